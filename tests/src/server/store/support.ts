import { afterEach, beforeEach } from 'vitest'
import type { DocumentStore, OwnedDocument } from '../../../../src/server/store/store.ts'
import type { OpenStore } from '../../../support/stores/each-store.ts'
import { NOTE, noteOf, type TrialStore } from '../../../support/stores/stores.ts'

export const ANNA = { owner: 'anna' }
export const BEN = { owner: 'ben' }

/** For the tests of the block that calls this: a store that is empty before each of them. */
export function storeWorld(open: OpenStore) {
  let trial: TrialStore
  /** What changes while tests run: the time, which they move, and the store. */
  const world = { time: 0 } as { time: number; store: DocumentStore }
  beforeEach(async () => {
    world.time = 1_800_000_000_000
    trial = await open(() => world.time)
    world.store = trial.store
  })
  afterEach(() => trial.dispose())

  const addNote = async (text: string, owner?: string) =>
    (await world.store.create(NOTE, noteOf(text), owner === undefined ? {} : { owner })).document
  const ownedBy = async (owner: string) => {
    const all: OwnedDocument[] = []
    for await (const document of world.store.owned(owner)) all.push(document)
    return all
  }
  const textsOf = async (query: Parameters<DocumentStore['list']>[1]) =>
    (await world.store.list(NOTE, query)).documents.map(({ data }) => data.text).toSorted()

  return { world, addNote, ownedBy, textsOf }
}

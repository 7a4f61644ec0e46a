import * as z from 'zod'
import type { Kind } from '../store/document.ts'
import { derivedId } from '../store/ids.ts'
import type { DocumentStore } from '../store/store.ts'

const HOUR_MS = 3_600_000

const SCHEMA = z.strictObject({
  uid: z.string().min(1).max(128),
  /** Sign-ins up to this moment count for nothing any more. */
  at: z.int(),
  /** What is still to be done. */
  left: z.enum(['store', 'provider', 'nothing']),
  /** How many documents of each kind were removed. */
  removed: z.record(z.string(), z.int()),
})

type Deletion = z.output<typeof SCHEMA>
type Counts = Deletion['removed']

/** A deletion of an account, begun or done. It belongs to nobody, so that it outlasts what it removes. */
const DELETION: Kind<Deletion> = {
  name: 'account-deletion',
  schema: SCHEMA,
  maxBytes: 10_000,
  readBy: 'holder',
  tagOf: ({ left }) => (left === 'store' ? UNFINISHED : undefined),
}
const UNFINISHED = 'unfinished'

/** How long a deletion is remembered: one that is done until every token from before it has run out. */
const KEPT_MS: Readonly<Record<Deletion['left'], number>> = { store: 365 * 24 * HOUR_MS, provider: 30 * 24 * HOUR_MS, nothing: 2 * HOUR_MS }

export type Deletions = {
  /** Removes all that a person has in the store, and counts it by kind, earlier tries included. */
  removeAll(uid: string): Promise<Counts>
  /** The account is gone at the identity provider too. */
  finish(uid: string): Promise<void>
  /** Whether an account was deleted after this sign-in. */
  isDeleted(uid: string, signedInAt: number): Promise<boolean>
  /** Goes on with deletions that were broken off. */
  resume(): Promise<void>
}

/** Deletion in steps, each marked in the store before it is done, so that it can be broken off anywhere. */
export function createDeletions(store: DocumentStore, now: () => number = Date.now): Deletions {
  const idOf = (uid: string) => derivedId(DELETION.name, uid)
  const find = (uid: string) => store.read(DELETION, idOf(uid), 'server')
  const mark = async (uid: string, change: (deletion: Deletion) => Deletion): Promise<Deletion> => {
    for (;;) {
      const held = await find(uid)
      const data = change(held?.data ?? { uid, at: 0, left: 'store', removed: {} })
      const options = { expiresAt: now() + KEPT_MS[data.left] }
      const written = await store.update(DELETION, idOf(uid), 'server', held?.version ?? 0, data, options)
      if (written.ok) return written.document.data
    }
  }
  const clear = async (uid: string): Promise<Counts> => {
    for (;;) {
      const { removed, isDone } = await store.deleteOwned(uid)
      const { removed: all } = await mark(uid, (deletion) => ({
        ...deletion,
        left: isDone ? 'provider' : 'store',
        removed: sum(deletion.removed, removed),
      }))
      if (isDone) return all
    }
  }

  return {
    async removeAll(uid) {
      await mark(uid, (deletion) => ({ ...deletion, at: now(), left: 'store' }))
      return clear(uid)
    },
    async finish(uid) {
      await mark(uid, (deletion) => ({ ...deletion, left: 'nothing' }))
    },
    async isDeleted(uid, signedInAt) {
      const held = await find(uid)
      return held !== undefined && signedInAt <= held.data.at
    },
    async resume() {
      let after: string | undefined
      do {
        const { documents, next } = await store.list(DELETION, { tag: UNFINISHED, ...(after !== undefined && { after }) })
        for (const { data } of documents) await clear(data.uid)
        after = next
      } while (after !== undefined)
    },
  }
}

function sum(one: Counts, other: Readonly<Counts>): Counts {
  const counts = { ...one }
  for (const [kind, count] of Object.entries(other)) counts[kind] = (counts[kind] ?? 0) + count
  return counts
}

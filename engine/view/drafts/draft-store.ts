import { type DBSchema, type IDBPDatabase, type IDBPObjectStore, type IDBPTransaction, openDB, unwrap } from 'idb'
import { type Draft, tidyDrawer } from './draft.ts'
import { allLeft, dropLeft, putLeft } from './left-drafts.ts'

/** Where drafts are kept. Everything it is asked may fail with `DraftError`. */
export type DraftStore = {
  /** The drafts of a drawer, oldest first. */
  all(drawer: string): Promise<readonly Draft[]>
  /**
   * Saves a draft over the version that it was made from, and gives the new version.
   * Undefined when another tab has saved it since: then nothing is written. What was deleted meanwhile comes back.
   */
  save(draft: Draft): Promise<number | undefined>
  /** Deletes a draft, unless another tab has saved it since. */
  remove(draft: Pick<Draft, 'id' | 'version'>): Promise<boolean>
  /** Puts down what a closing page could not save in time; nothing has to follow. */
  leave(drafts: readonly Draft[]): void
  /** Calls back when another tab has changed the drawer. Gives what takes it back. */
  listen(drawer: string, callback: () => void): () => void
}

export class DraftError extends Error {
  readonly reason: 'unavailable' | 'full'
  constructor(reason: 'unavailable' | 'full', options?: ErrorOptions) {
    super(`drafts: ${reason}`, options)
    this.reason = reason
  }
}

const TABLE = 'drafts'
const BY_DRAWER = 'drawer'

interface Schema extends DBSchema {
  [TABLE]: { key: string; value: Draft; indexes: { [BY_DRAWER]: string } }
}
type Transaction = IDBPTransaction<Schema, [typeof TABLE], 'readwrite'>
type Table = IDBPObjectStore<Schema, [typeof TABLE], typeof TABLE, 'readwrite'>

/** The browser's database. @throws DraftError `unavailable` where it is closed, as in some private windows */
export async function openDraftStore(): Promise<DraftStore> {
  let database: IDBPDatabase<Schema> | undefined
  const connect = async () => (database ??= await openDatabase(() => (database = undefined)))
  const run = async <T>(work: (table: Table) => Promise<T>): Promise<T> => runOn(await connect(), work)
  const channel = typeof BroadcastChannel === 'function' ? new BroadcastChannel('drafts') : undefined
  await connect()

  return {
    all: async (drawer) => {
      const left = allLeft().filter((draft) => draft.drawer === drawer)
      const drafts = await run(async (table) => {
        const { drafts: tidied, put, remove } = tidyDrawer([...(await table.index(BY_DRAWER).getAll(drawer)), ...left])
        await Promise.all([...remove.map((id) => table.delete(id)), ...put.map((draft) => table.put(draft))])
        return tidied
      })
      dropLeft(left.map(({ id }) => id))
      return drafts
    },
    save: async (draft) => {
      const version = await run(async (table) => {
        const held = await table.get(draft.id)
        if (held && held.version !== draft.version) return undefined
        await table.put({ ...draft, version: draft.version + 1 })
        return draft.version + 1
      })
      if (version !== undefined) channel?.postMessage(draft.drawer)
      return version
    },
    remove: async ({ id, version }) => {
      dropLeft([id])
      const drawer = await run(async (table) => {
        const held = await table.get(id)
        if (held && held.version !== version) return undefined
        await table.delete(id)
        return held?.drawer ?? ''
      })
      if (drawer) channel?.postMessage(drawer)
      return drawer !== undefined
    },
    leave: (drafts) => {
      const rest = drafts.filter((draft) => !putLeft(draft))
      if (!database || rest.length === 0) return
      // Without promises, which nobody would be there to hear.
      const transaction = unwrap(database).transaction(TABLE, 'readwrite')
      for (const draft of rest) transaction.objectStore(TABLE).put(draft)
      transaction.commit()
    },
    listen: (drawer, callback) => {
      const hear = ({ data }: MessageEvent) => (data === drawer || data === undefined) && callback()
      channel?.addEventListener('message', hear)
      return () => channel?.removeEventListener('message', hear)
    },
  }
}

/** How many drafts this browser keeps, of all tools together. */
export async function countDrafts(): Promise<number> {
  const database = await openDatabase()
  const ids = await runOn(database, (table) => table.getAllKeys())
  database.close()
  return new Set([...ids, ...allLeft().map(({ id, follows }) => follows?.id ?? id)]).size
}

/** Deletes all drafts of all tools. */
export async function clearDrafts(): Promise<void> {
  const database = await openDatabase()
  await runOn(database, (table) => table.clear())
  database.close()
  dropLeft(allLeft().map(({ id }) => id))
  if (typeof BroadcastChannel === 'function') {
    const channel = new BroadcastChannel('drafts')
    channel.postMessage(undefined)
    channel.close()
  }
}

/** Does all of the work or none of it, and resolves when what was written is kept. @throws DraftError */
async function runOn<T>(database: IDBPDatabase<Schema>, work: (table: Table) => Promise<T>): Promise<T> {
  let transaction: Transaction | undefined
  try {
    transaction = database.transaction(TABLE, 'readwrite')
    const [result] = await Promise.all([workOrAbort(transaction, work), transaction.done])
    return result
  } catch (error) {
    // Its requests say only that they were aborted; the transaction knows why.
    throw errorOf(transaction?.error ?? error)
  }
}

async function workOrAbort<T>(transaction: Transaction, work: (table: Table) => Promise<T>) {
  try {
    return await work(transaction.store)
  } catch (error) {
    transaction.abort()
    throw error
  }
}

/** @param forget called when the connection is gone */
async function openDatabase(forget?: () => void): Promise<IDBPDatabase<Schema>> {
  try {
    const database = await openDB<Schema>('drafts', 1, {
      upgrade: (fresh) => void fresh.createObjectStore(TABLE, { keyPath: 'id' }).createIndex(BY_DRAWER, 'drawer'),
      blocking: () => {
        database.close()
        forget?.()
      },
      terminated: () => forget?.(),
    })
    return database
  } catch (error) {
    throw errorOf(error)
  }
}

function errorOf(cause: unknown): DraftError {
  const isFull = cause instanceof DOMException && cause.name === 'QuotaExceededError'
  return new DraftError(isFull ? 'full' : 'unavailable', { cause })
}

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

const DATABASE = 'drafts'
const TABLE = 'drafts'
const BY_DRAWER = 'drawer'

/** The browser's database. @throws DraftError `unavailable` where it is closed, as in some private windows */
export async function openDraftStore(): Promise<DraftStore> {
  let database: IDBDatabase | undefined
  const connect = async () => {
    if (database) return database
    const opened = await openDatabase()
    const forget = () => (database = undefined)
    opened.addEventListener('close', forget)
    opened.addEventListener('versionchange', () => {
      opened.close()
      forget()
    })
    return (database = opened)
  }
  const run = async <T>(mode: IDBTransactionMode, work: (table: IDBObjectStore, give: (result: T) => void) => void): Promise<T> => {
    const opened = await connect()
    return new Promise<T>((resolve, reject) => {
      let result: T
      const transaction = opened.transaction(TABLE, mode)
      transaction.addEventListener('complete', () => resolve(result))
      transaction.addEventListener('abort', () => reject(errorOf(transaction.error)))
      work(transaction.objectStore(TABLE), (given) => (result = given))
    }).catch((error: unknown) => {
      throw error instanceof DraftError ? error : errorOf(error)
    })
  }
  const channel = typeof BroadcastChannel === 'function' ? new BroadcastChannel('drafts') : undefined
  await connect()

  return {
    all: async (drawer) => {
      const left = allLeft().filter((draft) => draft.drawer === drawer)
      const drafts = await run<readonly Draft[]>('readwrite', (table, give) => {
        const request: IDBRequest<Draft[]> = table.index(BY_DRAWER).getAll(drawer)
        request.addEventListener('success', () => {
          const { drafts: tidied, put, remove } = tidyDrawer([...request.result, ...left])
          for (const id of remove) table.delete(id)
          for (const draft of put) table.put(draft)
          give(tidied)
        })
      })
      dropLeft(left.map(({ id }) => id))
      return drafts
    },
    save: async (draft) => {
      const version = await run<number | undefined>('readwrite', (table, give) => {
        const request: IDBRequest<Draft | undefined> = table.get(draft.id)
        request.addEventListener('success', () => {
          const held = request.result
          if (held && held.version !== draft.version) return
          table.put({ ...draft, version: draft.version + 1 })
          give(draft.version + 1)
        })
      })
      if (version !== undefined) channel?.postMessage(draft.drawer)
      return version
    },
    remove: async ({ id, version }) => {
      dropLeft([id])
      const drawer = await run<string | undefined>('readwrite', (table, give) => {
        const request: IDBRequest<Draft | undefined> = table.get(id)
        request.addEventListener('success', () => {
          if (request.result && request.result.version !== version) return
          table.delete(id)
          give(request.result?.drawer ?? '')
        })
      })
      if (drawer) channel?.postMessage(drawer)
      return drawer !== undefined
    },
    leave: (drafts) => {
      const rest = drafts.filter((draft) => !putLeft(draft))
      if (!database || rest.length === 0) return
      const transaction = database.transaction(TABLE, 'readwrite')
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
  const ids = await new Promise<IDBValidKey[]>((resolve, reject) => {
    const request = database.transaction(TABLE).objectStore(TABLE).getAllKeys()
    request.addEventListener('success', () => resolve(request.result))
    request.addEventListener('error', () => reject(errorOf(request.error)))
  })
  database.close()
  return new Set([...ids, ...allLeft().map(({ id, follows }) => follows?.id ?? id)]).size
}

/** Deletes all drafts of all tools. */
export async function clearDrafts(): Promise<void> {
  const database = await openDatabase()
  await new Promise<void>((resolve, reject) => {
    const transaction = database.transaction(TABLE, 'readwrite')
    transaction.objectStore(TABLE).clear()
    transaction.addEventListener('complete', () => resolve())
    transaction.addEventListener('abort', () => reject(errorOf(transaction.error)))
  })
  database.close()
  dropLeft(allLeft().map(({ id }) => id))
  if (typeof BroadcastChannel === 'function') {
    const channel = new BroadcastChannel('drafts')
    channel.postMessage(undefined)
    channel.close()
  }
}

function openDatabase(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    if (typeof indexedDB === 'undefined') return reject(new DraftError('unavailable'))
    const request = indexedDB.open(DATABASE, 1)
    request.addEventListener('upgradeneeded', () =>
      request.result.createObjectStore(TABLE, { keyPath: 'id' }).createIndex(BY_DRAWER, 'drawer'),
    )
    request.addEventListener('success', () => resolve(request.result))
    request.addEventListener('error', () => reject(errorOf(request.error)))
    request.addEventListener('blocked', () => reject(new DraftError('unavailable')))
  })
}

function errorOf(cause: unknown): DraftError {
  const isFull = cause instanceof DOMException && cause.name === 'QuotaExceededError'
  return new DraftError(isFull ? 'full' : 'unavailable', { cause })
}

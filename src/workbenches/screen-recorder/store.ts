import { type DBSchema, type IDBPDatabase, openDB } from 'idb'

/** A recording kept on this device; its pieces are beside it. */
export type Kept = {
  readonly id: string
  /** Milliseconds since 1970. */
  readonly started: number
  /** Media type with codecs, as the browser recorded it. */
  readonly type: string
  /** False while it is recorded, and for good where the tab was closed meanwhile. */
  readonly isDone: boolean
}
export type KeptWithSize = Kept & { readonly bytes: number }

interface Tables extends DBSchema {
  recordings: { key: string; value: Kept }
  pieces: { key: [string, number]; value: { readonly id: string; readonly index: number; readonly data: ArrayBuffer } }
}

let opened: Promise<IDBPDatabase<Tables>> | undefined

const database = (): Promise<IDBPDatabase<Tables>> =>
  (opened ??= openDB<Tables>('screen-recordings', 1, {
    upgrade(made) {
      made.createObjectStore('recordings', { keyPath: 'id' })
      made.createObjectStore('pieces', { keyPath: ['id', 'index'] })
    },
    terminated: () => (opened = undefined),
  }).catch((error: unknown) => {
    opened = undefined
    throw error
  }))

const piecesOf = (id: string): IDBKeyRange => IDBKeyRange.bound([id, 0], [id, Infinity])

/** Recordings of this browser, newest first. @throws DOMException where its database is closed or full */
export const recordings = {
  async put(recording: Kept): Promise<void> {
    await (await database()).put('recordings', recording)
  },
  /** Settles once the piece is on the disk, as far as the browser knows. */
  async add(id: string, index: number, data: ArrayBuffer): Promise<void> {
    const change = (await database()).transaction('pieces', 'readwrite', { durability: 'strict' })
    await Promise.all([change.store.put({ id, index, data }), change.done])
  },
  async file({ id, type, started }: Kept): Promise<File> {
    const tables = await database()
    const pieces: Blob[] = []
    // One after the other: the browser may put each on the disk before the next is read.
    for (let cursor = await tables.transaction('pieces').store.openCursor(piecesOf(id)); cursor; cursor = await cursor.continue())
      pieces.push(new Blob([cursor.value.data]))
    const plain = type.split(';')[0] as string
    const name = `recording-${new Date(started).toISOString().slice(0, 19).replaceAll(':', '-')}.${plain.endsWith('mp4') ? 'mp4' : 'webm'}`
    return new File(pieces, name, { type: plain })
  },
  async remove(id: string): Promise<void> {
    const change = (await database()).transaction(['recordings', 'pieces'], 'readwrite')
    await Promise.all([change.objectStore('recordings').delete(id), change.objectStore('pieces').delete(piecesOf(id)), change.done])
  },
  /** All with something in them, except those that a tab is recording right now. */
  async all(): Promise<KeptWithSize[]> {
    const tables = await database()
    const busy = await recordedNow()
    const found: KeptWithSize[] = []
    for (const kept of await tables.getAll('recordings')) {
      if (busy.has(lockOf(kept.id))) continue
      let bytes = 0
      for (let cursor = await tables.transaction('pieces').store.openCursor(piecesOf(kept.id)); cursor; cursor = await cursor.continue())
        bytes += cursor.value.data.byteLength
      if (bytes > 0) found.push({ ...kept, bytes })
      else await this.remove(kept.id)
    }
    return found.toSorted((a, b) => b.started - a.started)
  },
}

/** Held by the tab that records. */
export const lockOf = (id: string): string => `screen-recording-${id}`

async function recordedNow(): Promise<ReadonlySet<string>> {
  const { held = [] } = (await navigator.locks?.query()) ?? {}
  return new Set(held.map(({ name }) => name ?? ''))
}

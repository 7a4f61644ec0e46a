import { type DBSchema, type IDBPDatabase, openDB } from 'idb'
import { type Bytes, randomBytes, toBase64Url } from './bytes.ts'
import { putClip, type Room } from './room-client.ts'
import { ShareError } from './share-error.ts'

/** A clip that waits to be sent, sealed already: what lies on the device is as unreadable as what lies on the server. */
export type Waiting = { readonly key: string; readonly room: string; readonly sealed: Bytes; readonly at: number }

interface QueueSchema extends DBSchema {
  waiting: { key: string; value: Waiting; indexes: { room: string } }
}

let opened: Promise<IDBPDatabase<QueueSchema>> | undefined

function database(): Promise<IDBPDatabase<QueueSchema>> {
  opened ??= openDB<QueueSchema>('live-clipboard', 1, {
    upgrade: (db) => void db.createObjectStore('waiting', { keyPath: 'key' }).createIndex('room', 'room'),
  }).catch((error: unknown) => {
    opened = undefined
    throw error
  })
  return opened
}

/** Keeps a sealed clip until it is sent, over reloads too. */
export async function enqueue(room: string, sealed: Bytes): Promise<void> {
  await (await database()).put('waiting', { key: toBase64Url(randomBytes(16)), room, sealed, at: Date.now() })
}

/** In the order in which they were put in. */
export async function waitingIn(room: string): Promise<readonly Waiting[]> {
  const all = await (await database()).getAllFromIndex('waiting', 'room', room)
  return all.toSorted((a, b) => a.at - b.at)
}

async function dequeue(key: string): Promise<void> {
  await (await database()).delete('waiting', key)
}

/**
 * Sends what waits, oldest first, one tab at a time.
 * @param onSent told after each that has arrived
 * @throws ShareError for the first that did not; it waits on
 */
export async function flush(room: Room, onSent: () => Promise<void>): Promise<void> {
  await navigator.locks.request(`live-clipboard ${room.id}`, async () => {
    for (const { key, sealed } of await waitingIn(room.id)) {
      try {
        await putClip(room, key, sealed)
      } catch (error) {
        // What is too large will never arrive.
        if (error instanceof ShareError && error.fault === 'too-large') await dequeue(key)
        throw error
      }
      await dequeue(key)
      await onSent()
    }
  })
}

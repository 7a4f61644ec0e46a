import type { DocumentStore } from '../store/store.ts'
import { createSharedDocuments } from './documents.ts'
import { createRooms } from './rooms.ts'

/**
 * Removes a shared document, or ends a live clipboard, by its id and unread: nobody but those who have its key can read it.
 * What was removed, if it was there.
 */
export async function removeReported(store: DocumentStore, id: string): Promise<{ kind: string; bytes: number } | undefined> {
  const documents = createSharedDocuments(store)
  const rooms = createRooms(store, documents)
  const room = await rooms.stateOf(id)
  if (room && (await rooms.endReported(id))) return { kind: 'room', bytes: room.clips.reduce((sum, { bytes }) => sum + bytes, 0) }
  const found = await documents.find(id)
  if (!found || !(await documents.remove(id, 'server'))) return undefined
  return { kind: found.kind, bytes: found.data.bytes }
}

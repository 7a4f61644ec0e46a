import type { DocumentStore } from '../store/store.ts'
import { createSharedDocuments } from './documents.ts'

/** Removes a shared document by its id, unread: nobody but those who have its key can read it. What was removed, if it was there. */
export async function removeReported(store: DocumentStore, id: string): Promise<{ kind: string; bytes: number } | undefined> {
  const documents = createSharedDocuments(store)
  const found = await documents.find(id)
  if (!found || !(await documents.remove(id, 'server'))) return undefined
  return { kind: found.kind, bytes: found.data.bytes }
}

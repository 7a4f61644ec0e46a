import { readServiceSettings } from '../src/server/service-settings.ts'
import { openStore } from '../src/server/services.ts'
import { removeReported } from '../src/server/shared/removal.ts'

/** Removes a reported document, while servers go on. @throws Error in words for whoever asked for it */
export async function removeShared(id: string | undefined): Promise<void> {
  if (!id) throw new Error('Name the document to remove: npm start -- --remove-shared <id>')
  const store = await openStore(readServiceSettings(process.env))
  try {
    const removed = await removeReported(store, id)
    if (!removed) throw new Error(`No shared document has the id ${id}. It may have expired or been deleted.`)
    console.log(`Removed: ${removed.kind} ${id}, ${removed.bytes} bytes.`)
  } finally {
    await store.close()
  }
}

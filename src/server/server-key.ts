import { randomBytes } from 'node:crypto'
import * as z from 'zod'
import type { Kind } from './store/document.ts'
import { derivedId } from './store/ids.ts'
import type { DocumentStore } from './store/store.ts'

const SERVER_KEY: Kind<{ key: string }> = {
  name: 'server-key',
  schema: z.strictObject({ key: z.string().min(32) }),
  maxBytes: 1000,
  readBy: 'holder',
}

/** The key that every copy of the server signs with: made once and kept in the store that they share. */
export async function readServerKey(store: DocumentStore): Promise<string> {
  const id = derivedId(SERVER_KEY.name)
  const kept = await store.read(SERVER_KEY, id, 'server')
  if (kept) return kept.data.key
  const written = await store.update(SERVER_KEY, id, 'server', 0, { key: randomBytes(32).toString('base64url') })
  const document = written.ok ? written.document : written.current
  if (!document) throw new Error('the server key cannot be kept')
  return document.data.key
}

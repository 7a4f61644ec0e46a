import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import * as z from 'zod'
import type { Kind } from '../../../src/server/store/document.ts'
import { openFirestoreRows } from '../../../src/server/store/firestore.ts'
import { randomId } from '../../../src/server/store/ids.ts'
import { openSqliteRows } from '../../../src/server/store/sqlite.ts'
import { createDocumentStore, type DocumentStore } from '../../../src/server/store/store.ts'

export type Note = { text: string; isOpen: boolean; lists: number[][] }

const note = {
  schema: z.strictObject({ text: z.string(), isOpen: z.boolean(), lists: z.array(z.array(z.number())) }),
  maxBytes: 900 * 1024,
}

/** A kind that only its holder reads; open notes are found by their tag. */
export const NOTE: Kind<Note> = { ...note, name: 'note', readBy: 'holder', tagOf: ({ isOpen }) => (isOpen ? 'open' : undefined) }
/** A kind that everybody reads who knows the id, for one minute, and that holds little. */
export const PASTE: Kind<Note> = { ...note, name: 'paste', readBy: 'anyone', lifetimeMs: 60_000, maxBytes: 100 }

/** A kind whose documents have parts. */
export const ALBUM: Kind<{ parts: string[] }> = {
  name: 'album',
  schema: z.strictObject({ parts: z.array(z.string()) }),
  maxBytes: 10_000,
  readBy: 'holder',
  partsOf: ({ parts }) => parts,
}

export const noteOf = (text: string, isOpen = false): Note => ({ text, isOpen, lists: [[1], [2, 3]] })

export type TrialStore = { readonly store: DocumentStore; dispose(): Promise<void> }

/** A folder of the system's for temporary files. */
export async function temporaryFolder(): Promise<{ folder: string; dispose(): Promise<void> }> {
  const folder = await mkdtemp(join(tmpdir(), 'store-'))
  return { folder, dispose: () => rm(folder, { recursive: true, force: true }) }
}

export async function sqliteStore(now?: () => number): Promise<TrialStore> {
  const { folder, dispose } = await temporaryFolder()
  const store = createDocumentStore(openSqliteRows(folder), now)
  return { store, dispose: () => store.close().then(dispose) }
}

/** A collection of its own in the emulator that FIRESTORE_EMULATOR_HOST names. */
export async function firestoreStore(now?: () => number): Promise<TrialStore> {
  const store = createDocumentStore(await openFirestoreRows({ project: 'demo-toolglot', collection: `trial-${randomId()}` }), now)
  return { store, dispose: () => store.close() }
}

/** Whether an emulator of Firestore answers. */
export async function hasFirestore(host = process.env.FIRESTORE_EMULATOR_HOST): Promise<boolean> {
  if (!host) return false
  return fetch(`http://${host}/`, { signal: AbortSignal.timeout(5000) }).then(
    ({ ok }) => ok,
    () => false,
  )
}

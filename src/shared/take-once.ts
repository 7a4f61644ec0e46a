import type { Bytes } from './bytes.ts'
import { takeSealed } from './client.ts'
import type { SharedInfo } from './wire.ts'

/** What this page has taken, or is taking. Of what can be opened once, it is the only copy there is. */
export type Taking = { readonly info: SharedInfo; readonly sealed: Promise<Bytes> }

const takings = new Map<string, Taking>()

/**
 * Takes a document, or gives what was taken before: whatever becomes of the part of the page that asked,
 * it is asked for only once. What failed can be tried again.
 * @param onProgress told by the one who asked first, from 0 to 1
 */
export function takeOnce(info: SharedInfo, onProgress?: (done: number) => void): Taking {
  const before = takings.get(info.id)
  if (before) return before
  const sealed = takeSealed(info.id, { bytes: info.bytes, onProgress }).then((taken) => taken.sealed)
  const taking = { info, sealed }
  takings.set(info.id, taking)
  sealed.catch(() => takings.delete(info.id))
  return taking
}

/** What was taken already, or is being taken. */
export const takingOf = (id: string): Taking | undefined => takings.get(id)

/** Drops what was taken, once nobody will look at it again. */
export const dropTaken = (id: string): void => void takings.delete(id)

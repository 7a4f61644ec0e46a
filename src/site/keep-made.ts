import { createHash, randomUUID } from 'node:crypto'
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * Bytes that take long to make and always come out the same: they are kept beside the packages, from one build to the next.
 * @param kind the folder that they are kept in
 * @param from all that the bytes depend on
 */
export function keepMade(kind: string, from: readonly (string | Uint8Array)[], make: () => Buffer): Buffer {
  const folder = join('node_modules/.cache', kind)
  const hash = createHash('sha256')
  for (const part of from) hash.update(part)
  const file = join(folder, hash.digest('base64url'))
  try {
    return readFileSync(file)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error
  }
  const made = make()
  mkdirSync(folder, { recursive: true })
  // Whole or not at all, as another build may read it meanwhile.
  const unfinished = `${file}.${randomUUID()}`
  writeFileSync(unfinished, made)
  renameSync(unfinished, file)
  return made
}

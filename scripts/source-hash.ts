import { createHash } from 'node:crypto'
import { readFile, readdir } from 'node:fs/promises'
import { join } from 'node:path'

const FOLDERS = ['engine', 'registry', 'src', 'locales', 'scripts']
const FILES = ['package-lock.json', 'vite.config.ts', 'tsconfig.json']

/** A fingerprint of all that a build is made from, the deployment's origin included. */
export async function sourceHash(): Promise<string> {
  const hash = createHash('sha256').update(process.env.SITE_ORIGIN ?? '')
  const listed = await Promise.all(
    FOLDERS.map(async (folder) =>
      (await readdir(folder, { recursive: true, withFileTypes: true }))
        .filter((entry) => entry.isFile())
        .map((entry) => join(entry.parentPath, entry.name)),
    ),
  )
  for (const file of [...FILES, ...listed.flat().toSorted()]) hash.update(file).update(await readFile(file))
  return hash.digest('hex')
}

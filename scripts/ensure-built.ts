import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { runScript } from './child.ts'
import { sourceHash } from './source-hash.ts'

/** Whether `dist/` was made from the sources as they are now. */
async function isBuilt(): Promise<boolean> {
  return existsSync('dist/stamp') && readFileSync('dist/stamp', 'utf8') === (await sourceHash())
}

/** Builds the site if it is stale; in a process of its own, as a build takes ten times the memory of a server. @throws Error */
export async function ensureBuilt(): Promise<void> {
  if (await isBuilt()) return
  if ((await runScript(fileURLToPath(new URL('./build.ts', import.meta.url)))) !== 0) throw new Error('The site could not be built.')
}

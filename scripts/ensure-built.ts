import { existsSync, readFileSync } from 'node:fs'
import { sourceHash } from './source-hash.ts'

/** Whether `dist/` was made from the sources as they are now. */
async function isBuilt(): Promise<boolean> {
  return existsSync('dist/stamp') && readFileSync('dist/stamp', 'utf8') === (await sourceHash())
}

/** Builds the site if it is stale. */
export async function ensureBuilt(): Promise<void> {
  if (await isBuilt()) return
  const { buildSite } = await import('./build.ts')
  await buildSite()
}

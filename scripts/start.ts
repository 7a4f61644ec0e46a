import { ensureBuilt } from './ensure-built.ts'

/** Builds what is stale, then serves it. */
try {
  await ensureBuilt()
} catch (error) {
  const isFull = (error as NodeJS.ErrnoException).code === 'ENOSPC'
  console.error(isFull ? 'The disk is full: the build needs about 200 MB.' : error instanceof Error ? error.message : error)
  process.exit(1)
}
await import('../src/server/main.ts')

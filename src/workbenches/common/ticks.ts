import type { TickStart } from './tick-worker.ts'

/** Calls at the pace of a worker, which a page out of sight keeps, until what it gives is called. */
export function everyTick(everyMs: number, onTick: () => void): () => void {
  const ticks = new Worker(new URL('./tick-worker.ts', import.meta.url), { type: 'module' })
  ticks.addEventListener('message', onTick)
  ticks.postMessage({ everyMs } satisfies TickStart)
  return () => ticks.terminate()
}

import type { RunResult } from '../core/run.ts'

/** How long importing a tool and its libraries may take. It is no part of the run's own time. */
export const LOAD_MS = 30_000
/** How long work that was cancelled may take to notice before it loses its worker or thread. */
export const GRACE_MS = 250

/** A failed run, with the time allowed where that is why. */
export function failed(code: string, timeMs?: number): RunResult {
  return { ok: false, failures: [{ code, params: timeMs === undefined ? {} : { count: Math.ceil(timeMs / 1000) } }] }
}

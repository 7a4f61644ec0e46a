import type { RunResult } from '../../core/run.ts'
import { startRunner } from '../node/client.ts'
import type { RunnerJob, RunnerOptions } from '../node/process.ts'
import { createFairQueue, type QueueLimits } from '../fair-queue.ts'
import { type Shared, startShared } from '../node/shared-runner.ts'
import { failed } from '../protocol.ts'

/** Where tools that wait for the network run: many at once in one process. */
export type Lane = {
  /** @throws ToolBug */
  run(job: RunnerJob, timeMs: number, signal?: AbortSignal): Promise<RunResult>
  close(): Promise<void>
}

/** How many runs may have a process of their own at once; one caller leaves one of them to others. */
const ALONE = 2
/** For how long a tool runs alone after it kept the shared process busy, in milliseconds. */
const SUSPECT_MS = 10 * 60_000

/**
 * One process serves all runs. When it gives no sign of life (a run computes without end) or breaks down (memory), it is ended,
 * and every run that it had is done again in a process of its own: whoever is to blame ends there by time or memory, and the others
 * lose a moment only. A tool that was to blame runs alone for a while.
 */
export function createLane(options: RunnerOptions, limits?: QueueLimits): Lane {
  const places = createFairQueue(limits)
  const lonely = createFairQueue({ atOnce: ALONE, perCaller: ALONE - 1, queue: 64 })
  const suspects = new Map<string, number>()
  const lonelyRunners = new Set<{ end(): Promise<void> }>()
  let shared: Shared | undefined
  let isClosed = false

  const runAlone = async (job: RunnerJob, timeMs: number, signal?: AbortSignal): Promise<RunResult> => {
    const leave = await lonely.enter({ caller: job.caller?.id, signal })
    if (!leave) return failed(signal?.aborted || isClosed ? 'cancelled' : 'busy')
    const runner = startRunner(options)
    lonelyRunners.add(runner)
    try {
      const result = await runner.run(job, timeMs, signal)
      const code = result.ok ? undefined : result.failures[0].code
      if (code === 'time-limit' || code === 'memory-limit') suspects.set(job.module, Date.now() + SUSPECT_MS)
      return result
    } finally {
      lonelyRunners.delete(runner)
      leave()
      void runner.end()
    }
  }

  return {
    async run(job, timeMs, signal) {
      const leave = await places.enter({ caller: job.caller?.id, signal })
      if (!leave) return failed(signal?.aborted || isClosed ? 'cancelled' : 'busy')
      try {
        if ((suspects.get(job.module) ?? 0) > Date.now()) return await runAlone(job, timeMs, signal)
        if (!shared?.isAlive()) shared = startShared(options)
        const result = await shared.run(job, timeMs, signal)
        if (result !== 'lost') return result
        return isClosed ? failed('cancelled') : await runAlone(job, timeMs, signal)
      } finally {
        leave()
      }
    },
    async close() {
      isClosed = true
      places.close()
      lonely.close()
      await Promise.all([shared?.end(), ...[...lonelyRunners].map((runner) => runner.end())])
    },
  }
}

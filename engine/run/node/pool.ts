import { availableParallelism } from 'node:os'
import type { Effect } from '../../core/context.ts'
import { DEFAULT_LIMITS, type Limits } from '../../core/define.ts'
import type { RunResult } from '../../core/run.ts'
import { createFairQueue, type QueueLimits } from '../fair-queue.ts'
import { createLane } from '../net/lane.ts'
import type { NetOptions } from '../net/options.ts'
import { startRunner, type Runner } from './client.ts'
import type { RunnerJob, RunnerOptions } from './process.ts'
import { failed } from '../protocol.ts'

export type PoolOptions = {
  /** Processes at most; by default as many as there are cores. */
  readonly size?: number
  /** Who may run and wait; what goes beyond it is refused as `busy`. */
  readonly runs?: Omit<QueueLimits, 'atOnce'>
  /** JavaScript heap of each process, in megabytes. */
  readonly memoryMb?: number
  readonly net?: NetOptions
  readonly niceness?: number
  /** The same as `runs` for tools that wait for the network. */
  readonly lane?: QueueLimits
}

export type PoolJob = RunnerJob & {
  readonly limits?: Limits
  /** Tools of effect `network` only wait; they run in a lane of their own, many at once. */
  readonly effect?: Effect
  /** It may hold its process for long. */
  readonly isHeavy?: boolean
}

/**
 * Runs tools in processes, callers in turn. Processes start when first needed and are replaced when they die.
 * What waits for the network holds none of them.
 */
export type Pool = {
  readonly size: number
  /**
   * Runs one job, with a copy of its input.
   * Ends as `time-limit`, `memory-limit`, `busy` or `cancelled` where that is what happened.
   * @throws ToolBug
   */
  run(job: PoolJob, signal?: AbortSignal): Promise<RunResult>
  /** Ends all processes; what runs or waits ends as `cancelled`. */
  close(): Promise<void>
}

/** How many runs of one caller are under way at once. */
const FEW = 2

export function createPool({
  size = availableParallelism(),
  runs,
  memoryMb = 512,
  net = {},
  niceness = 0,
  lane: laneLimits,
}: PoolOptions = {}): Pool {
  const options: RunnerOptions = { memoryMb, net, niceness }
  const runners = new Set<Runner>()
  const idle: Runner[] = []
  // Neither one caller nor heavy work ever has all processes, where there are several.
  const most = Math.max(1, size - 1)
  const places = createFairQueue({ perCaller: Math.min(FEW, most), heavy: most, queuePerCaller: 16, ...runs, atOnce: size })
  const lane = createLane(options, laneLimits)
  let closed = false

  const take = (): Runner => {
    for (let runner = idle.pop(); runner; runner = idle.pop()) {
      if (runner.isAlive()) return runner
      runners.delete(runner)
    }
    const runner = startRunner(options)
    runners.add(runner)
    return runner
  }

  return {
    size,
    async run({ limits, effect, isHeavy, ...job }, signal) {
      if (closed || signal?.aborted) return failed('cancelled')
      const timeMs = limits?.timeMs ?? DEFAULT_LIMITS.timeMs
      if (effect === 'network') return lane.run(job, timeMs, signal)
      const leave = await places.enter({ caller: job.caller?.id, isHeavy, signal })
      // Nobody would end a process that begins after all were ended.
      if (closed) return failed('cancelled')
      if (!leave) return failed(signal?.aborted ? 'cancelled' : 'busy')
      const runner = take()
      try {
        return await runner.run(job, timeMs, signal)
      } finally {
        if (runner.isAlive()) idle.push(runner)
        else runners.delete(runner)
        leave()
      }
    },
    async close() {
      closed = true
      places.close()
      await Promise.all([...[...runners].map((runner) => runner.end()), lane.close()])
    },
  }
}

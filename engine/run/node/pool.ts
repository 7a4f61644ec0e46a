import { availableParallelism } from 'node:os'
import type { Effect } from '../../core/context.ts'
import { DEFAULT_LIMITS, type Limits } from '../../core/define.ts'
import type { RunResult } from '../../core/run.ts'
import { createLane, type LaneLimits } from '../net/lane.ts'
import type { NetOptions } from '../net/options.ts'
import { startThread, type Thread, type ThreadJob } from './client.ts'
import { failed } from '../protocol.ts'

export type PoolOptions = {
  /** Threads at most; by default as many as there are cores. */
  readonly size?: number
  /** Jobs that may wait; one more is refused as `busy`. */
  readonly queue?: number
  /** JavaScript heap of each thread, in megabytes. */
  readonly memoryMb?: number
  readonly net?: NetOptions
  readonly lane?: LaneLimits
}

export type PoolJob = ThreadJob & {
  readonly limits?: Limits
  /** Tools of effect `network` only wait; they run in a lane of their own, many at once. */
  readonly effect?: Effect
}

/**
 * Runs tools in threads, first come first served. Threads start when first needed and are replaced when they die.
 * What waits for the network holds none of them.
 */
export type Pool = {
  readonly size: number
  /**
   * Runs one job; the bytes of its files move to the thread and are gone here.
   * Ends as `time-limit`, `memory-limit`, `busy` or `cancelled` where that is what happened.
   * @throws ToolBug
   */
  run(job: PoolJob, signal?: AbortSignal): Promise<RunResult>
  /** Ends all threads; what runs or waits ends as a bug or `cancelled`. */
  close(): Promise<void>
}

type Waiting = { readonly start: (thread: Thread) => void; readonly drop: () => void }

export function createPool({
  size = availableParallelism(),
  queue = 128,
  memoryMb = 512,
  net = {},
  lane: laneLimits,
}: PoolOptions = {}): Pool {
  const threads = new Set<Thread>()
  const idle: Thread[] = []
  const waiting: Waiting[] = []
  const lane = createLane({ memoryMb, net }, laneLimits)
  let closed = false

  const take = (): Thread | undefined => {
    for (let thread = idle.pop(); thread; thread = idle.pop()) {
      if (thread.isAlive()) return thread
      threads.delete(thread)
    }
    if (threads.size >= size) return undefined
    const thread = startThread({ memoryMb, net })
    threads.add(thread)
    return thread
  }
  const giveBack = (thread: Thread) => {
    if (thread.isAlive()) idle.push(thread)
    else threads.delete(thread)
    const next = waiting.length > 0 ? take() : undefined
    if (next) waiting.shift()?.start(next)
  }
  const threadFor = (signal?: AbortSignal): Promise<Thread> | Thread | undefined => {
    const free = waiting.length === 0 ? take() : undefined
    if (free) return free
    if (waiting.length >= queue) return undefined
    return new Promise((resolve, reject) => {
      const drop = () => {
        signal?.removeEventListener('abort', drop)
        waiting.splice(waiting.indexOf(entry), 1)
        reject(new Dropped())
      }
      const entry: Waiting = {
        drop,
        start: (thread) => {
          signal?.removeEventListener('abort', drop)
          resolve(thread)
        },
      }
      waiting.push(entry)
      signal?.addEventListener('abort', drop, { once: true })
    })
  }

  return {
    size,
    async run({ limits, effect, ...job }, signal) {
      if (closed || signal?.aborted) return failed('cancelled')
      if (effect === 'network') return lane.run(job, limits?.timeMs ?? DEFAULT_LIMITS.timeMs, signal)
      let thread: Thread | undefined
      try {
        thread = await threadFor(signal)
        if (!thread) return failed('busy')
        return await thread.run(job, limits?.timeMs ?? DEFAULT_LIMITS.timeMs, signal)
      } catch (error) {
        // A thread that was ended with all others is no bug of its tool.
        if (error instanceof Dropped || closed) return failed('cancelled')
        throw error
      } finally {
        if (thread) giveBack(thread)
      }
    },
    async close() {
      closed = true
      for (let entry = waiting[0]; entry; entry = waiting[0]) entry.drop()
      await Promise.all([...[...threads].map((thread) => thread.end()), lane.close()])
    },
  }
}

class Dropped extends Error {}

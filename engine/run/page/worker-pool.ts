import type { RunResult } from '../../core/run.ts'
import { createRunner, type RunRequest, type ToolRunner } from './client.ts'

/** Several workers of a page, for work on many items at once. */
export type WorkerPool = {
  readonly size: number
  /** Runs in the worker of this number, which works on one thing at a time. @throws as {@link ToolRunner.run} */
  run(worker: number, request: RunRequest): Promise<RunResult>
  /** Ends all workers. */
  close(): void
}

const MOST = 8
/** What is assumed of a browser that does not say how many cores there are. */
const USUAL = 4

/** As many workers as there are cores, but no more than one for each gigabyte of memory, where a browser says how much there is. */
export function poolSize({ hardwareConcurrency, deviceMemory }: { hardwareConcurrency?: number; deviceMemory?: number }): number {
  return Math.max(1, Math.min(MOST, hardwareConcurrency || USUAL, Math.floor(deviceMemory ?? MOST)))
}

export function createWorkerPool(workerUrl: string, size: number): WorkerPool {
  const runners = new Map<number, ToolRunner>()
  return {
    size,
    run(worker, request) {
      const runner = runners.get(worker) ?? createRunner(workerUrl)
      runners.set(worker, runner)
      return runner.run(request)
    },
    close() {
      for (const runner of runners.values()) runner.close()
      runners.clear()
    },
  }
}

import type { RunResult } from '../core/run.ts'
import type { RunOptions } from './context.ts'
import { type Job, type WorkerAnswer, type WorkerRequest, transfersOf } from './messages.ts'

export type RunRequest = {
  readonly module: string
  readonly input: Readonly<Record<string, unknown>>
  readonly options: RunOptions
  readonly timeMs: number
  readonly progress?: (fraction: number) => void
  readonly signal?: AbortSignal
}

/** Runs tools in one worker of the page; the newest request wins, and a worker that died or overran is replaced. */
export type ToolRunner = {
  /** @throws Error for a bug in the tool; AbortError-like results come as the failure `cancelled` */
  run(request: RunRequest): Promise<RunResult>
  /** Loads worker and tool ahead of the first run. */
  warm(module: string): void
  stop(): void
}

const CANCELLED: RunResult = { ok: false, failures: [{ code: 'cancelled', params: {} }] }

type Pending = {
  readonly id: number
  settle: (result: RunResult) => void
  fail: (error: Error) => void
  progress?: (fraction: number) => void
}

export function createRunner(workerUrl: string): ToolRunner {
  let worker: Worker | undefined
  let pending: Pending | undefined
  let nextId = 1

  const dispose = () => {
    worker?.terminate()
    worker = undefined
  }
  const finish = (id: number): Pending | undefined => {
    if (pending?.id !== id) return undefined
    const done = pending
    pending = undefined
    return done
  }
  const start = (): Worker => {
    if (worker) return worker
    worker = new Worker(workerUrl, { type: 'module' })
    worker.addEventListener('message', ({ data }: MessageEvent<WorkerAnswer>) => {
      if (data.type === 'progress') {
        if (pending?.id === data.id) pending.progress?.(data.fraction)
        return
      }
      const done = finish(data.id)
      if (data.type === 'bug') done?.fail(new Error(data.message))
      else done?.settle(data.result)
    })
    worker.addEventListener('error', (event) => {
      event.preventDefault()
      dispose()
      if (pending) finish(pending.id)?.fail(new Error(event.message || 'the worker could not be loaded'))
    })
    return worker
  }
  const end = (id: number, result: RunResult) => {
    const done = finish(id)
    if (!done) return
    // Synchronous work cannot be asked to stop.
    dispose()
    done.settle(result)
  }
  const post = (request: WorkerRequest, transfer: Transferable[] = []) => start().postMessage(request, transfer)

  return {
    run({ module, input, options, timeMs, progress, signal }) {
      if (pending) end(pending.id, CANCELLED)
      if (signal?.aborted) return Promise.resolve(CANCELLED)
      const job: Job = { id: nextId++, module, input, options }
      const answer = new Promise<RunResult>((settle, fail) => {
        pending = { id: job.id, settle, fail, ...(progress && { progress }) }
      })
      const stop = () => end(job.id, CANCELLED)
      signal?.addEventListener('abort', stop)
      const timer = setTimeout(
        () => end(job.id, { ok: false, failures: [{ code: 'time-limit', params: { count: Math.ceil(timeMs / 1000) } }] }),
        timeMs,
      )
      post({ type: 'run', job }, transfersOf(input))
      return answer.finally(() => {
        clearTimeout(timer)
        signal?.removeEventListener('abort', stop)
      })
    },
    warm: (module) => post({ type: 'warm', module }),
    stop: dispose,
  }
}

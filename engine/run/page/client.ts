import type { RunResult, Values } from '../../core/run.ts'
import type { RunOptions } from '../context.ts'
import {
  type Answer,
  BEGIN_MS,
  GRACE_MS,
  LOAD_MS,
  type PageJob,
  type PageQuestion,
  type PageRequest,
  createClock,
  failed,
  overran,
  ownedBuffers,
} from '../protocol.ts'

/** What is asked of whoever runs a tool for a page. */
export type RunRequest = {
  readonly module: string
  readonly input: Values
  readonly options: RunOptions
  readonly assets?: PageJob['assets']
  readonly timeMs: number
  readonly progress?: (fraction: number) => void
  readonly signal?: AbortSignal
}

/** Runs tools in one worker of the page; the newest request wins, and a worker that died or overran is replaced. */
export type ToolRunner = {
  /** @throws Error for a bug in the tool; AbortError-like results come as the failure `cancelled` */
  readonly run: (request: RunRequest) => Promise<RunResult>
  /** Loads worker and tool ahead of the first run. */
  readonly warm: (module: string) => void
  /** Ends the worker; the next request starts another. */
  readonly close: () => void
}

/** The request that is waited for; it may itself wait for the worker to be free. */
type Newest = {
  readonly id: number
  readonly job: PageJob
  readonly timeMs: number
  readonly progress: RunRequest['progress']
  readonly settle: (result: RunResult) => void
  readonly fail: (error: Error) => void
}

/** A large file takes a slow device long without anything being wrong: each megabyte gives a run another second. */
const BYTE_MS = 1 / 1000

export function createRunner(workerUrl: string): ToolRunner {
  let worker: Worker | undefined
  let newest: Newest | undefined
  /** The job that the worker has. */
  let running: number | undefined
  let isStarted = false
  /** The worker has run something, so that only its end can keep it from running more. */
  let isProven = false
  const clock = createClock((ms, why) => {
    const isLost = isProven && !isStarted
    replace((late) => {
      // Browsers end workers without a word when memory is short. Files went with it; what was typed is sent to the next one.
      if (isLost && ownedBuffers(late.job.input).length === 0) {
        newest = late
        send(late)
      } else late.settle(overran(ms, why))
    })
  })

  const start = (): Worker => {
    if (worker) return worker
    worker = new Worker(workerUrl, { type: 'module' })
    worker.addEventListener('message', ({ data }: MessageEvent<Answer | PageRequest>) => {
      if (data.type === 'svg') void import('./draw-svg.ts').then((drawing) => drawing.drawSvg(data))
      else listen(data)
    })
    worker.addEventListener('error', (event) => {
      event.preventDefault()
      replace((lost) => lost.fail(new Error(event.message || 'the worker could not be loaded')))
    })
    return worker
  }
  const post = (question: PageQuestion, transfer: Transferable[] = []) => start().postMessage(question, transfer)

  const listen = (answer: Answer) => {
    if (answer.id !== running) return
    const awaited = newest?.id === running ? newest : undefined
    if (answer.type === 'progress') awaited?.progress?.(answer.fraction)
    else if (answer.type === 'within') {
      if (awaited) clock.within(answer.timeMs, answer.late)
    } else if (answer.type === 'started') {
      isStarted = true
      isProven = true
      clock.allow(awaited ? awaited.timeMs : GRACE_MS)
    } else
      free((done) => {
        if (answer.type === 'done') done.settle(answer.result)
        else done.fail(new Error(answer.message))
      })
  }
  /** The worker has ended its job, for good or bad: whoever waits for it is told, and whoever waits for the worker gets it. */
  const free = (tell: (awaited: Newest) => void) => {
    clock.stop()
    const awaited = newest
    const isOwn = awaited?.id === running
    running = undefined
    if (!awaited) return
    if (!isOwn) return send(awaited)
    newest = undefined
    tell(awaited)
  }
  const replace = (tell: (awaited: Newest) => void) => {
    worker?.terminate()
    worker = undefined
    isProven = false
    free(tell)
  }
  const send = ({ id, job }: Newest) => {
    post({ type: 'run', id, job }, ownedBuffers(job.input))
    running = id
    isStarted = false
    clock.allow(isProven ? BEGIN_MS : LOAD_MS)
  }
  /** Nobody waits for this request any more. What still loads is let load: the next run needs it, too. */
  const leave = (left: Newest) => {
    newest = undefined
    left.settle(failed('cancelled'))
    if (left.id !== running) return
    post({ type: 'cancel', id: left.id })
    if (isStarted) clock.allow(GRACE_MS)
  }

  let lastId = 0
  return {
    run({ timeMs: least, progress, signal, ...job }) {
      if (newest) leave(newest)
      if (signal?.aborted) return Promise.resolve(failed('cancelled'))
      const id = ++lastId
      const timeMs = least + ownedBuffers(job.input).reduce((sum, { byteLength }) => sum + byteLength, 0) * BYTE_MS
      const stop = () => {
        if (newest?.id === id) leave(newest)
      }
      signal?.addEventListener('abort', stop)
      return new Promise<RunResult>((settle, fail) => {
        newest = { id, job, timeMs, progress, settle, fail }
        if (running === undefined) send(newest)
      }).finally(() => signal?.removeEventListener('abort', stop))
    },
    warm: (module) => post({ type: 'warm', module }),
    close: () => worker?.terminate(),
  }
}

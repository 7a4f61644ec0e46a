import { Worker } from 'node:worker_threads'
import type { RunResult } from '../../core/run.ts'
import type { NetOptions } from '../net/options.ts'
import type { NetCaller } from '../net/net.ts'
import {
  type Answer,
  type Clock,
  type Job,
  type Question,
  createClock,
  failed,
  GRACE_MS,
  LOAD_MS,
  overran,
  ownedBuffers,
} from '../protocol.ts'

/** One run in a thread. */
export type ThreadJob = Job & {
  /** Input and output are plain JSON, with files as `{"base64", "type", "name"}`. */
  readonly wire?: boolean
  /** A whole request in pieces, in place of `input` and of what a caller may say among `options`: it is read in the thread. */
  readonly request?: readonly Uint8Array<ArrayBuffer>[]
  /** The output comes as `{ json }`, the text of `{"output": …}`, or as a `LargeText` of it; longer than so many bytes it is refused. */
  readonly jsonBytes?: number
  /** Who asked, for tools that go to the network. */
  readonly caller?: NetCaller
}
/** What a thread is started with. */
export type ThreadData = { readonly net: NetOptions; readonly niceness: number }
/** A thread that is asked for a sign of life answers as soon as nothing keeps it busy. */
export type ThreadQuestion = Question<ThreadJob> | { readonly type: 'ping' }
export type ThreadAnswer = Answer | { readonly type: 'pong' }

/** A tool threw something that is not a declared failure. The message may hold what the visitor typed: never log it. */
export class ToolBug extends Error {
  override readonly name = 'ToolBug'
  /** Class of the error thrown. */
  readonly kind: string
  /** Where it was thrown: the stack without its message. */
  readonly frames: readonly string[]

  constructor(kind: string, message: string, stack = '') {
    super(message)
    this.kind = kind
    this.frames = stack
      .split('\n')
      .filter((line) => /^\s+at /.test(line))
      .map((line) => line.trim())
  }
}

/** Any error as a bug, such as one thrown while a tool's module was loaded. */
export function toBug(error: unknown): ToolBug {
  if (error instanceof ToolBug) return error
  const { name, message, stack } = error instanceof Error ? error : new Error(String(error))
  return new ToolBug(name, message, stack)
}

/** A worker thread that runs one job at a time. */
export type Thread = {
  /** False once it has ended; it takes no job then. */
  isAlive(): boolean
  /** @throws ToolBug */
  run(job: ThreadJob, timeMs: number, signal?: AbortSignal): Promise<RunResult>
  end(): Promise<void>
}

export type ThreadOptions = {
  readonly memoryMb: number
  readonly net: NetOptions
  /** By how much others of the process come first when the machine is busy, from 0 to 19, where the system knows that of a thread. */
  readonly niceness: number
}

/** Starts the worker behind a thread. It does not keep the process alive while it has nothing to do. */
export function startWorker({ memoryMb, net, niceness }: ThreadOptions): Worker {
  const worker = new Worker(new URL('./worker.ts', import.meta.url), {
    workerData: { net, niceness } satisfies ThreadData,
    resourceLimits: { maxOldGenerationSizeMb: memoryMb },
    // Secrets of the process stay out of a tool's reach; what a library prints stays in the thread, which drops it. Its streams are
    // not read here: that would keep the process alive.
    env: { NODE_ENV: 'production' },
    execArgv: [],
    stdout: true,
    stderr: true,
  })
  worker.unref()
  return worker
}

function buffersOf({ input, request = [] }: ThreadJob): ArrayBuffer[] {
  // A view of a part of a buffer is copied: the other parts may be in use.
  return [...ownedBuffers(input), ...request.flatMap(({ buffer, byteLength }) => (buffer.byteLength === byteLength ? [buffer] : []))]
}

/** Starts a thread. */
export function startThread(options: ThreadOptions): Thread {
  const worker = startWorker(options)
  let alive = true
  let settle: ((outcome: RunResult | ToolBug) => void) | undefined
  let onStarted: (() => void) | undefined
  let onWithin: Clock['within'] | undefined
  const die = (outcome: RunResult | ToolBug) => {
    alive = false
    settle?.(outcome)
  }

  worker.on('message', (answer: ThreadAnswer) => {
    if (answer.type === 'started') onStarted?.()
    else if (answer.type === 'within') onWithin?.(answer.timeMs, answer.late)
    else if (answer.type === 'done') settle?.(answer.result)
    else if (answer.type === 'bug') settle?.(new ToolBug(answer.name, answer.message, answer.stack))
  })
  worker.on('error', (error: NodeJS.ErrnoException) =>
    die(error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? failed('memory-limit') : toBug(error)),
  )
  worker.on('messageerror', (error) => die(toBug(error)))
  worker.on('exit', () => die(new ToolBug('Error', 'the thread ended')))

  const run = async (job: ThreadJob, timeMs: number, signal?: AbortSignal): Promise<RunResult> => {
    const kill = (outcome: RunResult) => {
      die(outcome)
      void worker.terminate()
    }
    const clock = createClock((ms, why) => kill(overran(ms, why)))
    clock.allow(LOAD_MS)
    onStarted = () => clock.allow(timeMs)
    onWithin = clock.within
    let grace: NodeJS.Timeout | undefined
    const cancel = () => {
      worker.postMessage({ type: 'cancel', id: 0 } satisfies ThreadQuestion)
      grace = setTimeout(kill, GRACE_MS, failed('cancelled'))
    }
    signal?.addEventListener('abort', cancel, { once: true })
    worker.ref()
    try {
      const outcome = await new Promise<RunResult | ToolBug>((resolve) => {
        settle = resolve
        worker.postMessage({ type: 'run', id: 0, job } satisfies ThreadQuestion, buffersOf(job))
      })
      if (signal?.aborted) return failed('cancelled')
      if (outcome instanceof ToolBug) throw outcome
      return outcome
    } finally {
      settle = onStarted = onWithin = undefined
      clock.stop()
      clearTimeout(grace)
      signal?.removeEventListener('abort', cancel)
      worker.unref()
    }
  }
  return { isAlive: () => alive, run, end: async () => void (await worker.terminate()) }
}

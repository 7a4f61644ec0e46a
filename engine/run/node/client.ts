import type { RunResult } from '../../core/run.ts'
import { hold, kill, type RunnerAnswer, type RunnerJob, type RunnerOptions, type RunnerQuestion, startProcess } from './process.ts'
import { type Clock, createClock, failed, GRACE_MS, LOAD_MS, overran } from '../protocol.ts'

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

/** A process that runs one job at a time. */
export type Runner = {
  /** False once it has ended; it takes no job then. */
  isAlive(): boolean
  /** @throws ToolBug */
  run(job: RunnerJob, timeMs: number, signal?: AbortSignal): Promise<RunResult>
  end(): Promise<void>
}

export function startRunner(options: RunnerOptions): Runner {
  const child = startProcess(options)
  let alive = true
  let settle: ((outcome: RunResult | ToolBug) => void) | undefined
  let onStarted: (() => void) | undefined
  let onWithin: Clock['within'] | undefined
  const die = (outcome: RunResult | ToolBug) => {
    alive = false
    settle?.(outcome)
    void kill(child)
  }

  child.on('message', (answer: RunnerAnswer) => {
    if (answer.type === 'started') onStarted?.()
    else if (answer.type === 'within') onWithin?.(answer.timeMs, answer.late)
    else if (answer.type === 'done') settle?.(answer.result)
    else if (answer.type === 'bug') settle?.(new ToolBug(answer.name, answer.message, answer.stack))
  })
  child.on('error', (error) => die(toBug(error)))
  child.on('exit', (code, signal) =>
    die(isOutOfMemory(code, signal) ? failed('memory-limit') : new ToolBug('Error', `the process ended with ${signal ?? code}`)),
  )

  const run = async (job: RunnerJob, timeMs: number, signal?: AbortSignal): Promise<RunResult> => {
    const clock = createClock((ms, why) => die(overran(ms, why)))
    clock.allow(LOAD_MS)
    onStarted = () => clock.allow(timeMs)
    onWithin = clock.within
    let grace: NodeJS.Timeout | undefined
    const ask = (question: RunnerQuestion) => child.send(question, (error) => error && alive && die(toBug(error)))
    const cancel = () => {
      ask({ type: 'cancel', id: 0 })
      grace = setTimeout(die, GRACE_MS, failed('cancelled'))
    }
    signal?.addEventListener('abort', cancel, { once: true })
    hold(child, true)
    try {
      const outcome = await new Promise<RunResult | ToolBug>((resolve) => {
        settle = resolve
        ask({ type: 'run', id: 0, job })
      })
      if (signal?.aborted) return failed('cancelled')
      if (outcome instanceof ToolBug) throw outcome
      return outcome
    } finally {
      settle = onStarted = onWithin = undefined
      clock.stop()
      clearTimeout(grace)
      signal?.removeEventListener('abort', cancel)
      hold(child, false)
    }
  }
  return {
    isAlive: () => alive,
    run,
    async end() {
      die(failed('cancelled'))
      await kill(child)
    },
  }
}

/** Exit code of an aborted process on systems without signals. */
const ABORTED = 134
const GIVEN_UP: readonly (string | null)[] = ['SIGABRT', 'SIGTRAP', 'SIGILL', 'SIGKILL']

/** Whether V8 gave up, or the system took the memory back: this side says beforehand what it ends itself. */
function isOutOfMemory(code: number | null, signal: NodeJS.Signals | null): boolean {
  return code === ABORTED || GIVEN_UP.includes(signal)
}

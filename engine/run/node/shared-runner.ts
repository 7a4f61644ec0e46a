import type { RunResult } from '../../core/run.ts'
import { ToolBug } from './client.ts'
import { hold, kill, type RunnerAnswer, type RunnerJob, type RunnerOptions, type RunnerQuestion, startProcess } from './process.ts'
import { createClock, failed, GRACE_MS, LOAD_MS } from '../protocol.ts'

/** A process with many runs at once, for tools that mostly wait. */
export type Shared = {
  isAlive(): boolean
  /** `lost` when the process ended before the run did. @throws ToolBug */
  run(job: RunnerJob, timeMs: number, signal?: AbortSignal): Promise<RunResult | 'lost'>
  end(): Promise<void>
}

/** How often a process with work is asked for a sign of life, and how long it may take for one, in milliseconds. */
const PULSE_MS = 250
const SILENCE_MS = 3_000

type Run = { readonly settle: (outcome: RunResult | ToolBug | 'lost') => void; readonly onStarted: () => void }

export function startShared(options: RunnerOptions): Shared {
  const child = startProcess(options)
  const runs = new Map<number, Run>()
  let alive = true
  let lastId = 0
  let silence: NodeJS.Timeout | undefined
  let pulse: NodeJS.Timeout | undefined

  const post = (question: RunnerQuestion) => child.send(question, (error) => error && die())
  const stopPulse = () => {
    clearTimeout(pulse)
    clearTimeout(silence)
    pulse = silence = undefined
  }
  const die = () => {
    if (!alive) return
    alive = false
    stopPulse()
    void kill(child)
    for (const run of runs.values()) run.settle('lost')
  }
  const feel = (silenceMs: number) => {
    post({ type: 'ping' })
    silence = setTimeout(die, silenceMs)
  }
  child.on('message', (answer: RunnerAnswer) => {
    if (answer.type === 'pong') {
      stopPulse()
      if (runs.size > 0) pulse = setTimeout(feel, PULSE_MS, SILENCE_MS)
      return
    }
    const run = runs.get(answer.id)
    if (answer.type === 'started') run?.onStarted()
    else if (answer.type === 'done') run?.settle(answer.result)
    else if (answer.type === 'bug') run?.settle(new ToolBug(answer.name, answer.message, answer.stack))
  })
  child.on('error', die)
  child.on('exit', die)

  return {
    isAlive: () => alive,
    async run(job, timeMs, signal) {
      const id = ++lastId
      let grace: NodeJS.Timeout | undefined
      const stop = (outcome: RunResult) => {
        post({ type: 'cancel', id })
        // What waits ends with its signal; whether it does or not, its caller waits no longer.
        grace = setTimeout(() => runs.get(id)?.settle(outcome), GRACE_MS)
        ended = outcome
      }
      let ended: RunResult | undefined
      const clock = createClock((ms) => stop(failed('time-limit', ms)))
      clock.allow(LOAD_MS)
      const cancel = () => stop(failed('cancelled'))
      signal?.addEventListener('abort', cancel, { once: true })
      hold(child, true)
      try {
        const outcome = await new Promise<RunResult | ToolBug | 'lost'>((settle) => {
          runs.set(id, { settle, onStarted: () => clock.allow(timeMs) })
          post({ type: 'run', id, job })
          // The first sign may take as long as the process takes to load.
          if (silence === undefined && pulse === undefined) feel(lastId === 1 ? LOAD_MS : SILENCE_MS)
        })
        if (ended) return ended
        if (outcome instanceof ToolBug) throw outcome
        return outcome
      } finally {
        runs.delete(id)
        clock.stop()
        clearTimeout(grace)
        signal?.removeEventListener('abort', cancel)
        if (runs.size === 0) {
          stopPulse()
          hold(child, false)
        }
      }
    },
    async end() {
      die()
      await kill(child)
    },
  }
}

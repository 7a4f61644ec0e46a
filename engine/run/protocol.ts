import type { Failure } from '../core/errors.ts'
import { isFileValue } from '../core/file-value.ts'
import { isLargeText } from '../core/large-text.ts'
import type { RunResult } from '../core/run.ts'
import type { RunOptions } from './context.ts'

/** How long importing a tool and its libraries may take. It is no part of the run's own time. */
export const LOAD_MS = 30_000
/** How long a worker that has loaded a tool may take to begin its run; one that takes longer was ended by the browser. */
export const BEGIN_MS = 3000
/** How long work that was cancelled may take to notice before it loses its worker or process. */
export const GRACE_MS = 250

/** One run, as a page's worker and a Node process are asked for it. */
export type Job = {
  /** Absolute URL of the tool's module, or in a page its path. */
  readonly module: string
  readonly input: unknown
  readonly options?: RunOptions
}
/** A job in a page, with the addresses of the files that the tool may load. */
export type PageJob = Job & { readonly assets?: Readonly<Record<string, string>> | undefined }

/** What is asked of those who run. Jobs are told apart by `id`. */
export type Question<J extends Job> =
  | { readonly type: 'run'; readonly id: number; readonly job: J }
  | { readonly type: 'cancel'; readonly id: number }
/** `warm`: worker and tool are loaded ahead of the first run. */
export type PageQuestion = Question<PageJob> | { readonly type: 'warm'; readonly module: string }

/**
 * How a job goes. `started`: the tool is loaded, its run begins. `within`: what follows is given so many milliseconds,
 * and fails with `late` if it takes longer. After `done` or `bug` nothing is said of the job any more.
 */
export type Answer =
  | { readonly type: 'started'; readonly id: number }
  | { readonly type: 'progress'; readonly id: number; readonly fraction: number }
  | { readonly type: 'within'; readonly id: number; readonly timeMs: number; readonly late?: Failure }
  | { readonly type: 'done'; readonly id: number; readonly result: RunResult }
  | { readonly type: 'bug'; readonly id: number; readonly name: string; readonly message: string; readonly stack: string }

/**
 * What only a document can do, asked of the page by its worker; the answer comes by the port, whatever becomes of the job.
 * `svg`: to draw one as an image.
 */
export type PageRequest = {
  readonly type: 'svg'
  readonly svg: string
  readonly width: number
  readonly height: number
  readonly port: MessagePort
}
/** The picture, or why there is none. */
export type PageReply = { readonly bitmap: ImageBitmap } | { readonly fault: 'svg-not-drawn' | 'memory-limit' }

/** A failed run, with the time allowed where that is why. */
export function failed(code: string, timeMs?: number): RunResult {
  return { ok: false, failures: [{ code, params: timeMs === undefined ? {} : { count: Math.ceil(timeMs / 1000) } }] }
}

/** A run that took longer than it may, with what a tool says of that if it has said it. */
export function overran(timeMs: number, late?: Failure): RunResult {
  return late ? { ok: false, failures: [late] } : failed('time-limit', timeMs)
}

/** A time limit, in milliseconds, and a shorter one within it. */
export type Clock = {
  /** Begins a limit in place of any other. */
  allow(ms: number): void
  /** Begins a shorter one; what was allowed goes on as it was. */
  within(ms: number, why?: Failure): void
  stop(): void
}

/** `late` is told which limit has passed, and why as far as that was said beforehand. */
export function createClock(late: (ms: number, why?: Failure) => void): Clock {
  let timer: ReturnType<typeof setTimeout> | undefined
  let allowed = 0
  let end = 0
  const stop = () => clearTimeout(timer)
  const begin = (ms: number, limit: number, why?: Failure) => {
    stop()
    timer = setTimeout(() => (why ? late(limit, why) : late(limit)), ms)
  }
  return {
    allow(ms) {
      allowed = ms
      end = performance.now() + ms
      begin(ms, ms)
    },
    within(ms, why) {
      const left = end - performance.now()
      begin(Math.min(ms, left), left < ms ? allowed : ms, why)
    },
    stop,
  }
}

/** Items of a list beyond these are not looked through for buffers: what they hold is copied. */
const MOST_ITEMS = 10_000

/**
 * The buffers that files and large texts in a value own alone, each once; sending them moves the bytes instead of copying.
 * Views of a part of a buffer, such as Node's pooled Buffers, are left to be copied: the other parts may be in use.
 */
export function ownedBuffers(value: unknown, found: Set<ArrayBuffer> = new Set()): ArrayBuffer[] {
  if (isLargeText(value) || isFileValue(value)) {
    const { buffer, byteLength } = value.bytes
    if (buffer instanceof ArrayBuffer && buffer.byteLength === byteLength) found.add(buffer)
  } else if (Array.isArray(value)) for (const item of value.slice(0, MOST_ITEMS)) ownedBuffers(item, found)
  else if (typeof value === 'object' && value !== null) for (const item of Object.values(value)) ownedBuffers(item, found)
  return [...found]
}

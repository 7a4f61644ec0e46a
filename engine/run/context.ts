import { createTextCoder } from '../core/bytes/text-coder.ts'
import type { CanvasAccess, FullContext, NetworkAccess, VideoAccess } from '../core/context.ts'
import { ToolError } from '../core/errors.ts'
import { cryptoRandom, seededRandom } from '../core/random.ts'

/** What a caller may say about a run beside its input. */
export type RunOptions = {
  readonly locale?: string
  readonly currency?: string
  readonly timeZone?: string
  /** Fixes all chance; without it chance is cryptographic. */
  readonly seed?: string | number
  /** The clock in milliseconds since 1970; without it the real one. */
  readonly now?: number
}

/** What the place of the run can do. */
export type RunHost = {
  readonly signal?: AbortSignal
  readonly progress?: (fraction: number) => void
  readonly within?: FullContext['within']
  readonly net?: NetworkAccess
  readonly canvas?: CanvasAccess
  readonly video?: VideoAccess
  readonly asset?: FullContext['asset']
  readonly library?: FullContext['library']
  readonly decodeForeign?: FullContext['decodeForeign']
}

/** The whole context of a run. What the host cannot do refuses with a typed failure. */
export function makeContext(options: RunOptions = {}, host: RunHost = {}): FullContext {
  return {
    locale: options.locale ?? 'en',
    currency: options.currency ?? 'USD',
    timeZone: options.timeZone ?? 'UTC',
    now: options.now ?? Date.now(),
    random: options.seed === undefined ? cryptoRandom() : seededRandom(options.seed),
    utf8: createTextCoder(),
    signal: host.signal ?? new AbortController().signal,
    progress: host.progress ?? (() => {}),
    within: host.within ?? (() => {}),
    net: host.net ?? NO_NETWORK,
    canvas: host.canvas ?? NO_CANVAS,
    video: host.video ?? NO_VIDEO,
    asset: host.asset ?? (() => Promise.reject(new ToolError('offline'))),
    library: host.library ?? (() => Promise.reject(new ToolError('offline'))),
    ...(host.decodeForeign && { decodeForeign: host.decodeForeign }),
  }
}

const NO_NETWORK: NetworkAccess = {
  fetch: () => Promise.reject(new ToolError('offline')),
  query: () => Promise.reject(new ToolError('offline')),
  resolveDns: () => Promise.reject(new ToolError('offline')),
  hasKey: () => false,
  locate: () => Promise.resolve(undefined),
}

const NO_CANVAS: CanvasAccess = {
  decode: () => Promise.reject(new ToolError('browser-only')),
  encode: () => Promise.reject(new ToolError('browser-only')),
  text: () => Promise.reject(new ToolError('browser-only')),
  svg: () => Promise.reject(new ToolError('browser-only')),
  surface: () => {
    throw new ToolError('browser-only')
  },
}

const NO_VIDEO: VideoAccess = {
  open: () => Promise.reject(new ToolError('browser-only')),
  pack: () => Promise.reject(new ToolError('browser-only')),
}

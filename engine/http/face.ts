import { isIP } from 'node:net'
import type { HttpBindings } from '@hono/node-server'
import type { Context } from 'hono'
import type { Language } from '../core/define.ts'
import type { LocaleEntry } from '../site/entries.ts'
import { BadRequest, type Failure, ToolError } from '../core/errors.ts'
import { parseJson } from '../run/request.ts'
import type { Say } from '../faces/say.ts'
import { readBody, requireJson, streamBody } from './body.ts'
import { preferredLanguage } from './language.ts'
import { createCounts, type Counts } from './counts.ts'
import { createInFlight, type InFlightLimits } from './in-flight.ts'
import { HttpRefusal, noRoom, problemResponse } from './problem.ts'
import { addressOf, callerOf, type RateLimitOptions } from './rate-limit.ts'
import { whenTaken } from './when-taken.ts'

export type HttpEnv = { Bindings: Partial<HttpBindings> }

export type FaceOptions = {
  readonly say: Say
  readonly locales: readonly LocaleEntry[]
  readonly rateLimit?: RateLimitOptions
  /** Where callers are counted; by default in this process. */
  readonly counts?: Counts
  /** How often a caller may have others asked over the network; counted apart from all else. */
  readonly lookupLimit?: RateLimitOptions
  /** Proxies in front whose X-Forwarded-For is true; 0 goes by the socket alone. */
  readonly proxies?: number
  /** How long a body may take to arrive, in milliseconds. */
  readonly bodyTimeMs?: number
  /** Bytes of bodies that arrive or wait for their turn. */
  readonly bodies?: InFlightLimits
  /** Bytes of answers that callers have not taken yet. */
  readonly answers?: InFlightLimits
  /** Told of what broke outside a tool. */
  readonly onError?: (error: unknown) => void
}

type Refusal = {
  readonly toolId?: string
  readonly status?: number
  readonly headers?: Readonly<Record<string, string>>
  /** What stands in the problem beside its failures. */
  readonly extra?: Readonly<Record<string, unknown>>
}

/** A body in the pieces in which it came. It counts as held until it is released. */
export type Received = { readonly pieces: readonly Uint8Array<ArrayBuffer>[]; release(): void }

/** A body in pieces as they come; each counts as held until it is given back, the rest until it is released. */
export type Streamed = { readonly pieces: AsyncIterable<Uint8Array>; give(bytes: number): void; release(): void }

/** What all addresses below `/api` share: who asks, how often they may, how a body is read, and how a refusal is worded. */
export type HttpFace = {
  readonly languages: readonly [Language, ...Language[]]
  readonly say: Say
  languageOf(c: Context<HttpEnv>): Language
  /** The caller's address as far as it may be trusted. */
  callerOf(c: Context<HttpEnv>): string
  /** The same in full, where {@link callerOf} names a network; undefined where it is not known. */
  addressOf(c: Context<HttpEnv>): string | undefined
  /** @throws HttpRefusal 429 */
  limit(c: Context<HttpEnv>, cost: number): Promise<void>
  /** @throws HttpRefusal 429 */
  limitLookups(c: Context<HttpEnv>, cost: number): Promise<void>
  /** Whoever takes no answers gets no more of them made. @throws HttpRefusal 503 */
  requireRoom(c: Context<HttpEnv>): void
  /** Reads a body, if there is room for it. @param timeMs how long it may take to arrive @throws HttpRefusal, ToolError */
  receive(c: Context<HttpEnv>, maxBytes: number, timeMs?: number): Promise<Received>
  /** The same in pieces as they come. @throws HttpRefusal, ToolError while it is read */
  receiveStream(c: Context<HttpEnv>, maxBytes: number): Streamed
  /** Room for answers that are sent piece by piece; it has to be released. @throws HttpRefusal 503 */
  reserve(c: Context<HttpEnv>, bytes: number): { release(): void }
  /** @throws HttpRefusal, ToolError */
  readJson(c: Context<HttpEnv>, maxBytes: number): Promise<unknown>
  /** An answer of some size, held until it is taken. @throws HttpRefusal 503 when this caller leaves too many untaken */
  send(c: Context<HttpEnv>, body: string | Uint8Array<ArrayBuffer>, headers: Readonly<Record<string, string>>): Response
  refuse(c: Context<HttpEnv>, failures: readonly [Failure, ...Failure[]], more?: Refusal): Promise<Response>
  /** Any error as an answer; what is no refusal is reported. */
  answerError(error: unknown, c: Context<HttpEnv>): Promise<Response>
}

/** Look-ups that a caller may ask for at once, and in the long run. */
const LOOKUPS: RateLimitOptions = { burst: 60, perSecond: 1 }

export function createFace({
  say,
  locales,
  rateLimit,
  counts = createCounts(),
  lookupLimit = LOOKUPS,
  proxies = 0,
  bodyTimeMs = 20_000,
  bodies: bodyLimits,
  answers: answerLimits,
  onError,
}: FaceOptions): HttpFace {
  const languages = locales.map(({ id }) => id) as [Language, ...Language[]]
  const limiter = counts.limiter('requests', rateLimit)
  const lookups = counts.limiter('look-ups', lookupLimit)
  const bodies = createInFlight(bodyLimits)
  const answers = createInFlight(answerLimits)
  const languageOf = (c: Context<HttpEnv>) => preferredLanguage(c.req.header('accept-language'), languages)
  const hops = (c: Context<HttpEnv>) => [c.env?.incoming?.socket.remoteAddress, c.req.header('x-forwarded-for'), proxies] as const
  const caller = (c: Context<HttpEnv>) => callerOf(...hops(c))
  const address = (c: Context<HttpEnv>) => {
    const found = addressOf(...hops(c))
    return isIP(found) ? found : undefined
  }
  const refuse: HttpFace['refuse'] = (c, failures, more = {}) =>
    problemResponse(failures, { say, language: languageOf(c), ...more, headers: { vary: 'Accept-Language', ...more.headers } })
  const receive: HttpFace['receive'] = async (c, maxBytes, timeMs = bodyTimeMs) => {
    const share = bodies.open(caller(c))
    try {
      return { pieces: await readBody(exchangeOf(c).incoming, { maxBytes, timeMs, share }), release: share.release }
    } catch (error) {
      share.release()
      throw error
    }
  }

  return {
    languages,
    say,
    languageOf,
    callerOf: caller,
    refuse,
    addressOf: address,
    requireRoom(c) {
      if (!answers.open(caller(c)).hasRoom(1)) throw noRoom()
    },
    receive,
    receiveStream(c, maxBytes) {
      const share = bodies.open(caller(c))
      const pieces = streamBody(exchangeOf(c).incoming, { maxBytes, timeMs: bodyTimeMs, share })
      return { pieces, give: share.give, release: share.release }
    },
    reserve(c, bytes) {
      const share = answers.open(caller(c))
      if (!share.take(bytes)) throw noRoom()
      return share
    },
    async limit(c, cost) {
      const seconds = await limiter(caller(c), cost)
      if (seconds > 0) throw tooMany(seconds)
    },
    async limitLookups(c, cost) {
      // A run that counts for more than may come at once would never be let in.
      const seconds = await lookups(caller(c), Math.min(cost, lookupLimit.burst ?? cost))
      if (seconds > 0) throw tooMany(seconds)
    },
    async readJson(c, maxBytes) {
      requireJson(c.req.raw.headers)
      const { pieces, release } = await receive(c, maxBytes)
      try {
        return parseJson(Buffer.concat(pieces))
      } finally {
        release()
      }
    },
    send(c, body, headers) {
      const share = answers.open(caller(c))
      if (!share.take(typeof body === 'string' ? Buffer.byteLength(body) : body.byteLength)) throw noRoom()
      const { incoming, outgoing } = exchangeOf(c)
      whenTaken(incoming.socket, outgoing, share.release)
      return c.body(body, 200, headers)
    },
    async answerError(error, c) {
      if (error instanceof ToolError) return refuse(c, [error.failure])
      if (error instanceof BadRequest) return refuse(c, error.failures)
      if (error instanceof HttpRefusal) return refuse(c, [error.failure], { status: error.status, headers: error.headers })
      onError?.(error)
      return refuse(c, [{ code: 'bug', params: {} }])
    },
  }
}

/** Both sides of what is asked over HTTP. @throws Error where nothing was */
function exchangeOf({ env: { incoming, outgoing } }: Context<HttpEnv>): HttpBindings {
  if (!incoming || !outgoing) throw new Error('only a server can answer this')
  return { incoming, outgoing } as HttpBindings
}

/** The refusal of a caller who has to wait. */
export function tooMany(seconds: number): HttpRefusal {
  return new HttpRefusal(429, { code: 'rate-limited', params: { count: seconds } }, { 'retry-after': String(seconds) })
}

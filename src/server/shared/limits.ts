import { HttpRefusal } from '../../../engine/http/problem.ts'
import { tooMany } from '../../../engine/http/face.ts'
import { createRateLimiter } from '../../../engine/http/rate-limit.ts'
import type { DocumentStore } from '../store/store.ts'

const DAY_SECONDS = 86_400
/** How long the size of the store counts as known, in milliseconds. */
const SIZE_MS = 10_000
/** A full store is asked again after this many seconds. */
const FULL_SECONDS = 3600

export type SharedSettings = {
  /** Nothing new is shared while the store holds more bytes than this. */
  readonly storeBytes: number
  /** Bytes and documents that a caller, and an account, may share in a day. */
  readonly dayBytes: number
  readonly dayCount: number
}

export const SHARED_DEFAULTS: SharedSettings = { storeBytes: 2 * 1024 ** 3, dayBytes: 200 * 1024 ** 2, dayCount: 300 }

export type SharedLimits = {
  /** @throws HttpRefusal 429 when one of them has shared too much today, 507 when the store is full */
  takeBytes(callers: readonly string[], bytes: number): Promise<void>
  /** @throws HttpRefusal 429 */
  takeDocument(callers: readonly string[]): void
  /** A document is opened. @throws HttpRefusal 429 */
  takeOpening(caller: string): void
  /** A short code is tried or made. @throws HttpRefusal 429 */
  takeCode(caller: string): void
}

/** What a caller may do; addresses are held in memory only, and forgotten. */
export function createSharedLimits(
  { storeBytes, dayBytes, dayCount }: SharedSettings,
  store: DocumentStore,
  now: () => number,
): SharedLimits {
  const perDay = (most: number) => createRateLimiter({ burst: most, perSecond: most / DAY_SECONDS }, now)
  const bytesOf = perDay(dayBytes)
  const documentsOf = perDay(dayCount)
  const openings = createRateLimiter({ burst: 120, perSecond: 1 }, now)
  const codes = createRateLimiter({ burst: 10, perSecond: 10 / 600 }, now)
  const pass = (seconds: number) => {
    if (seconds > 0) throw tooMany(seconds)
  }
  let size = { at: -Infinity, bytes: 0 }

  return {
    async takeBytes(callers, bytes) {
      if (now() - size.at > SIZE_MS) size = { at: now(), bytes: await store.size() }
      if (size.bytes + bytes > storeBytes) throw new HttpRefusal(507, { code: 'storage-full', params: {} }, { 'retry-after': String(FULL_SECONDS) })
      for (const caller of callers) pass(bytesOf(caller, bytes))
      size = { ...size, bytes: size.bytes + bytes }
    },
    takeDocument: (callers) => callers.forEach((caller) => pass(documentsOf(caller))),
    takeOpening: (caller) => pass(openings(caller)),
    takeCode: (caller) => pass(codes(caller)),
  }
}

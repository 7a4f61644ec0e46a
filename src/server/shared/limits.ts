import { HttpRefusal } from '../../../engine/http/problem.ts'
import { tooMany } from '../../../engine/http/face.ts'
import type { Counts } from '../../../engine/http/counts.ts'
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
  takeDocument(callers: readonly string[]): Promise<void>
  /** A document is opened. @throws HttpRefusal 429 */
  takeOpening(caller: string): Promise<void>
  /** A short code is tried or made. @throws HttpRefusal 429 */
  takeCode(caller: string): Promise<void>
}

/** What a caller may do; addresses are held in memory only, and forgotten. */
export function createSharedLimits(
  { storeBytes, dayBytes, dayCount }: SharedSettings,
  store: DocumentStore,
  counts: Counts,
  now: () => number,
): SharedLimits {
  const perDay = (name: string, most: number) => counts.limiter(name, { burst: most, perSecond: most / DAY_SECONDS }, now)
  const bytesOf = perDay('shared bytes', dayBytes)
  const documentsOf = perDay('shared documents', dayCount)
  const openings = counts.limiter('openings', { burst: 120, perSecond: 1 }, now)
  const codes = counts.limiter('codes', { burst: 10, perSecond: 10 / 600 }, now)
  const pass = async (wait: number | Promise<number>) => {
    const seconds = await wait
    if (seconds > 0) throw tooMany(seconds)
  }
  let size = { at: -Infinity, bytes: 0 }

  return {
    async takeBytes(callers, bytes) {
      if (now() - size.at > SIZE_MS) size = { at: now(), bytes: await store.size() }
      if (size.bytes + bytes > storeBytes)
        throw new HttpRefusal(507, { code: 'storage-full', params: {} }, { 'retry-after': String(FULL_SECONDS) })
      for (const caller of callers) await pass(bytesOf(caller, bytes))
      size = { ...size, bytes: size.bytes + bytes }
    },
    async takeDocument(callers) {
      for (const caller of callers) await pass(documentsOf(caller))
    },
    takeOpening: (caller) => pass(openings(caller)),
    takeCode: (caller) => pass(codes(caller)),
  }
}

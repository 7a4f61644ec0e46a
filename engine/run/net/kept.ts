import type { NetworkResponse } from '../../core/context.ts'

/** Answers kept in memory for a while, by what was asked. */
export type Kept = {
  /** A kept answer that is no older than `keepMs`; with `evenOld`, any that is still held. */
  get(key: string, keepMs: number, evenOld?: boolean): NetworkResponse | undefined
  put(key: string, response: NetworkResponse): void
}

const MOST_BYTES = 32 * 1024 * 1024
const OLDEST_MS = 7 * 24 * 3_600_000

/** Holds what was used last, within a bound of bytes. @param now a clock in milliseconds */
export function createKept(now: () => number): Kept {
  const held = new Map<string, { response: NetworkResponse; at: number }>()
  let size = 0
  const drop = (key: string) => {
    size -= held.get(key)?.response.bytes.byteLength ?? 0
    held.delete(key)
  }
  return {
    get(key, keepMs, evenOld = false) {
      const found = held.get(key)
      if (!found) return undefined
      const age = now() - found.at
      if (age > OLDEST_MS) drop(key)
      if (age > (evenOld ? OLDEST_MS : keepMs)) return undefined
      held.delete(key)
      held.set(key, found)
      return found.response
    },
    put(key, response) {
      drop(key)
      held.set(key, { response, at: now() })
      size += response.bytes.byteLength
      for (const other of held.keys()) {
        if (size <= MOST_BYTES) break
        drop(other)
      }
    },
  }
}

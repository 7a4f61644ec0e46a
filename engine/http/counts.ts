import { createRateLimiter, type RateLimitOptions } from './rate-limit.ts'

/** Seconds to wait before asking again, or 0 when this request may pass. */
export type CountedLimiter = (caller: string, cost?: number) => number | Promise<number>

/** Places that are held for as long as something lasts. */
export type Places = {
  /** Takes one, unless this caller holds as many already. */
  enter(caller: string, most: number): boolean | Promise<boolean>
  leave(caller: string): void
}

/** What is counted by caller. Where several processes serve one address, they share each count by its name. */
export type Counts = {
  /** @param now a clock in milliseconds */
  limiter(name: string, options: RateLimitOptions | undefined, now?: () => number): CountedLimiter
  places(name: string): Places
}

/** Counts of one process that serves alone. */
export function createCounts(): Counts {
  return { limiter: (_name, options, now) => createRateLimiter(options, now), places: createPlaces }
}

export function createPlaces(): Places & { enter(caller: string, most: number): boolean } {
  const held = new Map<string, number>()
  return {
    enter(caller, most) {
      const own = held.get(caller) ?? 0
      if (own < most) held.set(caller, own + 1)
      return own < most
    },
    leave(caller) {
      const left = (held.get(caller) ?? 1) - 1
      if (left > 0) held.set(caller, left)
      else held.delete(caller)
    },
  }
}

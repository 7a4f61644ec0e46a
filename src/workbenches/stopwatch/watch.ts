/**
 * A stopwatch by the wall clock, so that it goes on while the page is closed or the device sleeps. All times are milliseconds.
 * `since` is when it was last started, and not there while it stands still; `base` is what it had counted by then; `laps` are its
 * readings at the end of each lap, in order.
 */
export type Watch = { readonly base: number; readonly since?: number; readonly laps: readonly number[] }

export const ZERO: Watch = { base: 0, laps: [] }
/** The tool takes as many, and the reading when the watch is stopped besides. */
export const MOST_LAPS = 999
/** The readings are at most 99:59:59.999. */
const LONGEST = 100 * 3_600_000 - 1

/** What the watch shows. A clock that was set back never makes it run backwards past its last start. */
export function readWatch({ base, since }: Watch, now: number): number {
  return Math.min(LONGEST, base + (since === undefined ? 0 : Math.max(0, now - since)))
}

export function startOrStop(watch: Watch, now: number): Watch {
  const base = readWatch(watch, now)
  return watch.since === undefined
    ? { base, since: now, laps: watch.laps }
    : { base: Math.max(base, watch.laps.at(-1) ?? 0), laps: watch.laps }
}

export function addLap(watch: Watch, now: number): Watch {
  if (watch.since === undefined || watch.laps.length >= MOST_LAPS) return watch
  return { ...watch, laps: [...watch.laps, Math.max(readWatch(watch, now), watch.laps.at(-1) ?? 0)] }
}

/** The readings as the tool takes them: the laps, and, once the watch is stopped, what it shows. */
export function timesOf({ base, since, laps }: Watch): readonly number[] {
  return since === undefined && base > (laps.at(-1) ?? 0) ? [...laps, base] : laps
}

/** `1:02:03.45`: hours only when there are any, and hundredths cut off. */
export function showTime(milliseconds: number, digits: 2 | 3 = 2): string {
  const two = (value: number) => String(value).padStart(2, '0')
  const seconds = Math.floor(milliseconds / 1000)
  const hours = Math.floor(seconds / 3600)
  const rest = String(milliseconds % 1000)
    .padStart(3, '0')
    .slice(0, digits)
  return `${hours > 0 ? `${hours}:` : ''}${two(Math.floor(seconds / 60) % 60)}:${two(seconds % 60)}.${rest}`
}

const isReading = (value: unknown): value is number => Number.isSafeInteger(value) && (value as number) >= 0 && (value as number) <= LONGEST

/** What a browser kept, which anybody may have changed; undefined when it is no watch. */
export function parseWatch(value: unknown): Watch | undefined {
  const { base, since, laps } = (value ?? {}) as Partial<Record<keyof Watch, unknown>>
  if (!isReading(base) || !Array.isArray(laps) || laps.length > MOST_LAPS || !laps.every(isReading)) return undefined
  if (laps.some((lap, index) => lap < (laps[index - 1] ?? 0))) return undefined
  if (since === undefined) return { base, laps }
  return Number.isSafeInteger(since) ? { base, since: since as number, laps } : undefined
}

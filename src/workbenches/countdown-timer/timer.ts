/**
 * A countdown by the wall clock, so that it goes on while the page is closed or the device sleeps. All times are milliseconds.
 * It runs until `end`, or is paused with so much `left`, or is neither and only set. `length` is how long it runs in all; a countdown
 * to a date has none, and cannot be paused.
 */
export type Timer = {
  /** What it was set by, as the form holds it. */
  readonly set: Setting
  readonly length?: number
  readonly end?: number
  readonly left?: number
}

export const SETTINGS = ['mode', 'duration', 'target', 'timeZone', 'label'] as const
export type Setting = { readonly [K in (typeof SETTINGS)[number]]?: string }

export const UNSET: Timer = { set: {} }
/** A leap year, as the tool has it. */
const LONGEST = 366 * 86_400_000
const MINUTE = 60_000

export const isActive = ({ end, left }: Timer): boolean => end !== undefined || left !== undefined

/** What is left, below zero once it has ended; undefined while it is only set. */
export function leftOf({ end, left }: Timer, now: number): number | undefined {
  return end === undefined ? left : end - now
}

export function pause(timer: Timer, now: number): Timer {
  const { end, ...rest } = timer
  return end === undefined || timer.length === undefined || end <= now ? timer : { ...rest, left: end - now }
}

export function resume(timer: Timer, now: number): Timer {
  const { left, ...rest } = timer
  return left === undefined ? timer : { ...rest, end: now + left }
}

/** A minute more; of a timer that has ended, a minute from now. */
export function addMinute(timer: Timer, now: number): Timer {
  const { length, end, left } = timer
  const before = leftOf(timer, now)
  if (length === undefined || before === undefined || before + MINUTE > LONGEST) return timer
  const more = { ...timer, length: Math.min(LONGEST, length + MINUTE) }
  return end === undefined ? { ...more, left: (left ?? 0) + MINUTE } : { ...more, end: Math.max(end, now) + MINUTE }
}

export type Reading = { readonly days: number; readonly clock: string; readonly isOver: boolean }

/** What it shows: rounded up to whole seconds, and after its end down, so that both are zero together. */
export function readTimer(left: number): Reading {
  const isOver = left < 0
  const seconds = isOver ? Math.floor(-left / 1000) : Math.ceil(left / 1000)
  const two = (value: number) => String(value).padStart(2, '0')
  const [days, hours, minutes] = [Math.floor(seconds / 86_400), Math.floor(seconds / 3600) % 24, Math.floor(seconds / 60) % 60]
  const isLong = days > 0 || hours > 0
  const hour = days > 0 ? two(hours) : String(hours)
  const clock = `${isLong ? `${hour}:` : ''}${isLong ? two(minutes) : minutes}:${two(seconds % 60)}`
  return { days, clock: `${isOver && days === 0 ? '+' : ''}${clock}`, isOver }
}

/** Longest text of a setting; the tool refuses longer ones. */
const MOST_LETTERS = 100
const isTime = (value: unknown): value is number | undefined =>
  value === undefined || (Number.isFinite(value) && Math.abs(value as number) <= 8.64e15)

const isLength = (value: number) => value > 0 && value <= LONGEST

/** What a browser kept, which anybody may have changed; undefined when it is no timer. */
export function parseTimer(value: unknown): Timer | undefined {
  const { set, length, end, left } = (value ?? {}) as Partial<Record<keyof Timer, unknown>>
  if (typeof set !== 'object' || set === null || !isTime(length) || !isTime(end) || !isTime(left)) return undefined
  const texts = SETTINGS.flatMap((name) => {
    const text = (set as Record<string, unknown>)[name]
    return typeof text === 'string' && text.length <= MOST_LETTERS ? [[name, text] as const] : []
  })
  // Paused and running at once.
  if (end !== undefined && left !== undefined) return undefined
  if (length !== undefined && !isLength(length)) return undefined
  if (left !== undefined && (length === undefined || !isLength(left))) return undefined
  return {
    set: Object.fromEntries(texts),
    ...(length !== undefined && { length }),
    ...(end !== undefined && { end }),
    ...(left !== undefined && { left }),
  }
}

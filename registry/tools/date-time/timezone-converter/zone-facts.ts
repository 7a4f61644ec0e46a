import type { Temporal } from 'temporal-polyfill'

const DAY_MS = 24 * 3600 * 1000
/** Summer time is shorter than the rest of the year, with room for the longest known. */
const LONGEST_SUMMER_MS = 270 * DAY_MS

/** Whether clocks are ahead for a part of the year: set forward at the last change, and back by as much at the next. */
export function isSummerTime(time: Temporal.ZonedDateTime): boolean {
  // The change that made the present offset may be this very moment.
  const last = time.add({ nanoseconds: 1 }).getTimeZoneTransition('previous')
  const next = time.getTimeZoneTransition('next')
  if (!last || !next || next.epochMilliseconds - last.epochMilliseconds > LONGEST_SUMMER_MS) return false
  const before = last.subtract({ nanoseconds: 1 }).offsetNanoseconds
  return before < time.offsetNanoseconds && next.offsetNanoseconds === before
}

/** When the clocks change next, as they show it before the change; nothing when no change is known within a year. */
export function nextClockChange(time: Temporal.ZonedDateTime): string | undefined {
  let next = time.getTimeZoneTransition('next')
  // A change of name alone moves no clock.
  while (next && next.subtract({ nanoseconds: 1 }).offsetNanoseconds === next.offsetNanoseconds) next = next.getTimeZoneTransition('next')
  if (!next || next.epochMilliseconds - time.epochMilliseconds > 366 * DAY_MS) return undefined
  const before = next.subtract({ nanoseconds: 1 })
  return before.toPlainDateTime().add({ nanoseconds: 1 }).toString({ smallestUnit: 'minute' })
}

/** `+05:30`, how far one offset is ahead of another. */
export function writeDifference(nanoseconds: number): string {
  const seconds = Math.abs(nanoseconds) / 1e9
  const two = (value: number) => String(value).padStart(2, '0')
  const rest = seconds % 60
  return `${nanoseconds < 0 ? '-' : '+'}${two(Math.floor(seconds / 3600))}:${two(Math.floor(seconds / 60) % 60)}${rest > 0 ? `:${two(rest)}` : ''}`
}

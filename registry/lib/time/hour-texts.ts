import { Exact } from '../numbers/exact-decimal.ts'
import { writeDecimal } from '../numbers/plain-decimal.ts'

/** Lengths of time as people write them in hours. The unit is the hundredth of a second: four decimals of an hour stay exact. */

export const HOUR = 360_000
export const MINUTE = 6000
const SECOND = 100
/** No length may be longer, in hours. */
const MOST_HOURS = 1_000_000

const CLOCK = /^(\d{1,7}):([0-5]\d)(?::([0-5]\d))?$/
const DECIMAL = /^(\d{1,7})(?:[.,](\d{1,4}))?(?:\s*h)?$/i
const UNITS = /^(?:(\d{1,7})\s*h)?\s*(?:(\d{1,7})\s*m(?:in)?)?\s*(?:(\d{1,7})\s*s)?$/i
const HOURS_MINUTES = /^(\d{1,7})\s*h\s*([0-5]\d)$/i
const RANGE = /^([01]?\d|2[0-4]):([0-5]\d)\s*[-–—]\s*([01]?\d|2[0-4]):([0-5]\d)$/

/**
 * `7:30`, `7:30:15`, `7.5`, `7,5`, `7h 30m`, `7h30`, `45 min`, each with a sign before it, or a range `22:00-06:00`,
 * which may run over midnight.
 * @returns hundredths of a second, or undefined when it is none of these or too long
 */
export function readHours(text: string): number | undefined {
  const [, sign = '', bare = ''] = /^([-+−]?)\s*(.*)$/s.exec(text.trim()) ?? []
  const size = readRange(bare, sign) ?? readClock(bare) ?? readDecimal(bare) ?? readUnits(bare)
  if (size === undefined || size > MOST_HOURS * HOUR) return undefined
  return sign === '-' || sign === '−' ? 0 - size : size
}

function readRange(text: string, sign: string): number | undefined {
  const match = sign === '' ? RANGE.exec(text) : null
  if (!match) return undefined
  const [, fromHours, fromMinutes, toHours, toMinutes] = match.map(Number)
  const [from, to] = [Number(fromHours) * 60 + Number(fromMinutes), Number(toHours) * 60 + Number(toMinutes)]
  if (from > 1440 || to > 1440) return undefined
  return minutesUntil(from, to) * MINUTE
}

/** Minutes from midnight to a time such as `17:05`. */
export function minutesOf(time: string): number {
  return Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5))
}

/** Minutes from one time of day to another, each in minutes from midnight; an end that is not later is on the next day. */
export function minutesUntil(from: number, to: number): number {
  return to > from ? to - from : to - from + 1440
}

function readClock(text: string): number | undefined {
  const [, hours, minutes, seconds = '0'] = CLOCK.exec(text) ?? []
  return hours === undefined ? undefined : Number(hours) * HOUR + Number(minutes) * MINUTE + Number(seconds) * SECOND
}

function readDecimal(text: string): number | undefined {
  const [, whole, fraction = ''] = DECIMAL.exec(text) ?? []
  return whole === undefined ? undefined : Number(whole) * HOUR + Number(fraction.padEnd(4, '0')) * (HOUR / 10_000)
}

function readUnits(text: string): number | undefined {
  const short = HOURS_MINUTES.exec(text)
  if (short) return Number(short[1]) * HOUR + Number(short[2]) * MINUTE
  if (text === '') return undefined
  const [, hours = '0', minutes = '0', seconds = '0'] = UNITS.exec(text) ?? ['']
  return UNITS.test(text) ? Number(hours) * HOUR + Number(minutes) * MINUTE + Number(seconds) * SECOND : undefined
}

/** `7:30`, or `7:30:15` where there are seconds; hundredths of a second are rounded, halves away from zero. */
export function writeClock(size: number): string {
  const seconds = Math.round(Math.abs(size) / SECOND)
  const two = (value: number) => String(value).padStart(2, '0')
  const rest = seconds % 60
  return `${size < 0 && seconds > 0 ? '-' : ''}${Math.floor(seconds / 3600)}:${two(Math.floor(seconds / 60) % 60)}${rest > 0 ? `:${two(rest)}` : ''}`
}

/** A length in hours or minutes as a decimal string, rounded half away from zero to so many places. */
export function writeDecimalTime(size: number, unit: typeof HOUR | typeof MINUTE, places: number): string {
  return writeDecimal(new Exact(size).div(unit), places)
}

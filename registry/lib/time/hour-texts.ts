import { Exact } from '../numbers/exact-decimal.ts'
import { writeDecimal } from '../numbers/plain-decimal.ts'

/** Lengths of time as people write them in hours. The unit is the hundredth of a second: four decimals of an hour stay exact. */

export const HOUR = 360_000
export const MINUTE = 6000
export const SECOND = 100
const DAY = 24 * HOUR
/** No length may be longer, in hours. */
const MOST_HOURS = 1_000_000

const CLOCK = /^(\d{1,7}):([0-5]\d)(?::([0-5]\d))?$/
const DECIMAL = /^(\d{1,7})(?:[.,](\d{1,4}))?(?:\s*h)?$/i
/**
 * Each unit by its short and plain names in the languages of the site. A letter that is a day in one and an hour in another is none: Italian
 * `g` is a Polish hour, and French `j` an Indonesian one unless hours follow it.
 */
const UNIT_NAMES = [
  'd|days?|j(?=\\.?\\s*[\\d.,]+\\s*h)|jours?|d[ií]as?|hari|gg|giorn[oi]|dni|dzień|д|дн|день|дня|дней',
  'h|hrs?|hours?|heures?|horas?|jam|or[ae]|godz|godzin[ay]?|ч|час|часа|часов',
  'm|mins?|minutes?|minutos?|menit|mnt|minut[aioy]?|м|мин|минут[аы]?',
  's|secs?|seconds?|secondes?|seg|segundos?|detik|dtk|second[oi]|sek|sekund[ay]?|с|сек|секунд[аы]?',
] as const
const UNITS = new RegExp(
  `^${UNIT_NAMES.map((names, at) => String.raw`(?:(\d{1,7}(?:[.,]\d{1,${at === 3 ? 2 : 4}})?)\s*(?:${names})\.?)?`).join(String.raw`\s*`)}$`,
  'i',
)
/** ISO 8601, which knows fractions of the last unit only; years and months have no fixed length. */
const ISO =
  /^P(?=\d|T\d)(?:(\d{1,7}(?:[.,]\d{1,4}(?=W$))?)W)?(?:(\d{1,7}(?:[.,]\d{1,4}(?=D$))?)D)?(?:T(?=\d)(?:(\d{1,7}(?:[.,]\d{1,4}(?=H$))?)H)?(?:(\d{1,7}(?:[.,]\d{1,4}(?=M$))?)M)?(?:(\d{1,7}(?:[.,]\d{1,2})?)S)?)?$/i
const FRACTION = /^(?:(\d{1,7})\s+)?(\d{1,3})[/\u2044](\d{1,3})(?:\s*h)?$/i
const VULGAR = /[\u00bc-\u00be\u2150-\u215e]/
const HOURS_MINUTES = /^(\d{1,7})\s*h\s*([0-5]\d)$/i
const RANGE = /^([01]?\d|2[0-4]):([0-5]\d)\s*[-–—]\s*([01]?\d|2[0-4]):([0-5]\d)$/

/**
 * `7:30`, `7:30:15`, `7.5`, `7,5`, `7h 30m`, `7h30`, `1d 4h`, `45 min`, `7 1/2`, `7½`, ISO 8601 as `PT7H30M`, each with a sign before it, or a range `22:00-06:00`,
 * which may run over midnight. A day has 24 hours.
 * @returns hundredths of a second, or undefined when it is none of these or too long
 */
export function readHours(text: string): number | undefined {
  const [, sign = '', bare = ''] = /^([-+−]?)\s*(.*)$/s.exec(text.trim()) ?? []
  // Nothing that is this long is a length of time, and the patterns would take long over many spaces.
  if (bare.length > 100) return undefined
  const size = readRange(bare, sign) ?? readClock(bare) ?? readDecimal(bare) ?? readUnits(bare) ?? readIso(bare) ?? readFraction(bare)
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

/** `1h 20m`, `1h20`, `90 s`, `1.5 h`, `2 godz. 5 min`, `1 jour 4 heures`; a day has 24 hours. */
export function readUnits(text: string): number | undefined {
  const short = HOURS_MINUTES.exec(text)
  if (short) return Number(short[1]) * HOUR + Number(short[2]) * MINUTE
  if (text === '') return undefined
  const parts = UNITS.exec(text)
  return parts ? sizeOf(parts.slice(1), [DAY, HOUR, MINUTE, SECOND]) : undefined
}

/** ISO 8601, without a sign: `PT1H20M`, `P1DT12H`. */
export function readIso(text: string): number | undefined {
  const parts = ISO.exec(text)
  return parts ? sizeOf(parts.slice(1), [7 * DAY, DAY, HOUR, MINUTE, SECOND]) : undefined
}

/** The sum of numbers of these units, to the hundredth of a second. */
function sizeOf(numbers: readonly (string | undefined)[], units: readonly number[]): number {
  return numbers.reduce((sum, number = '0', index) => sum + Math.round(Number(number.replace(',', '.')) * (units[index] as number)), 0)
}

function readFraction(text: string): number | undefined {
  const [, whole = '0', over = '', under = ''] =
    FRACTION.exec(VULGAR.test(text) ? text.replace(VULGAR, ' $&').normalize('NFKD').trim() : text) ?? []
  return Number(under) > 0 ? Number(whole) * HOUR + Math.round((Number(over) * HOUR) / Number(under)) : undefined
}

/** `P1DT2H30M`, with days of 24 hours; `PT0S` for nothing. */
export function writeIsoDuration(size: number): string {
  const hundredths = Math.abs(size)
  const [days, hours, minutes] = [Math.floor(hundredths / DAY), Math.floor(hundredths / HOUR) % 24, Math.floor(hundredths / MINUTE) % 60]
  const seconds = (hundredths % MINUTE) / SECOND
  const time = `${hours > 0 ? `${hours}H` : ''}${minutes > 0 ? `${minutes}M` : ''}${seconds > 0 ? `${seconds}S` : ''}`
  const text = `P${days > 0 ? `${days}D` : ''}${time && `T${time}`}`
  return `${size < 0 ? '-' : ''}${text === 'P' ? 'PT0S' : text}`
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

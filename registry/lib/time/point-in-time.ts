import { Temporal } from 'temporal-polyfill'
import { TIME_SYSTEMS, type TimeFailure, type TimeForm, type TimeSystem, type TimeUnit } from './time-forms.ts'
import { readObjectId, readSystem } from './time-systems.ts'

/** What had to be decided while reading a local time. */
type TimeDoubt = 'skipped' | 'repeated' | 'leap-second'
export type PointInTime = {
  readonly instant: Temporal.Instant
  readonly form: TimeForm
  readonly doubt?: TimeDoubt
  /** The zone that the text itself names. */
  readonly zone?: string
}
type Reading = {
  readonly unit: TimeUnit | TimeSystem | 'auto'
  readonly zone: string
  readonly now: number
  /** Which moment a local time stands for that the clocks skip or repeat; `compatible` unless said. */
  readonly disambiguation?: 'compatible' | 'earlier' | 'later'
  readonly fail: (code: TimeFailure) => never
}

const NANOSECONDS: Readonly<Record<TimeUnit, bigint>> = {
  seconds: 10n ** 9n,
  milliseconds: 10n ** 6n,
  microseconds: 1000n,
  nanoseconds: 1n,
}
/** What could be thousands as well as a decimal comma. */
const GROUPED = /^[+-]?\d{1,3},\d{3}$/
const MOST_NANOSECONDS = 864n * 10n ** 19n

/** Reads one time: a number since 1970, ISO 8601, RFC 2822, JavaScript's `Date`, `now`, or an ObjectId. Local times are taken in `zone`. */
export function readTime(text: string, reading: Reading): PointInTime {
  if (text.toLowerCase() === 'now') return { instant: Temporal.Instant.fromEpochMilliseconds(reading.now), form: 'now' }
  const plain = GROUPED.test(text) ? text : text.replace(/^([+-]?\d+),(\d+)$/, '$1.$2')
  if (/^[+-]?\d+(?:\.\d+)?$/.test(plain)) return readNumber(plain, reading)
  if (/^[+-]?\d{4,6}-?\d\d-?\d\d(?:[t ]|$)/i.test(text)) return readIso(joinZone(text), reading)
  const made = readObjectId(text)
  return made ? { instant: made, form: 'objectid' } : readRfc2822(text, reading)
}

function isSystem(unit: Reading['unit']): unit is TimeSystem {
  return TIME_SYSTEMS.some((system) => system === unit)
}

function readCount(system: TimeSystem, text: string, { zone, disambiguation = 'compatible', fail }: Reading): PointInTime {
  const [whole = '', fraction = ''] = text.replace(/^\+/, '').split('.')
  const time = text.startsWith('-') ? undefined : readSystem(system, whole, fraction)
  if (time === undefined) return fail('no-such-date')
  if (typeof time === 'bigint') return { instant: Temporal.Instant.fromEpochNanoseconds(time), form: system }
  return { ...placeInZone(time, zone, disambiguation), form: system }
}

function readNumber(text: string, reading: Reading): PointInTime {
  const { unit, fail } = reading
  if (text.length > 40) return fail('beyond-calendar')
  if (isSystem(unit)) return readCount(unit, text, reading)
  const [whole = '', fraction = ''] = text.replace(/^[+-]/, '').split('.')
  const form = unit === 'auto' ? guessUnit(whole.replace(/^0+/, '').length) : unit
  const scaled = BigInt(whole + fraction) * NANOSECONDS[form]
  const scale = 10n ** BigInt(fraction.length)
  if (scaled % scale !== 0n) return fail('too-fine')
  const nanoseconds = (scaled / scale) * (text.startsWith('-') ? -1n : 1n)
  if (nanoseconds > MOST_NANOSECONDS || nanoseconds < -MOST_NANOSECONDS) return fail('beyond-calendar')
  return { instant: Temporal.Instant.fromEpochNanoseconds(nanoseconds), form }
}

/** Up to eleven digits are seconds (until the year 5138), then three more for each finer unit. */
function guessUnit(digits: number): TimeUnit {
  return digits <= 11 ? 'seconds' : digits <= 14 ? 'milliseconds' : digits <= 17 ? 'microseconds' : 'nanoseconds'
}

/** The zone joined to the time as ISO 8601 wants it; databases and logs write `14:05:00 +0100` and `14:05:00 UTC`. */
function joinZone(text: string): string {
  return text.replace(/ ?(?:utc|gmt)$/i, 'Z').replace(/ ([+-]\d\d:?\d\d)$/, '$1')
}

function readIso(text: string, reading: Reading): PointInTime {
  const point = placeIso(text, reading)
  return /[t ]\d\d:?\d\d:?60/i.test(text) ? asLeapSecond(point, reading) : point
}

function placeIso(text: string, { zone, disambiguation = 'compatible', fail }: Reading): PointInTime {
  const [time = ''] = text.split('[', 1)
  const hasOffset = /[t ].*(?:z|[+-]\d\d(?::?\d\d){0,2})$/i.test(time)
  try {
    const named = time === text ? undefined : Temporal.ZonedDateTime.from(text)
    if (hasOffset) return { instant: named?.toInstant() ?? Temporal.Instant.from(text), form: 'iso' }
    const local = Temporal.PlainDateTime.from(time)
    return { ...placeInZone(local, named?.timeZoneId ?? zone, disambiguation), form: 'iso', zone: named?.timeZoneId }
  } catch {
    return fail(
      /^[+-]?\d{4,6}-?\d\d-?\d\d(?:[t ]\d\d:?\d\d(?::?\d\d(?:[.,]\d{1,9})?)?(?:z|[+-]\d\d:?\d\d)?)?$/i.test(text)
        ? 'no-such-date'
        : 'bad-time',
    )
  }
}

/** Leap seconds come at the end of a month in UTC and nowhere else; the calendar library takes any second 60 for 59. */
function asLeapSecond(point: PointInTime, { fail }: Reading): PointInTime {
  const { hour, minute, day, daysInMonth } = point.instant.toZonedDateTimeISO('UTC')
  return hour === 23 && minute === 59 && day === daysInMonth ? { ...point, doubt: 'leap-second' } : fail('no-such-date')
}

/** `compatible`: a skipped time moves on by the length of the gap, a repeated one is taken the first time. */
export function placeInZone(
  local: Temporal.PlainDateTime,
  zone: string,
  disambiguation: 'compatible' | 'earlier' | 'later',
): { instant: Temporal.Instant; doubt?: Exclude<TimeDoubt, 'leap-second'> } {
  const earlier = local.toZonedDateTime(zone, { disambiguation: 'earlier' })
  const later = local.toZonedDateTime(zone, { disambiguation: 'later' })
  if (earlier.epochNanoseconds === later.epochNanoseconds) return { instant: earlier.toInstant() }
  const isSkipped = !earlier.toPlainDateTime().equals(local)
  const takesEarlier = disambiguation === 'earlier' || (disambiguation === 'compatible' && !isSkipped)
  return { instant: (takesEarlier ? earlier : later).toInstant(), doubt: isSkipped ? 'skipped' : 'repeated' }
}

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']
const WEEKDAYS = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun']
/** RFC 5322, section 4.3. */
const ZONES: Readonly<Record<string, string>> = {
  ut: '+00:00',
  utc: '+00:00',
  gmt: '+00:00',
  z: '+00:00',
  est: '-05:00',
  edt: '-04:00',
  cst: '-06:00',
  cdt: '-05:00',
  mst: '-07:00',
  mdt: '-06:00',
  pst: '-08:00',
  pdt: '-07:00',
}
const RFC_2822 =
  /^(?:([a-z]{3}),?\s+)?(\d{1,2})[\s-]([a-z]{3})[\s-](\d{4})\s+(\d\d):(\d\d)(?::(\d\d))?\s*(?:([+-]\d\d):?(\d\d)|([a-z]{1,3}))$/i

/** `Sat Nov 21 2026 14:05:00 GMT+0100 (Central European Standard Time)`. */
const JAVASCRIPT = /^([a-z]{3}) ([a-z]{3}) (\d\d) (\d{4}) (\d\d:\d\d:\d\d) GMT([+-]\d{4})(?: \([^()]*\))?$/i

function readRfc2822(text: string, reading: Reading): PointInTime {
  const { fail } = reading
  const ordered = text.length < 100 ? text.replace(JAVASCRIPT, '$1, $3 $2 $4 $5 $6') : ''
  const match = RFC_2822.exec(ordered)
  const [, weekday = '', day = '', month = '', year = '', hour = '', minute = '', second = '00', hours, minutes, name = ''] = match ?? []
  const monthNumber = MONTHS.indexOf(month.toLowerCase()) + 1
  const offset = hours ? `${hours}:${minutes}` : Object.hasOwn(ZONES, name.toLowerCase()) ? ZONES[name.toLowerCase()] : undefined
  if (!match || monthNumber === 0 || !offset || (weekday && !WEEKDAYS.includes(weekday.toLowerCase()))) return fail('bad-time')
  const date = `${year}-${String(monthNumber).padStart(2, '0')}-${day.padStart(2, '0')}`
  let instant: Temporal.Instant
  let dayOfWeek: number
  try {
    instant = Temporal.Instant.from(`${date}T${hour}:${minute}:${second}${offset}`)
    dayOfWeek = Temporal.PlainDate.from(date).dayOfWeek
  } catch {
    return fail('no-such-date')
  }
  if (weekday && WEEKDAYS.indexOf(weekday.toLowerCase()) + 1 !== dayOfWeek) return fail('wrong-weekday')
  const point: PointInTime = { instant, form: ordered === text ? 'rfc2822' : 'JavaScript' }
  return second === '60' ? asLeapSecond(point, reading) : point
}

/**
 * `Sat, 21 Nov 2026 14:05:00 +0100`, always in English, as mail headers want it: in UTC where the offset has seconds,
 * which they cannot hold; undefined before the year 0.
 */
export function writeRfc2822(given: Temporal.ZonedDateTime): string | undefined {
  const time = given.offsetNanoseconds % 60e9 === 0 ? given : given.withTimeZone('UTC')
  if (time.year < 0) return undefined
  const capital = (word = '') => word.charAt(0).toUpperCase() + word.slice(1)
  const two = (value: number) => String(value).padStart(2, '0')
  const date = `${capital(WEEKDAYS[time.dayOfWeek - 1])}, ${two(time.day)} ${capital(MONTHS[time.month - 1])} ${String(time.year).padStart(4, '0')}`
  return `${date} ${two(time.hour)}:${two(time.minute)}:${two(time.second)} ${time.offset.slice(0, 6).replace(':', '')}`
}

/** A whole number of nanoseconds in a larger unit, exactly. */
export function writeUnits(nanoseconds: bigint, unit: TimeUnit): string {
  const size = NANOSECONDS[unit]
  const absolute = nanoseconds < 0n ? -nanoseconds : nanoseconds
  const fraction =
    size === 1n
      ? ''
      : (absolute % size)
          .toString()
          .padStart(size.toString().length - 1, '0')
          .replace(/0+$/, '')
  return `${nanoseconds < 0n ? '-' : ''}${absolute / size}${fraction && `.${fraction}`}`
}

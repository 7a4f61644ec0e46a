import { Temporal } from 'temporal-polyfill'
import type { TimeSystem } from './time-forms.ts'

/** Where each that counts 100 nanoseconds begins, in those from 1970 on: 1601 and year 1. */
const TICKS_BEFORE_1970 = { filetime: 116_444_736_000_000_000n, ticks: 621_355_968_000_000_000n } as const
/** 2⁶³ − 1, and the end of the year 9999. */
const MOST_TICKS = { filetime: 2n ** 63n - 1n, ticks: 3_155_378_975_999_999_999n } as const
const DAY_MS = 86_400_000n
/** Excel holds 29 February 1900, which never was, as day 60. */
const NO_DAY = 60
const LAST_EXCEL_DAY = { excel: 2_958_465, excel1904: 2_957_003 } as const
const OBJECT_ID = /^(?:ObjectId\(\s*)?["']?([\da-f]{24})["']?\s*\)?$/i

/** The moment at which a MongoDB ObjectId was made; undefined where it is none. Only digits could be a number, too. */
export function readObjectId(text: string): Temporal.Instant | undefined {
  const hex = text.length < 50 ? OBJECT_ID.exec(text)?.[1] : undefined
  if (hex === undefined || /^\d+$/.test(text)) return undefined
  return Temporal.Instant.fromEpochMilliseconds(Number.parseInt(hex.slice(0, 8), 16) * 1000)
}

/**
 * A number of another system: of days in Excel a local time, to the millisecond, else a moment in nanoseconds since 1970.
 * Undefined where the system has no such time.
 * @param whole digits before and `fraction` after the point
 */
export function readSystem(system: TimeSystem, whole: string, fraction: string): Temporal.PlainDateTime | bigint | undefined {
  if (whole.length > 19) return undefined
  if (system === 'filetime' || system === 'ticks') {
    const scale = 10n ** BigInt(fraction.length)
    const count = BigInt(whole + fraction)
    if (count > MOST_TICKS[system] * scale || (count * 100n) % scale !== 0n) return undefined
    return (count * 100n) / scale - TICKS_BEFORE_1970[system] * 100n
  }
  const day = Number(whole)
  const first = system === 'excel' ? 1 : 0
  if (day < first || day > LAST_EXCEL_DAY[system] || (system === 'excel' && day === NO_DAY)) return undefined
  // Excel keeps 15 digits, so that a day's parts are known to about a millisecond.
  const digits = fraction.slice(0, 15)
  const scale = 10n ** BigInt(digits.length)
  const ms = (BigInt(digits || '0') * DAY_MS * 2n + scale) / (scale * 2n)
  return dayZero(system, day < NO_DAY)
    .add({ days: day })
    .toPlainDateTime()
    .add({ milliseconds: Number(ms) })
}

function dayZero(system: 'excel' | 'excel1904', isEarly: boolean): Temporal.PlainDate {
  return Temporal.PlainDate.from(system === 'excel1904' ? '1904-01-01' : isEarly ? '1899-12-31' : '1899-12-30')
}

/** A moment in other systems, each where it has that time: of Excel the local one, of MongoDB the first ID of its second. */
export function writeSystems(time: Temporal.ZonedDateTime): Readonly<Partial<Record<TimeSystem | 'objectid', string>>> {
  const nanoseconds = time.epochNanoseconds
  const ticks = (system: 'filetime' | 'ticks') => {
    const [count, rest] = [nanoseconds / 100n + TICKS_BEFORE_1970[system], nanoseconds % 100n]
    return count < 0n || count > MOST_TICKS[system] || rest < 0n ? undefined : count.toString()
  }
  const seconds = nanoseconds / 1_000_000_000n
  const hasId = nanoseconds >= 0n && seconds < 2n ** 32n
  return {
    excel: excelDay(time.toPlainDateTime(), 'excel'),
    excel1904: excelDay(time.toPlainDateTime(), 'excel1904'),
    filetime: ticks('filetime'),
    ticks: ticks('ticks'),
    objectid: hasId ? seconds.toString(16).padStart(8, '0') + '0'.repeat(16) : undefined,
  }
}

const PLACES = 10

function excelDay(local: Temporal.PlainDateTime, system: 'excel' | 'excel1904'): string | undefined {
  const date = local.toPlainDate()
  const isEarly = Temporal.PlainDate.compare(date, '1900-03-01') < 0
  const { days } = dayZero(system, isEarly).until(date, { largestUnit: 'day' })
  if (days < (system === 'excel' ? 1 : 0) || days > LAST_EXCEL_DAY[system]) return undefined
  const midnight = date.toPlainDateTime()
  const ms = BigInt(midnight.until(local, { largestUnit: 'millisecond' }).milliseconds)
  const fraction = ((ms * 10n ** BigInt(PLACES) * 2n + DAY_MS) / (DAY_MS * 2n)).toString().padStart(PLACES, '0').replace(/0+$/, '')
  return fraction === '' ? String(days) : `${days}.${fraction}`
}

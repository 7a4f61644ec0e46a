import { Temporal } from 'temporal-polyfill'
import { type MonthEnd, calendarFailures } from './calendar-fields.ts'

export type PlainDate = Temporal.PlainDate
type Step = { readonly years?: number; readonly months?: number; readonly weeks?: number; readonly days?: number }
/** `isShort`: the month reached has no such day, so that the rule for month ends was needed. */
type Stepped = { readonly date: PlainDate; readonly isShort: boolean }

/** No longer step stays within the calendar; much longer ones would leave the library’s own. */
const LONGEST_MONTHS = 9999 * 12
const LONGEST_DAYS = 9999 * 366

export function readDate(iso: string): PlainDate {
  return Temporal.PlainDate.from(iso)
}

/** The day on which a clock in `timeZone` stands at `now` (milliseconds since 1970). */
export function todayIn(timeZone: string, now: number): PlainDate {
  return Temporal.Instant.fromEpochMilliseconds(now).toZonedDateTimeISO(timeZone).toPlainDate()
}

/** Days from one date to another; negative when the second is earlier. */
export function daysBetween(from: PlainDate, to: PlainDate): number {
  return from.until(to, { largestUnit: 'day' }).days
}

/** Years and months first, then weeks and days; nothing outside the years 1 to 9999. */
export function tryStep(date: PlainDate, { years = 0, months = 0, weeks = 0, days = 0 }: Step, rule: MonthEnd): Stepped | undefined {
  const [allMonths, allDays] = [years * 12 + months, weeks * 7 + days]
  if (Math.abs(allMonths) > LONGEST_MONTHS || Math.abs(allDays) > LONGEST_DAYS) return undefined
  const moved = addMonths(date, allMonths, rule)
  const result = moved.date.add({ days: allDays })
  return result.year >= 1 && result.year <= 9999 ? { date: result, isShort: moved.isShort } : undefined
}

/** The same where there must be a result. @throws ToolError out-of-range at `field` */
export function stepDate(date: PlainDate, step: Step, rule: MonthEnd, field: string): Stepped {
  return tryStep(date, step, rule) ?? calendarFailures.fail('out-of-range', { field })
}

function addMonths(date: PlainDate, months: number, rule: MonthEnd): Stepped {
  const index = date.year * 12 + date.month - 1 + months
  const year = Math.floor(index / 12)
  const first = Temporal.PlainDate.from({ year, month: index - year * 12 + 1, day: 1 })
  const length = first.daysInMonth
  if (rule === 'stick' && date.day === date.daysInMonth) return { date: first.with({ day: length }), isShort: date.day > length }
  if (date.day <= length) return { date: first.with({ day: date.day }), isShort: false }
  const shortened = { last: length - 1, stick: length - 1, first: length, carry: date.day - 1 }[rule]
  return { date: first.add({ days: shortened }), isShort: true }
}

/** A span of time as calendars count it. */
export type Span = { readonly years: number; readonly months: number; readonly days: number }

/** Whole months from `from` as long as they fit, then the days that are left. `to` is not before `from`. */
export function spanBetween(from: PlainDate, to: PlainDate, rule: MonthEnd): Span {
  let months = (to.year - from.year) * 12 + to.month - from.month
  let reached = addMonths(from, months, rule)
  while (Temporal.PlainDate.compare(reached.date, to) > 0) reached = addMonths(from, --months, rule)
  return { years: Math.floor(months / 12), months: months % 12, days: daysBetween(reached.date, to) }
}

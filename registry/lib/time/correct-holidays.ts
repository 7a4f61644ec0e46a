import {
  ADDED_DAYS,
  HOLIDAY_CORRECTIONS,
  type HolidayCorrection,
  TRANSFERRED_DAY,
  WORKING_WEEKEND,
} from '../../data/time/holiday-corrections.ts'
import type { Holiday } from './holiday.ts'

const DAY_MS = 24 * 3_600_000
const shifted = (date: string, days: number): string => new Date(Date.parse(`${date}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10)

const correctionsOf = (country: string, region: string | undefined): readonly HolidayCorrection[] =>
  (HOLIDAY_CORRECTIONS[country] ?? []).filter((correction) => (correction.region ?? region) === region)

/** The days of one holiday as the law has them, where the package is wrong. */
export function correctHoliday(
  country: string,
  region: string | undefined,
  rule: string,
  days: readonly Holiday[],
  language: string,
): Holiday[] {
  return days.flatMap((holiday) => {
    let date: string | undefined = holiday.date
    let { kind, name } = holiday
    for (const correction of correctionsOf(country, region)) {
      const year = Number(holiday.date.slice(0, 4))
      if (date === undefined || year < (correction.since ?? year) || year > (correction.until ?? year)) continue
      date = correctDate(date, rule, correction)
      if (correction.kind === 'work' && holiday.date >= correction.from && holiday.date <= correction.to) kind = 'optional'
      if (correction.kind === 'name' && rule === correction.rule && language === correction.language) name = correction.name
    }
    return date === undefined ? [] : [{ ...holiday, date, kind, name }]
  })
}

function correctDate(date: string, rule: string, correction: HolidayCorrection): string | undefined {
  if (correction.kind === 'also' || correction.kind === 'workdays' || correction.kind === 'work' || correction.kind === 'name') return date
  if (correction.kind === 'dates') {
    const right = Object.hasOwn(correction.dates, date) ? correction.dates[date] : date
    return right ?? undefined
  }
  if (!rule.startsWith(correction.rule)) return date
  const year = date.slice(0, 4)
  if (correction.kind === 'drop') return undefined
  if (correction.kind === 'day') return `${year}-${correction.on}`
  if (correction.kind === 'shift')
    return correction.on === undefined || date.endsWith(correction.on) ? shifted(date, correction.days) : date
  const weekday = new Date(`${year}-${correction.on}T00:00:00Z`).getUTCDay()
  return correction.weekdays.includes(weekday) ? shifted(date, correction.days) : date
}

/** Days of a year that the package does not know: days off that were added or took the place of others, and weekends on which people work. */
export function addedDays(country: string, region: string | undefined, year: number, language: string): Holiday[] {
  const named = (names: Readonly<Record<string, string>>) => names[language] ?? names['en'] ?? ''
  return correctionsOf(country, region).flatMap((correction): Holiday[] => {
    if (correction.kind !== 'also' && correction.kind !== 'workdays') return []
    const kind = correction.kind === 'also' ? 'public' : 'exchanged'
    const name =
      correction.kind === 'workdays' ? named(WORKING_WEEKEND) : named(correction.name ? ADDED_DAYS[correction.name] : TRANSFERRED_DAY)
    return correction.dates.filter((date) => date.startsWith(`${year}-`)).map((date) => ({ date, name, kind, isWhole: true }))
  })
}

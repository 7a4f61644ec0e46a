import type { Note } from '../../../engine/core/define.ts'
import { HOLIDAY_YEARS } from '../../data/time/holiday-countries.ts'
import { WEEKDAYS } from './calendar-fields.ts'
import { weekdayNamer } from './calendar-words.ts'
import { type PlainDate, daysBetween, readDate } from './date-steps.ts'
import { readDayList } from './day-list.ts'
import type { Holiday } from './holiday.ts'
import { openHolidays } from './holidays.ts'
import { type HOLIDAY_SENTENCES, MOST_HOLIDAYS, WEEKENDS, type WorkCalendarInput, workCalendarFailures } from './work-calendar-fields.ts'

/** Days are numbered from 1970-01-01, which is 0: walking over them is quicker than over dates. */
const EPOCH = readDate('1970-01-01')
export const toDayNumber = (date: PlainDate): number => daysBetween(EPOCH, date)
export const fromDayNumber = (day: number): PlainDate => EPOCH.add({ days: day })
const LAST_DAY = toDayNumber(readDate('9999-12-31'))
const FIRST_DAY = toDayNumber(readDate('0001-01-01'))

/** Why a day is no working day. */
type OffReason = 'weekend' | 'holiday' | 'own'
/** A line of the table of holidays. */
type HolidayLine = { date: string; weekday: string; name?: string; kind: Holiday['kind'] | 'own' | 'workday'; isOff: boolean }
/** What lies between two days. */
type HolidayList = {
  readonly lines: HolidayLine[]
  /** How many are only half a day and would count if they were whole. */
  readonly halves: number
}

type WorkCalendar = {
  /** Nothing on a working day. The weekend comes before a holiday that falls on it. */
  reasonOff(day: number): OffReason | undefined
  /** The holidays from one day to another, both included. */
  holidays(first: number, last: number): HolidayList
}

/** @throws ToolError the codes of `workCalendarFailures` */
export async function openWorkCalendar(input: WorkCalendarInput, locale: string): Promise<WorkCalendar> {
  const { weekend, weekendDays, country, region, holidays, ownDaysOff, ownWorkdays } = input
  const isFree = WEEKDAYS.map((name) => (WEEKENDS[weekend] ?? weekendDays).some((one) => one === name))
  if (isFree.every(Boolean)) workCalendarFailures.fail('no-working-days', { field: 'weekendDays' })
  const [off, work] = [numbersOf(ownDaysOff, 'ownDaysOff'), numbersOf(ownWorkdays, 'ownWorkdays')]
  const kinds = { public: ['public'], bank: ['public', 'bank'], all: ['public', 'bank', 'optional'] }[holidays]
  const isCounted = ({ kind }: Holiday) => kinds.includes(kind)
  const isOff = (holiday: Holiday) => holiday.isWhole && isCounted(holiday)
  const holidaysOn = country === 'none' ? () => [] : openDays(await openHolidays(country, region, locale))

  const reasonOff = (day: number): OffReason | undefined => {
    if (work.has(day)) return undefined
    if (isFree[weekdayOf(day) - 1] && !holidaysOn(day).some(({ kind }) => kind === 'exchanged')) return 'weekend'
    if (off.has(day)) return 'own'
    return holidaysOn(day).some(isOff) ? 'holiday' : undefined
  }
  const nameWeekday = weekdayNamer(locale)
  return {
    reasonOff,
    holidays(first, last) {
      const lines: HolidayLine[] = []
      let halves = 0
      for (let day = first; day <= last; day++) {
        const found = holidaysOn(day)
        if (found.length === 0 && !off.has(day) && !work.has(day)) continue
        const shared = { date: fromDayNumber(day).toString(), weekday: nameWeekday(weekdayOf(day)) }
        for (const one of found) lines.push({ ...shared, name: one.name, kind: one.kind, isOff: isOff(one) && !work.has(day) })
        halves += found.some(isCounted) && reasonOff(day) === undefined && !work.has(day) ? 1 : 0
        if (off.has(day)) lines.push({ ...shared, kind: 'own', isOff: !work.has(day) })
        if (work.has(day)) lines.push({ ...shared, kind: 'workday', isOff: false })
      }
      return { lines, halves }
    },
  }
}

function numbersOf(text: string, field: string): Set<number> {
  return new Set(readDayList(text, field).map((date) => toDayNumber(readDate(date))))
}

/** 1 for Monday to 7 for Sunday; day 0 was a Thursday. */
function weekdayOf(day: number): number {
  return ((((day + 3) % 7) + 7) % 7) + 1
}

/** Holidays by the day, read year by year as they are asked for. */
function openDays(holidaysIn: (year: number) => readonly Holiday[]): (day: number) => readonly Holiday[] {
  const known = new Map<number, Holiday[]>()
  const read = new Set<number>()
  const readYear = (year: number) => {
    if (read.has(year)) return
    read.add(year)
    for (const holiday of holidaysIn(year)) {
      const day = toDayNumber(readDate(holiday.date))
      known.set(day, [...(known.get(day) ?? []), holiday])
    }
  }
  let [from, to] = [0, -1]
  return (day) => {
    if (day < from || day > to) {
      const { year } = fromDayNumber(day)
      readYear(year)
      // Feasts of several days run over New Year.
      if (year > HOLIDAY_YEARS.first) readYear(year - 1)
      from = toDayNumber(readDate(`${String(year).padStart(4, '0')}-01-01`))
      to = toDayNumber(readDate(`${String(year).padStart(4, '0')}-12-31`))
    }
    return known.get(day) ?? []
  }
}

/** How many days there are of each kind, from one to another, both included. */
export function countDays(calendar: WorkCalendar, first: number, last: number): Record<OffReason | 'working', number> {
  const counts = { working: 0, weekend: 0, holiday: 0, own: 0 }
  for (let day = first; day <= last; day++) counts[calendar.reasonOff(day) ?? 'working']++
  return counts
}

/**
 * The day on which the `count`th day is reached, of those that `isCounted`.
 * @param step 1 forwards, -1 backwards
 * @returns undefined beyond the years 1 to 9999
 */
export function walkDays(start: number, count: number, step: 1 | -1, isCounted: (day: number) => boolean): number | undefined {
  let [day, left] = [start, count]
  while (left > 0) {
    day += step
    if (day > LAST_DAY || day < FIRST_DAY) return undefined
    if (isCounted(day)) left--
  }
  return day
}

/** The lines as a result shows them: none, and no table, where there is nothing to say. */
export function listHolidays({ lines }: HolidayList): { holidays?: HolidayLine[] } {
  return lines.length > 0 ? { holidays: lines.slice(0, MOST_HOLIDAYS) } : {}
}

export function noteHolidays({ lines, halves }: HolidayList, note: Note<typeof HOLIDAY_SENTENCES>): void {
  if (halves > 0) note('half-days', { count: halves })
  if (lines.length > MOST_HOLIDAYS) note('list-cut', { most: MOST_HOLIDAYS })
}

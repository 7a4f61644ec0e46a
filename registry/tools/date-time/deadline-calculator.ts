import * as z from 'zod'
import { defineTool } from '../../../engine/core/define.ts'
import { choice, date, flag, whole } from '../../../engine/core/kit.ts'
import { column, facts, part } from '../../../engine/core/parts.ts'
import { value } from '../../../engine/core/schema.ts'
import { calendarFailures, calendarTitle, monthEnd } from '../../lib/time/calendar-fields.ts'
import { weekdayNamer } from '../../lib/time/calendar-words.ts'
import {
  HOLIDAY_SENTENCES,
  WORK_CALENDAR_NOTES,
  holidayTable,
  workCalendarFailures,
  workCalendarFields,
} from '../../lib/time/work-calendar-fields.ts'

export const deadlineCalculator = defineTool({
  id: 'deadline-calculator',
  category: 'date-time',
  icon: 'calendar-clock',
  title: 'Deadline calculator',
  summary: 'Calculate a deadline in calendar days, business days, weeks, months or years, taking weekends and holidays into account.',
  keywords: [
    'due date calculator',
    'legal deadline',
    'court deadline',
    'notice period',
    'payment term',
    'net 30',
    'period in business days',
    'days left',
  ],
  aliases: ['due-date-calculator', 'court-deadline-calculator'],
  slugs: {
    es: 'calculadora-de-plazos',
    fr: ['calcul-delai', 'calculateur-de-delais'],
    id: ['kalkulator-tenggat-waktu', 'kalkulator-deadline'],
    it: ['calcolo-scadenze', 'calcolo-termini'],
    pl: ['kalkulator-terminow', 'obliczanie-terminow'],
    pt: ['calculadora-de-prazos', 'calculadora-de-prazos-processuais'],
    ru: 'kalkulyator-srokov',
  },
  effect: 'clock',
  input: z.object({
    date: date('First date', { help: 'The day of the delivery, publication, invoice or event.', defaultFrom: 'today' }),
    length: whole('Length of the period', { min: 1, max: 30_000, default: 30 }),
    unit: choice('Unit', { days: 'Calendar days', 'business-days': 'Business days', weeks: 'Weeks', months: 'Months', years: 'Years' }),
    direction: choice('Direction', { forwards: 'Forward', backwards: 'Backward' }),
    startCounts: flag('The first day counts too'),
    roll: choice('If the last day is a day off', {
      next: 'The next business day',
      previous: 'The business day before',
      'within-month': 'The next business day, but within the same month',
      none: 'Keep it',
    }),
    ...workCalendarFields,
    recess: flag('Court recess: no day counts from December 20 to January 20', { when: { country: 'BR' } }),
    monthEnd,
    calendarTitle,
  }),
  output: z.object({
    date: part(z.string(), 'Deadline', { view: 'headline', format: 'date' }),
    facts: facts('Details', {
      weekday: column(z.string(), 'Weekday'),
      daysLeft: column(z.int(), 'Calendar days from today'),
      businessDaysLeft: column(z.int(), 'Business days from today'),
      calendarDays: column(z.int(), 'Calendar days from the first date'),
      businessDays: column(z.int(), 'Business days from the first date'),
      moved: column(z.string(), 'Last day before the move', { format: 'date' }).optional(),
    }),
    holidays: holidayTable,
    calendar: part(value.file, 'Calendar file').optional(),
  }),
  failures: { ...calendarFailures.words, ...workCalendarFailures.words },
  notices: {
    moved: 'The last day was a day off, so the deadline moved.',
    'past-deadline': 'This deadline has passed.',
    'month-end': 'One of the months doesn’t have that day, so the rule for month ends applied.',
    ...HOLIDAY_SENTENCES,
  },
  notes: [
    'The first day doesn’t count and the last one does, as in most laws and contracts; you can change both. Weeks, months and years end on the day that matches the first one. Business days from a date are counted from the day after it.',
    'A deadline on a weekend or holiday moves to the next business day unless you choose otherwise. The law or contract decides which rule applies and whether a local holiday or a closed court counts. This tool helps you count; it is not legal advice.',
    'Brazil: procedural deadlines count business days, without the first day and with the last (CPC, articles 219 and 224), and are suspended from December 20 to January 20 (article 220).',
    ...WORK_CALENDAR_NOTES,
  ],
  examples: [
    {
      title: 'Thirty days that end on a Saturday',
      now: '2026-11-21T12:00:00Z',
      input: { date: '2026-11-12', length: 30, country: 'US' },
      in: {
        es: { input: { country: 'ES' }, output: { date: '2026-12-14' } },
        fr: { input: { country: 'FR' }, output: { date: '2026-12-14' } },
        id: { input: { country: 'ID' }, output: { date: '2026-12-14' } },
        it: { input: { country: 'IT' }, output: { date: '2026-12-14' } },
        pl: { input: { country: 'PL' }, output: { date: '2026-12-14' } },
        pt: { input: { country: 'BR' }, output: { date: '2026-12-14' } },
        ru: { input: { country: 'RU' }, output: { date: '2026-12-14' } },
      },
      output: {
        date: '2026-12-14',
        facts: { weekday: 'Monday', daysLeft: 23, businessDaysLeft: 15, calendarDays: 32, businessDays: 21, moved: '2026-12-12' },
        notices: [{ code: 'moved' }],
      },
    },
    {
      title: 'Fifteen business days across the Brazilian court recess',
      now: '2026-12-10T12:00:00Z',
      timeZone: 'America/Sao_Paulo',
      input: { date: '2026-12-10', length: 15, unit: 'business-days', country: 'BR', recess: true },
      output: { date: '2027-02-02' },
    },
    {
      title: 'A month before a hearing, on the business day before',
      now: '2026-11-21T12:00:00Z',
      input: { date: '2027-03-31', length: 1, unit: 'months', direction: 'backwards', roll: 'previous', country: 'none' },
      output: { date: '2027-02-26', notices: [{ code: 'moved' }, { code: 'month-end' }] },
    },
  ],
  transform: async (input, { now, timeZone, locale, fail, note }) => {
    const work = await import('../../lib/time/work-calendar.ts')
    const { daysBetween, readDate, stepDate, todayIn } = await import('../../lib/time/date-steps.ts')
    const calendar = await work.openWorkCalendar(input, locale)
    const isRecess = (day: number) => input.recess && input.country === 'BR' && isInRecess(work.fromDayNumber(day))
    const isWorking = (day: number) => calendar.reasonOff(day) === undefined && !isRecess(day)
    const walk = (start: number, count: number, step: 1 | -1, isCounted: (day: number) => boolean) =>
      work.walkDays(start, count, step, isCounted) ?? fail('out-of-range', { field: 'length' })

    const { length, unit, startCounts } = input
    const start = readDate(input.date)
    const step = input.direction === 'forwards' ? 1 : -1
    const before = work.toDayNumber(start) - (startCounts ? step : 0)
    let isShort = false
    const reach = () => {
      if (unit === 'business-days') return walk(before, length, step, isWorking)
      if (unit === 'days') return walk(before, length, step, (day) => !isRecess(day))
      const stepped = stepDate(start, { [unit]: length * step }, input.monthEnd, 'length')
      isShort = stepped.isShort
      return work.toDayNumber(stepped.date) - (startCounts ? step : 0)
    }
    const reached = reach()
    const roll = () => {
      if (input.roll === 'none' || isWorking(reached)) return reached
      const next = () => walk(reached, 1, 1, isWorking)
      const previous = () => walk(reached, 1, -1, isWorking)
      if (input.roll === 'next') return next()
      if (input.roll === 'previous') return previous()
      const end = next()
      return work.fromDayNumber(end).month === work.fromDayNumber(reached).month ? end : previous()
    }
    const end = roll()
    const date = work.fromDayNumber(end)
    const today = work.toDayNumber(todayIn(timeZone, now))
    const first = work.toDayNumber(start)
    const list = calendar.holidays(Math.min(first, end), Math.max(first, end))
    const title = input.calendarTitle.trim()
    if (end !== reached) note('moved')
    if (isShort) note('month-end')
    if (end < today) note('past-deadline')
    work.noteHolidays(list, note)
    return {
      date: date.toString(),
      facts: {
        weekday: weekdayNamer(locale)(date.dayOfWeek),
        daysLeft: end - today,
        businessDaysLeft: countBetween(today, end, isWorking),
        calendarDays: daysBetween(start, date),
        businessDays: countBetween(first, end, isWorking),
        moved: end !== reached ? work.fromDayNumber(reached).toString() : undefined,
      },
      ...work.listHolidays(list),
      calendar:
        title !== ''
          ? (await import('../../lib/time/calendar-file.ts')).writeCalendarFile([{ date: date.toString(), title }], now, 'deadline')
          : undefined,
    }
  },
})

function isInRecess({ month, day }: { month: number; day: number }): boolean {
  return (month === 12 && day >= 20) || (month === 1 && day <= 20)
}

/** Business days after one day up to another; negative when it is earlier. */
function countBetween(from: number, to: number, isWorking: (day: number) => boolean): number {
  let count = 0
  for (let day = Math.min(from, to) + (from <= to ? 1 : 0); day < Math.max(from, to) + (from <= to ? 1 : 0); day++)
    if (isWorking(day)) count++
  return from <= to ? count : 0 - count
}

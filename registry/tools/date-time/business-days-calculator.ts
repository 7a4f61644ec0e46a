import * as z from 'zod'
import { defineTool } from '../../../engine/core/define.ts'
import { choice, date, flag, time, vary, whole } from '../../../engine/core/kit.ts'
import { column, facts, part, table } from '../../../engine/core/parts.ts'
import { value } from '../../../engine/core/schema.ts'
import { daysCounted, type DaysCounted, calendarFailures } from '../../lib/time/calendar-fields.ts'
import { HOUR, MINUTE, minutesOf, writeClock, writeDecimalTime } from '../../lib/time/hour-texts.ts'
import { weekdayNamer } from '../../lib/time/calendar-words.ts'
import {
  HOLIDAY_SENTENCES,
  WORK_CALENDAR_NOTES,
  holidayTable,
  workCalendarFailures,
  workCalendarFields,
} from '../../lib/time/work-calendar-fields.ts'

/** Longer spans are not listed month by month. */
const MOST_MONTHS = 120
const only = (mode: string) => ({ when: { mode: mode } })
const HOURS = { advanced: true, when: { withHours: true } }

export const businessDaysCalculator = defineTool({
  id: 'business-days-calculator',
  category: 'date-time',
  icon: 'calendar-check',
  title: 'Business days calculator',
  summary: 'Count the business days between two dates, or find the date after a number of them, without weekends and public holidays.',
  keywords: [
    'working days',
    'business days between dates',
    'add business days',
    'workdays',
    'networkdays',
    'weekdays',
    'public holidays',
    'working days in a month',
  ],
  aliases: ['working-days-calculator', 'workdays-calculator'],
  slugs: {
    es: ['calculadora-de-dias-habiles', 'calculadora-de-dias-laborables'],
    fr: ['calcul-jours-ouvres', 'jours-ouvres'],
    id: 'kalkulator-hari-kerja',
    it: ['calcolo-giorni-lavorativi', 'giorni-lavorativi'],
    pl: ['kalkulator-dni-roboczych', 'dni-robocze'],
    pt: ['calculadora-dias-uteis', 'calculadora-de-dias-uteis'],
    ru: ['kalkulyator-rabochih-dney', 'rabochie-dni'],
  },
  effect: 'pure',
  input: z.object({
    mode: choice('Calculate', { between: 'Business days between two dates', after: 'The date after a number of business days' }),
    from: date('First date', { defaultFrom: 'today' }),
    to: date('Second date', { start: 'today+30', optional: true, ...only('between') }),
    days: whole('Business days', { min: 1, max: 30_000, default: 10, ...only('after') }),
    direction: choice('Direction', { forwards: 'Forward', backwards: 'Backward' }, only('after')),
    startCounts: flag('The first day counts too', only('after')),
    counted: vary(daysCounted('both'), only('between')),
    withHours: flag('Count business hours', { advanced: true, ...only('between') }),
    fromTime: time('Time on the first date', { default: '09:00', ...HOURS }),
    toTime: time('Time on the second date', { default: '17:00', ...HOURS }),
    opens: time('Working day starts', { default: '09:00', ...HOURS }),
    closes: time('Working day ends', { default: '17:00', ...HOURS }),
    ...workCalendarFields,
  }),
  output: z.object({
    days: part(z.int(), 'Business days', { view: 'headline' }).optional(),
    date: part(z.string(), 'Date', { view: 'headline', format: 'date' }).optional(),
    hours: part(z.string(), 'Business hours', { view: 'headline' }).optional(),
    facts: facts('Details', {
      weekday: column(z.string(), 'Weekday').optional(),
      calendarDays: column(z.int(), 'Calendar days'),
      weekend: column(z.int(), 'Weekend days'),
      holidays: column(z.int(), 'Holidays on weekdays'),
      own: column(z.int(), 'Other days off').optional(),
      decimal: column(value.decimal, 'Decimal hours').optional(),
    }),
    months: table(
      'By month',
      {
        month: column(z.string(), 'Month'),
        businessDays: column(z.int(), 'Business days'),
        calendarDays: column(z.int(), 'Calendar days'),
      },
      { fileName: 'business-days.csv' },
    ).optional(),
    holidays: holidayTable,
  }),
  failures: {
    ...calendarFailures.words,
    ...workCalendarFailures.words,
    'no-hours': 'The working day must end after it starts, and before midnight.',
  },
  notices: { reversed: 'The second date is before the first, so the result is negative.', ...HOLIDAY_SENTENCES },
  notes: [
    'Between two dates, both ends count unless you choose otherwise, as in the spreadsheet function NETWORKDAYS. The date after a number of business days is counted from the day after the first date, as in WORKDAY; to find the fifth business day of a month, start on its first day and turn on “The first day counts too”.',
    ...WORK_CALENDAR_NOTES,
    'Business hours are the part of the time between the two moments that falls on business days, between “Working day starts” and “Working day ends” by the clock; both dates always count for them.',
  ],
  examples: [
    {
      title: 'November 2026 in the United States',
      input: { from: '2026-11-01', to: '2026-11-30', country: 'US' },
      in: {
        es: { input: { country: 'ES' }, title: 'Noviembre de 2026 en España' },
        fr: { input: { country: 'FR' }, title: 'Novembre 2026 en France' },
        id: { input: { country: 'ID' }, title: 'November 2026 di Indonesia' },
        it: { input: { country: 'IT' }, title: 'Novembre 2026 in Italia' },
        pl: { input: { country: 'PL' }, title: 'Listopad 2026 w Polsce' },
        pt: { input: { country: 'BR' }, title: 'Novembro de 2026 no Brasil' },
        ru: { input: { country: 'RU' }, title: 'Ноябрь 2026 года в России' },
      },
      output: { days: 19, facts: { calendarDays: 30, weekend: 9, holidays: 2 } },
    },
    {
      title: 'December 2026 in the United Kingdom',
      input: { from: '2026-12-01', to: '2026-12-31', country: 'GB' },
      in: {
        es: { input: { country: 'ES' }, title: 'Diciembre de 2026 en España' },
        fr: { input: { country: 'FR' }, title: 'Décembre 2026 en France' },
        id: { input: { country: 'ID' }, title: 'Desember 2026 di Indonesia' },
        it: { input: { country: 'IT' }, title: 'Dicembre 2026 in Italia' },
        pl: { input: { country: 'PL' }, output: { days: 21 }, title: 'Grudzień 2026 w Polsce' },
        pt: { input: { country: 'BR' }, title: 'Dezembro de 2026 no Brasil' },
        ru: { input: { country: 'RU' }, title: 'Декабрь 2026 года в России' },
      },
      output: {
        days: 21,
        facts: { calendarDays: 31, weekend: 8, holidays: 2 },
        months: [{ month: 'December 2026', businessDays: 21, calendarDays: 31 }],
        holidays: [
          { date: '2026-12-25', weekday: 'Friday', name: 'Christmas Day', kind: 'public', isOff: true },
          { date: '2026-12-26', weekday: 'Saturday', name: 'Boxing Day', kind: 'public', isOff: true },
          { date: '2026-12-28', weekday: 'Monday', name: 'Boxing Day (substitute day)', kind: 'public', isOff: true },
        ],
      },
    },
    {
      title: 'The fifth business day of a month in Brazil, Saturdays included',
      input: { mode: 'after', from: '2026-09-01', days: 5, startCounts: true, weekend: 'sun', country: 'BR' },
      in: {
        fr: {
          input: { country: 'FR' },
          output: { date: '2026-09-05' },
          title: 'Le cinquième jour ouvrable d’un mois en France, samedis compris',
        },
        id: {
          input: { country: 'ID' },
          output: { date: '2026-09-05' },
          title: 'Hari kerja kelima dalam sebulan di Indonesia, termasuk Sabtu',
        },
        it: {
          input: { country: 'IT' },
          output: { date: '2026-09-05' },
          title: 'Il quinto giorno lavorativo di un mese in Italia, sabati compresi',
        },
        pl: { input: { country: 'PL' }, output: { date: '2026-09-05' }, title: 'Piąty dzień roboczy miesiąca w Polsce, z sobotami' },
        ru: {
          input: { country: 'RU' },
          output: { date: '2026-09-05' },
          title: 'Пятый рабочий день месяца в России при шестидневной неделе',
        },
      },
      output: { date: '2026-09-05', facts: { weekday: 'Saturday', calendarDays: 5, weekend: 0, holidays: 0 } },
    },
    {
      title: 'Ten business days after a date, with bank holidays',
      input: { mode: 'after', from: '2026-02-11', days: 10, country: 'BR', holidays: 'bank' },
      output: {
        date: '2026-02-27',
        facts: { weekday: 'Friday', calendarDays: 16, weekend: 4, holidays: 2 },
        holidays: [
          { date: '2026-02-16', weekday: 'Monday', name: 'Carnival Monday', kind: 'bank', isOff: true },
          { date: '2026-02-17', weekday: 'Tuesday', name: 'Carnival Tuesday', kind: 'bank', isOff: true },
          { date: '2026-02-18', weekday: 'Wednesday', name: 'Ash Wednesday (until 2 p.m.)', kind: 'optional', isOff: false },
        ],
      },
    },
    {
      title: 'Business hours over a weekend',
      input: { from: '2026-11-20', to: '2026-11-23', country: 'none', withHours: true, fromTime: '15:20', toTime: '10:45' },
      output: { days: 2, hours: '3:25', facts: { decimal: '3.42' } },
    },
  ],
  transform: async (input, { locale, fail, note }) => {
    const { countDays, fromDayNumber, listHolidays, noteHolidays, openWorkCalendar, toDayNumber, walkDays } =
      await import('../../lib/time/work-calendar.ts')
    const { readDate } = await import('../../lib/time/date-steps.ts')
    const calendar = await openWorkCalendar(input, locale)
    const from = toDayNumber(readDate(input.from))
    const isWorking = (day: number) => calendar.reasonOff(day) === undefined

    const ends = () => {
      if (input.mode === 'between')
        return input.to === undefined
          ? fail('required', { field: 'to' })
          : countedEnds(from, toDayNumber(readDate(input.to)), input.counted)
      const step = input.direction === 'forwards' ? 1 : -1
      const before = input.startCounts ? from - step : from
      const end = walkDays(before, input.days, step, isWorking) ?? fail('out-of-range', { field: 'days' })
      return step === 1 ? { first: before + 1, last: end, end } : { first: end, last: before - 1, end }
    }
    const { first, last, end } = ends()
    const counts = countDays(calendar, first, last)
    const hours = input.mode === 'between' && input.withHours ? businessMinutes(end) : undefined
    const list = calendar.holidays(first, last)
    const isReversed = input.mode === 'between' && (end < from || (hours ?? 0) < 0)
    if (isReversed) note('reversed')
    noteHolidays(list, note)
    return {
      ...(input.mode === 'between' ? { days: end < from ? 0 - counts.working : counts.working } : { date: fromDayNumber(end).toString() }),
      ...(hours !== undefined && { hours: writeClock(hours * MINUTE) }),
      facts: {
        weekday: input.mode === 'after' ? weekdayNamer(locale)(fromDayNumber(end).dayOfWeek) : undefined,
        calendarDays: Math.max(0, last - first + 1),
        weekend: counts.weekend,
        holidays: counts.holiday,
        own: counts.own > 0 ? counts.own : undefined,
        decimal: hours === undefined ? undefined : writeDecimalTime(hours * MINUTE, HOUR, 2),
      },
      months: last - first < MOST_MONTHS * 31 && last >= first ? monthRows(first, last) : undefined,
      ...listHolidays(list),
    }

    /** From the first time to the second, negative where that is earlier. */
    function businessMinutes(to: number): number {
      const [opens, closes] = [minutesOf(input.opens), minutesOf(input.closes)]
      if (closes <= opens) fail('no-hours', { field: 'closes' })
      const ends = [
        { day: from, minute: minutesOf(input.fromTime) },
        { day: to, minute: minutesOf(input.toTime) },
      ]
      const [early, late] = ends.toSorted((a, b) => a.day - b.day || a.minute - b.minute) as [(typeof ends)[0], (typeof ends)[0]]
      const within = (day: number, start: number, end: number) =>
        isWorking(day) ? Math.max(0, Math.min(end, closes) - Math.max(start, opens)) : 0
      const sum =
        early.day === late.day
          ? within(early.day, early.minute, late.minute)
          : within(early.day, early.minute, 1440) +
            countDays(calendar, early.day + 1, late.day - 1).working * (closes - opens) +
            within(late.day, 0, late.minute)
      return early === ends[0] ? sum : 0 - sum
    }

    function monthRows(first: number, last: number) {
      const name = new Intl.DateTimeFormat(locale, { year: 'numeric', month: 'long', timeZone: 'UTC' })
      const rows = []
      for (let day = first; day <= last;) {
        const date = fromDayNumber(day)
        const end = Math.min(last, day + date.daysInMonth - date.day)
        rows.push({
          month: name.format(new Date(`${date.toString()}T00:00:00Z`)),
          businessDays: countDays(calendar, day, end).working,
          calendarDays: end - day + 1,
        })
        day = end + 1
      }
      return rows
    }
  },
})

/** The days counted between two ends, whichever comes first. */
function countedEnds(from: number, to: number, counted: DaysCounted): { first: number; last: number; end: number } {
  const [early, late] = from <= to ? [from, to] : [to, from]
  return {
    first: counted === 'both' || counted === 'first' ? early : early + 1,
    last: counted === 'both' || counted === 'last' ? late : late - 1,
    end: to,
  }
}

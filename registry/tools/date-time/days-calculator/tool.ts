import * as z from 'zod'
import { defineTool } from '../../../../engine/core/define.ts'
import { date, flag, time, timeZone } from '../../../../engine/core/kit.ts'
import { column, facts, part, table } from '../../../../engine/core/parts.ts'
import { value } from '../../../../engine/core/schema.ts'
import { clockNotices, daysCounted, monthEnd } from '../../../lib/time/calendar-fields.ts'
import { weekdayNamer, writeSpan } from '../../../lib/time/calendar-words.ts'

const WITH_TIME = { when: { withTime: true } }

export const daysCalculator = defineTool({
  id: 'days-calculator',
  category: 'date-time',
  icon: 'calendar-range',
  title: 'Days calculator',
  summary: 'Count the days between two dates, in days, weeks, months and years, and by weekday.',
  keywords: [
    'days between dates',
    'how many days',
    'days until',
    'days since',
    'date difference',
    'day counter',
    'weeks between dates',
    'countdown',
  ],
  aliases: ['days-between-dates', 'date-difference-calculator', 'day-counter'],
  slugs: {
    es: ['calculadora-de-dias', 'dias-entre-fechas'],
    fr: ['calcul-nombre-de-jours', 'nombre-de-jours-entre-deux-dates'],
    id: ['kalkulator-hari', 'menghitung-hari'],
    it: ['calcolo-giorni', 'giorni-tra-due-date'],
    pl: ['kalkulator-dni', 'ile-dni'],
    pt: ['calculadora-de-dias', 'dias-entre-datas'],
    ru: ['kalkulyator-dney', 'skolko-dney-mezhdu-datami'],
  },
  recognizes: [{ kind: 'date', field: 'from', reading: 'date', confidence: 0.98 }],
  effect: 'pure',
  input: z.object({
    from: date('First date', { defaultFrom: 'today' }),
    to: date('Second date', { start: 'today+100' }),
    counted: daysCounted('last'),
    withTime: flag('With times of day', { advanced: true }),
    fromTime: time('Time on the first date', { default: '09:00', advanced: true, ...WITH_TIME }),
    toTime: time('Time on the second date', { default: '17:00', advanced: true, ...WITH_TIME }),
    timeZone: timeZone('Time zone', { default: 'UTC', defaultFrom: 'time-zone', advanced: true, ...WITH_TIME }),
    monthEnd,
  }),
  output: z.object({
    days: part(z.int(), 'Days', { view: 'headline' }),
    facts: facts('Details', {
      span: column(z.string(), 'In years, months and days'),
      exact: column(z.string(), 'Exact span').optional(),
      hours: column(value.decimal, 'Total hours').optional(),
      weeks: column(z.string(), 'In weeks and days'),
      workdays: column(z.int(), 'Monday to Friday'),
      weekend: column(z.int(), 'Saturdays and Sundays'),
      firstWeekday: column(z.string(), 'Weekday of the first date'),
      secondWeekday: column(z.string(), 'Weekday of the second date'),
    }),
    weekdays: table('By weekday', { weekday: column(z.string(), 'Weekday'), days: column(z.int(), 'Days') }, { fileName: 'weekdays.csv' }),
  }),
  notices: { reversed: 'The second date is before the first, so the result is negative.', ...clockNotices },
  notes: [
    'Unless you choose otherwise, the last day counts and the first doesn’t: January 1 to 31 is 30 days. If you count both, it is 31, as for time off.',
    'In years, months and days: as many whole months as fit, then the remaining days. Months start on the day of the first date; the rule for shorter months is under “More options”. Public holidays are not excluded here.',
    'The Gregorian calendar is used for all years from 1 to 9999, even those before it was introduced.',
    'With times of day, you also get the span between them: years, months and days by the calendar, then hours and minutes as they actually pass in the time zone. The day counts still go by the dates alone.',
  ],
  examples: [
    {
      title: 'To the end of the year',
      input: { from: '2026-11-21', to: '2026-12-31' },
      output: {
        days: 40,
        facts: { weeks: '5 weeks, 5 days', workdays: 29, weekend: 11, firstWeekday: 'Saturday', secondWeekday: 'Thursday' },
      },
    },
    {
      title: 'A year, both ends counted',
      input: { from: '2028-01-01', to: '2028-12-31', counted: 'both' },
      output: { days: 366, facts: { span: '1 year', weeks: '52 weeks, 2 days', workdays: 260, weekend: 106 } },
    },
    {
      title: 'Back to the Apollo 11 landing',
      input: { from: '2026-11-21', to: '1969-07-20' },
      output: { days: -20_943, notices: [{ code: 'reversed' }] },
    },
    {
      title: 'From one time of day to another',
      input: { from: '2026-11-21', to: '2026-12-24', withTime: true, fromTime: '18:30', toTime: '08:00', timeZone: 'UTC' },
      output: { days: 33, facts: { exact: '1 month, 2 days, 13 hours, 30 minutes', hours: '781.5' } },
    },
  ],
  transform: async (input, { locale, note }) => {
    const { daysBetween, readDate, spanBetween } = await import('../../../lib/time/date-steps.ts')
    const [from, to] = [readDate(input.from), readDate(input.to)]
    const distance = daysBetween(from, to)
    const early = distance < 0 ? to : from
    const start = input.counted === 'both' || input.counted === 'first' ? early : early.add({ days: 1 })
    const length = Math.max(0, Math.abs(distance) + { last: 0, first: 0, both: 1, neither: -1 }[input.counted])
    const nameWeekday = weekdayNamer(locale)
    // Each weekday comes once a week, and those that follow the first day once more.
    const byWeekday = [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({
      weekday: nameWeekday(weekday),
      days: Math.floor(length / 7) + ((weekday - start.dayOfWeek + 7) % 7 < length % 7 ? 1 : 0),
    }))
    const workdays = byWeekday.slice(0, 5).reduce((sum, { days }) => sum + days, 0)
    if (distance < 0) note('reversed')
    const exact = input.withTime ? await (await import('./exact-span.ts')).exactSpan(input, note) : undefined
    return {
      days: distance < 0 ? -length : length,
      facts: {
        span: writeSpan(spanBetween(early, early.add({ days: length }), input.monthEnd), locale),
        exact: exact && writeSpan(exact.parts, locale),
        hours: exact?.hours,
        weeks: writeSpan({ weeks: Math.floor(length / 7), days: length % 7 }, locale),
        workdays,
        weekend: length - workdays,
        firstWeekday: nameWeekday(from.dayOfWeek),
        secondWeekday: nameWeekday(to.dayOfWeek),
      },
      weekdays: byWeekday,
    }
  },
})

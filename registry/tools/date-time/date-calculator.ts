import * as z from 'zod'
import { type Fail, type Note, defineTool } from '../../../engine/core/define.ts'
import { choice, date, flag, time, timeZone, vary, whole } from '../../../engine/core/kit.ts'
import { column, facts, part, table } from '../../../engine/core/parts.ts'
import { value } from '../../../engine/core/schema.ts'
import { calendarFailures, calendarTitle, clockNotices, monthEnd } from '../../lib/time/calendar-fields.ts'
import type { PlainDate } from '../../lib/time/date-steps.ts'
import { weekdayNamer, writeIsoWeek } from '../../lib/time/calendar-words.ts'
import { inCentralEurope } from '../../lib/time/in-zones.ts'

const WITH_TIME = { when: { withTime: true } }
const upTo = (label: string, most: number) => whole(label, { min: 0, max: most, default: 0 })

export const dateCalculator = defineTool({
  id: 'date-calculator',
  category: 'date-time',
  icon: 'calendar-plus',
  title: 'Date calculator',
  summary: 'Add or subtract years, months, weeks and days, and see the resulting date and its weekday.',
  keywords: [
    'add days to date',
    'subtract days from date',
    'date plus days',
    '90 days from today',
    'days ago',
    'date adder',
    'what date will it be',
  ],
  aliases: ['add-days-to-date', 'date-adder'],
  slugs: {
    es: 'calculadora-de-fechas',
    fr: ['calcul-de-date', 'calculateur-de-dates'],
    id: 'kalkulator-tanggal',
    it: ['calcolo-date', 'calcolatore-di-date'],
    pl: 'kalkulator-dat',
    pt: 'calculadora-de-datas',
    ru: 'kalkulyator-dat',
  },
  recognizes: [{ kind: 'date', field: 'date', reading: 'date' }],
  effect: 'clock',
  input: z.object({
    date: date('Date', { defaultFrom: 'today' }),
    operation: choice('Operation', { add: 'Add', subtract: 'Subtract' }),
    years: upTo('Years', 9998),
    months: upTo('Months', 120_000),
    weeks: upTo('Weeks', 522_000),
    days: vary(upTo('Days', 3_660_000), { start: 30 }),
    withTime: flag('With a time of day'),
    time: time('Time of day', { default: '09:00', ...WITH_TIME }),
    hours: vary(upTo('Hours', 1_000_000), WITH_TIME),
    minutes: vary(upTo('Minutes', 60_000_000), WITH_TIME),
    timeZone: timeZone('Time zone', { default: 'UTC', defaultFrom: 'time-zone', ...WITH_TIME }),
    monthEnd,
    repeat: whole('Repeat', { min: 1, max: 500, default: 1, advanced: true }),
    calendarTitle,
  }),
  output: z.object({
    date: part(z.string(), 'Date', { view: 'headline', format: 'date' }),
    time: part(z.string(), 'Time of day', { view: 'headline', format: 'time' }).optional(),
    facts: facts('Details', {
      weekday: column(z.string(), 'Weekday'),
      days: column(z.int(), 'Days from the first date'),
      fromToday: column(z.int(), 'Days from today'),
      isoWeek: column(z.string(), 'ISO week', { format: 'code' }),
      dayOfYear: column(z.int(), 'Day of the year'),
      offset: column(z.string(), 'UTC offset', { format: 'code' }).optional(),
    }),
    dates: table(
      'Dates',
      {
        number: column(z.int(), 'No.'),
        date: column(z.string(), 'Date', { format: 'date' }),
        time: column(z.string(), 'Time of day', { format: 'time' }).optional(),
        weekday: column(z.string(), 'Weekday'),
        days: column(z.int(), 'Days from the first date'),
      },
      { fileName: 'dates.csv' },
    ).optional(),
    calendar: part(value.file, 'Calendar file').optional(),
  }),
  failures: calendarFailures.words,
  notices: { 'month-end': 'One of the months doesn’t have that day, so the rule for month ends applied.', ...clockNotices },
  notes: [
    'Years and months are added first, then weeks and days. People disagree about the end of a month: January 31 plus one month is the last day of February unless you choose another rule, so subtracting the same months may not lead back to the first date.',
    'Repeated dates are each counted from the first one, so a 31st comes back after a shorter month. The Gregorian calendar is used for all years from 1 to 9999, even those before it was introduced.',
    'With a time of day, years, months, weeks and days are added by the calendar, then hours and minutes as they actually pass in the time zone, so clock changes count. A time that the clocks skip moves forward by the skipped amount; if a time occurs twice, the first one is used.',
  ],
  examples: [
    {
      title: 'Ninety days from a date',
      now: '2026-11-21T12:00:00Z',
      input: { date: '2026-11-21', days: 90 },
      output: { date: '2027-02-19', facts: { weekday: 'Friday', days: 90, isoWeek: '2027-W07-5', dayOfYear: 50 } },
    },
    {
      title: 'A month after January 31',
      now: '2026-11-21T12:00:00Z',
      input: { date: '2027-01-31', months: 1 },
      output: { date: '2027-02-28', notices: [{ code: 'month-end' }] },
    },
    {
      title: 'Every two weeks, five times',
      now: '2026-11-21T12:00:00Z',
      input: { date: '2026-12-28', weeks: 2, repeat: 5 },
      output: {
        date: '2027-03-08',
        dates: [
          { number: 1, date: '2027-01-11', weekday: 'Monday', days: 14 },
          { number: 2, date: '2027-01-25', weekday: 'Monday', days: 28 },
          { number: 3, date: '2027-02-08', weekday: 'Monday', days: 42 },
          { number: 4, date: '2027-02-22', weekday: 'Monday', days: 56 },
          { number: 5, date: '2027-03-08', weekday: 'Monday', days: 70 },
        ],
      },
    },
    {
      title: 'Hours across a night when the clocks go forward',
      now: '2026-03-01T12:00:00Z',
      input: { date: '2026-03-07', withTime: true, time: '20:00', hours: 10, timeZone: 'America/New_York' },
      in: inCentralEurope((timeZone) => ({
        input: { date: '2026-03-28', timeZone },
        output: { date: '2026-03-29', time: '07:00', facts: { offset: '+02:00' } },
      })),
      output: { date: '2026-03-08', time: '07:00', facts: { offset: '-04:00' } },
    },
  ],
  transform: async (input, { now, timeZone, locale, fail, note }) => {
    const { daysBetween, readDate, stepDate, todayIn } = await import('../../lib/time/date-steps.ts')
    const sign = input.operation === 'add' ? 1 : -1
    const start = readDate(input.date)
    const nameWeekday = weekdayNamer(locale)
    const place = input.withTime ? await timeIn(input.timeZone, input.time, note, fail) : undefined
    const reached = Array.from({ length: input.repeat }, (_, index) => {
      const times = sign * (index + 1)
      const step = { years: input.years * times, months: input.months * times, weeks: input.weeks * times, days: input.days * times }
      const { date, isShort } = stepDate(start, step, input.monthEnd, largestField(input))
      return { date, isShort, ...place?.(date, (input.hours * 60 + input.minutes) * times) }
    })
    const rows = reached.map(({ date, time }, index) => ({
      number: index + 1,
      date: date.toString(),
      ...(time !== undefined && { time }),
      weekday: nameWeekday(date.dayOfWeek),
      days: daysBetween(start, date),
    }))
    const last = reached.at(-1)?.date ?? start
    const title = input.calendarTitle.trim()
    if (reached.some(({ isShort }) => isShort)) note('month-end')
    return {
      date: last.toString(),
      time: reached.at(-1)?.time,
      facts: {
        weekday: nameWeekday(last.dayOfWeek),
        days: daysBetween(start, last),
        fromToday: daysBetween(todayIn(timeZone, now), last),
        isoWeek: writeIsoWeek(last),
        dayOfYear: last.dayOfYear,
        offset: reached.at(-1)?.offset,
      },
      dates: rows.length > 1 ? rows : undefined,
      calendar:
        title !== ''
          ? (await import('../../lib/time/calendar-file.ts')).writeCalendarFile(
              rows.map(({ date }) => ({ date, title })),
              now,
              'dates',
            )
          : undefined,
    }
  },
})

/** Goes on from a time of day of a date by so many minutes, as they pass in a zone; each doubt about its clocks is said once. */
async function timeIn(zone: string, time: string, note: Note<typeof clockNotices>, fail: Fail<typeof calendarFailures.words>) {
  const { Temporal } = await import('temporal-polyfill')
  const { placeInZone } = await import('../../lib/time/point-in-time.ts')
  const said = new Set<string>()
  return (date: PlainDate, minutes: number) => {
    const given = date.toPlainDateTime(time)
    const { instant, doubt } = placeInZone(given, zone, 'compatible')
    const write = (local: string) => local.slice(0, 16).replace('T', ' ')
    if (doubt && !said.has(doubt))
      note(doubt, { zone, given: write(given.toString()), taken: write(instant.toZonedDateTimeISO(zone).toPlainDateTime().toString()) })
    if (doubt) said.add(doubt)
    const end = Temporal.Instant.fromEpochMilliseconds(instant.epochMilliseconds + minutes * 60_000).toZonedDateTimeISO(zone)
    if (end.year < 1 || end.year > 9999) fail('out-of-range', { field: 'hours' })
    return {
      date: end.toPlainDate(),
      time: end
        .toPlainTime()
        .toString()
        .replace(/^(\d\d:\d\d):00$/, '$1'),
      offset: end.offset,
    }
  }
}

/** Where a result that is too far away was most likely mistyped. */
function largestField({ years, months, weeks, days }: Readonly<Record<'years' | 'months' | 'weeks' | 'days', number>>): string {
  const sizes = { years: years * 365, months: months * 30, weeks: weeks * 7, days }
  return Object.entries(sizes).reduce((best, entry) => (entry[1] > best[1] ? entry : best))[0]
}

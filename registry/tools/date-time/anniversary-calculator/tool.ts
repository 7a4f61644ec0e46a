import * as z from 'zod'
import { defineTool } from '../../../../engine/core/define.ts'
import { choices, date, flag, whole } from '../../../../engine/core/kit.ts'
import { column, facts, part, table } from '../../../../engine/core/parts.ts'
import { value } from '../../../../engine/core/schema.ts'
import { calendarTitle, monthEnd } from '../../../lib/time/calendar-fields.ts'
import { weekdayNamer, writeSpan } from '../../../lib/time/calendar-words.ts'

const MILESTONES = ['years', 'months', 'hundreds', 'thousands', 'repdigits'] as const

export const anniversaryCalculator = defineTool({
  id: 'anniversary-calculator',
  category: 'date-time',
  icon: 'party-popper',
  title: 'Anniversary calculator',
  summary: 'Find out how long it has been since a special day, and when the next anniversaries and round day counts fall.',
  keywords: [
    'wedding anniversary',
    'relationship anniversary',
    'days together',
    '1000 days',
    'monthsary',
    'how long have we been together',
    'milestone dates',
    'love days',
  ],
  aliases: ['relationship-calculator', 'wedding-anniversary-calculator'],
  slugs: {
    es: ['calculadora-de-aniversarios', 'calculadora-de-aniversario'],
    fr: ['calcul-anniversaire', 'calculateur-d-anniversaire'],
    id: ['kalkulator-hari-jadian', 'kalkulator-anniversary'],
    it: ['calcolo-anniversario', 'calcolo-anniversari'],
    pl: 'kalkulator-rocznic',
    pt: ['calculadora-de-aniversario', 'calculadora-de-namoro'],
    ru: ['kalkulyator-godovshchin', 'kalkulyator-otnosheniy'],
  },
  recognizes: [{ kind: 'date', field: 'date', reading: 'date', confidence: 0.92 }],
  effect: 'clock',
  input: z.object({
    date: date('Date of the event', { start: '2020-06-20' }),
    milestones: choices(
      'Days to celebrate',
      {
        years: 'Every year',
        months: 'Every month',
        hundreds: 'Every 100 days',
        thousands: 'Every 1,000 days',
        repdigits: 'Repeated digits, such as 555 or 1,111 days',
      },
      { min: 1, max: MILESTONES.length, default: ['years', 'thousands'] },
    ),
    count: whole('How many', { min: 1, max: 200, default: 10 }),
    dayOne: flag('The day itself is day 1', { help: 'The way couples in Korea count: day 100 is then 99 days later.' }),
    monthEnd,
    calendarTitle,
  }),
  output: z.object({
    elapsed: part(z.string(), 'Time since then', { view: 'headline' }).optional(),
    facts: facts('Details', {
      days: column(z.int(), 'Days since then'),
      weekday: column(z.string(), 'Weekday of the event'),
      next: column(z.string(), 'Next anniversary', { format: 'date' }).optional(),
      number: column(z.int(), 'Anniversary number').optional(),
      daysLeft: column(z.int(), 'Days until then').optional(),
    }),
    upcoming: table(
      'Coming up',
      {
        milestone: column(z.string(), 'Milestone'),
        date: column(z.string(), 'Date', { format: 'date' }),
        weekday: column(z.string(), 'Weekday'),
        daysLeft: column(z.int(), 'Days from today'),
      },
      { fileName: 'anniversaries.csv' },
    ),
    calendar: part(value.file, 'Calendar file').optional(),
  }),
  notices: {
    today: 'Today is an anniversary!',
    future: 'This day is in the future, so the days since then are negative.',
    'no-more': 'The calendar ends with the year 9999, so there are fewer days to celebrate than you asked for.',
  },
  notes: [
    'Time since then is counted in full years, then months, then days. An event on February 29, or a monthly day on the 31st, falls on the last day of a shorter month unless you choose otherwise.',
    '100 days later is day 100, unless you count the day itself as day 1. Today’s celebrations are in the list. “Today” is the date in your time zone.',
  ],
  examples: [
    {
      title: 'A couple since Valentine’s Day 2024',
      now: '2026-11-21T12:00:00Z',
      input: { date: '2024-02-14', count: 4 },
      output: {
        elapsed: '2 years, 9 months, 7 days',
        facts: { days: 1011, weekday: 'Wednesday', next: '2027-02-14', number: 3, daysLeft: 85 },
        upcoming: [
          { milestone: '3 years', date: '2027-02-14', weekday: 'Sunday', daysLeft: 85 },
          { milestone: '4 years', date: '2028-02-14', weekday: 'Monday', daysLeft: 450 },
          { milestone: '5 years', date: '2029-02-14', weekday: 'Wednesday', daysLeft: 816 },
          { milestone: '2,000 days', date: '2029-08-06', weekday: 'Monday', daysLeft: 989 },
        ],
      },
    },
    {
      title: 'Monthly days and hundreds of days, counted from day 1',
      now: '2026-11-21T12:00:00Z',
      input: { date: '2026-08-31', milestones: ['months', 'hundreds'], count: 3, dayOne: true },
      output: {
        upcoming: [
          { milestone: '3 months', date: '2026-11-30', weekday: 'Monday', daysLeft: 9 },
          { milestone: '100 days', date: '2026-12-08', weekday: 'Tuesday', daysLeft: 17 },
          { milestone: '4 months', date: '2026-12-31', weekday: 'Thursday', daysLeft: 40 },
        ],
      },
    },
    {
      title: 'A wedding on a leap day',
      now: '2026-11-21T12:00:00Z',
      input: { date: '2020-02-29', milestones: ['years'], count: 2 },
      output: {
        facts: { days: 2457, weekday: 'Saturday', next: '2027-02-28', number: 7, daysLeft: 99 },
        upcoming: [
          { milestone: '7 years', date: '2027-02-28', weekday: 'Sunday', daysLeft: 99 },
          { milestone: '8 years', date: '2028-02-29', weekday: 'Tuesday', daysLeft: 465 },
        ],
      },
    },
  ],
  transform: async (input, { now, timeZone, locale, note }) => {
    const { daysBetween, readDate, spanBetween, todayIn } = await import('../../../lib/time/date-steps.ts')
    const { listMilestones } = await import('./milestones.ts')
    const event = readDate(input.date)
    const today = todayIn(timeZone, now)
    const days = daysBetween(event, today)
    const list = (kinds: readonly (typeof MILESTONES)[number][], count: number) =>
      listMilestones({ event, from: today, kinds, count, dayOne: input.dayOne, monthEnd: input.monthEnd })
    const [next] = list(['years'], 1)
    const nameWeekday = weekdayNamer(locale)
    const found = list(input.milestones, input.count)
    const upcoming = found.map(({ date, ...length }) => ({
      milestone: writeSpan(length, locale),
      date: date.toString(),
      weekday: nameWeekday(date.dayOfWeek),
      daysLeft: daysBetween(today, date),
    }))
    const title = input.calendarTitle.trim()
    if (next !== undefined && next.date.equals(today)) note('today')
    if (days < 0) note('future')
    if (found.length < input.count) note('no-more')
    return {
      elapsed: days >= 0 ? writeSpan(spanBetween(event, today, input.monthEnd), locale) : undefined,
      facts: {
        days: input.dayOne && days >= 0 ? days + 1 : days,
        weekday: nameWeekday(event.dayOfWeek),
        ...(next && { next: next.date.toString(), number: next.years ?? 0, daysLeft: daysBetween(today, next.date) }),
      },
      upcoming,
      calendar:
        title !== '' && upcoming.length > 0
          ? (await import('../../../lib/time/calendar-file.ts')).writeCalendarFile(
              upcoming.map(({ date, milestone }) => ({ date, title: `${title} (${milestone})` })),
              now,
              'anniversaries',
            )
          : undefined,
    }
  },
})

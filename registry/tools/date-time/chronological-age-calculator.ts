import * as z from 'zod'
import { defineTool } from '../../../engine/core/define.ts'
import { choice, date, whole } from '../../../engine/core/kit.ts'
import { column, facts, part } from '../../../engine/core/parts.ts'
import { value } from '../../../engine/core/schema.ts'
import { weekdayNamer, writeSpan } from '../../lib/time/calendar-words.ts'
import type { PlainDate, Span } from '../../lib/time/date-steps.ts'
import { Exact } from '../../lib/numbers/exact-decimal.ts'
import { writeDecimal } from '../../lib/numbers/plain-decimal.ts'

export const chronologicalAgeCalculator = defineTool({
  id: 'chronological-age-calculator',
  category: 'date-time',
  icon: 'cake',
  title: 'Chronological age calculator',
  summary: 'Calculate an exact age in years, months and days on any date, with the next birthday and the age for test forms.',
  keywords: [
    'age calculator',
    'how old am i',
    'exact age',
    'age in months',
    'age in days',
    'test age',
    'date of birth',
    'corrected age',
    'next birthday',
  ],
  aliases: ['age-calculator', 'exact-age-calculator', 'birthday-calculator'],
  slugs: {
    es: ['calculadora-de-edad', 'calcular-edad'],
    fr: ['calcul-age', 'calculateur-d-age'],
    id: ['kalkulator-umur', 'kalkulator-usia'],
    it: ['calcolo-eta', 'calcolo-eta-esatta'],
    pl: 'kalkulator-wieku',
    pt: ['calculadora-de-idade', 'calcular-idade'],
    ru: 'kalkulyator-vozrasta',
  },
  recognizes: [{ kind: 'date', field: 'birth', reading: 'date', confidence: 0.95 }],
  effect: 'clock',
  input: z.object({
    birth: date('Date of birth', { start: '1990-05-15' }),
    date: date('Age on', { defaultFrom: 'today' }),
    method: choice('Months and days', { calendar: 'By the calendar', thirty: 'As on test forms (a borrowed month has 30 days)' }),
    leapDay: choice('Born on February 29: birthday in other years', { last: 'February 28', first: 'March 1' }, { advanced: true }),
    weeksEarly: whole('Born early by', {
      min: 0,
      max: 20,
      default: 0,
      unit: 'week|weeks',
      help: 'For the corrected age of premature children.',
      advanced: true,
    }),
  }),
  output: z.object({
    age: part(z.string(), 'Age', { view: 'headline' }),
    facts: facts('Details', {
      years: column(z.int(), 'Years'),
      months: column(z.int(), 'Months'),
      days: column(z.int(), 'Days'),
      notation: column(z.string(), 'As years;months.days', { format: 'code' }),
      decimal: column(value.decimal, 'Decimal years', { decimals: 2 }).optional(),
      corrected: column(z.string(), 'Corrected age').optional(),
      allMonths: column(z.int(), 'Total months'),
      weeks: column(z.string(), 'In weeks and days'),
      allDays: column(z.int(), 'Total days'),
      weekday: column(z.string(), 'Born on a'),
      birthday: column(z.string(), 'Next birthday', { format: 'date' }).optional(),
      birthdayWeekday: column(z.string(), 'Weekday of that birthday').optional(),
      turns: column(z.int(), 'Turning').optional(),
      daysLeft: column(z.int(), 'Days until then').optional(),
    }),
  }),
  failures: { 'born-later': 'The date of birth is after the “Age on” date. Check both dates.' },
  notices: {
    birthday: 'This date is a birthday!',
    'before-term': 'On this date the child wasn’t due yet, so there is no corrected age.',
    'future-date': 'The date is in the future, so this is the age at that time.',
  },
  notes: [
    'By the calendar: full years since birth, then full months, then days. A month is complete on the same day of the next month, or on the last day of a month that doesn’t have that day. So someone born on January 31 is one month old on the last day of February.',
    'As on test forms: years, months and days are subtracted in columns; if needed, a month is borrowed as 30 days and a year as 12 months. The two methods can differ by a day or two, so use the one in your test’s manual.',
    'The decimal age counts the part of the year since the last birthday, rounded half up to two places. The corrected age moves the date of birth later by the weeks the child was born early; the test or a doctor decides how long to use it.',
  ],
  examples: [
    {
      title: 'A child on the day of a test',
      now: '2026-11-21T12:00:00Z',
      input: { birth: '2019-03-25', date: '2026-11-21' },
      output: {
        age: '7 years, 7 months, 27 days',
        facts: { notation: '7;7.27', decimal: '7.66', allDays: 2798, birthday: '2027-03-25', daysLeft: 124 },
      },
    },
    {
      title: 'The same child with a borrowed month of 30 days',
      now: '2026-11-21T12:00:00Z',
      input: { birth: '2019-03-25', date: '2026-11-21', method: 'thirty' },
      output: { age: '7 years, 7 months, 26 days' },
    },
    {
      title: 'Born on a leap day, six weeks early',
      now: '2026-11-21T12:00:00Z',
      input: { birth: '2024-02-29', date: '2026-02-28', weeksEarly: 6 },
      output: { age: '2 years', facts: { corrected: '1 year, 10 months, 17 days' }, notices: [{ code: 'birthday' }] },
    },
  ],
  transform: async (input, { now, timeZone, locale, fail, note }) => {
    const { daysBetween, readDate, spanBetween, todayIn, tryStep } = await import('../../lib/time/date-steps.ts')
    const [birth, date] = [readDate(input.birth), readDate(input.date)]
    const allDays = daysBetween(birth, date)
    if (allDays < 0) fail('born-later', { field: 'birth' })
    const ageOf = (from: typeof birth) => (input.method === 'thirty' ? borrowedSpan(from, date) : spanBetween(from, date, input.leapDay))
    const age = ageOf(birth)
    const full = spanBetween(birth, date, input.leapDay)
    const due = birth.add({ weeks: input.weeksEarly })
    const isDue = daysBetween(due, date) >= 0
    const birthdayOf = (years: number) => tryStep(birth, { years }, input.leapDay)?.date
    const [last, next] = [birthdayOf(full.years), birthdayOf(full.years + 1)]
    const isBirthday = allDays > 0 && last !== undefined && last.equals(date)
    const nameWeekday = weekdayNamer(locale)
    if (isBirthday) note('birthday')
    if (input.weeksEarly > 0 && !isDue) note('before-term')
    if (daysBetween(todayIn(timeZone, now), date) > 0) note('future-date')
    return {
      age: writeSpan(age, locale),
      facts: {
        ...age,
        notation: `${age.years};${age.months}.${age.days}`,
        decimal:
          last && next ? writeDecimal(new Exact(daysBetween(last, date)).div(daysBetween(last, next)).plus(full.years), 2) : undefined,
        corrected: input.weeksEarly > 0 && isDue ? writeSpan(ageOf(due), locale) : undefined,
        allMonths: full.years * 12 + full.months,
        weeks: writeSpan({ weeks: Math.floor(allDays / 7), days: allDays % 7 }, locale),
        allDays,
        weekday: nameWeekday(birth.dayOfWeek),
        ...(next && {
          birthday: next.toString(),
          birthdayWeekday: nameWeekday(next.dayOfWeek),
          turns: full.years + 1,
          daysLeft: daysBetween(date, next),
        }),
      },
    }
  },
})

/** Subtraction in columns, as on paper: a borrowed month has 30 days. */
function borrowedSpan(from: PlainDate, to: PlainDate): Span {
  const days = to.day - from.day
  const months = to.month - from.month - (days < 0 ? 1 : 0)
  const years = to.year - from.year - (months < 0 ? 1 : 0)
  return { years, months: (months + 12) % 12, days: days < 0 ? days + 30 : days }
}

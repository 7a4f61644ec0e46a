import * as z from 'zod'
import { defineTool } from '../../../engine/core/define.ts'
import { flag, whole } from '../../../engine/core/kit.ts'
import { column, table } from '../../../engine/core/parts.ts'
import { weekdayNamer } from '../../lib/time/calendar-words.ts'
import { DRAW_NOTE, drawFailures, drawFields, drawMade } from '../../lib/chance/draw.ts'
import { dateWriter } from '../../../engine/core/language.ts'

const ages = (label: string, preset: number) => whole(label, { min: 0, max: 120, default: preset, when: { year: true } })

export const randomBirthday = defineTool({
  id: 'random-birthday',
  category: 'random',
  icon: 'cake',
  title: 'Random birthday generator',
  summary: 'Generate random dates of birth for any age range, with age and weekday, or birthdays without a year.',
  keywords: ['random date of birth', 'dob generator', 'birthdate', 'character birthday', 'test data', 'random age'],
  aliases: ['random-birthday-generator', 'random-date-of-birth'],
  slugs: {
    es: 'cumpleanos-aleatorio',
    fr: 'date-de-naissance-aleatoire',
    id: 'tanggal-lahir-acak',
    it: 'data-di-nascita-casuale',
    pl: 'losowa-data-urodzenia',
    pt: 'data-de-nascimento-aleatoria',
    ru: 'sluchaynaya-data-rozhdeniya',
  },
  effect: 'random',
  action: 'Generate',
  input: z.object({
    year: flag('With the year', { default: true }),
    min: ages('Youngest age', 18),
    max: ages('Oldest age', 65),
    ...drawFields,
  }),
  output: z.object({
    birthdays: table(
      'Birthdays',
      {
        date: column(z.string(), 'Date of birth', { format: 'date' }).optional(),
        day: column(z.string(), 'Birthday').optional(),
        iso: column(z.string(), 'ISO', { format: 'code' }),
        weekday: column(z.string(), 'Weekday').optional(),
        age: column(z.int(), 'Age').optional(),
      },
      { fileName: 'birthdays.csv' },
    ),
  }),
  failures: { ...drawFailures, 'youngest-above-oldest': 'The youngest age is greater than the oldest. Swap them.' },
  notes: [
    'Every possible date of birth in the age range is equally likely; ages are as of today in your time zone. Anyone born on February 29 turns a year older on March 1 in common years.',
    'Without the year, each of the 366 days is equally likely, including February 29. Real birthdays are spread slightly unevenly over the year.',
    DRAW_NOTE,
  ],
  examples: [
    {
      title: 'An adult',
      input: {},
      seed: 'toolglot',
      now: '2026-11-22T12:00:00Z',
      output: { birthdays: [{ date: '1991-04-27', iso: '1991-04-27', weekday: 'Saturday', age: 35 }] },
    },
    {
      title: 'Three students',
      input: { min: 7, max: 14, count: 3 },
      seed: 'toolglot',
      now: '2026-11-22T12:00:00Z',
      output: {
        birthdays: [
          { date: '2018-04-26', iso: '2018-04-26', weekday: 'Thursday', age: 8 },
          { date: '2015-08-05', iso: '2015-08-05', weekday: 'Wednesday', age: 11 },
          { date: '2016-01-24', iso: '2016-01-24', weekday: 'Sunday', age: 10 },
        ],
      },
    },
    {
      title: 'A birthday without a year',
      input: { year: false },
      seed: 'toolglot',
      output: { birthdays: [{ day: 'March 1', iso: '--03-01' }] },
    },
  ],
  transform: async (input, { random, now, timeZone, locale, fail }) => {
    const { daysBetween, readDate, spanBetween, todayIn } = await import('../../lib/time/date-steps.ts')
    if (!input.year) {
      const write = dateWriter(locale, { day: 'numeric', month: 'long', timeZone: 'UTC' })
      // 2024 is a leap year, so it has every birthday.
      const first = readDate('2024-01-01')
      const days = drawMade((chance) => chance.int(0, 365), 366, input, random, fail)
      return {
        birthdays: days.map((day) => {
          const iso = first.add({ days: day }).toString()
          return { day: write(Date.parse(iso)), iso: `--${iso.slice(5)}` }
        }),
      }
    }
    if (input.min > input.max) fail('youngest-above-oldest', { field: 'min' })
    const today = todayIn(timeZone, now)
    const first = today.subtract({ years: input.max + 1 }).add({ days: 1 })
    const days = daysBetween(first, today.subtract({ years: input.min })) + 1
    const nameWeekday = weekdayNamer(locale)
    return {
      birthdays: drawMade((chance) => chance.int(0, days - 1), days, input, random, fail).map((day) => {
        const date = first.add({ days: day })
        const iso = date.toString()
        return { date: iso, iso, weekday: nameWeekday(date.dayOfWeek), age: spanBetween(date, today, 'first').years }
      }),
    }
  },
})

import * as z from 'zod'
import { defineFailures } from '../../engine/core/define.ts'
import { COUNTRIES_WITH_REGIONS, HOLIDAY_COUNTRIES } from '../data/holiday-countries.ts'
import { WEEKDAYS, WEEKDAY_WORDS, type Weekday } from './calendar-fields.ts'

/** Apart from the reckoning itself, so that entries need not load the calendar library. */

export const workCalendarFailures = defineFailures({
  'holidays-unknown': 'Public holidays are known here from {{first}} to {{last}}. For other years, choose no country.',
  'no-regions': 'No holidays of single states or regions are known for this country. Leave this empty.',
  'unknown-region': 'There is no such state or region. Known are: {{known}}.',
  'no-working-days': 'At least one day of the week must be a working day.',
  'bad-day-list': 'Write days as 2026-12-24 and ranges as 2026-12-24..2026-12-31, with commas between.',
  'backward-range': 'This range ends before it begins.',
  'too-many-days': 'Too many days: at most {{maximum, number}} can be listed.',
})

/** Weekly days off; `own` stands for the visitor’s choice. */
export const WEEKENDS = {
  'sat-sun': ['saturday', 'sunday'],
  sun: ['sunday'],
  'fri-sat': ['friday', 'saturday'],
  fri: ['friday'],
  none: [],
  own: undefined,
} as const satisfies Readonly<Record<string, readonly Weekday[] | undefined>>
export type Weekend = keyof typeof WEEKENDS

const dayList = z.string().max(20_000).default('')

/** Which days are working days. */
export const workCalendarFields = {
  weekend: z
    .enum(Object.keys(WEEKENDS) as [Weekend, ...Weekend[]])
    .default('sat-sun')
    .meta({
      label: 'Weekend',
      choices: {
        'sat-sun': 'Saturday and Sunday',
        sun: 'Sunday',
        'fri-sat': 'Friday and Saturday',
        fri: 'Friday',
        none: 'No weekend',
        own: 'Other days',
      },
    }),
  weekendDays: z
    .array(z.enum(WEEKDAYS))
    .max(7)
    .default(['sunday'])
    .meta({ label: 'Days off each week', choices: WEEKDAY_WORDS, when: { field: 'weekend', is: ['own'] } }),
  country: z
    .enum(['none', ...HOLIDAY_COUNTRIES])
    .default('none')
    .meta({ label: 'Public holidays of', named: 'region', choices: { none: 'No country' }, defaultFrom: 'region' }),
  region: z
    .string()
    .max(100)
    .default('')
    .meta({
      label: 'State or region',
      help: 'Code or name, such as BY or Bayern.',
      advanced: true,
      when: { field: 'country', is: [...COUNTRIES_WITH_REGIONS] },
    }),
  holidays: z
    .enum(['public', 'bank', 'all'])
    .default('public')
    .meta({
      label: 'Holidays counted as days off',
      choices: { public: 'Public holidays', bank: 'Public and bank holidays', all: 'Public, bank and optional holidays' },
      advanced: true,
    }),
  ownDaysOff: dayList.meta({
    label: 'Other days off',
    help: 'Days and ranges with commas between: 2026-12-24, 2026-12-28..2026-12-31.',
    control: 'line',
    advanced: true,
  }),
  ownWorkdays: dayList.meta({
    label: 'Other working days',
    help: 'Days that count although they are days off, written the same way.',
    control: 'line',
    advanced: true,
  }),
}

export type WorkCalendarInput = z.output<z.ZodObject<typeof workCalendarFields>>

/** The rows in which a result lists the holidays that it met. */
export const holidayTable = z
  .array(
    z.object({
      date: z.string().meta({ label: 'Date', format: 'date' }),
      weekday: z.string().meta({ label: 'Weekday' }),
      name: z.string().optional().meta({ label: 'Name' }),
      kind: z.enum(['public', 'bank', 'optional', 'own', 'workday']).meta({
        label: 'Kind',
        choices: {
          public: 'Public holiday',
          bank: 'Bank holiday',
          optional: 'Optional holiday',
          own: 'Own day off',
          workday: 'Own working day',
        },
      }),
      isOff: z.boolean().meta({ label: 'Day off' }),
    }),
  )
  .optional()
  .meta({ label: 'Holidays in this time', view: 'table', fileName: 'holidays.csv' })

/** Longer lists are cut, and a notice says so. */
export const MOST_HOLIDAYS = 1000
export const HOLIDAY_SENTENCES = {
  'half-days': 'Half days off in this time, counted as working days: {{count, number}}.',
  'list-cut': 'The table shows the first {{most, number}} holidays.',
} as const

export const WORK_CALENDAR_NOTES = [
  'Holidays of Brazil are worked out by rule: 20 November since 2024 (Law 14.759/2023); Carnival Monday and Tuesday and Corpus Christi count as bank holidays, 28 October as optional. Half days, such as Ash Wednesday, count as working days.',
  'Holidays of other countries, and of states and regions, come from the package date-holidays by commenthol and its contributors, whose data rests on Wikipedia and other sources (CC BY-SA 3.0). Islamic feasts may move by a day with the moon, and days that governments set year by year, exchange for working Saturdays or proclaim at short notice may be missing: check what matters, and add days of your own.',
] as const

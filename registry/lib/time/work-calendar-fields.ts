import * as z from 'zod'
import { defineFailures } from '../../../engine/core/define.ts'
import { choice, choices, text } from '../../../engine/core/kit.ts'
import { column, oneOf, table } from '../../../engine/core/parts.ts'
import { COUNTRIES_WITH_REGIONS, HOLIDAY_COUNTRIES } from '../../data/time/holiday-countries.ts'
import { WEEKDAY_WORDS, type Weekday } from './calendar-fields.ts'

/** Apart from the reckoning itself, so that entries need not load the calendar library. */

export const workCalendarFailures = defineFailures({
  'holidays-unknown': 'Public holidays are available from {{first}} to {{last}}. For other years, choose “No country”.',
  'no-regions': 'State and regional holidays aren’t available for this country. Leave this empty.',
  'unknown-region': 'There is no such state or region. Available: {{known}}.',
  'no-working-days': 'At least one day of the week must be a business day. Uncheck one.',
  'bad-day-list': 'Write days as 2026-12-24 and ranges as 2026-12-24..2026-12-31, separated by commas.',
  'backward-range': 'This range ends before it starts. Swap the two dates.',
  'too-many-days': 'There are too many days; the limit is {{maximum, number}}. Remove some, or shorten a range.',
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

const dayList = (label: string, help: string) => text(label, { max: 20_000, default: '', help, control: 'line', advanced: true })

/** Which days are working days. */
export const workCalendarFields = {
  weekend: choice(
    'Weekend',
    {
      'sat-sun': 'Saturday and Sunday',
      sun: 'Sunday',
      'fri-sat': 'Friday and Saturday',
      fri: 'Friday',
      none: 'No weekend',
      own: 'Other days',
    },
    { default: 'sat-sun' },
  ),
  weekendDays: choices('Days off each week', WEEKDAY_WORDS, { max: 7, default: ['sunday'], when: { weekend: 'own' } }),
  country: choice('Public holidays in', ['none', ...HOLIDAY_COUNTRIES], {
    words: { none: 'No country' },
    named: 'region',
    defaultFrom: 'region',
  }),
  region: text('State or region', {
    max: 100,
    default: '',
    help: 'Code or name, such as CA or California. Empty: days off in the whole country; for the United Kingdom, those of England and Wales.',
    advanced: true,
    when: { country: [...COUNTRIES_WITH_REGIONS] },
  }),
  holidays: choice(
    'Holidays counted as days off',
    { public: 'Public holidays', bank: 'Public and bank holidays', all: 'Public, bank and optional holidays' },
    { advanced: true },
  ),
  ownDaysOff: dayList('Other days off', 'Days and ranges separated by commas: 2026-12-24, 2026-12-28..2026-12-31.'),
  ownWorkdays: dayList('Other business days', 'Days that count even though they would be off, in the same format.'),
}

export type WorkCalendarInput = z.output<z.ZodObject<typeof workCalendarFields>>

/** The rows in which a result lists the holidays that it met. */
export const holidayTable = table(
  'Holidays in this period',
  {
    date: column(z.string(), 'Date', { format: 'date' }),
    weekday: column(z.string(), 'Weekday'),
    name: column(z.string(), 'Name').optional(),
    kind: oneOf('Kind', {
      public: 'Public holiday',
      bank: 'Bank holiday',
      optional: 'Optional holiday',
      own: 'Your day off',
      workday: 'Your business day',
      exchanged: 'Business day',
    }),
    isOff: column(z.boolean(), 'Day off'),
  },
  { fileName: 'holidays.csv' },
).optional()

/** Longer lists are cut, and a notice says so. */
export const MOST_HOLIDAYS = 1000
export const HOLIDAY_SENTENCES = {
  'half-days': {
    one: '{{count, number}} half day off in this period was counted as a business day.',
    other: '{{count, number}} half days off in this period were counted as business days.',
  },
  'list-cut': 'The table shows the first {{most, number}} holidays.',
} as const

export const WORK_CALENDAR_NOTES = [
  'Holidays in Brazil are calculated by rule: November 20 since 2024 (Law 14.759/2023); Carnival Monday and Tuesday and Corpus Christi count as bank holidays, October 28 as optional. Half days, such as Ash Wednesday, count as business days.',
  'Holidays of other countries, states and regions come from the date-holidays package by commenthol and contributors, whose data is based on Wikipedia and other sources (CC BY-SA 3.0). Islamic holidays can shift by a day with the moon, and days that governments set each year, swap for working Saturdays or announce at short notice may be missing: check what matters, and add your own days.',
] as const

import * as z from 'zod'
import { defineFailures } from '../../../../engine/core/define.ts'
import { choice, decimal, flag, money, percent, rows, time, whole } from '../../../../engine/core/kit.ts'
import { part } from '../../../../engine/core/parts.ts'
import { CURRENCIES } from '../../../data/money/currencies.ts'
import { WEEKDAYS, WEEKDAY_WORDS } from '../../../lib/time/calendar-fields.ts'

const SHEET_DAYS = [...WEEKDAYS, 'holiday'] as const
export const sheetDay = part(z.enum(SHEET_DAYS), 'Day', { choices: { ...WEEKDAY_WORDS, holiday: 'Public holiday' } })

export const sheetFailures = defineFailures({
  'no-hours': 'Enter a start and an end for at least one day.',
  'long-break': 'The break is longer than the time between start and end. Shorten it.',
  'overlapping-rows': 'This row overlaps another row of the same day. Check the times.',
  'two-pays': 'Enter the pay per hour or per month, not both.',
})

const own = { when: { rules: 'own' } } as const
const brazil = { when: { rules: 'brazil' } } as const
const inCurrency = { currency: 'currency' } as const
/** What the law of Brazil says, as the fields of own rules would. @see CLT, articles 58, 59 and 73; Constitution, article 7 */
export const BRAZIL_RULES = {
  dailyLimit: '8',
  weeklyLimit: '44',
  overtime: '50',
  restDays: '100',
  nightStart: '22:00',
  nightEnd: '05:00',
  night: '20',
} as const

/** Where a language is mostly spoken: FLSA § 207, article L3121-27 of the French labour code, article 7 of Brazil's constitution and the like. */
const WEEKLY_HOURS = { en: '40', fr: '35', pt: '44' } as const

export const sheetInput = z.object({
  rows: rows(
    'Timesheet',
    {
      day: sheetDay,
      start: time('Start', { optional: true }),
      end: time('End', { optional: true }),
      pause: whole('Break', { min: 0, max: 1440, default: 0, unit: 'minute|minutes' }),
    },
    {
      min: 1,
      max: 50,
      default: WEEKDAYS.slice(0, 5).map((day) => ({ day, start: '09:00', end: '18:00', pause: 60 })),
      help: 'Use two rows for two shifts on one day.',
    },
  ),
  rules: choice('Rules', { own: 'Custom rules', brazil: 'Brazil (CLT)' }, { onlyIn: { brazil: ['en', 'pt'] } }),
  weeklyLimit: decimal('Weekly hours before overtime', {
    start: WEEKLY_HOURS,
    optional: true,
    min: '0',
    max: '168',
    unit: 'hour|hours',
    ...own,
  }),
  dailyLimit: decimal('Daily hours before overtime', { optional: true, min: '0', max: '24', unit: 'hour|hours', ...own }),
  overtime: percent('Extra pay for overtime', { default: '50', start: { en: '50', fr: '25' }, min: '0', max: '1000', ...own }),
  restDays: percent('Extra pay on Sundays and public holidays', {
    default: '0',
    help: 'Above 0, these hours are counted separately.',
    min: '0',
    max: '1000',
    advanced: true,
    ...own,
  }),
  nightStart: time('Night from', { optional: true, advanced: true, ...own }),
  nightEnd: time('Night until', { optional: true, advanced: true, ...own }),
  night: percent('Extra pay at night', { default: '0', min: '0', max: '1000', advanced: true, ...own }),
  extendNight: flag('Work past 5 AM still counts as night work', { default: true, advanced: true, ...brazil }),
  rate: money('Pay per hour', { optional: true, min: '0', max: '1000000000', ...inCurrency }),
  salary: money('Pay per month', { start: '2000', optional: true, min: '0', max: '1000000000000', ...inCurrency, ...brazil }),
  monthlyHours: whole('Paid hours in a month', {
    min: 1,
    max: 744,
    default: 220,
    help: '220 for 44 hours a week, 200 for 40, 180 for 36, 150 for 30.',
    advanced: true,
    ...brazil,
  }),
  currency: choice('Currency', CURRENCIES, { default: 'USD', named: 'currency', defaultFrom: 'currency' }),
  rounding: choice(
    'Round starts and ends to',
    { '1': 'The minute', '5': '5 minutes', '6': '6 minutes', '10': '10 minutes', '15': '15 minutes', '30': '30 minutes' },
    { default: '1', advanced: true },
  ),
})
export type SheetInput = z.output<typeof sheetInput>

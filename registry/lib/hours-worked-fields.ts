import * as z from 'zod'
import { defineFailures } from '../../engine/core/define.ts'
import { decimal, money, percent } from '../../engine/core/schema.ts'
import { CURRENCIES } from '../data/currencies.ts'
import { WEEKDAYS, WEEKDAY_WORDS } from './calendar-fields.ts'

const SHEET_DAYS = [...WEEKDAYS, 'holiday'] as const
export const sheetDay = z.enum(SHEET_DAYS).meta({ label: 'Day', choices: { ...WEEKDAY_WORDS, holiday: 'Public holiday' } })

export const sheetFailures = defineFailures({
  'no-hours': 'Give the start and the end of at least one day.',
  'long-break': 'The break is longer than the time between start and end.',
  'overlapping-rows': 'This row overlaps another one of the same day.',
  'two-pays': 'Give the pay by the hour or by the month, not both.',
})

const time = (label: string) => z.iso.time({ precision: -1 }).optional().meta({ label })
const own = { when: { field: 'rules', is: ['own'] } } as const
const brazil = { when: { field: 'rules', is: ['brazil'] } } as const
const inCurrency = { currency: 'currency' } as const
const ROUNDINGS = ['1', '5', '6', '10', '15', '30'] as const

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

export const sheetInput = z.object({
  rows: z
    .array(
      z.object({
        day: sheetDay,
        start: time('Start'),
        end: time('End'),
        pause: z.int().min(0).max(1440).default(0).meta({ label: 'Break', unit: 'minutes' }),
      }),
    )
    .min(1)
    .max(50)
    .default(WEEKDAYS.slice(0, 5).map((day) => ({ day, start: '09:00', end: '18:00', pause: 60 })))
    .meta({ label: 'Time sheet', help: 'Two shifts on one day are two rows.' }),
  rules: z
    .enum(['own', 'brazil'])
    .default('own')
    .meta({ label: 'Rules', choices: { own: 'Own rules', brazil: 'Brazil (CLT)' } }),
  weeklyLimit: decimal({ label: 'Weekly hours before overtime', min: '0', max: '168', unit: 'hours', ...own }).optional(),
  dailyLimit: decimal({ label: 'Daily hours before overtime', min: '0', max: '24', unit: 'hours', ...own }).optional(),
  overtime: percent({ label: 'Extra pay for overtime', min: '0', max: '1000', ...own }).default('50'),
  restDays: percent({
    label: 'Extra pay on Sundays and public holidays',
    help: 'Above 0, these hours are counted apart.',
    min: '0',
    max: '1000',
    advanced: true,
    ...own,
  }).default('0'),
  nightStart: z.iso
    .time({ precision: -1 })
    .optional()
    .meta({ label: 'Night from', advanced: true, ...own }),
  nightEnd: z.iso
    .time({ precision: -1 })
    .optional()
    .meta({ label: 'Night until', advanced: true, ...own }),
  night: percent({ label: 'Extra pay at night', min: '0', max: '1000', advanced: true, ...own }).default('0'),
  extendNight: z
    .boolean()
    .default(true)
    .meta({ label: 'Night work that goes on after 5:00 stays night work', advanced: true, ...brazil }),
  rate: money({ label: 'Pay per hour', min: '0', max: '1000000000', ...inCurrency }).optional(),
  salary: money({ label: 'Pay per month', min: '0', max: '1000000000000', ...inCurrency, ...brazil }).optional(),
  monthlyHours: z
    .int()
    .min(1)
    .max(744)
    .default(220)
    .meta({
      label: 'Paid hours in a month',
      help: '220 for 44 hours a week, 200 for 40, 180 for 36, 150 for 30.',
      advanced: true,
      ...brazil,
    }),
  currency: z.enum(CURRENCIES).default('USD').meta({ label: 'Currency', named: 'currency', defaultFrom: 'currency' }),
  rounding: z
    .enum(ROUNDINGS)
    .default('1')
    .meta({
      label: 'Round starts and ends to',
      choices: { '1': 'The minute', '5': '5 minutes', '6': '6 minutes', '10': '10 minutes', '15': '15 minutes', '30': '30 minutes' },
      advanced: true,
    }),
})
export type SheetInput = z.output<typeof sheetInput>

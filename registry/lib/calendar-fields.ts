import * as z from 'zod'
import { defineFailures } from '../../engine/core/define.ts'
import type { ToolMeta } from '../../engine/core/meta.ts'

/** Apart from the reckoning itself, so that entries need not load the calendar library. */

export const calendarFailures = defineFailures({ 'out-of-range': 'The result lies outside the years 1 to 9999.' })

/** A real day of the Gregorian calendar in the years 1 to 9999, as ISO 8601. */
export function calendarDate(meta: ToolMeta) {
  return z.iso
    .date()
    .superRefine((value, context) => {
      if (value.startsWith('0000')) context.addIssue({ code: 'custom', params: { failure: 'bad-date' } })
    })
    .meta(meta)
}

export const WEEKDAYS = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'] as const
export type Weekday = (typeof WEEKDAYS)[number]
export const WEEKDAY_WORDS = {
  monday: 'Monday',
  tuesday: 'Tuesday',
  wednesday: 'Wednesday',
  thursday: 'Thursday',
  friday: 'Friday',
  saturday: 'Saturday',
  sunday: 'Sunday',
} as const satisfies Readonly<Record<Weekday, string>>

/** What becomes of 31 January plus a month. `stick`: besides, the last day of a month leads to the last day of another. */
export const MONTH_ENDS = ['last', 'first', 'carry', 'stick'] as const
export type MonthEnd = (typeof MONTH_ENDS)[number]

export const monthEnd = z
  .enum(MONTH_ENDS)
  .default('last')
  .meta({
    label: 'When a month has no such day',
    choices: {
      last: 'Its last day',
      first: 'The first day of the next month',
      carry: 'The missing days run on into the next month',
      stick: 'Its last day, and month ends stay month ends',
    },
    advanced: true,
  })

/** Which of the two ends of a span are counted. */
export const DAYS_COUNTED = ['last', 'both', 'first', 'neither'] as const
export type DaysCounted = (typeof DAYS_COUNTED)[number]
export const DAYS_COUNTED_META = {
  label: 'Days counted',
  choices: {
    last: 'The last day, not the first',
    both: 'The first and the last day',
    first: 'The first day, not the last',
    neither: 'Only the days between',
  },
} as const satisfies ToolMeta

/** Units of a length that may be given in any of them. */
export const LENGTH_UNITS = ['days', 'weeks', 'months', 'years'] as const
export type LengthUnit = (typeof LENGTH_UNITS)[number]
export const LENGTH_UNIT_WORDS = { days: 'Days', weeks: 'Weeks', months: 'Months', years: 'Years' } as const

export const calendarTitle = z
  .string()
  .max(200)
  .default('')
  .meta({ label: 'Title for your calendar', help: 'With a title, you also get a file for your calendar app.', advanced: true })

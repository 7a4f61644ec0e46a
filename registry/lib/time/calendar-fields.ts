import { defineFailures } from '../../../engine/core/define.ts'
import { choice, text } from '../../../engine/core/kit.ts'

/** Apart from the reckoning itself, so that entries need not load the calendar library. */

export const calendarFailures = defineFailures({
  'out-of-range': 'The result is outside the years 1 to 9999. Choose other dates or a shorter time.',
})

/** What had to be decided about a time of day in a zone. */
export const clockNotices = {
  skipped: 'The clocks in {{zone}} skip {{given}}, so {{taken}} was used.',
  repeated: 'The clocks in {{zone}} show {{given}} twice, so {{taken}} was used.',
} as const

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

export const monthEnd = choice(
  'If a month has no such day',
  {
    last: 'Its last day',
    first: 'The first day of the next month',
    carry: 'Carry the extra days into the next month',
    stick: 'Its last day, and month ends stay month ends',
  },
  { default: 'last', advanced: true },
)

/** Which of the two ends of a span are counted. */
const DAYS_COUNTED = {
  last: 'The last day, not the first',
  both: 'The first and the last day',
  first: 'The first day, not the last',
  neither: 'Only the days between',
}
export type DaysCounted = keyof typeof DAYS_COUNTED
export const daysCounted = (first: DaysCounted) => choice('Days counted', DAYS_COUNTED, { default: first })

/** Units of a length that may be given in any of them. */
const LENGTH_UNITS = ['days', 'weeks', 'months', 'years'] as const
export type LengthUnit = (typeof LENGTH_UNITS)[number]
export const LENGTH_UNIT_WORDS = { days: 'Days', weeks: 'Weeks', months: 'Months', years: 'Years' } as const

export const calendarTitle = text('Title for your calendar', {
  max: 200,
  default: '',
  help: 'If you add one, you also get a file for your calendar app.',
  advanced: true,
})

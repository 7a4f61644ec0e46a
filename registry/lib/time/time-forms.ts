/** Apart from the reading itself, so that entries need not load the calendar library. */

const TIME_UNITS = ['seconds', 'milliseconds', 'microseconds', 'nanoseconds'] as const
export type TimeUnit = (typeof TIME_UNITS)[number]
/** Counts of other systems: days of Excel (local time), 100 nanoseconds of Windows since 1601 and of .NET since year 1. */
export const TIME_SYSTEMS = ['excel', 'excel1904', 'filetime', 'ticks'] as const
export type TimeSystem = (typeof TIME_SYSTEMS)[number]
/** How a time was written. */
export const TIME_FORMS = [...TIME_UNITS, 'iso', 'rfc2822', 'JavaScript', 'now', ...TIME_SYSTEMS, 'objectid'] as const
export type TimeForm = (typeof TIME_FORMS)[number]

export const TIME_FAILURES = {
  'bad-time':
    'This isn’t a recognized date or time. Write a number of seconds, 2026-11-21T14:05:00Z, 2026-11-21 14:05, or Sat, 21 Nov 2026 14:05:00 +0100.',
  'no-such-date': 'This day or time of day doesn’t exist. Check the numbers.',
  'wrong-weekday': 'The weekday doesn’t match the date. Correct one of the two.',
  'too-fine': 'Use at most nine decimal places: nanoseconds are the limit.',
  'beyond-calendar': 'This date is out of range. Enter one within 100 million days of January 1, 1970.',
} as const
export type TimeFailure = keyof typeof TIME_FAILURES

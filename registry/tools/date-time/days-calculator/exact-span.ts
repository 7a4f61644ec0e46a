import { Temporal } from 'temporal-polyfill'
import type { Note } from '../../../../engine/core/define.ts'
import { Exact } from '../../../lib/numbers/exact-decimal.ts'
import { writeDecimal } from '../../../lib/numbers/plain-decimal.ts'
import type { clockNotices, MonthEnd } from '../../../lib/time/calendar-fields.ts'
import { daysBetween, readDate, type Span, spanBetween } from '../../../lib/time/date-steps.ts'
import { placeInZone } from '../../../lib/time/point-in-time.ts'

type Ends = {
  readonly from: string
  readonly to: string
  readonly fromTime: string
  readonly toTime: string
  readonly timeZone: string
  readonly monthEnd: MonthEnd
}

/** The span between two times of day on two dates, whichever is first: by the calendar, then what really passes in the zone. */
export function exactSpan(
  { from, to, fromTime, toTime, timeZone: zone, monthEnd }: Ends,
  note: Note<typeof clockNotices>,
): { readonly parts: Span & { readonly hours: number; readonly minutes: number; readonly seconds?: number }; readonly hours: string } {
  const place = (local: Temporal.PlainDateTime) => placeInZone(local, zone, 'compatible')
  const write = (local: Temporal.PlainDateTime) => `${local.toPlainDate().toString()} ${local.toPlainTime().toString().replace(/:00$/, '')}`
  const ends = [
    [from, fromTime],
    [to, toTime],
  ].map(([date = '', time]) => {
    const local = readDate(date).toPlainDateTime(time)
    const { instant, doubt } = place(local)
    if (doubt) note(doubt, { zone, given: write(local), taken: write(instant.toZonedDateTimeISO(zone).toPlainDateTime()) })
    return { local, instant }
  })
  const [early, late] = ends.toSorted((a, b) => Temporal.Instant.compare(a.instant, b.instant)) as [(typeof ends)[0], (typeof ends)[0]]
  const start = early.local.toPlainDate()
  // The last day on which the time of the first one comes before the end.
  const isBefore = (day: Temporal.PlainDate) => Temporal.Instant.compare(place(day.toPlainDateTime(early.local)).instant, late.instant) <= 0
  let last = late.local.toPlainDate()
  if (daysBetween(start, last) > 0 && !isBefore(last)) last = last.subtract({ days: 1 })
  const reached = daysBetween(start, last) > 0 ? place(last.toPlainDateTime(early.local)).instant : early.instant
  const seconds = Math.round((late.instant.epochMilliseconds - reached.epochMilliseconds) / 1000)
  const rest = seconds % 60
  return {
    parts: {
      ...spanBetween(start, last, monthEnd),
      hours: Math.floor(seconds / 3600),
      minutes: Math.floor(seconds / 60) % 60,
      ...(rest > 0 && { seconds: rest }),
    },
    hours: writeDecimal(new Exact(late.instant.epochMilliseconds - early.instant.epochMilliseconds).div(3_600_000), 4),
  }
}

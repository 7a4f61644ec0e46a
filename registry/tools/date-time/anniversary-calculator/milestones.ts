import { Temporal } from 'temporal-polyfill'
import type { MonthEnd } from '../../../lib/time/calendar-fields.ts'
import { type PlainDate, daysBetween, tryStep } from '../../../lib/time/date-steps.ts'

type MilestoneKind = 'years' | 'months' | 'hundreds' | 'thousands' | 'repdigits'
/** A day to celebrate, and how long after the event it comes, in one unit. */
export type Milestone = { readonly date: PlainDate; readonly years?: number; readonly months?: number; readonly days?: number }
type MilestoneQuery = {
  readonly event: PlainDate
  /** The first day that may be listed. */
  readonly from: PlainDate
  readonly kinds: readonly MilestoneKind[]
  readonly count: number
  /** The event is on day 1, so that day 100 is 99 days later. */
  readonly dayOne: boolean
  readonly monthEnd: MonthEnd
}

/** The next milestones in order of date, fewer where the calendar ends. Each day is listed once: the largest unit wins. */
export function listMilestones(query: MilestoneQuery): Milestone[] {
  const found = query.kinds.flatMap((kind) => take(SERIES[kind](query), query))
  const seen = new Set<string>()
  return found
    .toSorted((a, b) => Temporal.PlainDate.compare(a.date, b.date) || rank(a) - rank(b))
    .filter((milestone) => {
      const key = `${milestone.date.toString()} ${milestone.days === undefined ? 'calendar' : 'days'}`
      return !seen.has(key) && seen.add(key)
    })
    .slice(0, query.count)
}

function rank({ years, months }: Milestone): number {
  return years !== undefined ? 0 : months !== undefined ? 1 : 2
}

/** Lengths from shortly before the first that may count, without end. */
type Length = Pick<Milestone, 'years' | 'months' | 'days'>
const SERIES: Readonly<Record<MilestoneKind, (query: MilestoneQuery) => Iterable<Length>>> = {
  *years({ event, from }) {
    for (let years = Math.max(1, from.year - event.year - 1); ; years++) yield { years }
  },
  *months({ event, from }) {
    for (let months = Math.max(1, (from.year - event.year) * 12 + from.month - event.month - 1); ; months++) yield { months }
  },
  hundreds: (query) => multiples(100, query),
  thousands: (query) => multiples(1000, query),
  *repdigits() {
    for (let length = 3; ; length++) for (let digit = 1; digit <= 9; digit++) yield { days: Number(String(digit).repeat(length)) }
  },
}

function* multiples(size: number, { event, from }: MilestoneQuery): Iterable<Length> {
  for (let days = Math.max(1, Math.floor(daysBetween(event, from) / size)) * size; ; days += size) yield { days }
}

/** The first lengths of a series that do not come before `from`. */
function take(series: Iterable<Length>, { event, from, count, dayOne, monthEnd }: MilestoneQuery): Milestone[] {
  const milestones: Milestone[] = []
  for (const length of series) {
    if (milestones.length === count) break
    const step = length.days !== undefined && dayOne ? { days: length.days - 1 } : length
    const date = tryStep(event, step, monthEnd)?.date
    // The calendar ends here.
    if (!date) break
    if (Temporal.PlainDate.compare(date, from) >= 0) milestones.push({ date, ...length })
  }
  return milestones
}

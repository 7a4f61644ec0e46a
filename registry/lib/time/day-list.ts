import { fail } from '../../../engine/core/define.ts'
import * as z from 'zod'
import { daysBetween, readDate } from './date-steps.ts'
import { workCalendarFailures } from './work-calendar-fields.ts'

const MOST_DAYS = 20_000
const ENTRY = /(\d{4}-\d\d-\d\d)(?:\s*(?:\.\.+|[–—…/])\s*(\d{4}-\d\d-\d\d))?[\s,;]*/y
const day = z.iso.date()

/**
 * Days written as `2026-12-24` and ranges as `2026-12-24..2026-12-31`, with commas, spaces or nothing between.
 * @returns each day as ISO 8601
 * @throws ToolError bad-day-list, bad-date, backward-range, too-many-days at their place in `field`
 */
export function readDayList(text: string, field: string): string[] {
  const days: string[] = []
  let offset = /^[\s,;]*/.exec(text)?.[0].length ?? 0
  while (offset < text.length) {
    const where = { field, offset, text }
    ENTRY.lastIndex = offset
    const match = ENTRY.exec(text)
    if (!match) return workCalendarFailures.fail('bad-day-list', where)
    const [entry, first = '', last = first] = match
    if (!day.safeParse(first).success || !day.safeParse(last).success) fail('bad-date', where)
    const from = readDate(first)
    const length = daysBetween(from, readDate(last)) + 1
    if (length < 1) workCalendarFailures.fail('backward-range', where)
    if (days.length + length > MOST_DAYS) workCalendarFailures.fail('too-many-days', { maximum: MOST_DAYS, ...where })
    for (let index = 0; index < length; index++) days.push(from.add({ days: index }).toString())
    offset += entry.length
  }
  return days
}

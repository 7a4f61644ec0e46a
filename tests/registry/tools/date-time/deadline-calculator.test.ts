import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { deadlineCalculator } from '../../../../registry/tools/date-time/deadline-calculator.ts'
import { anyDate, dayNumber, nextDay, shiftDay, weekdayNumber } from '../../../support/day-numbers.ts'
import { failure, output } from '../../../support/run-tool.ts'

const find = async (date: string, length: number, more: object = {}) =>
  output(deadlineCalculator, { date, length, country: 'none', ...more })
const date = async (...given: Parameters<typeof find>) => (await find(...given)).date

describe('deadline-calculator', () => {
  it.each([
    // Regulation (EEC, Euratom) 1182/71, article 3: the day of the event does not count; a last day off moves on.
    ['2026-11-12', 30, { country: 'PL' }, '2026-12-14'],
    ['2026-11-12', 30, { country: 'PL', roll: 'none' }, '2026-12-12'],
    ['2026-11-12', 30, { country: 'PL', roll: 'previous' }, '2026-12-11'],
    ['2026-11-12', 30, { country: 'PL', startCounts: true }, '2026-12-11'],
    ['2026-12-24', 1, { country: 'DE' }, '2026-12-28'],
    ['2026-11-21', 2, { unit: 'weeks' }, '2026-12-07'],
    ['2026-11-23', 2, { unit: 'weeks' }, '2026-12-07'],
    ['2026-01-31', 1, { unit: 'months', roll: 'none' }, '2026-02-28'],
    ['2026-01-31', 1, { unit: 'months', roll: 'none', monthEnd: 'first' }, '2026-03-01'],
    ['2026-01-01', 1, { unit: 'months', roll: 'none', startCounts: true }, '2026-01-31'],
    ['2024-02-29', 1, { unit: 'years' }, '2025-02-28'],
    ['2026-11-20', 3, { unit: 'business-days' }, '2026-11-25'],
    ['2026-11-20', 3, { unit: 'business-days', startCounts: true }, '2026-11-24'],
    ['2026-12-14', 10, { direction: 'backwards' }, '2026-12-04'],
    ['2026-12-14', 2, { unit: 'business-days', direction: 'backwards' }, '2026-12-10'],
    // The last day of January 2027 is a Sunday: the next business day is in February.
    ['2026-12-31', 1, { unit: 'months', roll: 'within-month' }, '2027-01-29'],
    ['2026-12-31', 1, { unit: 'months', roll: 'next' }, '2027-02-01'],
    ['2026-12-30', 1, { unit: 'months', roll: 'within-month', weekend: 'fri-sat' }, '2027-01-31'],
  ])('from %s, %i with %j ends on %s', async (from, length, more, end) => {
    expect(await date(from, length, more)).toBe(end)
  })

  it.each([
    // CPC, articles 219, 220 and 224, counted by hand on a calendar of the courts.
    ['2026-12-10', 15, { unit: 'business-days', recess: true }, '2027-02-02'],
    ['2026-12-18', 5, { unit: 'business-days', recess: true }, '2027-01-27'],
    ['2026-12-28', 1, { unit: 'business-days', recess: true }, '2027-01-21'],
    ['2026-12-18', 5, { unit: 'business-days', recess: false }, '2026-12-28'],
    ['2026-12-15', 10, { unit: 'days', recess: true, roll: 'none' }, '2027-01-26'],
    ['2026-11-20', 1, { unit: 'months', recess: true }, '2027-01-21'],
  ])('in Brazil from %s, %i with %j ends on %s', async (from, length, more, end) => {
    expect(await date(from, length, { country: 'BR', ...more })).toBe(end)
  })

  it('leaves the recess to Brazil', async () => {
    expect(await date('2026-12-18', 5, { unit: 'business-days', recess: true })).toBe('2026-12-25')
  })

  it('tells what is left, what lay between, and from where it moved', async () => {
    const { facts, notices, holidays } = await find('2026-10-28', 4, { country: 'PL' })
    expect(facts).toEqual({
      weekday: 'Monday',
      daysLeft: -19,
      businessDaysLeft: -14,
      calendarDays: 5,
      businessDays: 3,
      moved: '2026-11-01',
    })
    expect(notices).toEqual([{ code: 'moved' }, { code: 'past-deadline' }])
    expect(holidays).toEqual([{ date: '2026-11-01', weekday: 'Sunday', name: 'All Saints’ Day', kind: 'public', isOff: true }])
    expect((await find('2026-10-31', 1, { unit: 'months', roll: 'none' })).notices).toEqual([{ code: 'month-end' }])
  })

  it('counts from today by the clock of the zone', async () => {
    const late = { now: Date.UTC(2026, 10, 21, 23, 30) }
    const left = async (timeZone: string) =>
      (await output(deadlineCalculator, { date: '2026-11-20', length: 5, country: 'none' }, { ...late, timeZone })).facts.daysLeft
    expect([await left('UTC'), await left('Asia/Jakarta')]).toEqual([4, 3])
  })

  it('writes a calendar file when there is a title', async () => {
    const { calendar } = await find('2026-11-12', 30, { calendarTitle: 'Appeal' })
    expect(new TextDecoder().decode(calendar.bytes)).toContain('DTSTART;VALUE=DATE:20261214\r\nSUMMARY:Appeal\r\n')
    expect((await find('2026-11-12', 30)).calendar).toBeUndefined()
  })

  it('is the day after so many leaves of the calendar, moved on to a weekday', async () => {
    await fc.assert(
      fc.asyncProperty(anyDate('1900-01-01', '2100-01-01'), fc.integer({ min: 1, max: 1000 }), async (from, length) => {
        let end = shiftDay(from, length)
        expect(await date(from, length, { roll: 'none' })).toBe(end)
        while (weekdayNumber(end) > 5) end = nextDay(end)
        expect(await date(from, length)).toBe(end)
      }),
      { numRuns: 50 },
    )
  })

  it('never comes earlier for a longer term, and business days take at least as long', { tags: 'long' }, async () => {
    const unit = fc.constantFrom('days', 'business-days', 'weeks', 'months', 'years')
    const more = fc.record({ unit, country: fc.constantFrom('none', 'BR', 'PL'), recess: fc.boolean(), startCounts: fc.boolean() })
    await fc.assert(
      fc.asyncProperty(anyDate('1990-01-01', '2030-01-01'), fc.integer({ min: 1, max: 30 }), more, async (from, given, options) => {
        // The holidays of many years take long, and are not what this is about.
        const length = options.unit === 'years' ? Math.ceil(given / 10) : given
        const [one, two] = [await date(from, length, options), await date(from, length + 1, options)]
        expect(dayNumber(two)).toBeGreaterThanOrEqual(dayNumber(one))
        if (options.unit === 'days') expect((await date(from, length, { ...options, unit: 'business-days' })) >= one).toBe(true)
      }),
      { numRuns: 60 },
    )
  })

  it.each([
    [{ date: '2026-02-30' }, 'bad-date', 'date'],
    [{ date: '9999-12-31', length: 1 }, 'out-of-range', 'length'],
    [{ date: '9999-06-01', length: 1, unit: 'years' }, 'out-of-range', 'length'],
    [{ date: '2026-01-01', length: 0 }, 'too-small', 'length'],
    [{ date: '2081-01-01', length: 3, country: 'US' }, 'holidays-unknown', 'country'],
    [{ date: '2026-01-01', country: 'US', region: 'Bayern' }, 'unknown-region', 'region'],
    [{ date: '2026-01-01', ownDaysOff: '24.12.2026' }, 'bad-day-list', 'ownDaysOff'],
  ])('refuses %j as %s', async (input, code, field) => {
    expect(await failure(deadlineCalculator, { country: 'none', ...input })).toMatchObject({ code, field })
  })
})

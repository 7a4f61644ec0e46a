import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { MONTH_ENDS } from '../../../../registry/lib/time/calendar-fields.ts'
import { daysBetween, readDate, spanBetween, stepDate, todayIn, tryStep } from '../../../../registry/lib/time/date-steps.ts'
import { anyDate, dayNumber, nextDay } from '../../../support/day-numbers.ts'

const step = (date: string, parts: object, rule: (typeof MONTH_ENDS)[number] = 'last') =>
  tryStep(readDate(date), parts, rule)?.date.toString()

describe('steps of dates', () => {
  it.each([
    ['2026-01-31', { months: 1 }, 'last', '2026-02-28'],
    ['2026-01-31', { months: 1 }, 'first', '2026-03-01'],
    ['2026-01-31', { months: 1 }, 'carry', '2026-03-03'],
    ['2026-01-31', { months: 1 }, 'stick', '2026-02-28'],
    ['2026-02-28', { months: 1 }, 'last', '2026-03-28'],
    ['2026-02-28', { months: 1 }, 'stick', '2026-03-31'],
    ['2026-02-28', { months: 0, days: 1 }, 'stick', '2026-03-01'],
    ['2024-02-29', { years: 1 }, 'last', '2025-02-28'],
    ['2024-02-29', { years: 1 }, 'first', '2025-03-01'],
    ['2024-02-29', { years: 4 }, 'first', '2028-02-29'],
    ['2024-02-29', { years: -1 }, 'stick', '2023-02-28'],
    ['2026-03-31', { months: -1 }, 'last', '2026-02-28'],
    ['2026-03-31', { months: -1 }, 'carry', '2026-03-03'],
    ['2026-12-31', { months: 2, weeks: 1, days: 1 }, 'last', '2027-03-08'],
    ['2000-01-01', { months: -1 }, 'last', '1999-12-01'],
    ['9999-12-31', { days: 1 }, 'last', undefined],
    ['0001-01-01', { months: -1 }, 'last', undefined],
    ['2026-01-01', { years: 9e9 }, 'last', undefined],
    ['2026-01-01', { days: 9e9 }, 'last', undefined],
  ] as const)('%s and %j by the rule “%s” is %s', (date, parts, rule, reached) => {
    expect(step(date, parts, rule)).toBe(reached)
  })

  it('refuse what lies beyond the calendar at the field', () => {
    expect(() => stepDate(readDate('9999-01-01'), { years: 1 }, 'last', 'years')).toThrow('out-of-range')
  })

  it('move by days as the calendar is leafed through', () => {
    let date = '1899-12-25'
    const start = readDate(date)
    for (let days = 0; days <= 1200; days++) {
      expect(tryStep(start, { days }, 'last')?.date.toString()).toBe(date)
      date = nextDay(date)
    }
  })

  it('count days as the day numbers do', () => {
    fc.assert(
      fc.property(anyDate(), anyDate(), (a, b) => {
        expect(daysBetween(readDate(a), readDate(b))).toBe(dayNumber(b) - dayNumber(a))
      }),
    )
  })

  it('are undone by spans: whole months, then days, and never a month too many', () => {
    fc.assert(
      fc.property(anyDate('1600-01-01', '2600-01-01'), fc.nat(200_000), fc.constantFrom(...MONTH_ENDS), (first, length, rule) => {
        const from = readDate(first)
        const to = from.add({ days: length })
        const { years, months, days } = spanBetween(from, to, rule)
        expect([months >= 0 && months < 12, days >= 0 && days <= 31, years >= 0]).toEqual([true, true, true])
        const back = tryStep(from, { years, months }, rule)?.date
        expect(back?.add({ days }).equals(to)).toBe(true)
        const more = tryStep(from, { years, months: months + 1 }, rule)?.date
        expect(more && daysBetween(to, more) > 0).toBe(true)
      }),
    )
  })

  it('reach the very end of the calendar', () => {
    const [from, to] = [readDate('0001-01-01'), readDate('9999-12-31')]
    expect(spanBetween(from, to.add({ days: 1 }), 'last')).toEqual({ years: 9999, months: 0, days: 0 })
  })

  it('know the day by the clock of a zone', () => {
    const now = Date.UTC(2026, 10, 21, 23, 30)
    expect(['UTC', 'Asia/Jakarta', 'Pacific/Kiritimati', 'America/Los_Angeles'].map((zone) => todayIn(zone, now).toString())).toEqual([
      '2026-11-21',
      '2026-11-22',
      '2026-11-22',
      '2026-11-21',
    ])
  })
})

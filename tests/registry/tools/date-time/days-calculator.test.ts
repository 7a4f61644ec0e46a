import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { daysCalculator } from '../../../../registry/tools/date-time/days-calculator/tool.ts'
import { anyDate, dayNumber, nextDay, weekdayNumber } from '../../../support/day-numbers.ts'
import { failure, noticeCodes, output } from '../../../support/run-tool.ts'

const count = async (from: string, to: string, more: object = {}) => output(daysCalculator, { from, to, ...more })

describe('days-calculator', () => {
  it.each([
    // Days of a common year, a leap year, and four centuries of the Gregorian calendar.
    ['2026-01-01', '2027-01-01', 365],
    ['2028-01-01', '2029-01-01', 366],
    ['1600-01-01', '2000-01-01', 146_097],
    // The Julian day numbers 2,451,545 and 2,440,588 belong to 2000-01-01 and 1970-01-01 (noon).
    ['1970-01-01', '2000-01-01', 2_451_545 - 2_440_588],
    // Modified Julian day 0 is 1858-11-17; 51,544 is 2000-01-01.
    ['1858-11-17', '2000-01-01', 51_544],
    // Excel’s day 45,000 is 2023-03-15, counted from 1899-12-30.
    ['1899-12-30', '2023-03-15', 45_000],
    ['2026-11-21', '2026-11-21', 0],
    ['2026-12-31', '2026-11-21', -40],
    ['0001-01-01', '9999-12-31', 3_652_058],
  ])('from %s to %s there are %i', async (from, to, days) => {
    expect((await count(from, to)).days).toBe(days)
  })

  it.each([
    ['both', 31, 31],
    ['last', 30, 30],
    ['first', 30, 30],
    ['neither', 29, 29],
  ])('counts %s ends of January as %i days', async (counted, days) => {
    const result = await count('2027-01-01', '2027-01-31', { counted })
    expect(result.days).toBe(days)
    expect((await count('2027-01-31', '2027-01-01', { counted })).days).toBe(-days)
  })

  it('counts one day, or none, where both dates are the same', async () => {
    const days = async (counted: string) => (await count('2026-11-21', '2026-11-21', { counted })).days
    expect([await days('both'), await days('last'), await days('first'), await days('neither')]).toEqual([1, 0, 0, 0])
  })

  it.each([
    ['2026-01-31', '2026-02-28', 'last', '1 month'],
    ['2026-01-31', '2026-02-28', 'first', '28 days'],
    ['2026-01-31', '2026-03-01', 'first', '1 month'],
    ['2024-02-29', '2025-02-28', 'last', '1 year'],
    ['2026-01-15', '2027-03-20', 'last', '1 year, 2 months, 5 days'],
    ['2026-01-15', '2026-01-15', 'last', '0 days'],
  ])('from %s to %s by the rule “%s” it is %s', async (from, to, monthEnd, span) => {
    expect((await count(from, to, { monthEnd })).facts.span).toBe(span)
  })

  it('speaks the language of the reader', async () => {
    const { facts, weekdays } = await output(daysCalculator, { from: '2026-11-21', to: '2028-02-01' }, { locale: 'pl' })
    expect(facts).toMatchObject({ span: '1 rok, 2 miesiące i 11 dni', firstWeekday: 'sobota', secondWeekday: 'wtorek' })
    expect(weekdays[0].weekday).toBe('poniedziałek')
  })

  it('counts weekdays as the calendar shows them, day by day', async () => {
    await fc.assert(
      fc.asyncProperty(
        anyDate('1900-01-01', '2100-01-01'),
        fc.nat(800),
        fc.constantFrom('last', 'both', 'first', 'neither'),
        async (from, length, counted) => {
          const counts = [0, 0, 0, 0, 0, 0, 0]
          let date = from
          for (let day = 0; day <= length; day++) {
            const isEnd =
              (day === 0 && (counted === 'last' || counted === 'neither')) ||
              (day === length && (counted === 'first' || counted === 'neither'))
            // Both ends at once: with one of them left out, nothing is left.
            if (!isEnd) counts[weekdayNumber(date) - 1]!++
            if (day < length) date = nextDay(date)
          }
          const result = await count(from, date, { counted })
          expect(result.weekdays.map((row: { days: number }) => row.days)).toEqual(counts)
          expect(result.facts.workdays).toBe(counts.slice(0, 5).reduce((sum, days) => sum + days))
          expect(result.facts.workdays + result.facts.weekend).toBe(result.days)
        },
      ),
    )
  })

  it('is the difference of day numbers, and the opposite the other way round', async () => {
    await fc.assert(
      fc.asyncProperty(anyDate(), anyDate(), fc.constantFrom('last', 'first', 'neither'), async (a, b, counted) => {
        const [there, back] = [await count(a, b, { counted }), await count(b, a, { counted })]
        expect(there.days + back.days).toBe(0)
        if (counted === 'last') expect(there.days).toBe(dayNumber(b) - dayNumber(a))
        expect([...noticeCodes(there), ...noticeCodes(back)]).toEqual(a === b ? [] : ['reversed'])
      }),
    )
  })

  it('adds up along the way', async () => {
    await fc.assert(
      fc.asyncProperty(anyDate(), anyDate(), anyDate(), async (a, b, c) => {
        expect((await count(a, b)).days + (await count(b, c)).days).toBe((await count(a, c)).days)
      }),
    )
  })

  it('starts from today where no first date is given', async () => {
    expect((await output(daysCalculator, { to: '2026-12-24' })).days).toBe(33)
  })

  it.each([
    [{ from: '2026-01-01' }, 'required', 'to'],
    [{ from: '2026-02-30', to: '2026-03-01' }, 'bad-date', 'from'],
    [{ from: '2026-01-01', to: '2025-02-29' }, 'bad-date', 'to'],
  ])('refuses %j as %s', async (input, code, field) => {
    expect(await failure(daysCalculator, input)).toMatchObject({ code, field })
  })

  // By hand; the clocks of Warsaw go forward on 2026-03-29 and back on 2026-10-25, those of Apia left out 2011-12-30.
  it.each([
    ['2026-11-21', '18:30', '2026-12-24', '08:00', 'UTC', '1 month, 2 days, 13 hours, 30 minutes', '781.5'],
    ['2026-11-21', '09:00', '2026-11-21', '17:20', 'UTC', '8 hours, 20 minutes', '8.3333'],
    ['2026-11-21', '17:00', '2026-11-21', '09:00', 'UTC', '8 hours', '8'],
    ['2026-11-22', '09:00', '2026-11-21', '17:00', 'UTC', '16 hours', '16'],
    ['2026-11-21', '09:00', '2026-11-21', '09:00', 'UTC', '0 minutes', '0'],
    ['2024-02-29', '12:00', '2025-03-01', '11:59', 'UTC', '1 year, 23 hours, 59 minutes', '8783.9833'],
    ['2026-03-28', '20:00', '2026-03-29', '06:00', 'Europe/Warsaw', '9 hours', '9'],
    ['2026-10-24', '20:00', '2026-10-25', '20:00', 'Europe/Warsaw', '1 day', '25'],
    ['2011-12-29', '12:00', '2011-12-31', '13:00', 'Pacific/Apia', '2 days, 1 hour', '25'],
  ])('from %s %s to %s %s in %s: %s', async (from, fromTime, to, toTime, timeZone, exact, hours) => {
    const { facts, days } = await output(daysCalculator, { from, to, withTime: true, fromTime, toTime, timeZone })
    expect(facts).toMatchObject({ exact, hours })
    expect(days).toBe((await output(daysCalculator, { from, to })).days)
  })

  it('tells of times that the clocks skip or show twice', async () => {
    const { notices } = await output(daysCalculator, {
      from: '2026-03-29',
      fromTime: '02:30',
      to: '2026-10-25',
      toTime: '02:30',
      withTime: true,
      timeZone: 'Europe/Warsaw',
    })
    expect(notices.map(({ code }: { code: string }) => code)).toEqual(['skipped', 'repeated'])
  })
})

import { describe, expect, it } from 'vitest'
import { randomDateGenerator as tool } from '../../../../registry/tools/random/random-date-generator.ts'
import { fairBound, chiSquared, countsOf } from '../../../support/chi-squared.ts'
import { failure, output } from '../../../support/run-tool.ts'

const year = { from: '2024-01-01', to: '2024-12-31' }
const days = Array.from({ length: 366 }, (_, day) => new Date(Date.UTC(2024, 0, day + 1)).toISOString().slice(0, 10))

describe('random-date-generator', () => {
  it('gives each day of a leap year once when all are asked for, in order', async () => {
    expect((await output(tool, { ...year, count: 366, order: 'ascending' })).dates).toEqual(days)
    expect((await output(tool, { ...year, count: 366, order: 'descending' })).dates).toEqual(days.toReversed())
  })

  it('draws every day evenly, the first and the last too', async () => {
    const drawn: string[] = []
    for (let seed = 0; seed < 15; seed++) drawn.push(...(await output(tool, { ...year, count: 1000, unique: false }, { seed })).dates)
    expect(chiSquared(countsOf(drawn, days))).toBeLessThan(fairBound(365))
  })

  it('keeps to the weekdays, evenly, and counts how many there are', async () => {
    const fridays = days.filter((day) => new Date(day).getUTCDay() === 5)
    const input = { ...year, weekdays: ['friday'] }
    expect((await output(tool, { ...input, count: fridays.length, order: 'ascending' })).dates).toEqual(fridays)
    expect(await failure(tool, { ...input, count: fridays.length + 1 })).toMatchObject({ params: { available: fridays.length } })
    const weekend = { from: '2026-11-23', to: '2026-11-27', weekdays: ['saturday', 'sunday'] }
    expect(await failure(tool, weekend)).toMatchObject({ code: 'too-few-to-draw', params: { available: 0 } })
  })

  it('draws any second of a day', async () => {
    const { dates } = await output(tool, { from: '2026-11-22', to: '2026-11-22', time: true, count: 1000 })
    expect(new Set(dates).size).toBe(1000)
    for (const date of dates) expect(date).toMatch(/^2026-11-22T(?:[01]\d|2[0-3]):[0-5]\d:[0-5]\d$/)
    const hours = countsOf(
      dates.map((date: string) => Number(date.slice(11, 13))),
      Array.from({ length: 24 }, (_, hour) => hour),
    )
    expect(chiSquared(hours)).toBeLessThan(fairBound(23))
  })

  it.each([
    ['iso', 'en', '2026-03-04'],
    ['long', 'en', 'Wednesday, March 4, 2026'],
    ['long', 'pl', 'środa, 4 marca 2026'],
    ['short', 'fr', '04/03/2026'],
    ['DD/MM/YYYY', 'en', '04/03/2026'],
    ['MM/DD/YYYY', 'en', '03/04/2026'],
    ['DD.MM.YYYY', 'en', '04.03.2026'],
  ])('writes %s in %s as %s', async (format, locale, text) => {
    expect((await output(tool, { from: '2026-03-04', to: '2026-03-04', format }, { locale })).dates).toEqual([text])
  })

  it('reaches the ends of the calendar', async () => {
    expect((await output(tool, { from: '0001-01-01', to: '0001-01-01' })).dates).toEqual(['0001-01-01'])
    expect((await output(tool, { from: '0001-01-01', to: '9999-12-31', count: 50, seed: 'a' })).dates).toHaveLength(50)
  })

  it('draws the same dates from the same seed', async () => {
    const of = (seed: string) => output(tool, { count: 9, seed })
    expect(await of('Łódź')).toEqual(await of('Łódź'))
    expect(await of('Łódź')).not.toEqual(await of('Lodz'))
  })

  it.each([
    [{ from: '2026-01-02', to: '2026-01-01' }, 'from-after-to', 'from'],
    [{ from: '2026-02-30' }, 'bad-date', 'from'],
    [{ from: '2026-01-01', to: '2026-01-02', count: 3 }, 'too-few-to-draw', 'count'],
  ])('refuses %j as %s', async (input, code, field) => {
    expect(await failure(tool, input)).toMatchObject({ code, field })
  })
})

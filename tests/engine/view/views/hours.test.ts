import { describe, expect, it } from 'vitest'
import { clockOf, hoursOf } from '../../../../engine/view/views/hours/clock.ts'

/** Hours of a day that begins at this moment and is so many hours long. */
const day = (zone: string, from: string, hours: number) =>
  hoursOf(clockOf(zone, 'en'), Date.parse(from), Date.parse(from) + hours * 3_600_000).map(({ hour }) => hour)

describe('the hours of a day', () => {
  it('are those that the clocks show', () => {
    expect(day('Europe/Warsaw', '2026-11-22T23:00:00Z', 24)).toEqual(Array.from({ length: 24 }, (_, hour) => hour))
    expect(day('Asia/Kolkata', '2026-11-22T23:00:00Z', 3)).toEqual([4, 5, 6])
  })

  it('are 23 or 25 when the clocks change', () => {
    expect(day('Europe/Warsaw', '2026-03-28T23:00:00Z', 23).slice(0, 4)).toEqual([0, 1, 3, 4])
    expect(day('Europe/Warsaw', '2026-10-24T22:00:00Z', 25).slice(0, 5)).toEqual([0, 1, 2, 2, 3])
  })

  it('are of the night from 22 to 6, and of work from 9 to 17', () => {
    const kinds = hoursOf(clockOf('UTC', 'en'), Date.UTC(2026, 0, 1), Date.UTC(2026, 0, 2)).map(({ kind }) => kind)
    expect(kinds.lastIndexOf('night', 12)).toBe(5)
    expect([kinds.indexOf('work'), kinds.lastIndexOf('work'), kinds.indexOf('night', 12)]).toEqual([9, 16, 22])
  })

  it.each([
    ['en', '7:00 AM'],
    ['pl', '07:00'],
    ['id', '07.00'],
  ])('write the time as %s does', (locale, text) => {
    expect(
      clockOf('UTC', locale)
        .time(Date.UTC(2026, 0, 1, 7))
        .replaceAll('\u202f', ' '),
    ).toBe(text)
  })

  it('begin a month as the language writes it', () => {
    expect(clockOf('UTC', 'pt-BR').day(Date.UTC(2026, 0, 1))).toBe('qui., 1º de jan.')
  })
})

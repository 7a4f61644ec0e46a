import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { audiobookSpeedCalculator } from '../../../../registry/tools/date-time/audiobook-speed-calculator.ts'
import { failure, output } from '../../../support/run-tool.ts'

const solve = (input: object) => output(audiobookSpeedCalculator, { startDate: '2026-12-01', ...input })

describe('audiobook-speed-calculator', () => {
  // By hand: what is left ÷ speed, in days of the given listening; calendar dates of December 2026 and January 2027.
  it.each([
    [{ hours: 10, speed: '1.25' }, 8, '2026-12-08'],
    [{ hours: 10, speed: '1' }, 10, '2026-12-10'],
    [{ hours: 10, minutes: 1, speed: '1' }, 11, '2026-12-11'],
    [{ hours: 12, minutes: 20, done: '50', speed: '1.5', daily: 45 }, 6, '2026-12-06'],
    [{ hours: 31, speed: '1', startDate: '2026-12-02' }, 31, '2027-01-01'],
    [{ minutes: 1, speed: '16' }, 1, '2026-12-01'],
  ])('%j ends after %i days on %s', async (input, days, lastDay) => {
    expect(await solve(input)).toMatchObject({ days, lastDay })
  })

  it('finds the speed that suffices for the days', async () => {
    expect(await solve({ unknown: 'speed', hours: 16, daily: 90, days: 7 })).toMatchObject({ speed: '1.53', days: 7 })
    await fc.assert(
      fc.asyncProperty(
        fc.integer({ min: 5, max: 60 }),
        fc.integer({ min: 20, max: 300 }),
        fc.integer({ min: 2, max: 20 }),
        async (hours, daily, days) => {
          const needed = (hours * 60) / daily / days
          fc.pre(needed > 0.2 && needed < 15)
          const { speed, days: taken } = await solve({ unknown: 'speed', hours, daily, days })
          expect(taken).toBeLessThanOrEqual(days)
          expect(Number(speed)).toBeGreaterThanOrEqual(needed)
          expect(Number(speed) - needed).toBeLessThan(0.0101)
        },
      ),
    )
  })

  it('adds up: full days and what is heard on the last make the whole', async () => {
    const { facts, days } = await solve({ hours: 9, minutes: 7, speed: '1.4', daily: 35 })
    expect((days - 1) * 35 * 60 + facts.lastSession).toBe(facts.time)
    expect(facts.time + facts.saved).toBe(facts.length)
  })

  it.each([
    [{}, 'no-duration', 'hours'],
    [{ hours: 1, done: '100' }, 'all-heard', 'done'],
    [{ unknown: 'speed', hours: 100, days: 1 }, 'too-fast', 'days'],
    [{ unknown: 'speed', minutes: 1, days: 10 }, 'too-slow', 'days'],
    [{ hours: 10_000, daily: 1, speed: '0.1', startDate: '9999-12-31' }, 'out-of-range', 'startDate'],
    [{ hours: 1, startDate: '2026-02-30' }, 'bad-date', 'startDate'],
    [{ hours: 1, daily: 0 }, 'too-small', 'daily'],
  ])('refuses %j as %s', async (input, code, field) => {
    expect(await failure(audiobookSpeedCalculator, { startDate: '2026-12-01', ...input })).toMatchObject({ code, field })
  })
})

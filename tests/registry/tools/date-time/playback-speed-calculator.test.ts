import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { playbackSpeedCalculator } from '../../../../registry/tools/date-time/playback-speed-calculator.ts'
import { failure, output } from '../../../support/run-tool.ts'

const solve = (input: object) => output(playbackSpeedCalculator, input)

describe('playback-speed-calculator', () => {
  // By hand: seconds ÷ speed.
  it.each([
    [{ hours: 1, minutes: 30, speed: '1.5' }, 'time', 3600],
    [{ seconds: 10, speed: '3' }, 'time', 3],
    [{ seconds: 5, speed: '2' }, 'time', 3],
    [{ minutes: 10, speed: '0.5' }, 'time', 1200],
    [{ minutes: 12, seconds: 30, count: 40, speed: '2' }, 'time', 15_000],
    [{ unknown: 'speed', hours: 2, ownMinutes: 75 }, 'speed', '1.6'],
    [{ unknown: 'speed', seconds: 100, ownMinutes: 1 }, 'speed', '1.67'],
    [{ unknown: 'length', ownHours: 1, speed: '1.75' }, 'length', 6300],
    [{ unknown: 'length', ownMinutes: 1, speed: '1.99' }, 'length', 119],
  ])('%j gives %s %s', async (input, part, value) => {
    expect((await solve(input))[part]).toBe(value)
  })

  it('saves time at a higher speed and loses it at a lower', async () => {
    expect((await solve({ hours: 1, speed: '2' })).facts).toEqual({ length: 3600, time: 1800, saved: 1800, share: '50' })
    expect((await solve({ hours: 1, speed: '0.5' })).facts).toEqual({ length: 3600, time: 7200, saved: -3600, share: '-100' })
  })

  it('lists its own speed in its place among the usual ones', async () => {
    const { table } = await solve({ hours: 1, speed: '1.3' })
    const speeds = table.map((row: { speed: string }) => Number(row.speed))
    expect(speeds).toContain(1.3)
    expect(speeds).toEqual(speeds.toSorted((a: number, b: number) => a - b))
    expect((await solve({ hours: 1, speed: '1.50' })).table).toHaveLength(12)
  })

  it('finds a speed that suffices, and one hundredth less does not', async () => {
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: 1, max: 600 }), fc.integer({ min: 40, max: 600 }), async (minutes, ownMinutes) => {
        fc.pre(minutes / ownMinutes >= 0.1 && minutes / ownMinutes <= 15)
        const { speed } = await solve({ unknown: 'speed', minutes, ownMinutes })
        expect((await solve({ minutes, speed })).time).toBeLessThanOrEqual(ownMinutes * 60)
        expect((minutes * 60) / (Number(speed) - 0.01)).toBeGreaterThan(ownMinutes * 60)
      }),
    )
  })

  it.each([
    [{}, 'no-duration', 'minutes'],
    [{ unknown: 'speed', minutes: 1 }, 'no-duration', 'ownMinutes'],
    [{ unknown: 'length' }, 'no-duration', 'ownMinutes'],
    [{ unknown: 'speed', hours: 17, ownHours: 1 }, 'too-fast', 'ownMinutes'],
    [{ unknown: 'speed', minutes: 1, ownHours: 1 }, 'too-slow', 'ownMinutes'],
    [{ minutes: 1, speed: '0' }, 'too-small', 'speed'],
    [{ minutes: 1, speed: '16.1' }, 'too-large', 'speed'],
  ])('refuses %j as %s', async (input, code, field) => {
    expect(await failure(playbackSpeedCalculator, input)).toMatchObject({ code, field })
  })
})

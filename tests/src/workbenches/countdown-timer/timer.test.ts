import { describe, expect, it } from 'vitest'
import { marksOf, setBack, setBackBy } from '../../../../src/workbenches/countdown-timer/passing.ts'
import {
  addMinute,
  leftOf,
  parseTimer,
  pause,
  readTimer,
  resume,
  type Timer,
  UNSET,
} from '../../../../src/workbenches/countdown-timer/timer.ts'
import { linkOf } from '../../../../src/workbenches/countdown-timer/timer-link.ts'

const MINUTE = 60_000
const running: Timer = { set: {}, length: 5 * MINUTE, end: 1_000_000 }
const toDate: Timer = { set: { mode: 'date' }, end: 1_000_000 }

describe('the countdown', () => {
  it('goes on from where it was paused', () => {
    const paused = pause(running, 900_000)
    expect(paused).toEqual({ set: {}, length: 5 * MINUTE, left: 100_000 })
    expect(leftOf(paused, 5_000_000)).toBe(100_000)
    expect(resume(paused, 5_000_000)).toEqual({ ...running, end: 5_100_000 })
    expect(leftOf(running, 1_000_500)).toBe(-500)
    expect(leftOf(UNSET, 0)).toBeUndefined()
  })

  it('is not paused once it has ended, nor on its way to a date', () => {
    expect(pause(running, 1_000_000)).toBe(running)
    expect(pause(toDate, 0)).toBe(toDate)
    expect(pause(UNSET, 0)).toBe(UNSET)
    expect(resume(running, 0)).toBe(running)
  })

  it('takes a minute more while it runs, is paused, or has ended', () => {
    expect(addMinute(running, 900_000)).toEqual({ set: {}, length: 6 * MINUTE, end: 1_060_000 })
    expect(addMinute(pause(running, 900_000), 0)).toEqual({ set: {}, length: 6 * MINUTE, left: 160_000 })
    expect(addMinute(running, 2_000_000)).toMatchObject({ end: 2_060_000 })
    expect(addMinute(toDate, 0)).toBe(toDate)
    const longest: Timer = { set: {}, length: 366 * 86_400_000, end: 366 * 86_400_000 }
    expect(addMinute(longest, 0)).toBe(longest)
  })

  it('keeps what is left when the clock is set back, but a date comes by the clock', () => {
    expect(setBackBy({ wall: 5000, steady: 100 }, 5100, 200)).toBe(0)
    expect(setBackBy({ wall: 5_000_000, steady: 100 }, 1_400_100, 200)).toBe(3_600_000)
    // A device that slept, or whose clock was set forward.
    expect(setBackBy({ wall: 5000, steady: 100 }, 3_605_000, 200)).toBe(0)
    // A clock that is kept right by the network.
    expect(setBackBy({ wall: 5000, steady: 100 }, 4000, 200)).toBe(0)
    expect(leftOf(setBack(running, 3000), 997_000 - 500)).toBe(leftOf(running, 1_000_000 - 500))
    expect(setBack(toDate, 3000)).toBe(toDate)
  })

  it.each([
    [300_000, 0, '5:00'],
    [299_001, 0, '5:00'],
    [1, 0, '0:01'],
    [0, 0, '0:00'],
    [-1, 0, '+0:00'],
    [-12_999, 0, '+0:12'],
    [3_599_001, 0, '1:00:00'],
    [-3_600_000, 0, '+1:00:00'],
    [86_400_000, 1, '00:00:00'],
    [93_784_000, 1, '02:03:04'],
    [-93_784_000, 1, '02:03:04'],
  ])('shows %d as %d days and %s', (left, days, clock) => {
    expect(readTimer(left)).toEqual({ days, clock, isOver: left < 0 })
  })

  it.each([
    [60_000, [30_000]],
    [90_000, [60_000]],
    [120_000, [60_000]],
    [300_000, [150_000, 60_000]],
    [301_000, [151_000, 60_000]],
    [25 * MINUTE, [12.5 * MINUTE, 10 * MINUTE, MINUTE]],
    [20 * MINUTE, [10 * MINUTE, MINUTE]],
    [1000, []],
  ])('of %d says %j', (whole, marks) => {
    const said = marksOf(whole)
    expect(said).toEqual(marks)
    said.forEach((mark, index) => index > 0 && expect((said[index - 1] ?? 0) - mark).toBeGreaterThanOrEqual(MINUTE))
  })

  it('links to its end while it runs, and to its length otherwise', () => {
    const set = { mode: 'duration', duration: '5:00', target: '2026-12-01T00:00', timeZone: 'Asia/Tokyo', label: 'Tea' }
    const end = Date.UTC(2026, 10, 28, 9, 15, 30, 250)
    expect(linkOf({ set, length: 1, end }, set)).toEqual({ mode: 'date', target: '2026-11-28T09:15:30.250', timeZone: 'UTC', label: 'Tea' })
    expect(linkOf({ set, length: 300_000, left: 61_500 }, set)).toEqual({ mode: 'duration', duration: '62s', label: 'Tea' })
    expect(linkOf(UNSET, { ...set, label: '' })).toEqual({ mode: 'duration', duration: '5:00' })
    const date = { ...set, mode: 'date' }
    expect(linkOf({ set: date, end }, date)).toEqual({ mode: 'date', target: '2026-12-01T00:00', timeZone: 'Asia/Tokyo', label: 'Tea' })
  })

  it.each<Timer>([
    { set: {} },
    { set: { mode: 'duration', duration: '5', label: 'Tea' }, length: 300_000, end: 1_800_000_000_000 },
    { set: {}, length: 300_000, left: 1 },
    { set: { mode: 'date' }, end: 1 },
  ])('takes up %j', (timer) => expect(parseTimer(JSON.parse(JSON.stringify(timer)))).toEqual(timer))

  it('passes over settings that are none', () => {
    expect(parseTimer({ set: { label: 5, duration: 'x'.repeat(101), other: 'x', mode: 'date' } })).toEqual({ set: { mode: 'date' } })
  })

  it.each([
    null,
    [],
    'x',
    {},
    { set: null },
    { set: {}, end: 'x' },
    { set: {}, end: 1e16 },
    { set: {}, end: Number.NaN },
    { set: {}, end: 5, left: 5, length: 10 },
    { set: {}, left: 5 },
    { set: {}, left: 0, length: 5 },
    { set: {}, left: 4e10, length: 5 },
    { set: {}, end: 5, length: 0 },
    { set: {}, end: 5, length: 4e10 },
  ])('refuses %j', (value) => expect(parseTimer(value)).toBeUndefined())
})

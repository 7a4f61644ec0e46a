import { describe, expect, it } from 'vitest'
import {
  addLap,
  MOST_LAPS,
  parseWatch,
  readWatch,
  showTime,
  startOrStop,
  timesOf,
  ZERO,
} from '../../../../src/workbenches/stopwatch/watch.ts'

describe('the stopwatch', () => {
  it('adds up what passes between start and stop, and nothing else', () => {
    const first = startOrStop(startOrStop(ZERO, 1000), 1500)
    expect(first).toEqual({ base: 500, laps: [] })
    expect(readWatch(first, 99_999)).toBe(500)
    expect(readWatch(startOrStop(first, 2000), 2250)).toBe(750)
  })

  it('ends a lap only while it runs, and never with an earlier time than the last', () => {
    expect(addLap(ZERO, 5)).toBe(ZERO)
    const running = addLap(startOrStop(ZERO, 1000), 1400)
    expect(running.laps).toEqual([400])
    // The clock was set back.
    expect(addLap(running, 900).laps).toEqual([400, 400])
    expect(startOrStop(running, 900)).toEqual({ base: 400, laps: [400] })
    const full = { ...running, laps: Array.from({ length: MOST_LAPS }, () => 1) }
    expect(addLap(full, 2000)).toBe(full)
  })

  it('tells the last time once it is stopped', () => {
    expect(timesOf(ZERO)).toEqual([])
    expect(timesOf({ base: 0, since: 0, laps: [5] })).toEqual([5])
    expect(timesOf({ base: 9, laps: [5] })).toEqual([5, 9])
    expect(timesOf({ base: 5, laps: [5] })).toEqual([5])
  })

  it('stays at its longest time', () => {
    expect(showTime(readWatch({ base: 0, since: 0, laps: [] }, 1e15), 3)).toBe('99:59:59.999')
  })

  it.each([
    [0, '00:00.00'],
    [999, '00:00.99'],
    [59_999, '00:59.99'],
    [3_599_999, '59:59.99'],
    [3_600_000, '1:00:00.00'],
  ])('shows %d as %s', (time, text) => expect(showTime(time)).toBe(text))

  it.each([
    { base: 0, laps: [] },
    { base: 5, laps: [1, 2], since: 1_700_000_000_000 },
  ])('takes up %j', (watch) => expect(parseWatch(JSON.parse(JSON.stringify(watch)))).toEqual(watch))

  it.each([
    null,
    [],
    'x',
    {},
    { base: -1, laps: [] },
    { base: 1.5, laps: [] },
    { base: 1, laps: [2, 1] },
    { base: 1, laps: [], since: 'x' },
  ])('refuses %j', (value) => expect(parseWatch(value)).toBeUndefined())
})

import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { HOUR, MINUTE, minutesUntil, readHours, writeClock, writeDecimalTime } from '../../../../registry/lib/time/hour-texts.ts'

describe('lengths of time in hours', () => {
  it.each([
    ['7:30', 7.5],
    ['07:30', 7.5],
    ['7:30:36', 7.51],
    ['7.5', 7.5],
    ['7,25', 7.25],
    ['7.5 h', 7.5],
    ['8', 8],
    ['7h30', 7.5],
    ['7h 30m', 7.5],
    ['7 h 30', 7.5],
    ['7H 30MIN', 7.5],
    ['45 min', 0.75],
    ['90m', 1.5],
    ['36 s', 0.01],
    ['1h 36s', 1.01],
    ['-0:45', -0.75],
    ['−0.5', -0.5],
    ['+ 1:15', 1.25],
    ['08:30-12:15', 3.75],
    ['22:00 – 06:00', 8],
    ['6:00-6:00', 24],
    ['0:00-24:00', 24],
    ['0.0001', 0.0001],
    ['1000000', 1_000_000],
    ['0', 0],
  ])('%s is %d hours', (text, hours) => {
    expect(readHours(text)).toBe(Math.round(hours * HOUR))
  })

  it.each([
    '',
    '-',
    'x',
    '7:60',
    '7:5',
    '1:30:60',
    '7.12345',
    '.5',
    '7h 3',
    '1000001',
    '12345678',
    '25:00-26:00',
    '24:30-1:00',
    '-8:00-9:00',
    '1e3',
    '٧:٣٠',
  ])('%j is none', (text) => {
    expect(readHours(text)).toBeUndefined()
  })

  it('never come back as minus nothing', () => {
    expect(Object.is(readHours('-0:00'), 0)).toBe(true)
    expect(writeClock(-40)).toBe('0:00')
  })

  it.each([
    [0, '0:00'],
    [HOUR * 8 + MINUTE * 5, '8:05'],
    [-HOUR - MINUTE * 30, '-1:30'],
    [HOUR * 100 + 1500, '100:00:15'],
    [149, '0:00:01'],
    [150, '0:00:02'],
  ])('%d hundredths of a second are written %s', (size, text) => {
    expect(writeClock(size)).toBe(text)
  })

  it.each([
    [HOUR / 3, HOUR, 2, '0.33'],
    [HOUR / 8, HOUR, 2, '0.13'],
    [-HOUR / 8, HOUR, 2, '-0.13'],
    [HOUR * 7.5, HOUR, 6, '7.5'],
    [MINUTE, MINUTE, 2, '1'],
  ] as const)('%d in units of %d with %d places are %s', (size, unit, places, text) => {
    expect(writeDecimalTime(size, unit, places)).toBe(text)
  })

  it('are read as they are written', () => {
    fc.assert(
      fc.property(fc.integer({ min: -1e9, max: 1e9 }), (seconds) => {
        expect(readHours(writeClock(seconds * 100))).toBe(seconds * 100)
      }),
    )
  })

  it('between two times of day are more than none and at most a day', () => {
    fc.assert(
      fc.property(fc.nat(1439), fc.nat(1439), (from, to) => {
        const length = minutesUntil(from, to)
        expect(length > 0 && length <= 1440 && (from + length) % 1440 === to).toBe(true)
      }),
    )
  })
})

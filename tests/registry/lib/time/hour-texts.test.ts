import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  HOUR,
  MINUTE,
  minutesUntil,
  readHours,
  writeClock,
  writeDecimalTime,
  writeIsoDuration,
} from '../../../../registry/lib/time/hour-texts.ts'

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
    ['2d', 48],
    ['1d 4h 30m', 28.5],
    ['1.5 days', 36],
    ['1,5h 30m', 2],
    ['2 hours 15 minutes', 2.25],
    ['1j 4h', 28],
    ['1 jour 4 heures', 28],
    ['2 días 30 minutos', 48.5],
    ['1 hari 2 jam 15 menit', 26.25],
    ['1 giorno 2 ore', 26],
    ['2 godz. 5 min 36 sek.', 2 + 5 / 60 + 0.01],
    ['3 dni 1 godzina', 73],
    ['1 dia 2 horas 30 minutos', 26.5],
    ['2 дня 3 часа 15 минут', 51.25],
    ['2 ч 30 мин.', 2.5],
    ['7 1/2', 7.5],
    ['7½', 7.5],
    ['⅓ h', 1 / 3],
    ['-1 1/4 h', -1.25],
    // ISO 8601-1, 5.5.2.
    ['PT7H30M', 7.5],
    ['P1DT12H', 36],
    ['PT1.5H', 1.5],
    ['P2W', 336],
    ['P0,5D', 12],
    ['PT36S', 0.01],
    ['-PT15M', -0.25],
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
    'P',
    'PT',
    'P1Y',
    'P1M',
    'P1H',
    'PT1.5H30M',
    '1/0',
    // A day in one language, an hour in another.
    '8j',
    '8j 30m',
    '8 g',
    '7½½',
    `1d${' '.repeat(100_000)}x`,
    '٧:٣٠',
  ])('%j is none', (text) => {
    expect(readHours(text)).toBeUndefined()
  })

  it.each([
    [8.25, 'PT8H15M'],
    [37, 'P1DT13H'],
    [48, 'P2D'],
    [-0.01, '-PT36S'],
    [0, 'PT0S'],
    [0.0001, 'PT0.36S'],
  ])('%d hours are %s of ISO 8601', (hours, iso) => {
    expect(writeIsoDuration(Math.round(hours * HOUR))).toBe(iso)
    expect(readHours(iso)).toBe(Math.round(hours * HOUR))
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

import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { countdownTimer } from '../../../../registry/tools/date-time/countdown-timer/tool.ts'
import { failure, noticeCodes, output } from '../../../support/run-tool.ts'

const NOON = Date.parse('2026-11-28T12:00:00Z')
const timer = (duration: string, more: object = {}) => output(countdownTimer, { duration, ...more }, { now: NOON })
const until = (target: string, timeZone: string, now: string) =>
  output(countdownTimer, { mode: 'date', target, timeZone }, { now: Date.parse(now) })

describe('countdown-timer', () => {
  it.each([
    ['5', 300],
    ['1.5', 90],
    ['0,5', 30],
    ['5:00', 300],
    ['0:01', 1],
    ['90:00', 5400],
    ['1:30:00', 5400],
    ['100:00:00', 360_000],
    ['90s', 90],
    ['90 sec', 90],
    ['1h 20m', 4800],
    ['1h20', 4800],
    ['2 hrs 5 mins', 7500],
    ['1 hour 1 minute 1 second', 3661],
    ['1.5h', 5400],
    ['2d 4h', 187_200],
    ['1 ч 20 мин', 4800],
    ['30 сек', 30],
    ['PT1H20M', 4800],
    ['P1DT12H', 129_600],
    ['  25  ', 1500],
    ['366d', 366 * 86_400],
  ])('reads %s as %i seconds', async (text, seconds) => {
    const { facts } = await timer(text)
    expect(facts).toMatchObject({
      total: seconds,
      length: seconds,
      isoUtc: new Date(NOON + seconds * 1000).toISOString().replace('.000', ''),
    })
  })

  it.each(['', ' ', 'x', '5:0', '5:60', '1:60:00', '1:5:00', '1:00:00:00', '-5', '+5', '1e3', 'NaN', '５', '5 m 3 h', 'P1Y', '7:30-8:30'])(
    'refuses %j',
    async (duration) => {
      expect(await failure(countdownTimer, { duration })).toMatchObject({ code: 'bad-length', field: 'duration' })
    },
  )

  it.each([
    ['0', 'too-short'],
    ['0.99 s', 'too-short'],
    ['366d 0.01s', 'over-a-year'],
    ['9999999', 'over-a-year'],
  ])('holds %s to its bounds', async (duration, code) => {
    expect(await failure(countdownTimer, { duration })).toMatchObject({ code, field: 'duration' })
  })

  it('starts at the moment that is given, and asks for the date where one is needed', async () => {
    const started = await timer('1:30:00', { start: '2026-11-28T13:30:00', timeZone: 'Europe/Warsaw' })
    expect(started).toMatchObject({ end: '2026-11-28T15:00:00', left: '2 hours' })
    expect(started.facts).toMatchObject({ length: 5400, total: 7200 })
    expect(await failure(countdownTimer, { mode: 'date' })).toMatchObject({ code: 'required', field: 'target' })
    expect(await failure(countdownTimer, { mode: 'date', target: '2026-02-29T12:00' })).toMatchObject({ field: 'target' })
    expect(await failure(countdownTimer, { start: '9999-12-31T23:59:59', duration: '2s' })).toMatchObject({ code: 'out-of-range' })
  })

  // Clock changes of the IANA time-zone database; leap years of the Gregorian calendar.
  it.each([
    ['2026-03-29T12:00', 'Europe/Warsaw', '2026-03-28T11:00:00Z', 23 * 3600, 1, ['clock-change']],
    ['2026-10-25T12:00', 'Europe/Warsaw', '2026-10-24T10:00:00Z', 25 * 3600, 1, ['clock-change']],
    ['2026-10-04T06:00', 'Australia/Lord_Howe', '2026-10-03T11:30:00Z', 7.5 * 3600, 1, ['clock-change']],
    ['2011-12-31T12:00', 'Pacific/Apia', '2011-12-29T22:00:00Z', 24 * 3600, 2, ['clock-change']],
    ['2028-03-01T00:00', 'UTC', '2028-02-28T00:00:00Z', 2 * 86_400, 2, []],
    ['2027-03-01T00:00', 'UTC', '2027-02-28T00:00:00Z', 86_400, 1, []],
    ['2100-03-01T00:00', 'UTC', '2100-02-28T00:00:00Z', 86_400, 1, []],
    ['2029-02-28T00:00', 'UTC', '2028-02-29T00:00:00Z', 365 * 86_400, 365, []],
    ['2026-03-29T02:30', 'Europe/Paris', '2026-03-29T00:00:00Z', 5400, 0, ['skipped', 'clock-change']],
    ['2026-11-01T01:30', 'America/New_York', '2026-11-01T04:30:00Z', 3600, 0, ['repeated']],
  ])('until %s in %s from %s', async (target, zone, now, total, calendarDays, codes) => {
    const result = await until(target, zone, now)
    expect(result.facts).toMatchObject({ total, calendarDays })
    expect(noticeCodes(result)).toEqual(codes)
  })

  it('tells what the clock alone would say', async () => {
    const { notices } = await until('2026-10-25T12:00', 'Europe/Warsaw', '2026-10-24T10:00:00Z')
    expect(notices).toMatchObject([{ params: { zone: 'Europe/Warsaw', clock: '24:00' } }])
  })

  it.each([
    ['2026-11-28T12:00:00.001Z', '+0 seconds', -0, ['passed']],
    ['2026-11-28T12:00:00Z', '0 seconds', 0, []],
    ['2026-11-28T11:59:59.999Z', '1 second', 1, []],
    ['2026-11-28T11:59:58.5Z', '2 seconds', 2, []],
    ['2026-11-28T12:00:01.999Z', '+1 second', -1, ['passed']],
    ['2026-11-30T15:04:05Z', '+2 days, 3 hours, 4 minutes, 5 seconds', -183_845, ['passed']],
  ])('at %s the noon is %s away', async (now, left, total, codes) => {
    const result = await until('2026-11-28T12:00', 'UTC', now)
    expect(result.left).toBe(left)
    expect(result.facts.total).toBeCloseTo(total)
    expect(noticeCodes(result)).toEqual(codes)
  })

  it('gives parts that add up to the whole', async () => {
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: 1, max: 9_999_999 }), async (seconds) => {
        const { facts } = await timer(`${seconds}s`)
        expect(((facts.days * 24 + facts.hours) * 60 + facts.minutes) * 60 + facts.seconds).toBe(seconds)
        expect(facts.total).toBe(seconds)
      }),
    )
  })

  it('takes the hundredth of a minute', async () => {
    expect((await timer('0.0333')).facts).toMatchObject({ length: 2, total: 2 })
    expect((await timer('0.02')).facts).toMatchObject({ length: 1.2, total: 2, isoUtc: '2026-11-28T12:00:01.2Z' })
  })

  it('says the label that is given, and none otherwise', async () => {
    expect((await timer('5', { label: ' Tea ' })).facts.label).toBe('Tea')
    expect((await timer('5', { label: ' ' })).facts).not.toHaveProperty('label')
  })
})

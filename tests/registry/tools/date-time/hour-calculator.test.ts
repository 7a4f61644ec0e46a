import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { hourCalculator } from '../../../../registry/tools/date-time/hour-calculator.ts'
import { failure, noticeCodes, output } from '../../../support/run-tool.ts'

const two = (value: number) => String(value).padStart(2, '0')
const clock = (minutes: number) => `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`
const between = async (start: string, end: string, pause = 0) => output(hourCalculator, { start, end, pause })
const dates = async (from: string, to: string, timeZone: string, doubtful = 'compatible') =>
  output(hourCalculator, { mode: 'dates', from, to, timeZone, doubtful })
const add = async (from: string, hours: string, timeZone: string) => output(hourCalculator, { mode: 'add', from, hours, timeZone })
const sum = async (text: string) => output(hourCalculator, { mode: 'sum', text })

describe('hour-calculator', () => {
  it.each([
    ['08:15', '17:00', 30, '8:15', '8.25'],
    ['22:00', '06:00', 0, '8:00', '8'],
    ['00:00', '23:59', 0, '23:59', '23.98'],
    ['23:59', '00:00', 0, '0:01', '0.02'],
    ['09:00', '09:00', 0, '24:00', '24'],
    ['09:00', '10:20', 0, '1:20', '1.33'],
    ['12:00', '13:00', 60, '0:00', '0'],
  ])('from %s to %s less %i minutes are %s', async (start, end, pause, time, decimal) => {
    const result = await between(start, end, pause)
    expect([result.time, result.facts.decimal]).toEqual([time, decimal])
    expect(noticeCodes(result)).toEqual(end <= start ? ['next-day'] : [])
  })

  it('counts on round the clock: two stretches that meet make a day', async () => {
    await fc.assert(
      fc.asyncProperty(fc.nat(1439), fc.nat(1439), async (a, b) => {
        if (a === b) return
        const minutes = async (from: number, to: number) => Number((await between(clock(from), clock(to))).facts.minutes)
        expect((await minutes(a, b)) + (await minutes(b, a))).toBe(1440)
        expect(await minutes(a, b)).toBe((b - a + 1440) % 1440)
      }),
    )
  })

  // Clock changes of the IANA time-zone database.
  it.each([
    ['2026-03-28T22:00', '2026-03-29T06:00', 'Europe/Warsaw', '7:00', '8:00'],
    ['2026-10-24T22:00', '2026-10-25T06:00', 'Europe/Warsaw', '9:00', '8:00'],
    ['2026-03-07T22:00', '2026-03-08T06:00', 'America/New_York', '7:00', '8:00'],
    ['2026-10-03T22:00', '2026-10-04T06:00', 'Australia/Lord_Howe', '7:30', '8:00'],
    ['2011-12-29T12:00', '2011-12-31T12:00', 'Pacific/Apia', '24:00', '48:00'],
    ['2026-01-01T12:00', '2026-07-01T12:00', 'Europe/Paris', '4343:00', '4344:00'],
  ])('from %s to %s in %s %s pass, not %s', async (from, to, zone, time, byClock) => {
    const result = await dates(from, to, zone)
    expect(result.time).toBe(time)
    expect(result.notices).toEqual([{ code: 'clock-change', params: { zone, clock: byClock } }])
  })

  it.each([
    ['2026-11-21T08:00', '2026-11-23T09:30', 'UTC', '49:30', '2 days, 1 hour, 30 minutes'],
    ['2026-11-21T08:00', '2026-11-21T08:00', 'UTC', '0:00', '0 minutes'],
    ['2026-11-21T08:00:15', '2026-11-21T09:00', 'UTC', '0:59:45', '59 minutes, 45 seconds'],
    ['2026-01-01T12:00', '2026-01-31T12:00', 'Europe/Warsaw', '720:00', '30 days'],
  ])('from %s to %s in %s are %s: %s', async (from, to, zone, time, span) => {
    const result = await dates(from, to, zone)
    expect([result.time, result.facts.span, result.notices]).toEqual([time, span, undefined])
  })

  it('is negative backwards, and says so', async () => {
    const result = await dates('2026-11-21T09:30', '2026-11-21T08:00', 'UTC')
    expect([result.time, result.facts.decimal, result.facts.minutes, result.facts.span]).toEqual([
      '-1:30',
      '-1.5',
      '-90',
      '−1 hour, 30 minutes',
    ])
    expect(result.notices).toEqual([{ code: 'reversed' }])
  })

  it.each([
    ['compatible', '2:00', '2026-10-25 02:30 +02:00'],
    ['earlier', '2:00', '2026-10-25 02:30 +02:00'],
    ['later', '3:00', '2026-10-25 02:30 +01:00'],
  ])('takes a time that comes twice %s', async (doubtful, time, taken) => {
    const result = await dates('2026-10-25T00:30', '2026-10-25T02:30', 'Europe/Warsaw', doubtful)
    expect(result.time).toBe(time)
    expect(result.notices[0]).toEqual({ code: 'repeated', params: { zone: 'Europe/Warsaw', given: '2026-10-25 02:30', taken } })
  })

  it('names a time that the clocks skip', async () => {
    const { notices, time } = await dates('2026-03-29T02:30', '2026-03-29T04:00', 'Europe/Warsaw')
    expect(time).toBe('0:30')
    expect(notices[0]).toEqual({
      code: 'skipped',
      params: { zone: 'Europe/Warsaw', given: '2026-03-29 02:30', taken: '2026-03-29 03:30 +02:00' },
    })
  })

  it.each([
    ['2026-11-21T22:00', '7:45', 'UTC', '2026-11-22T05:45:00', '+00:00'],
    ['2026-11-21T22:00', '-23', 'UTC', '2026-11-20T23:00:00', '+00:00'],
    ['2026-10-24T22:00', '8', 'Europe/Warsaw', '2026-10-25T05:00:00', '+01:00'],
    ['2026-03-28T22:00', '8h', 'Europe/Warsaw', '2026-03-29T07:00:00', '+02:00'],
    ['2026-12-31T12:00', '1000h', 'Asia/Jakarta', '2027-02-11T04:00:00', '+07:00'],
  ])('%s and %s hours in %s is %s', async (from, hours, zone, moment, offset) => {
    const result = await add(from, hours, zone)
    expect([result.moment, result.facts.offset]).toEqual([moment, offset])
    expect(noticeCodes(result).length).toBe(zone === 'Europe/Warsaw' ? 1 : 0)
  })

  it('says what the clocks would show where they change on the way', async () => {
    expect((await add('2026-10-24T22:00', '8', 'Europe/Warsaw')).notices).toEqual([
      { code: 'clock-change', params: { zone: 'Europe/Warsaw', clock: '2026-10-25 06:00' } },
    ])
  })

  it('adds and then finds what was added', async () => {
    const zone = fc.constantFrom('UTC', 'Europe/Warsaw', 'America/Sao_Paulo', 'Australia/Lord_Howe', 'Asia/Kolkata')
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: 0, max: 2e9 }), fc.nat(5e6), zone, async (seconds, length, timeZone) => {
        const from = new Date(seconds * 1000).toISOString().slice(0, 19)
        const hours = `${Math.floor(length / 3600)}:${two(Math.floor(length / 60) % 60)}:${two(length % 60)}`
        const there = await add(from, hours, timeZone)
        const back = await dates(from, there.moment, timeZone)
        const isDoubtful = [...noticeCodes(there), ...noticeCodes(back)].some((code) => code === 'skipped' || code === 'repeated')
        if (!isDoubtful) expect(back.time).toBe(hours.replace(/:00$/, ''))
      }),
    )
  })

  it('adds up lines of all forms', async () => {
    const result = await sum('7:45\n\n 8h 20m \r\n6,5\n22:00-06:00\n-0:35')
    expect(result.time).toBe('30:00')
    expect(result.rows.map(({ text, total }: Record<string, string>) => [text, total])).toEqual([
      ['7:45', '7:45'],
      ['8h 20m', '16:05'],
      ['6,5', '22:35'],
      ['22:00-06:00', '30:35'],
      ['-0:35', '30:00'],
    ])
  })

  it('sums to what its parts sum to, in any order', async () => {
    const lines = fc.array(fc.integer({ min: -6000, max: 6000 }), { minLength: 1, maxLength: 30 })
    await fc.assert(
      fc.asyncProperty(lines, async (minutes) => {
        const write = (value: number) => `${value < 0 ? '-' : ''}${Math.floor(Math.abs(value) / 60)}:${two(Math.abs(value) % 60)}`
        const total = minutes.reduce((all, value) => all + value)
        expect((await sum(minutes.map(write).join('\n'))).facts.minutes).toBe(String(total))
        expect((await sum(minutes.toReversed().map(write).join('\n'))).time).toBe(write(total))
      }),
    )
  })

  it('keeps the largest sum exact', async () => {
    const { facts } = await sum(Array.from({ length: 10_000 }, () => '999999.9999').join('\n'))
    expect(facts).toMatchObject({ decimal: '9999999999', minutes: '599999999940' })
  })

  it('rounds decimal hours as asked', async () => {
    const decimal = async (decimals: number) => (await output(hourCalculator, { start: '00:00', end: '00:20', decimals })).facts.decimal
    expect([await decimal(0), await decimal(1), await decimal(6)]).toEqual(['0', '0.3', '0.333333'])
    // Ten seconds are a sixth of a minute.
    const minutes = async (decimals: number) => (await output(hourCalculator, { mode: 'sum', text: '0:00:10', decimals })).facts.minutes
    expect(await Promise.all([0, 2, 4].map(minutes))).toEqual(['0', '0.17', '0.1667'])
  })

  it.each([
    [{ start: '24:00' }, 'bad-time', 'start'],
    [{ start: '08:00', end: '09:00', pause: 61 }, 'long-break', 'pause'],
    [{ mode: 'dates', to: '2026-01-01T00:00' }, 'required', 'from'],
    [{ mode: 'dates', from: '2026-01-01T00:00' }, 'required', 'to'],
    [{ mode: 'dates', from: '2026-02-30T00:00', to: '2026-03-01T00:00' }, 'bad-date-time', 'from'],
    [{ mode: 'dates', from: '2026-02-01T00:00', to: '2026-03-01T00:00', timeZone: 'Mars/Base' }, 'bad-time-zone', 'timeZone'],
    [{ mode: 'add', from: '2026-01-01T00:00', hours: 'soon' }, 'bad-hours', 'hours'],
    [{ mode: 'add', from: '9999-12-31T23:00', hours: '2' }, 'out-of-range', 'hours'],
    [{ mode: 'sum' }, 'required', 'text'],
    [{ mode: 'sum', text: ' \n ' }, 'required', 'text'],
  ])('refuses %j as %s', async (input, code, field) => {
    expect(await failure(hourCalculator, input)).toMatchObject({ code, field })
  })

  it('points at the line that it cannot read', async () => {
    expect(await failure(hourCalculator, { mode: 'sum', text: '7:30\n\n7:75\n8' })).toMatchObject({
      code: 'bad-hours',
      field: 'text',
      place: { line: 3, column: 1 },
    })
    expect(await failure(hourCalculator, { mode: 'sum', text: '1\n'.repeat(10_001) })).toMatchObject({
      code: 'too-many-lines',
      params: { count: 10_001, maximum: 10_000 },
    })
  })
})

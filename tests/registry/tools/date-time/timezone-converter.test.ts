import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { timezoneConverter } from '../../../../registry/tools/date-time/timezone-converter/tool.ts'
import { failure, output } from '../../../support/run-tool.ts'

type Row = { zone: string; local: string; day: string; offset: string; difference: string; summer: boolean; change?: string }
const convert = async (dateTime: string, timeZone: string, zones: string[], more: object = {}, options: object = {}) =>
  output(timezoneConverter, { dateTime, timeZone, zones: zones.map((zone) => ({ zone })), ...more }, options)
const row = async (dateTime: string, timeZone: string, zone: string): Promise<Row> =>
  (await convert(dateTime, timeZone, [zone])).zones.at(-1)

describe('timezone-converter', () => {
  // Offsets of the IANA time-zone database.
  it.each([
    ['2026-07-01T12:00', 'UTC', 'Asia/Kathmandu', '2026-07-01T17:45:00', '0', '+05:45', '+05:45', false],
    ['2026-07-01T12:00', 'UTC', 'America/St_Johns', '2026-07-01T09:30:00', '0', '-02:30', '-02:30', true],
    ['2026-07-01T12:00', 'UTC', 'Australia/Lord_Howe', '2026-07-01T22:30:00', '0', '+10:30', '+10:30', false],
    ['2026-01-01T12:00', 'UTC', 'Australia/Lord_Howe', '2026-01-01T23:00:00', '0', '+11:00', '+11:00', true],
    ['2026-07-01T12:00', 'UTC', 'Europe/Dublin', '2026-07-01T13:00:00', '0', '+01:00', '+01:00', true],
    ['2026-01-01T12:00', 'UTC', 'Europe/Dublin', '2026-01-01T12:00:00', '0', '+00:00', '+00:00', false],
    ['2026-07-01T12:00', 'UTC', 'America/Santiago', '2026-07-01T08:00:00', '0', '-04:00', '-04:00', false],
    ['2026-01-01T12:00', 'UTC', 'America/Santiago', '2026-01-01T09:00:00', '0', '-03:00', '-03:00', true],
    ['2026-07-01T12:00', 'UTC', 'Asia/Tokyo', '2026-07-01T21:00:00', '0', '+09:00', '+09:00', false],
    ['2024-07-01T12:00', 'UTC', 'Asia/Almaty', '2024-07-01T17:00:00', '0', '+05:00', '+05:00', false],
    ['2026-01-01T23:30', 'Etc/GMT+12', 'Pacific/Kiritimati', '2026-01-03T01:30:00', '2', '+14:00', '+26:00', false],
    ['2026-01-01T01:30', 'Pacific/Kiritimati', 'Etc/GMT+12', '2025-12-30T23:30:00', '-2', '-12:00', '-26:00', false],
    ['2026-07-01T12:00', '+02:00', '-09:30', '2026-07-01T00:30:00', '0', '-09:30', '-11:30', false],
    ['1900-01-01T12:00', 'UTC', 'Europe/Warsaw', '1900-01-01T13:24:00', '0', '+01:24', '+01:24', false],
  ])('reads %s in %s as in %s: %s', async (dateTime, source, zone, local, day, offset, difference, summer) => {
    expect(await row(dateTime, source, zone)).toMatchObject({ zone, local, day, offset, difference, summer })
  })

  it('is right at the very moment of a change', async () => {
    expect(await row('2026-03-29T01:00Z', 'UTC', 'Europe/Paris')).toMatchObject({
      local: '2026-03-29T03:00:00',
      summer: true,
      change: '2026-10-25T03:00',
    })
    expect(await row('2026-03-29T00:59:59Z', 'UTC', 'Europe/Paris')).toMatchObject({ summer: false, change: '2026-03-29T02:00' })
    expect(await row('2026-10-25T01:00Z', 'UTC', 'Europe/Paris')).toMatchObject({ summer: false, change: '2027-03-28T02:00' })
    expect((await row('2026-01-01T00:00Z', 'UTC', 'Asia/Tokyo')).change).toBeUndefined()
  })

  it('takes the present moment when nothing is given', async () => {
    const { facts, zones } = await convert('', 'Asia/Tokyo', ['UTC'], {}, { now: Date.UTC(2026, 10, 21, 12) })
    expect(facts).toEqual({ isoUtc: '2026-11-21T12:00:00Z', isoLocal: '2026-11-21T21:00:00+09:00', seconds: '1795262400' })
    expect(zones).toHaveLength(2)
    expect((await output(timezoneConverter, {}, { now: 0, timeZone: 'Asia/Tokyo' })).zones[0]).toMatchObject({
      zone: 'Asia/Tokyo',
      local: '1970-01-01T09:00:00',
    })
  })

  it('puts the zone of the time first, once', async () => {
    const { zones } = await convert('2026-01-01T00:00', 'Asia/Tokyo', ['UTC', 'Asia/Tokyo', 'UTC'])
    expect(zones.map(({ zone }: Row) => zone)).toEqual(['Asia/Tokyo', 'UTC', 'UTC'])
  })

  it('knows weekdays in the language of the reader', async () => {
    const { zones } = await convert('2026-11-21T12:00', 'UTC', ['Pacific/Auckland'], {}, { locale: 'fr' })
    expect(zones.map(({ weekday }: { weekday: string }) => weekday)).toEqual(['samedi', 'dimanche'])
  })

  it.each([
    ['2026-03-29T02:30', 'Europe/Warsaw', 'compatible', '2026-03-29T01:30:00Z', 'skipped', '03:30 +02:00', '01:30 +01:00'],
    ['2026-03-29T02:30', 'Europe/Warsaw', 'later', '2026-03-29T01:30:00Z', 'skipped', '03:30 +02:00', '01:30 +01:00'],
    ['2026-03-29T02:30', 'Europe/Warsaw', 'earlier', '2026-03-29T00:30:00Z', 'skipped', '01:30 +01:00', '03:30 +02:00'],
    ['2026-10-25T02:30', 'Europe/Warsaw', 'compatible', '2026-10-25T00:30:00Z', 'repeated', '02:30 +02:00', '02:30 +01:00'],
    ['2026-10-25T02:30', 'Europe/Warsaw', 'earlier', '2026-10-25T00:30:00Z', 'repeated', '02:30 +02:00', '02:30 +01:00'],
    ['2026-10-25T02:30', 'Europe/Warsaw', 'later', '2026-10-25T01:30:00Z', 'repeated', '02:30 +01:00', '02:30 +02:00'],
  ])('explains %s in %s, taken %s', async (dateTime, zone, doubtful, isoUtc, code, taken, other) => {
    const { facts, notices } = await convert(dateTime, zone, ['UTC'], { doubtful })
    expect(facts.isoUtc).toBe(isoUtc)
    expect(notices).toEqual([{ code, params: { zone, date: dateTime.slice(0, 10), start: '02:00', end: '03:00', taken, other } }])
  })

  it('explains a whole day that was skipped', async () => {
    const { notices, local } = await convert('2011-12-30T12:00', 'Pacific/Apia', ['UTC'])
    expect(local).toBe('2011-12-31T12:00:00')
    expect(notices[0]).toMatchObject({ code: 'skipped', params: { date: '2011-12-30', taken: '12:00 +14:00' } })
  })

  it('reads instants and a leap second', async () => {
    expect((await convert('Sat, 21 Nov 2026 14:05:00 +0100', 'UTC', ['UTC'])).facts.isoUtc).toBe('2026-11-21T13:05:00Z')
    expect((await convert('1700000000', 'UTC', ['UTC'])).facts.isoUtc).toBe('2023-11-14T22:13:20Z')
    expect((await convert('2016-12-31T23:59:60Z', 'UTC', ['UTC'])).notices).toEqual([{ code: 'leap-second' }])
  })

  it('shows the whole day, of 23 hours and of 25 too', async () => {
    const hours = async (dateTime: string) =>
      (await convert(dateTime, 'Europe/Paris', ['Asia/Kolkata', 'America/New_York'], { day: true })).hours
    const spring = await hours('2026-03-29T12:00')
    expect(spring.columns).toEqual(['Europe/Paris', 'Asia/Kolkata', 'America/New_York'])
    expect(spring.rows).toHaveLength(23)
    expect(spring.rows.slice(0, 3)).toEqual([
      ['00:00', '04:30', '19:00 (−1)'],
      ['01:00', '05:30', '20:00 (−1)'],
      ['03:00', '06:30', '21:00 (−1)'],
    ])
    expect((await hours('2026-10-25T12:00')).rows).toHaveLength(25)
    expect((await hours('2026-10-26T12:00')).rows.at(-1)).toEqual(['23:00', '03:30 (+1)', '18:00'])
  })

  it('shows the same instant in every zone', async () => {
    const zone = fc.constantFrom(
      'UTC',
      'Europe/Warsaw',
      'America/Sao_Paulo',
      'Asia/Kolkata',
      'Pacific/Apia',
      'Australia/Lord_Howe',
      'Africa/Casablanca',
    )
    await fc.assert(
      fc.asyncProperty(
        fc.date({ min: new Date('1800-01-01'), max: new Date('2200-01-01'), noInvalidDate: true }),
        zone,
        zone,
        async (date, a, b) => {
          const { zones } = await convert(date.toISOString(), a, [b])
          for (const { local, offset } of zones as Row[])
            // JavaScript's own dates know offsets of whole minutes only.
            if (offset.length === 6) expect(Date.parse(local.slice(0, 23) + offset)).toBe(date.getTime())
        },
      ),
    )
  })

  it.each([
    ['tomorrow', 'bad-time'],
    ['2026-02-30T12:00', 'no-such-date'],
    ['Fri, 21 Nov 2026 14:05:00 +0100', 'wrong-weekday'],
    ['0.0000000001', 'too-fine'],
    ['8640000000000000000000', 'beyond-calendar'],
    ['+275760-09-01T00:00Z', 'beyond-calendar'],
    ['-271821-04-25T00:00Z', 'beyond-calendar'],
  ])('refuses %s as %s', async (dateTime, code) => {
    expect(await failure(timezoneConverter, { dateTime, timeZone: 'UTC', day: true })).toMatchObject({ code, field: 'dateTime' })
  })

  it('refuses zones that do not exist', async () => {
    expect(await failure(timezoneConverter, { zones: [{ zone: 'UTC' }, { zone: 'Mars/Base' }] })).toMatchObject({
      code: 'bad-time-zone',
      field: 'zones.1.zone',
    })
    expect(await failure(timezoneConverter, { zones: [] })).toMatchObject({ code: 'required', field: 'zones' })
  })
})

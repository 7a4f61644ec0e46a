import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { timestampConverter } from '../../../../registry/tools/date-time/timestamp-converter.ts'
import { failure, output } from '../../../support/run-tool.ts'

const read = (text: string, more = {}, options = {}) => output(timestampConverter, { text, timeZone: 'UTC', ...more }, options)

describe('timestamp-converter', () => {
  it.each([
    ['0', 'seconds', '1970-01-01T00:00:00Z'],
    ['-1', 'seconds', '1969-12-31T23:59:59Z'],
    ['99999999999', 'seconds', '5138-11-16T09:46:39Z'],
    ['1700000000.5', 'seconds', '2023-11-14T22:13:20.5Z'],
    ['1700000000123', 'milliseconds', '2023-11-14T22:13:20.123Z'],
    ['1700000000123456', 'microseconds', '2023-11-14T22:13:20.123456Z'],
    ['1700000000123456789', 'nanoseconds', '2023-11-14T22:13:20.123456789Z'],
    ['2024-02-29', 'iso', '2024-02-29T00:00:00Z'],
    ['2026-11-21T14:05:09.25+01:00', 'iso', '2026-11-21T13:05:09.25Z'],
    ['2026-11-21 14:05 ', 'iso', '2026-11-21T14:05:00Z'],
    ['20261121T140500Z', 'iso', '2026-11-21T14:05:00Z'],
    ['2026-11-21T14:05[Asia/Tokyo]', 'iso', '2026-11-21T05:05:00Z'],
    // RFC 5322, appendix A.1.1 and A.6.2 (obsolete zone), RFC 9110, section 5.6.7.
    ['Fri, 21 Nov 1997 09:55:06 -0600', 'rfc2822', '1997-11-21T15:55:06Z'],
    ['21 Nov 1997 09:55 EST', 'rfc2822', '1997-11-21T14:55:00Z'],
    ['Sun, 06 Nov 1994 08:49:37 GMT', 'rfc2822', '1994-11-06T08:49:37Z'],
    ['now', 'now', '2026-11-21T12:00:00Z'],
    // As databases, Git and logs write them.
    ['2026-11-21 14:05:09.25 UTC', 'iso', '2026-11-21T14:05:09.25Z'],
    ['2026-11-21 14:05 GMT', 'iso', '2026-11-21T14:05:00Z'],
    ['2026-11-21 14:05:09 +0130', 'iso', '2026-11-21T12:35:09Z'],
    ['2026-11-21 14:05:09 -01:30', 'iso', '2026-11-21T15:35:09Z'],
    // ECMA-262, Date.prototype.toString.
    ['Sat Nov 21 2026 14:05:09 GMT+0100 (Central European Standard Time)', 'JavaScript', '2026-11-21T13:05:09Z'],
    ['Thu Jan 01 1970 00:00:00 GMT+0000', 'JavaScript', '1970-01-01T00:00:00Z'],
  ])('reads %s as %s', async (text, form, isoUtc) => {
    expect((await read(text)).facts).toMatchObject({ form, isoUtc })
  })

  it.each([
    // Excel: 1 is 1 January 1900, 61 is 1 March 1900, 45292 is 1 January 2024 (support.microsoft.com, DATEVALUE: 39448 is 1 January 2008).
    ['1', 'excel', '1900-01-01T00:00:00Z'],
    ['59', 'excel', '1900-02-28T00:00:00Z'],
    ['61', 'excel', '1900-03-01T00:00:00Z'],
    ['39448', 'excel', '2008-01-01T00:00:00Z'],
    ['37986', 'excel1904', '2008-01-01T00:00:00Z'],
    ['45000.5208333333', 'excel', '2023-03-15T12:30:00Z'],
    ['2958465.25', 'excel', '9999-12-31T06:00:00Z'],
    // As Excel shows it where the decimal separator is a comma.
    ['45000,5208333333', 'excel', '2023-03-15T12:30:00Z'],
    ['45292,125', 'excel', '2024-01-01T03:00:00Z'],
    ['1700000000,25', 'seconds', '2023-11-14T22:13:20.25Z'],
    // Windows: 2009-07-25T23:00:00Z (learn.microsoft.com, DateTime.FromFileTimeUtc and Unix epoch 116444736000000000).
    ['116444736000000000', 'filetime', '1970-01-01T00:00:00Z'],
    ['0', 'filetime', '1601-01-01T00:00:00Z'],
    ['128930364000000001', 'filetime', '2009-07-25T23:00:00.0000001Z'],
    // .NET: DateTime.UnixEpoch.Ticks and DateTime.MaxValue.Ticks.
    ['621355968000000000', 'ticks', '1970-01-01T00:00:00Z'],
    ['0', 'ticks', '0001-01-01T00:00:00Z'],
    ['3155378975999999999', 'ticks', '9999-12-31T23:59:59.9999999Z'],
  ])('reads %s of %s', async (text, unit, isoUtc) => {
    expect((await read(text, { unit })).facts).toMatchObject({ form: unit, isoUtc })
  })

  // mongodb.com/docs/manual/reference/method/ObjectId.getTimestamp: 507c7f79bcf86cd7994f6c0e is 2012-10-15T21:26:17Z.
  it.each(['507c7f79bcf86cd7994f6c0e', 'ObjectId("507C7F79BCF86CD7994F6C0E")', "'507c7f79bcf86cd7994f6c0e'"])('reads %s', async (text) => {
    expect((await read(text)).facts).toMatchObject({ form: 'objectid', isoUtc: '2012-10-15T21:26:17Z' })
  })

  it.each([
    ['60', 'excel'],
    ['0.5', 'excel'],
    ['-1', 'excel1904'],
    ['2958466', 'excel'],
    ['2957004', 'excel1904'],
    ['9223372036854775808', 'filetime'],
    ['0.001', 'filetime'],
    ['3155378976000000000', 'ticks'],
    ['-1', 'ticks'],
  ])('refuses %s of %s', async (text, unit) => {
    expect(await failure(timestampConverter, { text, unit, timeZone: 'UTC' })).toMatchObject({ code: 'no-such-date' })
  })

  it('takes days of Excel as local times, and writes them so', async () => {
    const warsaw = { timeZone: 'Europe/Warsaw' }
    expect((await read('46110.1041666667', { unit: 'excel', ...warsaw })).notices).toMatchObject([{ code: 'skipped' }])
    // 10:00 in UTC, 1,782,900,000 s: times 10⁷, and from the years 1601 and 1.
    const { facts } = await read('2026-07-01T12:00', { systems: true, ...warsaw })
    expect(facts).toMatchObject({ excel: '46204.5', filetime: '134273736000000000', ticks: '639184968000000000' })
    expect(facts.objectid).toBe(`${(Date.UTC(2026, 6, 1, 10) / 1000).toString(16)}0000000000000000`)
  })

  it('gives back in each system what it has read', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom('excel', 'excel1904', 'filetime', 'ticks'),
        fc.integer({ min: 61, max: 2_900_000 }),
        async (unit, day) => {
          const text = unit === 'filetime' || unit === 'ticks' ? String(BigInt(day) * 864_000_000_001n) : String(day)
          expect((await read(text, { unit, systems: true })).facts[unit]).toBe(text)
        },
      ),
    )
    expect((await read('1899-12-31', { systems: true })).facts.excel).toBeUndefined()
    expect((await read('0001-01-01', { systems: true })).facts).toMatchObject({ ticks: '0' })
  })

  it('lets the unit be said', async () => {
    expect((await read('1000', { unit: 'milliseconds' })).facts.isoUtc).toBe('1970-01-01T00:00:01Z')
  })

  // ISO 8601 weeks around the turn of the year: 2026 has 53.
  it.each([
    ['2027-01-01', '2026-W53-5', 1, false],
    ['2024-12-31', '2025-W01-2', 366, true],
    ['2000-02-29', '2000-W09-2', 60, true],
    ['1900-03-01', '1900-W09-4', 60, false],
    ['0001-01-01', '0001-W01-1', 1, false],
    ['-000001-01-01', '-000002-W53-5', 1, false],
    ['+010000-01-03', '+010000-W01-1', 3, true],
  ])('%s is in week %s', async (text, isoWeek, dayOfYear, leapYear) => {
    expect((await read(text)).facts).toMatchObject({ isoWeek, dayOfYear, leapYear })
  })

  it('tells of skipped, repeated and leap-second times', async () => {
    const warsaw = { timeZone: 'Europe/Warsaw' }
    expect(await read('2026-03-29 02:30', warsaw)).toMatchObject({ local: '2026-03-29T03:30:00', notices: [{ code: 'skipped' }] })
    expect(await read('2026-10-25 02:30', warsaw)).toMatchObject({
      facts: { isoUtc: '2026-10-25T00:30:00Z' },
      notices: [{ code: 'repeated' }],
    })
    expect(await read('2016-12-31T23:59:60Z')).toMatchObject({
      facts: { isoUtc: '2016-12-31T23:59:59Z' },
      notices: [{ code: 'leap-second' }],
    })
  })

  it('tells of local times in the zone that the text names', async () => {
    expect(await read('2026-03-29T02:30[Europe/Warsaw]')).toMatchObject({
      facts: { isoUtc: '2026-03-29T01:30:00Z' },
      notices: [{ code: 'skipped', params: { zone: 'Europe/Warsaw' } }],
    })
    expect(await read('2026-10-25T02:30[Europe/Warsaw]')).toMatchObject({ notices: [{ code: 'repeated' }] })
    const chosen = await read('2026-10-25T02:30+01:00[Europe/Warsaw]')
    expect([chosen.facts.isoUtc, chosen.notices]).toEqual(['2026-10-25T01:30:00Z', undefined])
  })

  it('takes a number that looks like a date for a number, and says so', async () => {
    const dates = async (text: string, more = {}) =>
      ((await read(text, more)).notices ?? []).map((notice: { params: { date: string } }) => notice.params.date)
    expect(await dates('20261121')).toEqual(['2026-11-21'])
    expect(await dates('20261121140509\n20261321\n1700000000')).toEqual(['2026-11-21T14:05:09'])
    expect(await dates('20261121', { unit: 'seconds' })).toEqual([])
  })

  // Monrovia kept its mean solar time, 43 min 8 s after Greenwich, until 1919 (tz database).
  it('keeps the seconds of early offsets', async () => {
    const { facts } = await read('1900-01-01T00:00:00', { timeZone: 'Africa/Monrovia' })
    expect(facts).toMatchObject({ isoLocal: '1900-01-01T00:00:00-00:43:08', rfc2822: 'Mon, 01 Jan 1900 00:43:08 +0000' })
    expect((await read(facts.isoLocal)).facts.isoUtc).toBe(facts.isoUtc)
  })

  it('writes no mail date before the year 0', async () => {
    expect((await read('-000001-12-31')).facts.rfc2822).toBeUndefined()
    expect((await read('0000-01-01')).facts.rfc2822).toBe('Sat, 01 Jan 0000 00:00:00 +0000')
  })

  it('counts whole units from now', async () => {
    expect((await read('0')).facts.relative).toBe('56 years ago')
    expect((await read('2026-11-22 11:59')).facts.relative).toBe('in 23 hours')
  })

  it('speaks the reader’s language', async () => {
    expect((await read('2026-11-18 12:00', {}, { locale: 'pl' })).facts).toMatchObject({ relative: '3 dni temu', weekday: 'środa' })
  })

  it('gives back every instant that it wrote, in every form', async () => {
    await fc.assert(
      fc.asyncProperty(fc.bigInt({ min: -8_640_000_000_000_000_000_000n, max: 8_640_000_000_000_000_000_000n }), async (nanoseconds) => {
        const { facts } = await read(String(nanoseconds), { unit: 'nanoseconds' })
        expect(facts.nanoseconds).toBe(String(nanoseconds))
        for (const unit of ['seconds', 'milliseconds', 'microseconds'])
          expect((await read(facts[unit], { unit })).facts.nanoseconds).toBe(String(nanoseconds))
        expect((await read(facts.isoUtc)).facts.nanoseconds).toBe(String(nanoseconds))
      }),
      { numRuns: 50 },
    )
  })

  it('reads its own RFC 2822 back', async () => {
    const { facts } = await read('1700000000', { timeZone: 'America/St_Johns' })
    expect(facts.rfc2822).toBe('Tue, 14 Nov 2023 18:43:20 -0330')
    expect((await read(facts.rfc2822)).facts.seconds).toBe('1700000000')
  })

  it.each([
    ['\n ', 'required', undefined],
    ['0\n\nyesterday', 'bad-time', 3],
    ['1e9', 'bad-time', 0],
    // Thousands as well as a decimal comma.
    ['45,292', 'bad-time', 0],
    ['2026-02-29', 'no-such-date', 0],
    ['2026-11-21T25:00', 'no-such-date', 0],
    ['31 Jun 2026 10:00 GMT', 'no-such-date', 0],
    ['Mon, 21 Nov 2026 10:00:00 GMT', 'wrong-weekday', 0],
    ['21 Nov 2026 10:00 XYZ', 'bad-time', 0],
    ['0.0000000001', 'too-fine', 0],
    ['8640000000001', 'beyond-calendar', 0],
    ['9'.repeat(100_000), 'beyond-calendar', 0],
    ['0\n'.repeat(10_001), 'too-many-lines', undefined],
    ['2026-11-21T14:05[Mars/Base]', 'bad-time', 0],
    ['2026-11-21T14:05:60Z', 'no-such-date', 0],
    ['2026-12-30T23:59:60Z', 'no-such-date', 0],
    ['Sat, 21 Nov 2026 14:05:60 GMT', 'no-such-date', 0],
    ['Fri Nov 21 2026 14:05:09 GMT+0100 (CET)', 'wrong-weekday', 0],
    ['2026-11-21 14:05 CET', 'bad-time', 0],
    ['2026-11-21 +0100', 'bad-time', 0],
  ])('refuses %.40j as %s', async (text, code, offset) => {
    const unit = text === '8640000000001' ? 'seconds' : 'auto'
    expect(await failure(timestampConverter, { text, unit })).toMatchObject({
      code,
      field: 'text',
      ...(offset !== undefined && { place: { offset } }),
    })
  })

  it('converts ten thousand lines', { tags: 'long' }, async () => {
    expect((await read('1700000000\r\n'.repeat(10_000))).rows).toHaveLength(10_000)
  })
})

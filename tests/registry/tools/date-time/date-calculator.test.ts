import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { dateCalculator } from '../../../../registry/tools/date-time/date-calculator.ts'
import { anyDate, dayNumber, shiftDay, weekdayNumber } from '../../../support/day-numbers.ts'
import { failure, output } from '../../../support/run-tool.ts'

const WEEKDAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']
const reach = async (date: string, parts: object) => (await output(dateCalculator, { date, ...parts })).date

describe('date-calculator', () => {
  // By leafing through the calendar day by day.
  it.each([
    ['2026-11-21', 90],
    ['2024-02-28', 1],
    ['1900-02-28', 1],
    ['2000-02-28', 1],
    ['2026-01-01', 1000],
    ['1999-12-31', 366],
    ['1752-09-02', 12],
  ])('%s and %i days is as many leaves of the calendar on', async (date, days) => {
    expect(await reach(date, { days })).toBe(shiftDay(date, days))
    expect(await reach(date, { days, operation: 'subtract' })).toBe(shiftDay(date, -days))
  })

  it.each([
    ['2026-08-31', { months: 6 }, '2027-02-28'],
    ['2026-08-31', { months: 6, monthEnd: 'first' }, '2027-03-01'],
    ['2026-08-31', { months: 6, monthEnd: 'carry' }, '2027-03-03'],
    ['2026-09-30', { months: 1, monthEnd: 'stick' }, '2026-10-31'],
    ['2024-02-29', { years: 1 }, '2025-02-28'],
    ['2024-02-29', { years: 4 }, '2028-02-29'],
    ['2026-12-31', { years: 1, months: 2, weeks: 1, days: 3 }, '2028-03-10'],
    ['2026-03-31', { months: 1, operation: 'subtract' }, '2026-02-28'],
    ['2026-11-21', {}, '2026-11-21'],
    // ISO 8601-1, weeks: 2020-W53-5 is New Year’s Day 2021.
    ['2020-12-25', { weeks: 1 }, '2021-01-01'],
  ])('%s and %j is %s', async (date, parts, reached) => {
    expect(await reach(date, parts)).toBe(reached)
  })

  // Clock changes of the IANA time-zone database; without one, the hours by hand.
  it.each([
    [{ date: '2026-11-21', time: '22:15', hours: 3, minutes: 50, timeZone: 'UTC' }, '2026-11-22', '02:05', '+00:00'],
    [{ date: '2026-11-21', time: '01:00', hours: 2, operation: 'subtract', timeZone: 'UTC' }, '2026-11-20', '23:00', '+00:00'],
    [{ date: '2026-01-31', time: '08:00', months: 2, hours: 24, timeZone: 'Asia/Tokyo' }, '2026-04-01', '08:00', '+09:00'],
    [{ date: '2026-03-28', time: '20:00', hours: 10, timeZone: 'Europe/Warsaw' }, '2026-03-29', '07:00', '+02:00'],
    [{ date: '2026-03-28', time: '20:00', days: 1, timeZone: 'Europe/Warsaw' }, '2026-03-29', '20:00', '+02:00'],
    [{ date: '2026-10-24', time: '20:00', hours: 10, timeZone: 'Europe/Warsaw' }, '2026-10-25', '05:00', '+01:00'],
    [{ date: '2011-12-29', time: '12:00', hours: 24, timeZone: 'Pacific/Apia' }, '2011-12-31', '12:00', '+14:00'],
  ])('%j is %s %s', async (input, date, time, offset) => {
    const result = await output(dateCalculator, { withTime: true, ...input })
    expect(result).toMatchObject({ date, time, facts: { offset } })
    expect(result.notices).toBeUndefined()
  })

  it('tells of times that the clocks skip or show twice, each kind once', async () => {
    const warsaw = { withTime: true, timeZone: 'Europe/Warsaw' }
    expect(await output(dateCalculator, { ...warsaw, date: '2026-03-28', days: 1, time: '02:30' })).toMatchObject({
      time: '03:30',
      notices: [{ code: 'skipped', params: { zone: 'Europe/Warsaw', given: '2026-03-29 02:30', taken: '2026-03-29 03:30' } }],
    })
    const { notices, dates } = await output(dateCalculator, { ...warsaw, date: '2026-10-24', days: 1, time: '02:30', repeat: 3 })
    expect(notices).toMatchObject([{ code: 'repeated' }])
    expect(dates.map((row: { time: string }) => row.time)).toEqual(['02:30', '02:30', '02:30'])
  })

  it('says nothing of times unless asked, and stays within the calendar', async () => {
    const plain = await output(dateCalculator, { date: '2026-11-21', days: 1, hours: 5, time: '23:00' })
    expect(plain).toMatchObject({ date: '2026-11-22' })
    expect([plain.time, plain.facts.offset]).toEqual([undefined, undefined])
    expect(await failure(dateCalculator, { date: '9999-12-31', withTime: true, time: '23:30', hours: 1, timeZone: 'UTC' })).toMatchObject({
      code: 'out-of-range',
      field: 'hours',
    })
  })

  it('tells weekday, week and distance', async () => {
    const { facts, notices } = await output(dateCalculator, { date: '2020-12-25', weeks: 1 })
    expect(facts).toEqual({ weekday: 'Friday', days: 7, fromToday: -2150, isoWeek: '2020-W53-5', dayOfYear: 1 })
    expect(notices).toBeUndefined()
    expect((await output(dateCalculator, { date: '2020-12-25' }, { locale: 'pl' })).facts.weekday).toBe('piątek')
  })

  it('takes today by the clock of the visitor’s zone', async () => {
    const late = { now: Date.UTC(2026, 10, 21, 23, 30) }
    expect((await output(dateCalculator, { days: 1 }, { ...late, timeZone: 'Asia/Jakarta' })).date).toBe('2026-11-23')
    expect((await output(dateCalculator, { days: 1 }, { ...late, timeZone: 'UTC' })).facts).toMatchObject({ fromToday: 1 })
  })

  it('repeats from the first date, so that a 31st comes back', async () => {
    const { dates, notices, date } = await output(dateCalculator, { date: '2026-01-31', months: 1, repeat: 4 })
    expect(dates.map((row: { date: string }) => row.date)).toEqual(['2026-02-28', '2026-03-31', '2026-04-30', '2026-05-31'])
    expect(dates[1]).toEqual({ number: 2, date: '2026-03-31', weekday: 'Tuesday', days: 59 })
    expect([date, notices]).toEqual(['2026-05-31', [{ code: 'month-end' }]])
  })

  it('needs no rule for month ends where there is such a day', async () => {
    const codes = async (date: string, monthEnd: string) => (await output(dateCalculator, { date, months: 2, monthEnd })).notices
    expect(await codes('2026-03-31', 'stick')).toBeUndefined()
    expect(await codes('2026-04-30', 'stick')).toBeUndefined()
    expect(await codes('2026-12-31', 'stick')).toEqual([{ code: 'month-end' }])
  })

  it('writes a calendar file when there is a title', async () => {
    const { calendar } = await output(dateCalculator, { date: '2026-11-21', weeks: 2, repeat: 3, calendarTitle: ' Bins ' })
    const text = new TextDecoder().decode(calendar.bytes)
    expect(text.match(/DTSTART;VALUE=DATE:\d+/g)).toEqual(['20261205', '20261219', '20270102'].map((day) => `DTSTART;VALUE=DATE:${day}`))
    expect(text.match(/SUMMARY:Bins\r\n/g)).toHaveLength(3)
    expect((await output(dateCalculator, { date: '2026-11-21', calendarTitle: '  ' })).calendar).toBeUndefined()
  })

  it('comes back by subtracting the same days, and agrees with the day numbers', async () => {
    await fc.assert(
      fc.asyncProperty(anyDate('0100-01-01', '9000-01-01'), fc.nat(30_000), async (date, days) => {
        const result = await output(dateCalculator, { date, days })
        expect(dayNumber(result.date) - dayNumber(date)).toBe(days)
        expect(result.facts.weekday).toBe(WEEKDAYS[weekdayNumber(result.date) - 1])
        expect(await reach(result.date, { days, operation: 'subtract' })).toBe(date)
      }),
    )
  })

  it('never goes back in time as months are added', async () => {
    await fc.assert(
      fc.asyncProperty(
        anyDate('1900-01-01', '2100-01-01'),
        fc.nat(50),
        fc.constantFrom('last', 'first', 'carry', 'stick'),
        async (date, months, monthEnd) => {
          const [one, two] = [await reach(date, { months, monthEnd }), await reach(date, { months: months + 1, monthEnd })]
          expect(one < two).toBe(true)
        },
      ),
    )
  })

  it.each([
    [{ date: '2026-02-30' }, 'bad-date', 'date'],
    [{ date: '1900-02-29' }, 'bad-date', 'date'],
    [{ date: '0000-06-01' }, 'bad-date', 'date'],
    [{ date: 'tomorrow' }, 'bad-date', 'date'],
    [{ date: '2026-01-01', years: 9000 }, 'out-of-range', 'years'],
    [{ date: '9999-12-31', days: 1 }, 'out-of-range', 'days'],
    [{ date: '0001-01-01', months: 1, operation: 'subtract' }, 'out-of-range', 'months'],
    [{ date: '2026-01-01', years: 9998, repeat: 500 }, 'out-of-range', 'years'],
    [{ date: '2026-01-01', days: 1.5 }, 'not-an-integer', 'days'],
    [{ date: '2026-01-01', days: -1 }, 'too-small', 'days'],
  ])('refuses %j as %s', async (input, code, field) => {
    expect(await failure(dateCalculator, input)).toMatchObject({ code, field })
  })
})

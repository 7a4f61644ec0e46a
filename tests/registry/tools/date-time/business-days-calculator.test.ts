import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { businessDaysCalculator } from '../../../../registry/tools/date-time/business-days-calculator.ts'
import { anyDate, dayNumber, gaussEaster, isoOf, nextDay, shiftDay, weekdayNumber } from '../../../support/day-numbers.ts'
import { failure, output } from '../../../support/run-tool.ts'

const none = { country: 'none' }
const between = async (from: string, to: string, more: object = none) => output(businessDaysCalculator, { from, to, ...more })
const after = async (from: string, days: number, more: object = none) =>
  output(businessDaysCalculator, { mode: 'after', from, days, ...more })
/** From Monday to Friday, leafing through the calendar. */
const countWeekdays = (from: string, to: string, isOff: (date: string) => boolean = () => false) => {
  let count = 0
  for (let date = from; date <= to; date = nextDay(date)) if (weekdayNumber(date) <= 5 && !isOff(date)) count++
  return count
}

describe('business-days-calculator', () => {
  it.each([
    // A week, a weekend, and the year 2026 with 261 weekdays.
    ['2026-11-16', '2026-11-22', none, 5],
    ['2026-11-21', '2026-11-22', none, 0],
    ['2026-01-01', '2026-12-31', none, 261],
    // Brazil’s national holidays leave 252 business days in 2026, 256 in 2024.
    ['2026-01-01', '2026-12-31', { country: 'BR' }, 252],
    ['2024-01-01', '2024-12-31', { country: 'BR' }, 256],
    // 261 weekdays less the eleven days that federal offices of the United States are closed; 3 July stands for the 4th.
    ['2026-01-01', '2026-12-31', { country: 'US' }, 250],
    // Eight of the Polish holidays of 2026 fall on weekdays: 1 and 6 January, 6 April, 1 May, 4 June, 11 November, 24 and 25 December.
    ['2026-01-01', '2026-12-31', { country: 'PL' }, 253],
    ['2026-12-21', '2026-12-31', { country: 'GB', region: 'England' }, 7],
    ['2026-05-04', '2026-05-10', { country: 'none', weekend: 'fri-sat' }, 5],
    ['2026-05-04', '2026-05-10', { country: 'none', weekend: 'sun' }, 6],
    ['2026-05-04', '2026-05-10', { country: 'none', weekend: 'fri' }, 6],
    ['2026-05-04', '2026-05-10', { country: 'none', weekend: 'none' }, 7],
    ['2026-05-04', '2026-05-10', { country: 'none', weekend: 'own', weekendDays: ['monday', 'thursday', 'friday'] }, 4],
  ])('from %s to %s with %j there are %i', async (from, to, more, days) => {
    expect((await between(from, to, more)).days).toBe(days)
  })

  it.each([
    ['both', 5],
    ['last', 4],
    ['first', 4],
    ['neither', 3],
  ])('counts %s of the ends of a working week: %i', async (counted, days) => {
    expect((await between('2026-11-16', '2026-11-20', { country: 'none', counted })).days).toBe(days)
    expect((await between('2026-11-20', '2026-11-16', { country: 'none', counted })).days).toBe(-days)
  })

  it('finds nothing between a day and itself where its ends do not count', async () => {
    const { days, facts, months } = await between('2026-11-20', '2026-11-20', { country: 'none', counted: 'neither' })
    expect([days, facts.calendarDays, months]).toEqual([0, 0, undefined])
  })

  it.each([
    // As WORKDAY of spreadsheets has it.
    ['2026-11-20', 1, none, '2026-11-23'],
    ['2026-11-21', 1, none, '2026-11-23'],
    ['2026-11-20', 10, none, '2026-12-04'],
    ['2026-12-23', 2, { country: 'PL' }, '2026-12-29'],
    ['2026-02-13', 1, { country: 'BR' }, '2026-02-16'],
    ['2026-02-13', 1, { country: 'BR', holidays: 'bank' }, '2026-02-18'],
    ['2026-11-23', 1, { country: 'none', direction: 'backwards' }, '2026-11-20'],
    ['2026-09-01', 5, { country: 'BR', weekend: 'sun', startCounts: true }, '2026-09-05'],
    ['2026-11-20', 1, { country: 'none', startCounts: true }, '2026-11-20'],
    ['2026-11-21', 1, { country: 'none', startCounts: true, direction: 'backwards' }, '2026-11-20'],
  ])('after %s the %ith with %j is %s', async (from, days, more, date) => {
    expect((await after(from, days, more)).date).toBe(date)
  })

  it('takes own days off and own working days', async () => {
    const more = { country: 'none', ownDaysOff: '2026-12-24, 2026-12-28..2026-12-31', ownWorkdays: '2026-12-19' }
    const { days, facts, holidays } = await between('2026-12-14', '2026-12-31', more)
    expect([days, facts]).toEqual([10, { calendarDays: 18, weekend: 3, holidays: 0, own: 5 }])
    expect(holidays[0]).toEqual({ date: '2026-12-19', weekday: 'Saturday', kind: 'workday', isOff: false })
    expect(holidays[1]).toEqual({ date: '2026-12-24', weekday: 'Thursday', kind: 'own', isOff: true })
    expect(holidays).toHaveLength(6)
    expect((await between('2026-12-25', '2026-12-25', { country: 'PL', ownWorkdays: '2026-12-25' })).days).toBe(1)
    for (const text of [
      '2026-12-24 2026-12-25',
      '2026-12-24\n2026-12-25;',
      '2026-12-242026-12-25',
      '2026-12-24/2026-12-25',
      '2026-12-24 – 2026-12-25',
    ])
      expect((await between('2026-12-21', '2026-12-25', { country: 'none', ownDaysOff: text })).days).toBe(3)
  })

  it('lists the holidays and the months', async () => {
    const { holidays, months, facts } = await output(
      businessDaysCalculator,
      { from: '2026-02-15', to: '2026-04-05', country: 'BR', holidays: 'all' },
      { locale: 'pt-BR' },
    )
    expect(months).toEqual([
      { month: 'fevereiro de 2026', businessDays: 8, calendarDays: 14 },
      { month: 'março de 2026', businessDays: 22, calendarDays: 31 },
      { month: 'abril de 2026', businessDays: 2, calendarDays: 5 },
    ])
    expect(holidays.map(({ date, name, isOff }: Record<string, string>) => [date, name, isOff])).toEqual([
      ['2026-02-16', 'Carnaval (segunda-feira)', true],
      ['2026-02-17', 'Carnaval (terça-feira)', true],
      ['2026-02-18', 'Quarta-feira de Cinzas (até as 14h)', false],
      ['2026-04-03', 'Sexta-feira Santa (Paixão de Cristo)', true],
    ])
    expect(facts).toEqual({ calendarDays: 50, weekend: 15, holidays: 3 })
  })

  it('knows feasts that run over New Year', async () => {
    // The Incwala of Eswatini lasts six days from 28 December; 2 January 2026 is a Friday.
    expect((await between('2026-01-02', '2026-01-02', { country: 'SZ' })).days).toBe(0)
    expect((await between('1970-01-02', '1970-01-02', { country: 'PL' })).days).toBe(1)
  })

  it('says how many half days it counts as whole', async () => {
    const { notices } = await between('2026-12-01', '2026-12-31', { country: 'BR', holidays: 'all' })
    expect(notices).toEqual([{ code: 'half-days', params: { count: 2 } }])
  })

  it('cuts a list that is too long, and says so', async () => {
    const { holidays, notices } = await between('1971-01-01', '2079-12-31', { country: 'US' })
    expect([holidays.length, notices]).toEqual([1000, [{ code: 'list-cut', params: { most: 1000 } }]])
  })

  it('counts the whole calendar, and looks for no holidays beyond the known years', async () => {
    // 521,722 weeks and five days, from a Monday on.
    expect((await between('0001-01-01', '9999-12-31')).days).toBe(521_722 * 5 + 5)
    expect((await after('2080-12-20', 3, { country: 'US' })).date).toBe('2080-12-26')
  })

  it('counts what leafing through the calendar counts', async () => {
    const isOff = (date: string) => {
      const year = Number(date.slice(0, 4))
      const easter = [1, 39, 50].map((days) => isoOf(...shifted(gaussEaster(year), days)))
      return ['01-01', '05-01', '05-08', '07-14', '08-15', '11-01', '11-11', '12-25'].includes(date.slice(5)) || easter.includes(date)
    }
    const shifted = (date: string, days: number) => shiftDay(date, days).split('-').map(Number) as [number, number, number]
    await fc.assert(
      fc.asyncProperty(anyDate('1990-01-01', '2075-01-01'), fc.nat(500), async (from, length) => {
        const to = shiftDay(from, length)
        expect((await between(from, to, { country: 'FR' })).days).toBe(countWeekdays(from, to, isOff))
      }),
      { numRuns: 20 },
    )
  })

  it('goes there and back again between business days', async () => {
    const country = fc.constantFrom('none', 'PL', 'BR', 'US')
    await fc.assert(
      fc.asyncProperty(anyDate('1990-01-01', '2060-01-01'), fc.integer({ min: 1, max: 400 }), country, async (start, days, country) => {
        const { date: from } = await after(start, 1, { country })
        const { date: to, facts } = await after(from, days, { country })
        expect((await after(to, days, { country, direction: 'backwards' })).date).toBe(from)
        expect((await between(from, to, { country, counted: 'last' })).days).toBe(days)
        expect(facts.calendarDays).toBe(dayNumber(to) - dayNumber(from))
        expect(facts.calendarDays).toBe(days + facts.weekend + facts.holidays)
      }),
      { numRuns: 25 },
    )
  })

  it.each([
    [{ from: '2026-01-01' }, 'required', 'to'],
    [{ from: '2026-01-01', to: '2026-02-29' }, 'bad-date', 'to'],
    [{ mode: 'after', from: '9999-12-30', days: 5 }, 'out-of-range', 'days'],
    [{ mode: 'after', from: '0001-01-01', days: 1, direction: 'backwards' }, 'out-of-range', 'days'],
    [{ from: '1900-01-01', to: '1900-12-31', country: 'PL' }, 'holidays-unknown', 'country'],
    [{ from: '2026-01-01', to: '2026-12-31', country: 'DE', region: 'Atlantis' }, 'unknown-region', 'region'],
    [{ from: '2026-01-01', to: '2026-12-31', country: 'PL', region: 'Mazowieckie' }, 'no-regions', 'region'],
    [
      {
        from: '2026-01-01',
        to: '2026-12-31',
        weekend: 'own',
        weekendDays: ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'],
      },
      'no-working-days',
      'weekendDays',
    ],
    [{ from: '2026-01-01', to: '2026-12-31', ownDaysOff: 'Christmas' }, 'bad-day-list', 'ownDaysOff'],
    [{ from: '2026-01-01', to: '2026-12-31', ownWorkdays: '2026-12-24..2026-12-20' }, 'backward-range', 'ownWorkdays'],
    [{ from: '2026-01-01', to: '2026-12-31', ownDaysOff: '1900-01-01..2026-12-20' }, 'too-many-days', 'ownDaysOff'],
    [{ from: '2026-01-01', to: '2026-12-31', country: 'XX' }, 'not-a-choice', 'country'],
  ])('refuses %j as %s', async (input, code, field) => {
    expect(await failure(businessDaysCalculator, { country: 'none', ...input })).toMatchObject({ code, field })
  })

  it('points at the day that is wrong', async () => {
    const input = { from: '2026-01-01', to: '2026-12-31', country: 'none', ownDaysOff: '2026-12-24, 2026-02-30' }
    expect(await failure(businessDaysCalculator, input)).toMatchObject({ code: 'bad-date', field: 'ownDaysOff', place: { offset: 12 } })
  })

  // Friday 2026-11-20 to Monday 23; 2026-12-25 is a holiday in Poland. By hand.
  it.each([
    [{ from: '2026-11-20', fromTime: '15:20', to: '2026-11-23', toTime: '10:45' }, '3:25', '3.42'],
    [{ from: '2026-11-20', fromTime: '09:00', to: '2026-11-20', toTime: '09:01' }, '0:01', '0.02'],
    [{ from: '2026-11-20', fromTime: '06:00', to: '2026-11-20', toTime: '22:00' }, '8:00', '8'],
    [{ from: '2026-11-21', fromTime: '10:00', to: '2026-11-22', toTime: '16:00' }, '0:00', '0'],
    [{ from: '2026-11-20', fromTime: '18:00', to: '2026-11-23', toTime: '08:00' }, '0:00', '0'],
    [{ from: '2026-12-21', fromTime: '12:00', to: '2026-12-28', toTime: '12:00', country: 'PL' }, '24:00', '24'],
    [{ from: '2026-11-16', fromTime: '09:00', to: '2026-11-20', toTime: '17:30', opens: '08:30', closes: '17:30' }, '44:30', '44.5'],
    [{ from: '2026-11-23', fromTime: '10:45', to: '2026-11-20', toTime: '15:20' }, '-3:25', '-3.42'],
    [{ from: '2026-11-20', fromTime: '12:00', to: '2026-11-20', toTime: '11:00' }, '-1:00', '-1'],
    [{ from: '2026-11-20', fromTime: '09:00', to: '2026-11-23', toTime: '17:00', counted: 'neither' }, '16:00', '16'],
  ])('%j are %s business hours', async (input, hours, decimal) => {
    const result = await output(businessDaysCalculator, { withHours: true, ...input })
    expect([result.hours, result.facts.decimal]).toEqual([hours, decimal])
    expect(result.notices?.some(({ code }: { code: string }) => code === 'reversed') ?? false).toBe(hours.startsWith('-'))
    expect((await output(businessDaysCalculator, input)).hours).toBeUndefined()
  })

  it.each(['09:00', '08:00'])('refuses a working day that ends at %s', async (closes) => {
    expect(await failure(businessDaysCalculator, { to: '2026-11-23', from: '2026-11-20', withHours: true, closes })).toMatchObject({
      code: 'no-hours',
      field: 'closes',
    })
  })
})

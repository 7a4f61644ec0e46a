import { Decimal } from 'decimal.js'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { hoursWorkedCalculator } from '../../../../registry/tools/date-time/hours-worked-calculator/tool.ts'
import { failure, output } from '../../../support/run-tool.ts'

type Row = { day?: string; start?: string; end?: string; pause?: number }
const row = (start: string, end: string, pause = 0, day = 'monday'): Row => ({ day, start, end, pause })
const sheet = async (rows: readonly Row[], more: object = {}) =>
  output(hoursWorkedCalculator, { rows: rows.map((one) => ({ day: 'monday', ...one })), currency: 'USD', ...more })
const brazil = async (rows: readonly Row[], more: object = {}) => sheet(rows, { rules: 'brazil', currency: 'BRL', ...more })
const hoursOf = (text: string) => {
  const [hours = 0, minutes = 0, seconds = 0] = text.replace('-', '').split(':').map(Number)
  return (text.startsWith('-') ? -1 : 1) * (hours + minutes / 60 + seconds / 3600)
}

describe('hours-worked-calculator', () => {
  it.each([
    [[row('08:00', '17:30', 30)], '9:00', '9'],
    [[row('22:00', '06:00')], '8:00', '8'],
    [[row('07:00', '11:00'), row('13:00', '19:00', 15)], '9:45', '9.75'],
    [[row('09:00', '09:20')], '0:20', '0.33'],
    [[row('23:30', '00:15')], '0:45', '0.75'],
    [[row('08:00', '12:00'), { day: 'tuesday' }, row('08:00', '12:05', 0, 'wednesday')], '8:05', '8.08'],
  ])('%j is %s', async (rows, worked, decimal) => {
    const result = await sheet(rows)
    expect([result.worked, result.facts.decimal]).toEqual([worked, decimal])
  })

  it('starts with a week of forty hours', async () => {
    expect((await output(hoursWorkedCalculator, {})).worked).toBe('40:00')
  })

  it('counts an hour as daily or as weekly overtime, never as both', async () => {
    const long = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday'].map((day) => row('08:00', '18:00', 0, day))
    const { facts, lines, days } = await sheet(long, { dailyLimit: '9', weeklyLimit: '40', rate: '10', overtime: '50' })
    // Five hours by the day, then 45 − 40 by the week.
    expect(facts).toMatchObject({ regular: '40:00', overtime: '10:00', balance: '10:00' })
    expect(lines).toEqual([
      { kind: 'regular', hours: '40:00', decimal: '40', pay: '400' },
      { kind: 'overtime', hours: '10:00', decimal: '10', pay: '150' },
    ])
    // The weekly excess is what comes last.
    expect(days.map(({ overtime }: { overtime: string }) => overtime)).toEqual(['1:00', '1:00', '1:00', '1:00', '6:00'])
  })

  it('takes rows of one day together, but not those of two holidays', async () => {
    const twice = (day: string) => [row('06:00', '12:00', 0, day), row('14:00', '20:00', 0, day)]
    expect((await sheet(twice('monday'), { dailyLimit: '8' })).facts.overtime).toBe('4:00')
    expect((await sheet(twice('holiday'), { dailyLimit: '8' })).facts.overtime).toBeUndefined()
  })

  it('pays Sundays and holidays apart once they cost more', async () => {
    const rows = [row('08:00', '16:00', 0, 'sunday'), row('08:00', '16:00', 0, 'holiday'), row('08:00', '16:00')]
    const plain = await sheet(rows, { weeklyLimit: '20', rate: '10' })
    expect(plain.facts).toMatchObject({ regular: '20:00', overtime: '4:00' })
    const apart = await sheet(rows, { weeklyLimit: '20', rate: '10', restDays: '100' })
    expect(apart.facts).toMatchObject({ regular: '8:00', rest: '16:00', balance: '-12:00' })
    expect(apart.pay).toBe('400')
  })

  it('knows night hours of own rules', async () => {
    const { facts, pay, lines } = await sheet([row('18:00', '23:30')], { nightStart: '21:00', nightEnd: '07:00', night: '20', rate: '10' })
    expect(facts).toMatchObject({ night: '2:30', regular: '5:30' })
    expect(lines.map(({ pay }: { pay: string }) => pay)).toEqual(['30', '30'])
    expect(pay).toBe('60')
    expect((await sheet([row('10:00', '20:00')], { nightStart: '12:00', nightEnd: '13:00' })).facts.night).toBe('1:00')
  })

  it.each([
    ['5', '08:02', '17:03', '9:05'],
    ['15', '08:07', '17:08', '9:15'],
    ['30', '23:50', '00:10', '0:00'],
    ['6', '08:02', '08:04', '0:06'],
    ['1', '08:02', '08:04', '0:02'],
  ])('rounds to %s minutes: %s to %s is %s', async (rounding, start, end, worked) => {
    expect((await sheet([row(start, end)], { rounding })).worked).toBe(worked)
  })

  it('rounds the pay to the unit of the currency, line by line', async () => {
    expect((await sheet([row('08:00', '08:20')], { rate: '10' })).pay).toBe('3.33')
    expect((await sheet([row('08:00', '08:20')], { rate: '1000', currency: 'JPY' })).pay).toBe('333')
    expect((await sheet([row('08:00', '08:01')], { rate: '0.30' })).pay).toBe('0.01')
    expect((await sheet([row('08:00', '16:00')])).pay).toBeUndefined()
  })

  describe('by the law of Brazil', () => {
    // CLT, article 73: 22:00 to 5:00 are eight hours of 52 minutes and 30 seconds; Súmula 60 of the TST.
    it.each([
      [row('22:00', '05:00'), '7:00', '8:00'],
      [row('22:00', '08:00'), '10:00', '11:25:43'],
      [row('22:00', '22:52'), '0:52', '0:59:26'],
      [row('14:00', '22:00'), '8:00', undefined],
      [row('20:00', '00:00'), '4:00', '4:17:09'],
    ])('%j works %s and is paid as %s', async (one, worked, paid) => {
      const result = await brazil([one])
      expect([result.worked, result.facts.paid]).toEqual([worked, paid])
    })

    it('ends the night at five when asked to', async () => {
      const { facts, lines } = await brazil([row('22:00', '08:00')], { extendNight: false })
      expect(facts).toMatchObject({ night: '7:00', paid: '11:00', regular: '8:00', overtime: '3:00' })
      expect(lines.map(({ kind }: { kind: string }) => kind)).toEqual(['regular-night', 'overtime'])
    })

    it('pays by the month’s salary with the extras of the law', async () => {
      // 2,200 ÷ 220 = 10 an hour: 8 paid night hours at 12.
      expect(await brazil([row('22:00', '05:00')], { salary: '2200' })).toMatchObject({ pay: '96', facts: { rate: '10' } })
      // 8 hours at 10 and one at 15; nine hours on a Sunday at 20.
      expect((await brazil([row('08:00', '17:00')], { salary: '2200' })).pay).toBe('95')
      expect((await brazil([row('08:00', '17:00', 0, 'sunday')], { salary: '2200' })).pay).toBe('180')
      // Overtime at night: 10 × 1.2 × 1.5 for 3.428… hours after eight at 12.
      expect((await brazil([row('22:00', '08:00')], { salary: '2200' })).pay).toBe('157.71')
      expect((await brazil([row('08:00', '16:00')], { salary: '2000', monthlyHours: 200 })).pay).toBe('80')
      expect((await brazil([row('08:00', '16:00')], { rate: '7.5' })).pay).toBe('60')
    })

    it('has a week of forty-four hours', async () => {
      const week = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'].map((day) => row('08:00', '16:00', 0, day))
      expect((await brazil(week)).facts).toMatchObject({ regular: '44:00', overtime: '4:00', balance: '4:00' })
    })
  })

  it('takes the break off the day first, and says so', async () => {
    const { notices, facts, lines } = await brazil([row('18:00', '00:00', 60)])
    expect(notices).toEqual([{ code: 'break-by-day' }])
    expect(facts.night).toBe('2:00')
    expect(lines[0]).toMatchObject({ kind: 'regular', hours: '3:00' })
    expect((await brazil([row('22:00', '05:00', 60)])).notices).toBeUndefined()
    expect((await sheet([row('08:00', '08:00')])).notices).toEqual([{ code: 'whole-day' }])
  })

  it('adds up: days to the whole, kinds to the paid hours, lines to the pay', async () => {
    const days = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday']
    const shift = fc.record({ start: fc.nat(1439), length: fc.integer({ min: 1, max: 900 }), pause: fc.nat(60) })
    const clock = (minutes: number) => new Date(minutes * 60_000).toISOString().slice(11, 16)
    await fc.assert(
      fc.asyncProperty(
        fc.array(shift, { minLength: 1, maxLength: 7 }),
        fc.boolean(),
        fc.integer({ min: 1, max: 100_000 }),
        async (shifts, isBrazil, cents) => {
          const rows = shifts.map(({ start, length, pause }, index) =>
            row(clock(start), clock(start + length), Math.min(pause, length), days[index]),
          )
          const rate = new Decimal(cents).div(100).toFixed(2)
          const result = await sheet(rows, isBrazil ? { rules: 'brazil', rate } : { rate, dailyLimit: '8', weeklyLimit: '30' })
          const minutes = shifts.reduce((sum, { length, pause }) => sum + length - Math.min(pause, length), 0)
          expect(hoursOf(result.worked)).toBeCloseTo(minutes / 60, 9)
          const worked = result.days.reduce((sum: number, day: { worked: string }) => sum + hoursOf(day.worked), 0)
          expect(worked).toBeCloseTo(minutes / 60, 6)
          const kinds = result.lines.reduce((sum: number, line: { hours: string }) => sum + hoursOf(line.hours), 0)
          expect(kinds).toBeCloseTo(hoursOf(result.facts.paid ?? result.worked), 2)
          const paid = result.lines.reduce((sum: Decimal, line: { pay: string }) => sum.plus(line.pay), new Decimal(0))
          expect(paid.eq(result.pay)).toBe(true)
          expect(hoursOf(result.facts.paid ?? result.worked)).toBeGreaterThanOrEqual(hoursOf(result.worked))
        },
      ),
    )
  })

  it.each([
    [{ rows: [{ day: 'monday' }] }, 'no-hours', 'rows'],
    [{ rows: [{ day: 'monday', end: '08:00' }] }, 'required', 'rows.0.start'],
    [{ rows: [{ day: 'monday', start: '08:00' }] }, 'required', 'rows.0.end'],
    [{ rows: [{ day: 'monday', start: '08:61', end: '09:00' }] }, 'bad-time', 'rows.0.start'],
    [{ rows: [row('08:00', '09:00', 61)] }, 'long-break', 'rows.0.pause'],
    [{ rows: [row('08:00', '12:00'), row('11:59', '13:00')] }, 'overlapping-rows', 'rows.1.start'],
    [{ rows: [row('08:00', '12:00')], nightStart: '22:00' }, 'required', 'nightEnd'],
    [{ rows: [row('08:00', '12:00')], nightEnd: '05:00' }, 'required', 'nightStart'],
    [{ rows: [row('08:00', '12:00')], rules: 'brazil', rate: '1', salary: '2' }, 'two-pays', 'salary'],
    [{ rows: [] }, 'required', 'rows'],
  ])('refuses %j as %s', async (input, code, field) => {
    expect(await failure(hoursWorkedCalculator, input)).toMatchObject({ code, field })
  })

  it('lets rows meet, and shifts of other days lie over each other', async () => {
    expect((await sheet([row('08:00', '12:00'), row('12:00', '13:00'), row('08:00', '12:00', 0, 'tuesday')])).worked).toBe('9:00')
  })
})

import { Decimal } from 'decimal.js'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { loanCalculator } from '../../../../registry/tools/money/loan-calculator.ts'
import { failure, output } from '../../../support/run-tool.ts'

const firstDate = '2026-01-31'
const solve = (input: object) => output(loanCalculator, { firstDate, currency: 'USD', ...input })
type Line = Record<'payment' | 'interest' | 'repaid' | 'extra' | 'balance', string>
const add = (lines: Line[], part: keyof Line) => lines.reduce((sum, line) => sum.plus(line[part] ?? 0), new Decimal(0))

describe('loan-calculator', () => {
  // 200,000 at 6.5 % and 100,000 at 6 % over 30 years stand so in common mortgage tables; the others by the annuity formula.
  it.each([
    [{ principal: '200000', rate: '6.5', years: 30 }, 'monthly', '1264.14'],
    [{ principal: '100000', rate: '6', years: 30 }, 'monthly', '599.55'],
    [{ principal: '1000', rate: '12', years: 1, frequency: 'quarterly' }, 'quarterly', '269.03'],
    [{ principal: '1000', rate: '10', years: 2, frequency: 'yearly' }, 'yearly', '576.19'],
    [{ principal: '1000000', rate: '1.5', years: 10, currency: 'JPY' }, 'monthly', '8979'],
    [{ principal: '1000', rate: '5', years: 1, currency: 'KWD' }, 'monthly', '85.607'],
    [{ principal: '1200', rate: '0', years: 1 }, 'monthly', '100'],
    [{ principal: '100', rate: '5', years: 1, frequency: 'weekly' }, 'weekly', '1.97'],
  ])('%j is repaid with %s %s', async (input, frequency, payment) => {
    expect((await solve(input))[frequency]).toBe(payment)
  })

  it('splits the first payments of the 200,000 loan as the tables do', async () => {
    const { schedule } = await solve({ principal: '200000', rate: '6.5', years: 30 })
    expect(schedule.slice(0, 2)).toMatchObject([
      { payment: '1264.14', interest: '1083.33', repaid: '180.81', balance: '199819.19', date: '2026-01-31' },
      { interest: '1082.35', repaid: '181.79', balance: '199637.4', date: '2026-02-28' },
    ])
    expect(schedule[2].date).toBe('2026-03-31')
    expect(schedule).toHaveLength(360)
  })

  it('adds up to the cent for any loan, with and without extras', async () => {
    const cents = (max: number) => fc.integer({ min: 1, max }).map((value) => (value / 100).toFixed(2))
    await fc.assert(
      fc.asyncProperty(
        cents(100_000_000),
        fc.integer({ min: 0, max: 4000 }),
        fc.integer({ min: 1, max: 120 }),
        fc.option(cents(100_000)),
        async (principal, rate, months, extra) => {
          const { schedule, facts } = await solve({ principal, rate: (rate / 100).toFixed(2), months, ...(extra && { extra }) })
          expect(schedule.at(-1).balance).toBe('0')
          expect(schedule.length).toBeLessThanOrEqual(months)
          expect(add(schedule, 'repaid').plus(add(schedule, 'extra')).toFixed(2)).toBe(principal)
          expect(add(schedule, 'payment').plus(add(schedule, 'extra')).eq(facts.totalPaid)).toBe(true)
          expect(add(schedule, 'interest').eq(facts.totalInterest)).toBe(true)
        },
      ),
      { numRuns: 40 },
    )
  })

  it('finds rate, loan and term back from the payment', async () => {
    expect(Number((await solve({ unknown: 'rate', principal: '200000', payment: '1264.14', years: 30 })).rate)).toBeCloseTo(6.5, 4)
    expect(Number((await solve({ unknown: 'principal', payment: '1264.14', rate: '6.5', years: 30 })).principal)).toBeCloseTo(200_000, -1)
    expect((await solve({ unknown: 'term', principal: '200000', payment: '1264.13', rate: '6.5' })).term).toBe(361)
    expect((await solve({ unknown: 'term', principal: '200000', payment: '1264.14', rate: '6.5' })).term).toBe(360)
    expect((await solve({ unknown: 'rate', principal: '1200', payment: '100', years: 1 })).rate).toBe('0')
  })

  it('ends with exactly what is left, never more', async () => {
    const { schedule } = await solve({ unknown: 'term', principal: '1000', payment: '100.05', rate: '0' })
    expect(schedule.at(-1)).toMatchObject({ number: 10, payment: '99.55', balance: '0' })
  })

  it('shortens the loan by single extra payments, and notices those that come too late', async () => {
    const { facts, schedule, notices } = await solve({
      principal: '1000',
      rate: '12',
      years: 1,
      lumps: [
        { number: 2, amount: '500' },
        { number: 2, amount: '100' },
        { number: 12, amount: '5' },
      ],
    })
    expect(schedule[1].extra).toBe('600')
    expect(facts.paymentsSaved).toBe(12 - schedule.length)
    expect(notices.map((notice: { code: string }) => notice.code)).toContain('extra-unused')
  })

  // Equal parts of 1000, and 12 % on 12,000, 11,000 … 1000: 120 + 110 + … + 10 = 780.
  it('repays equal parts with falling payments', async () => {
    const { firstPayment, facts, schedule, notices } = await solve({ principal: '12000', rate: '12', years: 1, method: 'falling' })
    expect([firstPayment, facts.payment, facts.lastPayment, facts.totalInterest]).toEqual(['1120', undefined, '1010', '780'])
    expect(schedule.every((line: Line) => line.repaid === '1000')).toBe(true)
    expect(schedule.map((line: Line) => line.interest).slice(0, 3)).toEqual(['120', '110', '100'])
    expect(notices).toBeUndefined()
  })

  it('ends falling payments with what is left, on time and to the cent', async () => {
    const { schedule, facts, notices } = await solve({ principal: '1000', rate: '7.3', months: 7, method: 'falling' })
    expect(schedule.map((line: Line) => line.repaid)).toEqual([...Array.from({ length: 6 }, () => '142.86'), '142.84'])
    expect(add(schedule, 'payment').eq(facts.totalPaid)).toBe(true)
    expect(notices.map((notice: { code: string }) => notice.code)).toEqual(['rounded-payment'])
    const extra = await solve({ principal: '1000', rate: '7.3', months: 7, method: 'falling', extra: '100' })
    expect([extra.facts.payments, extra.facts.paymentsSaved]).toEqual([5, 2])
  })

  it('never asks for a payment of nothing', async () => {
    for (const method of ['equal', 'falling']) {
      const { facts } = await solve({ principal: '0.5', rate: '0', years: 100, method })
      expect([facts.payments, facts.lastPayment]).toEqual([50, '0.01'])
    }
  })

  it.each([
    ['HUF', '84'],
    ['IDR', '84'],
    ['COP', '84'],
    ['TND', '84.103'],
    ['PLN', '84.1'],
  ])('rounds %s the same in every browser', async (currency, payment) => {
    expect((await solve({ principal: '1000', rate: '1.7', years: 1, currency })).monthly).toBe(payment)
  })

  it('charts repayment and interest of each year', async () => {
    const { chart, facts } = await output(loanCalculator, { principal: '1000', rate: '5', years: 2, firstDate })
    const sum = (name: string) =>
      chart.series
        .find((series: { name: string }) => series.name === name)
        .values.reduce((total: number, value: number) => total + value, 0)
    expect(sum('repaid')).toBeCloseTo(1000, 6)
    expect(sum('interest')).toBeCloseTo(Number(facts.totalInterest), 6)
    expect(chart.labels).toEqual(['1', '2'])
  })

  it.each([
    [{ rate: '5', years: 1 }, 'required', 'principal'],
    [{ principal: '0', rate: '5', years: 1 }, 'not-above', 'principal'],
    [{ principal: '1', rate: '5' }, 'no-term', 'years'],
    [{ principal: '1', rate: '5', years: 100, months: 1 }, 'term-too-long', 'years'],
    [{ principal: '1', rate: '5', months: 5, frequency: 'quarterly' }, 'no-whole-periods', 'months'],
    [{ unknown: 'term', principal: '1000', payment: '10', rate: '12' }, 'payment-too-small', 'payment'],
    // The interest of 10.005 is rounded to 10.01, so 10.01 never repays anything.
    [{ unknown: 'term', principal: '1000.5', payment: '10.01', rate: '12' }, 'payment-too-small', 'payment'],
    [{ principal: '100', rate: '5', years: 100, firstDate: '9999-12-31' }, 'out-of-range', 'firstDate'],
    [{ principal: '100', rate: '5', years: 1, firstDate: '0000-01-01' }, 'bad-date', 'firstDate'],
    [{ unknown: 'term', principal: '100000', payment: '1', rate: '0' }, 'takes-too-long', 'payment'],
    [{ unknown: 'rate', principal: '1000', payment: '80', years: 1 }, 'payments-below-loan', 'payment'],
    [{ unknown: 'rate', principal: '1', payment: '1000000', months: 1 }, 'rate-out-of-range', 'payment'],
    [{ unknown: 'principal', payment: '0.01', rate: '1000', months: 1 }, 'nothing-to-borrow', 'payment'],
    [{ principal: '1', rate: '5', years: 1, firstDate: '2026-02-30' }, 'bad-date', 'firstDate'],
  ])('refuses %j as %s', async (input, code, field) => {
    expect(await failure(loanCalculator, { firstDate, ...input })).toMatchObject({ code, field })
  })

  it('manages the longest loan with the most payments', async () => {
    expect(
      (await solve({ principal: '1000000000000', rate: '1000', years: 100, frequency: 'weekly' })).schedule.length,
    ).toBeLessThanOrEqual(5200)
  })
})

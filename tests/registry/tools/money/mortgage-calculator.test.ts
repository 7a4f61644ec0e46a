import { Decimal } from 'decimal.js'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { mortgageCalculator } from '../../../../registry/tools/money/mortgage-calculator/tool.ts'
import { failure, output } from '../../../support/run-tool.ts'

const solve = (input: object) => output(mortgageCalculator, { firstDate: '2026-01-31', currency: 'USD', ...input })
const costs = { taxRate: '1.25', insurance: '1234.56', fees: '99.99', insuranceRate: '0.55' }

describe('mortgage-calculator', () => {
  // Worked out by a separate program with exact fractions; 100,000 at 6 % over 30 years stands so in common mortgage tables.
  it.each([
    [{ price: '125000', downPercent: '20', rate: '6', years: 30 }, '599.55', '115838.45'],
    [{ price: '400000', downPercent: '20', rate: '6.5', years: 30 }, '2022.62', '408140.64'],
    [{ price: '300000', downPercent: '5', rate: '6', years: 30 }, '1708.72', '330138.03'],
    [{ price: '200000', downPercent: '10', rate: '0', years: 15 }, '1000', '0'],
    [{ price: '250000', downPercent: '15', rate: '3.875', years: 20 }, '1273.75', '93201.73'],
    [{ price: '1000000', downBy: 'amount', down: '100000', rate: '7.25', years: 15 }, '8215.77', '578837.32'],
  ])('%j costs %s a month for the loan and %s interest', async (input, loan, interest) => {
    const { month, facts } = await solve(input)
    expect([month.loan, facts.totalInterest]).toEqual([loan, interest])
  })

  it('takes mortgage insurance while more than the share is owed, as a separate count of the months says', async () => {
    const { facts, month } = await solve({ price: '300000', downPercent: '5', rate: '6', years: 30, insuranceRate: '0.8' })
    expect([month.mortgageInsurance, facts.insured, facts.totalCosts]).toEqual(['190', 118, '22420'])
    expect((await solve({ price: '300000', downPercent: '20', rate: '6', insuranceRate: '0.8' })).facts.insured).toBe(0)
  })

  it('is free of mortgage insurance as soon as just the share is owed', async () => {
    // 96 payments of 1,000: before the seventeenth exactly 80,000 of 100,000 are owed.
    const { facts } = await solve({ price: '100000', downPercent: '4', rate: '0', years: 8, insuranceRate: '1.2' })
    expect([facts.insured, facts.totalCosts]).toEqual([16, '1536'])
  })

  it('spreads yearly tax and insurance over twelve months', async () => {
    expect((await solve({ price: '400000', rate: '6.5', taxRate: '1.1', insurance: '1800', fees: '75' })).month).toEqual({
      loan: '2022.62',
      tax: '366.67',
      insurance: '150',
      fees: '75',
      mortgageInsurance: '0',
      total: '2614.29',
    })
  })

  it('needs no mortgage insurance where the down payment is the share but for rounding', async () => {
    expect((await solve({ price: '100000.02', rate: '5', insuranceRate: '1' })).month.mortgageInsurance).toBe('0')
  })

  it('ends sooner with extra payments, as a separate schedule does', async () => {
    const { facts } = await solve({ price: '400000', rate: '6.5', extra: '300' })
    expect([facts.payments, facts.totalInterest]).toEqual([254, '269695.73'])
    expect([facts.paymentsSaved, facts.interestSaved]).toEqual([360 - 254, new Decimal('408140.64').minus('269695.73').toString()])
  })

  it('adds up: the month from its parts, and all that is paid from price, interest and costs', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.integer({ min: 1000, max: 500_000_000 }),
        fc.integer({ min: 0, max: 99 }),
        fc.integer({ min: 0, max: 2500 }),
        fc.integer({ min: 1, max: 40 }),
        async (cents, share, rate, years) => {
          const price = (cents / 100).toFixed(2)
          const { month, facts, schedule, monthly } = await solve({
            price,
            downPercent: String(share),
            rate: (rate / 100).toFixed(2),
            years,
            closing: '12.34',
            ...costs,
          })
          const { total, ...parts } = month
          const sum = (values: string[]) => values.reduce((all, value) => all.plus(value), new Decimal(0))
          expect(sum(Object.values(parts)).eq(total)).toBe(true)
          expect(monthly).toBe(total)
          expect(sum([facts.down, facts.loan]).eq(price)).toBe(true)
          expect(sum(schedule.map((line: { repaid: string }) => line.repaid)).eq(facts.loan)).toBe(true)
          expect(sum([price, '12.34', facts.totalInterest, facts.totalCosts]).eq(facts.totalPaid)).toBe(true)
        },
      ),
      { numRuns: 40 },
    )
  })

  it('finds the dearest home for a budget: it fits, and a cent more does not', { tags: 'long' }, async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.integer({ min: 50_000, max: 2_000_000 }),
        fc.integer({ min: 0, max: 60 }),
        fc.constantFrom({ downBy: 'amount', down: '20000' }, { downPercent: '20' }, { downPercent: '3.5' }),
        async (cents, rate, down) => {
          const terms = { rate: (rate / 4).toFixed(2), years: 30, ...costs, ...down }
          const budget = new Decimal(cents).div(100)
          const { price } = await solve({ unknown: 'price', budget: budget.toString(), ...terms })
          expect(budget.gte((await solve({ price, ...terms })).monthly)).toBe(true)
          expect(budget.lt((await solve({ price: new Decimal(price).plus('0.01').toString(), ...terms })).monthly)).toBe(true)
        },
      ),
      { numRuns: 30 },
    )
  })

  it('charts each year of the loan', async () => {
    const { chart, facts } = await solve({ price: '10000', rate: '5', years: 2 })
    expect(chart.labels).toEqual(['1', '2'])
    expect(chart.series[1].values[0] + chart.series[1].values[1]).toBeCloseTo(Number(facts.totalInterest), 6)
  })

  it('says that single extra payments come too late', async () => {
    const { notices } = await solve({ price: '1000', rate: '5', years: 1, lumps: [{ number: 13, amount: '5' }] })
    expect(notices.map((notice: { code: string }) => notice.code)).toContain('extra-unused')
  })

  it.each([
    [{ rate: '5' }, 'required', 'price'],
    [{ price: '100000' }, 'required', 'rate'],
    [{ price: '0', rate: '5' }, 'not-above', 'price'],
    [{ price: '100', downBy: 'amount', down: '100', rate: '5' }, 'nothing-to-lend', 'down'],
    [{ price: '0.01', downPercent: '99', rate: '5' }, 'nothing-to-lend', 'downPercent'],
    [{ unknown: 'price', rate: '5' }, 'required', 'budget'],
    [{ unknown: 'price', budget: '100', fees: '100', rate: '5' }, 'budget-too-small', 'budget'],
    [{ unknown: 'price', budget: '1000000000000', downBy: 'amount', down: '999999999999', rate: '0' }, 'price-too-high', 'budget'],
    [{ price: '1', rate: '101' }, 'too-large', 'rate'],
    [{ price: '100', rate: '5', years: 0 }, 'too-small', 'years'],
    [{ price: '100', rate: '5', firstDate: '2026-02-30' }, 'bad-date', 'firstDate'],
  ])('refuses %j as %s', async (input, code, field) => {
    expect(await failure(mortgageCalculator, { currency: 'USD', firstDate: '2026-01-31', ...input })).toMatchObject({ code, field })
  })
})

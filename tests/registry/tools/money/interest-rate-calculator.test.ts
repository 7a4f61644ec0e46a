import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { interestRateCalculator } from '../../../../registry/tools/money/interest-rate-calculator.ts'
import { loanCalculator } from '../../../../registry/tools/money/loan-calculator.ts'
import { failure, output } from '../../../support/run-tool.ts'

const solve = (input: object) => output(interestRateCalculator, { currency: 'USD', ...input })

describe('interest-rate-calculator', () => {
  // Found by a separate program that halves with 50 digits.
  it.each([
    [{ principal: '20000', payment: '400', years: 5 }, '7.42009579', '7.67771847'],
    [{ principal: '20000', payment: '400', years: 5, fee: '500' }, '8.4923002', '8.83076943'],
    [{ principal: '200000', payment: '1264.14', years: 30 }, '6.50003005', '6.69721709'],
    [{ principal: '5000', payment: '1300', years: 4, frequency: 'yearly' }, '1.58749908', '1.58749908'],
    [{ principal: '10000', payment: '2700', years: 1, frequency: 'quarterly' }, '12.60452547', '13.21291762'],
    [{ principal: '1200', payment: '100', years: 1 }, '0', '0'],
    [{ mode: 'growth', start: '10000', end: '15000', years: 6, compounding: 'yearly' }, '6.99131939', '6.99131939'],
    [{ mode: 'growth', start: '10000', end: '5000', years: 6, compounding: 'yearly' }, '-10.91012819', '-10.91012819'],
    [{ mode: 'growth', start: '1', end: '2', months: 90, compounding: 'yearly' }, '9.68249797', '9.68249797'],
    [{ mode: 'convert', rate: '12', compounding: 'daily' }, '12', '12.74746156'],
    [{ mode: 'convert', rate: '12', given: 'effective', compounding: 'quarterly' }, '11.49493789', '12'],
  ])('%j has %s nominal and %s effective', async (input, nominal, effective) => {
    expect(await solve(input)).toMatchObject({ nominal, effective })
  })

  it('tells what the loan costs', async () => {
    expect((await solve({ principal: '20000', payment: '400', years: 5, fee: '500' })).facts).toMatchObject({
      payments: 60,
      paid: '24000',
      cost: '4500',
    })
  })

  it('lists nominal rates that have the same effect', async () => {
    const { table } = await solve({ mode: 'convert', rate: '12', given: 'effective', compounding: 'monthly' })
    expect(table.map((row: { nominal: string }) => row.nominal)).toEqual([
      '12',
      '11.66010489',
      '11.49493789',
      '11.38655152',
      '11.34522692',
      '11.33462808',
    ])
  })

  it('finds the rate back from the payment that a loan at that rate has', async () => {
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: 0, max: 3000 }), fc.integer({ min: 1, max: 30 }), async (hundredths, years) => {
        const { monthly } = await output(loanCalculator, {
          principal: '1000000000',
          rate: (hundredths / 100).toFixed(2),
          years,
          currency: 'USD',
          firstDate: '2026-01-01',
        })
        expect(Number((await solve({ principal: '1000000000', payment: monthly, years })).nominal)).toBeCloseTo(hundredths / 100, 5)
      }),
      { numRuns: 15 },
    )
  })

  it('turns a rate into the other kind and back', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.integer({ min: 0, max: 50_000 }),
        fc.constantFrom('yearly', 'half-yearly', 'quarterly', 'monthly', 'weekly', 'daily'),
        async (thousandths, compounding) => {
          const { effective } = await solve({ mode: 'convert', rate: (thousandths / 1000).toFixed(3), compounding })
          const { nominal } = await solve({ mode: 'convert', rate: effective, given: 'effective', compounding })
          expect(Number(nominal)).toBeCloseTo(thousandths / 1000, 6)
        },
      ),
    )
  })

  it.each([
    [{}, 'required', 'principal'],
    [{ principal: '100' }, 'required', 'payment'],
    [{ principal: '100', payment: '0', years: 1 }, 'not-above', 'payment'],
    [{ principal: '100', payment: '10' }, 'no-term', 'years'],
    [{ principal: '100', payment: '10', years: 100, months: 1 }, 'term-too-long', 'years'],
    [{ principal: '100', payment: '10', months: 5, frequency: 'quarterly' }, 'no-whole-periods', 'months'],
    [{ principal: '100', payment: '5', years: 1 }, 'payments-below-loan', 'payment'],
    [{ principal: '1', payment: '1000000', months: 1 }, 'rate-out-of-range', 'payment'],
    [{ principal: '100', payment: '10', years: 1, fee: '100' }, 'fee-too-large', 'fee'],
    [{ mode: 'growth', start: '1', end: '2' }, 'no-length', 'years'],
    [{ mode: 'growth', start: '1', end: '2', years: 100, months: 1 }, 'length-too-long', 'years'],
    [{ mode: 'growth', start: '0', end: '1', years: 1 }, 'not-above', 'start'],
    [{ mode: 'growth', start: '0.01', end: '1000000000000', months: 1 }, 'rate-beyond-range', 'end'],
    [{ mode: 'convert' }, 'required', 'rate'],
    [{ mode: 'convert', rate: '1000', compounding: 'daily' }, 'rate-beyond-range', 'rate'],
  ])('refuses %j as %s', async (input, code, field) => {
    expect(await failure(interestRateCalculator, { currency: 'USD', ...input })).toMatchObject({ code, field })
  })
})

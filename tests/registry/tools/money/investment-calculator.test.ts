import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { investmentCalculator } from '../../../../registry/tools/money/investment-calculator.ts'
import { failure, output } from '../../../support/run-tool.ts'

const solve = (input: object) => output(investmentCalculator, { currency: 'USD', ...input })

describe('investment-calculator', () => {
  // Whole years without deposits by (1 + return)^years; the others by the formula in floats.
  it.each([
    [{ principal: '1000', rate: '5', years: 1 }, '1050'],
    [{ principal: '1000', rate: '10', years: 3 }, '1331'],
    [{ principal: '1000', rate: '100', years: 2 }, '4000'],
    [{ principal: '1000', rate: '8', fee: '0.5', years: 2 }, '1154.77'],
    [{ deposit: '1200', every: 'year', rate: '5', years: 3 }, '3783'],
    [{ deposit: '1200', every: 'year', rate: '5', years: 3, timing: 'start' }, '3972.15'],
    [{ deposit: '50', rate: '0', years: 2 }, '1200'],
    // The textbook’s 1,500 at 4.3 % quarterly, and 12 % monthly with interest on interest.
    [{ principal: '1500', rate: '4.3', compounding: 'quarterly', years: 6 }, '1938.84'],
    [{ principal: '10000', rate: '12', compounding: 'monthly', years: 1 }, '11268.25'],
    [{ principal: '1000', rate: '5', compounding: 'daily', years: 1 }, '1051.27'],
  ])('%j comes to %s', async (input, final) => {
    expect((await solve(input)).final).toBe(final)
  })

  it('takes tax from the gain only, and inflation from what is left', async () => {
    const { after } = await solve({ principal: '1000', rate: '21', years: 2, tax: '50', inflation: '10' })
    expect(after).toEqual({ tax: '232.05', left: '1232.05', real: '1018.22' })
  })

  it('finds the return of what it grew to', async () => {
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: 100, max: 4000 }), fc.integer({ min: 1, max: 40 }), async (hundredths, years) => {
        const terms = { principal: '1000000', deposit: '500', years, fee: '0.3' }
        const rate = hundredths / 100
        const { final } = await solve({ ...terms, rate: String(rate) })
        expect(Number((await solve({ ...terms, unknown: 'rate', goal: final })).rate)).toBeCloseTo(rate, 4)
      }),
      { numRuns: 12 },
    )
  })

  it('leaves less the higher the fee', async () => {
    const finals = await Promise.all(
      ['0', '0.2', '1', '2'].map(async (fee) => Number((await solve({ principal: '1000', rate: '6', years: 30, fee })).final)),
    )
    expect(finals).toEqual([...finals].toSorted((a, b) => b - a))
    expect(new Set(finals).size).toBe(4)
  })

  it.each([
    [{ principal: '1', years: 1 }, 'required', 'rate'],
    [{ principal: '1', rate: '1', fee: '2', years: 1 }, 'fee-above-return', 'fee'],
    [{ principal: '1', rate: '1' }, 'no-length', 'years'],
    [{ unknown: 'principal', goal: '10', deposit: '100', rate: '1', years: 1 }, 'goal-passed', 'goal'],
    [{ unknown: 'time', goal: '10', rate: '1' }, 'goal-not-reached', 'goal'],
    [{ unknown: 'rate', principal: '100', goal: '50', years: 1 }, 'no-rate-fits', 'goal'],
  ])('refuses %j as %s', async (input, code, field) => {
    expect(await failure(investmentCalculator, input)).toMatchObject({ code, field })
  })
})

import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { discountCalculator } from '../../../../registry/tools/money/discount-calculator.ts'
import { failure, output } from '../../../support/run-tool.ts'

const solve = (input: object) => output(discountCalculator, { currency: 'USD', ...input })

describe('discount-calculator', () => {
  // Worked by hand: price × (100 − discount) ÷ 100.
  it.each([
    ['80', '20', '64'],
    ['19.99', '15', '16.99'],
    ['0.01', '50', '0.01'],
    ['249', '33.5', '165.59'],
    ['100', '0', '100'],
    ['100', '100', '0'],
    ['1000000000000', '0.01', '999900000000'],
  ])('%s less %s %% is %s', async (price, discount, final) => {
    expect((await solve({ price, discount })).final).toBe(final)
  })

  it('takes the second discount off what the first leaves', async () => {
    expect((await solve({ price: '200', discount: '50', second: '50' })).facts).toEqual({
      price: '200',
      saved: '150',
      together: '75',
      reduced: '50',
    })
  })

  it('rounds to the smallest unit of each currency', async () => {
    expect((await solve({ price: '999', discount: '15', currency: 'JPY' })).final).toBe('849')
    expect((await solve({ price: '9.999', discount: '15', currency: 'KWD' })).final).toBe('8.499')
  })

  it('finds the original price back, to the rounding of the reduced price', async () => {
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: 0, max: 10_000_000 }), fc.integer({ min: 0, max: 90 }), async (cents, discount) => {
        const price = (cents / 100).toFixed(2)
        const { final } = await solve({ price, discount: String(discount) })
        const { original } = await solve({ unknown: 'price', paid: final, discount: String(discount) })
        expect(Math.abs(Number(original) - Number(price))).toBeLessThanOrEqual(0.0051 / (1 - discount / 100) + 0.0051)
      }),
      { numRuns: 60 },
    )
  })

  it.each([
    [{ discount: '5' }, 'required', 'price'],
    [{ price: '5' }, 'required', 'discount'],
    [{ price: '5', discount: '101' }, 'too-large', 'discount'],
    [{ unknown: 'percent', price: '0', paid: '0' }, 'not-above', 'price'],
    [{ unknown: 'percent', price: '10', paid: '10.01' }, 'paid-above-price', 'paid'],
    [{ unknown: 'price', paid: '10', discount: '100' }, 'all-taken-off', 'discount'],
  ])('refuses %j as %s', async (input, code, field) => {
    expect(await failure(discountCalculator, input)).toMatchObject({ code, field })
  })
})

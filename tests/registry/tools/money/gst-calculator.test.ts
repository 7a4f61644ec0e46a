import { Decimal } from 'decimal.js'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { CANADIAN_TAXES } from '../../../../registry/data/money/gst-rates.ts'
import { gstCalculator } from '../../../../registry/tools/money/gst-calculator.ts'
import { failure, output } from '../../../support/run-tool.ts'

const solve = (input: object) => output(gstCalculator, { currency: 'AUD', ...input })

describe('gst-calculator', () => {
  // Australia divides by 11, New Zealand takes 3/23, as their tax offices teach; the others worked by hand.
  it.each([
    [{ mode: 'remove', amount: '110', country: 'AU' }, '100', '10'],
    [{ mode: 'remove', amount: '59.95', country: 'AU' }, '54.5', '5.45'],
    [{ mode: 'remove', amount: '115', country: 'NZ' }, '100', '15'],
    [{ amount: '100', country: 'SG' }, '100', '9'],
    [{ amount: '250', country: 'CA', province: 'Nova Scotia' }, '250', '35'],
    [{ amount: '100', country: 'CA', province: 'British Columbia' }, '100', '12'],
    [{ amount: '99.99', country: 'IN', slab: '40' }, '99.99', '40'],
    [{ amount: '10', country: 'IN', slab: '0.25' }, '10', '0.03'],
  ])('%j has %s and tax %s', async (input, net, tax) => {
    expect((await solve(input)).facts).toMatchObject({ net, tax })
  })

  it('splits the tax of India and Canada', async () => {
    expect((await solve({ amount: '0.5', country: 'IN' })).parts).toEqual([
      { tax: 'CGST', rate: '9', amount: '0.05' },
      { tax: 'SGST', rate: '9', amount: '0.04' },
    ])
    expect((await solve({ amount: '100', country: 'IN', supply: 'between' })).parts).toEqual([{ tax: 'IGST', rate: '18', amount: '18' }])
    expect((await solve({ amount: '100', country: 'CA', province: 'Quebec' })).parts).toEqual([
      { tax: 'GST', rate: '5', amount: '5' },
      { tax: 'QST', rate: '9.975', amount: '9.98' },
    ])
    expect((await solve({ amount: '100', country: 'CA', rate: '0' })).parts).toEqual([{ tax: 'GST', rate: '0', amount: '0' }])
  })

  it('has parts that add up to the tax', async () => {
    const provinces = fc.constantFrom(...Object.keys(CANADIAN_TAXES))
    await fc.assert(
      fc.asyncProperty(
        fc.integer({ min: 0, max: 10_000_000 }),
        provinces,
        fc.constantFrom('add', 'remove'),
        async (cents, province, mode) => {
          const { parts, facts } = await solve({ mode, amount: (cents / 100).toFixed(2), country: 'CA', province })
          const sum = parts.reduce((total: Decimal, part: { amount: string }) => total.plus(part.amount), new Decimal(0))
          expect(sum.eq(facts.tax)).toBe(true)
          expect(sum.plus(facts.net).eq(facts.gross)).toBe(true)
        },
      ),
      { numRuns: 60 },
    )
  })

  it('finds the rate', async () => {
    expect((await solve({ mode: 'rate', net: '200', gross: '218' })).found).toBe('9')
  })

  it.each([
    [{}, 'required', 'amount'],
    [{ mode: 'rate', net: '0', gross: '1' }, 'not-above', 'net'],
    [{ mode: 'rate', net: '2', gross: '1' }, 'gross-below-net', 'gross'],
  ])('refuses %j as %s', async (input, code, field) => {
    expect(await failure(gstCalculator, input)).toMatchObject({ code, field })
  })
})

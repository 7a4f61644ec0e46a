import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { VAT_RATES } from '../../../../registry/data/money/vat-rates.ts'
import { vatCalculator } from '../../../../registry/tools/money/vat-calculator.ts'
import { failure, noticeCodes, output } from '../../../support/run-tool.ts'

const solve = (input: object) => output(vatCalculator, { currency: 'EUR', ...input })

describe('vat-calculator', () => {
  // Rates as the European Commission and tax offices state them; amounts worked by hand.
  it.each([
    [{ amount: '100', country: 'HU' }, '127'],
    [{ amount: '100', country: 'LU' }, '117'],
    [{ amount: '100', country: 'FI' }, '125.5'],
    [{ amount: '19.99', country: 'FR', kind: 'fourth' }, '20.41'],
    [{ amount: '49.9', country: 'CH', kind: 'third' }, '51.2'],
    [{ amount: '10', country: 'GB', rate: '0' }, '10'],
    [{ amount: '1000', country: 'JP', currency: 'JPY', kind: 'second' }, '1080'],
    [{ amount: '0', country: 'SE' }, '0'],
  ])('%j comes to %s', async (input, gross) => {
    expect((await solve(input)).withTax).toBe(gross)
  })

  it('takes tax out so that net and tax add up', async () => {
    expect((await solve({ mode: 'remove', amount: '100', country: 'DE' })).facts).toEqual({
      net: '84.03',
      tax: '15.97',
      gross: '100',
      rate: '19',
    })
    expect((await solve({ mode: 'remove', amount: '120', country: 'GB' })).withoutTax).toBe('100')
  })

  it('finds a rate, also none', async () => {
    expect((await solve({ mode: 'rate', net: '100', gross: '100' })).found).toBe('0')
    expect((await solve({ mode: 'rate', net: '3', gross: '4' })).found).toBe('33.3333')
  })

  it('takes out what it added, for every rate of the table', async () => {
    const rates = [...new Set(Object.values(VAT_RATES).flat())]
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: 0, max: 100_000_000 }), fc.constantFrom(...rates), async (cents, rate) => {
        const amount = (cents / 100).toFixed(2)
        const { facts } = await solve({ amount, rate })
        const back = await solve({ mode: 'remove', amount: facts.gross, rate })
        expect(Number(back.withoutTax)).toBe(Number(amount))
      }),
      { numRuns: 80 },
    )
  })

  it('says when a rate is to be checked or its own', async () => {
    const codes = async (input: object) => noticeCodes(await solve(input))
    expect(await codes({ amount: '1', country: 'DE' })).toEqual([])
    expect(await codes({ amount: '1', country: 'KZ' })).toEqual(['rate-to-check'])
    expect(await codes({ amount: '1', country: 'KZ', rate: '3' })).toEqual(['own-rate-used'])
  })

  it('holds known countries and sound rates', () => {
    const names = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' })
    for (const [code, rates] of Object.entries(VAT_RATES)) {
      expect(names.of(code), code).toBeDefined()
      expect(rates.length).toBeLessThanOrEqual(4)
      for (const rate of rates) expect(Number(rate) > 0 && Number(rate) <= 27, `${code} ${rate}`).toBe(true)
    }
    expect(Object.keys(VAT_RATES).length).toBeGreaterThan(100)
  })

  it.each([
    [{ country: 'DE' }, 'required', 'amount'],
    [{ amount: '1', country: 'DK', kind: 'second' }, 'no-such-rate', 'kind'],
    [{ mode: 'rate', net: '0', gross: '1' }, 'not-above', 'net'],
    [{ mode: 'rate', net: '2', gross: '1' }, 'gross-below-net', 'gross'],
    [{ mode: 'rate', net: '2' }, 'required', 'gross'],
    [{ amount: '-1' }, 'too-small', 'amount'],
  ])('refuses %j as %s', async (input, code, field) => {
    expect(await failure(vatCalculator, input)).toMatchObject({ code, field })
  })
})

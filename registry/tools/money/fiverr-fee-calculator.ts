import type { Decimal } from 'decimal.js'
import * as z from 'zod'
import { defineTool } from '../../../engine/core/define.ts'
import { choice } from '../../../engine/core/kit.ts'
import { facts } from '../../../engine/core/parts.ts'
import { CURRENCIES } from '../../data/money/currencies.ts'
import { currencyPlaces } from '../../lib/money/currency-places.ts'
import { ONE_FEE_NOTES, feeFailures, feeFields, feeOutput, ownFeeFields, solveFee, withOwn } from '../../lib/money/fees.ts'
import { decimalOf } from '../../lib/money/loan.ts'
import { amountField, amountPart, percentField, toUnits } from '../../lib/money/fields.ts'
import { writeDecimal } from '../../lib/numbers/plain-decimal.ts'

export const fiverrFeeCalculator = defineTool({
  id: 'fiverr-fee-calculator',
  category: 'money',
  icon: 'briefcase',
  title: 'Fiverr fee calculator',
  summary: 'Calculate what you keep from a Fiverr order, what the buyer pays, and what price leaves you with an exact amount.',
  keywords: ['fiverr commission', 'fiverr seller fee', 'fiverr service fee', 'fiverr earnings', 'gig price'],
  aliases: ['fiverr-calculator'],
  slugs: {
    es: 'calculadora-de-comisiones-fiverr',
    fr: 'calcul-frais-fiverr',
    id: 'kalkulator-biaya-fiverr',
    it: 'calcolo-commissioni-fiverr',
    pl: 'kalkulator-prowizji-fiverr',
    pt: 'calculadora-de-taxas-fiverr',
    ru: 'kalkulyator-komissii-fiverr',
  },
  effect: 'pure',
  input: z.object({
    ...feeFields,
    // Its fees are in US dollars, wherever the reader lives.
    currency: choice('Currency', CURRENCIES, { default: 'USD', named: 'currency' }),
    ...ownFeeFields,
    buyerPercent: percentField('Buyer’s service fee', { max: '100', default: '5.5', advanced: true }),
    smallFee: amountField('Buyer’s small-order fee', { default: '3', advanced: true }),
    smallBelow: amountField('Small-order limit', { default: '100', advanced: true }),
  }),
  output: z.object({ ...feeOutput, buyer: facts('For the buyer', { fee: amountPart('Buyer’s fee'), pays: amountPart('The buyer pays') }) }),
  failures: feeFailures.words,
  notes: [
    ...ONE_FEE_NOTES,
    'Sellers pay 20% of the order, tips included. Buyers pay 5.5% on top, plus $3 for an order below $100 (US dollars). From Fiverr’s help page on service fees and guides of 2025 and 2026; withdrawals may cost extra.',
  ],
  examples: [
    {
      input: { amount: '50', currency: 'USD' },
      output: {
        receive: '40',
        facts: { charged: '50', fee: '10', received: '40', share: '20', percent: '20', fixed: '0' },
        buyer: { fee: '5.75', pays: '55.75' },
      },
    },
    { input: { mode: 'charge', amount: '100', currency: 'USD' }, output: { charge: '125', buyer: { fee: '6.88', pays: '131.88' } } },
    { input: { amount: '99.99', currency: 'USD' }, output: { receive: '79.99', buyer: { fee: '8.5', pays: '108.49' } } },
  ],
  transform: (input) => {
    const places = currencyPlaces(input.currency)
    const solved = solveFee(input, withOwn(input, { percent: '20', fixed: '0' }), places)
    const price = decimalOf(solved.facts.charged)
    const small = price.lt(input.smallBelow) ? input.smallFee : '0'
    const fee = toUnits(price.times(input.buyerPercent).div(100).plus(small), places)
    const write = (value: Decimal) => writeDecimal(value, places)
    return { ...solved, buyer: { fee: write(fee), pays: write(price.plus(fee)) } }
  },
})

import * as z from 'zod'
import { defineTool } from '../../../engine/core/define.ts'
import { choice, flag } from '../../../engine/core/kit.ts'
import { PAYPAL_ABROAD, PAYPAL_FIXED, PAYPAL_PERCENT, type PaypalCurrency } from '../../data/money/payment-fees.ts'
import { currencyPlaces } from '../../lib/money/currency-places.ts'
import { FEE_NOTES, feeFailures, feeFields, feeOutput, ownFeeFields, solveFee, withOwn } from '../../lib/money/fees.ts'
import { decimalOf } from '../../lib/money/loan.ts'
import { percentField } from '../../lib/money/fields.ts'

export const paypalFeeCalculator = defineTool({
  id: 'paypal-fee-calculator',
  category: 'money',
  icon: 'wallet',
  title: 'PayPal fee calculator',
  summary: 'Calculate the PayPal fee, what you receive, and what to charge to receive an exact amount.',
  keywords: ['paypal fees', 'goods and services fee', 'paypal charges', 'reverse paypal fee', 'seller fee'],
  aliases: ['paypal-calculator'],
  slugs: {
    es: 'calculadora-de-comisiones-paypal',
    fr: 'calcul-frais-paypal',
    id: 'kalkulator-biaya-paypal',
    it: 'calcolo-commissioni-paypal',
    pl: 'kalkulator-prowizji-paypal',
    pt: 'calculadora-de-taxas-paypal',
    ru: 'kalkulyator-komissii-paypal',
  },
  effect: 'pure',
  input: z.object({
    ...feeFields,
    kind: choice(
      'Payment type',
      {
        checkout: 'PayPal Checkout and invoices',
        goods: 'Goods and services',
        card: 'Credit or debit card',
        'pay-later': 'Pay later',
        donation: 'Donation',
        charity: 'Donation to a charity',
      },
      { default: 'checkout' },
    ),
    currency: choice('Currency', Object.keys(PAYPAL_FIXED) as [PaypalCurrency, ...PaypalCurrency[]], {
      default: 'USD',
      named: 'currency',
      defaultFrom: 'currency',
    }),
    abroad: flag('The payer is in another country'),
    conversion: percentField('Currency conversion', { max: '20', default: '0', advanced: true }),
    ...ownFeeFields,
  }),
  output: z.object(feeOutput),
  failures: feeFailures.words,
  notes: [
    ...FEE_NOTES,
    'PayPal’s percentages in the United States as quoted by merchant guides of January 2026; fixed fees by currency, of which those other than USD, EUR, GBP, CAD and AUD come from an older table. If the payer is abroad, the fee rises by 1.5 percentage points; conversion usually costs 3 to 4%.',
  ],
  examples: [
    {
      input: { amount: '100' },
      output: {
        receive: '96.02',
        facts: { charged: '100', fee: '3.98', received: '96.02', share: '3.98', percent: '3.49', fixed: '0.49' },
      },
    },
    { input: { mode: 'charge', amount: '100' }, output: { charge: '104.12' } },
    { input: { amount: '250', kind: 'goods', abroad: true }, output: { receive: '238.77' } },
  ],
  transform: (input) => {
    const { kind, currency, abroad, conversion } = input
    const percentage = decimalOf(PAYPAL_PERCENT[kind])
      .plus(abroad ? PAYPAL_ABROAD : 0)
      .plus(conversion)
    const fixed = kind === 'goods' ? '0' : PAYPAL_FIXED[currency]
    return solveFee(input, withOwn(input, { percent: percentage, fixed }), currencyPlaces(currency))
  },
})

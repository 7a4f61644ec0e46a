import * as z from 'zod'
import { defineTool } from '../../../engine/core/define.ts'
import { choice, flag } from '../../../engine/core/kit.ts'
import { STRIPE_FEES, type StripeCurrency, type StripeFee } from '../../data/money/payment-fees.ts'
import { currencyPlaces } from '../../lib/money/currency-places.ts'
import { FEE_NOTES, feeFailures, feeFields, feeOutput, ownFeeFields, solveFee, withOwn } from '../../lib/money/fees.ts'
import { decimalOf } from '../../lib/money/loan.ts'

export const stripeFeeCalculator = defineTool({
  id: 'stripe-fee-calculator',
  category: 'money',
  icon: 'credit-card',
  title: 'Stripe fee calculator',
  summary: 'Calculate the Stripe fee for a card payment, what you receive, and what to charge to receive an exact amount.',
  keywords: ['stripe fees', 'stripe charges', 'card processing fee', 'reverse stripe fee', 'stripe pricing'],
  aliases: ['stripe-calculator'],
  slugs: {
    es: 'calculadora-de-comisiones-stripe',
    fr: 'calcul-frais-stripe',
    id: 'kalkulator-biaya-stripe',
    it: 'calcolo-commissioni-stripe',
    pl: 'kalkulator-prowizji-stripe',
    pt: 'calculadora-de-taxas-stripe',
    ru: 'kalkulyator-komissii-stripe',
  },
  effect: 'pure',
  input: z.object({
    ...feeFields,
    currency: choice('Currency of your account', Object.keys(STRIPE_FEES) as [StripeCurrency, ...StripeCurrency[]], {
      default: 'USD',
      help: 'It sets your country.',
      named: 'currency',
      defaultFrom: 'currency',
    }),
    card: choice('Card', {
      domestic: 'From your country or area',
      premium: 'Business or premium card (EUR and GBP)',
      european: 'Between the United Kingdom and the EEA',
      international: 'From another country',
    }),
    conversion: flag('The payment is in another currency'),
    ...ownFeeFields,
  }),
  output: z.object(feeOutput),
  failures: { ...feeFailures.words, 'no-such-rate': 'The table has no such rate for this currency. Enter a custom percentage.' },
  notes: [
    ...FEE_NOTES,
    'Standard online card fees from tables of 2025 and 2026 that quote Stripe; those for accounts in currencies other than USD, GBP and EUR are less certain. Taxes on the fee, as in India, and disputes are not included.',
  ],
  examples: [
    {
      input: { amount: '100' },
      output: { receive: '96.8', facts: { charged: '100', fee: '3.2', received: '96.8', share: '3.2', percent: '2.9', fixed: '0.3' } },
    },
    { input: { mode: 'charge', amount: '100' }, output: { charge: '103.3' } },
    { input: { amount: '80', currency: 'EUR', card: 'international', conversion: true }, output: { receive: '75.55' } },
  ],
  transform: (input, { fail }) => {
    const { currency, card } = input
    const fees: StripeFee = STRIPE_FEES[currency]
    const base = input.percent ?? fees[card] ?? fail('no-such-rate', { field: 'card' })
    const added = input.conversion && input.percent === undefined ? (fees.conversion ?? fail('no-such-rate', { field: 'conversion' })) : '0'
    const percent = decimalOf(base).plus(added)
    return solveFee(input, withOwn(input, { percent, fixed: fees.fixed }), currencyPlaces(currency))
  },
})

import * as z from 'zod'
import { defineTool } from '../../../engine/core/define.ts'
import { choice } from '../../../engine/core/kit.ts'
import { CASH_APP_FEES } from '../../data/money/payment-fees.ts'
import { ONE_FEE_NOTES, feeFailures, feeFields, feeOutput, ownFeeFields, solveFee, withOwn } from '../../lib/money/fees.ts'

export const cashAppFeeCalculator = defineTool({
  id: 'cash-app-fee-calculator',
  category: 'money',
  icon: 'smartphone',
  title: 'Cash App fee calculator',
  summary: 'Calculate the Cash App fee for a business payment or an instant transfer, and what to charge to receive an exact amount.',
  keywords: ['cash app fees', 'instant transfer fee', 'cash out fee', 'cash app business fee', 'instant deposit'],
  aliases: ['cash-app-calculator'],
  slugs: {
    es: 'calculadora-de-comisiones-cash-app',
    fr: 'calcul-frais-cash-app',
    id: 'kalkulator-biaya-cash-app',
    it: 'calcolo-commissioni-cash-app',
    pl: 'kalkulator-prowizji-cash-app',
    pt: 'calculadora-de-taxas-cash-app',
    ru: 'kalkulyator-komissii-cash-app',
  },
  effect: 'pure',
  input: z.object({
    ...feeFields,
    kind: choice(
      'Payment type',
      {
        business: 'Payment to a business account',
        tap: 'Tap to pay on a phone',
        instant: 'Instant transfer to a debit card',
        standard: 'Standard transfer to a bank',
      },
      { default: 'business' },
    ),
    currency: choice('Currency', ['USD'], { named: 'currency', advanced: true }),
    ...ownFeeFields,
  }),
  output: z.object(feeOutput),
  failures: feeFailures.words,
  notes: [
    ...ONE_FEE_NOTES,
    'From calculators and guides of 2025 and 2026, which partly disagree: business payments 2.6% plus $0.15 (2.75% before), tap to pay 3%, instant transfers 0.5 to 2.5% depending on the account (here 1.75%, at least $0.25). With a custom percentage or fixed fee, no minimum applies. Sending money to people is free; by credit card it costs the sender 3%.',
  ],
  examples: [
    {
      input: { amount: '100' },
      output: { receive: '97.25', facts: { charged: '100', fee: '2.75', received: '97.25', share: '2.75', percent: '2.6', fixed: '0.15' } },
    },
    { input: { mode: 'charge', amount: '100' }, output: { charge: '102.82' } },
    { input: { amount: '10', kind: 'instant' }, output: { receive: '9.75' } },
  ],
  transform: (input) => solveFee(input, withOwn(input, CASH_APP_FEES[input.kind]), 2),
})

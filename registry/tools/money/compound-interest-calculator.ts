import type { Decimal } from 'decimal.js'
import * as z from 'zod'
import { defineTool } from '../../../engine/core/define.ts'
import { choice, flag } from '../../../engine/core/kit.ts'
import { currencyPlaces } from '../../lib/money/currency-places.ts'
import {
  COMPOUNDING,
  COMPOUNDING_WORDS,
  GROWTH_NOTES,
  NEEDS_RATE,
  growthFailures,
  growthFields,
  growthOutputWith,
  solveGrowth,
} from '../../lib/money/growth.ts'
import { decimalOf } from '../../lib/money/loan.ts'
import { currencyField, percentField } from '../../lib/money/fields.ts'

const MOST_RATE = 100

export const compoundInterestCalculator = defineTool({
  id: 'compound-interest-calculator',
  category: 'money',
  icon: 'trending-up',
  title: 'Compound interest calculator',
  summary: 'See how savings grow with compound interest and regular deposits, or find the amount, deposit, rate or time for a goal.',
  keywords: [
    'compound interest',
    'savings calculator',
    'interest on interest',
    'monthly deposits',
    'future value',
    'savings goal',
    'simple interest',
  ],
  aliases: ['savings-calculator', 'future-value-calculator'],
  slugs: {
    es: 'calculadora-de-interes-compuesto',
    fr: 'calcul-interets-composes',
    id: 'kalkulator-bunga-majemuk',
    it: 'calcolo-interesse-composto',
    pl: 'kalkulator-procentu-skladanego',
    pt: 'calculadora-juros-compostos',
    ru: 'kalkulyator-slozhnogo-protsenta',
  },
  effect: 'pure',
  input: z.object({
    ...growthFields,
    rate: percentField('Interest rate', { start: '5', max: String(MOST_RATE), optional: true, ...NEEDS_RATE }),
    per: choice('Rate per', { year: 'Year', month: 'Month' }),
    simple: flag('Simple interest', { help: 'No interest on interest, however often it is added.' }),
    compounding: choice('Compounded', COMPOUNDING_WORDS, { default: 'monthly', when: { per: 'year' } }),
    currency: currencyField(),
  }),
  output: z.object(growthOutputWith('Interest earned')),
  failures: growthFailures.words,
  notes: [
    ...GROWTH_NOTES,
    'An annual rate r compounded m times a year gives (1 + r ÷ m)^(m ÷ 12) − 1 per month; a monthly rate is used as is. Taxes and fees are not included.',
    'With simple interest, the starting amount grows to P × (1 + i × n), and a deposit to A × (1 + i × the months left after it).',
  ],
  examples: [
    {
      input: { principal: '10000', rate: '5', years: 10 },
      output: { final: '16470.09', facts: { final: '16470.09', paidIn: '10000', interest: '6470.09', effective: '5.11619' } },
    },
    { input: { principal: '1000', deposit: '100', rate: '1', per: 'month', years: 1 }, output: { final: '2395.08' } },
    { input: { unknown: 'time', principal: '1000', goal: '2000', rate: '7.2', compounding: 'yearly' }, output: { time: 120 } },
    { input: { unknown: 'deposit', goal: '50000', rate: '4', years: 8 }, output: { deposit: '442.8' } },
    {
      title: 'Find the rate with simple interest',
      input: { unknown: 'rate', principal: '1000', goal: '1150', years: 3, simple: true },
      output: { rate: '5', facts: { interest: '150', effective: '5' } },
    },
  ],
  transform: (input) => {
    const periods = COMPOUNDING[input.compounding]
    const monthlyOf = (rate: Decimal) => {
      if (input.per === 'month') return rate.div(100)
      if (input.simple) return rate.div(1200)
      const base = rate.div(100).div(periods).plus(1)
      return (periods % 12 === 0 ? base.pow(periods / 12) : base.pow(periods).pow(decimalOf(1).div(12))).minus(1)
    }
    return solveGrowth(input, monthlyOf, MOST_RATE, currencyPlaces(input.currency), input.simple).output
  },
})

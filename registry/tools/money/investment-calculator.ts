import { Decimal } from 'decimal.js'
import * as z from 'zod'
import { defineTool } from '../../../engine/core/define.ts'
import { choice, vary } from '../../../engine/core/kit.ts'
import { facts, part } from '../../../engine/core/parts.ts'
import { value } from '../../../engine/core/schema.ts'
import { currencyPlaces } from '../../lib/money/currency-places.ts'
import {
  COMPOUNDING,
  COMPOUNDING_WORDS,
  GROWTH_NOTES,
  GROWTH_UNKNOWNS,
  NEEDS_RATE,
  growthFailures,
  growthFields,
  growthOutputWith,
  solveGrowth,
} from '../../lib/money/growth.ts'
import { decimalOf } from '../../lib/money/loan.ts'
import { amountPart, currencyField, needed, percentField, toUnits } from '../../lib/money/fields.ts'
import { writeDecimal } from '../../lib/numbers/plain-decimal.ts'

const MOST_RATE = 100

export const investmentCalculator = defineTool({
  id: 'investment-calculator',
  category: 'money',
  icon: 'chart-line',
  title: 'Investment calculator',
  summary: 'See what an investment with regular deposits grows to after fees, tax and inflation, or what it takes to reach a goal.',
  keywords: ['investment growth', 'return on investment', 'etf savings plan', 'retirement savings', 'inflation', 'investment goal'],
  aliases: ['savings-plan-calculator'],
  slugs: {
    es: 'calculadora-de-inversiones',
    fr: 'simulateur-d-investissement',
    id: 'kalkulator-investasi',
    it: 'calcolo-investimento',
    pl: 'kalkulator-inwestycyjny',
    pt: 'calculadora-de-investimentos',
    ru: 'investitsionnyy-kalkulyator',
  },
  effect: 'pure',
  input: z.object({
    ...growthFields,
    unknown: vary(growthFields.unknown, { words: { ...GROWTH_UNKNOWNS, rate: 'The annual return' } }),
    rate: percentField('Annual return', { start: '7', max: String(MOST_RATE), optional: true, ...NEEDS_RATE }),
    compounding: choice('Compounded', COMPOUNDING_WORDS, { default: 'yearly', advanced: true }),
    fee: percentField('Annual fee', { max: '20', default: '0', help: 'Charged on the whole investment, such as a fund’s costs.' }),
    inflation: percentField('Inflation', { start: '2', max: '100', default: '0' }),
    tax: percentField('Tax on the gain', { max: '100', default: '0', advanced: true }),
    currency: currencyField(),
  }),
  output: z.object({
    ...growthOutputWith('Gain'),
    rate: part(value.percent, 'Annual return', {
      view: 'headline',
      decimals: 4,
      sentence: 'The annual return must be {{value}}.',
    }).optional(),
    after: facts('After tax and inflation', {
      tax: amountPart('Tax on the gain'),
      left: amountPart('Left after tax'),
      real: amountPart('In today’s money'),
    }),
  }),
  failures: {
    ...growthFailures.words,
    'goal-not-reached': 'The goal isn’t reached within {{maximum, number}} years. Enter a lower goal, a higher deposit or a higher return.',
    'no-rate-fits': 'No return from 0 to {{maximum, number}}% reaches this goal exactly. Change the goal, the deposits or the time.',
    'fee-above-return': 'The fee is higher than the return, so the investment would shrink. Enter a lower fee or a higher return.',
  },
  notes: [
    ...GROWTH_NOTES,
    'The return is for a whole year, (1 + return) × (1 − fee) − 1 after fees, turned into the equivalent monthly return. Tax is taken once, from the gain at the end; in today’s money, what is left is divided by (1 + inflation)^years.',
    'Real returns go up and down and can be losses. This is a calculation, not advice or a forecast.',
    'An annual return r compounded m times a year multiplies the money by (1 + r ÷ m)^m in a whole year.',
  ],
  examples: [
    {
      input: { principal: '10000', rate: '7', years: 10, inflation: '2' },
      output: {
        final: '19671.51',
        facts: { final: '19671.51', paidIn: '10000', interest: '9671.51', effective: '7' },
        after: { tax: '0', left: '19671.51', real: '16137.49' },
      },
    },
    {
      input: { principal: '1000', rate: '10', fee: '1', years: 1, tax: '20' },
      output: { final: '1089', after: { tax: '17.8', left: '1071.2', real: '1071.2' } },
    },
    { input: { unknown: 'rate', principal: '1000', goal: '2000', years: 10 }, output: { rate: '7.177346' } },
  ],
  transform: (input, { fail }) => {
    const places = currencyPlaces(input.currency)
    const left = decimalOf(1).minus(decimalOf(input.fee).div(100))
    const periods = COMPOUNDING[input.compounding]
    const yearly = (rate: Decimal) => rate.div(100).div(periods).plus(1).pow(periods).times(left)
    if (input.unknown !== 'rate' && yearly(needed(input, 'rate')).lt(1)) fail('fee-above-return', { field: 'fee' })
    const monthlyOf = (rate: Decimal) => Decimal.max(yearly(rate), 1).pow(decimalOf(1).div(12)).minus(1)
    const { output, months, balance } = solveGrowth(input, monthlyOf, MOST_RATE, places)
    const gain = balance.minus(output.facts.paidIn)
    const tax = toUnits(gain.times(input.tax).div(100), places)
    const net = balance.minus(tax)
    const real = net.div(decimalOf(input.inflation).div(100).plus(1).pow(decimalOf(months).div(12)))
    const write = (value: Decimal) => writeDecimal(value, places)
    return { ...output, after: { tax: write(tax), left: write(net), real: write(real) } }
  },
})

import type { Decimal } from 'decimal.js'
import * as z from 'zod'
import { defineTool, fail } from '../../../engine/core/define.ts'
import { choice, vary, whole } from '../../../engine/core/kit.ts'
import { column, facts, oneOf, part, table } from '../../../engine/core/parts.ts'
import { pick } from '../../../engine/core/pick.ts'
import { value } from '../../../engine/core/schema.ts'
import { currencyPlaces } from '../../lib/money/currency-places.ts'
import { growthFailures } from '../../lib/money/growth.ts'
import { FREQUENCIES, decimalOf, yearlyRateFor } from '../../lib/money/loan.ts'
import { countPayments, loanFailures, loanTerms } from '../../lib/money/loan-terms.ts'
import { amountField, amountPart, currencyField, neededAbove, percentField } from '../../lib/money/fields.ts'
import { writeDecimal } from '../../lib/numbers/plain-decimal.ts'

const asked = (...modes: string[]) => ({ when: { mode: modes } })
/** Times a year that interest is added. */
const ADDED = { yearly: 1, 'half-yearly': 2, quarterly: 4, monthly: 12, weekly: 52, daily: 365 } as const
type Added = keyof typeof ADDED
const ADDED_WORDS = {
  yearly: 'Every year',
  'half-yearly': 'Every six months',
  quarterly: 'Every three months',
  monthly: 'Every month',
  weekly: 'Every week',
  daily: 'Every day',
} as const
const rate = (label: string) => part(value.percent, label, { decimals: 4 })

export const interestRateCalculator = defineTool({
  id: 'interest-rate-calculator',
  category: 'money',
  icon: 'badge-percent',
  title: 'Interest rate calculator',
  summary: 'Find the interest rate behind a loan’s payments or a growing amount, and convert nominal rates to effective ones and back.',
  keywords: ['apr calculator', 'effective rate', 'nominal rate', 'apr to apy', 'cagr', 'implied interest rate', 'loan rate finder'],
  aliases: ['apr-calculator', 'effective-interest-rate-calculator', 'cagr-calculator'],
  slugs: {
    es: 'calculadora-de-tasa-de-interes',
    fr: ['calcul-taux-interet', 'calcul-taeg'],
    id: 'kalkulator-suku-bunga',
    it: ['calcolo-tasso-di-interesse', 'calcolo-taeg'],
    pl: ['kalkulator-stopy-procentowej', 'kalkulator-rrso'],
    pt: 'calculadora-de-taxa-de-juros',
    ru: 'kalkulyator-protsentnoy-stavki',
  },
  effect: 'pure',
  input: z.object({
    mode: choice('What you know', {
      loan: 'A loan and its payments',
      growth: 'Start and end value',
      convert: 'A nominal or effective rate',
    }),
    principal: amountField('Loan', { start: '20000', optional: true, ...asked('loan') }),
    payment: amountField('Payment', { start: '400', optional: true, ...asked('loan') }),
    frequency: vary(loanTerms.shape.frequency, asked('loan')),
    fee: amountField('Fee deducted upfront', {
      default: '0',
      ...asked('loan'),
      help: 'Makes the loan more expensive: you get less but pay back the full amount.',
    }),
    start: amountField('Start value', { start: '10000', optional: true, ...asked('growth') }),
    end: amountField('End value', { start: '15000', optional: true, ...asked('growth') }),
    years: whole('Years', { start: 5, min: 0, max: 100, default: 0, ...asked('loan', 'growth') }),
    months: whole('Months', { min: 0, max: 1200, default: 0, ...asked('loan', 'growth') }),
    rate: percentField('Rate', { start: '12', max: '1000', optional: true, ...asked('convert') }),
    given: choice('This rate is', { nominal: 'Nominal', effective: 'Effective' }, asked('convert')),
    compounding: choice('Compounded', ADDED_WORDS, { default: 'monthly', ...asked('growth', 'convert') }),
    currency: currencyField(),
  }),
  output: z.object({
    nominal: part(value.percent, 'Nominal annual rate', {
      view: 'headline',
      decimals: 4,
      sentence: 'The nominal rate is {{value}} a year.',
    }),
    effective: part(value.percent, 'Effective annual rate', {
      view: 'headline',
      decimals: 4,
      sentence: 'With compounding, that is {{value}} a year.',
    }),
    facts: facts('Details', {
      period: rate('Rate per period'),
      month: rate('Rate per month'),
      payments: column(z.int(), 'Number of payments').optional(),
      paid: amountPart('Total paid').optional(),
      cost: amountPart('Total interest and fee').optional(),
      gain: amountPart('Gain').optional(),
    }),
    table: table(
      'Equivalent nominal rates',
      { added: oneOf('Compounded', ADDED_WORDS), nominal: rate('Nominal annual rate'), period: rate('Rate per period') },
      { fileName: 'interest-rates.csv' },
    ),
  }),
  failures: {
    ...pick(loanFailures.words, ['no-term', 'term-too-long', 'no-whole-periods', 'payments-below-loan', 'rate-out-of-range']),
    ...pick(growthFailures.words, ['no-length', 'length-too-long']),
    'fee-too-large': 'The fee must be less than the loan.',
    'rate-beyond-range': 'The rate is above a million percent. Check the values.',
  },
  notes: [
    'For a loan, the rate i of one period is the one at which payment × (1 − (1 + i)^−n) ÷ i equals the amount paid out; it is found by bisection, to ten decimals. For two values it is (end ÷ start)^(1 ÷ years) − 1, the compound annual growth rate.',
    'The nominal rate is the rate of one period times the number of periods in a year; the effective rate is (1 + nominal ÷ m)^m − 1 for m periods. With the fee included, the nominal rate is what the United States calls the APR, and the effective rate what the European Union calls the APRC, as long as there are no other costs.',
    'Everything is calculated to 50 digits; rates are rounded half away from zero to eight decimals and shown with up to four. A year has 365 days, 52 weeks or 12 equal months.',
  ],
  examples: [
    {
      title: 'A car loan with 60 payments',
      input: { principal: '20000', payment: '400', years: 5 },
      output: {
        nominal: '7.42009579',
        effective: '7.67771847',
        facts: { period: '0.61834132', month: '0.61834132', payments: 60, paid: '24000', cost: '4000' },
      },
    },
    {
      title: '50% growth in six years',
      input: { mode: 'growth', start: '10000', end: '15000', years: 6, compounding: 'yearly' },
      output: { nominal: '6.99131939', effective: '6.99131939' },
    },
    {
      title: 'What 12% compounded monthly really costs',
      input: { mode: 'convert', rate: '12' },
      output: { nominal: '12', effective: '12.68250301' },
    },
  ],
  transform: (input, { fail }) => {
    const places = currencyPlaces(input.currency)
    const write = (value: Decimal) => writeDecimal(value, 8)
    const found = FIND[input.mode](input, places, fail)
    const { nominal, periods } = found
    const year = nominal.div(100).div(periods).plus(1).pow(periods)
    const effective = year.minus(1).times(100)
    if (effective.gte(1e6)) fail('rate-beyond-range', { field: found.field })
    const periodOf = (count: number) => year.pow(decimalOf(1).div(count)).minus(1).times(100)
    return {
      nominal: write(nominal),
      effective: write(effective),
      facts: { period: write(nominal.div(periods)), month: write(periodOf(12)), ...found.facts },
      table: Object.entries(ADDED).map(([added, count]) => ({
        added: added as Added,
        nominal: write(periodOf(count).times(count)),
        period: write(periodOf(count)),
      })),
    }
  },
})

type Input = {
  readonly [K in 'principal' | 'payment' | 'start' | 'end' | 'rate']?: string | undefined
} & {
  readonly fee: string
  readonly years: number
  readonly months: number
  readonly frequency: keyof typeof FREQUENCIES
  readonly compounding: Added
  readonly given: 'nominal' | 'effective'
}
type Found = {
  /** In percent. */
  readonly nominal: Decimal
  readonly periods: number
  /** Where to look when the rate is beyond all bounds. */
  readonly field: string
  readonly facts?: { readonly payments?: number; readonly paid?: string; readonly cost?: string; readonly gain?: string }
}
type Refuse = (code: 'fee-too-large' | 'rate-beyond-range', details: { field: string }) => never

const FIND: Readonly<Record<'loan' | 'growth' | 'convert', (input: Input, places: number, fail: Refuse) => Found>> = {
  loan: (input, places, fail) => {
    const [principal, payment] = [neededAbove(input, 'principal'), neededAbove(input, 'payment')]
    const paidOut = principal.minus(input.fee)
    if (paidOut.lte(0)) fail('fee-too-large', { field: 'fee' })
    const payments = countPayments(input)
    const paid = payment.times(payments)
    if (paid.lt(paidOut)) loanFailures.fail('payments-below-loan', { total: paid.toFixed(places), field: 'payment' })
    const nominal =
      yearlyRateFor(paidOut, payment, payments, input.frequency) ?? loanFailures.fail('rate-out-of-range', { field: 'payment' })
    const facts = { payments, paid: writeDecimal(paid, places), cost: writeDecimal(paid.minus(paidOut), places) }
    return { nominal, periods: FREQUENCIES[input.frequency], field: 'payment', facts }
  },
  growth: (input, places, fail) => {
    const [start, end] = [neededAbove(input, 'start'), neededAbove(input, 'end')]
    const months = input.years * 12 + input.months
    if (months === 0) growthFailures.fail('no-length', { field: 'years' })
    if (months > 1200) growthFailures.fail('length-too-long', { maximum: 100, field: 'years' })
    const periods = ADDED[input.compounding]
    const period = end.div(start).pow(decimalOf(12).div(months).div(periods)).minus(1)
    if (period.gte(1e6)) fail('rate-beyond-range', { field: 'end' })
    return { nominal: period.times(periods).times(100), periods, field: 'end', facts: { gain: writeDecimal(end.minus(start), places) } }
  },
  convert: ({ rate: text, given, compounding }) => {
    const value = decimalOf(text ?? fail('required', { field: 'rate' }))
    const periods = ADDED[compounding]
    const nominal = given === 'nominal' ? value : value.div(100).plus(1).pow(decimalOf(1).div(periods)).minus(1).times(periods).times(100)
    return { nominal, periods, field: 'rate' }
  },
}

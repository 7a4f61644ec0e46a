import type { Decimal } from 'decimal.js'
import * as z from 'zod'
import { defineFailures } from '../../../engine/core/define.ts'
import { choice, whole } from '../../../engine/core/kit.ts'
import { chart, column, facts, part, table } from '../../../engine/core/parts.ts'
import { value } from '../../../engine/core/schema.ts'
import { decimalOf } from './loan.ts'
import { amountField, amountPart, needed } from './fields.ts'
import { writeDecimal } from '../numbers/plain-decimal.ts'

const MOST_YEARS = 100
const MOST_MONTHS = MOST_YEARS * 12
const asked = (...unknowns: string[]) => ({ when: { unknown: unknowns } })

/** Times a year that interest is added. */
export const COMPOUNDING = { monthly: 12, daily: 365, quarterly: 4, 'half-yearly': 2, yearly: 1 } as const
export const COMPOUNDING_WORDS = {
  monthly: 'Every month',
  daily: 'Every day',
  quarterly: 'Every three months',
  'half-yearly': 'Every six months',
  yearly: 'Every year',
} as const satisfies Readonly<Record<keyof typeof COMPOUNDING, string>>

export const growthFailures = defineFailures({
  'no-length': 'Enter the length in years, months or both.',
  'length-too-long': 'The length can be at most {{maximum, number}} years.',
  'goal-not-reached': 'The goal isn’t reached within {{maximum, number}} years. Enter a lower goal, a higher deposit or a higher rate.',
  'goal-passed': 'The goal is reached without it, so there is nothing to calculate. Enter a higher goal.',
  'no-deposit-due': 'No deposit is due in this time. Enter a longer one.',
  'no-rate-fits': 'No rate from 0 to {{maximum, number}}% reaches this goal exactly. Change the goal, the deposits or the time.',
  'sum-too-large': 'The amounts grow beyond thirty digits. Enter smaller values.',
})
const { fail } = growthFailures

export const GROWTH_UNKNOWNS = {
  final: 'The final amount',
  principal: 'The starting amount',
  deposit: 'The regular deposit',
  rate: 'The rate',
  time: 'How long it takes',
} as const

/** Savings with regular deposits; what is asked for is left open. The rate is the tool's own field. */
export const growthFields = {
  unknown: choice('Calculate', GROWTH_UNKNOWNS),
  principal: amountField('Starting amount', { start: '10000', default: '0', ...asked('final', 'deposit', 'rate', 'time') }),
  deposit: amountField('Regular deposit', { start: '100', default: '0', ...asked('final', 'principal', 'rate', 'time') }),
  every: choice('Deposit every', { month: 'Month', year: 'Year' }),
  timing: choice('Deposits made at', { end: 'The end of each period', start: 'The start of each period' }, { advanced: true }),
  goal: amountField('Goal', { start: '50000', optional: true, ...asked('principal', 'deposit', 'rate', 'time') }),
  years: whole('Years', { start: 10, min: 0, max: MOST_YEARS, default: 0, ...asked('final', 'principal', 'deposit', 'rate') }),
  months: whole('Months', { min: 0, max: MOST_MONTHS, default: 0, ...asked('final', 'principal', 'deposit', 'rate') }),
}
export const NEEDS_RATE = asked('final', 'principal', 'deposit', 'time')

/** @param gain what the money earns is called */
export const growthOutputWith = (gain: string) => ({
  final: amountPart('Final amount', { view: 'headline', sentence: 'You end up with {{value}}.' }).optional(),
  principal: amountPart('Starting amount', { view: 'headline', sentence: 'You need to start with {{value}}.' }).optional(),
  deposit: amountPart('Regular deposit', { view: 'headline', sentence: 'Each deposit must be {{value}}.' }).optional(),
  rate: part(value.percent, 'Rate', { view: 'headline', decimals: 4, sentence: 'The rate must be {{value}}.' }).optional(),
  time: part(z.int(), 'Months', {
    view: 'headline',
    sentence: { one: 'The goal is reached after {{value}} month.', other: 'The goal is reached after {{value}} months.' },
  }).optional(),
  facts: facts('Details', {
    final: amountPart('Final amount'),
    paidIn: amountPart('Contributions'),
    interest: amountPart(gain),
    effective: column(value.percent, 'Effective annual rate', { decimals: 4 }),
  }),
  chart: chart('Growth by year', { choices: { paidIn: 'Contributions', interest: gain }, currency: 'currency' }),
  table: table(
    'Year by year',
    { year: column(z.int(), 'Year'), paidIn: amountPart('Contributions'), interest: amountPart(gain), balance: amountPart('Balance') },
    { fileName: 'growth.csv' },
  ),
})

export const GROWTH_NOTES = [
  'Final amount = P × (1 + i)^n + A × ((1 + i)^n − 1) ÷ i, where P is the starting amount, A the deposit at the end of each month, i the monthly rate and n the number of months. Deposits at the start earn interest for one more period.',
  'Everything is calculated to 50 digits and rounded only for display: amounts half away from zero to the smallest unit of the currency. A calculated starting amount or deposit is rounded up so that you reach the goal.',
] as const

type Input = {
  unknown: 'final' | 'principal' | 'deposit' | 'rate' | 'time'
  principal: string
  deposit: string
  every: 'month' | 'year'
  timing: 'end' | 'start'
  goal?: string | undefined
  rate?: string | undefined
  years: number
  months: number
}
type Rhythm = { readonly every: number; readonly atStart: boolean; readonly isSimple: boolean }

/** What one unit at the start, and one unit in each deposit, come to after `months`, and how many deposits there are. */
function growthFactors(monthly: Decimal, months: number, { every, atStart, isSimple }: Rhythm) {
  const count = atStart ? Math.ceil(months / every) : Math.floor(months / every)
  if (isSimple) {
    // Each deposit earns interest for the months that are left after it.
    const left = count * months - (every * count * (atStart ? count - 1 : count + 1)) / 2
    return { start: monthly.times(months).plus(1), deposits: monthly.times(left).plus(count), count }
  }
  const base = monthly.plus(1)
  const step = base.pow(every).minus(1)
  const series = step.isZero() ? decimalOf(count) : step.plus(1).pow(count).minus(1).div(step)
  const after = atStart ? months - (count - 1) * every : months - count * every
  return { start: base.pow(months), deposits: count === 0 ? decimalOf(0) : series.times(base.pow(after)), count }
}

/**
 * @param monthlyOf the rate of one month as a fraction, from the visitor's rate in percent
 * @param isSimple interest earns no interest
 * @throws ToolError required, and the codes of {@link growthFailures}
 */
export function solveGrowth(input: Input, monthlyOf: (rate: Decimal) => Decimal, mostRate: number, places: number, isSimple = false) {
  const rhythm: Rhythm = { every: input.every === 'year' ? 12 : 1, atStart: input.timing === 'start', isSimple }
  const finalOf = (principal: Decimal, deposit: Decimal, rate: Decimal, months: number) => {
    const factors = growthFactors(monthlyOf(rate), months, rhythm)
    return principal.times(factors.start).plus(deposit.times(factors.deposits))
  }
  const { principal, deposit, rate, months } = solveFor(input, { monthlyOf, finalOf, mostRate, rhythm, places })
  const write = (value: Decimal) => writeDecimal(value, places)
  const lines = yearEnds(months).map((month) => {
    const balance = finalOf(principal, deposit, rate, month)
    if (balance.gte('1e29')) fail('sum-too-large')
    const paidIn = principal.plus(deposit.times(growthFactors(decimalOf(0), month, rhythm).count))
    return { year: Math.ceil(month / 12), paidIn, balance, interest: balance.minus(paidIn) }
  })
  const last = lines.at(-1) ?? { paidIn: principal, balance: principal, interest: decimalOf(0) }
  const { unknown } = input
  return {
    balance: last.balance,
    months,
    output: {
      final: unknown === 'final' ? write(last.balance) : undefined,
      principal: unknown === 'principal' ? write(principal) : undefined,
      deposit: unknown === 'deposit' ? write(deposit) : undefined,
      rate: unknown === 'rate' ? writeDecimal(rate, 6) : undefined,
      time: unknown === 'time' ? months : undefined,
      facts: {
        final: write(last.balance),
        paidIn: write(last.paidIn),
        interest: write(last.interest),
        effective: writeDecimal((isSimple ? monthlyOf(rate).times(12) : monthlyOf(rate).plus(1).pow(12).minus(1)).times(100), 6),
      },
      chart: {
        type: 'stacked' as const,
        labels: lines.map(({ year }) => String(year)),
        series: [
          { name: 'paidIn', values: lines.map((line) => Number(write(line.paidIn))) },
          { name: 'interest', values: lines.map((line) => Number(write(line.interest))) },
        ],
      },
      table: lines.map(({ year, paidIn, interest, balance }) => ({
        year,
        paidIn: write(paidIn),
        interest: write(interest),
        balance: write(balance),
      })),
    },
  }
}

type Means = {
  monthlyOf: (rate: Decimal) => Decimal
  finalOf: (principal: Decimal, deposit: Decimal, rate: Decimal, months: number) => Decimal
  mostRate: number
  rhythm: Rhythm
  places: number
}

function solveFor(input: Input, { monthlyOf, finalOf, mostRate, rhythm, places }: Means) {
  const { unknown } = input
  const [principal, deposit] = [decimalOf(input.principal), decimalOf(input.deposit)]
  if (unknown === 'final') return { principal, deposit, rate: needed(input, 'rate'), months: lengthOf(input) }
  const goal = needed(input, 'goal')
  if (unknown === 'time') {
    const rate = needed(input, 'rate')
    const isReached = (months: number) => finalOf(principal, deposit, rate, months).gte(goal)
    if (!isReached(MOST_MONTHS)) fail('goal-not-reached', { maximum: MOST_YEARS, field: 'goal' })
    return { principal, deposit, rate, months: firstTrue(0, MOST_MONTHS, isReached) }
  }
  const months = lengthOf(input)
  if (unknown === 'rate') {
    const rate = rateFor(goal, mostRate, (value) => finalOf(principal, deposit, value, months))
    return { principal, deposit, rate, months }
  }
  const rate = needed(input, 'rate')
  const factors = growthFactors(monthlyOf(rate), months, rhythm)
  const rest = unknown === 'principal' ? goal.minus(deposit.times(factors.deposits)) : goal.minus(principal.times(factors.start))
  if (rest.lt(0)) fail('goal-passed', { field: 'goal' })
  if (unknown === 'principal') return { principal: rest.div(factors.start).toDecimalPlaces(places, 0), deposit, rate, months }
  if (factors.deposits.isZero()) fail('no-deposit-due', { field: 'years' })
  return { principal, deposit: rest.div(factors.deposits).toDecimalPlaces(places, 0), rate, months }
}

/** In percent, by bisection to ten decimals. */
function rateFor(goal: Decimal, most: number, finalAt: (rate: Decimal) => Decimal): Decimal {
  let [low, high] = [decimalOf(0), decimalOf(most)]
  if (finalAt(low).gt(goal) || finalAt(high).lt(goal)) fail('no-rate-fits', { maximum: most, field: 'goal' })
  while (high.minus(low).gt('1e-11')) {
    const middle = low.plus(high).div(2)
    if (finalAt(middle).lt(goal)) low = middle
    else high = middle
  }
  return high.toDecimalPlaces(10)
}

function firstTrue(from: number, to: number, holds: (value: number) => boolean): number {
  let [low, high] = [from, to]
  while (low < high) {
    const middle = Math.floor((low + high) / 2)
    if (holds(middle)) high = middle
    else low = middle + 1
  }
  return low
}

function lengthOf({ years, months }: Input): number {
  const all = years * 12 + months
  if (all === 0) fail('no-length', { field: 'years' })
  if (all > MOST_MONTHS) fail('length-too-long', { maximum: MOST_YEARS, field: 'years' })
  return all
}

function yearEnds(months: number): number[] {
  return Array.from({ length: Math.ceil(months / 12) }, (_, year) => Math.min((year + 1) * 12, months))
}

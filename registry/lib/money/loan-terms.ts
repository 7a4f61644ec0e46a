import type { Decimal } from 'decimal.js'
import * as z from 'zod'
import { defineFailures } from '../../../engine/core/define.ts'
import { choice, date, money, percent, rows, whole } from '../../../engine/core/kit.ts'
import { CURRENCIES } from '../../data/money/currencies.ts'
import { calendarFailures } from '../time/calendar-fields.ts'
import {
  FREQUENCIES,
  type Frequency,
  decimalOf,
  equalRepayment,
  interestOf,
  paymentFor,
  periodRate,
  principalFor,
  yearlyRateFor,
} from './loan.ts'

const MOST_YEARS = 100
const FREQUENCY_WORDS = { monthly: 'Month', fortnightly: 'Two weeks', weekly: 'Week', quarterly: 'Quarter', yearly: 'Year' } as const
const INPUT_BOUND = { min: '0', max: '1000000000000' }
const asked = (...unknowns: string[]) => ({ when: { unknown: unknowns } })
const inCurrency = { currency: 'currency' } as const

export const loanFailures = defineFailures({
  ...calendarFailures.words,
  'no-term': 'Enter the length of the loan in years, months or both.',
  'term-too-long': 'A loan can last at most {{maximum, number}} years here.',
  'no-whole-periods': 'This length isn’t a whole number of payment periods. Enter whole quarters or years.',
  'payment-too-small': 'The payment doesn’t even cover the interest, so the loan would never be paid off. Enter more than {{minimum}}.',
  'takes-too-long': 'At this payment, the loan would take more than {{maximum, number}} years. Enter a higher payment.',
  'payments-below-loan': 'The payments add up to {{total}}, which is less than the loan. Enter a higher payment or a longer term.',
  'rate-out-of-range': 'No interest rate below one million percent fits these amounts. Check the loan and the payment.',
  'nothing-to-borrow': 'This payment is too small to borrow anything. Enter a higher one.',
})
const { fail } = loanFailures

/** The terms of a loan; what is asked for is left open. */
export const loanTerms = z.object({
  unknown: choice('Calculate', {
    payment: 'The payment',
    principal: 'How much I can borrow',
    term: 'How long it takes',
    rate: 'The interest rate',
  }),
  principal: money('Loan', { start: '10000', optional: true, ...INPUT_BOUND, ...inCurrency, ...asked('payment', 'term', 'rate') }),
  payment: money('Payment', { start: '200', optional: true, ...INPUT_BOUND, ...inCurrency, ...asked('principal', 'term', 'rate') }),
  rate: percent('Annual interest rate', { start: '6', optional: true, min: '0', max: '1000', ...asked('payment', 'principal', 'term') }),
  years: whole('Years', { start: 5, min: 0, max: MOST_YEARS, default: 0, ...asked('payment', 'principal', 'rate') }),
  months: whole('Months', { min: 0, max: 1200, default: 0, ...asked('payment', 'principal', 'rate') }),
  method: choice('Repaid in', { equal: 'Equal payments', falling: 'Decreasing payments, with equal principal' }, asked('payment')),
  frequency: choice('Payment every', FREQUENCY_WORDS, {
    order: Object.keys(FREQUENCIES) as [Frequency, ...Frequency[]],
    default: 'monthly',
  }),
  currency: choice('Currency', CURRENCIES, { default: 'USD', named: 'currency', defaultFrom: 'currency' }),
  firstDate: date('First payment date', { default: '2026-01-01', defaultFrom: 'today', advanced: true }),
  extra: money('Extra per payment', { default: '0', ...INPUT_BOUND, ...inCurrency, advanced: true }),
  lumps: rows(
    'One-time extra payments',
    { number: whole('At payment number', { min: 1, max: 5200 }), amount: money('Amount', { ...INPUT_BOUND, ...inCurrency }) },
    { max: 50, default: [], advanced: true },
  ),
})
type LoanTerms = z.output<typeof loanTerms>

/** A loan with nothing left open; `most` is the number of payments it may take. */
type SolvedLoan = {
  principal: Decimal
  rate: Decimal
  yearlyRate: Decimal
  payment: Decimal
  repaid?: Decimal
  most: number
  settlesAtMost: boolean
}

/** Finds what is asked for. @throws ToolError required, and the codes of this tool */
export function solveLoan(input: LoanTerms, unit: { places: number }): SolvedLoan {
  const { unknown, frequency } = input
  const read = (field: 'principal' | 'payment' | 'rate') => {
    const value = input[field]
    if (value === undefined) return fail('required', { field })
    if (field !== 'rate' && Number(value) === 0) fail('not-above', { minimum: 0, field })
    return field === 'rate' ? decimalOf(value) : decimalOf(value).toDecimalPlaces(unit.places)
  }
  if (unknown === 'term') {
    const [principal, payment, yearlyRate] = [read('principal'), read('payment'), read('rate')]
    return {
      principal,
      payment,
      yearlyRate,
      rate: periodRate(yearlyRate, frequency),
      most: MOST_YEARS * FREQUENCIES[frequency],
      settlesAtMost: false,
    }
  }
  const most = countPayments(input)
  if (unknown === 'rate') {
    const [principal, payment] = [read('principal'), read('payment')]
    if (payment.times(most).lt(principal))
      fail('payments-below-loan', { total: payment.times(most).toFixed(unit.places), field: 'payment' })
    const yearlyRate = yearlyRateFor(principal, payment, most, frequency) ?? fail('rate-out-of-range', { field: 'payment' })
    return { principal, payment, yearlyRate, rate: periodRate(yearlyRate, frequency), most, settlesAtMost: true }
  }
  const yearlyRate = read('rate')
  const rate = periodRate(yearlyRate, frequency)
  if (unknown === 'principal') {
    const payment = read('payment')
    const principal = principalFor(payment, rate, most, unit)
    if (principal.isZero()) fail('nothing-to-borrow', { field: 'payment' })
    return { principal, payment, yearlyRate, rate, most, settlesAtMost: true }
  }
  const principal = read('principal')
  const loan = { principal, rate, payments: most }
  if (input.method === 'equal') return { principal, payment: paymentFor(loan, unit), yearlyRate, rate, most, settlesAtMost: true }
  const repaid = equalRepayment(loan, unit)
  return { principal, payment: repaid.plus(interestOf(principal, rate, unit)), repaid, yearlyRate, rate, most, settlesAtMost: true }
}

/** The payment that was given never repays the loan, or not in time. */
export function refusePayment(
  { principal, rate, payment }: SolvedLoan,
  unit: { places: number },
  write: (value: Decimal) => string,
): never {
  const interest = interestOf(principal, rate, unit)
  if (payment.gt(interest)) return fail('takes-too-long', { maximum: MOST_YEARS, field: 'payment' })
  return fail('payment-too-small', { minimum: write(interest), field: 'payment' })
}

/**
 * How many payments a length holds. Months hold whole weeks only by convention: a year has 52 weeks here, so the number is rounded to the nearest.
 * @throws ToolError no-term, term-too-long, no-whole-periods
 */
export function countPayments({ years, months, frequency }: Pick<LoanTerms, 'years' | 'months' | 'frequency'>): number {
  const all = years * 12 + months
  if (all === 0) fail('no-term', { field: 'years' })
  if (all > MOST_YEARS * 12) fail('term-too-long', { maximum: MOST_YEARS, field: 'years' })
  const exact = (all * FREQUENCIES[frequency]) / 12
  if (!Number.isInteger(exact) && FREQUENCIES[frequency] < 12) fail('no-whole-periods', { field: 'months' })
  return Math.round(exact)
}

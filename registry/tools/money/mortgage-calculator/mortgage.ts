import type { Decimal } from 'decimal.js'
import * as z from 'zod'
import { defineFailures } from '../../../../engine/core/define.ts'
import { choice, whole } from '../../../../engine/core/kit.ts'
import { calendarFailures } from '../../../lib/time/calendar-fields.ts'
import { type Installment, type MinorUnit, decimalOf, paymentFor, periodRate } from '../../../lib/money/loan.ts'
import { loanTerms } from '../../../lib/money/loan-terms.ts'
import { amountField, needed, neededAbove, percentField, toUnits } from '../../../lib/money/fields.ts'

export const mortgageFailures = defineFailures({
  ...calendarFailures.words,
  'nothing-to-lend': 'The down payment covers the whole price, so no loan is needed. Enter a smaller down payment.',
  'budget-too-small': 'Fees and insurance alone use up this budget. Enter more than {{minimum}}.',
  'price-too-high': 'This budget is enough for any price up to a trillion. Enter a lower budget.',
})
const { fail } = mortgageFailures

const asked = (field: string, ...values: string[]) => ({ when: { [field]: values } })
const MOST_PRICE = '1000000000000'

/** Round values from which a calculation may start, of the order that homes and loans have where a language is spoken. */
const HOME_PRICES = {
  en: '400000',
  es: '200000',
  fr: '250000',
  id: '800000000',
  it: '200000',
  pl: '600000',
  pt: '400000',
  ru: '8000000',
} as const
/** French banks lend for 25 years at most. */
export const HOME_YEARS = { en: 30, fr: 25 } as const
export const HOME_RATES = { en: '6.5', es: '3', fr: '3.5', id: '9', it: '3.5', pl: '7', pt: '11', ru: '15' } as const

/** Where insurance of the loan lasts until it is paid off; elsewhere a small down payment is what is insured. */
export const INSURED_ABOVE = { en: '80', es: '0', fr: '0', id: '0', it: '0', pt: '0', ru: '0' } as const

/** A home loan with what a home costs besides. */
export const mortgageTerms = z.object({
  unknown: choice('Calculate', { payment: 'The payment', price: 'The home price I can afford' }),
  price: amountField('Home price', { start: HOME_PRICES, optional: true, ...asked('unknown', 'payment') }),
  budget: amountField('Monthly budget', {
    start: '1500',
    optional: true,
    ...asked('unknown', 'price'),
    help: 'Including tax, insurance and fees.',
  }),
  downBy: choice('Down payment as', { percent: 'Percentage of the price', amount: 'Amount' }),
  downPercent: percentField('Down payment', { max: '99', default: '20', ...asked('downBy', 'percent') }),
  down: amountField('Down payment', { default: '0', ...asked('downBy', 'amount') }),
  rate: percentField('Annual interest rate', { start: HOME_RATES, max: '100', optional: true }),
  years: whole('Years', { min: 1, max: 60, default: 30, start: HOME_YEARS }),
  taxRate: percentField('Property tax per year', { max: '20', default: '0', help: 'As a percentage of the price.' }),
  insurance: amountField('Home insurance per year', { default: '0' }),
  fees: amountField('Fees per month', { default: '0', help: 'HOA dues, service charges and the like.' }),
  insuranceRate: percentField('Mortgage insurance per year', { max: '20', default: '0', help: 'As a percentage of the loan (PMI).' }),
  insuredAbove: percentField('Mortgage insurance while you owe more than', {
    max: '100',
    default: '80',
    start: INSURED_ABOVE,
    help: 'As a percentage of the price.',
    advanced: true,
  }),
  closing: amountField('Closing costs', { default: '0', advanced: true }),
  currency: loanTerms.shape.currency,
  firstDate: loanTerms.shape.firstDate,
  extra: loanTerms.shape.extra,
  lumps: loanTerms.shape.lumps,
})
type MortgageTerms = z.output<typeof mortgageTerms>

/** A home at a price: what is paid at the start and in the first month, each a whole number of minor units. */
type Home = Readonly<
  Record<
    'price' | 'down' | 'loan' | 'rate' | 'payment' | 'tax' | 'insurance' | 'fees' | 'mortgageInsurance' | 'total' | 'closing' | 'zero',
    Decimal
  >
> & { /** What may still be owed without mortgage insurance. */ readonly free: Decimal }

/** @throws ToolError required, not-above, nothing-to-lend */
export function homeAt(input: MortgageTerms, unit: MinorUnit): Home {
  const home = priced(neededAbove(input, 'price'), input, unit)
  if (home.loan.lte(0)) fail('nothing-to-lend', { field: input.downBy === 'amount' ? 'down' : 'downPercent' })
  return home
}

function priced(given: Decimal, input: MortgageTerms, { places }: MinorUnit): Home {
  const price = toUnits(given, places)
  const round = (value: Decimal) => toUnits(value, places)
  const down = round(input.downBy === 'amount' ? decimalOf(input.down) : price.times(input.downPercent).div(100))
  const loan = price.minus(down)
  const rate = periodRate(needed(input, 'rate'), 'monthly')
  const payment = paymentFor({ principal: loan, rate, payments: input.years * 12 }, { places })
  const tax = round(price.times(input.taxRate).div(1200))
  const insurance = round(decimalOf(input.insurance).div(12))
  const fees = round(decimalOf(input.fees))
  // Up to whole units, so that a down payment of just the share, rounded, is free of it.
  const free = price.times(input.insuredAbove).div(100).toDecimalPlaces(places, 0)
  const mortgageInsurance = loan.gt(free) ? round(loan.times(input.insuranceRate).div(1200)) : decimalOf(0)
  const total = payment.plus(tax).plus(insurance).plus(fees).plus(mortgageInsurance)
  return {
    price,
    down,
    loan,
    rate,
    payment,
    tax,
    insurance,
    fees,
    mortgageInsurance,
    total,
    free,
    closing: round(decimalOf(input.closing)),
    zero: decimalOf(0),
  }
}

/**
 * The most expensive home whose monthly cost stays within the budget. A more expensive home never costs less a month, so bisection finds it.
 * @throws ToolError required, not-above, budget-too-small, price-too-high
 */
export function priceFor(input: MortgageTerms, unit: MinorUnit): Home {
  const budget = neededAbove(input, 'budget')
  const one = decimalOf(10).pow(-unit.places)
  // Below the down payment no loan is needed.
  const least = (input.downBy === 'amount' ? toUnits(decimalOf(input.down), unit.places) : decimalOf(0)).plus(one)
  const fits = (price: Decimal) => priced(price, input, unit).total.lte(budget)
  if (priced(least, input, unit).total.gte(budget))
    fail('budget-too-small', { minimum: priced(least, input, unit).total.toFixed(unit.places), field: 'budget' })
  if (fits(decimalOf(MOST_PRICE))) fail('price-too-high', { field: 'budget' })
  let [low, high] = [least.div(one), decimalOf(MOST_PRICE).div(one)]
  while (high.minus(low).gt(1)) {
    const middle = low.plus(high).div(2).floor()
    if (fits(middle.times(one))) low = middle
    else high = middle
  }
  return priced(low.times(one), input, unit)
}

/** What tax, insurance and fees come to over the schedule, and how many months mortgage insurance is paid. */
export function costsOf(home: Home, lines: readonly Installment[]): { readonly total: Decimal; readonly insured: number } {
  const owedBefore = [home.loan, ...lines.map((line) => line.balance)].slice(0, lines.length)
  const insured = home.mortgageInsurance.isZero() ? 0 : owedBefore.filter((owed) => owed.gt(home.free)).length
  const monthly = home.tax.plus(home.insurance).plus(home.fees)
  return { total: monthly.times(lines.length).plus(home.mortgageInsurance.times(insured)), insured }
}

import { Decimal } from 'decimal.js'

const Exact = Decimal.clone({ precision: 50, rounding: 4 })

/** Payments in a year. */
export const FREQUENCIES = { weekly: 52, fortnightly: 26, monthly: 12, quarterly: 4, yearly: 1 } as const
export type Frequency = keyof typeof FREQUENCIES

/** A loan repaid in equal payments at the end of each period. */
type Loan = {
  readonly principal: Decimal
  /** Interest of one period, as a fraction. */
  readonly rate: Decimal
  readonly payments: number
}
/** Decimals of the currency. */
export type MinorUnit = { readonly places: number }

export function decimalOf(value: string | number): Decimal {
  return new Exact(value)
}

/** Nominal yearly interest in percent, divided evenly over the periods. */
export function periodRate(yearlyPercent: Decimal, frequency: Frequency): Decimal {
  return yearlyPercent.div(100).div(FREQUENCIES[frequency])
}

/** How many times the payment the principal is: (1 − (1 + i)^−n) / i. */
function annuityFactor(rate: Decimal, payments: number): Decimal {
  if (rate.isZero()) return new Exact(payments)
  return new Exact(1).minus(rate.plus(1).pow(-payments)).div(rate)
}

export function paymentFor({ principal, rate, payments }: Loan, unit: MinorUnit): Decimal {
  return atLeastOne(principal.div(annuityFactor(rate, payments)), unit)
}

/** What is repaid each time if it is always the same. */
export function equalRepayment({ principal, payments }: Pick<Loan, 'principal' | 'payments'>, unit: MinorUnit): Decimal {
  return atLeastOne(principal.div(payments), unit)
}

/** To the minor unit; a tiny loan is repaid by one unit at a time, and so earlier. */
function atLeastOne(amount: Decimal, { places }: MinorUnit): Decimal {
  return Decimal.max(amount.toDecimalPlaces(places, Decimal.ROUND_HALF_UP), new Exact(10).pow(-places))
}

/** Interest of one period on what is owed, rounded to the minor unit. */
export function interestOf(balance: Decimal, rate: Decimal, { places }: MinorUnit): Decimal {
  return balance.times(rate).toDecimalPlaces(places, Decimal.ROUND_HALF_UP)
}

/** Rounded down, so that the payments cover it. */
export function principalFor(payment: Decimal, rate: Decimal, payments: number, { places }: MinorUnit): Decimal {
  return payment.times(annuityFactor(rate, payments)).toDecimalPlaces(places, Decimal.ROUND_DOWN)
}

/**
 * Yearly interest in percent at which the payments repay the principal, by bisection to ten decimals.
 * @returns undefined when the payments do not even repay the principal, or the rate is above 1,000,000 %
 */
export function yearlyRateFor(principal: Decimal, payment: Decimal, payments: number, frequency: Frequency): Decimal | undefined {
  if (payment.times(payments).lt(principal)) return undefined
  let [low, high] = [new Exact(0), new Exact(1_000_000)]
  const worth = (yearly: Decimal) => payment.times(annuityFactor(periodRate(yearly, frequency), payments))
  if (worth(high).gt(principal)) return undefined
  while (high.minus(low).gt('1e-11')) {
    const middle = low.plus(high).div(2)
    if (worth(middle).gt(principal)) low = middle
    else high = middle
  }
  return high.toDecimalPlaces(10)
}

/** One line of the schedule; every amount is a whole number of minor units. */
export type Installment = {
  readonly number: number
  readonly payment: Decimal
  readonly interest: Decimal
  readonly principal: Decimal
  readonly extra: Decimal
  readonly balance: Decimal
}

/** @param extraOf paid on top with the payment of that number */
type Plan = {
  readonly principal: Decimal
  readonly rate: Decimal
  /** The same each time, or only the first one if `repaid` is given. */
  readonly payment: Decimal
  /** Repaid each time besides the interest, so that payments fall. */
  readonly repaid?: Decimal | undefined
  readonly extraOf: (number: number) => Decimal
  readonly most: number
  readonly settlesAtMost: boolean
}

/**
 * The payments until nothing is owed. Interest of each period is rounded to the minor unit; the last
 * payment is what is left, so that the sum is exact. Extra payments shorten the loan.
 * @returns undefined when the payments do not reach the end: they do not exceed the interest, or `most` is not enough
 */
export function scheduleOf(
  { principal, rate, payment, repaid, extraOf, most, settlesAtMost }: Plan,
  unit: MinorUnit,
): Installment[] | undefined {
  const lines: Installment[] = []
  let balance = principal
  for (let number = 1; balance.gt(0); number++) {
    if (number > most) return undefined
    const interest = interestOf(balance, rate, unit)
    const owed = balance.plus(interest)
    const due = repaid?.plus(interest) ?? payment
    const isLast = due.gte(owed) || (settlesAtMost && number === most)
    const paid = isLast ? owed : due
    if (!isLast && !settlesAtMost && paid.lte(interest) && extraOf(number).isZero()) return undefined
    const left = owed.minus(paid)
    const extra = Decimal.min(extraOf(number), left)
    balance = left.minus(extra)
    lines.push({ number, payment: paid, interest, principal: paid.minus(interest), extra, balance })
  }
  return lines
}

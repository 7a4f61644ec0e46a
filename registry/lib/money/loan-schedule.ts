import type { Decimal } from 'decimal.js'
import * as z from 'zod'
import { chart, part } from '../../../engine/core/parts.ts'
import { calendarFailures } from '../time/calendar-fields.ts'
import { FREQUENCIES, type Frequency, type Installment, decimalOf } from './loan.ts'
import { amountPart } from './fields.ts'

/** The columns that every repayment schedule has; `extra` only where something extra is paid. */
export const scheduleColumns = {
  number: part(z.int(), 'No.'),
  date: part(z.string(), 'Date', { format: 'date' }),
  payment: amountPart('Payment'),
  interest: amountPart('Interest'),
  repaid: amountPart('Principal'),
  extra: amountPart('Extra').optional(),
  balance: amountPart('Remaining balance'),
}

export const repaymentChart = chart('Principal and interest by year', {
  choices: { repaid: 'Principal', interest: 'Interest' },
  currency: 'currency',
})

/** The lines of a schedule as rows. @param write an amount as a decimal string */
export function scheduleRows(
  lines: readonly Installment[],
  dates: readonly string[],
  write: (value: Decimal) => string,
  hasExtra: boolean,
) {
  return lines.map((line, index) => ({
    number: line.number,
    date: dates[index] as string,
    payment: write(line.payment),
    interest: write(line.interest),
    repaid: write(line.principal),
    extra: hasExtra ? write(line.extra) : undefined,
    balance: write(line.balance),
  }))
}

export function totalOf(lines: readonly Installment[], part: 'interest' | 'principal'): Decimal {
  return lines.reduce((sum, line) => sum.plus(line[part]), decimalOf(0))
}

/**
 * What is paid on top with the payment of each number.
 * @param extra with every payment @param lumps single payments, several of which may fall on one number
 */
export function extrasOf(extra: string, lumps: readonly { readonly number: number; readonly amount: string }[], places: number) {
  const regular = decimalOf(extra).toDecimalPlaces(places)
  const single = new Map<number, Decimal>()
  for (const { number, amount } of lumps)
    single.set(number, (single.get(number) ?? decimalOf(0)).plus(decimalOf(amount).toDecimalPlaces(places)))
  return {
    isGiven: regular.gt(0) || single.size > 0,
    extraOf: (number: number) => regular.plus(single.get(number) ?? 0),
    isUnusedAfter: (payments: number) => [...single.keys()].some((number) => number > payments),
  }
}

/**
 * Dates as ISO 8601, counted from the first one, so that a 31st comes back after a shorter month.
 * @throws ToolError out-of-range at `firstDate` when the last one is after the year 9999
 */
export async function paymentDates(first: string, frequency: Frequency, count: number): Promise<string[]> {
  const { Temporal } = await import('temporal-polyfill')
  const start = Temporal.PlainDate.from(first)
  const step = { weekly: { weeks: 1 }, fortnightly: { weeks: 2 }, monthly: { months: 1 }, quarterly: { months: 3 }, yearly: { years: 1 } }[
    frequency
  ]
  const [[name, size]] = Object.entries(step) as [[string, number]]
  const dateAt = (index: number) => start.add({ [name]: size * index })
  if (dateAt(count - 1).year > 9999) calendarFailures.fail('out-of-range', { field: 'firstDate' })
  return Array.from({ length: count }, (_, index) => dateAt(index).toString())
}

/** {@link repaymentChart} of the years from the first payment on. */
export function chartByYear(lines: readonly Installment[], frequency: Frequency) {
  const perYear = FREQUENCIES[frequency]
  const years = Array.from({ length: Math.ceil(lines.length / perYear) }, (_, year) => lines.slice(year * perYear, (year + 1) * perYear))
  const sums = (value: (line: Installment) => Decimal) =>
    years.map((year) => Number(year.reduce((sum, line) => sum.plus(value(line)), decimalOf(0))))
  return {
    type: 'stacked' as const,
    labels: years.map((_, year) => String(year + 1)),
    series: [
      { name: 'repaid', values: sums((line) => line.principal.plus(line.extra)) },
      { name: 'interest', values: sums((line) => line.interest) },
    ],
  }
}

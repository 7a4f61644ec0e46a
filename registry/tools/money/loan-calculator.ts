import type { Decimal } from 'decimal.js'
import * as z from 'zod'
import { defineTool, fail } from '../../../engine/core/define.ts'
import { column, facts, part, table } from '../../../engine/core/parts.ts'
import { value } from '../../../engine/core/schema.ts'
import { currencyPlaces } from '../../lib/money/currency-places.ts'
import { decimalOf, scheduleOf } from '../../lib/money/loan.ts'
import {
  chartByYear,
  extrasOf,
  paymentDates,
  repaymentChart,
  scheduleColumns,
  scheduleRows,
  totalOf,
} from '../../lib/money/loan-schedule.ts'
import { loanFailures, loanTerms, refusePayment, solveLoan } from '../../lib/money/loan-terms.ts'
import { writeDecimal } from '../../lib/numbers/plain-decimal.ts'

const inCurrency = { currency: 'currency' } as const
const headline = (label: string, sentence: string) => part(value.money, label, { view: 'headline', sentence, ...inCurrency }).optional()
const amount = (label: string) => part(value.money, label, inCurrency)

export const loanCalculator = defineTool({
  id: 'loan-calculator',
  category: 'money',
  icon: 'hand-coins',
  title: 'Loan calculator',
  summary: 'Calculate the payment, term, amount or interest rate of a loan, with a full repayment schedule and extra payments.',
  keywords: ['loan payment', 'amortization schedule', 'emi calculator', 'credit calculator', 'interest', 'installment', 'repayment'],
  aliases: ['loan-payment-calculator', 'emi-calculator', 'amortization-calculator'],
  slugs: {
    es: ['calculadora-de-prestamos', 'simulador-de-prestamos'],
    fr: ['simulateur-de-pret', 'calculatrice-de-pret'],
    id: 'kalkulator-pinjaman',
    it: 'calcolo-rata-prestito',
    pl: 'kalkulator-kredytowy',
    pt: ['calculadora-de-emprestimo', 'simulador-de-emprestimo'],
    ru: 'kreditnyy-kalkulyator',
  },
  effect: 'pure',
  input: loanTerms,
  output: z.object({
    monthly: headline('Payment', 'You pay {{value}} a month.'),
    fortnightly: headline('Payment', 'You pay {{value}} every two weeks.'),
    weekly: headline('Payment', 'You pay {{value}} a week.'),
    quarterly: headline('Payment', 'You pay {{value}} a quarter.'),
    yearly: headline('Payment', 'You pay {{value}} a year.'),
    firstPayment: headline('First payment', 'The first payment is {{value}}.'),
    principal: headline('Loan', 'You can borrow {{value}}.'),
    term: part(z.int(), 'Number of payments', {
      view: 'headline',
      sentence: { one: 'The loan is paid off after {{value}} payment.', other: 'The loan is paid off after {{value}} payments.' },
    }).optional(),
    rate: part(value.percent, 'Annual interest rate', {
      view: 'headline',
      decimals: 4,
      sentence: 'The interest rate is {{value}} a year.',
    }).optional(),
    facts: facts('Details', {
      payment: amount('Payment').optional(),
      payments: column(z.int(), 'Number of payments'),
      lastPayment: amount('Last payment'),
      lastDate: column(z.string(), 'Last payment on', { format: 'date' }),
      totalInterest: amount('Total interest'),
      totalPaid: amount('Total paid'),
      interestSaved: amount('Interest saved').optional(),
      paymentsSaved: column(z.int(), 'Payments saved').optional(),
    }),
    chart: repaymentChart,
    schedule: table('Schedule', scheduleColumns, { fileName: 'loan-schedule.csv' }),
  }),
  failures: loanFailures.words,
  notices: {
    'rounded-payment': { info: 'Amounts are rounded to the smallest unit of the currency, and the last payment makes up the difference.' },
    'extra-unused': 'Some extra payments fall after the loan is paid off and aren’t needed.',
  },
  notes: [
    'Equal payments at the end of each period: payment = loan × i ÷ (1 − (1 + i)^−n), where i is the annual interest rate divided by the number of payments a year (a year has 52 weeks here) and n the total number of payments.',
    'With decreasing payments, you repay the same part of the loan each time, plus the interest on what you still owe. The first payments are higher, but the total interest is lower.',
    'The interest for each period is rounded half away from zero to the smallest unit of the currency; the last payment is whatever is left, so the totals are exact. Extra payments shorten the loan.',
    'Fees and insurance are not included, and lenders may count days differently: your contract decides. If a month doesn’t have the payment day, its last day is used.',
  ],
  examples: [
    {
      title: 'A five-year loan at 6%',
      input: { principal: '10000', rate: '6', years: 5, firstDate: '2026-12-01' },
      output: {
        monthly: '193.33',
        facts: { payment: '193.33', payments: 60, lastPayment: '193.21', lastDate: '2031-11-01', totalPaid: '11599.68' },
      },
    },
    {
      title: 'How much you can borrow',
      input: { unknown: 'principal', payment: '500', rate: '5', years: 4, firstDate: '2026-12-01' },
      output: { principal: '21711.47' },
    },
    {
      title: 'An interest-free loan',
      input: { principal: '1000', rate: '0', months: 3, firstDate: '2026-11-30' },
      output: { monthly: '333.33' },
    },
    {
      title: 'Decreasing payments',
      input: { principal: '12000', rate: '12', years: 1, method: 'falling', firstDate: '2026-12-01' },
      output: { firstPayment: '1120', facts: { payments: 12, lastDate: '2027-11-01', totalPaid: '12780' } },
    },
    {
      title: 'With extra payments',
      input: { principal: '10000', rate: '6', years: 5, extra: '50', firstDate: '2026-12-01' },
      output: {
        facts: {
          payments: 47,
          lastPayment: '29',
          lastDate: '2030-10-01',
          totalPaid: '11222.18',
          interestSaved: '377.5',
          paymentsSaved: 13,
        },
      },
    },
  ],
  transform: async (input, { note }) => {
    const unit = { places: currencyPlaces(input.currency) }
    const loan = solveLoan(input, unit)
    const write = (value: Decimal) => writeDecimal(value, unit.places)
    const { isGiven: isExtra, extraOf, isUnusedAfter } = extrasOf(input.extra, input.lumps, unit.places)

    const plain = scheduleOf({ ...loan, extraOf: () => decimalOf(0) }, unit)
    const lines = isExtra ? scheduleOf({ ...loan, extraOf }, unit) : plain
    if (!lines) return refusePayment(loan, unit, write)
    const last = lines.at(-1)
    if (!last) fail('not-above', { minimum: 0, field: 'principal' })

    const dates = await paymentDates(input.firstDate, input.frequency, lines.length)
    const interest = totalOf(lines, 'interest')
    const isEven = loan.repaid ? last.principal.eq(loan.repaid) : last.payment.eq(loan.payment)
    if (!isEven) note('rounded-payment')
    if (isUnusedAfter(lines.length)) note('extra-unused')
    return {
      ...(input.unknown === 'payment' && { [loan.repaid ? 'firstPayment' : input.frequency]: write(loan.payment) }),
      principal: input.unknown === 'principal' ? write(loan.principal) : undefined,
      term: input.unknown === 'term' ? lines.length : undefined,
      rate: input.unknown === 'rate' ? writeDecimal(loan.yearlyRate, 6) : undefined,
      facts: {
        payment: loan.repaid ? undefined : write(loan.payment),
        payments: lines.length,
        lastPayment: write(last.payment.plus(last.extra)),
        lastDate: dates.at(-1) ?? input.firstDate,
        totalInterest: write(interest),
        totalPaid: write(loan.principal.plus(interest)),
        ...(isExtra &&
          plain && { interestSaved: write(totalOf(plain, 'interest').minus(interest)), paymentsSaved: plain.length - lines.length }),
      },
      chart: chartByYear(lines, input.frequency),
      schedule: scheduleRows(lines, dates, write, isExtra),
    }
  },
})

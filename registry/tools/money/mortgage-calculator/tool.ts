import * as z from 'zod'
import { type OtherLanguage, defineTool } from '../../../../engine/core/define.ts'
import { column, facts, table } from '../../../../engine/core/parts.ts'
import { currencyPlaces } from '../../../lib/money/currency-places.ts'
import { scheduleOf } from '../../../lib/money/loan.ts'
import {
  chartByYear,
  extrasOf,
  paymentDates,
  repaymentChart,
  scheduleColumns,
  scheduleRows,
  totalOf,
} from '../../../lib/money/loan-schedule.ts'
import { amountPart } from '../../../lib/money/fields.ts'
import { HOME_RATES, HOME_YEARS, INSURED_ABOVE, costsOf, homeAt, mortgageFailures, mortgageTerms, priceFor } from './mortgage.ts'
import { writeDecimal } from '../../../lib/numbers/plain-decimal.ts'

/** An example at the rate that the page of each other language begins with. */
function atHomeRate(inputs: { readonly [L in OtherLanguage]?: Readonly<Record<string, string | number>> }) {
  const { en: _, ...rates } = HOME_RATES
  return Object.fromEntries(
    Object.entries(rates).map(([language, rate]) => [language, { input: { rate, ...inputs[language as OtherLanguage] } }]),
  )
}

export const mortgageCalculator = defineTool({
  id: 'mortgage-calculator',
  category: 'money',
  icon: 'house',
  title: 'Mortgage calculator',
  summary: 'Calculate the monthly cost of a home with tax, insurance and fees, or the price that fits your budget, with the full schedule.',
  keywords: [
    'mortgage payment',
    'home loan',
    'house payment',
    'piti',
    'pmi',
    'how much house can i afford',
    'amortization',
    'down payment',
  ],
  aliases: ['mortgage-payment-calculator', 'home-loan-calculator', 'house-payment-calculator'],
  slugs: {
    es: ['calculadora-de-hipoteca', 'simulador-de-hipoteca'],
    fr: ['simulateur-pret-immobilier', 'calcul-pret-immobilier'],
    id: 'kalkulator-kpr',
    it: ['calcolo-mutuo', 'calcolo-rata-mutuo'],
    pl: ['kalkulator-kredytu-hipotecznego', 'kalkulator-hipoteczny'],
    pt: ['simulador-de-financiamento-imobiliario', 'calculadora-de-financiamento-imobiliario'],
    ru: ['ipotechnyy-kalkulyator', 'kalkulyator-ipoteki'],
  },
  effect: 'pure',
  input: mortgageTerms,
  output: z.object({
    monthly: amountPart('Total per month', { view: 'headline', sentence: 'You pay {{value}} a month.' }).optional(),
    price: amountPart('Home price', { view: 'headline', sentence: 'You can afford a home for up to {{value}}.' }).optional(),
    month: facts('Monthly cost', {
      loan: amountPart('Loan payment'),
      tax: amountPart('Property tax'),
      insurance: amountPart('Home insurance'),
      fees: amountPart('Fees'),
      mortgageInsurance: amountPart('Mortgage insurance'),
      total: amountPart('Total'),
    }),
    facts: facts('Details', {
      price: amountPart('Home price'),
      down: amountPart('Down payment'),
      loan: amountPart('Loan'),
      cash: amountPart('Cash needed upfront'),
      payments: column(z.int(), 'Number of payments'),
      lastDate: column(z.string(), 'Last payment on', { format: 'date' }),
      totalInterest: amountPart('Total interest'),
      insured: column(z.int(), 'Months with mortgage insurance'),
      totalCosts: amountPart('Total tax, insurance and fees'),
      totalPaid: amountPart('Total paid'),
      interestSaved: amountPart('Interest saved').optional(),
      paymentsSaved: column(z.int(), 'Payments saved').optional(),
    }),
    chart: repaymentChart,
    schedule: table('Schedule', scheduleColumns, { fileName: 'mortgage-schedule.csv' }),
  }),
  failures: mortgageFailures.words,
  notices: {
    'rounded-payment': { info: 'Amounts are rounded to the smallest unit of the currency, and the last payment makes up the difference.' },
    'extra-unused': 'Some extra payments fall after the loan is paid off and aren’t needed.',
  },
  notes: [
    'Equal payments at the end of each month: payment = loan × i ÷ (1 − (1 + i)^−n), where i is the annual interest rate divided by twelve and n the number of months. The loan is the price minus the down payment.',
    'The interest for each month and each monthly share of a yearly cost are rounded half away from zero to the smallest unit of the currency; the last payment is whatever is left, so the totals are exact.',
    'You pay mortgage insurance as long as you owe more than the chosen share of the price. In the United States you may ask to cancel it once you owe 80% of the original value, and it ends automatically at 78% (Homeowners Protection Act, 12 U.S.C. § 4902).',
    'Tax, insurance and fees are assumed to stay the same the whole time. For a budget, the calculator finds the most expensive home whose monthly cost, mortgage insurance included, stays within it. Rates and rules differ by lender and country: your contract decides.',
  ],
  examples: [
    {
      title: 'A home with 20% down',
      input: { price: '400000', rate: '6.5', years: 30, taxRate: '1.1', insurance: '1800', firstDate: '2026-12-01' },
      // In Indonesia, Italy, Poland and Russia a home is taxed by its area or hardly at all.
      in: atHomeRate({
        es: { taxRate: '0.4' },
        fr: { years: HOME_YEARS.fr, taxRate: '0.6' },
        id: { price: '800000000', taxRate: '0', insurance: '1500000' },
        it: { taxRate: '0' },
        pl: { price: '800000', taxRate: '0', insurance: '600' },
        pt: { taxRate: '1' },
        ru: { price: '9000000', taxRate: '0', insurance: '15000' },
      }),
      output: {
        monthly: '2539.29',
        month: { loan: '2022.62', tax: '366.67', insurance: '150', fees: '0', mortgageInsurance: '0', total: '2539.29' },
      },
    },
    {
      title: 'A small down payment with mortgage insurance',
      input: { price: '300000', downPercent: '5', rate: '6', years: 30, insuranceRate: '0.8', firstDate: '2026-12-01' },
      // Elsewhere, hardly anybody lends on 5% down.
      in: atHomeRate({
        es: { downPercent: '10', insuranceRate: '0.4', insuredAbove: INSURED_ABOVE.es },
        fr: { years: HOME_YEARS.fr, downPercent: '10', insuranceRate: '0.4', insuredAbove: INSURED_ABOVE.fr },
        id: { price: '600000000', downPercent: '10', insuranceRate: '0.4', insuredAbove: INSURED_ABOVE.id },
        it: { downPercent: '10', insuranceRate: '0.4', insuredAbove: INSURED_ABOVE.it },
        pl: { downPercent: '10', insuranceRate: '0.3' },
        pt: { downPercent: '10', insuranceRate: '0.4', insuredAbove: INSURED_ABOVE.pt },
        ru: { price: '8000000', downPercent: '20.1', insuranceRate: '0.6', insuredAbove: INSURED_ABOVE.ru },
      }),
      output: { month: { loan: '1708.72', tax: '0', insurance: '0', fees: '0', mortgageInsurance: '190', total: '1898.72' } },
    },
    {
      title: 'What fits a budget',
      input: { unknown: 'price', budget: '2000', rate: '5', years: 25, fees: '150', firstDate: '2026-12-01' },
      in: atHomeRate({ id: { budget: '8000000', fees: '500000' }, ru: { budget: '100000', fees: '8000' } }),
      output: { price: '395577.43' },
    },
  ],
  transform: async (input, { note }) => {
    const unit = { places: currencyPlaces(input.currency) }
    const write = (value: { toFixed(places: number): string }) => writeDecimal(value, unit.places)
    const home = input.unknown === 'price' ? priceFor(input, unit) : homeAt(input, unit)
    const { isGiven, extraOf, isUnusedAfter } = extrasOf(input.extra, input.lumps, unit.places)
    const plan = { principal: home.loan, rate: home.rate, payment: home.payment, most: input.years * 12, settlesAtMost: true }
    // Neither can fail: the last payment settles whatever is left.
    const plain = scheduleOf({ ...plan, extraOf: () => home.zero }, unit) ?? []
    const lines = isGiven ? (scheduleOf({ ...plan, extraOf }, unit) ?? []) : plain

    const dates = await paymentDates(input.firstDate, 'monthly', lines.length)
    const interest = totalOf(lines, 'interest')
    const costs = costsOf(home, lines)
    if (lines.at(-1)?.payment.eq(home.payment) === false) note('rounded-payment')
    if (isUnusedAfter(lines.length)) note('extra-unused')
    return {
      ...(input.unknown === 'price' ? { price: write(home.price) } : { monthly: write(home.total) }),
      month: {
        loan: write(home.payment),
        tax: write(home.tax),
        insurance: write(home.insurance),
        fees: write(home.fees),
        mortgageInsurance: write(home.mortgageInsurance),
        total: write(home.total),
      },
      facts: {
        price: write(home.price),
        down: write(home.down),
        loan: write(home.loan),
        cash: write(home.down.plus(home.closing)),
        payments: lines.length,
        lastDate: dates.at(-1) ?? input.firstDate,
        totalInterest: write(interest),
        insured: costs.insured,
        totalCosts: write(costs.total),
        totalPaid: write(home.price.plus(home.closing).plus(interest).plus(costs.total)),
        interestSaved: isGiven ? write(totalOf(plain, 'interest').minus(interest)) : undefined,
        paymentsSaved: isGiven ? plain.length - lines.length : undefined,
      },
      chart: chartByYear(lines, 'monthly'),
      schedule: scheduleRows(lines, dates, write, isGiven),
    }
  },
})

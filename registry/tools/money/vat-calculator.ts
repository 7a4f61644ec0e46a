import * as z from 'zod'
import { defineTool } from '../../../engine/core/define.ts'
import { choice, vary } from '../../../engine/core/kit.ts'
import { column, table } from '../../../engine/core/parts.ts'
import { value } from '../../../engine/core/schema.ts'
import { VAT_RATES, VAT_TO_CHECK, type VatCountry } from '../../data/money/vat-rates.ts'
import { currencyPlaces } from '../../lib/money/currency-places.ts'
import { decimalOf } from '../../lib/money/loan.ts'
import { currencyField } from '../../lib/money/fields.ts'
import { SALES_TAX_NOTES, WITH_RATE, salesTaxFailures, salesTaxFields, salesTaxOutput, solveSalesTax } from '../../lib/money/sales-tax.ts'

const { rate, ...known } = salesTaxFields
const KINDS = ['standard', 'second', 'third', 'fourth'] as const
const KIND_WORDS = { standard: 'Standard rate', second: 'Second rate', third: 'Third rate', fourth: 'Fourth rate' } as const

export const vatCalculator = defineTool({
  id: 'vat-calculator',
  category: 'money',
  icon: 'receipt-text',
  title: 'VAT calculator',
  summary: 'Add VAT to a price, take it out or find the rate, with the standard and reduced rates of over 100 countries.',
  keywords: ['value added tax', 'net and gross', 'add vat', 'remove vat', 'reverse vat', 'vat rates'],
  aliases: ['reverse-vat-calculator'],
  slugs: {
    es: 'calculadora-de-iva',
    fr: 'calcul-tva',
    id: 'kalkulator-ppn',
    it: 'calcolo-iva',
    pl: 'kalkulator-vat',
    pt: 'calculadora-de-iva',
    ru: 'kalkulyator-nds',
  },
  effect: 'pure',
  input: z.object({
    ...known,
    country: choice('Country', Object.keys(VAT_RATES) as [VatCountry, ...VatCountry[]], {
      // The United States and Brazil have no VAT.
      start: { en: 'GB', es: 'ES', fr: 'FR', id: 'ID', it: 'IT', pl: 'PL', pt: 'PT', ru: 'RU' },
      default: 'GB',
      named: 'region',
      defaultFrom: 'region',
      ...WITH_RATE,
    }),
    kind: choice('Rate', KIND_WORDS, { default: 'standard', ...WITH_RATE }),
    rate,
    currency: vary(currencyField(), { start: { en: 'GBP', es: 'EUR', fr: 'EUR', id: 'IDR', it: 'EUR', pl: 'PLN', pt: 'EUR', ru: 'RUB' } }),
  }),
  output: z.object({
    ...salesTaxOutput,
    rates: table(
      'This country’s rates',
      { kind: column(z.enum(KINDS), 'Kind', { choices: KIND_WORDS }), rate: column(value.percent, 'Tax rate', { decimals: 2 }) },
      { fileName: 'vat-rates.csv' },
    ).optional(),
  }),
  failures: {
    ...salesTaxFailures.words,
    'no-such-rate': 'The table has fewer rates for this country. Choose another, or enter a custom rate.',
  },
  notices: {
    'rate-to-check': { warning: 'Only one source gives this country’s standard rate. Check it before relying on it.' },
    'own-rate-used': 'Your custom rate was used instead of the table.',
  },
  notes: [
    ...SALES_TAX_NOTES,
    'Rates as of January 2026, with changes announced for 2026, from the open data sets “ibericode vat-rates” and “sales-tax” and notices from tax offices. Reduced rates outside the European Union are less certain, and the table doesn’t say which goods they apply to.',
    'Countries without a single rate, such as Brazil, Canada, India and the United States, are left out. For Indonesia, the first rate, 11%, is what effectively applies to most goods; the second, 12%, is the legal rate, charged in full on luxury goods.',
  ],
  examples: [
    {
      title: 'Add UK VAT to 100',
      input: { amount: '100', country: 'GB', currency: 'GBP' },
      in: {
        es: { input: { country: 'ES', currency: 'EUR' }, output: { withTax: '121' }, title: 'Añadir el IVA español a 100' },
        fr: { input: { country: 'FR', currency: 'EUR' }, output: { withTax: '120' }, title: 'Ajouter la TVA française à 100' },
        id: {
          input: { amount: '100000', country: 'ID', currency: 'IDR' },
          output: { withTax: '111000', facts: { net: '100000', tax: '11000', gross: '111000', rate: '11' } },
          title: 'Tambahkan PPN 11% ke Rp100.000',
        },
        it: { input: { country: 'IT', currency: 'EUR' }, output: { withTax: '122' }, title: 'Aggiungere l’IVA italiana a 100' },
        pl: { input: { country: 'PL', currency: 'PLN' }, output: { withTax: '123' }, title: 'Doliczenie polskiego VAT do 100' },
        pt: { input: { country: 'PT', currency: 'EUR' }, output: { withTax: '123' }, title: 'Somar o IVA português a 100' },
        ru: {
          input: { amount: '1000', country: 'RU', currency: 'RUB' },
          output: { withTax: '1220' },
          title: 'Прибавить российский НДС к 1000',
        },
      },
      output: { withTax: '120', facts: { net: '100', tax: '20', gross: '120', rate: '20' } },
    },
    {
      title: 'Take Polish VAT out of 123',
      input: { mode: 'remove', amount: '123', country: 'PL', currency: 'PLN' },
      output: { withoutTax: '100' },
    },
    {
      title: 'The reduced rate in Germany',
      input: { amount: '9.99', country: 'DE', kind: 'second', currency: 'EUR' },
      output: { withTax: '10.69', facts: { net: '9.99', tax: '0.7', gross: '10.69', rate: '7' } },
    },
    {
      title: 'Which rate was charged',
      input: { mode: 'rate', net: '80', gross: '96' },
      in: {
        es: { input: { gross: '96.8' }, output: { found: '21' } },
        id: { input: { net: '800000', gross: '888000' }, output: { found: '11' } },
        it: { input: { gross: '97.6' }, output: { found: '22' } },
        pl: { input: { net: '400', gross: '492' }, output: { found: '23' } },
        pt: { input: { gross: '98.4', currency: 'EUR' }, output: { found: '23' } },
        ru: { input: { net: '8000', gross: '9760' }, output: { found: '22' } },
      },
      output: { found: '20' },
    },
  ],
  transform: (input, { fail, note }) => {
    const { mode, country, kind } = input
    const table: readonly string[] = VAT_RATES[country]
    const isOwn = input.rate !== undefined
    const ofTable = mode === 'rate' ? '0' : table[KINDS.indexOf(kind)]
    const percentage = decimalOf(input.rate ?? ofTable ?? fail('no-such-rate', { field: 'kind' }))
    const { output } = solveSalesTax(input, percentage, currencyPlaces(input.currency))
    if (mode === 'rate') return output
    if (isOwn) note('own-rate-used')
    if (!isOwn && VAT_TO_CHECK.has(country)) note('rate-to-check')
    return { ...output, rates: KINDS.slice(0, table.length).map((name, index) => ({ kind: name, rate: table[index] ?? '0' })) }
  },
})

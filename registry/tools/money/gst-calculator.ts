import type { Decimal } from 'decimal.js'
import * as z from 'zod'
import { defineTool } from '../../../engine/core/define.ts'
import { choice, vary } from '../../../engine/core/kit.ts'
import { column, table } from '../../../engine/core/parts.ts'
import { value } from '../../../engine/core/schema.ts'
import { CANADIAN_TAXES, GST_RATES, type GstCountry, INDIAN_SLABS, type Province } from '../../data/money/gst-rates.ts'
import { currencyPlaces } from '../../lib/money/currency-places.ts'
import { decimalOf } from '../../lib/money/loan.ts'
import { amountPart, currencyField, toUnits } from '../../lib/money/fields.ts'
import { writeDecimal } from '../../lib/numbers/plain-decimal.ts'
import { SALES_TAX_NOTES, WITH_RATE, salesTaxFailures, salesTaxFields, salesTaxOutput, solveSalesTax } from '../../lib/money/sales-tax.ts'

const { rate, ...known } = salesTaxFields
const TAXES = ['GST', 'HST', 'PST', 'QST', 'CGST', 'SGST', 'IGST'] as const
type Part = { readonly tax: (typeof TAXES)[number]; readonly rate: Decimal }
const PROVINCES = Object.keys(CANADIAN_TAXES) as Province[]
const inCountry = (country: GstCountry) => ({ when: { country: country } })

export const gstCalculator = defineTool({
  id: 'gst-calculator',
  category: 'money',
  icon: 'receipt-indian-rupee',
  title: 'GST calculator',
  summary: 'Add GST to a price or take it out, for Australia, New Zealand, Singapore, India with CGST and SGST, and Canada by province.',
  keywords: ['goods and services tax', 'gst inclusive', 'gst exclusive', 'reverse gst', 'cgst sgst igst', 'hst', 'pst', 'qst'],
  aliases: ['reverse-gst-calculator', 'hst-calculator'],
  slugs: {
    es: 'calculadora-de-gst',
    fr: 'calcul-tps-tvq',
    id: 'kalkulator-gst',
    it: 'calcolo-gst',
    pl: 'kalkulator-gst',
    pt: 'calculadora-de-gst',
    ru: 'kalkulyator-gst',
  },
  effect: 'pure',
  input: z.object({
    ...known,
    country: choice('Country', Object.keys(GST_RATES) as [GstCountry, ...GstCountry[]], {
      default: 'AU',
      named: 'region',
      defaultFrom: 'region',
      start: { en: 'AU', fr: 'CA' },
      ...WITH_RATE,
    }),
    slab: choice('GST rate in India', INDIAN_SLABS, { default: '18', named: 'raw', unit: '%', ...inCountry('IN') }),
    supply: choice(
      'Seller and buyer',
      { within: 'In the same state: CGST and SGST', between: 'In different states: IGST' },
      inCountry('IN'),
    ),
    province: choice('Province', PROVINCES, {
      default: 'Ontario',
      start: { en: 'Ontario', fr: 'Quebec' },
      words: Object.fromEntries(PROVINCES.map((name) => [name, name])),
      ...inCountry('CA'),
    }),
    rate,
    currency: vary(currencyField(), { start: { en: 'AUD', fr: 'CAD' } }),
  }),
  output: z.object({
    ...salesTaxOutput,
    parts: table(
      'Tax breakdown',
      {
        tax: column(z.enum(TAXES), 'Tax', { named: 'raw' }),
        rate: column(value.percent, 'Tax rate', { decimals: 4 }),
        amount: amountPart('Amount'),
      },
      { fileName: 'gst.csv' },
    ).optional(),
  }),
  failures: salesTaxFailures.words,
  notes: [
    ...SALES_TAX_NOTES,
    'If the tax has several parts, each is rounded, and the last is whatever remains of the total tax, so the parts always add up.',
    'Rates as of January 2026: the open data set “sales-tax”, and for India the rates set at the 56th meeting of the GST Council, in force since September 22, 2025: 5, 18 and 40%, gold 3%, cut diamonds 1.5% and rough ones 0.25%. If you know a newer rate, enter it under “Custom rate”.',
  ],
  examples: [
    {
      title: 'Add Australian GST to 100',
      input: { amount: '100', country: 'AU', currency: 'AUD' },
      in: {
        fr: {
          input: { country: 'CA', province: 'Quebec', currency: 'CAD' },
          title: 'Ajouter TPS et TVQ à 100 dollars au Québec',
          output: { withTax: '114.98', facts: { net: '100', tax: '14.98', gross: '114.98', rate: '14.975' } },
        },
      },
      output: { withTax: '110', facts: { net: '100', tax: '10', gross: '110', rate: '10' } },
    },
    {
      title: 'India, 18% within one state',
      input: { amount: '1000', country: 'IN', currency: 'INR' },
      output: {
        withTax: '1180',
        parts: [
          { tax: 'CGST', rate: '9', amount: '90' },
          { tax: 'SGST', rate: '9', amount: '90' },
        ],
      },
    },
    {
      title: 'Take GST and QST out of a price in Quebec',
      input: { mode: 'remove', amount: '114.98', country: 'CA', province: 'Quebec', currency: 'CAD' },
      output: { withoutTax: '100', facts: { net: '100', tax: '14.98', gross: '114.98', rate: '14.975' } },
    },
    {
      title: 'Take GST out in New Zealand',
      input: { mode: 'remove', amount: '23', country: 'NZ', currency: 'NZD' },
      output: { withoutTax: '20' },
    },
  ],
  transform: (input) => {
    const places = currencyPlaces(input.currency)
    const parts = partsOf(input)
    const whole = parts.reduce((sum, part) => sum.plus(part.rate), decimalOf(0))
    const { tax, output } = solveSalesTax(input, whole, places)
    if (input.mode === 'rate') return output
    let left = tax
    return {
      ...output,
      parts: parts.map((part, index) => {
        const share = toUnits(whole.isZero() ? whole : tax.times(part.rate).div(whole), places)
        const amount = index === parts.length - 1 ? left : share
        left = left.minus(amount)
        return { tax: part.tax, rate: writeDecimal(part.rate, 4), amount: writeDecimal(amount, places) }
      }),
    }
  },
})

type Choice = { country: GstCountry; slab: string; supply: string; province: Province; rate?: string | undefined }

function partsOf({ country, slab, supply, province, rate }: Choice): Part[] {
  if (country === 'IN') {
    const whole = decimalOf(rate ?? slab)
    if (supply === 'between') return [{ tax: 'IGST', rate: whole }]
    return [
      { tax: 'CGST', rate: whole.div(2) },
      { tax: 'SGST', rate: whole.div(2) },
    ]
  }
  if (rate === undefined && country === 'CA')
    return Object.entries(CANADIAN_TAXES[province]).map(([tax, value]) => ({ tax: tax as Part['tax'], rate: decimalOf(value) }))
  return [{ tax: 'GST', rate: decimalOf(rate ?? GST_RATES[country]) }]
}

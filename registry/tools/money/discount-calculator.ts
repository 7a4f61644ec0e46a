import type { Decimal } from 'decimal.js'
import * as z from 'zod'
import { defineTool } from '../../../engine/core/define.ts'
import { choice } from '../../../engine/core/kit.ts'
import { column, facts, part } from '../../../engine/core/parts.ts'
import { value } from '../../../engine/core/schema.ts'
import { currencyPlaces } from '../../lib/money/currency-places.ts'
import { decimalOf } from '../../lib/money/loan.ts'
import { amountField, amountPart, currencyField, needed, percentField, toUnits } from '../../lib/money/fields.ts'
import { writeDecimal } from '../../lib/numbers/plain-decimal.ts'

const asked = (...unknowns: string[]) => ({ when: { unknown: unknowns } })

export const discountCalculator = defineTool({
  id: 'discount-calculator',
  category: 'money',
  icon: 'badge-percent',
  title: 'Discount calculator',
  summary:
    'Calculate the price after a discount, the discount percentage or the original price, with a second discount and sales tax if you like.',
  keywords: ['percent off', 'sale price', 'price reduction', 'double discount', 'original price', 'savings'],
  aliases: ['percent-off-calculator', 'sale-price-calculator'],
  slugs: {
    es: 'calculadora-de-descuentos',
    fr: 'calcul-de-remise',
    id: 'kalkulator-diskon',
    it: 'calcolo-sconto',
    pl: 'kalkulator-rabatu',
    pt: 'calculadora-de-desconto',
    ru: 'kalkulyator-skidki',
  },
  effect: 'pure',
  input: z.object({
    unknown: choice('Calculate', { final: 'The sale price', percent: 'The discount percentage', price: 'The original price' }),
    price: amountField('Original price', { start: '80', optional: true, ...asked('final', 'percent') }),
    paid: amountField('Sale price', { start: '60', optional: true, ...asked('percent', 'price') }),
    discount: percentField('Discount', { start: '25', max: '100', optional: true, ...asked('final', 'price') }),
    second: percentField('Second discount', {
      max: '100',
      default: '0',
      help: 'Taken off the already reduced price.',
      ...asked('final', 'price'),
      advanced: true,
    }),
    tax: percentField('Sales tax', { max: '100', default: '0', help: 'Added after the discount.', ...asked('final'), advanced: true }),
    currency: currencyField(),
  }),
  output: z.object({
    final: amountPart('You pay', { view: 'headline', sentence: 'You pay {{value}}.' }).optional(),
    percent: part(value.percent, 'Discount', { view: 'headline', decimals: 2, sentence: 'The price is reduced by {{value}}.' }).optional(),
    original: amountPart('Original price', { view: 'headline', sentence: 'The price before the discount was {{value}}.' }).optional(),
    facts: facts('Details', {
      price: amountPart('Original price'),
      saved: amountPart('You save'),
      together: column(value.percent, 'Total discount', { decimals: 4 }),
      reduced: amountPart('Sale price'),
      tax: amountPart('Sales tax').optional(),
      total: amountPart('Total with tax').optional(),
    }),
  }),
  failures: {
    'paid-above-price': 'The sale price is above the original price, so there is no discount. Check both prices.',
    'all-taken-off': 'A 100% discount leaves nothing, so the original price can’t be found. Enter a smaller discount.',
  },
  notes: [
    'Sale price = original price × (1 − discount ÷ 100). A second discount is taken off the already reduced price, so 20% and then 10% make 28%, not 30%.',
    'Amounts are rounded half away from zero to the smallest unit of the currency; a calculated discount is rounded to two decimals, and to four under “Details”.',
  ],
  examples: [
    {
      title: '20% off',
      input: { price: '80', discount: '20' },
      output: { final: '64', facts: { price: '80', saved: '16', together: '20', reduced: '64' } },
    },
    {
      title: '20% and then 10% off, with tax',
      input: { price: '100', discount: '20', second: '10', tax: '8.25' },
      in: {
        es: { input: { tax: '21' }, output: { final: '87.12' } },
        fr: { input: { tax: '20' }, output: { final: '86.4' } },
        id: { input: { tax: '11' }, output: { final: '799200' } },
        it: { input: { tax: '22' }, output: { final: '87.84' } },
        pl: { input: { tax: '23' }, output: { final: '442.8' } },
        // Prices in Brazil include their taxes.
        pt: { input: { tax: '0' }, output: { final: '360' }, title: '20% e depois mais 10% de desconto' },
        ru: { input: { tax: '22' }, output: { final: '8784' } },
      },
      output: { final: '77.94', facts: { price: '100', saved: '28', together: '28', reduced: '72', tax: '5.94', total: '77.94' } },
    },
    { title: 'How big the discount was', input: { unknown: 'percent', price: '59.99', paid: '44.99' }, output: { percent: '25.0042' } },
    { title: 'The price before 30% off', input: { unknown: 'price', paid: '35', discount: '30' }, output: { original: '50' } },
  ],
  transform: (input, { fail }) => {
    const places = currencyPlaces(input.currency)
    const write = (value: Decimal) => writeDecimal(value, places)
    const facts = (price: Decimal, reduced: Decimal, together: Decimal) => ({
      price: write(price),
      saved: write(price.minus(reduced)),
      together: writeDecimal(together, 4),
      reduced: write(reduced),
    })
    if (input.unknown === 'percent') {
      const [price, paid] = [toUnits(needed(input, 'price'), places), toUnits(needed(input, 'paid'), places)]
      if (price.isZero()) fail('not-above', { minimum: 0, field: 'price' })
      if (paid.gt(price)) fail('paid-above-price', { field: 'paid' })
      const together = price.minus(paid).times(100).div(price)
      return { percent: writeDecimal(together, 4), facts: facts(price, paid, together) }
    }
    const left = leftBy(needed(input, 'discount')).times(leftBy(decimalOf(input.second)))
    const together = decimalOf(1).minus(left).times(100)
    if (input.unknown === 'price') {
      const paid = toUnits(needed(input, 'paid'), places)
      if (left.isZero()) fail('all-taken-off', { field: 'discount' })
      const price = toUnits(paid.div(left), places)
      return { original: write(price), facts: facts(price, paid, together) }
    }
    const price = toUnits(needed(input, 'price'), places)
    const reduced = toUnits(price.times(left), places)
    const total = toUnits(reduced.times(decimalOf(input.tax).div(100).plus(1)), places)
    const isTaxed = decimalOf(input.tax).gt(0)
    return {
      final: write(total),
      facts: {
        ...facts(price, reduced, together),
        tax: isTaxed ? write(total.minus(reduced)) : undefined,
        total: isTaxed ? write(total) : undefined,
      },
    }
  },
})

/** What a discount leaves, as a fraction. */
function leftBy(discount: Decimal): Decimal {
  return decimalOf(100).minus(discount).div(100)
}

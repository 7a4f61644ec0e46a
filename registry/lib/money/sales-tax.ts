import type { Decimal } from 'decimal.js'
import { defineFailures } from '../../../engine/core/define.ts'
import { choice } from '../../../engine/core/kit.ts'
import { column, facts, part } from '../../../engine/core/parts.ts'
import { value } from '../../../engine/core/schema.ts'
import { amountField, amountPart, needed, neededAbove, percentField, toUnits } from './fields.ts'
import { writeDecimal } from '../numbers/plain-decimal.ts'

const asked = (...modes: string[]) => ({ when: { mode: modes } })
/** Of fields that choose a rate: it is not chosen where it is asked for. */
export const WITH_RATE = asked('add', 'remove')

export const salesTaxFailures = defineFailures({
  'gross-below-net': 'The price with tax is below the price without tax. Check both prices.',
})

/** What is known of a price and its tax. */
export const salesTaxFields = {
  mode: choice('Calculate', { add: 'The price with tax', remove: 'The price without tax', rate: 'The tax rate' }),
  amount: amountField('Amount', { start: '100', optional: true, ...WITH_RATE }),
  net: amountField('Price without tax', { start: '100', optional: true, ...asked('rate') }),
  gross: amountField('Price with tax', { start: '120', optional: true, ...asked('rate') }),
  rate: percentField('Custom rate', { max: '1000', optional: true, help: 'Used instead of the built-in value.', ...WITH_RATE }),
}

export const salesTaxOutput = {
  withTax: amountPart('Price with tax', { view: 'headline', sentence: 'The price with tax is {{value}}.' }).optional(),
  withoutTax: amountPart('Price without tax', { view: 'headline', sentence: 'The price without tax is {{value}}.' }).optional(),
  found: part(value.percent, 'Tax rate', { view: 'headline', decimals: 4, sentence: 'The tax rate is {{value}}.' }).optional(),
  facts: facts('Details', {
    net: amountPart('Price without tax'),
    tax: amountPart('Tax'),
    gross: amountPart('Price with tax'),
    rate: column(value.percent, 'Tax rate', { decimals: 4 }),
  }),
}

export const SALES_TAX_NOTES = [
  'With tax = without tax × (1 + rate ÷ 100). Taking tax out: without tax = with tax ÷ (1 + rate ÷ 100), and the tax is the difference, so the two always add up.',
  'Amounts are rounded once, half away from zero, to the smallest unit of the currency; a calculated rate is rounded to four decimals. Invoices that round each line can differ by a few cents.',
] as const

type Input = { mode: 'add' | 'remove' | 'rate'; amount?: string | undefined; net?: string | undefined; gross?: string | undefined }

/**
 * Net, tax and gross, whichever was given; `rate` is in percent and not used where it is asked for.
 * @throws ToolError required, not-above, gross-below-net
 */
export function solveSalesTax(input: Input, rate: Decimal, places: number) {
  const { net, gross } = amounts(input, rate, places)
  const found = input.mode === 'rate' ? gross.minus(net).times(100).div(net) : rate
  const write = (value: Decimal) => writeDecimal(value, places)
  return {
    tax: gross.minus(net),
    output: {
      withTax: input.mode === 'add' ? write(gross) : undefined,
      withoutTax: input.mode === 'remove' ? write(net) : undefined,
      found: input.mode === 'rate' ? writeDecimal(found, 4) : undefined,
      facts: { net: write(net), tax: write(gross.minus(net)), gross: write(gross), rate: writeDecimal(found, 4) },
    },
  }
}

function amounts(input: Input, rate: Decimal, places: number): { net: Decimal; gross: Decimal } {
  const factor = rate.div(100).plus(1)
  if (input.mode === 'rate') {
    const [net, gross] = [neededAbove(input, 'net'), needed(input, 'gross')]
    if (gross.lt(net)) salesTaxFailures.fail('gross-below-net', { field: 'gross' })
    return { net, gross }
  }
  const amount = toUnits(needed(input, 'amount'), places)
  return input.mode === 'add'
    ? { net: amount, gross: amount.plus(toUnits(amount.times(rate).div(100), places)) }
    : { net: toUnits(amount.div(factor), places), gross: amount }
}

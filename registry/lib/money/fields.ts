import { fail } from '../../../engine/core/define.ts'
import type { Decimal } from 'decimal.js'
import { choice, money, percent, preset } from '../../../engine/core/kit.ts'
import type { PartMeta } from '../../../engine/core/meta.ts'
import { part } from '../../../engine/core/parts.ts'
import { value } from '../../../engine/core/schema.ts'
import { CURRENCIES } from '../../data/money/currencies.ts'
import { decimalOf } from './loan.ts'

/** An amount from nothing to a million million in the currency of the field `currency`. */
export const amountField = preset(money, { min: '0', max: '1000000000000', currency: 'currency' })

/** An amount in a result, in the currency of the field `currency`. */
export function amountPart(label: string, meta: PartMeta = {}) {
  return part(value.money, label, { currency: 'currency', ...meta })
}

export const percentField = preset(percent, { min: '0' })

export function currencyField() {
  return choice('Currency', CURRENCIES, { default: 'USD', named: 'currency', defaultFrom: 'currency' })
}

/** A value that is needed now, exactly. @throws ToolError required */
export function needed(input: Readonly<Record<string, unknown>>, field: string): Decimal {
  const value = input[field]
  if (typeof value !== 'string') fail('required', { field })
  return decimalOf(value)
}

/** The same, and above zero. @throws ToolError required, not-above */
export function neededAbove(input: Readonly<Record<string, unknown>>, field: string): Decimal {
  const value = needed(input, field)
  if (value.lte(0)) fail('not-above', { minimum: 0, field })
  return value
}

/** To the smallest unit of the currency, half away from zero. */
export function toUnits(value: Decimal, places: number): Decimal {
  return value.toDecimalPlaces(places, 4)
}

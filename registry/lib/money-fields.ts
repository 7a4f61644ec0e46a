import type { Decimal } from 'decimal.js'
import * as z from 'zod'
import { ToolError } from '../../engine/core/errors.ts'
import type { ToolMeta } from '../../engine/core/meta.ts'
import { money, percent } from '../../engine/core/schema.ts'
import { CURRENCIES } from '../data/currencies.ts'
import { decimalOf } from './loan.ts'

/** An amount from nothing to a million million in the currency of the field `currency`. */
export function amountField(label: string, meta: ToolMeta = {}) {
  return money({ label, min: '0', max: '1000000000000', currency: 'currency', ...meta })
}

/** An amount in a result, in the currency of the field `currency`. */
export function amountPart(label: string, meta: ToolMeta = {}) {
  return money({ label, currency: 'currency', ...meta })
}

export function percentField(label: string, max: string, meta: ToolMeta = {}) {
  return percent({ label, min: '0', max, ...meta })
}

export function currencyField() {
  return z.enum(CURRENCIES).default('USD').meta({ label: 'Currency', named: 'currency', defaultFrom: 'currency' })
}

/** A value that is needed now, exactly. @throws ToolError required */
export function needed(input: Readonly<Record<string, unknown>>, field: string): Decimal {
  const value = input[field]
  if (typeof value !== 'string') throw new ToolError('required', {}, { field })
  return decimalOf(value)
}

/** The same, and above zero. @throws ToolError required, not-above */
export function neededAbove(input: Readonly<Record<string, unknown>>, field: string): Decimal {
  const value = needed(input, field)
  if (value.lte(0)) throw new ToolError('not-above', { minimum: 0 }, { field })
  return value
}

/** To the smallest unit of the currency, halves away from zero. */
export function toUnits(value: Decimal, places: number): Decimal {
  return value.toDecimalPlaces(places, 4)
}

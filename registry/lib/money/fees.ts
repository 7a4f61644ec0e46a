import type { Decimal } from 'decimal.js'
import { defineFailures } from '../../../engine/core/define.ts'
import { choice } from '../../../engine/core/kit.ts'
import { column, facts } from '../../../engine/core/parts.ts'
import { value } from '../../../engine/core/schema.ts'
import { decimalOf } from './loan.ts'
import { amountField, amountPart, needed, percentField, toUnits } from './fields.ts'
import { writeDecimal } from '../numbers/plain-decimal.ts'

/** A fee of `percent` of the amount and a fixed part, at least `least`. */
type Fee = { readonly percent: Decimal; readonly fixed: Decimal; readonly least?: Decimal }

export const feeFailures = defineFailures({ 'fee-above-amount': 'The fee of {{fee}} takes the whole amount. Enter a higher amount.' })

export const feeFields = {
  mode: choice('Calculate', { receive: 'What I receive', charge: 'What to charge' }),
  amount: amountField('Amount', { start: '100', optional: true, help: 'What you charge, or what you want to receive.' }),
}

/** Both parts of the fee stay the visitor's to change, because providers change them. */
export const ownFeeFields = {
  percent: percentField('Custom percentage', { max: '99', optional: true, help: 'Used instead of the built-in value.' }),
  fixed: amountField('Custom fixed fee', { optional: true, help: 'Used instead of the built-in value.' }),
}

export const feeOutput = {
  receive: amountPart('You receive', { view: 'headline', sentence: 'You receive {{value}}.' }).optional(),
  charge: amountPart('Amount to charge', { view: 'headline', sentence: 'Charge {{value}}.' }).optional(),
  facts: facts('Details', {
    charged: amountPart('Amount charged'),
    fee: amountPart('Fee'),
    received: amountPart('You receive'),
    share: column(value.percent, 'Fee as a percentage of the amount', { decimals: 2 }),
    percent: column(value.percent, 'Fee rate', { decimals: 4 }),
    fixed: amountPart('Fixed fee'),
  }),
}

const FEE_FORMULA =
  'Fee = amount × percentage + fixed fee, rounded half away from zero to the smallest unit of the currency. What to charge is the smallest amount that leaves exactly what you want to receive, about (wanted + fixed fee) ÷ (1 − percentage).'

export const FEE_NOTES = [
  FEE_FORMULA,
  'Fees vary by country and change from time to time. Check yours and enter them under “Custom percentage” and “Custom fixed fee”.',
] as const

/** Where the fees are the same in every country that has the service. */
export const ONE_FEE_NOTES = [
  FEE_FORMULA,
  'Fees change from time to time. Check yours and enter them under “Custom percentage” and “Custom fixed fee”.',
] as const

type Input = { mode: 'receive' | 'charge'; amount?: string | undefined }
type Own = { percent?: string | undefined; fixed?: string | undefined }

/** The fee of the table with what the visitor set in its place. */
export function withOwn({ percent: own, fixed }: Own, table: { percent: string | Decimal; fixed: string; least?: string }): Fee {
  const isOwn = own !== undefined || fixed !== undefined
  return {
    percent: decimalOf(own ?? String(table.percent)),
    fixed: decimalOf(fixed ?? table.fixed),
    least: table.least !== undefined && !isOwn ? decimalOf(table.least) : undefined,
  }
}

/** @throws ToolError required, fee-above-amount */
export function solveFee(input: Input, fee: Fee, places: number) {
  const amount = toUnits(needed(input, 'amount'), places)
  const charged = input.mode === 'receive' ? amount : chargeFor(amount, fee, places)
  const taken = feeOf(charged, fee, places)
  const write = (value: Decimal) => writeDecimal(value, places)
  if (taken.gte(charged)) feeFailures.fail('fee-above-amount', { fee: write(taken), field: 'amount' })
  const received = charged.minus(taken)
  return {
    ...(input.mode === 'receive' ? { receive: write(received) } : { charge: write(charged) }),
    facts: {
      charged: write(charged),
      fee: write(taken),
      received: write(received),
      share: writeDecimal(taken.times(100).div(charged), 4),
      percent: writeDecimal(fee.percent, 4),
      fixed: write(fee.fixed),
    },
  }
}

export function feeOf(amount: Decimal, { percent: share, fixed, least }: Fee, places: number): Decimal {
  const fee = toUnits(amount.times(share).div(100).plus(fixed), places)
  return least?.gt(fee) ? least : fee
}

/**
 * The smallest charge that leaves `wanted`. One unit more charged adds one unit or none to what is left, as the percentage
 * is below 100, so the wanted amount is met exactly and halving finds it.
 */
export function chargeFor(wanted: Decimal, fee: Fee, places: number): Decimal {
  const unit = decimalOf(10).pow(-places)
  let low = wanted.div(unit)
  const most = wanted.plus(fee.fixed).div(decimalOf(1).minus(fee.percent.div(100)))
  let high = most
    .plus(fee.least ?? 0)
    .div(unit)
    .ceil()
    .plus(200)
  while (low.lt(high)) {
    const middle = low.plus(high).div(2).floor()
    const charge = middle.times(unit)
    if (charge.minus(feeOf(charge, fee, places)).gte(wanted)) high = middle
    else low = middle.plus(1)
  }
  return low.times(unit)
}

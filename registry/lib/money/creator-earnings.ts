import type { Decimal } from 'decimal.js'
import * as z from 'zod'
import { defineFailures } from '../../../engine/core/define.ts'
import { choice, decimal } from '../../../engine/core/kit.ts'
import { column, part, table } from '../../../engine/core/parts.ts'
import { value } from '../../../engine/core/schema.ts'
import { CURRENCIES } from '../../data/money/currencies.ts'
import { currencyPlaces } from './currency-places.ts'
import { decimalOf } from './loan.ts'
import { amountField, amountPart, neededAbove } from './fields.ts'
import { writeDecimal } from '../numbers/plain-decimal.ts'

export const creatorFailures = defineFailures({
  'low-above-high': 'The low rate is higher than the high rate. Swap them.',
  'goal-out-of-reach': 'At the low rate, that would take more than a trillion views. Enter a lower goal or a higher rate.',
})
const { fail } = creatorFailures

const PERIOD_WORDS = { day: 'Day', week: 'Week', month: 'Month', year: 'Year' } as const
const DAYS = { day: decimalOf(1), week: decimalOf(7), month: decimalOf(365).div(12), year: decimalOf(365) } as const
type Period = keyof typeof DAYS
const PERIODS = Object.keys(DAYS) as [Period, ...Period[]]
const MOST_COUNT = '1000000000000'

/** A rate in US dollars. */
export function dollars(label: string, meta: object = {}) {
  return decimal(label, { min: '0', max: '100000', unit: 'USD', ...meta })
}

export function countField(label: string, meta: object = {}) {
  return decimal(label, { min: '0', max: MOST_COUNT, ...meta })
}

const FOR_VIEWS = { when: { unknown: 'views' } } as const

/** What all estimates of this kind ask. */
export const creatorFields = {
  unknown: choice('Calculate', { earnings: 'The earnings', views: 'The views for a goal' }),
  goal: amountField('Goal', { start: '1000', optional: true, ...FOR_VIEWS }),
  per: choice('Period', PERIOD_WORDS, { default: 'month' }),
  currency: choice('Currency', CURRENCIES, { default: 'USD', named: 'currency', advanced: true }),
  exchange: decimal('One US dollar in this currency', { default: '1', min: '0.000001', max: '1000000', advanced: true }),
}

export const creatorOutput = {
  low: amountPart('Low estimate', { view: 'headline' }).optional(),
  high: amountPart('High estimate', { view: 'headline' }).optional(),
  fewest: part(value.decimal, 'Views at the high rate', { view: 'headline', decimals: 0 }).optional(),
  most: part(value.decimal, 'Views at the low rate', { view: 'headline', decimals: 0 }).optional(),
  table: table(
    'By period',
    {
      period: column(z.enum(PERIODS), 'Period', { choices: PERIOD_WORDS }),
      low: amountPart('Low estimate'),
      high: amountPart('High estimate'),
    },
    { fileName: 'earnings.csv' },
  ).optional(),
}

export const CREATOR_NOTE =
  'This is an estimate, not a promise: platforms publish no rates, and pay varies with audience, season and advertisers. Rates are in US dollars; for another currency, enter what a dollar is worth in it. A month counts as 365 ÷ 12 days. Amounts are rounded half away from zero to the smallest unit of the currency.'

/** US dollars for one view, from low to high. */
export type PerView = readonly [low: Decimal, high: Decimal]

/** A range of rates with what the visitor puts in place of its ends. @throws ToolError low-above-high at `field` */
export function rateRange(preset: readonly [string, string], low: string | undefined, high: string | undefined, field: string) {
  const range = [decimalOf(low ?? preset[0]), decimalOf(high ?? preset[1])] as const
  // A single own end beyond the other's preset takes the other with it.
  if (low !== undefined && high === undefined && range[0].gt(range[1])) return [range[0], range[0]] as const
  if (high !== undefined && low === undefined && range[1].lt(range[0])) return [range[1], range[1]] as const
  if (range[0].gt(range[1])) fail('low-above-high', { field })
  return range
}

type Terms = { readonly per: Period; readonly currency: string; readonly exchange: string }

/** What views bring, or how many are needed for a goal. `amount` counts what is paid for: views, posts or diamonds. */
export function estimate(amount: Decimal, [low, high]: PerView, { per, currency, exchange }: Terms) {
  const places = currencyPlaces(currency)
  const write = (value: Decimal) => writeDecimal(value.times(exchange), places)
  const [least, most] = [amount.times(low), amount.times(high)]
  return {
    low: write(least),
    high: write(most),
    table: PERIODS.map((period) => {
      const share = DAYS[period].div(DAYS[per])
      return { period, low: write(least.times(share)), high: write(most.times(share)) }
    }),
  }
}

/** Views for a goal in the visitor's currency, rounded up. @throws ToolError required, not-above, goal-out-of-reach */
export function viewsFor(input: Terms & Readonly<Record<string, unknown>>, [low, high]: PerView) {
  const goal = neededAbove(input, 'goal').div(input.exchange)
  if (goal.gt(low.times(MOST_COUNT))) fail('goal-out-of-reach', { field: 'goal' })
  const views = (rate: Decimal) => goal.div(rate).toDecimalPlaces(0, 0)
  return { fewest: views(high).toFixed(), most: views(low).toFixed() }
}

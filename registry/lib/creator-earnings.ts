import type { Decimal } from 'decimal.js'
import * as z from 'zod'
import { defineFailures } from '../../engine/core/define.ts'
import { decimal } from '../../engine/core/schema.ts'
import { CURRENCIES } from '../data/currencies.ts'
import { currencyPlaces } from './currency-places.ts'
import { decimalOf } from './loan.ts'
import { amountPart, neededAbove } from './money-fields.ts'
import { writeDecimal } from './plain-decimal.ts'

export const creatorFailures = defineFailures({
  'low-above-high': 'The low rate is above the high one.',
  'rate-is-zero': 'A rate of zero earns nothing, so no number of views reaches this goal.',
})
const { fail } = creatorFailures

/** Periods, with the days that they are counted as. */
export const PERIODS = { day: 1, week: 7, month: 365 / 12, year: 365 } as const
export type Period = keyof typeof PERIODS
const PERIOD_WORDS = { day: 'Day', week: 'Week', month: 'Month', year: 'Year' } as const
const DAYS = { day: decimalOf(1), week: decimalOf(7), month: decimalOf(365).div(12), year: decimalOf(365) } as const
const MOST_VIEWS = '1000000000000'

/** A rate in US dollars. */
export function dollars(label: string, meta: object = {}) {
  return decimal({ label, min: '0', max: '100000', unit: 'USD', ...meta })
}

export function viewsField(meta: object = {}) {
  return decimal({ label: 'Views', control: 'integer', min: '0', max: MOST_VIEWS, ...meta })
}

/** What all estimates of this kind ask. */
export const creatorFields = {
  per: z
    .enum(['day', 'week', 'month', 'year'])
    .default('month')
    .meta({ label: 'In one', choices: PERIOD_WORDS }),
  currency: z.enum(CURRENCIES).default('USD').meta({ label: 'Currency', named: 'currency', advanced: true }),
  exchange: decimal({ label: 'One US dollar in this currency', min: '0.000001', max: '1000000', advanced: true }).default('1'),
}

export const creatorOutput = {
  low: amountPart('Low estimate', { view: 'headline' }).optional(),
  high: amountPart('High estimate', { view: 'headline' }).optional(),
  fewest: decimal({ label: 'Views at the high rate', view: 'headline', decimals: 0 }).optional(),
  most: decimal({ label: 'Views at the low rate', view: 'headline', decimals: 0 }).optional(),
  table: z
    .array(
      z.object({
        period: z.enum(['day', 'week', 'month', 'year']).meta({ label: 'In one', choices: PERIOD_WORDS }),
        low: amountPart('Low estimate'),
        high: amountPart('High estimate'),
      }),
    )
    .meta({ label: 'By period', view: 'table', fileName: 'earnings.csv' }),
}

export const CREATOR_NOTE =
  'An estimate, not a promise: platforms publish no rates, and what is paid varies with audience, season and advertisers. Rates are in US dollars; for another currency, enter what a dollar is worth in it. A month is counted as 365 ÷ 12 days. Amounts are rounded to the smallest unit of the currency, halves away from zero.'

/** US dollars for one view, from low to high. */
export type PerView = readonly [low: Decimal, high: Decimal]

/** A range of rates with what the visitor puts in place of its ends. @throws ToolError low-above-high at `field` */
export function rateRange(preset: readonly [string, string], low: string | undefined, high: string | undefined, field: string) {
  const range = [decimalOf(low ?? preset[0]), decimalOf(high ?? preset[1])] as const
  // A single own end beyond the other's preset takes the other with it.
  if (low !== undefined && high === undefined && range[0].gt(range[1])) return [range[0], range[0]] as const
  if (high !== undefined && low === undefined && range[1].lt(range[0])) return [range[1], range[1]] as const
  if (range[0].gt(range[1])) fail('low-above-high', {}, { field })
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
    table: (Object.keys(DAYS) as Period[]).map((period) => {
      const share = DAYS[period].div(DAYS[per])
      return { period, low: write(least.times(share)), high: write(most.times(share)) }
    }),
  }
}

/** Views for a goal in the visitor's currency, rounded up. @throws ToolError required, not-above, rate-is-zero */
export function viewsFor(input: Terms & Readonly<Record<string, unknown>>, [low, high]: PerView) {
  const goal = neededAbove(input, 'goal').div(input.exchange)
  if (low.isZero()) fail('rate-is-zero', {}, { field: 'rpmLow' })
  const views = (rate: Decimal) => goal.div(rate).toDecimalPlaces(0, 0)
  return { fewest: views(high).toFixed(), most: views(low).toFixed(), table: estimate(views(low), [low, low.times(1)], input).table }
}

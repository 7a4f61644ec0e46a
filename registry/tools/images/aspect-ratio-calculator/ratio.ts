import type { Decimal } from 'decimal.js'
import { decimalOf } from '../../../lib/money/loan.ts'

/** Usual ratios of width to height in screens, films, photos and posts. */
export const ASPECT_RATIOS = [
  '16:9',
  '9:16',
  '4:3',
  '3:4',
  '3:2',
  '2:3',
  '1:1',
  '5:4',
  '4:5',
  '16:10',
  '21:9',
  '32:9',
  '2:1',
  '1.85:1',
  '2.39:1',
] as const
export type RatioName = (typeof ASPECT_RATIOS)[number]

/** Width ÷ height. */
export function readRatio(name: RatioName): Decimal {
  const [width = '1', height = '1'] = name.split(':')
  return decimalOf(width).div(height)
}

/** The ratio of two sides above zero in the smallest whole numbers, exact also for fractions of pixels. */
export function simplestRatio(width: Decimal, height: Decimal): [width: bigint, height: bigint] {
  const scale = decimalOf(10).pow(Math.max(width.decimalPlaces(), height.decimalPlaces()))
  const [a, b] = [BigInt(width.times(scale).toFixed()), BigInt(height.times(scale).toFixed())]
  const divisor = greatestDivisor(a, b)
  return [a / divisor, b / divisor]
}

function greatestDivisor(a: bigint, b: bigint): bigint {
  return b === 0n ? a : greatestDivisor(b, a % b)
}

/** The usual ratio that differs least, as a factor. */
export function nearestRatio(aspect: Decimal): { readonly name: RatioName; readonly aspect: Decimal } {
  const known = ASPECT_RATIOS.map((name) => ({ name, aspect: readRatio(name) }))
  const distance = (other: Decimal) => aspect.div(other).ln().abs()
  return known.reduce((best, one) => (distance(one.aspect).lt(distance(best.aspect)) ? one : best))
}

/** A side in pixels, rounded half up and never zero; `exact` keeps six decimals. */
export function roundSide(value: Decimal, rounding: 'whole' | 'even' | 'exact'): Decimal {
  const step = { whole: '1', even: '2', exact: '0.000001' }[rounding]
  const rounded = value.div(step).toDecimalPlaces(0, 4).times(step)
  return rounded.gt(0) ? rounded : decimalOf(step)
}

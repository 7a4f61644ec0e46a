import { Decimal } from 'decimal.js'
import { type Fraction, fraction, fractionOf, isZero, writeFraction, writeMixed } from '../../../lib/numbers/fraction.ts'

/** A fraction while all steps were exact, else a decimal of more digits than are shown. */
export type Value = { readonly exact: Fraction } | { readonly real: Decimal }
export type Angle = 'degrees' | 'radians' | 'gradians'

/** Numbers of a run: how exact they are beyond fractions, and how angles are counted. */
export type Numbers = { readonly Real: typeof Decimal; readonly digits: number; readonly angle: Angle; readonly pi: Decimal }

/** Digits kept beyond those shown, so that a chain of steps still rounds right. */
const SPARE = 30
/** Fractions longer than so many bits become decimals, as nobody reads them and each step would take longer. */
const LONGEST = 2n ** 200_000n
const LONGEST_BOTTOM = 2n ** 20_000n
/** Whole numbers are shown in full up to so many digits. */
const MOST_WHOLE_DIGITS = 1000
export const MOST_POWER = 50_000

export function numbersOf(digits: number, angle: Angle): Numbers {
  const Real = Decimal.clone({
    precision: digits + SPARE,
    rounding: Decimal.ROUND_HALF_UP,
    maxE: MOST_POWER,
    minE: -MOST_POWER,
    toExpNeg: -7,
    toExpPos: 1000,
  })
  return { Real, digits, angle, pi: Real.acos(-1) }
}

export const exactly = (value: Fraction | bigint): Value => ({ exact: typeof value === 'bigint' ? fraction(value) : value })

export function toReal(value: Value, { Real }: Numbers): Decimal {
  return 'real' in value ? value.real : new Real(value.exact.top.toString()).div(value.exact.bottom.toString())
}

/** The same value, as a decimal where the fraction has grown too long. */
export function kept(value: Fraction, numbers: Numbers): Value {
  const { top, bottom } = value
  return top < LONGEST && top > -LONGEST && bottom < LONGEST_BOTTOM ? { exact: value } : { real: toReal({ exact: value }, numbers) }
}

/** A decimal in which what is beyond the digits kept, such as the sine of π, is zero. */
export function settled(real: Decimal, { Real, digits }: Numbers): Value {
  return real.abs().lt(new Real(10).pow(-digits - 15)) ? { exact: fraction(0n) } : { real }
}

export const isNought = (value: Value): boolean => ('exact' in value ? isZero(value.exact) : value.real.isZero())

/** The whole number that it is, if it is one. */
export function wholeOf(value: Value): bigint | undefined {
  if ('exact' in value) return value.exact.bottom === 1n ? value.exact.top : undefined
  return undefined
}

type Written = { readonly text: string; readonly exact: boolean; readonly fraction?: string }

export function writeValue(value: Value, { digits }: Numbers): Written {
  if ('exact' in value) {
    const { text, exact } = writeFraction(value.exact, digits, value.exact.bottom === 1n ? MOST_WHOLE_DIGITS : Math.max(digits, 40))
    const isShort =
      value.exact.bottom !== 1n && value.exact.bottom < 10n ** 12n && value.exact.top < 10n ** 24n && value.exact.top > -(10n ** 24n)
    return { text, exact, ...(isShort && { fraction: writeMixed(value.exact) }) }
  }
  const rounded = value.real.toSignificantDigits(digits)
  const text = rounded.abs().gte('1e40') || (rounded.abs().lt('1e-7') && !rounded.isZero()) ? rounded.toExponential() : rounded.toFixed()
  return { text: text.replace('e+', 'e'), exact: false }
}

export const numberFrom = (text: string): Value => exactly(fractionOf(text))

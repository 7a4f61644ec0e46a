/** An exact number: `top / bottom` in lowest terms, the bottom above zero. */
export type Fraction = { readonly top: bigint; readonly bottom: bigint }

export const abs = (value: bigint): bigint => (value < 0n ? -value : value)

function commonDivisor(a: bigint, b: bigint): bigint {
  let [x, y] = [abs(a), abs(b)]
  while (y > 0n) [x, y] = [y, x % y]
  return x
}

/** @throws RangeError where the bottom is zero */
export function fraction(top: bigint, bottom = 1n): Fraction {
  if (bottom === 0n) throw new RangeError('fraction: division by zero')
  const divisor = commonDivisor(top, bottom) * (bottom < 0n ? -1n : 1n)
  return { top: top / divisor, bottom: bottom / divisor }
}

export const ZERO: Fraction = { top: 0n, bottom: 1n }
export const ONE: Fraction = { top: 1n, bottom: 1n }

export const add = (a: Fraction, b: Fraction): Fraction => fraction(a.top * b.bottom + b.top * a.bottom, a.bottom * b.bottom)
export const subtract = (a: Fraction, b: Fraction): Fraction => add(a, negate(b))
export const multiply = (a: Fraction, b: Fraction): Fraction => fraction(a.top * b.top, a.bottom * b.bottom)
/** @throws RangeError where `b` is zero */
export const divide = (a: Fraction, b: Fraction): Fraction => fraction(a.top * b.bottom, a.bottom * b.top)
export const negate = ({ top, bottom }: Fraction): Fraction => ({ top: -top, bottom })
export const isZero = ({ top }: Fraction): boolean => top === 0n
/** Negative, zero or positive, as `a` is below, at or above `b`. */
export function compare(a: Fraction, b: Fraction): number {
  const difference = a.top * b.bottom - b.top * a.bottom
  return difference < 0n ? -1 : difference > 0n ? 1 : 0
}

/** The largest whole number that is not above it. */
export function floor({ top, bottom }: Fraction): bigint {
  const whole = top / bottom
  return top < 0n && whole * bottom !== top ? whole - 1n : whole
}

/** The nearest whole number, halves away from zero. */
export function round({ top, bottom }: Fraction): bigint {
  const twice = (2n * abs(top) + bottom) / (2n * bottom)
  return top < 0n ? -twice : twice
}

/** `-12.5`, `.5`, `1e-3`, `1/3`, and products of these such as `0.3048*3`, exactly. The caller bounds the power of ten. */
export function fractionOf(text: string): Fraction {
  return text.split('*').reduce((product, part) => {
    const [top = '', bottom = '1'] = part.split('/')
    return multiply(product, divide(decimalFraction(top), decimalFraction(bottom)))
  }, ONE)
}

function decimalFraction(text: string): Fraction {
  const [, sign = '', whole = '', places = '', power = '0'] = /^([-+]?)(\d*)(?:\.(\d*))?(?:e([-+]?\d+))?$/i.exec(text) ?? []
  if (whole + places === '') throw new RangeError(`fraction: "${text}" is no number`)
  const digits = BigInt(whole + places) * (sign === '-' ? -1n : 1n)
  const exponent = Number(power) - places.length
  return exponent < 0 ? fraction(digits, 10n ** BigInt(-exponent)) : fraction(digits * 10n ** BigInt(exponent))
}

/** How often 2 and 5 divide a number, and what is left of it. */
function tenths(bottom: bigint): { readonly places: number; readonly rest: bigint } {
  let [rest, twos, fives] = [bottom, 0, 0]
  for (; rest % 2n === 0n; twos++) rest /= 2n
  for (; rest % 5n === 0n; fives++) rest /= 5n
  return { places: Math.max(twos, fives), rest }
}

/** Places after the decimal point; undefined where they never end. */
export function placesOf({ bottom }: Fraction): number | undefined {
  const { places, rest } = tenths(bottom)
  return rest === 1n ? places : undefined
}

/** So many tenths, hundredths and so on, rounded; of places below zero, tens and hundreds. Nothing is reduced, as that takes long for long numbers. */
function scaled({ top, bottom }: Fraction, places: number): bigint {
  return places < 0 ? round({ top, bottom: bottom * 10n ** BigInt(-places) }) : round({ top: top * 10n ** BigInt(places), bottom })
}

/** A decimal of so many places, rounded half away from zero, without needless zeros and never `-0`. */
export function toPlaces(value: Fraction, places: number): string {
  return placePoint(scaled(value, places), places)
}

function placePoint(units: bigint, places: number): string {
  const digits = abs(units)
    .toString()
    .padStart(places + 1, '0')
  const whole = digits.slice(0, digits.length - places)
  const rest = digits.slice(digits.length - places).replace(/0+$/, '')
  return `${units < 0n ? '-' : ''}${whole}${rest && `.${rest}`}`
}

/** The power of ten of the first digit: 2 of 345, -3 of 0.001; 0 of zero. */
export function powerOf(value: Fraction): number {
  if (isZero(value)) return 0
  const top = abs(value.top)
  const guess = top.toString().length - value.bottom.toString().length
  const [a, b] = guess < 0 ? [top * 10n ** BigInt(-guess), value.bottom] : [top, value.bottom * 10n ** BigInt(guess)]
  return a < b ? guess - 1 : guess
}

type Rounded = { readonly text: string; readonly exact: boolean }

/**
 * A decimal as it is where it ends within `most` digits, else rounded to so many significant `digits`, half away from zero. What is very
 * large or very small has a power of ten: `1.5e-12`.
 */
export function writeFraction(value: Fraction, digits: number, most = Math.max(digits, 32)): Rounded {
  const power = powerOf(value)
  const places = placesOf(value)
  const exact = places !== undefined && Math.max(power, 0) + places < most && power > -most
  const kept = exact ? (places as number) : digits - 1 - power
  const isExtreme = power >= most || power < -7
  const units = scaled(value, kept)
  if (!isExtreme) return { text: kept < 0 ? (units * 10n ** BigInt(-kept)).toString() : placePoint(units, kept), exact }
  // 9.99 may round to 10.
  const size = abs(units).toString()
  return { text: `${units < 0n ? '-' : ''}${placePoint(abs(units), size.length - 1)}e${size.length - 1 - kept}`, exact }
}

/** `5`, `3/4`, `1 3/4`. */
export function writeMixed(value: Fraction): string {
  const sign = value.top < 0n ? '-' : ''
  const whole = abs(value.top) / value.bottom
  const rest = abs(value.top) % value.bottom
  if (rest === 0n) return sign + whole
  return `${sign}${whole > 0n ? `${whole} ` : ''}${rest}/${value.bottom}`
}

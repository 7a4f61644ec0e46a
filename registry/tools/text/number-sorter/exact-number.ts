/** A decimal number of any length: 0.`digits` × 10^`point`, with no zeros at either end of the digits; zero has none. */
export type ExactNumber = { readonly negative: boolean; readonly digits: string; readonly point: number }

/** Most digits of a number, and largest power of ten. */
export const MOST_NUMBER_DIGITS = 10_000

const NUMBER = /^([+\-−]?)(\d*)(?:\.(\d*))?(?:[eE]([+\-−]?\d+))?$/

/** A number such as -12.50 or 3e8, or why it is none. */
export function readExactNumber(written: string): ExactNumber | 'not-a-number' | 'too-long' {
  const [, sign = '', whole = '', fraction = '', exponent = '0'] = NUMBER.exec(written) ?? []
  if (whole + fraction === '') return 'not-a-number'
  const power = Number(exponent.replace('−', '-'))
  if (whole.length + fraction.length > MOST_NUMBER_DIGITS || Math.abs(power) > MOST_NUMBER_DIGITS) return 'too-long'
  const significant = (whole + fraction).replace(/^0+/, '')
  const digits = significant.replace(/0+$/, '')
  if (digits === '') return { negative: false, digits, point: 0 }
  return { negative: sign === '-' || sign === '−', digits, point: significant.length - fraction.length + power }
}

/** Order of two numbers: negative, zero or positive. */
export function compareExact(a: ExactNumber, b: ExactNumber): number {
  const [signA, signB] = [signOf(a), signOf(b)]
  return signA === signB ? signA * compareMagnitude(a, b) : signA - signB
}

/** Order of two numbers without their signs. */
export function compareMagnitude(a: ExactNumber, b: ExactNumber): number {
  if (a.digits === '' || b.digits === '') return a.digits.length - b.digits.length
  if (a.point !== b.point) return a.point - b.point
  return a.digits < b.digits ? -1 : a.digits > b.digits ? 1 : 0
}

/** The same text for equal numbers only. */
export function exactKey({ negative, digits, point }: ExactNumber): string {
  return `${negative ? '-' : ''}${digits}e${point}`
}

/** Without exponent: `-0.0012`. */
export function writeExact({ negative, digits, point }: ExactNumber): string {
  const sign = negative ? '-' : ''
  if (digits === '') return '0'
  if (point <= 0) return `${sign}0.${'0'.repeat(-point)}${digits}`
  if (point >= digits.length) return sign + digits.padEnd(point, '0')
  return `${sign}${digits.slice(0, point)}.${digits.slice(point)}`
}

/** Added by the power of ten of their last digits, so that long numbers are few. */
export function sumExact(numbers: Iterable<ExactNumber>): ExactNumber {
  const sums = new Map<number, bigint>()
  for (const { negative, digits, point } of numbers) {
    if (digits === '') continue
    const power = point - digits.length
    const value = BigInt(digits)
    sums.set(power, (sums.get(power) ?? 0n) + (negative ? -value : value))
  }
  let total = 0n
  let power: number | undefined
  for (const [next, value] of [...sums].toSorted(([a], [b]) => b - a)) {
    total = total * 10n ** BigInt((power ?? next) - next) + value
    power = next
  }
  return scaled(total, power ?? 0)
}

/** Half of the sum of two numbers. */
export function midExact(a: ExactNumber, b: ExactNumber): ExactNumber {
  const { negative, digits, point } = sumExact([a, b])
  if (digits === '') return { negative, digits, point }
  return scaled((negative ? -5n : 5n) * BigInt(digits), point - digits.length - 1)
}

function scaled(value: bigint, power: number): ExactNumber {
  const all = (value < 0n ? -value : value).toString()
  const digits = all.replace(/0+$/, '')
  return digits === '' ? { negative: false, digits, point: 0 } : { negative: value < 0n, digits, point: all.length + power }
}

function signOf({ negative, digits }: ExactNumber): number {
  return digits === '' ? 0 : negative ? -1 : 1
}

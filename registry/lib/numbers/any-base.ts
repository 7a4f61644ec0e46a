import { type FailWhere, defineFailures } from '../../../engine/core/define.ts'
import { numberBaseFailures } from './bases.ts'
import { type Fraction, add, fraction, multiply, negate } from './fraction.ts'

const { words } = numberBaseFailures

export const anyBaseFailures = defineFailures({
  'bad-digit': words['bad-digit'],
  'two-points': words['two-points'],
  'no-digits': 'There are no digits. Enter a number in base {{base}}.',
  'bad-repeat': 'Write the repeating digits once, in parentheses at the end of the fraction: 0.1(6).',
  'no-such-base': 'There is no settled set of digits for base {{base}}. Use 2 to 62, or 64.',
})
const { fail } = anyBaseFailures

/** Up to 36, small and capital letters are alike; from 37 to 62, capital letters come first, as in GMP. */
const DIGITS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'
/** RFC 4648, section 4. */
const DIGITS_64 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/'

export function digitsOf(base: number, field: string): string {
  if (base === 63) fail('no-such-base', { base, field })
  return base === 64 ? DIGITS_64 : DIGITS.slice(0, base)
}

/** How the digits of a base are said in a failure. */
function allowedIn(base: number): string {
  if (base === 64) return 'A–Z, a–z, 0–9, + and /'
  if (base <= 10) return `0–${base - 1}`
  const last = DIGITS[base - 1] as string
  if (base <= 36) return base === 11 ? '0–9 and A' : `0–9 and A–${last}`
  return base === 37 ? '0–9, A–Z and a' : `0–9, A–Z and a–${last}`
}

const PREFIXES: Readonly<Record<string, number>> = { '0x': 16, '0b': 2, '0o': 8 }

/** The base that a prefix names: always where it is that base, and from ten, where it can mean nothing else. */
export function prefixBase(text: string, base: number): number | undefined {
  const named = PREFIXES[/^\s*[-+−]?\s*(0[xbo])/i.exec(text)?.[1]?.toLowerCase() ?? '']
  // In hexadecimal, 0b1 is a number.
  return named !== undefined && (base === 10 || base === named) ? named : undefined
}

/**
 * A number in a base, exactly: with a sign, a fraction, repeating digits in parentheses, and spaces, underscores and apostrophes
 * between digits.
 * @throws ToolError the codes of {@link anyBaseFailures}, at the place in `field`
 */
export function readInBase(text: string, base: number, field: string): Fraction {
  const digits = digitsOf(base, 'from')
  const [head = '', sign = ''] = (prefixBase(text, base) === base ? /^\s*([-+−]?)\s*0[xbo]/i : /^\s*([-+−]?)\s*/).exec(text) ?? []
  // In base 64, + is a digit; only a minus is a sign.
  const start = base === 64 && sign === '+' ? head.indexOf('+') : head.length
  const where = (offset: number): FailWhere => ({ field, offset, text })
  const folded = base <= 36
  const radix = BigInt(base)
  let units = 0n
  let [places, opened, closed, point, count] = [0, -1, -1, -1, 0]
  const end = text.trimEnd().length
  for (let i = start; i < end; i++) {
    const character = text[i] as string
    if (/[\s_'’]/.test(character)) continue
    if (character === '.' || character === ',') {
      if (point >= 0) fail('two-points', where(i))
      point = i
      continue
    }
    if (character === '(' || character === ')') {
      const isRight = character === '(' ? point >= 0 && opened < 0 : opened >= 0 && closed < 0 && places > opened
      if (!isRight) fail('bad-repeat', where(i))
      if (character === '(') opened = places
      else closed = places
      continue
    }
    const value = digits.indexOf(folded ? character.toUpperCase() : character)
    if (closed >= 0) fail('bad-repeat', where(i))
    if (value < 0)
      fail('bad-digit', {
        character: String.fromCodePoint(text.codePointAt(i) as number).toWellFormed(),
        allowed: allowedIn(base),
        ...where(i),
      })
    units = units * radix + BigInt(value)
    count++
    if (point >= 0) places++
  }
  if (count === 0) fail('no-digits', { base, ...where(0) })
  if (opened >= 0 && closed < 0) fail('bad-repeat', where(text.indexOf('(')))
  const value = opened < 0 ? fraction(units, radix ** BigInt(places)) : repeating(units, radix, places, opened)
  return sign === '-' || sign === '−' ? negate(value) : value
}

/** 0.1(6): what does not repeat, and the rest over nines. */
function repeating(units: bigint, radix: bigint, places: number, before: number): Fraction {
  const length = BigInt(places - before)
  const fixed = units / radix ** length
  const period = units % radix ** length
  const scale = radix ** BigInt(before)
  return add(fraction(fixed, scale), multiply(fraction(1n, scale), fraction(period, radix ** length - 1n)))
}

/**
 * A number in a base, its repeating digits in parentheses. After `most` digits of the fraction it is cut, with an ellipsis.
 * @param mark what stands before the fraction
 * @returns `exact` is false where it was cut
 */
export function writeInBase(
  { top, bottom }: Fraction,
  base: number,
  most: number,
  mark: '.' | ',' = '.',
): { readonly text: string; readonly exact: boolean } {
  const digits = digitsOf(base, 'to')
  const radix = BigInt(base)
  const size = top < 0n ? -top : top
  const whole = wholeIn(size / bottom, base, digits)
  const seen = new Map<bigint, number>()
  let rest = size % bottom
  let written = ''
  while (rest > 0n && !seen.has(rest) && written.length < most) {
    seen.set(rest, written.length)
    rest *= radix
    written += digits[Number(rest / bottom)]
    rest %= bottom
  }
  const from = seen.get(rest)
  const places = rest > 0n && from !== undefined ? `${written.slice(0, from)}(${written.slice(from)})` : written
  const exact = rest === 0n || from !== undefined
  return { text: `${top < 0n ? '-' : ''}${whole}${places && mark + places}${exact ? '' : '…'}`, exact }
}

function wholeIn(value: bigint, base: number, digits: string): string {
  if (base <= 36) return value.toString(base).toUpperCase()
  const radix = BigInt(base)
  let [rest, text] = [value, '']
  do {
    text = (digits[Number(rest % radix)] as string) + text
    rest /= radix
  } while (rest > 0n)
  return text
}

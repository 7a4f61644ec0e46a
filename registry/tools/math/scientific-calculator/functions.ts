import type { Decimal } from 'decimal.js'
import {
  type Fraction,
  ONE,
  ZERO,
  compare,
  divide,
  floor,
  fraction,
  multiply,
  negate,
  round,
  subtract,
} from '../../../lib/numbers/fraction.ts'
import { type At, calculatorFailures } from './failures.ts'
import { MOST_POWER, type Numbers, type Value, exactly, isNought, kept, settled, toReal, wholeOf } from './numbers.ts'

const { fail } = calculatorFailures
const MOST_FACTORIAL = 5000n
/** Angles beyond that have no digits left for their place in the circle. */
const MOST_ANGLE = '1e20'

export type Call = { readonly name: string; readonly args: readonly Value[]; readonly numbers: Numbers; readonly where: ReturnType<At> }
type Fn = { readonly least: number; readonly most: number; readonly run: (call: Call) => Value }

/** A decimal that is a number and no infinity. */
export function real(value: Decimal, { name, numbers, where }: Pick<Call, 'name' | 'numbers' | 'where'>): Value {
  if (value.isNaN()) fail('not-defined', { name, ...where })
  if (!value.isFinite()) fail('too-large', where)
  return settled(value, numbers)
}

const one = (run: (value: Decimal, call: Call) => Decimal): Fn => ({
  least: 1,
  most: 1,
  run: (call) => real(run(toReal(call.args[0] as Value, call.numbers), call), call),
})
/** Of whole parts of the circle, sines are exact: by twelfths of a turn, 0, 1/2, ?, 1, ?, 1/2, … */
const SINES: readonly (Fraction | undefined)[] = [
  ZERO,
  fraction(1n, 2n),
  undefined,
  ONE,
  undefined,
  fraction(1n, 2n),
  ZERO,
  fraction(-1n, 2n),
  undefined,
  fraction(-1n),
  undefined,
  fraction(-1n, 2n),
]
const TANGENTS: Readonly<Record<string, Fraction>> = { '0': ZERO, '1': ONE, '3': negate(ONE), '4': ZERO, '5': ONE, '7': negate(ONE) }

const CIRCLE = { degrees: 360n, gradians: 400n, radians: 0n } as const

/** What part of a turn an angle is, exactly; undefined in radians and of decimals. */
function turnOf(value: Value, { angle }: Numbers): Fraction | undefined {
  if (!('exact' in value)) return undefined
  if (angle === 'radians') return value.exact.top === 0n ? ZERO : undefined
  const turns = divide(value.exact, fraction(CIRCLE[angle]))
  return subtract(turns, fraction(floor(turns)))
}

function radiansOf({ args: [value], numbers, where }: Call): Decimal {
  const turn = turnOf(value as Value, numbers)
  const { pi } = numbers
  if (turn) return toReal({ exact: turn }, numbers).times(pi).times(2)
  const given = toReal(value as Value, numbers)
  if (given.abs().gt(MOST_ANGLE)) fail('too-large', where)
  return numbers.angle === 'radians' ? given : given.times(pi).times(2).div(String(CIRCLE[numbers.angle]))
}

const fromRadians = (value: Decimal, { numbers: { angle, pi } }: Call): Decimal =>
  angle === 'radians' ? value : value.times(String(CIRCLE[angle])).div(2).div(pi)

function trigonometric(exact: (turn: Fraction, call: Call) => Fraction | undefined, run: (radians: Decimal) => Decimal): Fn {
  return {
    least: 1,
    most: 1,
    run: (call) => {
      const turn = turnOf(call.args[0] as Value, call.numbers)
      const known = turn && exact(turn, call)
      return known ? exactly(known) : real(run(radiansOf(call)), call)
    },
  }
}

const twelfth = (turn: Fraction, shift = 0n): Fraction | undefined => {
  const part = multiply(turn, fraction(12n))
  return part.bottom === 1n ? SINES[Number((part.top + shift) % 12n)] : undefined
}

function tangent(turn: Fraction, { name, where }: Call): Fraction | undefined {
  const part = multiply(turn, fraction(8n))
  if (part.bottom !== 1n) return undefined
  if (part.top === 2n || part.top === 6n) fail('not-defined', { name, ...where })
  return TANGENTS[String(part.top)]
}

/** Inverse functions; asin(1/2) is 30 degrees, not 29.999…. */
const inverse = (run: (value: Decimal) => Decimal): Fn => ({
  least: 1,
  most: 1,
  run: (call) => {
    const given = fromRadians(run(toReal(call.args[0] as Value, call.numbers)), call)
    const near = given.toDecimalPlaces(6)
    const isRound =
      call.numbers.angle !== 'radians' &&
      !given.isNaN() &&
      given
        .minus(near)
        .abs()
        .lt(`1e-${call.numbers.digits + 10}`)
    return isRound ? { real: near } : real(given, call)
  },
})

const rounding = (run: (value: Fraction) => bigint): Fn => ({
  least: 1,
  most: 1,
  run: ({ args: [value], numbers, where }) =>
    exactly(run('exact' in (value as Value) ? (value as { exact: Fraction }).exact : fractionFrom(toReal(value as Value, numbers), where))),
})

/** A decimal as the fraction that it is; one of a huge power is refused, as its digits would be made up. */
function fractionFrom(value: Decimal, where: ReturnType<At>): Fraction {
  const places = Math.max(0, value.decimalPlaces())
  if (value.e > 1000 || places > 2000) fail('too-large', where)
  return fraction(BigInt(value.times(`1e${places}`).toFixed(0)), 10n ** BigInt(places))
}

const wholes = (name: string, args: readonly Value[], most: bigint, where: ReturnType<At>): bigint[] =>
  args.map((value) => {
    const whole = wholeOf(value)
    return whole !== undefined && whole >= 0n && whole <= most ? whole : fail('not-whole', { name, most: Number(most), ...where })
  })

export function factorial(value: Value, where: ReturnType<At>): Value {
  const [whole = 0n] = wholes('!', [value], MOST_FACTORIAL, where)
  return exactly(product(1n, whole))
}

function product(from: bigint, to: bigint): bigint {
  let result = 1n
  for (let i = from; i <= to; i++) result *= i
  return result
}

const gcd = (a: bigint, b: bigint): bigint => (b === 0n ? a : gcd(b, a % b))
const MOST_WHOLE = 10n ** 30n

const whole = (least: number, most: number, top: bigint, run: (values: readonly bigint[]) => bigint): Fn => ({
  least,
  most,
  run: ({ name, args, where }) => exactly(run(wholes(name, args, top, where))),
})

const extreme = (sign: number): Fn => ({
  least: 1,
  most: 100,
  run: ({ args, numbers }) => args.reduce((best, value) => (compareValues(value, best, numbers) * sign > 0 ? value : best)),
})

export function compareValues(a: Value, b: Value, numbers: Numbers): number {
  return 'exact' in a && 'exact' in b ? compare(a.exact, b.exact) : toReal(a, numbers).cmp(toReal(b, numbers))
}

/** The root of a whole power exactly, else as a decimal. */
function rootOf(value: Value, degree: bigint, call: Call): Value {
  if ('exact' in value) {
    const [top, bottom] = [wholeRoot(value.exact.top, degree), wholeRoot(value.exact.bottom, degree)]
    if (top !== undefined && bottom !== undefined) return exactly(fraction(top, bottom))
  }
  const given = toReal(value, call.numbers)
  if (degree === 2n) return real(given.sqrt(), call)
  if (degree === 3n) return real(given.cbrt(), call)
  if (given.isNegative() && degree % 2n === 0n) fail('not-defined', { name: call.name, ...call.where })
  const size = given.abs().pow(new call.numbers.Real(1).div(String(degree)))
  return real(given.isNegative() ? size.neg() : size, call)
}

function wholeRoot(value: bigint, degree: bigint): bigint | undefined {
  const size = value < 0n ? -value : value
  if ((value < 0n && degree % 2n === 0n) || size > 10n ** 4000n) return undefined
  let low = 0n
  let high = 1n << (BigInt(size.toString(2).length) / degree + 1n)
  while (low < high) {
    const middle = (low + high + 1n) / 2n
    if (middle ** degree <= size) low = middle
    else high = middle - 1n
  }
  return low ** degree === size ? (value < 0n ? -low : low) : undefined
}

export function power(base: Value, exponent: Value, numbers: Numbers, where: ReturnType<At>): Value {
  const call = { name: '^', numbers, where }
  const whole = wholeOf(exponent)
  if (isNought(base) && compareValues(exponent, exactly(0n), numbers) < 0) fail('division-by-zero', where)
  if ('exact' in base && whole !== undefined) {
    const { top, bottom } = base.exact
    const size = whole < 0n ? -whole : whole
    const bits = BigInt(Math.max(top.toString(16).length, bottom.toString(16).length) * 4)
    if (size * bits <= 200_000n || (top * top === 1n && bottom === 1n) || top === 0n) {
      const small = top === 0n || (top * top === 1n && bottom === 1n) ? (size === 0n ? 0n : 2n - (size % 2n)) : size
      const raised = fraction(top ** small, bottom ** small)
      return kept(whole < 0n ? divide(ONE, raised) : raised, numbers)
    }
  }
  // A root of a whole degree, such as 8^(1/3), may be exact.
  if ('exact' in base && 'exact' in exponent && exponent.exact.top === 1n && exponent.exact.bottom <= 100n && base.exact.top >= 0n)
    return rootOf(base, exponent.exact.bottom, { ...call, args: [base] })
  const [x, y] = [toReal(base, numbers), toReal(exponent, numbers)]
  if (!x.isZero() && x.abs().log(10).times(y).abs().gt(MOST_POWER)) fail('too-large', where)
  return real(x.pow(y), call)
}

const logarithm =
  (run: (value: Decimal, base: Decimal | undefined) => Decimal): Fn['run'] =>
  (call) => {
    const [value, base] = call.args as readonly [Value, Value?]
    const given = toReal(value, call.numbers)
    const at = base && toReal(base, call.numbers)
    if (!given.gt(0) || (at && (!at.gt(0) || at.eq(1)))) fail('not-defined', { name: call.name, ...call.where })
    const result = run(given, at)
    const near = result.round()
    if (
      !result
        .minus(near)
        .abs()
        .lt(`1e-${call.numbers.digits + 10}`)
    )
      return real(result, call)
    // log(1000) is 3, not 2.99…, and exactly so where the power says it.
    const root = base ?? LOG_BASES[call.name]
    const isSo =
      root &&
      'exact' in root &&
      'exact' in value &&
      near.abs().lt(1000) &&
      compareValues(power(root, exactly(BigInt(near.toFixed(0))), call.numbers, call.where), value, call.numbers) === 0
    return isSo ? exactly(BigInt(near.toFixed(0))) : { real: near }
  }

const LOG_BASES: Readonly<Record<string, Value>> = { log: exactly(10n), log2: exactly(2n) }

const bounded = (run: (value: Decimal) => Decimal): Fn =>
  one((value, { where }) => (value.abs().gt(110_000) ? fail('too-large', where) : run(value)))

export const FUNCTIONS: Readonly<Record<string, Fn>> = {
  sqrt: { least: 1, most: 1, run: (call) => rootOf(call.args[0] as Value, 2n, call) },
  cbrt: { least: 1, most: 1, run: (call) => rootOf(call.args[0] as Value, 3n, call) },
  root: {
    least: 2,
    most: 2,
    run: (call) => {
      const [degree = 0n] = wholes(call.name, call.args.slice(1), 1000n, call.where)
      return degree === 0n ? fail('not-defined', { name: call.name, ...call.where }) : rootOf(call.args[0] as Value, degree, call)
    },
  },
  abs: {
    least: 1,
    most: 1,
    run: ({ args: [value], numbers }) =>
      'exact' in (value as Value) ? exactly(absOf((value as { exact: Fraction }).exact)) : { real: toReal(value as Value, numbers).abs() },
  },
  sin: trigonometric(
    (turn) => twelfth(turn),
    (value) => value.sin(),
  ),
  cos: trigonometric(
    (turn) => twelfth(turn, 3n),
    (value) => value.cos(),
  ),
  tan: trigonometric(tangent, (value) => value.tan()),
  asin: inverse((value) => value.asin()),
  acos: inverse((value) => value.acos()),
  atan: inverse((value) => value.atan()),
  sinh: bounded((value) => value.sinh()),
  cosh: bounded((value) => value.cosh()),
  tanh: one((value, { numbers }) => (value.abs().gt(1000) ? new numbers.Real(value.isNegative() ? -1 : 1) : value.tanh())),
  asinh: one((value) => value.asinh()),
  acosh: one((value) => value.acosh()),
  atanh: one((value) => value.atanh()),
  exp: bounded((value) => value.exp()),
  ln: { least: 1, most: 1, run: logarithm((value) => value.ln()) },
  log: { least: 1, most: 2, run: logarithm((value, base) => (base ? value.ln().div(base.ln()) : value.log(10))) },
  log2: { least: 1, most: 1, run: logarithm((value) => value.log(2)) },
  floor: rounding(floor),
  ceil: rounding((value) => -floor(negate(value))),
  round: rounding(round),
  trunc: rounding(({ top, bottom }) => top / bottom),
  sign: {
    least: 1,
    most: 1,
    run: ({ args: [value], numbers }) => exactly(BigInt(Math.sign(compareValues(value as Value, exactly(0n), numbers)))),
  },
  min: extreme(-1),
  max: extreme(1),
  gcd: whole(2, 20, MOST_WHOLE, (values) => values.reduce(gcd)),
  lcm: whole(2, 20, MOST_WHOLE, (values) => values.reduce((a, b) => (a === 0n || b === 0n ? 0n : (a / gcd(a, b)) * b))),
  nCr: whole(2, 2, 5000n, ([n = 0n, r = 0n]) => (r > n ? 0n : product(n - r + 1n, n) / product(1n, r))),
  nPr: whole(2, 2, 5000n, ([n = 0n, r = 0n]) => (r > n ? 0n : product(n - r + 1n, n))),
  fact: { least: 1, most: 1, run: ({ args: [value], where }) => factorial(value as Value, where) },
}

const absOf = (value: Fraction): Fraction => (value.top < 0n ? negate(value) : value)

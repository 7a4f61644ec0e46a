import { type Fraction, compare, negate, writeFraction } from '../numbers/fraction.ts'
import { type Unit, fromBase, unitNamed } from './units.ts'
import { writeIn } from './write-measure.ts'

const DECIMAL = ['byte', 'kilobyte', 'megabyte', 'gigabyte', 'terabyte', 'petabyte', 'exabyte', 'zettabyte', 'yottabyte'] as const
const BINARY = ['byte', 'kibibyte', 'mebibyte', 'gibibyte', 'tebibyte', 'pebibyte', 'exbibyte', 'zebibyte', 'yobibyte'] as const

/** Longer ones are rounded where both systems are side by side; the table of all units has them in full. */
const MOST_DIGITS = 24

const named = (name: string): Unit => unitNamed('data', name)
/** The largest unit of which there is at least one. */
function fitting(bits: Fraction, names: readonly string[]): Unit {
  const size = bits.top < 0n ? negate(bits) : bits
  return named(names.findLast((name) => compare(size, named(name).size) >= 0) ?? 'byte')
}

/** Both systems side by side, from bytes up. */
export function sizePairs(bits: Fraction, digits: number, locale: string) {
  return DECIMAL.map((name, index) => ({
    decimal: writeIn(bits, named(name), digits, locale, MOST_DIGITS).text,
    binary: writeIn(bits, named(BINARY[index] as string), digits, locale, MOST_DIGITS).text,
  })).slice(1)
}

/** A size as a drive's label counts it and as many systems show it, and its bytes. */
export function sizeFacts(bits: Fraction, locale: string) {
  return {
    bytes: writeFraction(fromBase(bits, named('byte')), 20, 60).text,
    label: writeIn(bits, fitting(bits, DECIMAL), 5, locale, 5).text,
    system: writeIn(bits, fitting(bits, BINARY), 5, locale, 5).text,
  }
}

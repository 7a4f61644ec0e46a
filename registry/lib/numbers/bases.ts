import { defineFailures } from '../../../engine/core/define.ts'

const BASES = { binary: 2, octal: 8, decimal: 10, hex: 16 } as const
export type BaseName = keyof typeof BASES

/** Longest single number, and longest fraction of one, in digits. */
const DIGITS_MOST = 100_000
const FRACTION_MOST = 10_000

const PREFIXES: Readonly<Record<BaseName, string>> = { binary: '0b', octal: '0o', decimal: '', hex: '0x' }
/** The sign of a number that is read, and the prefix, which in hexadecimal has many forms. */
const HEADS: Readonly<Record<BaseName, RegExp>> = {
  binary: /^([-+−]?)\s*(?:0b)?/i,
  octal: /^([-+−]?)\s*(?:0o)?/i,
  decimal: /^([-+−]?)\s*/,
  hex: /^([-+−]?)\s*(?:0x|\\[xu]|u\+|&h|[#$])?/i,
}
const GROUP_SIZES: Readonly<Record<BaseName, number>> = { binary: 4, octal: 3, decimal: 3, hex: 4 }
/** Digits after a comma that may as well be a group, or a byte in a list. */
const UNCLEAR_SIZES: Readonly<Record<BaseName, readonly number[]>> = { binary: [3, 4, 8], octal: [3], decimal: [3], hex: [2, 3, 4, 8] }
/** 1.234.567, unless it is an address of the internet. */
const POINTED_GROUPS = /^[1-9]\d{0,2}(?:\.\d{3}){2,}$/
const ADDRESS = /^(?:\d\d?|1\d\d|2[0-4]\d|25[0-5])(?:\.(?:1\d\d|2[0-4]\d|25[0-5])){3}$/
const SEPARATORS = { none: '', space: ' ', underscore: '_', apostrophe: "'" } as const
const DIGITS = '0123456789abcdef'

export const numberBaseFailures = defineFailures({
  'bad-digit': '“{{character}}” is not a digit here. Use {{allowed}}.',
  'no-digits': 'This line has no number. Write one, or delete the line.',
  'two-points': 'A number can have only one point. Remove the others.',
  'unclear-comma': '“{{number}}” can be read in two ways. Remove the comma, or put a point before the fraction.',
  'too-many-digits': {
    one: 'This number has {{count, number}} digit; at most {{most, number}} can be converted.',
    other: 'This number has {{count, number}} digits; at most {{most, number}} can be converted.',
  },
  'out-of-width': '{{number}} doesn’t fit into {{width}} bits in two’s complement. Choose more bits.',
  'fraction-in-width': 'Two’s complement works only with whole numbers. Remove the fraction, or turn it off.',
})

type NumberBaseOptions = {
  /** Whether spaces group the digits of one number or separate numbers. */
  readonly spaces: 'join' | 'separate'
  readonly grouping: keyof typeof SEPARATORS
  readonly prefix?: boolean | undefined
  readonly letterCase?: 'upper' | 'lower' | undefined
  readonly fractionDigits: number
  /** Whether each digit read becomes as many digits as it stands for, zeros at the start too. */
  readonly leadingZeros?: boolean | undefined
  readonly width: 'none' | '8' | '16' | '32' | '64' | '128'
  /** A base from 2 to 36 in which the numbers are written too, with a minus where they are negative. */
  readonly otherBase?: number | undefined
}

export type NumberBaseInput = NumberBaseOptions & { readonly text: string }

/** A number as `units / base ** places`, exactly. */
type Scaled = { readonly units: bigint; readonly places: number }

/**
 * Converts the numbers on each line of `text`; empty lines stay.
 * @returns with them how many were `rounded`, and the same in the `other` base
 * @throws ToolError the codes of {@link numberBaseFailures}, at the place in the field `text`
 */
export function convertBases(
  { text, ...options }: NumberBaseInput,
  from: BaseName,
  to: BaseName,
  signal: AbortSignal,
): { readonly text: string; readonly other?: string; readonly rounded: number } {
  const width = options.width === 'none' ? undefined : Number(options.width)
  const lines: string[] = []
  const others: string[] = []
  let rounded = 0
  let start = 0
  for (const [index, line] of text.split('\n').entries()) {
    if (index % 1000 === 0) signal.throwIfAborted()
    const numbers = splitNumbers(line, options.spaces).map(({ number, offset }) =>
      convertNumber(number, start + offset, text, from, to, width, options),
    )
    rounded += numbers.filter(({ exact }) => !exact).length
    // One space may separate groups of digits.
    lines.push(numbers.map((number) => number.text).join(options.grouping === 'space' ? '  ' : ' '))
    others.push(numbers.map((number) => number.other).join(' '))
    start += line.length + 1
  }
  return { text: lines.join('\n'), other: options.otherBase === undefined ? undefined : others.join('\n'), rounded }
}

function splitNumbers(line: string, spaces: NumberBaseOptions['spaces']): { number: string; offset: number }[] {
  return Array.from(line.matchAll(spaces === 'separate' ? /\S+/g : /\S(?:.*\S)?/g), (match) => ({ number: match[0], offset: match.index }))
}

function convertNumber(
  line: string,
  start: number,
  text: string,
  from: BaseName,
  to: BaseName,
  width: number | undefined,
  options: NumberBaseOptions,
) {
  const failAt = failureAt(text, start)
  const read = readNumber(line, from, failAt)
  const value = width === undefined ? read : { units: readTwosComplement(read, from, width, line, failAt), places: 0 }
  const negative = value.units < 0n
  const { whole, fraction, exact } =
    width !== undefined && to !== 'decimal'
      ? { whole: padPattern(BigInt.asUintN(width, value.units), to, width), fraction: '', exact: true }
      : writeDigits(negative ? -value.units : value.units, value.places, BASES[from], BASES[to], options.fractionDigits)
  const padded = options.leadingZeros && width === undefined ? padWhole(whole, read.wholeDigits, from, to) : whole
  const signed = negative && (width === undefined || to === 'decimal') && /[1-9a-f]/.test(whole + fraction)
  const separator = SEPARATORS[options.grouping]
  const size = GROUP_SIZES[to]
  const digits = groupFromEnd(padded, size, separator) + (fraction && `.${groupFromStart(fraction, size, separator)}`)
  const cased = options.letterCase === 'upper' ? digits.toUpperCase() : digits
  const other = options.otherBase === undefined ? undefined : writeOther(value, BASES[from], options.otherBase, options)
  return {
    text: `${signed ? '-' : ''}${options.prefix ? PREFIXES[to] : ''}${cased}`,
    other: other?.text,
    exact: exact && (other?.exact ?? true),
  }
}

function writeOther({ units, places }: Scaled, from: number, to: number, { fractionDigits, letterCase }: NumberBaseOptions) {
  const { whole, fraction, exact } = writeDigits(units < 0n ? -units : units, places, from, to, fractionDigits)
  const digits = whole + (fraction && `.${fraction}`)
  const sign = units < 0n && /[1-9a-z]/.test(digits) ? '-' : ''
  return { text: sign + (letterCase === 'lower' ? digits : digits.toUpperCase()), exact }
}

type FailAt = (offset: number) => { field: string; offset: number; text: string }
const failureAt =
  (text: string, start: number): FailAt =>
  (offset) => ({ field: 'text', offset: start + offset, text })

function readNumber(line: string, from: BaseName, failAt: FailAt): Scaled & { readonly wholeDigits: number } {
  const { fail } = numberBaseFailures
  const base = BASES[from]
  const head = HEADS[from].exec(line) as RegExpExecArray
  const end = from === 'hex' && /h$/i.test(line) ? line.length - 1 : line.length
  const point = placeOfPoint(line, head[0].length, end, from, failAt)
  let digits = ''
  let places = 0
  for (let i = head[0].length; i < end; i++) {
    const character = line[i] as string
    if (i === point || /[\s_'’.,]/.test(character)) continue
    const value = DIGITS.indexOf(character.toLowerCase())
    if (value < 0 || value >= base) badDigit(line, i, base, failAt)
    digits += character
    if (point >= 0 && i > point) places++
  }
  if (digits === '') fail('no-digits', failAt(0))
  checkLength(digits.length, DIGITS_MOST, failAt)
  checkLength(places, FRACTION_MOST, failAt)
  const units = BigInt((PREFIXES[from] || '') + digits)
  return { units: head[1] === '-' || head[1] === '−' ? -units : units, places, wholeDigits: digits.length - places }
}

function badDigit(line: string, index: number, base: number, failAt: FailAt): never {
  const character = String.fromCodePoint(line.codePointAt(index) as number)
  const allowed = base === 16 ? '0–9, A–F' : `0–${base - 1}`
  return numberBaseFailures.fail('bad-digit', { character, allowed, ...failAt(index) })
}

function checkLength(count: number, most: number, failAt: FailAt): void {
  if (count > most) numberBaseFailures.fail('too-many-digits', { count, most, ...failAt(0) })
}

/**
 * Index of the mark before the fraction, or -1. Of points and commas the last kind is that mark and the other groups digits;
 * several of one kind only group, but points only in decimal, threes at a time.
 */
function placeOfPoint(line: string, start: number, end: number, from: BaseName, failAt: FailAt): number {
  const { fail } = numberBaseFailures
  const unclear = (offset: number) => fail('unclear-comma', { number: shorten(line), ...failAt(offset) })
  const points = indexesOf(line, '.', start)
  const commas = indexesOf(line, ',', start)
  if (from === 'decimal' && isPointedGroups(line.slice(start))) return -1
  const pointIsLast = (points.at(-1) ?? -1) > (commas.at(-1) ?? -1)
  const [last, other] = pointIsLast ? [points, commas] : [commas, points]
  const place = last.at(-1) ?? -1
  if (last.length > 1 && (pointIsLast || other.length > 0)) fail('two-points', failAt(place))
  const groups = last.length > 1 ? last : other
  if (groups.length > 0 && !areGroups(groups, last.length > 1 ? end : place)) unclear(groups[0] as number)
  if (last.length > 1) return -1
  if (last.length === 1 && !pointIsLast && other.length === 0 && isUnclear(line.slice(start, place), end - place - 1, from)) unclear(place)
  return place
}

function isPointedGroups(digits: string): boolean {
  return POINTED_GROUPS.test(digits) && !ADDRESS.test(digits)
}

/** Whether a comma after `whole` may group: not after a zero, nor where groups are marked otherwise or the first is longer. */
function isUnclear(whole: string, after: number, from: BaseName): boolean {
  return UNCLEAR_SIZES[from].includes(after) && whole.length <= after && /^[\da-f]+$/i.test(whole) && whole !== '0'
}

/** Whether marks are placed as between groups of digits: two to four digits each (India writes 12,34,567), the last three or four. */
function areGroups(marks: readonly number[], end: number): boolean {
  const sizes = marks.map((mark, index) => (marks[index + 1] ?? end) - mark - 1)
  return sizes.every((size, index) => size <= 4 && size >= (index === sizes.length - 1 ? 3 : 2))
}

const shorten = (number: string): string => number.slice(0, 60)

function indexesOf(line: string, character: string, start: number): number[] {
  const found: number[] = []
  for (let i = line.indexOf(character, start); i >= 0; i = line.indexOf(character, i + 1)) found.push(i)
  return found
}

/** A whole number within `width` bits; without a minus, bits of a base that computers use are read as stored. */
function readTwosComplement({ units, places }: Scaled, from: BaseName, width: number, line: string, failAt: FailAt): bigint {
  const { fail } = numberBaseFailures
  if (places > 0) fail('fraction-in-width', failAt(0))
  const most = 2n ** BigInt(width - (from === 'decimal' ? 1 : 0)) - 1n
  if (units > most || units < -(2n ** BigInt(width - 1))) fail('out-of-width', { number: shorten(line), width, ...failAt(0) })
  return BigInt.asIntN(width, units)
}

function padPattern(pattern: bigint, to: BaseName, width: number): string {
  return pattern.toString(BASES[to]).padStart(Math.ceil(width / Math.log2(BASES[to])), '0')
}

function padWhole(whole: string, digitsRead: number, from: BaseName, to: BaseName): string {
  return whole.padStart(Math.ceil((digitsRead * Math.log2(BASES[from])) / Math.log2(BASES[to])), '0')
}

/** Digits of `units / from ** places` in another base: all of them where they end, else rounded half away from zero to `most`. */
function writeDigits(
  units: bigint,
  places: number,
  from: number,
  to: number,
  most: number,
): { whole: string; fraction: string; exact: boolean } {
  const scale = BigInt(from) ** BigInt(places)
  const ending = endingPlaces(units % scale, places, from, to)
  const kept = ending ?? most
  const scaled = (units * BigInt(to) ** BigInt(kept) * 2n + scale) / (scale * 2n)
  const digits = scaled.toString(to).padStart(kept + 1, '0')
  const whole = digits.slice(0, digits.length - kept)
  const fraction = digits.slice(digits.length - kept).replace(/0+$/, '')
  return { whole, fraction, exact: ending !== undefined }
}

/** How many digits hold the fraction exactly, or undefined when it never ends. */
function endingPlaces(fraction: bigint, places: number, from: number, to: number): number | undefined {
  if (fraction === 0n) return 0
  const halvings = from === 10 ? places : places * Math.log2(from)
  // Ten has the factor 5, the bases of computers only 2.
  if (to === 10) return halvings
  if (![2, 8, 16].includes(to)) return endingOf(fraction, BigInt(from) ** BigInt(places), BigInt(to))
  if (from === 10 && fraction % 5n ** BigInt(places) !== 0n) return undefined
  return Math.ceil(halvings / Math.log2(to))
}

/** The same for any base: as many times as its factors divide what is left of the denominator. */
function endingOf(fraction: bigint, scale: bigint, to: bigint): number | undefined {
  let left = scale / greatestDivisor(scale, fraction)
  for (let digits = 0; ; digits++) {
    if (left === 1n) return digits
    const shared = greatestDivisor(to, left % to)
    if (shared === 1n) return undefined
    left /= shared
  }
}

function greatestDivisor(a: bigint, b: bigint): bigint {
  let [larger, smaller] = [a, b]
  while (smaller !== 0n) [larger, smaller] = [smaller, larger % smaller]
  return larger
}

function groupFromEnd(digits: string, size: number, separator: string): string {
  const first = digits.length % size || size
  return separator === '' ? digits : [digits.slice(0, first), ...chunks(digits.slice(first), size)].join(separator)
}

function groupFromStart(digits: string, size: number, separator: string): string {
  return separator === '' ? digits : chunks(digits, size).join(separator)
}

function chunks(digits: string, size: number): string[] {
  return digits.match(new RegExp(`.{1,${size}}`, 'g')) ?? []
}

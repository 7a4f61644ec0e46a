import { type Fraction, ONE, add, divide, fraction, fractionOf, multiply } from '../numbers/fraction.ts'

/** How a language writes numbers. */
export type Marks = { readonly group: string; readonly decimal: string }

export function marksOf(locale: string): Marks {
  const parts = new Intl.NumberFormat(locale, { useGrouping: 'always' }).formatToParts(1234567.5)
  const find = (type: string) => parts.find((part) => part.type === type)?.value ?? ''
  return { group: find('group'), decimal: find('decimal') }
}

/** A number and where it ends; of a clock (4:30) the pieces, largest first. */
export type ReadNumber = { readonly value: Fraction; readonly end: number; readonly clock?: readonly Fraction[] }

/** Beyond this no measure is meant, and the work would grow without bound. */
const MOST_POWER = 60

const VULGAR: Readonly<Record<string, string>> = {
  '½': '1/2',
  '⅓': '1/3',
  '⅔': '2/3',
  '¼': '1/4',
  '¾': '3/4',
  '⅕': '1/5',
  '⅖': '2/5',
  '⅗': '3/5',
  '⅘': '4/5',
  '⅙': '1/6',
  '⅚': '5/6',
  '⅛': '1/8',
  '⅜': '3/8',
  '⅝': '5/8',
  '⅞': '7/8',
}
const RAISED = '⁰¹²³⁴⁵⁶⁷⁸⁹'

const CLOCK = /(\d+):([0-5]?\d)(?::([0-5]?\d))?((?:[.,]\d+)?)(?![\d:])/y
// Spaces group only three digits at a time, and never the top of a fraction.
const PLAIN = /(?:\d{1,3}(?:[ \u00a0\u202f]\d{3})+(?![\d/⁄])|\d+)(?:[.,]\d+)*|[.,]\d+/y
const POWER = /[eE]([-+−]?\d{1,4})|\s?[×x*·]\s?10(?:\^|\*\*)?([-+−⁻]?(?:\d{1,4}|[⁰¹²³⁴⁵⁶⁷⁸⁹]{1,4}))/y
const OVER = /\s*[/⁄]\s*(\d+)(?![.,]?\d)/y
const MIXED = /[ \u00a0\u202f]*(?:[-+&]\s*|and\s+)?(\d+)\s*[/⁄]\s*(\d+)(?![.,]?\d)|[ \u00a0\u202f]*([½⅓⅔¼¾⅕⅖⅗⅘⅙⅚⅛⅜⅝⅞])/y
const LONE_FRACTION = /[½⅓⅔¼¾⅕⅖⅗⅘⅙⅚⅛⅜⅝⅞]/y

function at(pattern: RegExp, text: string, index: number): RegExpExecArray | null {
  pattern.lastIndex = index
  return pattern.exec(text)
}

/**
 * The number that begins at `start`: with the marks of a language or the other ones where they can mean nothing else, with a power
 * of ten, as a fraction (6 1/2, ½), or of a clock. Undefined where there is none, or one beyond all measure.
 */
export function readNumber(text: string, start: number, marks: Marks): ReadNumber | undefined {
  const clock = at(CLOCK, text, start)
  if (clock) return readClock(clock, start)
  const lone = at(LONE_FRACTION, text, start)
  if (lone) return { value: fractionOf(VULGAR[lone[0]] as string), end: start + 1 }
  const plain = at(PLAIN, text, start)
  if (!plain) return undefined
  const decimal = plainDecimal(plain[0].replace(/[ \u00a0\u202f]/g, ''), marks)
  if (decimal === undefined) return undefined
  let [value, end] = [fractionOf(decimal), start + plain[0].length]
  const power = at(POWER, text, end)
  if (power) {
    const exponent = Number(
      (power[1] ?? power[2] ?? '').replace(/[−⁻]/, '-').replace(/[⁰¹²³⁴⁵⁶⁷⁸⁹]/g, (digit) => String(RAISED.indexOf(digit))),
    )
    if (Math.abs(exponent) > MOST_POWER) return undefined
    return { value: multiply(value, fractionOf(`1e${exponent}`)), end: end + power[0].length }
  }
  if (!/^\d+$/.test(plain[0])) return { value, end }
  const over = at(OVER, text, end)
  if (over) {
    const bottom = BigInt(over[1] as string)
    return bottom === 0n ? undefined : { value: divide(value, fraction(bottom)), end: end + over[0].length }
  }
  const mixed = at(MIXED, text, end)
  if (mixed) {
    if (mixed[2] !== undefined && BigInt(mixed[2]) === 0n) return undefined
    value = add(value, fractionOf(mixed[3] === undefined ? `${mixed[1]}/${mixed[2]}` : (VULGAR[mixed[3]] as string)))
    end += mixed[0].length
  }
  return { value, end }
}

function readClock([all, first = '', second = '', third, places = '']: RegExpExecArray, start: number): ReadNumber {
  const pieces = [first, second, ...(third === undefined ? [] : [third])]
  const clock = pieces.map((piece, index) => fractionOf(index === pieces.length - 1 ? piece + places.replace(',', '.') : piece))
  return { value: clock[0] ?? ONE, end: start + all.length, clock }
}

/** Digits with points and commas as a plain decimal; undefined where they are in no order. */
export function plainDecimal(body: string, { group, decimal }: Marks): string | undefined {
  return (
    withMarks(body, group, decimal) ??
    (/^\d*[.,]\d+$/.test(body) ? body.replace(',', '.') : (withMarks(body, ',', '.') ?? withMarks(body, '.', ',')))
  )
}

function withMarks(body: string, group: string, decimal: string): string | undefined {
  const [whole = '', places, ...more] = body.split(decimal)
  if (more.length > 0 || (places !== undefined && !/^\d*$/.test(places))) return undefined
  const end = places ? `.${places}` : ''
  if (/^\d*$/.test(whole)) return (whole || '0') + end
  const groups = /^[.,]$/.test(group) ? whole.split(group) : []
  return groups.length > 1 &&
    /^\d{1,3}$/.test(groups[0] as string) &&
    groups.slice(1, -1).every((one) => /^\d{2,3}$/.test(one)) &&
    /^\d{3}$/.test(groups.at(-1) as string)
    ? groups.join('') + end
    : undefined
}

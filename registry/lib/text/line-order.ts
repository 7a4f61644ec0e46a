import { compareDecimals } from '../../../engine/core/schema.ts'
import { countGraphemes } from './segments.ts'

/** What lines are put in order by. */
export const LINE_ORDERS = {
  alphabet: 'Alphabet',
  natural: 'Alphabet, numbers by value (file2 before file10)',
  number: 'First number in the line',
  length: 'Length',
  ip: 'IP address',
  code: 'Unicode code point',
  given: 'As given',
} as const
export type LineOrder = keyof typeof LINE_ORDERS

/** Where a line belongs; undefined for one without what is sorted by, which comes last. */
type Key = string | number | bigint | undefined

export type LineOrderOptions = {
  readonly by: LineOrder
  readonly descending: boolean
  readonly language: string
  readonly ignoreCase: boolean
  /** The character before decimals; the other one of point and comma, or a space, separates thousands. */
  readonly decimal: 'point' | 'comma'
  readonly addressOf: (text: string) => bigint | undefined
}

/** Items in the order of their texts. Equal ones keep their places, also from the last to the first. */
export function sortByText<T>(items: readonly T[], textOf: (item: T) => string, options: LineOrderOptions): T[] {
  const { by, descending } = options
  if (by === 'given') return descending ? items.toReversed() : [...items]
  const keyOf = keysBy(options)
  const compare = comparing(options)
  const direction = descending ? -1 : 1
  return items
    .map((item) => ({ item, key: keyOf(textOf(item)) }))
    .toSorted((a, b) => {
      if (a.key === undefined || b.key === undefined) return Number(a.key === undefined) - Number(b.key === undefined)
      return direction * compare(a.key, b.key)
    })
    .map(({ item }) => item)
}

function keysBy({ by, decimal, ignoreCase, addressOf }: LineOrderOptions): (text: string) => Key {
  switch (by) {
    case 'length':
      return countGraphemes
    case 'number':
      return (text) => firstNumber(text, decimal)
    case 'ip':
      return addressOf
    default:
      return (text) => (by === 'code' && ignoreCase ? text.toLowerCase() : text)
  }
}

function comparing({ by, language, ignoreCase }: LineOrderOptions): (a: NonNullable<Key>, b: NonNullable<Key>) => number {
  if (by === 'number') return (a, b) => compareDecimals(a as string, b as string)
  if (by === 'code') return (a, b) => compareCodePoints(a as string, b as string)
  if (by === 'length' || by === 'ip') return (a, b) => (a < b ? -1 : a > b ? 1 : 0)
  const { compare } = new Intl.Collator(language, { numeric: by === 'natural', sensitivity: ignoreCase ? 'accent' : 'variant' })
  return (a, b) => compare(a as string, b as string)
}

/** JavaScript compares UTF-16 units, in which emoji come before some letters. */
function compareCodePoints(a: string, b: string): number {
  const length = Math.min(a.length, b.length)
  for (let at = 0; at < length; at++) {
    const [one, other] = [a.charCodeAt(at), b.charCodeAt(at)]
    if (one === other) continue
    const isHalf = (unit: number) => unit >= 0xd800 && unit <= 0xdfff
    return isHalf(one) === isHalf(other) ? one - other : isHalf(one) ? 1 : -1
  }
  return a.length - b.length
}

const LONGEST_NUMBER = 1000
// Spaces group three digits at a time; an ordinary one only where a comma is the decimal separator, as elsewhere it stands between columns.
const NUMBERS = {
  point: /(?<![\d.,])[-−]?(?:\d{1,3}([,\u2009\u00a0\u202f])\d{3}(?:\1\d{3})*(?!\d)|\d+)(?:\.\d+)?/,
  comma: /(?<![\d.,])[-−]?(?:\d{1,3}([. \u2009\u00a0\u202f])\d{3}(?:\1\d{3})*(?!\d)|\d+)(?:,\d+)?/,
} as const

/** The first number of a text, exact, as a decimal. A minus counts where no letter or digit is before it. */
function firstNumber(text: string, decimal: 'point' | 'comma'): string | undefined {
  const found = NUMBERS[decimal].exec(text)
  if (!found) return undefined
  const isNegative = /^[-−]/.test(found[0]) && !/[\p{L}\p{N}]$/u.test(text.slice(Math.max(0, found.index - 2), found.index))
  const digits = found[0].replace(/^[-−]/, '')
  if (digits.length > LONGEST_NUMBER) return undefined
  const plain = digits.replaceAll(found[1] ?? '', '').replace(',', '.')
  return (isNegative ? '-' : '') + plain
}

import type { RandomSource } from '../../../../engine/core/context.ts'
import { defineFailures } from '../../../../engine/core/define.ts'
import { LOREM_WORDS } from '../../../data/text/lorem-words.ts'
import { FICTION_NUMBERS } from '../../../data/world/fiction-numbers.ts'
import { formatUuid, randomUuid } from '../../../lib/chance/uuid.ts'
import type { Person } from './person.ts'

/** A value and how a format writes it: numbers and truth values go without quotes, and databases read moments each in its own form. Undefined is an empty cell. */
export type Cell = { readonly text: string; readonly type: CellType } | undefined
type CellType = 'text' | 'number' | 'boolean' | 'moment'

type Maker = (chance: RandomSource, person: Person, row: number) => string
export type ColumnKind = keyof typeof MAKERS | keyof typeof READERS
export type Column = { readonly name: string; readonly kind: ColumnKind; readonly details: string }

export const columnFailures = defineFailures({
  'bad-range': 'Write the range as {{example}}: the lowest value, two dots, the highest value.',
  'range-swapped': 'The range begins at {{from}} and ends at {{to}}. Put the lower value first.',
  'no-values': 'List the values to choose from, separated by |, such as red|green|blue.',
  'bad-column-name': 'Give this column a name without control characters.',
  'bad-details': 'The options contain a control character. Delete it.',
  'same-name': 'Two columns are called “{{name}}”. Give each its own name.',
})
const { fail } = columnFailures

/** What no XML document may hold, and no database wants in a name. */
const UNWRITABLE = /[\p{Cc}\p{Cs}\ufffe\uffff]/u
/** Documentation networks (RFC 5737), so that no address belongs to anybody. */
const NETWORKS = ['192.0.2', '198.51.100', '203.0.113'] as const
const PHONES = FICTION_NUMBERS.US.ranges.flatMap((range) => range.patterns)

const words = (chance: RandomSource, count: number) => Array.from({ length: count }, () => chance.pick(LOREM_WORDS)).join(' ')
const capitalized = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)
const hex = (value: number, digits = 1) => value.toString(16).padStart(digits, '0')

const MAKERS = {
  row: (_, __, row) => String(row),
  uuid: (chance) => formatUuid(randomUuid(chance)),
  first: (_, person) => person.first,
  last: (_, person) => person.last,
  full: (_, person) => `${person.first} ${person.last}`,
  username: (_, person) => person.handle,
  email: (_, person) => `${person.handle}@${person.domain}`,
  phone: (chance) => chance.pick(PHONES).replace(/#/g, () => String(chance.int(0, 9))),
  boolean: (chance) => (chance.int(0, 1) === 1 ? 'true' : 'false'),
  word: (chance) => chance.pick(LOREM_WORDS),
  sentence: (chance) => `${capitalized(words(chance, chance.int(6, 12)))}.`,
  color: (chance) => `#${hex(chance.int(0, 0xffffff), 6)}`,
  ipv4: (chance) => `${chance.pick(NETWORKS)}.${chance.int(1, 254)}`,
  // Groups of at least 1 need no shortening, so each address is already in its canonical form.
  ipv6: (chance) => `2001:db8:${Array.from({ length: 6 }, () => hex(chance.int(1, 0xffff))).join(':')}`,
  url: (chance, person) => `https://${person.domain}/${chance.pick(LOREM_WORDS)}`,
} satisfies Readonly<Record<string, Maker>>

/** Kinds with options: how these are read, and what is made of them. */
const READERS = {
  number: (details, field) => {
    const [, from = '', to = ''] = /^(-?\d{1,15}(?:\.\d{1,9})?)\.\.(-?\d{1,15}(?:\.\d{1,9})?)$/.exec(details || '1..1000') ?? []
    if (from === '') fail('bad-range', { example: '1..1000', field })
    const decimals = Math.max(...[from, to].map((bound) => (bound.split('.')[1] ?? '').length))
    const [low, high] = [scaled(from, decimals), scaled(to, decimals)]
    if (low > high) fail('range-swapped', { from, to, field })
    return (chance) => written(chance.bigInt(low, high), decimals)
  },
  date: (details, field) => {
    const [first, last] = dayRange(details, field)
    return (chance) => new Date(chance.int(first, last) * DAY_MS).toISOString().slice(0, 10)
  },
  dateTime: (details, field) => {
    const [first, last] = dayRange(details, field)
    return (chance) => `${new Date(chance.int(first * DAY_S, (last + 1) * DAY_S - 1) * 1000).toISOString().slice(0, 19)}Z`
  },
  list: (details, field) => {
    const values = details
      .split('|')
      .map((value) => value.trim())
      .filter((value) => value !== '')
    if (values.length === 0) fail('no-values', { field })
    return (chance) => chance.pick(values)
  },
} satisfies Readonly<Record<string, (details: string, field: string) => Maker>>

const DAY_S = 86_400
const DAY_MS = DAY_S * 1000

/** A decimal number as a whole number of its last place. */
function scaled(number: string, decimals: number): bigint {
  const [whole = '', fraction = ''] = number.split('.')
  return BigInt(whole + fraction.padEnd(decimals, '0'))
}

function written(value: bigint, decimals: number): string {
  const digits = String(value < 0n ? -value : value).padStart(decimals + 1, '0')
  const split = digits.length - decimals
  return `${value < 0n ? '-' : ''}${digits.slice(0, split)}${decimals > 0 ? `.${digits.slice(split)}` : ''}`
}

/** Both days as days since 1970-01-01. */
function dayRange(details: string, field: string): [number, number] {
  const [from = '', to = '', more] = (details || '2020-01-01..2029-12-31').split('..')
  const [first, last] = [dayNumber(from), dayNumber(to)]
  if (first === undefined || last === undefined || more !== undefined)
    return fail('bad-range', { example: '2026-01-01..2026-12-31', field })
  if (first > last) fail('range-swapped', { from, to, field })
  return [first, last]
}

function dayNumber(day: string): number | undefined {
  const time = /^\d{4}-\d\d-\d\d$/.test(day) && !day.startsWith('0000') ? Date.parse(`${day}T00:00:00Z`) : Number.NaN
  // Some engines read February 30 as March 1 or 2.
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(day) ? time / DAY_MS : undefined
}

const TYPES: Partial<Record<ColumnKind, CellType>> = { row: 'number', number: 'number', boolean: 'boolean', dateTime: 'moment' }

/** What tells rows apart is in each of them. */
const NEVER_EMPTY: readonly ColumnKind[] = ['row', 'uuid']

/** Whether the options of a column mean something for its kind. */
export const takesDetails = (kind: ColumnKind): kind is keyof typeof READERS => Object.hasOwn(READERS, kind)

/**
 * Reads the columns, and gives what makes the cells of a row.
 * @param empty how many of a hundred cells are left empty
 * @throws ToolError the failures above, at the column they are about
 */
export function rowMaker(columns: readonly Column[], empty: number): (chance: RandomSource, person: Person, row: number) => Cell[] {
  const seen = new Set<string>()
  const makers = columns.map(({ name, kind, details }, index) => {
    const at = `columns.${index}`
    if (name === '' || UNWRITABLE.test(name)) fail('bad-column-name', { field: `${at}.name` })
    if (seen.has(name)) fail('same-name', { name, field: `${at}.name` })
    seen.add(name)
    if (UNWRITABLE.test(details)) fail('bad-details', { field: `${at}.details` })
    const make: Maker = takesDetails(kind) ? READERS[kind](details, `${at}.details`) : MAKERS[kind]
    const type = TYPES[kind] ?? 'text'
    return (chance: RandomSource, person: Person, row: number): Cell => {
      const text = make(chance, person, row)
      return !NEVER_EMPTY.includes(kind) && chance.int(1, 100) <= empty ? undefined : { text, type }
    }
  })
  return (chance, person, row) => makers.map((make) => make(chance, person, row))
}

import { compareDecimals } from '../../../../engine/core/schema.ts'

export const CSV_COLUMN_KINDS = ['empty', 'whole', 'decimal', 'decimal-comma', 'boolean', 'date', 'date-time', 'text'] as const
type CsvColumnKind = (typeof CSV_COLUMN_KINDS)[number]
export const CSV_COLUMN_WORDS = {
  empty: 'Empty',
  whole: 'Integers',
  decimal: 'Decimals (point)',
  'decimal-comma': 'Decimals (comma)',
  boolean: 'True or false',
  date: 'Dates',
  'date-time': 'Dates with time',
  text: 'Text',
} as const satisfies Record<CsvColumnKind, string>

type CsvColumn = {
  readonly name: string
  readonly kind: CsvColumnKind
  readonly filled: number
  readonly empty: number
  readonly distinct: number
  /** Of numbers and dates, as they are written. */
  readonly smallest?: string
  readonly largest?: string
  /** Characters of the longest cell. */
  readonly longest: number
}

const [WHOLE, POINT, COMMA] = [/^-?(?:0|[1-9]\d{0,29})$/, /^-?(?:0|[1-9]\d{0,29})\.\d{1,20}$/, /^-?(?:0|[1-9]\d{0,29}),\d{1,20}$/]
const DATE = /^\d{4}-\d{2}-\d{2}$/
const DATE_TIME = /^\d{4}-\d{2}-\d{2}[T ]\d{2}:\d{2}(?::\d{2}(?:\.\d{1,9})?)?Z?$/

function kindOf(cell: string): CsvColumnKind {
  if (cell.length > 60) return 'text'
  if (WHOLE.test(cell)) return 'whole'
  if (POINT.test(cell)) return 'decimal'
  if (COMMA.test(cell)) return 'decimal-comma'
  if (DATE.test(cell)) return isDay(cell) ? 'date' : 'text'
  if (DATE_TIME.test(cell)) return isDay(cell.slice(0, 10)) ? 'date-time' : 'text'
  return /^(?:true|false)$/i.test(cell) ? 'boolean' : 'text'
}

function isDay(text: string): boolean {
  const day = new Date(`${text}T00:00:00Z`)
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text)
}

/** What two kinds of cells have in common. */
function joinKinds(a: CsvColumnKind, b: CsvColumnKind): CsvColumnKind {
  if (a === b || b === 'empty') return a
  if (a === 'empty') return b
  if (a === 'whole' && (b === 'decimal' || b === 'decimal-comma')) return b
  if (b === 'whole' && (a === 'decimal' || a === 'decimal-comma')) return a
  return 'text'
}

/** @param cells of one column; a cell that its row lacks is `undefined` and counts as empty */
export function surveyColumn(name: string, cells: Iterable<string | undefined>): CsvColumn {
  const distinct = new Set<string>()
  let kind: CsvColumnKind = 'empty'
  let filled = 0
  let empty = 0
  let longest = 0
  for (const cell of cells) {
    if (cell === undefined || cell === '') {
      empty++
      continue
    }
    filled++
    distinct.add(cell)
    if (kind !== 'text') kind = joinKinds(kind, kindOf(cell))
    if (cell.length > longest) longest = Math.max(longest, [...cell].length)
  }
  return { name, kind, filled, empty, distinct: distinct.size, longest, ...extremesOf(distinct, kind) }
}

function extremesOf(cells: ReadonlySet<string>, kind: CsvColumnKind): { smallest?: string; largest?: string } {
  if (kind === 'empty' || kind === 'text' || kind === 'boolean') return {}
  const isDate = kind === 'date' || kind === 'date-time'
  const compare = isDate ? compareTimes : (a: string, b: string) => compareDecimals(a.replace(',', '.'), b.replace(',', '.'))
  let [smallest, largest] = ['', '']
  for (const cell of cells) {
    if (smallest === '' || compare(cell, smallest) < 0) smallest = cell
    if (largest === '' || compare(cell, largest) > 0) largest = cell
  }
  return { smallest, largest }
}

function compareTimes(a: string, b: string): number {
  const [x, y] = [a.replace(' ', 'T'), b.replace(' ', 'T')]
  return x < y ? -1 : x > y ? 1 : 0
}

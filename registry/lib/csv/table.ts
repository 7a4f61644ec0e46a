import type { Note } from '../../../engine/core/define.ts'
import type { CsvRow } from './read.ts'
import { noteFirst } from '../text/note-first.ts'

/** Records under column names that differ from each other. */
export type CsvTable = {
  /** The header row as it was written, where there is one. */
  readonly header: readonly string[] | undefined
  /** A name for each column of the longest row. */
  readonly names: readonly string[]
  /** Cells that a row should have. */
  readonly width: number
  readonly rows: readonly CsvRow[]
  /** Names that had to be made or changed; `given` is empty where there was none. */
  readonly renamed: readonly { readonly column: number; readonly given: string; readonly name: string }[]
}

export function makeCsvTable(records: readonly CsvRow[], hasHeader: boolean): CsvTable {
  const header = hasHeader ? records[0]?.cells : undefined
  const rows = hasHeader ? records.slice(1) : records
  const longest = records.reduce((most, { cells }) => Math.max(most, cells.length), 0)
  const given = Array.from({ length: longest }, (_, column) => header?.[column] ?? '')
  const names = nameColumns(given)
  const width = (header ?? rows[0]?.cells ?? []).length
  const renamed = names
    .map((name, column) => ({ column, given: given[column] as string, name }))
    .filter((entry) => header && entry.column < width && entry.given !== entry.name)
  return { header, names, width, rows, renamed }
}

/** Empty names become `column_3`; a name that stands again gets the next free number: `price`, `price_2`. */
function nameColumns(given: readonly string[]): string[] {
  const taken = new Set(given)
  const used = new Set<string>()
  const next = new Map<string, number>()
  return given.map((name, column) => {
    if (name !== '' && !used.has(name)) {
      used.add(name)
      return name
    }
    const base = name === '' ? 'column' : name
    let number = Math.max(next.get(base) ?? 1, name === '' ? column + 1 : 2)
    while (taken.has(`${base}_${number}`)) number++
    next.set(base, number + 1)
    taken.add(`${base}_${number}`)
    return `${base}_${number}`
  })
}

/** Sentences for {@link noteTable}. */
export const csvTableNotices = {
  'empty-name': { warning: 'Column {{column, number}} has no name, so it was called “{{name}}”.' },
  'repeated-name': { warning: 'The name “{{given}}” is used again for column {{column, number}}, so that column was called “{{name}}”.' },
  'short-row': {
    warning: {
      one: 'The row at line {{line, number}} has {{count, number}} cell instead of {{expected, number}}.',
      other: 'The row at line {{line, number}} has {{count, number}} cells instead of {{expected, number}}.',
    },
  },
  'long-row': {
    warning: {
      one: 'The row at line {{line, number}} has {{count, number}} cell instead of {{expected, number}}; the extra ones got their own column names.',
      other:
        'The row at line {{line, number}} has {{count, number}} cells instead of {{expected, number}}; the extra ones got their own column names.',
    },
  },
  'more-notices': {
    warning: {
      one: 'There is {{count, number}} more notice about names or rows like these.',
      other: 'There are {{count, number}} more notices about names or rows like these.',
    },
  },
} as const

/** Notes what is odd about a table: names first, then rows. */
export function noteTable({ renamed, rows, width }: CsvTable, note: Note<typeof csvTableNotices>): void {
  const noteRow = ({ cells, line }: CsvRow) =>
    note(cells.length < width ? 'short-row' : 'long-row', { line, count: cells.length, expected: width })
  const noteName = ({ column, given, name }: CsvTable['renamed'][number]) => {
    const params = { column: column + 1, name: name.slice(0, 100).toWellFormed() }
    if (given === '') note('empty-name', params)
    else note('repeated-name', { ...params, given: given.slice(0, 100).toWellFormed() })
  }
  noteFirst(
    [...renamed, ...rows.filter(({ cells }) => cells.length !== width)],
    (item) => ('cells' in item ? noteRow(item) : noteName(item)),
    (count) => note('more-notices', { count }),
  )
}

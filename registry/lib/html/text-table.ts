import { columnsOf } from '../text/width.ts'

/** A cell of a table; `layout` gives its lines for a width in columns, 0 for as wide as it comes. */
type Cell = { readonly columns: number; readonly rows: number; readonly layout: (width: number) => readonly string[] }
export type TextTable = readonly { readonly isHead: boolean; readonly cells: readonly Cell[] }[]

type Placed = { readonly cell: Cell; readonly row: number; readonly rows: number; readonly column: number; readonly end: number }

/** Cells may reach over many columns and rows, so that a short text can make a huge table. */
export const MOST_CELLS = 500_000

const GAP = '  '
const NARROWEST = 8

/** A table in columns of fixed-width type, a line under its head; undefined where it has more than {@link MOST_CELLS} cells. */
export function layoutTable(table: TextTable, width: number): string[] | undefined {
  const placed = placeCells(table)
  if (placed === undefined) return undefined
  const natural = new Map(placed.map((one) => [one, one.cell.layout(0)]))
  const naturalWidths = new Map([...natural].map(([one, lines]) => [one, lines.reduce((most, line) => Math.max(most, columnsOf(line)), 0)]))
  const widths = widthsFor(placed, naturalWidths, width)
  const contents = new Map(
    placed.map((one) => {
      const space = spanWidth(widths, one)
      return [one, (naturalWidths.get(one) ?? 0) <= space ? (natural.get(one) ?? []) : one.cell.layout(space)]
    }),
  )
  const heights = table.map(() => 0)
  for (const one of placed) if (one.rows === 1) heights[one.row] = Math.max(heights[one.row] ?? 0, contents.get(one)?.length ?? 0)
  for (const one of placed) {
    const last = one.row + one.rows - 1
    const lacking = (contents.get(one)?.length ?? 0) - sum(heights.slice(one.row, last + 1))
    if (lacking > 0) heights[last] = (heights[last] ?? 0) + lacking
  }
  const byRow = table.map((): Placed[] => [])
  for (const one of placed) for (let row = one.row; row < one.row + one.rows; row++) byRow[row]?.push(one)
  const lastHead = table.findLastIndex(({ isHead }, row) => isHead && table.slice(0, row).every((before) => before.isHead))
  return table.flatMap((_, row) => {
    const cells = (byRow[row] ?? []).toSorted((a, b) => a.column - b.column)
    const lines = Array.from({ length: heights[row] ?? 0 }, (_, line) =>
      rowLine(
        cells.map((one) => [one, contents.get(one)?.[sum(heights.slice(one.row, row)) + line] ?? '']),
        widths,
      ),
    )
    const isUnderlined = row === lastHead && row < table.length - 1
    return isUnderlined ? [...lines, widths.map((columns) => '-'.repeat(columns)).join(GAP)] : lines
  })
}

/** Gives each cell its place; columns in which none starts count for nothing. */
function placeCells(table: TextTable): Placed[] | undefined {
  const placed: Placed[] = []
  /** By column, the first row that is free again. */
  const free: number[] = []
  let count = 0
  for (const [row, { cells }] of table.entries()) {
    let column = 0
    for (const cell of cells) {
      while ((free[column] ?? 0) > row) column++
      // A row span of 0 reaches to the end.
      const rows = Math.min(cell.rows === 0 ? table.length : cell.rows, table.length - row)
      const end = column + cell.columns
      count += rows * cell.columns
      if (count > MOST_CELLS) return undefined
      for (let at = column; at < end; at++) free[at] = row + rows
      placed.push({ cell, row, rows, column, end })
      column = end
    }
  }
  const starts = [...new Set(placed.map(({ column }) => column))].toSorted((a, b) => a - b)
  const numbers = new Map(starts.map((start, index) => [start, index]))
  const endOf = (end: number) => {
    const index = starts.findIndex((start) => start >= end)
    return index < 0 ? starts.length : index
  }
  const ends = new Map([...new Set(placed.map(({ end }) => end))].map((end) => [end, endOf(end)]))
  return placed.map((one) => ({ ...one, column: numbers.get(one.column) ?? 0, end: ends.get(one.end) ?? 0 }))
}

function widthsFor(placed: readonly Placed[], natural: ReadonlyMap<Placed, number>, width: number): number[] {
  const widths: number[] = []
  for (const one of placed) {
    for (let column = one.column; column < one.end; column++) widths[column] ??= 0
    if (one.end - one.column === 1) widths[one.column] = Math.max(widths[one.column] ?? 0, natural.get(one) ?? 0)
  }
  for (const one of placed) {
    const lacking = one.end - one.column > 1 ? (natural.get(one) ?? 0) - spanWidth(widths, one) : 0
    if (lacking > 0) widths[one.end - 1] = (widths[one.end - 1] ?? 0) + lacking
  }
  const space = width - GAP.length * (widths.length - 1)
  if (width === 0 || sum(widths) <= space) return widths
  // The widest columns give way first, all to the same width.
  let cap = Math.max(...widths)
  while (cap > NARROWEST && sum(widths.map((columns) => Math.min(columns, cap))) > space) cap--
  return widths.map((columns) => Math.min(columns, cap))
}

function spanWidth(widths: readonly number[], { column, end }: Placed): number {
  return sum(widths.slice(column, end)) + GAP.length * Math.max(0, end - column - 1)
}

function rowLine(cells: readonly (readonly [Placed, string])[], widths: readonly number[]): string {
  let line = ''
  let at = 0
  for (const [{ column }, text] of cells) {
    const start = sum(widths.slice(0, column)) + GAP.length * column
    if (text === '') continue
    // What is too wide for its column pushes the next ones along.
    line += ' '.repeat(Math.max(start - at, line === '' ? 0 : 1)) + text
    at = Math.max(start, at) + columnsOf(text)
  }
  return line.trimEnd()
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0)
}

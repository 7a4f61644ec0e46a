/** One measurement; `bound` is the most it may be (the least, where `atLeast` says so). */
export type Row = {
  readonly part: string
  readonly what: string
  readonly value: number
  readonly unit: string
  readonly note?: string
  readonly bound?: number
  readonly atLeast?: boolean
}

export function isWithin({ value, bound, atLeast }: Row): boolean {
  return bound === undefined || (atLeast ? value >= bound : value <= bound)
}

/** Rows as aligned text. */
export function formatTable(rows: readonly Row[]): string {
  const cells = rows.map((row) => [
    row.part,
    row.what,
    row.value.toLocaleString('en', { maximumFractionDigits: row.value < 10 ? 2 : row.value < 1000 ? 1 : 0 }),
    row.unit,
    row.bound === undefined ? '' : `${row.atLeast ? '≥' : '≤'} ${row.bound.toLocaleString('en')} ${isWithin(row) ? '✓' : '✗'}`,
    row.note ?? '',
  ])
  const widths = [0, 1, 2, 3, 4].map((column) => Math.max(...cells.map((line) => [...(line[column] ?? '')].length)))
  return cells
    .map((line) =>
      line
        .map((cell, column) => (column === 2 ? cell.padStart(widths[2] ?? 0) : cell.padEnd(widths[column] ?? 0)))
        .join('  ')
        .trimEnd(),
    )
    .join('\n')
}

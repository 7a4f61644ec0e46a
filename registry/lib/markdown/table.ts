import { columnsOf } from '../text/width.ts'

export type Alignment = 'none' | 'left' | 'center' | 'right'

/** One cell of a table in GitHub’s Markdown: a bar would end it, and a line break is written as HTML. */
export function markdownCell(text: string): string {
  return text
    .trim()
    .replaceAll('\\', '\\\\')
    .replaceAll('|', '\\|')
    .replace(/\r\n|\r|\n/g, '<br>')
}

/**
 * A table of GitHub’s Markdown; cells are written as they are given, see {@link markdownCell}.
 * @param pretty pads the cells so that the columns line up in fixed-width type; wide characters count as two
 */
export function writeMarkdownTable(rows: readonly (readonly string[])[], alignments: readonly Alignment[], pretty: boolean): string {
  const width = rows.reduce((most, row) => Math.max(most, row.length), 1)
  const full = rows.map((row) => Array.from({ length: width }, (_, column) => row[column] ?? ''))
  const widths = Array.from({ length: width }, (_, column) =>
    pretty ? full.reduce((most, row) => Math.max(most, columnsOf(row[column] as string)), 3) : 0,
  )
  const alignmentOf = (column: number): Alignment => alignments[column] ?? 'none'
  const pad = (cell: string, column: number): string => {
    const free = Math.max(0, (widths[column] as number) - columnsOf(cell))
    const before = alignmentOf(column) === 'right' ? free : alignmentOf(column) === 'center' ? Math.floor(free / 2) : 0
    return ' '.repeat(before) + cell + ' '.repeat(free - before)
  }
  const rule = widths.map((size, column) => {
    const [left, right] = [
      alignmentOf(column) === 'left' || alignmentOf(column) === 'center',
      alignmentOf(column) === 'right' || alignmentOf(column) === 'center',
    ]
    return `${left ? ':' : '-'}${'-'.repeat(Math.max(1, size - 2))}${right ? ':' : '-'}`
  })
  const [head = [], ...body] = full
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |\n`
  return [head.map(pad), rule, ...body.map((row) => row.map(pad))].map(line).join('')
}

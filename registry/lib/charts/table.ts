import { defineFailures } from '../../../engine/core/define.ts'
import { readCsv, type CsvDelimiter } from '../csv/read.ts'
import { makeCsvTable } from '../csv/table.ts'

/** Bounds of what can still be read in a drawing. */
const MOST_SERIES = 8
const MOST_ROWS = 2000
const LARGEST = 1e15

export const chartTableFailures = defineFailures({
  'no-numbers': 'There is nothing to chart. Enter at least one row with a label and a number.',
  'not-a-number-in-column':
    'Line {{line, number}}: “{{value}}” under “{{column}}” isn’t a number. Check the number format, or leave the cell empty.',
  'number-out-of-range': 'Line {{line, number}}: {{value}} is outside the range of a chart. Use numbers from −10¹⁵ to 10¹⁵.',
  'too-many-series': {
    one: 'There is {{count, number}} column of numbers; a chart can show {{maximum, number}} at most.',
    other: 'There are {{count, number}} columns of numbers; a chart can show {{maximum, number}} at most.',
  },
  'too-many-rows': 'There are more than {{maximum, number}} rows, too many for a readable chart. Shorten the table.',
})
const { fail } = chartTableFailures

export type Series = { readonly name: string; readonly values: readonly (number | undefined)[] }
export type ChartTable = {
  /** What the labels are. */
  readonly labelName: string
  readonly labels: readonly string[]
  readonly series: readonly Series[]
}

type TableReading = {
  readonly delimiter: CsvDelimiter
  readonly header: boolean
  readonly decimal: 'point' | 'comma'
  readonly field: string
}

/** The first column as labels, each other column as a series. Empty cells are gaps. @throws ToolError one of {@link chartTableFailures} */
export function readChartTable(text: string, reading: TableReading): ChartTable {
  const records = []
  for (const record of readCsv(text, reading.delimiter, reading.field)) {
    if (records.push(record) > MOST_ROWS + 1) fail('too-many-rows', { maximum: MOST_ROWS, field: reading.field })
  }
  const { names, rows } = makeCsvTable(records, reading.header)
  // One column alone is numbers without labels.
  const first = names.length === 1 ? 0 : 1
  if (names.length - first > MOST_SERIES)
    fail('too-many-series', { count: names.length - first, maximum: MOST_SERIES, field: reading.field })
  const series = names
    .slice(first)
    .map((name, index) => ({
      name,
      values: rows.map(({ cells, line }) => readNumber(cells[first + index] ?? '', { ...reading, column: name, line })),
    }))
  if (!series.some(({ values }) => values.some((value) => value !== undefined))) fail('no-numbers', { field: reading.field })
  return {
    labelName: first === 0 ? '#' : (names[0] as string),
    labels: rows.map(({ cells }, row) => (first === 0 ? String(row + 1) : (cells[0] ?? ''))),
    series,
  }
}

/** @returns undefined for an empty cell */
export function readNumber(
  cell: string,
  { decimal, field, column, line }: Pick<TableReading, 'decimal' | 'field'> & { readonly column: string; readonly line: number },
): number | undefined {
  const plain = cell.replaceAll(/[\s\u00a0\u202f%€$£¥₽]|zł/g, '').replace(/^[−–]/, '-')
  if (plain === '') return undefined
  const [group, point] = decimal === 'point' ? [',', '.'] : ['.', ',']
  const shape =
    decimal === 'point' ? /^[+-]?(\d+|\d{1,3}(,\d{3})+)?(\.\d+)?(e[+-]?\d+)?$/i : /^[+-]?(\d+|\d{1,3}(\.\d{3})+)?(,\d+)?(e[+-]?\d+)?$/i
  const value = Number(plain.replaceAll(group, '').replace(point, '.'))
  if (!shape.test(plain) || !/\d/.test(plain) || Number.isNaN(value))
    return fail('not-a-number-in-column', {
      value: cell.trim().slice(0, 40).toWellFormed(),
      column: column.slice(0, 40).toWellFormed(),
      line,
      field,
    })
  if (Math.abs(value) > LARGEST) return fail('number-out-of-range', { value: cell.trim().slice(0, 40), line, field })
  return value
}

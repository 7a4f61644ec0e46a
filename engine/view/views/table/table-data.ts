import { choiceLabel } from '../../../site/choice-label.ts'
import type { LabelledView } from '../../../site/page.ts'
import { type FormatSettings, formatValue } from '../../format.ts'

export type Grid = { readonly columns: readonly string[]; readonly rows: readonly (readonly string[])[] }
type Row = Readonly<Record<string, unknown>>

/** A table ready to show: heads, cells as shown, and raw cells for sorting and for CSV, of choices what they are called. */
export type TableData = {
  readonly heads: readonly { readonly label: string; readonly numeric: boolean; readonly copyable: boolean }[]
  readonly rows: readonly { readonly shown: readonly string[]; readonly raw: readonly string[] }[]
}

export function tableData(view: LabelledView, value: Grid | readonly Row[], settings: FormatSettings): TableData {
  if (!Array.isArray(value)) {
    const grid = value as Grid
    return {
      heads: grid.columns.map((label) => ({ label, numeric: false, copyable: false })),
      rows: grid.rows.map((row) => ({ shown: row, raw: row })),
    }
  }
  const rows = value as readonly Row[]
  const used = (view.columns ?? []).filter((column) => rows.some((row) => row[column.name] !== undefined && row[column.name] !== ''))
  return {
    heads: used.map((column) => ({ label: column.label, numeric: column.numeric, copyable: column.copyable === true })),
    rows: rows.map((row) => {
      const local = { ...settings, lookup: (name: string) => row[name] ?? settings.lookup?.(name) }
      return {
        shown: used.map((column) => formatValue(row[column.name], column, local)),
        raw: used.map((column) => choiceLabel(column, row[column.name]) ?? String(row[column.name] ?? '')),
      }
    }),
  }
}

/** Row order by one column: numbers by size, texts as the language orders them. */
export function sortedRows(data: TableData, column: number, descending: boolean, locale: string): TableData['rows'] {
  const collator = new Intl.Collator(locale, { numeric: true })
  const compare = (a: string, b: string) => {
    const [x, y] = [Number(a), Number(b)]
    return a !== '' && b !== '' && !Number.isNaN(x) && !Number.isNaN(y) ? x - y : collator.compare(a, b)
  }
  return data.rows.toSorted((a, b) => compare(a.raw[column] ?? '', b.raw[column] ?? '') * (descending ? -1 : 1))
}

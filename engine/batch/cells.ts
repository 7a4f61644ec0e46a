import { type View, VIEWS } from '../core/kinds.ts'
import { isLargeText } from '../core/large-text.ts'
import type { Values } from '../core/run.ts'

/** A column of results: a part of the output, or one fact of it. */
export type ResultColumn = { readonly part: string; readonly fact?: string }

type Part = { readonly name: string; readonly view: View; readonly columns?: readonly { readonly name: string }[] | undefined }

/** The parts of an output that fit into cells of a table: texts, lists, single values, and facts one by one. */
export function resultColumns(views: readonly Part[]): readonly ResultColumn[] {
  return views.flatMap(({ name, view, columns = [] }): ResultColumn[] => {
    const { data, aside } = VIEWS[view]
    if (aside) return []
    if (data === 'text' || data === 'value' || data === 'list') return [{ part: name }]
    return data === 'facts' ? columns.map((column) => ({ part: name, fact: column.name })) : []
  })
}

/** One result as cells, each as a program writes it. */
export function resultCells(columns: readonly ResultColumn[], output: Values): readonly string[] {
  return columns.map(({ part, fact }) => {
    const value = output[part]
    return plain(fact === undefined ? value : (value as Values | undefined)?.[fact])
  })
}

function plain(value: unknown): string {
  if (value === undefined || value === null) return ''
  if (isLargeText(value)) return new TextDecoder().decode(value.bytes)
  if (Array.isArray(value)) return value.map(plain).join('\n')
  if (typeof value !== 'object') return String(value as string | number | boolean | bigint)
  const parts = Object.values(value)
  return parts.every((item) => typeof item !== 'object') ? parts.map(plain).join('\t') : JSON.stringify(value)
}

/** A row of RFC 4180. Cells that a spreadsheet would run as a formula get a leading apostrophe. */
export function csvLine(cells: readonly string[]): string {
  return cells
    .map((cell) => {
      const safe = /^[=+@\t\r]|^-(?![\d.])/.test(cell) ? `'${cell}` : cell
      return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
    })
    .join(',')
}

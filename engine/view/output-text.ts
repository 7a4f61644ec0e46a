import type { FileValue } from '../core/file-value.ts'
import type { LabelledView } from '../core/page.ts'
import type { Values } from '../core/run.ts'
import { isLargeText } from '../core/large-text.ts'
import { type FormatSettings, formatValue } from './format.ts'
import { contentOf, toCsv, toTsv } from './save.ts'
import { type Grid, tableData } from './views/table-data.ts'

/** A part as text to copy; undefined for what is no text, such as pictures. */
export function partText(view: LabelledView, value: unknown, settings: FormatSettings): string | undefined {
  if (isLargeText(value)) return new TextDecoder().decode(value.bytes)
  switch (view.view) {
    case 'image':
    case 'audio':
    case 'files':
    case 'chart':
    case 'icons':
    case 'notices':
      return undefined
    case 'table':
    case 'diff':
      return view.view === 'diff' ? undefined : toTsv(tableCells(view, value, settings))
    case 'facts':
    case 'statistics':
      return (view.columns ?? [])
        .map((column) => [column.label, formatValue((value as Values)[column.name], column, settings)])
        .filter(([, text]) => text !== '')
        .map(([label, text]) => `${label}: ${text}`)
        .join('\n')
    case 'list':
    case 'links':
    case 'colors':
      return (value as readonly unknown[])
        .map((item) => {
          if (typeof item === 'object' && item !== null) return String(Object.values(item)[0])
          return view.value?.choices ? formatValue(item, view.value, settings) : String(item)
        })
        .join('\n')
    default:
      return String(value)
  }
}

function tableCells(view: LabelledView, value: unknown, settings: FormatSettings): string[][] {
  const data = tableData(view, value as Grid, settings)
  return [data.heads.map((head) => head.label), ...data.rows.map((row) => [...row.raw])]
}

const ENDINGS: Readonly<Record<string, string>> = {
  'application/json': 'json',
  'text/csv': 'csv',
  'text/html': 'html',
  'text/markdown': 'md',
  'application/xml': 'xml',
  'application/yaml': 'yaml',
  'image/svg+xml': 'svg',
}

export type Download = { readonly name: string; readonly type: string; readonly content: Uint8Array<ArrayBuffer> | Blob | string }

/** A part as a file to save. */
export function partFile(view: LabelledView, value: unknown, settings: FormatSettings, toolId: string): Download | undefined {
  if (isLargeText(value)) return { name: fileName(view, toolId), type: view.media ?? 'text/plain', content: value.bytes }
  if (view.view === 'image' || view.view === 'audio' || view.view === 'files') {
    const file = (Array.isArray(value) ? (value.length === 1 ? value[0] : undefined) : value) as FileValue | undefined
    return file && { name: file.name, type: file.type, content: contentOf(file) }
  }
  if (view.view === 'table')
    return { name: `${toolId}.csv`, type: 'text/csv', content: `\ufeff${toCsv(tableCells(view, value, settings))}` }
  const text = partText(view, value, settings)
  return text === undefined
    ? undefined
    : { name: fileName(view, toolId), type: view.media ?? (view.view === 'svg' ? 'image/svg+xml' : 'text/plain'), content: text }
}

function fileName(view: LabelledView, toolId: string): string {
  return (
    view.fileName ??
    `${toolId}.${ENDINGS[view.media ?? (view.view === 'svg' ? 'image/svg+xml' : view.view === 'html' ? 'text/html' : '')] ?? 'txt'}`
  )
}

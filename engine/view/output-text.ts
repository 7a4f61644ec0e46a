import { endingOfMedia } from '../batch/endings.ts'
import type { FileValue } from '../core/file-value.ts'
import { VIEWS } from '../core/kinds.ts'
import { choiceLabel } from '../site/choice-label.ts'
import type { LabelledView } from '../site/page.ts'
import type { Values } from '../core/run.ts'
import { isLargeText } from '../core/large-text.ts'
import { type FormatSettings, formatSingle, formatValue } from './format.ts'
import { contentOf, toCsv, toTsv } from './save.ts'
import { type Grid, tableData } from './views/table/table-data.ts'

/** A part as text to copy; undefined for what is no text, such as pictures. */
export function partText(view: LabelledView, value: unknown, settings: FormatSettings): string | undefined {
  if (isLargeText(value)) return new TextDecoder().decode(value.bytes)
  switch (VIEWS[view.view].data) {
    case 'file':
    case 'own':
      return undefined
    case 'rows':
      return toTsv(tableCells(view, value, settings))
    case 'facts':
      return (view.columns ?? [])
        .map((column) => [column.label, formatValue((value as Values)[column.name], column, settings)] as const)
        .filter(([, text]) => text !== '')
        .map(([label, text]) => `${label}${settings.colon}${text}`)
        .join('\n')
    case 'list':
      return (value as readonly unknown[])
        .map((item) => {
          if (typeof item === 'object' && item !== null) return String(Object.values(item)[0])
          return view.value?.choices ? formatValue(item, view.value, settings) : String(item)
        })
        .join('\n')
    case 'text':
    case 'value':
      return choiceLabel(view.value, value) ?? String(value)
  }
}

/** A part as its view words it: a single value as the reader writes it, not as a program would. */
export function shownText(view: LabelledView, value: unknown, settings: FormatSettings): string | undefined {
  if (VIEWS[view.view].data !== 'value') return partText(view, value, settings)
  return formatSingle(view, value, settings)
}

/** Rows and items that say what there is. */
const FEW = 20

/** The start of a part, as its view words it: of what is large, the rest is not even looked at. */
export function shownStart(view: LabelledView, value: unknown, settings: FormatSettings): string | undefined {
  if (isLargeText(value)) return value.preview
  const { data } = VIEWS[view.view]
  return shownText(view, data === 'rows' || data === 'list' ? firstOf(value as Grid | readonly unknown[], FEW) : value, settings)
}

/** The first rows of a table, or items of a list. */
export function firstOf<T extends Grid | readonly unknown[]>(value: T, count: number): T {
  return ('rows' in value ? { ...value, rows: value.rows.slice(0, count) } : value.slice(0, count)) as T
}

function tableCells(view: LabelledView, value: unknown, settings: FormatSettings): string[][] {
  const data = tableData(view, value as Grid, settings)
  return [data.heads.map((head) => head.label), ...data.rows.map((row) => [...row.raw])]
}

export type Download = { readonly name: string; readonly type: string; readonly content: Uint8Array<ArrayBuffer> | Blob | string }

/** A part as a file to save. */
export function partFile(view: LabelledView, value: unknown, settings: FormatSettings, toolId: string): Download | undefined {
  const { data, media } = VIEWS[view.view]
  const type = view.media ?? media
  const name = view.fileName ?? `${toolId}.${endingOfMedia(type)}`
  if (isLargeText(value)) return { name, type: type ?? 'text/plain', content: value.bytes }
  if (data === 'file') {
    const file = (Array.isArray(value) ? (value.length === 1 ? value[0] : undefined) : value) as FileValue | undefined
    return file && { name: file.name, type: file.type, content: contentOf(file) }
  }
  if (data === 'rows') return { name: `${toolId}.csv`, type: 'text/csv', content: `\ufeff${toCsv(tableCells(view, value, settings))}` }
  const text = partText(view, value, settings)
  return text === undefined ? undefined : { name, type: type ?? 'text/plain', content: text }
}

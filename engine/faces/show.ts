import type { Tool } from '../core/define.ts'
import { VIEWS } from '../core/kinds.ts'
import { mainView } from '../core/main-part.ts'
import type { Notice } from '../core/notices.ts'
import { type FileValue, isFileValue } from '../core/schema.ts'
import { createSentences } from '../core/sentences.ts'
import { viewsOf } from '../core/views.ts'
import type { WordTree } from '../core/words.ts'
import { choiceLabel } from '../site/choice-label.ts'
import { labelViews } from '../site/label.ts'
import type { LabelledColumn, LabelledView } from '../site/page.ts'

/** An output as a terminal shows it. */
export type Shown = {
  /** What goes to standard output, or into the file that was named. */
  readonly text: string
  /** What accompanies a raw text without being part of it. */
  readonly aside: string
  readonly files: readonly FileValue[]
}

type Part = { readonly view: LabelledView; readonly text: string }

/** A tool's main text is printed alone, exactly as it is; other results are named parts. */
export function showOutput(tool: Tool, output: Readonly<Record<string, unknown>>, words: WordTree, locale: string): Shown {
  const views = labelViews(viewsOf(tool.output), words, locale)
  const files = Object.values(output).flat().filter(isFileValue)
  const parts: Part[] = views.flatMap((view) => {
    const value = output[view.name]
    if (value === undefined || value === null || isFileValue(value) || (Array.isArray(value) && value.some(isFileValue))) return []
    return [{ view, text: partText(view, value, words, locale) }]
  })
  const main = mainView(parts.map(({ view }) => view))
  const raw = parts.find(({ view }) => view === main && VIEWS[view.view].data === 'text' && (view.name === 'text' || parts.length === 1))
  const isAside = (part: Part) => VIEWS[part.view.view].aside === true
  const aside = parts.filter((part) => part !== raw && (raw || isAside(part)) && part.text !== '')
  const named = raw ? [] : parts.filter((part) => !isAside(part))
  return { text: raw ? raw.text : joinParts(named), aside: joinParts(aside, true), files }
}

function joinParts(parts: readonly Part[], alwaysNamed = false): string {
  const [only] = parts
  if (parts.length === 1 && only && !alwaysNamed) return only.text
  return parts.map(({ view: { label }, text }) => (text.includes('\n') ? `${label}:\n${text}` : `${label}: ${text}`)).join('\n')
}

function partText(view: LabelledView, value: unknown, words: WordTree, locale: string): string {
  if (view.view === 'notices') {
    const { say } = createSentences(locale, words)
    return (value as readonly Notice[]).map(({ code, params }) => say(`notices.${code}`, params)).join('\n')
  }
  if (view.view === 'diff' && Array.isArray(value)) return diffText(value as readonly DiffPart[])
  if (isGrid(value)) return tsv([value.columns, ...value.rows])
  if (isChart(value))
    return tsv([
      ['', ...value.series.map(({ name }) => choiceLabel(view, name) ?? name)],
      ...value.labels.map((label, row) => [label, ...value.series.map(({ values }) => values[row])]),
    ])
  const columns = view.columns ?? []
  if (Array.isArray(value) && columns.length > 0)
    return tsv([
      columns.map(({ label }) => label),
      ...value.map((row: Record<string, unknown>) => columns.map((column) => worded(column, row[column.name]))),
    ])
  if (Array.isArray(value)) return value.map((item) => worded(view.value, item)).join('\n')
  if (typeof value === 'object' && value !== null && columns.length > 0)
    return columns
      .map((column) => [column, (value as Record<string, unknown>)[column.name]] as const)
      .filter(([, item]) => item !== undefined)
      .map(([column, item]) => `${column.label}: ${worded(column, item)}`)
      .join('\n')
  return worded(view.value, value)
}

/** One value, plain for the next program; one of a few as it is called, since its key says nothing to a reader. */
function worded(column: LabelledColumn | undefined, value: unknown): string {
  return choiceLabel(column, value) ?? plain(value)
}

function plain(value: unknown): string {
  if (value === undefined || value === null) return ''
  return typeof value === 'object' ? JSON.stringify(value) : String(value as string | number | boolean | bigint)
}

function tsv(rows: readonly (readonly unknown[])[]): string {
  return rows.map((row) => row.map((cell) => plain(cell).replace(/[\t\r\n]+/g, ' ')).join('\t')).join('\n')
}

type Side = { readonly tokens: readonly { readonly text: string }[] }
type DiffPart = { readonly kind: string; readonly left?: Side; readonly right?: Side; readonly count?: number }

function diffText(parts: readonly DiffPart[]): string {
  const line = (mark: string, side: Side | undefined) => (side ? [`${mark} ${side.tokens.map(({ text }) => text).join('')}`] : [])
  return parts
    .flatMap(({ kind, left, right, count }) => {
      if (kind === 'skipped') return [`@@ ${count ?? ''}`.trim()]
      if (kind === 'same') return line(' ', left ?? right)
      return [...line('-', left), ...line('+', right)]
    })
    .join('\n')
}

type Grid = { readonly columns: readonly string[]; readonly rows: readonly (readonly string[])[] }
function isGrid(value: unknown): value is Grid {
  return typeof value === 'object' && value !== null && Array.isArray((value as Grid).columns) && Array.isArray((value as Grid).rows)
}

type Chart = {
  readonly labels: readonly string[]
  readonly series: readonly { readonly name: string; readonly values: readonly number[] }[]
}
function isChart(value: unknown): value is Chart {
  return typeof value === 'object' && value !== null && Array.isArray((value as Chart).labels) && Array.isArray((value as Chart).series)
}

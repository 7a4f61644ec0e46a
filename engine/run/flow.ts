import { ToolError } from '../core/errors.ts'
import type { FieldSpec } from '../core/fields.ts'
import { type FileValue, isFileValue } from '../core/file-value.ts'
import type { Flow } from '../core/recipes/fit.ts'
import { VIEWS } from '../core/kinds.ts'
import { LINE_END } from '../core/recipes/limits.ts'
import type { StepTool } from '../core/recipes/shape.ts'

/** A part of an output as it goes on; undefined for what no tool takes. */
export function flowOf({ view, columns }: StepTool['views'][number], value: unknown): Flow | undefined {
  switch (VIEWS[view].data) {
    case 'file':
      return value as FileValue | readonly FileValue[]
    case 'text':
    case 'value':
      return String(value as string | number | boolean)
    case 'list':
      return (value as readonly unknown[]).map((item) => plain(typeof item === 'object' && item ? Object.values(item)[0] : item))
    case 'rows':
      return csvOf(columns?.map(({ name }) => name) ?? [], value)
    case 'facts':
    case 'own':
      return undefined
  }
}

type Grid = { readonly columns: readonly string[]; readonly rows: readonly (readonly string[])[] }

/** A table as CSV (RFC 4180), under the names that its columns have in every language. */
function csvOf(names: readonly string[], value: unknown): string {
  const { columns, rows } = Array.isArray(value)
    ? { columns: names, rows: value.map((row: Record<string, unknown>) => names.map((name) => plain(row[name]))) }
    : (value as Grid)
  const cell = (text: string) => (/[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text)
  return [columns, ...rows].map((row) => `${row.map(cell).join(',')}\r\n`).join('')
}

function plain(value: unknown): string {
  if (value === undefined || value === null) return ''
  return typeof value === 'object' ? JSON.stringify(value) : String(value as string | number | boolean)
}

const isFiles = (flow: Flow): flow is FileValue | readonly FileValue[] => isFileValue(Array.isArray(flow) ? flow[0] : flow)

/** What comes as the field takes it. @throws ToolError needs-text, needs-file, one-file */
export function valueFor(field: Pick<FieldSpec, 'value'>, flow: Flow): unknown {
  const takesFiles = field.value === 'file' || field.value === 'files'
  if (!takesFiles) {
    if (isFiles(flow)) throw new ToolError('needs-text')
    return textOf(flow)
  }
  if (!isFiles(flow)) throw new ToolError('needs-file')
  const files = [flow].flat() as FileValue[]
  if (field.value === 'files') return files
  if (files.length !== 1) throw new ToolError('one-file', { count: files.length })
  return files[0]
}

/** Texts as one text, items by line breaks. */
function textOf(flow: string | readonly string[]): string {
  return typeof flow === 'string' ? flow : flow.join(LINE_END)
}

/** The ways of a fork: the lines of a text without their ends, or the items of a list. */
export function split(flow: Flow, by: 'line' | 'item'): readonly Flow[] {
  if (isFiles(flow)) return [flow].flat() as FileValue[]
  if (by === 'item') return typeof flow === 'string' ? [flow] : flow
  return textOf(flow).split(/\r\n|\r|\n/)
}

/** One of many: texts with this between them, files as a list. */
export function joined(flows: readonly Flow[], between: string): Flow {
  if (flows.some(isFiles)) return flows.flatMap((flow) => [flow].flat() as FileValue[])
  return (flows as readonly (string | readonly string[])[]).map(textOf).join(between)
}

import { isLongText, mainField } from '../core/main-part.ts'
import type { LabelledField } from '../site/page.ts'
import { LARGE_TEXT, type LargeText } from '../core/large-text.ts'
import { FILE_LIMIT, type FileValue, HELD_LIMIT } from '../core/file-value.ts'
import { type NumberMarks, parseLocalNumber, writeLocalNumber } from './local-number.ts'

/** A value as a form holds it: numbers as typed, files and large texts as blobs. */
export type FormValue = string | boolean | File | readonly string[] | readonly File[] | readonly FormRow[] | null
export type FormRow = { readonly [name: string]: FormValue }
export type FormValues = Record<string, FormValue>

export function isFile(value: unknown): value is File {
  return typeof Blob === 'function' && value instanceof Blob
}

/**
 * What a text field gets, whichever way it came: pasted by key or button, dropped or opened.
 * A small text as text; a large one stays a file, as a text area freezes on megabytes.
 */
export async function takeText(given: string | File): Promise<string | File> {
  if (typeof given !== 'string') return given.size > LARGE_TEXT ? given : given.text()
  return given.length > LARGE_TEXT ? (await import('./text-file.ts')).textFile(given) : given
}

/** A tool's value as a form holds it, numbers as the language writes them; without one, the field's default. */
export function initialValue(field: LabelledField, marks: NumberMarks, value: unknown = field.default): FormValue {
  switch (field.value) {
    case 'boolean':
      return value === true
    case 'number':
    case 'decimal':
      return value === undefined || value === null ? '' : writeLocalNumber(value as string | number, marks)
    case 'strings':
      return Array.isArray(value) ? (value as string[]) : []
    case 'rows':
      return initialRows(field, marks, value)
    case 'file':
      return null
    case 'files':
      return []
    case 'string':
      return typeof value === 'string' ? value : (field.required && field.choices?.[0]?.value) || ''
  }
}

function initialRows(field: LabelledField, marks: NumberMarks, value: unknown): FormRow[] {
  const rows = Array.isArray(value)
    ? (value as Record<string, unknown>[])
    : Array.from({ length: Math.max(1, field.minItems ?? 1) }, () => ({}))
  return rows.map((row) => initialRow(field, marks, row))
}

export function initialRow(field: LabelledField, marks: NumberMarks, row: Readonly<Record<string, unknown>> = {}): FormRow {
  return Object.fromEntries((field.rows ?? []).map((part) => [part.name, initialValue(part, marks, row[part.name] ?? part.start)]))
}

export function initialValues(
  fields: readonly LabelledField[],
  marks: NumberMarks,
  input: Readonly<Record<string, unknown>> = {},
): FormValues {
  return Object.fromEntries(fields.map((field) => [field.name, initialValue(field, marks, input[field.name] ?? field.default)]))
}

/** Whether a field starts with what only the visitor's own clock and zone tell. */
export function isTimed({ defaultFrom, start, control }: LabelledField): boolean {
  const isClock = defaultFrom === 'now' || defaultFrom === 'today' || defaultFrom === 'time-zone'
  return isClock || ((control === 'date' || control === 'date-time') && String(start).startsWith('today'))
}

/** What the fields of a page start with; those that need the visitor's clock are empty until it is known. */
export function startValues(fields: readonly LabelledField[], marks: NumberMarks): FormValues {
  const waits = (field: LabelledField) => isTimed(field) && field.defaultFrom !== 'time-zone'
  return Object.fromEntries(fields.map((field) => [field.name, initialValue(field, marks, waits(field) ? undefined : field.start)]))
}

/** Whether a field counts at present: its `when` names another field's value. */
export function isShown(field: LabelledField, values: Readonly<FormValues>): boolean {
  return !field.when || field.when.is.includes(values[field.when.field] as string | boolean)
}

/** Whether nothing was given for a field that needs something. */
export function isEmpty(value: FormValue | undefined): boolean {
  return value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0)
}

/** Long texts are not written out to be compared. */
export const isSame = (one: FormValue, other: FormValue | undefined): boolean =>
  typeof one === 'string' ? one === other : JSON.stringify(one) === JSON.stringify(other)

/** Whether everything that is required has been given. */
export function isComplete(fields: readonly LabelledField[], values: Readonly<FormValues>): boolean {
  return fields.every((field) => !field.required || !isShown(field, values) || !isEmpty(values[field.name]))
}

/** Whether there is enough for a result: all that is required, and the main text or file even where it may be left out. */
export function isReady(fields: readonly LabelledField[], values: Readonly<FormValues>): boolean {
  const main = mainField(fields)
  return isComplete(fields, values) && (main === undefined || main.narrows === true || !isEmpty(values[main.name]))
}

/** Whether a field starts with something: emptied, it says that there shall be nothing, and what is left out would be its default again. */
function startsFilled({ default: first, defaultFrom }: LabelledField): boolean {
  return defaultFrom !== undefined || !(isEmpty(first as FormValue | undefined) || Number(first) === 0)
}

/** The form as the tool's input; fields that were and are empty are left out, numbers are plain again, blobs are read. */
export async function toInput(
  fields: readonly LabelledField[],
  values: Readonly<FormValues>,
  marks: NumberMarks,
): Promise<Record<string, unknown>> {
  const input: Record<string, unknown> = {}
  for (const field of fields) {
    const value = values[field.name] as FormValue
    if (!isShown(field, values)) continue
    const isText = field.required && isLongText(field)
    if (isEmpty(value) && !isText && !startsFilled(field)) continue
    input[field.name] = await plainValue(field, value, marks)
  }
  return input
}

async function plainValue(field: LabelledField, value: FormValue, marks: NumberMarks): Promise<unknown> {
  switch (field.value) {
    case 'number':
    case 'decimal': {
      const plain = parseLocalNumber(value as string, marks, field)
      if (plain === undefined) return value
      return field.value === 'number' ? Number(plain) : plain
    }
    case 'file':
      return readFile(value as File, field)
    case 'files':
      // What another tool hands over is one file.
      return Promise.all([value as File | File[]].flat().map((file) => readFile(file, field)))
    case 'rows':
      return Promise.all((value as readonly FormRow[]).map((row) => toInput(field.rows ?? [], row, marks)))
    case 'string':
      return isFile(value) || (value as string).length > LARGE_TEXT ? largeText(isFile(value) ? value : new Blob([value as string])) : value
    default:
      return value
  }
}

async function largeText(source: Blob): Promise<LargeText> {
  return { kind: 'large-text', bytes: await bytesOf(source), preview: '', source }
}

async function readFile(file: File, { maxBytes = 0 }: LabelledField): Promise<FileValue & { readonly source: File }> {
  // The bytes are handed over to the run; a view that shows the file reads it from `source`.
  const isHeld = maxBytes <= HELD_LIMIT || file.size <= FILE_LIMIT
  return { name: file.name, type: file.type, bytes: isHeld ? await bytesOf(file) : new Uint8Array(), source: file }
}

async function bytesOf(blob: Blob): Promise<Uint8Array<ArrayBuffer>> {
  return new Uint8Array(await blob.arrayBuffer())
}

import { joinBytes } from '../core/bytes/join.ts'
import { CONTROLS } from '../core/kinds.ts'
import { isBodyField } from '../core/main-part.ts'
import type { LabelledField } from '../site/page.ts'
import { type FormValue, type FormValues, initialValue, initialValues } from './form-values.ts'
import { type NumberMarks, parseLocalNumber } from './local-number.ts'

/** Longest fragment that a link carries; browsers and chat programs cut longer ones. */
export const LINK_LIMIT = 32_000

/** Whether a field stays out of every link and list. */
function isPrivate({ sensitive, control }: LabelledField): boolean {
  return sensitive === true || CONTROLS[control].secret === true
}

/** Options that differ from what the page starts with, as a query; never texts, files or anything sensitive. */
export function optionsQuery(
  fields: readonly LabelledField[],
  values: Readonly<FormValues>,
  start: Readonly<FormValues>,
  marks: NumberMarks,
): string {
  const query = new URLSearchParams()
  for (const field of fields) {
    if (isBodyField(field) || isPrivate(field)) continue
    const value = values[field.name] as FormValue
    if (JSON.stringify(value) === JSON.stringify(start[field.name])) continue
    if (typeof value === 'boolean') query.set(field.name, value ? '1' : '0')
    else if (typeof value === 'string')
      query.set(
        field.name,
        field.value === 'number' || field.value === 'decimal' ? (parseLocalNumber(value, marks, field) ?? value) : value,
      )
    else if (Array.isArray(value)) query.set(field.name, value.join(','))
  }
  const text = query.toString()
  return text && `?${text}`
}

/** What a link's query says about the options; names and values that do not fit are passed over. */
export function readQuery(fields: readonly LabelledField[], search: string, marks: NumberMarks): FormValues {
  const query = new URLSearchParams(search)
  const values: FormValues = {}
  for (const field of fields) {
    const value = query.get(field.name)
    if (value === null || isPrivate(field) || field.rows || field.value === 'file' || field.value === 'files') continue
    if (field.value === 'boolean') values[field.name] = value === '1' || value === 'true'
    else if (field.value === 'strings')
      values[field.name] = value.split(',').filter((item) => field.choices?.some((choice) => choice.value === item))
    else if (!field.choices || field.choices.some((choice) => choice.value === value))
      values[field.name] = initialValue(field, marks, value)
  }
  return values
}

/** The texts and rows of a form, packed for the fragment; undefined when there is nothing that may be shared, or too much. */
export async function inputFragment(fields: readonly LabelledField[], values: Readonly<FormValues>): Promise<string | undefined> {
  const shared: Record<string, FormValue> = {}
  for (const field of fields) {
    const value = values[field.name]
    if (!isBodyField(field) || field.sensitive || value === undefined || value === '' || value === null) continue
    if (typeof value === 'string' || field.rows) shared[field.name] = value
  }
  if (Object.keys(shared).length === 0) return undefined
  const text = await packText(JSON.stringify(shared))
  return text.length > LINK_LIMIT ? undefined : `#in=${text}`
}

/** A text packed for the fragment of a link. */
export async function packText(text: string): Promise<string> {
  const packed = await pipe(new TextEncoder().encode(text), new CompressionStream('deflate-raw'))
  return btoa(Array.from(packed, (byte) => String.fromCharCode(byte)).join(''))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '')
}

/** The text of such a fragment. @throws DOMException, TypeError, RangeError for what was not packed so, or unfolds to too much */
export async function unpackText(packed: string): Promise<string> {
  const bytes = Uint8Array.from(atob(packed.replaceAll('-', '+').replaceAll('_', '/')), (character) => character.charCodeAt(0))
  return new TextDecoder().decode(await pipe(bytes, new DecompressionStream('deflate-raw')))
}

/** What an input is called in a list: the start of its first text, or of its options. Nothing sensitive is in it. */
export function inputName(fields: readonly LabelledField[], values: Readonly<FormValues>): string {
  const said = (isBody: boolean) =>
    fields.flatMap((field) => {
      const value = isPrivate(field) || isBodyField(field) !== isBody ? undefined : values[field.name]
      return typeof value === 'string' && value.trim() !== '' ? [value.trim()] : []
    })
  const text = (said(true)[0] ?? said(false).slice(0, 3).join(' · ')).replace(/\s+/g, ' ')
  return [...text].length > 60 ? `${[...text].slice(0, 60).join('')}…` : text
}

/** Longest input that a fragment may unfold to; a small fragment can hold a very long run of one letter. */
const UNPACKED_LIMIT = 2_000_000

/** The texts of a shared link; what cannot be read gives nothing. */
export async function readFragment(fields: readonly LabelledField[], hash: string, marks: NumberMarks): Promise<FormValues> {
  const match = /^#in=([\w-]{1,40000})$/.exec(hash)
  if (!match) return {}
  try {
    const shared: unknown = JSON.parse(await unpackText(match[1] as string))
    if (typeof shared !== 'object' || shared === null) return {}
    const body = fields.filter((field) => isBodyField(field) && !field.sensitive && Object.hasOwn(shared, field.name))
    const values: FormValues = {}
    for (const field of body) {
      const value = (shared as Record<string, unknown>)[field.name]
      if (typeof value === 'string' && field.value === 'string') values[field.name] = value
      else if (field.rows && Array.isArray(value) && value.length <= 1000)
        values[field.name] = value.map((row) => initialValues(field.rows ?? [], marks, typeof row === 'object' && row !== null ? row : {}))
    }
    return values
  } catch {
    return {}
  }
}

async function pipe(bytes: Uint8Array<ArrayBuffer>, stream: CompressionStream | DecompressionStream): Promise<Uint8Array> {
  const reader = new Blob([bytes])
    .stream()
    .pipeThrough(stream as ReadableWritablePair<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>)
    .getReader()
  const chunks: Uint8Array[] = []
  let length = 0
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    length += part.value.length
    if (length > UNPACKED_LIMIT) throw new RangeError('the fragment unfolds to too much')
    chunks.push(part.value)
  }
  return joinBytes(chunks)
}

import * as z from 'zod'
import { sizeOf } from './file-size.ts'
import { type FileValue, isFileValue } from './file-value.ts'
import type { SchemaKind, ToolMeta } from './meta.ts'

export { type FileValue, isFileValue } from './file-value.ts'

/** Longest text a field takes, in UTF-16 units. 50 MB files must pass. */
export const TEXT_LIMIT = 64 * 1024 * 1024
/** Longest single-line text. */
export const LINE_LIMIT = 10_000
/** Largest file a field takes, in bytes, unless it says otherwise. */
export const FILE_LIMIT = 64 * 1024 * 1024

/** What one of this module's own schemas stands for, or undefined for a plain zod schema. */
export function kindOf(schema: z.ZodType): SchemaKind | undefined {
  return (schema.meta() as ToolMeta | undefined)?.kind
}

function mark<S extends z.ZodType>(schema: S, kind: SchemaKind, meta: ToolMeta): S {
  return schema.meta({ ...meta, kind }) as S
}

/** One file. `accept` lists media types (`image/*`) or endings (`.csv`). */
export function file(meta: ToolMeta = {}): z.ZodType<FileValue, FileValue> {
  const most = meta.maxBytes ?? FILE_LIMIT
  return mark(
    z.custom<FileValue>().superRefine((value, context) => {
      if (value === undefined) context.addIssue({ code: 'custom', params: { failure: 'required' } })
      else if (!isFileValue(value)) context.addIssue({ code: 'custom', params: { failure: 'wrong-type', expected: 'file' } })
      else if (sizeOf(value) > most) context.addIssue({ code: 'custom', params: { failure: 'file-too-big', maximum: most } })
    }),
    'file',
    { maxBytes: most, ...meta },
  )
}

const DECIMAL = /^-?(?:0|[1-9]\d{0,29})(?:\.\d{1,20})?$/

/**
 * An exact decimal, as a string such as `-1234.50`; callers may also send a JSON number.
 * @param bounds inclusive bounds as decimal strings
 */
export function decimal(meta: ToolMeta & { min?: string; max?: string } = {}): z.ZodString {
  const { min, max, ...rest } = meta
  const schema = z.string().superRefine((value, context) => {
    if (!DECIMAL.test(value)) context.addIssue({ code: 'custom', params: { failure: 'not-a-number' } })
    else if (min !== undefined && compareDecimals(value, min) < 0)
      context.addIssue({ code: 'custom', params: { failure: 'too-small', minimum: min } })
    else if (max !== undefined && compareDecimals(value, max) > 0)
      context.addIssue({ code: 'custom', params: { failure: 'too-large', maximum: max } })
  })
  const bounds = { ...(min !== undefined && { min }), ...(max !== undefined && { max }) }
  return mark(schema, 'decimal', { control: 'number', format: 'number', bounds, ...rest })
}

/** An amount of money: an exact {@link decimal} shown in the currency of the field that `currency` names. */
export function money(meta: ToolMeta & { min?: string; max?: string } = {}): z.ZodString {
  return decimal({ control: 'money', format: 'money', ...meta })
}

/** A percentage as an exact {@link decimal}; 5 means 5 %. */
export function percent(meta: ToolMeta & { min?: string; max?: string } = {}): z.ZodString {
  return decimal({ control: 'percent', format: 'percent', unit: '%', ...meta })
}

/** Order of two canonical decimal strings: negative, zero or positive. */
export function compareDecimals(a: string, b: string): number {
  const scale = Math.max(fraction(a).length, fraction(b).length)
  const difference = scaled(a, scale) - scaled(b, scale)
  return difference < 0n ? -1 : difference > 0n ? 1 : 0
}

function fraction(value: string): string {
  const dot = value.indexOf('.')
  return dot < 0 ? '' : value.slice(dot + 1)
}

function scaled(value: string, scale: number): bigint {
  const whole = value.split('.')[0] ?? '0'
  const digits = whole.replace('-', '') + fraction(value).padEnd(scale, '0')
  return value.startsWith('-') ? -BigInt(digits) : BigInt(digits)
}

/** An IANA time-zone name such as `Europe/Warsaw`. */
export function timeZone(meta: ToolMeta = {}): z.ZodString {
  const schema = z
    .string()
    .max(100)
    .superRefine((value, context) => {
      if (!isTimeZone(value)) context.addIssue({ code: 'custom', params: { failure: 'bad-time-zone' } })
    })
  return mark(schema, 'time-zone', { control: 'time-zone', named: 'time-zone', ...meta })
}

export function isTimeZone(value: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: value }).resolvedOptions().timeZone !== '' && value !== ''
  } catch {
    return false
  }
}

/** A colour as `#rrggbb`, or `#rrggbbaa` with transparency. */
export function color(meta: ToolMeta = {}): z.ZodString {
  const schema = z.string().superRefine((value, context) => {
    if (!/^#(?:[0-9a-f]{6}|[0-9a-f]{8})$/i.test(value)) context.addIssue({ code: 'custom', params: { failure: 'bad-color' } })
  })
  return mark(schema, 'color', { control: 'color', ...meta })
}

/** Notices that a tool may give beside its result, each a code with its English sentence (`{{name}}` takes a parameter). */
export function notices<const C extends Readonly<Record<string, string>>>(sentences: C, label = 'Notices') {
  return z
    .array(
      z.object({
        code: z.enum(Object.keys(sentences) as [keyof C & string, ...(keyof C & string)[]]).meta({ choices: sentences }),
        params: z.record(z.string(), z.union([z.string(), z.number()])).optional(),
        level: z.enum(['info', 'warning']).optional(),
      }),
    )
    .meta({ label, view: 'notices' })
}

/** A table whose columns are known only when it is made. */
export function grid(meta: ToolMeta = {}) {
  return z.object({ columns: z.array(z.string()), rows: z.array(z.array(z.string())) }).meta({ view: 'table', ...meta })
}

/** A chart as data; the view draws it and offers the same numbers as a table. `choices` words the names of its series. */
export function chart(meta: ToolMeta = {}) {
  return z
    .object({
      type: z.enum(['line', 'bar', 'stacked', 'pie']),
      labels: z.array(z.string()),
      series: z.array(z.object({ name: z.string(), values: z.array(z.number()) })),
    })
    .meta({ view: 'chart', ...meta })
}

/**
 * Parts of a comparison in reading order. `tokens` marks what changed inside a line.
 * The first part of a block of differences may say for which lines of the two texts the block stands; lines end in CRLF, CR or LF
 * and are counted from 1. With no lines, `line` is the one before which they would stand. A view that `merges` needs it.
 */
export function diff(meta: ToolMeta = {}) {
  const tokens = z.array(z.object({ text: z.string(), changed: z.boolean() }))
  const lines = z.object({ line: z.int(), count: z.int() })
  return z
    .array(
      z.object({
        kind: z.enum(['same', 'removed', 'added', 'changed', 'skipped']),
        left: z.object({ line: z.int(), tokens }).optional(),
        right: z.object({ line: z.int(), tokens }).optional(),
        count: z.int().optional(),
        span: z.object({ left: lines, right: lines }).optional(),
      }),
    )
    .meta({ view: 'diff', ...meta })
}

/** Any JSON document as its own text, so that big numbers and key order survive; shown as a tree. */
export function jsonTree(meta: ToolMeta = {}): z.ZodString {
  return mark(z.string(), 'json', { view: 'tree', media: 'application/json', ...meta })
}

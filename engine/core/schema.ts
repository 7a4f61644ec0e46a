import * as z from 'zod'
import { sizeOf } from './file-size.ts'
import { FILE_LIMIT, type FileValue, isFileValue } from './file-value.ts'
import type { SchemaKind, SchemaMeta } from './meta.ts'

export { FILE_LIMIT, type FileValue, isFileValue } from './file-value.ts'

/** Longest text a field takes, in UTF-16 units. 50 MB files must pass. */
export const TEXT_LIMIT = 64 * 1024 * 1024
/** Longest single-line text. */
export const LINE_LIMIT = 10_000

const META = z.registry<SchemaMeta>()

/** What is known of this schema itself, its wrappers aside. */
export function metaOf(schema: z.ZodType): SchemaMeta {
  return META.get(schema) ?? {}
}

/** A copy of the schema of which all this is known too; the one that was given may serve elsewhere. */
export function withMeta<S extends z.ZodType>(schema: S, meta: SchemaMeta): S {
  const copy = schema.clone()
  META.add(copy, { ...metaOf(schema), ...meta })
  return copy
}

/** What one of this module's own schemas stands for, or undefined for a plain zod schema. */
export function kindOf(schema: z.ZodType): SchemaKind | undefined {
  return metaOf(schema).kind
}

/** One file of at most so many bytes. */
export function fileOf(maxBytes: number): z.ZodType<FileValue, FileValue> {
  return withMeta(
    z.custom<FileValue>().superRefine((value, context) => {
      if (value === undefined) context.addIssue({ code: 'custom', params: { failure: 'required' } })
      else if (!isFileValue(value)) context.addIssue({ code: 'custom', params: { failure: 'wrong-type', expected: 'file' } })
      else if (sizeOf(value) > maxBytes) context.addIssue({ code: 'custom', params: { failure: 'file-too-big', maximum: maxBytes } })
    }),
    { kind: 'file', maxBytes },
  )
}

const DECIMAL = /^(-?)(0|[1-9]\d*)(?:\.(\d+))?$/
/** Largest number of digits after the point. */
const MOST_PLACES = 20
/** The bounds of all decimals: thirty digits before the point. */
const LARGEST = '9'.repeat(30)

/** Inclusive bounds as decimal strings, and whether the number is whole. */
export type DecimalBounds = { readonly min?: string; readonly max?: string; readonly integer?: boolean }

/** An exact decimal, as a string such as `-1234.50`; callers may also send a JSON number. */
export function decimalOf({ min, max, integer }: DecimalBounds, meta: SchemaMeta): z.ZodString {
  const [least, most] = [min ?? `-${LARGEST}`, max ?? LARGEST]
  const schema = z.string().superRefine((value, context) => {
    const refuse = (failure: string, params = {}) => context.addIssue({ code: 'custom', params: { failure, ...params } })
    const [written, sign = '', whole = '', places = ''] = DECIMAL.exec(value) ?? []
    if (written === undefined) refuse('not-a-number')
    else if (whole.length > LARGEST.length && sign) refuse('too-small', { minimum: least })
    else if (whole.length > LARGEST.length) refuse('too-large', { maximum: most })
    else if (integer && /[1-9]/.test(places)) refuse('not-an-integer')
    else if (places.length > MOST_PLACES) refuse('too-many-places', { maximum: MOST_PLACES })
    else if (compareDecimals(value, least) < 0) refuse('too-small', { minimum: least })
    else if (compareDecimals(value, most) > 0) refuse('too-large', { maximum: most })
  })
  return withMeta(schema, { kind: 'decimal', bounds: { min, max, ...(integer && { integer }) }, ...meta })
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

function isTimeZone(value: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: value }).resolvedOptions().timeZone !== '' && value !== ''
  } catch {
    return false
  }
}

const COLOR = /^#(?:[0-9a-f]{6}|[0-9a-f]{8})$/i

/** Values beyond zod's own: exact numbers travel as strings. A part or column of an output names them where it has no plain type. */
export const value = {
  file: fileOf(FILE_LIMIT),
  decimal: decimalOf({}, { control: 'number', format: 'number' }),
  /** An amount, written in the currency of the field that `currency` names. */
  money: decimalOf({}, { control: 'money', format: 'money' }),
  /** 5 means 5 %. */
  percent: decimalOf({}, { control: 'percent', format: 'percent', unit: '%' }),
  /** An IANA time-zone name such as `America/New_York`. */
  timeZone: withMeta(
    z
      .string()
      .max(100)
      .superRefine((text, context) => {
        if (!isTimeZone(text)) context.addIssue({ code: 'custom', params: { failure: 'bad-time-zone' } })
      }),
    { kind: 'time-zone', control: 'time-zone', named: 'time-zone', json: { examples: ['America/New_York'] } },
  ),
  /** `#rrggbb`, or `#rrggbbaa` with transparency. */
  color: withMeta(
    z.string().superRefine((text, context) => {
      if (!COLOR.test(text)) context.addIssue({ code: 'custom', params: { failure: 'bad-color' } })
    }),
    { kind: 'color', control: 'color', json: { pattern: '^#([0-9A-Fa-f]{6}|[0-9A-Fa-f]{8})$' } },
  ),
  /** Any JSON document as its own text, so that big numbers and key order survive; shown as a tree. */
  json: withMeta(z.string(), { kind: 'json', view: 'tree', media: 'application/json' }),
} as const

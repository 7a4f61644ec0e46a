import * as z from 'zod'
import type { ColumnMeta, PartMeta } from './meta.ts'
import { withMeta } from './schema.ts'

/** A part of an output: a value with its English label. `schema` is a plain zod type or one of `value`. */
export function part<S extends z.ZodType>(schema: S, label: string, meta: PartMeta = {}): S {
  return withMeta(schema, { label, ...meta })
}

/** A column of a table, or one of several facts. */
export function column<S extends z.ZodType>(schema: S, label: string, meta: ColumnMeta = {}): S {
  return withMeta(schema, { label, ...meta })
}

/** One of a few words: the values of the output, each with its English label. */
export function oneOf<const C extends Readonly<Record<string, string>>>(label: string, choices: C, meta: Omit<PartMeta, 'choices'> = {}) {
  return withMeta(z.enum(Object.keys(choices) as (keyof C & string)[]), { label, choices, ...meta })
}

/** Rows of the same columns. */
export function table<C extends z.core.$ZodLooseShape>(label: string, columns: C, meta: PartMeta = {}) {
  return withMeta(z.array(z.object(columns)), { label, view: 'table', ...meta })
}

/** Single values side by side, each with a label. */
export function facts<C extends z.core.$ZodLooseShape>(label: string, items: C, meta: PartMeta = {}) {
  return withMeta(z.object(items), { label, view: 'facts', ...meta })
}

/** A table whose columns are known only when it is made. */
export function grid(label: string, meta: PartMeta = {}) {
  return withMeta(z.object({ columns: z.array(z.string()), rows: z.array(z.array(z.string())) }), { label, view: 'table', ...meta })
}

/**
 * A chart as data; the view draws it and offers the same numbers as a table. `choices` words the names of its series, and
 * `currency` makes its numbers amounts.
 */
export function chart(label: string, meta: PartMeta = {}) {
  const schema = z.object({
    type: z.enum(['line', 'bar', 'stacked', 'pie']),
    labels: z.array(z.string()),
    series: z.array(z.object({ name: z.string(), values: z.array(z.number()) })),
  })
  return withMeta(schema, { label, view: 'chart', ...meta })
}

/**
 * Parts of a comparison in reading order. `tokens` marks what changed inside a line.
 * The first part of a block of differences may say for which lines of the two texts the block is; lines end in CRLF, CR or LF
 * and are counted from 1. With no lines, `line` is the one before which they would be. A view that `merges` needs it.
 */
export function diff(label: string, meta: PartMeta = {}) {
  const tokens = z.array(z.object({ text: z.string(), changed: z.boolean() }))
  const lines = z.object({ line: z.int(), count: z.int() })
  const schema = z.array(
    z.object({
      kind: z.enum(['same', 'removed', 'added', 'changed', 'skipped']),
      left: z.object({ line: z.int(), tokens }).optional(),
      right: z.object({ line: z.int(), tokens }).optional(),
      count: z.int().optional(),
      span: z.object({ left: lines, right: lines }).optional(),
    }),
  )
  return withMeta(schema, { label, view: 'diff', ...meta })
}

/**
 * A day and a moment in it, as time zones have them, the first of which is the one whose day it is: `from`, `to` and `at` in
 * milliseconds since 1970, IANA names.
 */
export function hours(label: string, meta: PartMeta = {}) {
  return withMeta(z.object({ from: z.int(), to: z.int(), at: z.int(), zones: z.array(z.string()) }), { label, view: 'hours', ...meta })
}

/**
 * Places in the text of the field that `marks` names: rising, not overlapping, in UTF-16 units, `end` exclusive. `to` is what replaces
 * one. `count` says how many there are where not all are listed.
 */
export function marked(label: string, meta: PartMeta & { readonly marks: string }) {
  const spans = z.array(z.object({ start: z.int(), end: z.int(), to: z.string().optional() }))
  return withMeta(z.object({ count: z.int(), spans }), { label, view: 'marked', ...meta })
}

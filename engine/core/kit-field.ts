import type * as z from 'zod'
import type { FieldMeta, SchemaMeta, When } from './meta.ts'
import { withMeta } from './schema.ts'
import type { InLanguages } from './start.ts'

declare const SHOWN: unique symbol
/** Remembers in a field's type on which others it depends; `defineTool` holds them against the input. */
export type Shown<W> = [W] extends [undefined] ? unknown : { readonly [SHOWN]?: W }
export type ShownBy<S> = S extends { readonly [SHOWN]?: infer W } ? W : never

/** A field's schema: with a default it may be left out, `optional` has none, otherwise it is required. */
type Field<S extends z.ZodType, D, O, W> = ([D] extends [undefined] ? (O extends true ? z.ZodOptional<S> : S) : z.ZodDefault<S>) & Shown<W>

/** What every builder takes beside the label. */
export type Options<D, O, W, K extends keyof FieldMeta = never> = Pick<FieldMeta, 'help' | 'advanced' | 'sensitive' | 'defaultFrom' | K> & {
  readonly default?: D
  readonly optional?: O
  readonly when?: W
}
/** What stands in the field when its page opens, where that is not its default. */
export type Starts<T> = { readonly start?: InLanguages<T> }
export type Bounds = { readonly min?: number; readonly max?: number }
export type May = boolean | undefined
export type MayWhen = When | undefined

/** Puts what is said of a field to its schema. */
export function field<S extends z.ZodType, D, O, W>(
  schema: S,
  label: string,
  options: Options<D, O, W, keyof FieldMeta>,
  own: SchemaMeta = {},
): Field<S, D, O, W> {
  const { default: first, optional, when, ...meta } = options
  const labelled = withMeta(schema, { ...own, label, ...meta, ...(when !== undefined && { when: conditionOf(label, when as When) }) })
  const made = first !== undefined ? labelled.default(first as never) : optional === true ? labelled.optional() : labelled
  return made as unknown as Field<S, D, O, W>
}

/** A condition as the engine keeps it. @throws TypeError when it names no field or several */
export function conditionOf(label: string, when: When): SchemaMeta['when'] {
  const [condition, ...others] = Object.entries(when)
  if (!condition || others.length > 0) throw new TypeError(`"${label}": when names one field`)
  const [name, is] = condition
  return { field: name, is: [is].flat() as readonly (string | number | boolean)[] }
}

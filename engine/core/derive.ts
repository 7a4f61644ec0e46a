import * as z from 'zod'
import type { SchemaMeta } from './meta.ts'
import { metaOf } from './schema.ts'

/** A schema with its wrappers taken off, and what they said. */
export type Unwrapped = {
  readonly schema: z.ZodType
  readonly meta: SchemaMeta
  readonly optional: boolean
  readonly hasDefault: boolean
  readonly defaultValue: unknown
}

type Definition = { type: string; innerType?: z.ZodType; in?: z.ZodType; defaultValue?: unknown }

/** Follows optional, default, nullable, readonly and pipe wrappers; what is said of the outer wins over the inner. */
export function unwrap(outer: z.ZodType): Unwrapped {
  let schema = outer
  let meta: SchemaMeta = {}
  let optional = false
  let hasDefault = false
  let defaultValue: unknown
  for (;;) {
    meta = { ...metaOf(schema), ...meta }
    const def = schema.def as Definition
    if (def.type === 'optional' || def.type === 'nullable') optional = true
    else if (def.type === 'default' || def.type === 'prefault') {
      hasDefault = true
      defaultValue = def.defaultValue
    } else if (def.type !== 'readonly' && def.type !== 'pipe' && def.type !== 'nonoptional')
      return { schema, meta, optional, hasDefault, defaultValue }
    schema = (def.innerType ?? def.in) as z.ZodType
  }
}

export function typeOf(schema: z.ZodType): string {
  return (schema.def as Definition).type
}

/** The named format of a string schema (`date`, `time`, `datetime`, `url` …); JSON Schema knows none for local times. */
export function stringFormat(schema: z.ZodType): string | undefined {
  return (schema.def as { format?: string }).format
}

/** Bounds of a string, number or array schema, read from its JSON Schema. */
export type Bounds = {
  minLength?: number
  maxLength?: number
  minimum?: number
  maximum?: number
  exclusiveMinimum?: number
  exclusiveMaximum?: number
  multipleOf?: number
  minItems?: number
  maxItems?: number
  integer?: boolean
}

export function boundsOf(schema: z.ZodType): Bounds {
  const json = z.toJSONSchema(schema, { unrepresentable: 'any', io: 'input' }) as Bounds & { type?: string }
  const safe = (value: number | undefined) =>
    value !== undefined && Number.isSafeInteger(value) === false && Number.isInteger(value) ? undefined : value
  const bounds: Bounds = { ...json, integer: json.type === 'integer' }
  if (bounds.integer) {
    if (json.minimum === Number.MIN_SAFE_INTEGER) delete bounds.minimum
    if (json.maximum === Number.MAX_SAFE_INTEGER) delete bounds.maximum
  }
  bounds.minimum = safe(bounds.minimum)
  bounds.maximum = safe(bounds.maximum)
  return bounds
}

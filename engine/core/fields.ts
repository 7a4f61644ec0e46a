import type * as z from 'zod'
import { boundsOf, stringFormat, typeOf, unwrap } from './derive.ts'
import type { Control, FieldValue } from './kinds.ts'
import { type DataOf, keysOf, type SchemaMeta } from './meta.ts'
import { pick } from './pick.ts'
import { kindOf } from './schema.ts'

/** One input of a tool as plain data: everything a form, a command line or a document needs, but no words. */
export type FieldSpec = DataOf<'field'> & {
  readonly name: string
  readonly control: Control
  readonly value: FieldValue
  readonly required: boolean
  readonly default?: unknown
  readonly integer?: boolean
  readonly min?: number | string
  readonly max?: number | string
  readonly minLength?: number
  readonly maxLength?: number
  readonly minItems?: number
  readonly maxItems?: number
  readonly choices?: readonly string[]
  readonly rows?: readonly FieldSpec[]
  /** Shown by the control of another field, which it names. */
  readonly within?: string
}

/** Schemas do not change, so the fields of each are derived once. */
const derived = new WeakMap<z.ZodObject, readonly FieldSpec[]>()

/** The fields of an input schema, in order. @throws TypeError naming the field when its schema has no control */
export function fieldsOf(input: z.ZodObject): readonly FieldSpec[] {
  let fields = derived.get(input)
  if (!fields) derived.set(input, (fields = deriveFields(input)))
  return fields
}

function deriveFields(input: z.ZodObject): FieldSpec[] {
  const fields = Object.entries(input.shape).map(([name, schema]) => fieldOf(name, schema as z.ZodType))
  return fields.map((field) => {
    const around = fields.find((other) => shownBy(other).includes(field.name))
    return around ? { ...field, within: around.name } : field
  })
}

/** Names of the fields that the control of this one shows, too. */
function shownBy({ crop, size, tabs }: FieldSpec): readonly string[] {
  if (tabs) return tabs
  if (size) return [size.height, size.preset].filter((name) => name !== undefined)
  return crop ? Object.values(crop).filter((name) => name !== crop.file) : []
}

function fieldOf(name: string, outer: z.ZodType): FieldSpec {
  const { schema, meta, optional, hasDefault, defaultValue } = unwrap(outer)
  const shared = { name, required: !optional && !hasDefault, default: hasDefault ? defaultValue : undefined, ...pick(meta, FIELD_DATA) }
  return { ...shared, ...shapeOf(name, schema, meta) }
}

const FIELD_DATA = keysOf('field', 'data')

type Shape = Pick<FieldSpec, 'control' | 'value'> & Partial<FieldSpec>

function shapeOf(name: string, schema: z.ZodType, meta: SchemaMeta): Shape {
  const kind = kindOf(schema)
  if (kind === 'file') return { control: 'file', value: 'file' }
  if (kind === 'decimal') return { control: meta.control ?? 'number', value: 'decimal', ...meta.bounds }
  // A text of a kind of its own brings its control, and has its bounds in itself.
  if (kind && meta.control) return { control: meta.control, value: 'string' }
  switch (typeOf(schema)) {
    case 'string':
      return stringShape(schema, meta)
    case 'number':
      return numberShape(schema, meta)
    case 'boolean':
      return { control: 'switch', value: 'boolean' }
    case 'enum':
      return { control: meta.control ?? 'choice', value: 'string', choices: (schema as z.ZodEnum).options as string[] }
    case 'array':
      return arrayShape(name, schema as z.ZodArray<z.ZodType>)
    default:
      throw new TypeError(
        `field "${name}": no control for a schema of type "${typeOf(schema)}"; use a string, number, boolean, enum, array, file() or decimal()`,
      )
  }
}

const FORMAT_CONTROLS: Readonly<Record<string, Control>> = { date: 'date', time: 'time', datetime: 'date-time' }

function stringShape(schema: z.ZodType, meta: SchemaMeta): Shape {
  const { minLength, maxLength } = boundsOf(schema)
  const control: Control = meta.control ?? FORMAT_CONTROLS[stringFormat(schema) ?? ''] ?? ((maxLength ?? 0) > 1000 ? 'multiline' : 'line')
  return { control, value: 'string', minLength, maxLength }
}

function numberShape(schema: z.ZodType, meta: SchemaMeta): Shape {
  const bounds = boundsOf(schema)
  return {
    control: meta.control ?? (bounds.integer ? 'integer' : 'number'),
    value: 'number',
    integer: bounds.integer || undefined,
    min: bounds.minimum ?? bounds.exclusiveMinimum,
    max: bounds.maximum ?? bounds.exclusiveMaximum,
    step: meta.step ?? bounds.multipleOf,
  }
}

function arrayShape(name: string, schema: z.ZodArray<z.ZodType>): Shape {
  const { minItems, maxItems } = boundsOf(schema)
  const counts = { minItems, maxItems }
  const element = unwrap(schema.element)
  if (kindOf(element.schema) === 'file')
    return { control: 'files', value: 'files', ...counts, ...pick(element.meta, ['accept', 'maxBytes']) }
  if (typeOf(element.schema) === 'enum')
    return { control: 'choices', value: 'strings', choices: (element.schema as z.ZodEnum).options as string[], ...counts }
  if (typeOf(element.schema) === 'object')
    return { control: 'rows', value: 'rows', rows: fieldsOf(element.schema as z.ZodObject), ...counts }
  throw new TypeError(`field "${name}": a list holds files, choices or rows (objects)`)
}

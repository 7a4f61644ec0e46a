import * as z from 'zod'
import type { Tool } from '../core/define.ts'
import { type FieldSpec, fieldsOf } from '../core/fields.ts'
import type { SchemaMeta } from '../core/meta.ts'
import { metaOf } from '../core/schema.ts'
import { severalOf } from '../site/units.ts'
import { FACE_WORDS } from './words.ts'

export type JsonSchema = Record<string, unknown>

/** A tool's input as JSON callers send it. */
export function inputSchemaOf(tool: Tool): JsonSchema {
  const schema = convert(tool.input, 'input')
  tellDefaults(schema, fieldsOf(tool.input))
  return schema
}

/** A field whose value comes from the caller where it is left out needs none, and has no default that holds for everybody. */
function tellDefaults(schema: JsonSchema, fields: readonly FieldSpec[]): void {
  const properties = (schema.properties ?? {}) as Readonly<Record<string, JsonSchema>>
  const filled = fields.filter(({ defaultFrom }) => defaultFrom).map(({ name }) => name)
  const required = ((schema.required ?? []) as string[]).filter((name) => !filled.includes(name))
  if (required.length > 0) schema.required = required
  else delete schema.required
  for (const { name, defaultFrom, rows } of fields) {
    const property = properties[name] as JsonSchema
    if (rows) tellDefaults(property.items as JsonSchema, rows)
    if (!defaultFrom) continue
    const { default: otherwise } = property
    delete property.default
    const source = FACE_WORDS[`api.default-${defaultFrom}`]
    const said = `Left out, it is ${source}${otherwise === undefined ? '' : `; if that is not a choice, ${JSON.stringify(otherwise)}`}.`
    property.description = [property.description, said].filter(Boolean).join(' ')
  }
}

/** A tool's output as JSON callers get it. */
export function outputSchemaOf(tool: Tool): JsonSchema {
  return convert(tool.output, 'output')
}

function convert(schema: z.ZodObject, io: 'input' | 'output'): JsonSchema {
  const { $schema: _, ...json } = z.toJSONSchema(schema, {
    io,
    unrepresentable: 'any',
    override: ({ zodSchema, jsonSchema }) => describe(jsonSchema as JsonSchema, metaOf(zodSchema as unknown as z.ZodType), io),
  })
  return json
}

/** Puts words where JSON Schema has a place for them, and what our own kinds look like on the wire. */
function describe(json: JsonSchema, meta: SchemaMeta, io: 'input' | 'output'): void {
  if (meta.label) json.title = meta.label
  const description = [meta.help, meta.unit && `Unit: ${severalOf(meta.unit, 'en')}.`, meta.choices && choicesIn(meta.choices)]
    .filter(Boolean)
    .join(' ')
  if (description !== '') json.description = description
  if (meta.sensitive) json.writeOnly = true
  if (meta.kind === 'file') Object.assign(json, fileSchema(meta))
  if (meta.kind === 'decimal') Object.assign(json, decimalSchema(meta, io))
  Object.assign(json, meta.json)
  if (json.type === 'object' && json.properties && io === 'input') json.additionalProperties = false
}

function choicesIn(choices: Readonly<Record<string, string>>): string {
  return `${Object.entries(choices)
    .map(([value, label]) => `\`${value}\`: ${label}`)
    .join('; ')}.`
}

function fileSchema({ maxBytes, accept }: SchemaMeta): JsonSchema {
  const bounds = [maxBytes !== undefined && `at most ${maxBytes} bytes`, accept && `of type ${accept.join(', ')}`]
    .filter(Boolean)
    .join(', ')
  return {
    type: 'object',
    ...(bounds !== '' && { description: `A file, ${bounds}.` }),
    properties: {
      base64: { type: 'string', contentEncoding: 'base64' },
      type: { type: 'string', description: 'Media type.', default: 'application/octet-stream' },
      name: { type: 'string', default: 'file' },
    },
    required: ['base64'],
  }
}

function decimalSchema({ bounds = {} }: SchemaMeta, io: 'input' | 'output'): JsonSchema {
  if (io === 'output') return { type: 'string', format: 'decimal', pattern: '^-?(0|[1-9]\\d{0,29})(\\.\\d{1,20})?$' }
  return {
    type: ['string', 'number'],
    format: 'decimal',
    pattern: bounds.integer ? '^[+-]?\\d{1,30}(\\.0{0,20})?$' : '^[+-]?(\\d{1,30}(\\.\\d{0,20})?|\\.\\d{1,20})$',
    ...(bounds.min !== undefined && { minimum: Number(bounds.min) }),
    ...(bounds.max !== undefined && { maximum: Number(bounds.max) }),
  }
}

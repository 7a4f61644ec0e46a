import type { Tool } from '../../engine/core/define.ts'
import { inputSchemaOf, type JsonSchema, outputSchemaOf } from '../../engine/faces/json-schema.ts'

type Side = 'input' | 'output'

/** The TypeScript declarations of the JavaScript API: what each tool takes and gives, from the schemas of its entry. */
export function declarations(tools: readonly Tool[]): string {
  const offered = tools.filter(({ effect }) => effect !== 'browser')
  const entries = offered.map(
    (tool) => `${comment([tool.title, tool.summary], 1)}  ${JSON.stringify(tool.id)}: {
    input: ${typeOf(inputSchemaOf(tool), 'input', 2)}
    output: ${typeOf(outputSchemaOf(tool), 'output', 2)}
  }
`,
  )
  return `${FRAME}
/** What each tool takes and gives. */
export interface Tools {
${entries.join('')}}
`
}

const FRAME = `/** A file as a tool takes it. */
export interface FileInput {
  readonly bytes: Uint8Array
  readonly name?: string
  /** Media type. */
  readonly type?: string
}
/** A file as a tool gives it. */
export interface FileOutput {
  readonly bytes: Uint8Array
  readonly name: string
  readonly type: string
}
export type ToolId = keyof Tools
export type Input<Id extends ToolId> = Tools[Id]['input']
export type Output<Id extends ToolId> = Tools[Id]['output']

export interface RunOptions {
  /** Of messages, and of results that are words: \`en\`, \`fr-CA\`. English without it. */
  readonly language?: string
  /** Repeats the same random result. */
  readonly seed?: string | number
  /** The current time to use. */
  readonly now?: Date | string
  /** The caller's IANA time zone; UTC without it. */
  readonly timeZone?: string
  /** Ends the run. */
  readonly signal?: AbortSignal
}
export interface Failure {
  readonly code: string
  readonly message: string
  readonly params: Readonly<Record<string, string | number>>
  /** Dotted path of the field. */
  readonly field?: string
  readonly place?: { readonly offset: number; readonly line: number; readonly column: number }
}
/** A tool could not use its input, or could not finish. */
export declare class ToolFailure extends Error {
  readonly code: string
  readonly failures: readonly Failure[]
}
/** Runs a tool in a process, within its limits. @throws ToolFailure */
export declare function run<Id extends ToolId>(id: Id, input: Input<Id>, options?: RunOptions): Promise<Output<Id>>
/** Ids of all tools that run without a browser. */
export declare function listTools(): Promise<ToolId[]>
/** Ends all tool processes at once; without work they do not keep yours alive. */
export declare function close(): Promise<void>
`

function typeOf(schema: JsonSchema, side: Side, depth: number): string {
  const {
    type,
    anyOf,
    enum: values,
    properties,
    items,
    additionalProperties,
  } = schema as {
    type?: string | string[]
    anyOf?: JsonSchema[]
    enum?: unknown[]
    properties?: Record<string, JsonSchema>
    items?: JsonSchema
    additionalProperties?: JsonSchema | boolean
  }
  if ('const' in schema) return JSON.stringify(schema.const)
  if (values) return values.map((value) => JSON.stringify(value)).join(' | ')
  if (anyOf) return anyOf.map((part) => typeOf(part, side, depth)).join(' | ')
  if (Array.isArray(type)) return type.map((one) => typeOf({ ...schema, type: one }, side, depth)).join(' | ')
  if (properties?.base64) return side === 'input' ? 'FileInput' : 'FileOutput'
  if (properties) return objectType(properties, (schema.required ?? []) as string[], side, depth)
  if (type === 'array') return `readonly (${items ? typeOf(items, side, depth) : 'unknown'})[]`
  if (type === 'object') {
    const value = typeof additionalProperties === 'object' ? typeOf(additionalProperties, side, depth) : 'unknown'
    return `Readonly<Record<string, ${value}>>`
  }
  return type === 'integer' ? 'number' : (type ?? 'unknown')
}

function objectType(properties: Record<string, JsonSchema>, required: readonly string[], side: Side, depth: number): string {
  const lines = Object.entries(properties).map(([name, schema]) => {
    const said = [schema.title, schema.description, boundsIn(schema)].filter((part) => typeof part === 'string' && part !== '')
    const key = /^[a-z_$][\w$]*$/i.test(name) ? name : JSON.stringify(name)
    return `${comment(said as string[], depth + 1)}${'  '.repeat(depth + 1)}readonly ${key}${required.includes(name) ? '' : '?'}: ${typeOf(schema, side, depth + 1)}\n`
  })
  return lines.length === 0 ? 'Record<never, never>' : `{\n${lines.join('')}${'  '.repeat(depth)}}`
}

const BOUNDS = ['minimum', 'maximum', 'exclusiveMinimum', 'exclusiveMaximum', 'minLength', 'maxLength', 'minItems', 'maxItems', 'default']

function boundsIn(schema: JsonSchema): string {
  return BOUNDS.flatMap((key) => (schema[key] === undefined ? [] : [`@${key} ${JSON.stringify(schema[key])}`])).join(' ')
}

function comment(lines: readonly string[], depth: number): string {
  if (lines.length === 0) return ''
  const indent = '  '.repeat(depth)
  const text = lines.join('\n').replaceAll('*/', '*\\/').split('\n')
  return `${indent}/**\n${text.map((line) => `${indent} * ${line}\n`).join('')}${indent} */\n`
}

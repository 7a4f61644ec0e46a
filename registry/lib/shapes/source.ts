import * as z from 'zod'
import type { Note } from '../../../engine/core/define.ts'
import { flag, text } from '../../../engine/core/kit.ts'
import { column, facts, part } from '../../../engine/core/parts.ts'
import { jsonSourceDialectFields, jsonSourceFailures, jsonSourceFields, readJsonSource } from '../json/source.ts'
import type { JsonSyntax } from '../json/read.ts'
import { inferShape } from './infer.ts'
import { type Model, modelOf, pascalCase, type Type } from './model.ts'

/** Fields of all tools that make types of JSON. */
export const shapeFields = {
  ...jsonSourceFields,
  rootName: text('Name of the root type', { min: 1, max: 100, default: 'Root', control: 'line' }),
}
/** Whether objects with keys such as IDs become what the language calls a map; the label names it. */
export const mapsField = (label: string) => flag(label, { default: true, help: 'Such as numbers, dates or IDs.', advanced: true })
export const shapeRareFields = { maps: mapsField('Use a map when keys are data'), ...jsonSourceDialectFields }
export const shapeFailures = jsonSourceFailures

/** Parts of what these tools give. */
export const shapeOutput = (language: string, label: string, fileName: string) => ({
  text: part(z.string(), label, { view: 'code', language, media: 'text/plain', fileName }),
  facts: facts('Details', { root: column(z.string(), 'Type of the whole document', { format: 'code' }), types: column(z.int(), 'Types') }),
})

export const shapeNotices = {
  'lines-are-samples': { info: 'Each line counts as a sample of the same type.' },
  unknowns: {
    info: {
      one: '{{count, number}} value is always null or an empty array, so its type can’t be determined.',
      other: '{{count, number}} values are always null or empty arrays, so their types can’t be determined.',
    },
  },
  'long-numbers': {
    warning: {
      one: '{{count, number}} value has numbers with more digits than most JSON libraries read exactly.',
      other: '{{count, number}} values have numbers with more digits than most JSON libraries read exactly.',
    },
  },
} as const

type ShapeInput = {
  readonly text: string
  readonly rootName: string
  readonly maps: boolean
  readonly tolerant: boolean
  readonly syntax: JsonSyntax
}

/** The types of a document; the lines of JSON Lines are samples of one. @throws ToolError those of {@link shapeFailures} */
export function readModel(
  { text: given, rootName, maps, tolerant, syntax }: ShapeInput,
  reserved: readonly string[],
  note: Note<typeof shapeNotices>,
): Model {
  const source = readJsonSource({ text: given, tolerant, syntax })
  const isLines = syntax === 'lines' && source.root.type === 'array'
  if (isLines) note('lines-are-samples')
  const shape = inferShape(source.root.type === 'array' && isLines ? source.root.items : [source.root], source)
  const model = modelOf(shape, { rootName: pascalCase(rootName), maps, reserved })
  const counts = { unknowns: 0, long: 0 }
  countTypes(model.root, counts)
  for (const { members } of model.classes) for (const { type } of members) countTypes(type, counts)
  if (counts.unknowns > 0) note('unknowns', { count: counts.unknowns })
  if (counts.long > 0) note('long-numbers', { count: counts.long })
  return model
}

function countTypes(type: Type, counts: { unknowns: number; long: number }): void {
  if (type.kind === 'any' || type.kind === 'null') counts.unknowns++
  else if (type.kind === 'number' && (type.number === 'big' || type.number === 'decimal')) counts.long++
  else if (type.kind === 'union') for (const one of type.types) countTypes(one, counts)
  else if ('of' in type) countTypes(type.of, counts)
}

/** A string as a literal in double quotes, which JavaScript, C#, Java, Go and Python read alike. */
export function literal(value: string): string {
  return JSON.stringify(value).replace(
    /[\u007f-\u00a0\u2028\u2029\ufeff]/g,
    (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )
}

import * as z from 'zod'
import { defineTool } from '../../../../engine/core/define.ts'
import { choice, flag, text } from '../../../../engine/core/kit.ts'
import { column, oneOf, part, table } from '../../../../engine/core/parts.ts'
import { canonicalNumber } from '../../../lib/json/number.ts'
import {
  isLeaf,
  jsonSourceDialectFields,
  jsonSourceFailures,
  jsonSourceFields,
  type JsonSource,
  readJsonSource,
} from '../../../lib/json/source.ts'
import { NOT_JSON5 } from '../../../lib/json/syntax-field.ts'
import type { JsonNode } from '../../../lib/json/tree.ts'
import { valueOf } from '../../../lib/json/value.ts'
import { excerptOf, shortenCell } from '../../../lib/json/write-node.ts'
import { placesOf } from '../../../lib/text/places.ts'
import { schemaFailures } from './checks.ts'
import { errorsOf, type SchemaError, type Unit } from './errors.ts'
import { PROBLEMS } from './keywords.ts'
import { type PreparedSchema, prepareSchema } from './schema.ts'
import { inSample } from '../../../lib/words/in-sample.ts'

const MOST_SHOWN = 1000
/** How long a check may take, in milliseconds: a pattern of the schema may never end. */
const CHECK_MS = 10_000

const SCHEMA =
  '{\n  "type": "object",\n  "properties": {\n    "name": { "type": "string" },\n    "born": { "type": "integer", "minimum": 1800 }\n  },\n  "required": ["name"],\n  "additionalProperties": false\n}'

const SAMPLE = '{\n  "name": "Ada",\n  "born": "1815",\n  "city": "London"\n}'

export const jsonSchemaValidator = defineTool({
  id: 'json-schema-validator',
  category: 'data',
  icon: 'shield-check',
  title: 'JSON Schema validator',
  summary: 'Validate JSON against a JSON Schema and see every error with its path, line and what was expected.',
  keywords: ['json schema', 'validate json against schema', 'json schema checker', 'draft 2020-12', 'draft 7', 'json schema online'],
  aliases: ['json-schema-checker', 'jsonschema-validator'],
  slugs: {
    es: 'validador-de-json-schema',
    fr: 'valider-json-schema',
    id: 'validator-json-schema',
    it: 'validatore-json-schema',
    pl: 'walidator-json-schema',
    pt: 'validador-de-json-schema',
    ru: 'proverka-json-schema',
  },
  recognizes: [
    { kind: 'json', field: 'schema', confidence: 0.97, pattern: /^\s*\{[^{}[\]]*"\$schema"\s*:\s*"https?:\/\/json-schema\.org\// },
  ],
  effect: 'pure',
  input: z.object({
    ...jsonSourceFields,
    schema: text('JSON Schema', { control: 'code', language: 'json', media: 'application/schema+json' }),
    draft: choice(
      'Schema version',
      { auto: 'From $schema, or else 2020-12', '2020-12': 'Draft 2020-12', '2019-09': 'Draft 2019-09', '7': 'Draft 7', '4': 'Draft 4' },
      { order: ['auto', '2020-12', '2019-09', '7', '4'] },
    ),
    formats: choice(
      'Check formats',
      { auto: 'Only in drafts 4 and 7', always: 'Always', never: 'Never' },
      { help: 'Such as email, date-time or uri. Later drafts don’t check them by default.', advanced: true },
    ),
    ...jsonSourceDialectFields,
    tolerant: flag('Allow comments and trailing commas', { advanced: true, ...NOT_JSON5 }),
  }),
  output: z.object({
    valid: part(z.boolean(), 'Valid', { view: 'headline' }),
    count: part(z.int(), 'Errors', {
      view: 'headline',
      sentence: { one: '{{value}} error was found.', other: '{{value}} errors were found.' },
    }).optional(),
    errors: table(
      'List of errors',
      {
        problem: oneOf('Problem', PROBLEMS),
        path: column(z.string(), 'JSON Pointer', { format: 'code', copyable: true }),
        found: column(z.string(), 'Found', { format: 'code' }),
        expected: column(z.string().optional(), 'Expected', { format: 'code' }),
        keyword: column(z.string(), 'Keyword', { format: 'code' }),
        line: column(z.int(), 'Line'),
        column: column(z.int(), 'Column'),
      },
      { fileName: 'errors.csv' },
    ).optional(),
  }),
  failures: { ...jsonSourceFailures, ...schemaFailures.words },
  notices: {
    'unknown-draft': { warning: '“{{name}}” isn’t a known version of JSON Schema, so the schema was read as draft 2020-12.' },
    'formats-not-checked': {
      info: 'The schema names formats, which this version doesn’t check by default. Choose “Always” to check them.',
    },
    'rows-cut': { warning: 'The table shows the first {{most, number}} errors.' },
    'long-numbers': {
      warning: {
        one: '{{count, number}} number has more digits than the check can tell apart: only about the first 16 count.',
        other: '{{count, number}} numbers have more digits than the check can tell apart: only about the first 16 count.',
      },
    },
  },
  notes: [
    'Drafts 4, 7, 2019-09 and 2020-12 are supported. A $ref can point to anything inside the schema, including by $id or $anchor; other files and sites are never loaded.',
    'The schema itself is checked first: keywords must have values of the right type, and patterns must be valid regular expressions (JavaScript, Unicode mode). Unknown keywords are ignored, as the standard says.',
    'Errors that only repeat that something further inside is wrong are left out. For anyOf and oneOf, the errors of each alternative are listed as well. A check that runs for more than ten seconds is stopped.',
  ],
  examples: [
    {
      input: { text: SAMPLE, schema: SCHEMA },
      in: inSample({ text: SAMPLE }),
      output: {
        valid: false,
        count: 2,
        errors: [
          { problem: 'type', path: '/born', found: '"1815"', expected: '"integer"', keyword: 'type', line: 3, column: 11 },
          { problem: 'extraKey', path: '/city', found: '"London"', keyword: 'additionalProperties', line: 4, column: 3 },
        ],
      },
    },
    {
      title: 'Everything is right',
      input: { text: '{"name":"Ada","born":1815}', schema: SCHEMA },
      in: { id: { input: { text: '{"name":"Ayu","born":1995}' }, output: { valid: true } } },
      output: { valid: true },
    },
    {
      title: 'A key is missing',
      input: { text: '{"born":1815}', schema: SCHEMA },
      output: {
        valid: false,
        count: 1,
        errors: [{ problem: 'required', path: '', expected: '"name"', keyword: 'required', line: 1, column: 1 }],
      },
    },
  ],
  limits: { timeMs: 30_000 },
  transform: async ({ text, schema: schemaText, draft, formats, tolerant, syntax }, { note, within }) => {
    const data = readJsonSource({ text, tolerant, syntax })
    const schema = readJsonSource({ text: schemaText, tolerant: true, field: 'schema' })
    const prepared = prepareSchema(schema, draft, formats)
    const { validate } = await import('@cfworker/json-schema')
    within(CHECK_MS)
    const { valid, errors: units } = check(
      () => validate(valueOf(data.root, data), prepared.value, prepared.draft, prepared.lookup, false),
      prepared,
      schema,
    )
    within(Infinity)
    if (prepared.unknown !== undefined && draft === 'auto') note('unknown-draft', { name: shortenCell(prepared.unknown) })
    if (prepared.hasFormats && formats === 'auto') note('formats-not-checked')
    const long = longNumbers(data.root, data)
    if (long > 0) note('long-numbers', { count: long })
    if (valid) return { valid }
    const errors = errorsOf(units, data, schema.root, prepared).toSorted((a, b) => a.offset - b.offset)
    if (errors.length > MOST_SHOWN) note('rows-cut', { most: MOST_SHOWN })
    const shown = errors.slice(0, MOST_SHOWN)
    const places = placesOf(
      text,
      shown.map(({ offset }) => offset),
    )
    return {
      valid,
      count: errors.length,
      errors: shown.map((error, index) => ({ ...rowOf(error, data, schema), ...(places[index] as { line: number; column: number }) })),
    }
  },
})

function rowOf({ problem, pointer, found, keyword, expected, missing }: SchemaError, data: JsonSource, schema: JsonSource) {
  return {
    problem,
    path: shortenCell(pointer),
    found: excerptOf(found, data),
    expected: missing !== undefined ? shortenCell(JSON.stringify(missing)) : expected && excerptOf(expected, schema),
    keyword,
  }
}

/** What the library throws, as failures with their places. */
function check(run: () => { readonly valid: boolean; readonly errors: Unit[] }, { lost }: PreparedSchema, { text }: JsonSource) {
  try {
    return run()
  } catch (error) {
    if (error instanceof RangeError) return schemaFailures.fail('schema-loop', { field: 'schema' })
    const found = error instanceof Error && lost.get(/^Unresolved \$ref "([^"]*)"\./.exec(error.message)?.[1] ?? '')
    if (!found) throw error
    return schemaFailures.fail('schema-ref', { ref: shortenCell(found.ref), field: 'schema', offset: found.offset, text })
  }
}

/** How many numbers are not the same once they are doubles. */
function longNumbers(node: JsonNode, source: JsonSource): number {
  if (node.type === 'array') return node.items.reduce((sum, item) => sum + longNumbers(item, source), 0)
  if (node.type === 'object') return node.members.reduce((sum, { value }) => sum + longNumbers(value, source), 0)
  if (!isLeaf(node) || node.type !== 'number' || node.end - node.start < 16) return 0
  const raw = source.spell(node)
  const double = Number(raw)
  return Number.isFinite(double) && canonicalNumber(String(double)) === canonicalNumber(raw) ? 0 : 1
}

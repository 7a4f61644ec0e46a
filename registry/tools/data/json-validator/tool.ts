import * as z from 'zod'
import { type Note, defineTool, fail } from '../../../../engine/core/define.ts'
import { ToolError, placeAt } from '../../../../engine/core/errors.ts'
import { flag, text } from '../../../../engine/core/kit.ts'
import { column, facts, oneOf, part, table } from '../../../../engine/core/parts.ts'
import { type JsonReading, readJson } from '../../../lib/json/read.ts'
import { findJsonFaults, firstJsonFault, JSON_FAULT_CODES, JSON_FAULTS, type JsonFaults } from './faults.ts'
import { proposeJson } from './proposal.ts'
import { jsonSyntaxField, NOT_JSON5 } from '../../../lib/json/syntax-field.ts'
import { jsonNotices, noteJson, surveyJson } from '../../../lib/json/survey.ts'
import { countUtf8Bytes } from '../../../lib/text/size.ts'

const hints = {
  'valid-with-comments': { info: 'With comments and trailing commas allowed (JSONC), this is valid.' },
  'valid-json5': { info: 'This looks like JSON5, which allows more than JSON.' },
  'valid-lines': { info: 'Each line is valid JSON by itself (JSON Lines), but all of them together are not.' },
  stopped: { info: 'Checking stopped at the last error in the table; there may be more after it.' },
  'later-faults': { info: 'Only the first error is certain. The others depend on how the ones before them are fixed.' },
} as const

export const jsonValidator = defineTool({
  id: 'json-validator',
  category: 'data',
  icon: 'circle-check',
  title: 'JSON validator',
  summary: 'Validate JSON against the strict standard: every error with its line and column, duplicate keys, and a suggested fix.',
  keywords: ['validate json', 'json lint', 'json checker', 'json syntax check', 'fix json', 'repair json', 'is my json valid'],
  aliases: ['json-lint', 'json-checker'],
  slugs: {
    es: 'validador-json',
    fr: 'validateur-json',
    id: 'validator-json',
    it: 'validatore-json',
    pl: 'walidator-json',
    pt: 'validador-json',
    ru: 'validator-json',
  },
  recognizes: [
    { kind: 'json', confidence: 0.96 },
    { kind: 'json-lines', confidence: 0.94, values: { syntax: 'lines' } },
    { kind: 'json5', confidence: 0.97, values: { syntax: 'json5' } },
  ],
  effect: 'pure',
  input: z.object({
    text: text('JSON', { control: 'code', language: 'json', media: 'application/json' }),
    tolerant: flag('Allow comments and trailing commas', NOT_JSON5),
    syntax: jsonSyntaxField,
  }),
  output: z.object({
    verdict: oneOf('Result', {
      valid: 'Valid JSON',
      invalid: 'Invalid JSON',
      'valid-json5': 'Valid JSON5',
      'invalid-json5': 'Invalid JSON5',
      'valid-lines': 'Valid JSON Lines',
      'invalid-lines': 'Invalid JSON Lines',
    }),
    faults: table(
      'Errors',
      {
        line: column(z.int(), 'Line'),
        column: column(z.int(), 'Column'),
        fault: column(z.enum(JSON_FAULT_CODES as [string, ...string[]]), 'Error', { choices: JSON_FAULTS }),
        found: column(z.string(), 'Found', { format: 'code' }),
      },
      { fileName: 'faults.csv' },
    ).optional(),
    facts: facts('Details', {
      values: column(z.int(), 'Values'),
      depth: column(z.int(), 'Depth'),
      size: column(z.int(), 'Size', { format: 'bytes' }),
    }).optional(),
    proposal: part(z.string(), 'Suggested fix', {
      help: 'A guess at what you meant. Check it before you use it.',
      view: 'code',
      language: 'json',
      media: 'application/json',
      fileName: 'mended.json',
    }).optional(),
  }),
  notices: { ...jsonNotices, ...hints },
  notes: [
    'The rules are those of RFC 8259. The standard allows duplicate keys in an object, but programs treat them differently, so they are reported.',
    'After an error, the validator assumes the likeliest fix and continues, up to fifty errors, and fewer in long documents. If it can’t tell what was meant, it stops.',
    'The suggested fix comes from the jsonrepair library, for documents of up to 100,000 characters. It is valid JSON, but not always what you meant.',
  ],
  examples: [
    {
      input: { text: '{\n  \'name\': "Ada",\n  "born": 1815\n  "died": 1852,\n}' },
      in: { id: { input: { text: '{\n  \'name\': "Kartini",\n  "born": 1879\n  "died": 1904,\n}' } } },
      output: {
        verdict: 'invalid',
        faults: [
          { line: 2, column: 3, fault: 'json-single-quotes', found: '\'name\': "Ada",' },
          { line: 4, column: 3, fault: 'json-comma-missing', found: '"died": 1852,' },
          { line: 4, column: 15, fault: 'json-trailing-comma', found: ',' },
        ],
        proposal: '{\n  "name": "Ada",\n  "born": 1815,\n  "died": 1852\n}',
      },
    },
    {
      title: 'A duplicate key',
      input: { text: '{"a":1,\n"a":2}' },
      output: {
        verdict: 'valid',
        facts: { values: 3, depth: 1, size: 14 },
        notices: [{ code: 'repeated-name', params: { name: 'a', line: 2 }, level: 'warning' }],
      },
    },
    {
      title: 'A configuration file with comments',
      input: { text: '{"port": 8080} // local' },
      in: {
        id: {
          input: { text: '{"port": 8080} // lokal' },
          output: { faults: [{ line: 1, column: 16, fault: 'json-comment', found: '// lokal' }] },
        },
        it: {
          input: { text: '{"port": 8080} // locale' },
          output: { faults: [{ line: 1, column: 16, fault: 'json-comment', found: '// locale' }] },
        },
      },
      output: {
        verdict: 'invalid',
        faults: [{ line: 1, column: 16, fault: 'json-comment', found: '// local' }],
        notices: [{ code: 'valid-with-comments', level: 'info' }],
      },
    },
  ],
  transform: async ({ text, tolerant, syntax }, { signal, note }) => {
    if (text.trim() === '') fail('required', { field: 'text' })
    const verdict = <V extends string>(word: V) => (syntax === 'json' ? word : (`${word}-${syntax}` as const))
    const isJson = syntax === 'json'
    const result = isJson ? findJsonFaults(text, tolerant) : firstJsonFault(text, { tolerant, syntax })
    if (result.faults.length === 0) return { verdict: verdict('valid'), ...describeValid(text, { tolerant, syntax }, note) }
    signal.throwIfAborted()
    const proposal = isJson ? await proposeJson(text) : undefined
    if (isJson) hint(text, result, tolerant, note)
    else note('stopped')
    const faults = result.faults.map(({ code, offset, found }) => {
      const { line, column } = placeAt(text, offset)
      return { line, column, fault: code, found }
    })
    return { verdict: verdict('invalid'), faults, proposal }
  },
})

function describeValid(text: string, reading: JsonReading, note: Note<typeof jsonNotices>) {
  const survey = surveyJson(text, reading)
  noteJson(text, { repeated: survey.repeated, passed: { comments: 0, trailingCommas: 0 } }, note)
  const values = Object.values(survey.counts).reduce((sum, count) => sum + count, 0)
  // The list of all lines is not in the text.
  const wrapped = reading.syntax === 'lines' ? 1 : 0
  return { facts: { values: values - wrapped, depth: survey.depth - wrapped, size: countUtf8Bytes(text) } }
}

function hint(text: string, { faults, isComplete, isJson5 }: JsonFaults, tolerant: boolean, note: Note<typeof hints>): void {
  if (!tolerant && isJson(text, true)) return note('valid-with-comments')
  if (isJson5) return note('valid-json5')
  if (faults[0]?.code === 'json-after-end' && text.split(/[\r\n]+/).every((line) => line.trim() === '' || isJson(line, false)))
    return note('valid-lines')
  if (faults.length > 1) note('later-faults')
  if (!isComplete) note('stopped')
}

function isJson(text: string, tolerant: boolean): boolean {
  try {
    readJson(text, {}, { tolerant })
    return true
  } catch (error) {
    if (error instanceof ToolError) return false
    throw error
  }
}

import * as z from 'zod'
import { defineTool, fail } from '../../../engine/core/define.ts'
import { choice, flag, text, whole } from '../../../engine/core/kit.ts'
import { part } from '../../../engine/core/parts.ts'
import { jsonFailures, jsonSyntaxFailures } from '../../lib/json/failures.ts'
import { surveyLayout } from '../../lib/json/layout.ts'
import { jsonSyntaxField, NOT_JSON5 } from '../../lib/json/syntax-field.ts'
import { jsonNotices, noteJson } from '../../lib/json/survey.ts'
import { JSON_INDENTATION_WORDS, jsonWriterFailures } from '../../lib/json/writer.ts'
import { inSample } from '../../lib/words/in-sample.ts'

const INDENTATIONS = ['2', '4', 'tab', 'own', 'none'] as const

const SAMPLE = '{"name":"Ada","born":1815,"tags":["math","poetry"]}'
const COMMENTED = '// settings\n{"debug": true,}'

export const jsonFormatter = defineTool({
  id: 'json-formatter',
  category: 'data',
  icon: 'braces',
  title: 'JSON formatter',
  summary: 'Format (beautify) JSON with the indentation you like, keep every number exactly as written, and see where the errors are.',
  keywords: ['json beautifier', 'pretty print json', 'json pretty', 'indent json', 'sort json keys', 'format json online'],
  aliases: ['json-beautifier', 'json-pretty-print'],
  slugs: {
    es: 'formateador-json',
    fr: ['formater-json', 'formateur-json'],
    id: ['format-json', 'pemformat-json'],
    it: 'formattatore-json',
    pl: 'formatowanie-json',
    pt: 'formatador-json',
    ru: 'formatirovanie-json',
  },
  recognizes: [{ kind: 'json' }, { kind: 'json-lines', values: { syntax: 'lines' } }, { kind: 'json5', values: { syntax: 'json5' } }],
  effect: 'pure',
  input: z.object({
    text: text('JSON', { control: 'code', language: 'json', media: 'application/json' }),
    indentation: choice('Indentation', { ...JSON_INDENTATION_WORDS, own: 'Custom' }, { order: INDENTATIONS, default: '2' }),
    spaces: whole('Number of spaces', { min: 1, max: 10, default: 3, when: { indentation: 'own' } }),
    sortNames: flag('Sort keys', { help: 'Sorts the keys of each object.' }),
    tolerant: flag('Allow comments and trailing commas', { help: 'They are removed from the result.', ...NOT_JSON5 }),
    syntax: jsonSyntaxField,
    escapes: choice(
      'Escapes',
      { keep: 'Keep', show: String.raw`Show as characters (\u00e9 → é)`, ascii: String.raw`Escape everything except ASCII (é → \u00e9)` },
      { advanced: true },
    ),
  }),
  output: z.object({
    text: part(z.string(), 'Result', { view: 'code', language: 'json', media: 'application/json', fileName: 'formatted.json' }),
  }),
  failures: { ...jsonFailures.words, ...jsonSyntaxFailures.words, ...jsonWriterFailures.words },
  notices: jsonNotices,
  notes: [
    'Only the whitespace changes. Numbers stay as written, so 1.0, 1e5 and a thirty-digit integer come out as they went in; strings keep their escapes, and duplicate keys stay and are reported.',
    'The rules are those of RFC 8259. Keys are sorted by their UTF-16 code units, as in RFC 8785: uppercase before lowercase, and 10 before 9.',
    'Before it is shown, the result is parsed again and compared with your input.',
    'Escapes of invisible characters, such as control characters and unusual spaces, are kept. JSON5 strings get double quotes, and JSON5 numbers are converted to JSON notation.',
  ],
  examples: [
    {
      input: { text: SAMPLE },
      in: inSample({ text: SAMPLE }),
      output: { text: '{\n  "name": "Ada",\n  "born": 1815,\n  "tags": [\n    "math",\n    "poetry"\n  ]\n}' },
    },
    {
      title: 'Large and unusual numbers stay as they are',
      input: { text: '[12345678901234567890, 1.0, 1e5, -0]', indentation: 'none' },
      output: { text: '[12345678901234567890,1.0,1e5,-0]' },
    },
    {
      title: 'Sorted keys',
      input: { text: '{"b":1,"a":{"d":2,"c":3}}', sortNames: true, indentation: 'none' },
      output: { text: '{"a":{"c":3,"d":2},"b":1}' },
    },
    {
      title: 'Comments and trailing commas',
      input: { text: COMMENTED, tolerant: true },
      in: inSample({ text: COMMENTED }),
      output: {
        text: '{\n  "debug": true\n}',
        notices: [
          { code: 'comments-passed', params: { count: 1 }, level: 'info' },
          { code: 'commas-passed', params: { count: 1 }, level: 'info' },
        ],
      },
    },
    {
      title: 'JSON5',
      input: { text: "{name: 'Ada', mask: 0xFF, ratio: .5,}", syntax: 'json5', indentation: 'none' },
      in: { id: { input: { text: "{name: 'Ayu', mask: 0xFF, ratio: .5,}" }, output: { text: '{"name":"Ayu","mask":255,"ratio":0.5}' } } },
      output: { text: '{"name":"Ada","mask":255,"ratio":0.5}' },
    },
    {
      title: 'JSON Lines',
      input: { text: '{"id":1}\n{"id":2}\n', syntax: 'lines', indentation: 'own', spaces: 1 },
      output: { text: '[\n {\n  "id": 1\n },\n {\n  "id": 2\n }\n]' },
    },
  ],
  transform: ({ text, indentation: chosen, spaces, sortNames, tolerant, syntax, escapes }, { note, utf8 }) => {
    if (text.trim() === '') fail('required', { field: 'text' })
    const indentation = chosen === 'own' ? spaces : chosen
    const { text: result, survey } = surveyLayout(text, { indentation, sortNames, escapes }, { tolerant, syntax }, utf8)
    noteJson(text, survey, note)
    return { text: result }
  },
})

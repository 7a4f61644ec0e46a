import * as z from 'zod'
import { defineTool, fail } from '../../../engine/core/define.ts'
import { flag, text } from '../../../engine/core/kit.ts'
import { part } from '../../../engine/core/parts.ts'
import { codeSizes, sizesOf } from '../../lib/code/sizes.ts'
import { jsonFailures, jsonSyntaxFailures } from '../../lib/json/failures.ts'
import { surveyLayout } from '../../lib/json/layout.ts'
import { jsonSyntaxField, NOT_JSON5 } from '../../lib/json/syntax-field.ts'
import { jsonNotices, noteJson } from '../../lib/json/survey.ts'
import { jsonWriterFailures } from '../../lib/json/writer.ts'
import { inSample } from '../../lib/words/in-sample.ts'

const SAMPLE = '{\n  "name": "Ada",\n  "born": 1815,\n  "tags": [ "math", "poetry" ]\n}'
const COMMENTED = '{"port": 8080, // local\n}'

export const jsonMinifier = defineTool({
  id: 'json-minifier',
  category: 'data',
  icon: 'shrink',
  title: 'JSON minifier',
  summary: 'Minify JSON without changing a number, a string or the order of keys.',
  keywords: ['minify json', 'compress json', 'compact json', 'json on one line', 'remove whitespace from json', 'json uglify'],
  aliases: ['minify-json', 'json-compressor'],
  slugs: {
    es: 'minificador-json',
    fr: 'minifier-json',
    id: 'minify-json',
    it: 'minificatore-json',
    pl: 'minifikacja-json',
    pt: 'minificador-json',
    ru: 'minifikatsiya-json',
  },
  recognizes: [
    { kind: 'json', confidence: 0.94 },
    { kind: 'json5', confidence: 0.93, values: { syntax: 'json5' } },
  ],
  effect: 'pure',
  input: z.object({
    text: text('JSON', { control: 'code', language: 'json', media: 'application/json' }),
    tolerant: flag('Allow comments and trailing commas', { help: 'They are removed from the result.', ...NOT_JSON5 }),
    syntax: jsonSyntaxField,
  }),
  output: z.object({
    text: part(z.string(), 'Result', { view: 'code', language: 'json', media: 'application/json', fileName: 'data.min.json' }),
    sizes: codeSizes,
  }),
  failures: { ...jsonFailures.words, ...jsonSyntaxFailures.words, ...jsonWriterFailures.words },
  notices: jsonNotices,
  notes: [
    'Only the whitespace changes. Numbers stay as written, so 1.0, 1e5 and a thirty-digit integer come out as they went in; strings keep their escapes, and duplicate keys stay and are reported.',
    'Before it is shown, the result is parsed again and compared with your input.',
  ],
  examples: [
    {
      input: { text: SAMPLE },
      in: inSample({ text: SAMPLE }),
      output: { text: '{"name":"Ada","born":1815,"tags":["math","poetry"]}', sizes: { before: 67, after: 51, saved: 23.9 } },
    },
    {
      title: 'Large and unusual numbers stay as they are',
      input: { text: '[12345678901234567890, 1.0, 1e5, -0]' },
      output: { text: '[12345678901234567890,1.0,1e5,-0]' },
    },
    {
      title: 'A configuration file with comments',
      input: { text: COMMENTED, tolerant: true },
      in: inSample({ text: COMMENTED }),
      output: {
        text: '{"port":8080}',
        notices: [
          { code: 'comments-passed', params: { count: 1 }, level: 'info' },
          { code: 'commas-passed', params: { count: 1 }, level: 'info' },
        ],
      },
    },
  ],
  transform: ({ text, tolerant, syntax }, { note, utf8 }) => {
    if (text.trim() === '') fail('required', { field: 'text' })
    const { text: result, survey } = surveyLayout(text, { indentation: 'none', sortNames: false }, { tolerant, syntax }, utf8)
    noteJson(text, survey, note)
    return { text: result, sizes: sizesOf(text, result) }
  },
})

import * as z from 'zod'
import { defineTool, fail } from '../../../engine/core/define.ts'
import { flag, text } from '../../../engine/core/kit.ts'
import { column, facts, part } from '../../../engine/core/parts.ts'
import { value } from '../../../engine/core/schema.ts'
import { jsonFailures, jsonSyntaxFailures } from '../../lib/json/failures.ts'
import { layoutJson } from '../../lib/json/layout.ts'
import { jsonSyntaxField, NOT_JSON5 } from '../../lib/json/syntax-field.ts'
import { jsonNotices, noteJson, surveyJson } from '../../lib/json/survey.ts'
import { jsonWriterFailures } from '../../lib/json/writer.ts'
import { countUtf8Bytes } from '../../lib/text/size.ts'
import { inSample } from '../../lib/words/in-sample.ts'

const SAMPLE = '{"name":"Ada","born":1815,"tags":["math","poetry"]}'
const COMMENTED = '{"port": 8080, // local\n}'

export const jsonViewer = defineTool({
  id: 'json-viewer',
  category: 'data',
  icon: 'list-tree',
  title: 'JSON viewer',
  summary: 'View JSON as a collapsible tree, with its depth, size and number of values.',
  keywords: ['json tree', 'json tree viewer', 'json reader', 'json explorer', 'open json file'],
  aliases: ['json-tree-viewer', 'json-tree'],
  slugs: {
    es: 'visor-json',
    fr: 'visionneuse-json',
    id: ['json-viewer', 'penampil-json'],
    it: 'visualizzatore-json',
    pl: 'przegladarka-json',
    pt: 'visualizador-json',
    ru: 'prosmotr-json',
  },
  recognizes: [
    { kind: 'json', confidence: 0.98 },
    { kind: 'json-lines', confidence: 0.96, values: { syntax: 'lines' } },
    { kind: 'json5', confidence: 0.96, values: { syntax: 'json5' } },
  ],
  effect: 'pure',
  input: z.object({
    text: text('JSON', { control: 'code', language: 'json', media: 'application/json' }),
    tolerant: flag('Allow comments and trailing commas', { help: 'They are removed from the result.', ...NOT_JSON5 }),
    syntax: jsonSyntaxField,
  }),
  output: z.object({
    text: part(value.json, 'Tree', { fileName: 'data.json' }),
    facts: facts('Details', {
      values: column(z.int(), 'Values'),
      depth: column(z.int(), 'Depth'),
      size: column(z.int(), 'Size', { format: 'bytes' }),
      objects: column(z.int(), 'Objects'),
      lists: column(z.int(), 'Arrays'),
      names: column(z.int(), 'Keys'),
      texts: column(z.int(), 'Strings'),
      numbers: column(z.int(), 'Numbers'),
      booleans: column(z.int(), 'Booleans'),
      nulls: column(z.int(), 'Null values'),
    }),
  }),
  failures: { ...jsonFailures.words, ...jsonSyntaxFailures.words, ...jsonWriterFailures.words },
  notices: jsonNotices,
  notes: [
    'The tree shows the document exactly: numbers stay as written, keys keep their order, and duplicate keys are all shown and reported.',
    '“Values” counts objects, arrays and everything in them. A bare value has depth 0, a flat object or array depth 1. The size is that of the text in UTF-8, including whitespace.',
  ],
  examples: [
    {
      input: { text: SAMPLE },
      in: inSample({ text: SAMPLE }),
      output: { facts: { values: 6, depth: 2, size: 51, objects: 1, lists: 1, names: 3, texts: 3, numbers: 1, booleans: 0, nulls: 0 } },
    },
    {
      title: 'A duplicate key',
      input: { text: '{"a":1,\n"a":2}' },
      output: { notices: [{ code: 'repeated-name', params: { name: 'a', line: 2 }, level: 'warning' }] },
    },
    {
      title: 'A configuration file with comments',
      input: { text: COMMENTED, tolerant: true },
      in: inSample({ text: COMMENTED }),
      output: { text: '{"port":8080}' },
    },
  ],
  transform: ({ text, tolerant, syntax }, { note }) => {
    if (text.trim() === '') fail('required', { field: 'text' })
    const survey = surveyJson(text, { tolerant, syntax })
    const { counts, depth, names, passed } = survey
    const { object: objects, array: lists, string: texts, number: numbers, boolean: booleans, null: nulls } = counts
    noteJson(text, survey, note)
    const isPlain = syntax === 'json' && passed.comments === 0 && passed.trailingCommas === 0 && !text.startsWith('\ufeff')
    return {
      text: isPlain ? text : layoutJson(text, { indentation: 'none', sortNames: false }, { tolerant, syntax }),
      facts: {
        values: objects + lists + texts + numbers + booleans + nulls,
        depth,
        size: countUtf8Bytes(text),
        objects,
        lists,
        names,
        texts,
        numbers,
        booleans,
        nulls,
      },
    }
  },
})

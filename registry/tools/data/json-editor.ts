import * as z from 'zod'
import { defineTool, fail } from '../../../engine/core/define.ts'
import { choice, text } from '../../../engine/core/kit.ts'
import { column, facts, part } from '../../../engine/core/parts.ts'
import { value } from '../../../engine/core/schema.ts'
import { jsonFailures } from '../../lib/json/failures.ts'
import { layoutJson } from '../../lib/json/layout.ts'
import { jsonNotices, noteJson, surveyJson } from '../../lib/json/survey.ts'
import { JSON_INDENTATIONS, JSON_INDENTATION_WORDS, jsonWriterFailures } from '../../lib/json/writer.ts'
import { countUtf8Bytes } from '../../lib/text/size.ts'
import { inSample } from '../../lib/words/in-sample.ts'

const SAMPLE = '{\n  "name": "Ada",\n  "born": 1815,\n  "tags": ["math", "poetry"]\n}'

export const jsonEditor = defineTool({
  id: 'json-editor',
  category: 'data',
  icon: 'braces',
  title: 'JSON editor',
  summary: 'Edit JSON as text and as a tree side by side, validated as you type, with every digit kept.',
  keywords: ['edit json', 'json editor online', 'json tree editor', 'change json file', 'json notepad'],
  aliases: ['online-json-editor', 'edit-json'],
  slugs: {
    es: 'editor-json',
    fr: 'editeur-json',
    id: 'editor-json',
    it: 'editor-json',
    pl: 'edytor-json',
    pt: 'editor-json',
    ru: 'redaktor-json',
  },
  recognizes: [{ kind: 'json', confidence: 0.93 }],
  effect: 'pure',
  input: z.object({
    text: text('JSON', { control: 'editor', language: 'json', media: 'application/json', lines: 22 }),
    indentation: choice(
      'Indentation to save with',
      { keep: 'Keep', ...JSON_INDENTATION_WORDS },
      { order: ['keep', ...JSON_INDENTATIONS], default: 'keep' },
    ),
  }),
  output: z.object({
    tree: part(value.json, 'Tree', { edits: 'text', fileName: 'data.json' }),
    facts: facts('Details', {
      values: column(z.int(), 'Values'),
      depth: column(z.int(), 'Depth'),
      size: column(z.int(), 'Size', { format: 'bytes' }),
    }),
    text: part(z.string(), 'File to save', { view: 'code', language: 'json', media: 'application/json', fileName: 'data.json' }),
  }),
  failures: { ...jsonFailures.words, ...jsonWriterFailures.words },
  notices: jsonNotices,
  notes: [
    'Changes in the tree are made in your text: numbers keep every digit, keys keep their order, and everything you didn’t touch keeps its formatting.',
    'A value typed into the tree is treated as JSON if it is valid JSON (12, true, null, "text"), and otherwise as a string. The rules are those of RFC 8259.',
  ],
  examples: [
    {
      input: { text: SAMPLE },
      in: inSample({ text: SAMPLE }),
      output: { tree: '{\n  "name": "Ada",\n  "born": 1815,\n  "tags": ["math", "poetry"]\n}', facts: { values: 6, depth: 2, size: 65 } },
    },
    {
      title: 'Saved without whitespace',
      input: { text: '{ "id": 12345678901234567890 }', indentation: 'none' },
      output: { text: '{"id":12345678901234567890}' },
    },
    {
      title: 'A duplicate key',
      input: { text: '{"a":1,\n"a":2}' },
      output: { notices: [{ code: 'repeated-name', params: { name: 'a', line: 2 }, level: 'warning' }] },
    },
  ],
  transform: ({ text, indentation }, { note }) => {
    if (text.trim() === '') fail('required', { field: 'text' })
    const survey = surveyJson(text, { tolerant: false })
    const { object, array, string, number, boolean, null: nulls } = survey.counts
    noteJson(text, survey, note)
    return {
      tree: text,
      facts: { values: object + array + string + number + boolean + nulls, depth: survey.depth, size: countUtf8Bytes(text) },
      text: indentation === 'keep' ? text : layoutJson(text, { indentation, sortNames: false }),
    }
  },
})

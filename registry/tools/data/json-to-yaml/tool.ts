import * as z from 'zod'
import { defineTool } from '../../../../engine/core/define.ts'
import { choice, flag, vary, whole } from '../../../../engine/core/kit.ts'
import { part } from '../../../../engine/core/parts.ts'
import { jsonSourceDialectFields, jsonSourceFailures, jsonSourceFields, readJsonSource } from '../../../lib/json/source.ts'
import { jsonWriterFailures } from '../../../lib/json/writer.ts'
import { writeYaml } from './yaml.ts'
import { inSample } from '../../../lib/words/in-sample.ts'

const SAMPLE =
  '{\n  "name": "Ada",\n  "born": 1815,\n  "tags": [\n    "math",\n    "poetry"\n  ],\n  "address": {\n    "city": "London"\n  }\n}'

export const jsonToYaml = defineTool({
  id: 'json-to-yaml',
  category: 'data',
  icon: 'file-text',
  title: 'JSON to YAML converter',
  summary: 'Convert JSON to clean YAML. Words such as no and on stay strings, and long numbers keep every digit.',
  keywords: ['json to yaml', 'json to yml', 'convert json to yaml', 'openapi json to yaml', 'kubernetes json to yaml'],
  aliases: ['json-to-yml', 'json-to-yaml-converter'],
  slugs: {
    es: 'json-a-yaml',
    fr: 'json-en-yaml',
    id: 'json-ke-yaml',
    it: 'da-json-a-yaml',
    pl: 'json-na-yaml',
    pt: 'json-para-yaml',
    ru: 'json-v-yaml',
  },
  recognizes: [
    { kind: 'json', confidence: 0.93 },
    { kind: 'json-lines', confidence: 0.9, values: { syntax: 'lines' } },
    { kind: 'json5', confidence: 0.9, values: { syntax: 'json5' } },
  ],
  effect: 'pure',
  inverse: 'yaml-to-json-converter',
  input: z.object({
    ...jsonSourceFields,
    indent: choice('Indentation', { '2': '2 spaces', '4': '4 spaces' }, { default: '2' }),
    lists: choice('Lists in mappings', { indented: 'Indented', flush: 'Not indented' }),
    strings: choice('Strings', { plain: 'Quoted only where needed', quoted: 'All in quotes' }),
    blocks: flag('Strings with line breaks as blocks', { default: true, help: 'Written after | with their lines as they are.' }),
    fold: whole('Fold lines longer than', {
      min: 0,
      max: 1000,
      default: 0,
      unit: 'character|characters',
      help: 'Long strings are folded at spaces; 0 means never.',
      advanced: true,
    }),
    documents: choice(
      'Lines of JSON Lines',
      { array: 'Items of one list', documents: 'One document each' },
      { when: { syntax: 'lines' }, advanced: true },
    ),
    ...jsonSourceDialectFields,
    syntax: vary(jsonSourceDialectFields.syntax, { help: 'JSON Lines has one value on each line.' }),
  }),
  output: z.object({
    text: part(z.string(), 'YAML', { view: 'code', language: 'yaml', media: 'application/yaml', fileName: 'data.yaml' }),
  }),
  failures: { ...jsonSourceFailures, ...jsonWriterFailures.words },
  notes: [
    'The result means the same in YAML 1.2 and in the YAML 1.1 that many programs still use: strings such as no, on, y, null, 1e3, 012, 12:30 and 2026-11-22 are quoted, and an exponent is written as 1.0e+3, which both versions read as a number.',
    'Numbers keep all their digits, and keys keep their order. Invisible characters are written as escapes in double quotes.',
    'A key that appears twice in one object is rejected, because YAML doesn’t allow it. Nesting is limited to 500 levels.',
  ],
  examples: [
    {
      input: { text: SAMPLE },
      in: inSample({ text: SAMPLE }),
      output: { text: 'name: Ada\nborn: 1815\ntags:\n  - math\n  - poetry\naddress:\n  city: London\n' },
    },
    {
      title: 'Strings that look like something else',
      input: { text: '{"country":"no","zip":"012","power":"1e3","day":"2026-11-22","id":12345678901234567890}' },
      output: { text: 'country: "no"\nzip: "012"\npower: "1e3"\nday: "2026-11-22"\nid: 12345678901234567890\n' },
    },
    {
      title: 'A string with line breaks',
      input: { text: '{"run":"npm ci\\nnpm test\\n","steps":[{"name":"build","run":"make"}]}', lists: 'flush' },
      output: { text: 'run: |\n  npm ci\n  npm test\nsteps:\n- name: build\n  run: make\n' },
    },
    {
      title: 'JSON Lines as documents',
      input: { text: '{"id":1}\n{"id":2}', syntax: 'lines', documents: 'documents' },
      output: { text: '---\nid: 1\n---\nid: 2\n' },
    },
  ],
  transform: ({ text, indent, lists, strings, blocks, fold, documents, tolerant, syntax }) => {
    const source = readJsonSource({ text, tolerant, syntax })
    const options = { indentation: Number(indent), setIn: lists === 'indented', quoteAll: strings === 'quoted', blocks, fold }
    if (syntax !== 'lines' || documents !== 'documents' || source.root.type !== 'array')
      return { text: writeYaml(source, source.root, options) }
    return { text: source.root.items.map((item) => `---\n${writeYaml(source, item, options)}`).join('') }
  },
})

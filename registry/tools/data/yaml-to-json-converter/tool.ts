import * as z from 'zod'
import { defineTool, fail } from '../../../../engine/core/define.ts'
import { choice, flag, text } from '../../../../engine/core/kit.ts'
import { part } from '../../../../engine/core/parts.ts'
import { createJsonWriter, JSON_INDENTATION_WORDS, jsonWriterFailures, longestJson } from '../../../lib/json/writer.ts'
import { readYaml } from '../../../lib/yaml/read.ts'
import { yamlFailures } from '../../../lib/yaml/failures.ts'
import { noteFindings, writeYamlDocument, yamlJsonFailures, yamlJsonNotices } from './json.ts'
import { inSample } from '../../../lib/words/in-sample.ts'

const SAMPLE = 'name: Ada\nborn: 1815\ntags:\n  - math\n  - poetry\n'

export const yamlToJsonConverter = defineTool({
  id: 'yaml-to-json-converter',
  category: 'data',
  icon: 'file-braces',
  title: 'YAML to JSON converter',
  summary: 'Convert YAML to JSON by the rules of YAML 1.2, with anchors, merge keys and multiple documents.',
  keywords: ['yaml to json', 'yml to json', 'convert yaml', 'docker compose to json', 'kubernetes yaml'],
  aliases: ['yaml-to-json', 'yml-to-json'],
  slugs: {
    es: 'yaml-a-json',
    fr: 'yaml-en-json',
    id: 'yaml-ke-json',
    it: 'da-yaml-a-json',
    pl: 'yaml-na-json',
    pt: 'yaml-para-json',
    ru: 'yaml-v-json',
  },
  recognizes: [{ kind: 'yaml' }],
  effect: 'pure',
  inverse: 'json-to-yaml',
  input: z.object({
    text: text('YAML', { control: 'code', language: 'yaml', media: 'application/yaml' }),
    indentation: choice('Indentation', JSON_INDENTATION_WORDS, { default: '2' }),
    documents: choice('Array of documents', { needed: 'Only for several documents', always: 'Always' }, { advanced: true }),
    merge: flag('Apply merge keys (<<)', { default: true, advanced: true }),
  }),
  output: z.object({
    text: part(z.string(), 'JSON', { view: 'code', language: 'json', media: 'application/json', fileName: 'data.json' }),
  }),
  failures: { ...yamlFailures.words, ...yamlJsonFailures.words, ...jsonWriterFailures.words },
  notices: yamlJsonNotices,
  notes: [
    'Values follow the YAML 1.2 core schema: yes, no, on and off are strings, 012 is twelve, 0o14 and 0x0C are octal and hexadecimal. Numbers keep all their digits, however long; dates stay strings.',
    'Aliases are expanded in full. A document is rejected if its aliases would expand out of control (an “alias bomb”) or refer to themselves, or if it is nested more than 500 levels deep.',
    'JSON has no comments or tags, and every key is a string: comments are dropped, and the rest is reported.',
  ],
  examples: [
    {
      input: { text: SAMPLE },
      in: inSample({ text: SAMPLE }),
      output: { text: '{\n  "name": "Ada",\n  "born": 1815,\n  "tags": [\n    "math",\n    "poetry"\n  ]\n}' },
    },
    {
      title: 'Norway stays a country',
      input: { text: 'country: no\nzip: 012\nid: 12345678901234567890', indentation: 'none' },
      output: { text: '{"country":"no","zip":12,"id":12345678901234567890}' },
    },
    {
      title: 'Anchor, alias and merge key',
      input: { text: 'base: &base\n  image: app\n  tries: 3\ntest:\n  <<: *base\n  tries: 1', indentation: 'none' },
      output: { text: '{"base":{"image":"app","tries":3},"test":{"tries":1,"image":"app"}}' },
    },
    { title: 'Several documents', input: { text: 'a: 1\n---\nb: 2', indentation: 'none' }, output: { text: '[{"a":1},{"b":2}]' } },
  ],
  limits: { timeMs: 30_000 },
  transform: async ({ text, indentation, documents: listed, merge }, { signal, note }) => {
    if (text.trim() === '') fail('required', { field: 'text' })
    const library = await import('yaml')
    const documents = await readYaml(text)
    signal.throwIfAborted()
    const writer = createJsonWriter(indentation, longestJson(text.length))
    const isList = listed === 'always' || documents.length > 1
    if (isList) writer.open('[')
    const findings = documents.flatMap((document) => writeYamlDocument(document, writer, { library, text, field: 'text', merge }))
    if (isList) writer.close(']')
    else if (documents.length === 0) writer.value('null')
    if (documents.some(({ directives }) => directives.yaml.explicit && directives.yaml.version === '1.1')) note('older-version')
    noteFindings(text, findings, note)
    return { text: writer.text() }
  },
})

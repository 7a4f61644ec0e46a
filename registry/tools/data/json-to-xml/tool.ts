import * as z from 'zod'
import { defineTool } from '../../../../engine/core/define.ts'
import { choice, flag, text } from '../../../../engine/core/kit.ts'
import { part } from '../../../../engine/core/parts.ts'
import { jsonSourceDialectFields, jsonSourceFailures, jsonSourceFields, readJsonSource } from '../../../lib/json/source.ts'
import { JSON_INDENTATION_WORDS, jsonWriterFailures } from '../../../lib/json/writer.ts'
import { noteFirst } from '../../../lib/text/note-first.ts'
import { isXmlName } from '../../../lib/xml/chars.ts'
import { jsonXmlFailures, writeXml } from './xml.ts'
import { inSample } from '../../../lib/words/in-sample.ts'

const NAME_LIMIT = 100

const SAMPLE =
  '{\n  "library": {\n    "@city": "London",\n    "book": [\n      {\n        "@id": "1",\n        "title": "Notes & queries"\n      },\n      {\n        "@id": "2",\n        "title": {\n          "@lang": "pl",\n          "#text": "Lalka"\n        }\n      }\n    ]\n  }\n}'

export const jsonToXml = defineTool({
  id: 'json-to-xml',
  category: 'data',
  icon: 'file-code-corner',
  title: 'JSON to XML converter',
  summary: 'Convert JSON to well-formed XML with clear rules for attributes, arrays, null and names that XML doesn’t allow.',
  keywords: ['json to xml', 'convert json to xml', 'json2xml', 'json to soap', 'xml from json'],
  aliases: ['json2xml', 'json-to-xml-converter'],
  slugs: {
    es: 'json-a-xml',
    fr: 'json-en-xml',
    id: 'json-ke-xml',
    it: 'da-json-a-xml',
    pl: 'json-na-xml',
    pt: 'json-para-xml',
    ru: 'json-v-xml',
  },
  recognizes: [{ kind: 'json', confidence: 0.84 }],
  effect: 'pure',
  input: z.object({
    ...jsonSourceFields,
    rootName: text('Root element', {
      min: 1,
      max: NAME_LIMIT,
      default: 'root',
      control: 'line',
      help: 'Used unless the JSON is an object with a single key.',
    }),
    itemName: text('Array item element', {
      min: 1,
      max: NAME_LIMIT,
      default: 'item',
      control: 'line',
      help: 'For arrays directly inside arrays, and at the top level.',
    }),
    nulls: choice('Null values', { empty: 'Empty element', nil: 'Empty element with xsi:nil', drop: 'Leave out' }),
    names: choice('Keys XML doesn’t allow', { mend: 'Replace invalid characters', refuse: 'Reject' }),
    attributePrefix: text('Attribute prefix', { max: 20, default: '@', control: 'line', advanced: true }),
    textName: text('Key for text', { min: 1, max: 20, default: '#text', control: 'line', advanced: true }),
    declaration: flag('XML declaration', { default: true, help: 'The first line, <?xml … ?>.', advanced: true }),
    indentation: choice('Indentation', JSON_INDENTATION_WORDS, { default: '2', advanced: true }),
    ...jsonSourceDialectFields,
  }),
  output: z.object({ text: part(z.string(), 'XML', { view: 'code', language: 'xml', media: 'application/xml', fileName: 'data.xml' }) }),
  failures: {
    ...jsonSourceFailures,
    ...jsonXmlFailures.words,
    ...jsonWriterFailures.words,
    'bad-element-name': '“{{name}}” isn’t an element name. Start with a letter or “_”, and use only letters, digits, “-”, “_” and “.”.',
  },
  notices: {
    'key-mended': { info: 'XML doesn’t allow the name “{{given}}”, so it became “{{name}}”.' },
    'more-keys-mended': {
      warning: { one: '{{count, number}} more key was changed like this.', other: '{{count, number}} more keys were changed like this.' },
    },
    'empty-arrays': {
      warning: {
        one: '{{count, number}} array has no items, which XML can’t show.',
        other: '{{count, number}} arrays have no items, which XML can’t show.',
      },
    },
  },
  notes: [
    'A key becomes an element. A key that begins with @ becomes an attribute of the element around it, and #text the text beside the attributes; both can be changed. An array becomes one element for each item, all under the name of its key.',
    'A JSON object with a single key needs no extra root: that key is the root element. XML to JSON reads the result back with the same rules; numbers and booleans come back as strings unless you detect them there, and an array with one item comes back as that item.',
    'Characters that XML doesn’t allow in names become “_”. Control characters in strings are rejected. Nothing is indented inside elements that contain text, so no spaces are added to it.',
  ],
  examples: [
    {
      input: { text: SAMPLE },
      in: inSample({ text: SAMPLE }),
      output: {
        text: '<?xml version="1.0" encoding="UTF-8"?>\n<library city="London">\n  <book id="1">\n    <title>Notes &amp; queries</title>\n  </book>\n  <book id="2">\n    <title lang="pl">Lalka</title>\n  </book>\n</library>\n',
      },
    },
    {
      title: 'An array at the top',
      input: { text: '[{"id":12345678901234567890,"ok":true},null]', declaration: false, rootName: 'rows', itemName: 'row' },
      output: { text: '<rows>\n  <row>\n    <id>12345678901234567890</id>\n    <ok>true</ok>\n  </row>\n  <row/>\n</rows>\n' },
    },
    {
      title: 'A key with spaces',
      input: { text: '{"First name":"Ada"}', declaration: false, indentation: 'none' },
      in: {
        id: {
          input: { text: '{"Nama depan":"Ayu"}' },
          output: {
            text: '<Nama_depan>Ayu</Nama_depan>',
            notices: [{ code: 'key-mended', params: { given: 'Nama depan', name: 'Nama_depan' }, level: 'info' }],
          },
        },
      },
      output: {
        text: '<First_name>Ada</First_name>',
        notices: [{ code: 'key-mended', params: { given: 'First name', name: 'First_name' }, level: 'info' }],
      },
    },
  ],
  limits: { timeMs: 30_000 },
  transform: ({ text, tolerant, syntax, rootName, itemName, ...options }, { fail, note }) => {
    for (const [field, name] of [
      ['rootName', rootName],
      ['itemName', itemName],
    ] as const)
      if (!isXmlName(name) || name.includes(':')) fail('bad-element-name', { name: name.toWellFormed(), field })
    const source = readJsonSource({ text, tolerant, syntax })
    const { text: result, losses } = writeXml(source, { ...options, rootName, itemName })
    noteFirst(
      losses.mended,
      ({ given, name }) => note('key-mended', { given: shorten(given), name: shorten(name) }),
      (count) => note('more-keys-mended', { count }),
    )
    if (losses.emptyArrays > 0) note('empty-arrays', { count: losses.emptyArrays })
    return { text: result }
  },
})

function shorten(name: string): string {
  return name.slice(0, 100).toWellFormed()
}

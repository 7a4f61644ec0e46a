import * as z from 'zod'
import { defineTool, fail } from '../../../../engine/core/define.ts'
import { choice, flag, text } from '../../../../engine/core/kit.ts'
import { part } from '../../../../engine/core/parts.ts'
import { JSON_INDENTATION_WORDS, jsonWriterFailures } from '../../../lib/json/writer.ts'
import { readXml, type XmlDocument } from '../../../lib/xml/read.ts'
import { xmlFailures } from '../../../lib/xml/failures.ts'
import { writeXmlByNames, xmlJsonFailures } from './json.ts'
import { surveyXml } from '../../../lib/xml/survey.ts'
import { writeXmlTree } from '../../../lib/xml/tree-json.ts'
import { inText } from '../../../lib/words/in-text.ts'
import { inSample } from '../../../lib/words/in-sample.ts'

const NAME_LIMIT = 20

const SAMPLE =
  '<library city="London">\n  <book id="1"><title>Notes &amp; queries</title><year>1849</year></book>\n  <book id="2"><title lang="pl">Lalka</title></book>\n</library>'

export const xmlToJson = defineTool({
  id: 'xml-to-json',
  category: 'data',
  icon: 'file-braces-corner',
  title: 'XML to JSON converter',
  summary: 'Convert XML to JSON, including attributes and namespaces, and see what is lost in the conversion.',
  keywords: ['xml to json', 'convert xml', 'xml2json', 'soap to json', 'rss to json', 'xml parser json'],
  aliases: ['xml-to-json-converter', 'xml2json'],
  slugs: {
    es: 'xml-a-json',
    fr: 'xml-en-json',
    id: 'xml-ke-json',
    it: 'da-xml-a-json',
    pl: 'xml-na-json',
    pt: 'xml-para-json',
    ru: 'xml-v-json',
  },
  recognizes: [{ kind: 'xml', confidence: 0.97 }],
  effect: 'pure',
  input: z.object({
    text: text('XML', { control: 'code', language: 'xml', media: 'application/xml' }),
    shape: choice('Format', { names: 'Grouped by name', order: 'Array in document order, nothing lost' }),
    lists: choice('Arrays', { repeated: 'For repeated elements', always: 'For every element' }, { when: { shape: 'names' } }),
    types: flag('Detect numbers, true, false and null', { help: 'If off, every value stays a string.', when: { shape: 'names' } }),
    attributePrefix: text('Attribute prefix', { max: NAME_LIMIT, default: '@', control: 'line', advanced: true, when: { shape: 'names' } }),
    textName: text('Key for text', {
      min: 1,
      max: NAME_LIMIT,
      default: '#text',
      control: 'line',
      advanced: true,
      when: { shape: 'names' },
    }),
    trim: flag('Trim strings', {
      default: true,
      help: 'Except where text and elements mix or xml:space="preserve" applies.',
      advanced: true,
      when: { shape: 'names' },
    }),
    indentation: choice('Indentation', JSON_INDENTATION_WORDS, { default: '2', advanced: true }),
  }),
  output: z.object({
    text: part(z.string(), 'JSON', { view: 'code', language: 'json', media: 'application/json', fileName: 'data.json' }),
  }),
  failures: { ...xmlFailures.words, ...xmlJsonFailures.words, ...jsonWriterFailures.words },
  notices: {
    'order-lost': {
      warning: {
        one: 'Elements with different names alternate in {{count, number}} place. Grouped by name, their order is lost.',
        other: 'Elements with different names alternate in {{count, number}} places. Grouped by name, their order is lost.',
      },
    },
    'mixed-order-lost': {
      warning: {
        one: 'Text and elements mix in {{count, number}} place. The position of the text between the elements is lost.',
        other: 'Text and elements mix in {{count, number}} places. The position of the text between the elements is lost.',
      },
    },
    'comments-lost': { info: { one: '{{count, number}} comment was left out.', other: '{{count, number}} comments were left out.' } },
    'instructions-lost': {
      info: {
        one: '{{count, number}} processing instruction was left out.',
        other: '{{count, number}} processing instructions were left out.',
      },
    },
    'doctype-lost': { info: 'The DOCTYPE was left out. Its entities and attributes are filled in.' },
  },
  notes: [
    'Grouped by name, an element becomes an object with its attributes and children, and an element with only text becomes a string; an empty element becomes an empty string. CDATA sections count as text. Namespace prefixes stay part of the names. In document order, every part is kept, as in the tree of the XML parser.',
    'Values stay strings unless you choose otherwise. Even then, only plain decimals that a program can read without losing digits become numbers: no leading zeros, no exponent, at most 15 digits, integers up to 2⁵³ − 1.',
    'Whitespace between elements is left out where no text is next to them, unless xml:space="preserve" applies. No other file is ever fetched.',
  ],
  examples: [
    {
      input: { text: SAMPLE },
      in: inSample({ text: SAMPLE }),
      output: {
        text: '{\n  "library": {\n    "@city": "London",\n    "book": [\n      {\n        "@id": "1",\n        "title": "Notes & queries",\n        "year": "1849"\n      },\n      {\n        "@id": "2",\n        "title": {\n          "@lang": "pl",\n          "#text": "Lalka"\n        }\n      }\n    ]\n  }\n}',
      },
    },
    {
      title: 'Numbers, but only where no digit is lost',
      input: { text: '<a><n>1.50</n><zip>01234</zip><id>12345678901234567890</id><ok>true</ok></a>', types: true, indentation: 'none' },
      output: { text: '{"a":{"n":1.50,"zip":"01234","id":"12345678901234567890","ok":true}}' },
    },
    {
      title: 'Text and elements mixed',
      input: { text: '<p>Read <b>this</b> now<!-- ! -->.</p>', indentation: 'none' },
      in: inText({
        es: '<p>Lee <b>esto</b> ahora<!-- ! -->.</p>',
        fr: '<p>Lisez <b>ceci</b> maintenant<!-- ! -->.</p>',
        id: '<p>Baca <b>ini</b> sekarang<!-- ! -->.</p>',
        it: '<p>Leggi <b>questo</b> adesso<!-- ! -->.</p>',
        pl: '<p>Przeczytaj <b>to</b> teraz<!-- ! -->.</p>',
        pt: '<p>Leia <b>isto</b> agora<!-- ! -->.</p>',
        ru: '<p>Прочтите <b>это</b> сейчас<!-- ! -->.</p>',
      }),
      output: {
        text: '{"p":{"#text":["Read "," now."],"b":"this"}}',
        notices: [
          { code: 'mixed-order-lost', params: { count: 1 }, level: 'warning' },
          { code: 'comments-lost', params: { count: 1 }, level: 'info' },
        ],
      },
    },
    {
      title: 'In document order',
      input: { text: '<p>Read <b>this</b> now.</p>', shape: 'order', indentation: 'none' },
      in: inText({
        es: '<p>Lee <b>esto</b> ahora.</p>',
        fr: '<p>Lisez <b>ceci</b> maintenant.</p>',
        id: '<p>Baca <b>ini</b> sekarang.</p>',
        it: '<p>Leggi <b>questo</b> adesso.</p>',
        pl: '<p>Przeczytaj <b>to</b> teraz.</p>',
        pt: '<p>Leia <b>isto</b> agora.</p>',
        ru: '<p>Прочтите <b>это</b> сейчас.</p>',
      }),
      output: { text: '[{"element":"p","children":["Read ",{"element":"b","children":["this"]}," now."]}]' },
    },
  ],
  limits: { timeMs: 30_000 },
  transform: ({ text, shape, indentation, ...options }, { note }) => {
    if (text.trim() === '') fail('required', { field: 'text' })
    const document = readXml(text)
    refuseUnresolved(document)
    if (shape === 'order') return { text: writeXmlTree(document, indentation) }
    const { text: result, losses } = writeXmlByNames(document, { ...options, indentation })
    const { comments, instructions } = surveyXml(document)
    if (losses.reordered > 0) note('order-lost', { count: losses.reordered })
    if (losses.mixed > 0) note('mixed-order-lost', { count: losses.mixed })
    if (comments > 0) note('comments-lost', { count: comments })
    if (instructions > 0) note('instructions-lost', { count: instructions })
    if (document.children.some(({ type }) => type === 'doctype')) note('doctype-lost')
    return { text: result }
  },
})

/** Without what a reference stands for, the values would be wrong. */
function refuseUnresolved({ unresolved: [first], text }: XmlDocument): void {
  if (first) xmlJsonFailures.fail('external-entity', { name: first.name, field: 'text', offset: first.offset, text })
}

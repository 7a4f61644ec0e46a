import * as z from 'zod'
import { defineTool, fail } from '../../../engine/core/define.ts'
import { text } from '../../../engine/core/kit.ts'
import { column, facts, part, table } from '../../../engine/core/parts.ts'
import { value } from '../../../engine/core/schema.ts'
import { jsonWriterFailures } from '../../lib/json/writer.ts'
import { countUtf8Bytes } from '../../lib/text/size.ts'
import { readXml } from '../../lib/xml/read.ts'
import { xmlFailures } from '../../lib/xml/failures.ts'
import { noteXml, surveyXml, xmlNotices } from '../../lib/xml/survey.ts'
import { writeXmlTree } from '../../lib/xml/tree-json.ts'
import { inText } from '../../lib/words/in-text.ts'
import { inSample } from '../../lib/words/in-sample.ts'

const SAMPLE =
  '<?xml version="1.0" encoding="UTF-8"?>\n<library>\n  <book id="1"><title>Notes &amp; queries</title></book>\n  <book id="2"/>\n</library>'

export const xmlParser = defineTool({
  id: 'xml-parser',
  category: 'data',
  icon: 'file-code',
  title: 'XML parser',
  summary: 'Parse XML into a tree with its elements, attributes and namespaces, and see where it has errors.',
  keywords: ['xml viewer', 'xml tree', 'parse xml', 'xml validator', 'xml checker', 'open xml file', 'well-formed xml'],
  aliases: ['xml-viewer', 'xml-validator'],
  slugs: {
    es: 'analizador-xml',
    fr: 'analyseur-xml',
    id: ['parser-xml', 'pengurai-xml'],
    it: 'analizzatore-xml',
    pl: 'parser-xml',
    pt: 'analisador-xml',
    ru: 'parser-xml',
  },
  recognizes: [{ kind: 'xml', confidence: 0.95 }],
  effect: 'pure',
  input: z.object({ text: text('XML', { control: 'code', language: 'xml', media: 'application/xml' }) }),
  output: z.object({
    tree: part(value.json, 'Tree', { fileName: 'tree.json' }),
    facts: facts('Details', {
      root: column(z.string(), 'Root element', { format: 'code' }),
      elements: column(z.int(), 'Elements'),
      attributes: column(z.int(), 'Attributes'),
      depth: column(z.int(), 'Depth'),
      comments: column(z.int(), 'Comments'),
      instructions: column(z.int(), 'Processing instructions'),
      sections: column(z.int(), 'CDATA sections'),
      size: column(z.int(), 'Size', { format: 'bytes' }),
      version: column(z.string(), 'Version').optional(),
      encoding: column(z.string(), 'Declared encoding', { format: 'code' }).optional(),
      namespaces: column(z.array(z.string()), 'Namespaces', { format: 'code' }).optional(),
    }),
    paths: table(
      'Paths (up to 500)',
      {
        path: column(z.string(), 'Path', { format: 'code' }),
        count: column(z.int(), 'Times'),
        attributes: column(z.string(), 'Attributes', { format: 'code' }),
      },
      { fileName: 'paths.csv' },
    ),
  }),
  failures: { ...xmlFailures.words, ...jsonWriterFailures.words },
  notices: xmlNotices,
  notes: [
    'Parsing follows XML 1.0, fifth edition, without validation. No other file is ever fetched; entities that the DOCTYPE declares as text are replaced, up to a million characters in total.',
    'The tree keeps everything in order: text as text, an element as its name with attributes and children. Whitespace between elements is left out where no text is next to them, unless xml:space="preserve" applies.',
  ],
  examples: [
    {
      input: { text: SAMPLE },
      in: inSample({ text: SAMPLE }),
      output: {
        tree: '[{"declaration":"version=\\"1.0\\" encoding=\\"UTF-8\\""},{"element":"library","children":[{"element":"book","attributes":{"id":"1"},"children":[{"element":"title","children":["Notes & queries"]}]},{"element":"book","attributes":{"id":"2"}}]}]',
        facts: { root: 'library', elements: 4, attributes: 2, depth: 3, size: 133, version: '1.0', encoding: 'UTF-8' },
        paths: [
          { path: '/library', count: 1, attributes: '' },
          { path: '/library/book', count: 2, attributes: 'id' },
          { path: '/library/book/title', count: 1, attributes: '' },
        ],
      },
    },
    {
      title: 'Text and elements mixed',
      input: { text: '<p>Read <b>this</b>, <i>then</i> that.</p>' },
      in: inText({
        es: '<p>Lee <b>esto</b>, <i>luego</i> eso.</p>',
        fr: '<p>Lisez <b>ceci</b>, <i>puis</i> cela.</p>',
        id: '<p>Baca <b>ini</b>, <i>lalu</i> itu.</p>',
        it: '<p>Leggi <b>questo</b>, <i>poi</i> quello.</p>',
        pl: '<p>Przeczytaj <b>to</b>, <i>potem</i> tamto.</p>',
        pt: '<p>Leia <b>isto</b>, <i>depois</i> aquilo.</p>',
        ru: '<p>Прочтите <b>это</b>, <i>потом</i> то.</p>',
      }),
      output: {
        tree: '[{"element":"p","children":["Read ",{"element":"b","children":["this"]},", ",{"element":"i","children":["then"]}," that."]}]',
      },
    },
    {
      title: 'An undeclared prefix',
      input: { text: '<a>\n<x:b/>\n</a>' },
      output: { notices: [{ code: 'unknown-prefix', params: { prefix: 'x', line: 2 }, level: 'warning' }] },
    },
  ],
  limits: { timeMs: 30_000 },
  transform: ({ text }, { note }) => {
    if (text.trim() === '') fail('required', { field: 'text' })
    const document = readXml(text)
    const survey = surveyXml(document)
    const { version, encoding } = document
    const { namespaces, paths, prefixes: _, ...counts } = survey
    noteXml(document, survey, note)
    return {
      tree: writeXmlTree(document, 'none'),
      facts: {
        root: document.root.name,
        ...counts,
        size: countUtf8Bytes(text),
        version,
        encoding,
        namespaces: namespaces.length > 0 ? namespaces : undefined,
      },
      paths,
    }
  },
})

import * as z from 'zod'
import { defineTool } from '../../../engine/core/define.ts'
import { ToolError } from '../../../engine/core/errors.ts'
import { TEXT_LIMIT, jsonTree, notices } from '../../../engine/core/schema.ts'
import { jsonWriterFailures } from '../../lib/json-writer.ts'
import { countUtf8Bytes } from '../../lib/text-size.ts'
import { readXml } from '../../lib/xml.ts'
import { xmlFailures } from '../../lib/xml-failures.ts'
import { noticesOfXml, surveyXml, xmlNotices } from '../../lib/xml-survey.ts'
import { writeXmlTree } from '../../lib/xml-tree-json.ts'

export const xmlParser = defineTool({
  id: 'xml-parser',
  category: 'data',
  icon: 'file-code',
  title: 'XML parser',
  summary: 'See XML as a tree, with its elements, attributes and namespaces, and find exactly where it is wrong.',
  keywords: ['xml viewer', 'xml tree', 'parse xml', 'xml validator', 'xml checker', 'open xml file', 'well-formed xml'],
  aliases: ['xml-viewer', 'xml-validator'],
  slugs: {
    es: 'analizador-xml',
    fr: 'analyseur-xml',
    id: 'pengurai-xml',
    it: 'analizzatore-xml',
    pl: 'parser-xml',
    pt: 'analisador-xml',
    ru: 'parser-xml',
  },
  effect: 'pure',
  input: z.object({
    text: z.string().max(TEXT_LIMIT).meta({ label: 'XML', control: 'code', language: 'xml', media: 'application/xml' }),
  }),
  output: z.object({
    tree: jsonTree({ label: 'Tree', fileName: 'tree.json' }),
    facts: z
      .object({
        root: z.string().meta({ label: 'Root element', format: 'code' }),
        elements: z.int().meta({ label: 'Elements' }),
        attributes: z.int().meta({ label: 'Attributes' }),
        depth: z.int().meta({ label: 'Depth' }),
        comments: z.int().meta({ label: 'Comments' }),
        instructions: z.int().meta({ label: 'Processing instructions' }),
        sections: z.int().meta({ label: 'CDATA sections' }),
        size: z.int().meta({ label: 'Size', format: 'bytes' }),
        version: z.string().meta({ label: 'Version' }).optional(),
        encoding: z.string().meta({ label: 'Declared encoding', format: 'code' }).optional(),
        namespaces: z.array(z.string()).meta({ label: 'Namespaces', format: 'code' }).optional(),
      })
      .meta({ label: 'Facts', view: 'facts' }),
    paths: z
      .array(
        z.object({
          path: z.string().meta({ label: 'Path', format: 'code' }),
          count: z.int().meta({ label: 'Times' }),
          attributes: z.string().meta({ label: 'Attributes', format: 'code' }),
        }),
      )
      .meta({ label: 'The first 500 paths', view: 'table', fileName: 'paths.csv' }),
    notices: notices(xmlNotices).optional(),
  }),
  failures: { ...xmlFailures.words, ...jsonWriterFailures.words },
  notes: [
    'XML is read as in XML 1.0, fifth edition, by a processor that does not validate. No other file is ever fetched; entities that the DOCTYPE declares as text are replaced, up to a million characters in all.',
    'The tree keeps everything in order: text stands as text, an element as its name with attributes and children. White space between elements is left out where no text stands beside them, unless xml:space="preserve" holds.',
  ],
  examples: [
    {
      input: {
        text: '<?xml version="1.0" encoding="UTF-8"?>\n<library>\n  <book id="1"><title>Notes &amp; queries</title></book>\n  <book id="2"/>\n</library>',
      },
      output: {
        tree: '[{"declaration":"version=\\"1.0\\" encoding=\\"UTF-8\\""},{"element":"library","children":[{"element":"book","attributes":{"id":"1"},"children":[{"element":"title","children":["Notes & queries"]}]},{"element":"book","attributes":{"id":"2"}}]}]',
        facts: {
          root: 'library',
          elements: 4,
          attributes: 2,
          depth: 3,
          comments: 0,
          instructions: 0,
          sections: 0,
          size: 133,
          version: '1.0',
          encoding: 'UTF-8',
        },
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
      output: {
        tree: '[{"element":"p","children":["Read ",{"element":"b","children":["this"]},", ",{"element":"i","children":["then"]}," that."]}]',
      },
    },
    {
      title: 'A prefix that was never declared',
      input: { text: '<a>\n<x:b/>\n</a>' },
      output: { notices: [{ code: 'unknown-prefix', params: { prefix: 'x', line: 2 }, level: 'warning' }] },
    },
  ],
  limits: { timeMs: 30_000 },
  transform: ({ text }) => {
    if (text.trim() === '') throw new ToolError('required', {}, { field: 'text' })
    const document = readXml(text)
    const survey = surveyXml(document)
    const { version, encoding } = document
    const { namespaces, paths, prefixes: _, ...counts } = survey
    const found = noticesOfXml(document, survey)
    return {
      tree: writeXmlTree(document, 'none'),
      facts: {
        root: document.root.name,
        ...counts,
        size: countUtf8Bytes(text),
        ...(version !== undefined && { version }),
        ...(encoding !== undefined && { encoding }),
        ...(namespaces.length > 0 && { namespaces }),
      },
      paths,
      ...(found.length > 0 && { notices: found }),
    }
  },
})

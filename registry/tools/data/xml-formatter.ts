import * as z from 'zod'
import { defineTool, fail } from '../../../engine/core/define.ts'
import { choice, flag, text } from '../../../engine/core/kit.ts'
import { part } from '../../../engine/core/parts.ts'
import { JSON_INDENTATION_WORDS, jsonWriterFailures } from '../../lib/json/writer.ts'
import { xmlFailures } from '../../lib/xml/failures.ts'
import { layoutXmlSafely } from '../../lib/xml/layout.ts'
import { inText } from '../../lib/words/in-text.ts'
import { inSample } from '../../lib/words/in-sample.ts'

const SAMPLE = '<library><book id="1"><title>Notes &amp; queries</title><year>1849</year></book><!-- more --></library>'

export const xmlFormatter = defineTool({
  id: 'xml-formatter',
  category: 'data',
  icon: 'code-xml',
  title: 'XML formatter',
  summary: 'Format (beautify) XML with the indentation you like, without changing any text, and see where it has errors.',
  keywords: ['xml beautifier', 'pretty print xml', 'xml pretty', 'indent xml', 'format xml online', 'tidy xml'],
  aliases: ['xml-beautifier', 'xml-pretty-print'],
  slugs: {
    es: 'formateador-xml',
    fr: ['formater-xml', 'formateur-xml'],
    id: ['format-xml', 'pemformat-xml'],
    it: 'formattatore-xml',
    pl: 'formatowanie-xml',
    pt: 'formatador-xml',
    ru: 'formatirovanie-xml',
  },
  recognizes: [{ kind: 'xml' }, { kind: 'svg', confidence: 0.9 }],
  effect: 'pure',
  input: z.object({
    text: text('XML', { control: 'code', language: 'xml', media: 'application/xml' }),
    indentation: choice('Indentation', JSON_INDENTATION_WORDS, { default: '2' }),
    splitTags: flag('One line per attribute', { help: 'For tags with more than one attribute.' }),
  }),
  output: z.object({
    text: part(z.string(), 'Result', { view: 'code', language: 'xml', media: 'application/xml', fileName: 'formatted.xml' }),
  }),
  failures: { ...xmlFailures.words, ...jsonWriterFailures.words },
  notes: [
    'Whitespace changes only between elements that have no text next to them, and inside tags. It stays where text and elements mix, in elements that contain only text, and where xml:space="preserve" applies. Comments, CDATA sections, references, quotation marks and the DOCTYPE stay as they are; line endings become LF.',
    'Before it is shown, the result is parsed again and compared with your input. Parsing follows XML 1.0, fifth edition; no other file is ever fetched.',
  ],
  examples: [
    {
      input: { text: SAMPLE },
      in: inSample({ text: SAMPLE }),
      output: {
        text: '<library>\n  <book id="1">\n    <title>Notes &amp; queries</title>\n    <year>1849</year>\n  </book>\n  <!-- more -->\n</library>',
      },
    },
    {
      title: 'Text and elements mixed',
      input: { text: '<doc><p>Read <b>this</b>, <i>then</i> that.</p><pre xml:space="preserve"> <x/> </pre></doc>', indentation: 'tab' },
      in: inText({
        es: '<doc><p>Lee <b>esto</b>, <i>luego</i> eso.</p><pre xml:space="preserve"> <x/> </pre></doc>',
        fr: '<doc><p>Lisez <b>ceci</b>, <i>puis</i> cela.</p><pre xml:space="preserve"> <x/> </pre></doc>',
        id: '<doc><p>Baca <b>ini</b>, <i>lalu</i> itu.</p><pre xml:space="preserve"> <x/> </pre></doc>',
        it: '<doc><p>Leggi <b>questo</b>, <i>poi</i> quello.</p><pre xml:space="preserve"> <x/> </pre></doc>',
        pl: '<doc><p>Przeczytaj <b>to</b>, <i>potem</i> tamto.</p><pre xml:space="preserve"> <x/> </pre></doc>',
        pt: '<doc><p>Leia <b>isto</b>, <i>depois</i> aquilo.</p><pre xml:space="preserve"> <x/> </pre></doc>',
        ru: '<doc><p>Прочтите <b>это</b>, <i>потом</i> то.</p><pre xml:space="preserve"> <x/> </pre></doc>',
      }),
      output: { text: '<doc>\n\t<p>Read <b>this</b>, <i>then</i> that.</p>\n\t<pre xml:space="preserve"> <x/> </pre>\n</doc>' },
    },
    {
      title: 'One line per attribute',
      input: { text: '<svg width="10" height="10"><circle r="5"/></svg>', splitTags: true },
      output: { text: '<svg\n  width="10"\n  height="10">\n  <circle r="5"/>\n</svg>' },
    },
  ],
  limits: { timeMs: 30_000 },
  transform: ({ text, indentation, splitTags }) => {
    if (text.trim() === '') fail('required', { field: 'text' })
    return { text: layoutXmlSafely(text, { indentation, splitTags }) }
  },
})

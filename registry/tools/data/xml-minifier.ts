import * as z from 'zod'
import { defineTool, fail } from '../../../engine/core/define.ts'
import { flag, text } from '../../../engine/core/kit.ts'
import { part } from '../../../engine/core/parts.ts'
import { codeSizes, sizesOf } from '../../lib/code/sizes.ts'
import { jsonWriterFailures } from '../../lib/json/writer.ts'
import { xmlFailures } from '../../lib/xml/failures.ts'
import { layoutXmlSafely } from '../../lib/xml/layout.ts'
import { inText, inWords } from '../../lib/words/in-text.ts'
import { inSample } from '../../lib/words/in-sample.ts'

const SAMPLE =
  '<library>\n  <!-- one for now -->\n  <book  id="1" >\n    <title>Notes &amp; queries</title>\n    <cover></cover>\n  </book>\n</library>\n'

const COMMENTED = '<div>\n  <!-- here -->\n  <script></script>\n</div>'

export const xmlMinifier = defineTool({
  id: 'xml-minifier',
  category: 'data',
  icon: 'fold-vertical',
  title: 'XML minifier',
  summary: 'Minify XML without changing any element, attribute or text.',
  keywords: ['minify xml', 'compress xml', 'compact xml', 'xml on one line', 'remove whitespace from xml', 'minify svg'],
  aliases: ['minify-xml', 'xml-compressor'],
  slugs: {
    es: 'minificador-xml',
    fr: 'minifier-xml',
    id: 'minify-xml',
    it: 'minificatore-xml',
    pl: 'minifikacja-xml',
    pt: 'minificador-xml',
    ru: 'minifikatsiya-xml',
  },
  recognizes: [
    { kind: 'xml', confidence: 0.93 },
    { kind: 'svg', confidence: 0.88 },
  ],
  effect: 'pure',
  input: z.object({
    text: text('XML', { control: 'code', language: 'xml', media: 'application/xml' }),
    removeComments: flag('Remove comments', { default: true }),
    shortTags: flag('Write empty elements as <a/>', { default: true, help: 'The same in XML, but not for XHTML that is read as HTML.' }),
  }),
  output: z.object({
    text: part(z.string(), 'Result', { view: 'code', language: 'xml', media: 'application/xml', fileName: 'data.min.xml' }),
    sizes: codeSizes,
  }),
  failures: { ...xmlFailures.words, ...jsonWriterFailures.words },
  notes: [
    'Whitespace is removed only between elements that have no text next to them, and inside tags. It stays where text and elements mix, in elements that contain only text, and where xml:space="preserve" applies. The DOCTYPE, with its comments, stays as it is.',
    'Before it is shown, the result is parsed again and compared with your input. Parsing follows XML 1.0, fifth edition; no other file is ever fetched.',
  ],
  examples: [
    {
      input: { text: SAMPLE },
      in: inSample({ text: SAMPLE }),
      output: {
        text: '<library><book id="1"><title>Notes &amp; queries</title><cover/></book></library>',
        sizes: { before: 131, after: 81, saved: 38.2 },
      },
    },
    {
      title: 'Text and elements mixed',
      input: { text: '<p>Read <b>this</b> <i>and then</i> that.</p>' },
      in: inText({
        es: '<p>Lee <b>esto</b> <i>y luego</i> aquello.</p>',
        fr: '<p>Lisez <b>ceci</b> <i>puis</i> cela.</p>',
        id: '<p>Baca <b>ini</b> <i>lalu</i> itu.</p>',
        it: '<p>Leggi <b>questo</b> <i>e poi</i> quello.</p>',
        pl: '<p>Przeczytaj <b>to,</b> <i>a potem</i> tamto.</p>',
        pt: '<p>Leia <b>isto</b> <i>e depois</i> aquilo.</p>',
        ru: '<p>Прочтите <b>сначала</b> <i>это</i>, потом то.</p>',
      }),
      output: { text: '<p>Read <b>this</b> <i>and then</i> that.</p>' },
    },
    {
      title: 'Comments and closing tags kept',
      input: { text: COMMENTED, removeComments: false, shortTags: false },
      in: inWords(COMMENTED, { here: { es: 'aquí', fr: 'ici', id: 'di sini', it: 'qui', pl: 'tutaj', pt: 'aqui', ru: 'здесь' } }),
      output: { text: '<div><!-- here --><script></script></div>' },
    },
  ],
  limits: { timeMs: 30_000 },
  transform: ({ text, removeComments, shortTags }) => {
    if (text.trim() === '') fail('required', { field: 'text' })
    const result = layoutXmlSafely(text, { indentation: 'none', removeComments, emptyElements: shortTags ? 'short' : 'keep' })
    return { text: result, sizes: sizesOf(text, result) }
  },
})

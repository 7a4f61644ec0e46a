import * as z from 'zod'
import { defineTool } from '../../../../engine/core/define.ts'
import { flag, text } from '../../../../engine/core/kit.ts'
import { part } from '../../../../engine/core/parts.ts'
import { codeFailures } from '../../../lib/code/failures.ts'
import { indentation, indentationOptions, lineWidth } from '../../../lib/code/layout.ts'
import { formatHtml } from './format.ts'
import { htmlFailures } from '../../../lib/html/source.ts'
import { inText } from '../../../lib/words/in-text.ts'

export const htmlFormatter = defineTool({
  id: 'html-formatter',
  category: 'code',
  icon: 'code-xml',
  title: 'HTML formatter',
  summary: 'Format (beautify) HTML with clean indentation, without adding or losing a space that a browser would show.',
  keywords: ['html beautifier', 'html beautify', 'pretty print html', 'indent html', 'tidy html', 'unminify html', 'format html online'],
  aliases: ['html-beautifier', 'html-pretty-print'],
  slugs: {
    es: 'formateador-html',
    fr: ['formater-html', 'formateur-html'],
    id: ['format-html', 'pemformat-html'],
    it: 'formattatore-html',
    pl: 'formatowanie-html',
    pt: 'formatador-html',
    ru: 'formatirovanie-html',
  },
  recognizes: [{ kind: 'html' }],
  effect: 'pure',
  input: z.object({
    text: text('HTML', { control: 'code', language: 'html', media: 'text/html' }),
    indentation: indentation(),
    lineWidth: lineWidth(),
    embedded: flag('Format scripts and styles too', { help: 'JavaScript, JSON and CSS.' }),
    attributeLines: flag('Each attribute on its own line', { advanced: true }),
  }),
  output: z.object({
    text: part(z.string(), 'Result', { view: 'code', language: 'html', media: 'text/html', fileName: 'formatted.html' }),
  }),
  failures: { ...codeFailures.words, ...htmlFailures.words },
  notices: {
    'codes-left': {
      info: {
        one: '{{count, number}} script or style stays as it is because it is in another language or can’t be parsed.',
        other: '{{count, number}} scripts or styles stay as they are because they are in another language or can’t be parsed.',
      },
    },
  },
  notes: [
    'The style is Prettier’s. Where a space between two elements would show, lines are broken inside the tags. It looks odd, but the page stays the same.',
    'The contents of pre, textarea and conditional comments stay exactly as written. CSS that changes white-space is only taken into account in style attributes.',
    'The result is parsed again by the HTML Standard’s algorithm and compared with your input. If it would look different, you get an error instead of a result.',
  ],
  examples: [
    {
      input: {
        text: '<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Tea</title></head><body><h1>Tea</h1><p>Green, <em>white</em> or black.</p><ul><li>Assam</li><li>Sencha</li></ul><pre>  2 g\n200 ml</pre></body></html>',
      },
      in: inText({
        es: '<!doctype html><html lang="es"><head><meta charset="utf-8"><title>Té</title></head><body><h1>Té</h1><p>Verde, <em>blanco</em> o negro.</p><ul><li>Assam</li><li>Sencha</li></ul><pre>  2 g\n200 ml</pre></body></html>',
        fr: '<!doctype html><html lang="fr"><head><meta charset="utf-8"><title>Thé</title></head><body><h1>Thé</h1><p>Vert, <em>blanc</em> ou noir.</p><ul><li>Assam</li><li>Sencha</li></ul><pre>  2 g\n200 ml</pre></body></html>',
        id: '<!doctype html><html lang="id"><head><meta charset="utf-8"><title>Teh</title></head><body><h1>Teh</h1><p>Hijau, <em>putih</em>, atau hitam.</p><ul><li>Assam</li><li>Sencha</li></ul><pre>  2 g\n200 ml</pre></body></html>',
        it: '<!doctype html><html lang="it"><head><meta charset="utf-8"><title>Tè</title></head><body><h1>Tè</h1><p>Verde, <em>bianco</em> o nero.</p><ul><li>Assam</li><li>Sencha</li></ul><pre>  2 g\n200 ml</pre></body></html>',
        pl: '<!doctype html><html lang="pl"><head><meta charset="utf-8"><title>Herbata</title></head><body><h1>Herbata</h1><p>Zielona, <em>biała</em> lub czarna.</p><ul><li>Assam</li><li>Sencha</li></ul><pre>  2 g\n200 ml</pre></body></html>',
        pt: '<!doctype html><html lang="pt"><head><meta charset="utf-8"><title>Chá</title></head><body><h1>Chá</h1><p>Verde, <em>branco</em> ou preto.</p><ul><li>Assam</li><li>Sencha</li></ul><pre>  2 g\n200 ml</pre></body></html>',
        ru: '<!doctype html><html lang="ru"><head><meta charset="utf-8"><title>Чай</title></head><body><h1>Чай</h1><p>Зелёный, <em>белый</em> или чёрный.</p><ul><li>Ассам</li><li>Сенча</li></ul><pre>  2 г\n200 мл</pre></body></html>',
      }),
      output: {
        text: '<!doctype html>\n<html lang="en">\n  <head>\n    <meta charset="utf-8" />\n    <title>Tea</title>\n  </head>\n  <body>\n    <h1>Tea</h1>\n    <p>Green, <em>white</em> or black.</p>\n    <ul>\n      <li>Assam</li>\n      <li>Sencha</li>\n    </ul>\n    <pre>\n  2 g\n200 ml</pre>\n  </body>\n</html>\n',
      },
    },
    {
      title: 'Scripts and styles too',
      input: { text: '<style>p{color:red}</style><script>if(a){b()}</script>', embedded: true },
      output: { text: '<style>\n  p {\n    color: red;\n  }\n</style>\n<script>\n  if (a) {\n    b();\n  }\n</script>\n' },
    },
    {
      title: 'Tabs, each attribute on its own line',
      input: { text: '<div><img src="a.png" alt="A"></div>', indentation: 'tab', attributeLines: true },
      output: { text: '<div>\n\t<img\n\t\tsrc="a.png"\n\t\talt="A"\n\t/>\n</div>\n' },
    },
  ],
  limits: { timeMs: 30_000 },
  transform: async ({ text, indentation: chosen, lineWidth: printWidth, embedded, attributeLines }, { note }) => {
    const { result, left } = await formatHtml(text, {
      ...indentationOptions(chosen),
      printWidth,
      singleAttributePerLine: attributeLines,
      embedded,
    })
    if (left > 0) note('codes-left', { count: left })
    return { text: result }
  },
})

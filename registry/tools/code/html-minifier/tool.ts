import * as z from 'zod'
import { defineTool } from '../../../../engine/core/define.ts'
import { flag, text } from '../../../../engine/core/kit.ts'
import { part } from '../../../../engine/core/parts.ts'
import { codeFailures } from '../../../lib/code/failures.ts'
import { codeSizes, sizesOf } from '../../../lib/code/sizes.ts'
import { minifyHtml } from './minify.ts'
import { htmlFailures } from '../../../lib/html/source.ts'
import { inText } from '../../../lib/words/in-text.ts'

export const htmlMinifier = defineTool({
  id: 'html-minifier',
  category: 'code',
  icon: 'shrink',
  title: 'HTML minifier',
  summary: 'Minify HTML as far as is safe: comments and unneeded spaces are removed, and the page looks the same.',
  keywords: ['minify html', 'compress html', 'html compressor', 'html optimizer', 'shrink html', 'remove html comments'],
  aliases: ['minify-html', 'html-compressor'],
  slugs: {
    es: 'minificador-html',
    fr: 'minifier-html',
    id: 'minify-html',
    it: 'minificatore-html',
    pl: 'minifikacja-html',
    pt: 'minificador-html',
    ru: 'minifikatsiya-html',
  },
  recognizes: [{ kind: 'html', confidence: 0.94 }],
  effect: 'pure',
  input: z.object({
    text: text('HTML', { control: 'code', language: 'html', media: 'text/html' }),
    whiteSpace: flag('Collapse whitespace', { default: true, help: 'To one space, or to none where it wouldn’t show.' }),
    comments: flag('Remove comments', { default: true, help: 'Conditional comments and comments that start with !, # or ? stay.' }),
    styles: flag('Minify CSS', { default: true, help: 'In style elements and attributes.' }),
    quotes: flag('Remove optional quotation marks', { default: true }),
    booleans: flag('Shorten boolean attributes', { default: true, help: 'disabled instead of disabled="disabled".' }),
    optionalTags: flag('Remove optional tags', { help: 'Tags that browsers add back, such as </li> and <tbody>.' }),
  }),
  output: z.object({
    text: part(z.string(), 'Result', { view: 'code', language: 'html', media: 'text/html', fileName: 'page.min.html' }),
    sizes: codeSizes,
  }),
  failures: { 'code-changed': codeFailures.words['code-changed'], ...htmlFailures.words },
  notes: [
    'Scripts, pre and textarea stay exactly as written. CSS that changes white-space is only taken into account in style attributes; if yours does so elsewhere, turn off “Collapse whitespace”.',
    'A style sheet that selects disabled="disabled" by its value would no longer match once it is shortened.',
    'The result is parsed again by the HTML Standard’s algorithm and compared with your input. If it would look different, you get an error instead of a result.',
  ],
  examples: [
    {
      input: {
        text: '<!DOCTYPE html>\n<html lang="en">\n  <head>\n    <title>Tea</title>\n    <style>\n      p { color: #ffffff; }\n    </style>\n  </head>\n  <body>\n    <!-- the list -->\n    <p class="intro">Green, <em>white</em>\n      or <strong>black</strong>.</p>\n    <button disabled="disabled">Order</button>\n  </body>\n</html>\n',
      },
      in: inText({
        es: '<!DOCTYPE html>\n<html lang="es">\n  <head>\n    <title>Té</title>\n    <style>\n      p { color: #ffffff; }\n    </style>\n  </head>\n  <body>\n    <!-- la lista -->\n    <p class="intro">Verde, <em>blanco</em>\n      o <strong>negro</strong>.</p>\n    <button disabled="disabled">Pedir</button>\n  </body>\n</html>\n',
        fr: '<!DOCTYPE html>\n<html lang="fr">\n  <head>\n    <title>Thé</title>\n    <style>\n      p { color: #ffffff; }\n    </style>\n  </head>\n  <body>\n    <!-- la liste -->\n    <p class="intro">Vert, <em>blanc</em>\n      ou <strong>noir</strong>.</p>\n    <button disabled="disabled">Commander</button>\n  </body>\n</html>\n',
        id: '<!DOCTYPE html>\n<html lang="id">\n  <head>\n    <title>Teh</title>\n    <style>\n      p { color: #ffffff; }\n    </style>\n  </head>\n  <body>\n    <!-- daftar -->\n    <p class="intro">Hijau, <em>putih</em>\n      atau <strong>hitam</strong>.</p>\n    <button disabled="disabled">Pesan</button>\n  </body>\n</html>\n',
        it: '<!DOCTYPE html>\n<html lang="it">\n  <head>\n    <title>Tè</title>\n    <style>\n      p { color: #ffffff; }\n    </style>\n  </head>\n  <body>\n    <!-- l’elenco -->\n    <p class="intro">Verde, <em>bianco</em>\n      o <strong>nero</strong>.</p>\n    <button disabled="disabled">Ordina</button>\n  </body>\n</html>\n',
        pl: '<!DOCTYPE html>\n<html lang="pl">\n  <head>\n    <title>Herbata</title>\n    <style>\n      p { color: #ffffff; }\n    </style>\n  </head>\n  <body>\n    <!-- lista -->\n    <p class="intro">Zielona, <em>biała</em>\n      lub <strong>czarna</strong>.</p>\n    <button disabled="disabled">Zamów</button>\n  </body>\n</html>\n',
        pt: '<!DOCTYPE html>\n<html lang="pt">\n  <head>\n    <title>Chá</title>\n    <style>\n      p { color: #ffffff; }\n    </style>\n  </head>\n  <body>\n    <!-- a lista -->\n    <p class="intro">Verde, <em>branco</em>\n      ou <strong>preto</strong>.</p>\n    <button disabled="disabled">Pedir</button>\n  </body>\n</html>\n',
        ru: '<!DOCTYPE html>\n<html lang="ru">\n  <head>\n    <title>Чай</title>\n    <style>\n      p { color: #ffffff; }\n    </style>\n  </head>\n  <body>\n    <!-- список -->\n    <p class="intro">Зелёный, <em>белый</em>\n      или <strong>чёрный</strong>.</p>\n    <button disabled="disabled">Заказать</button>\n  </body>\n</html>\n',
      }),
      output: {
        text: '<!doctype html><html lang=en><head><title>Tea</title><style>p{color:#fff}</style></head><body><p class=intro>Green, <em>white</em> or <strong>black</strong>.</p><button disabled>Order</button></body></html>',
        sizes: { before: 304, after: 206, saved: 32.2 },
      },
    },
    {
      title: 'Without optional tags',
      input: { text: '<ul>\n  <li>One</li>\n  <li>Two</li>\n</ul>', optionalTags: true },
      in: inText({
        es: '<ul>\n  <li>Uno</li>\n  <li>Dos</li>\n</ul>',
        fr: '<ul>\n  <li>Un</li>\n  <li>Deux</li>\n</ul>',
        id: '<ul>\n  <li>Satu</li>\n  <li>Dua</li>\n</ul>',
        it: '<ul>\n  <li>Uno</li>\n  <li>Due</li>\n</ul>',
        pl: '<ul>\n  <li>Jeden</li>\n  <li>Dwa</li>\n</ul>',
        pt: '<ul>\n  <li>Um</li>\n  <li>Dois</li>\n</ul>',
        ru: '<ul>\n  <li>Один</li>\n  <li>Два</li>\n</ul>',
      }),
      output: { text: '<ul><li>One<li>Two</ul>' },
    },
    {
      title: 'Conditional comments and pre stay',
      input: { text: '<!--[if IE]> <p>Old</p> <![endif]--> <pre>a\n  b</pre> <!-- note -->' },
      in: inText({
        es: '<!--[if IE]> <p>Antiguo</p> <![endif]--> <pre>a\n  b</pre> <!-- nota -->',
        fr: '<!--[if IE]> <p>Ancien</p> <![endif]--> <pre>a\n  b</pre> <!-- note -->',
        id: '<!--[if IE]> <p>Lama</p> <![endif]--> <pre>a\n  b</pre> <!-- catatan -->',
        it: '<!--[if IE]> <p>Vecchio</p> <![endif]--> <pre>a\n  b</pre> <!-- nota -->',
        pl: '<!--[if IE]> <p>Stare</p> <![endif]--> <pre>a\n  b</pre> <!-- notatka -->',
        pt: '<!--[if IE]> <p>Antigo</p> <![endif]--> <pre>a\n  b</pre> <!-- nota -->',
        ru: '<!--[if IE]> <p>Старое</p> <![endif]--> <pre>a\n  b</pre> <!-- заметка -->',
      }),
      output: { text: '<!--[if IE]> <p>Old</p> <![endif]--><pre>a\n  b</pre>' },
    },
  ],
  limits: { timeMs: 30_000 },
  transform: async ({ text, ...options }) => {
    const result = await minifyHtml(text, options)
    return { text: result, sizes: sizesOf(text, result) }
  },
})

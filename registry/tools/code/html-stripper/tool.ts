import * as z from 'zod'
import { defineTool, fail } from '../../../../engine/core/define.ts'
import { choice, flag, text } from '../../../../engine/core/kit.ts'
import { column, facts, part } from '../../../../engine/core/parts.ts'
import { LINE_LIMIT } from '../../../../engine/core/schema.ts'
import { codeFailures } from '../../../lib/code/failures.ts'
import { readElementNames, elementNameFailures } from './names.ts'
import { htmlFailures } from '../../../lib/html/source.ts'
import { stripHtml } from './strip.ts'
import { inText } from '../../../lib/words/in-text.ts'

/** Attributes that say what something is or where it leads. */
const BASIC = new Set(
  'abbr alt cite colspan datetime dir headers height href hreflang label lang rowspan scope span src start summary title value width'.split(
    ' ',
  ),
)
const ADDRESSES = new Set(['cite', 'href', 'src'])

export const htmlStripper = defineTool({
  id: 'html-stripper',
  category: 'code',
  icon: 'eraser',
  title: 'HTML stripper',
  summary: 'Strip HTML tags, all of them or only some, along with attributes, comments, scripts and styles.',
  keywords: ['strip html', 'remove html tags', 'strip tags', 'html tag remover', 'clean html', 'remove inline styles', 'html cleaner'],
  aliases: ['strip-html', 'remove-html-tags', 'html-cleaner'],
  slugs: {
    es: 'quitar-etiquetas-html',
    fr: 'supprimer-balises-html',
    id: 'hapus-tag-html',
    it: 'rimuovi-tag-html',
    pl: 'usuwanie-znacznikow-html',
    pt: 'remover-tags-html',
    ru: 'udalit-html-tegi',
  },
  recognizes: [{ kind: 'html', confidence: 0.93 }],
  effect: 'pure',
  input: z.object({
    text: text('HTML', { control: 'code', language: 'html', media: 'text/html' }),
    mode: choice('Remove', { all: 'All tags, leaving plain text', keep: 'All tags except these', remove: 'Only these tags' }),
    tags: text('Tags', {
      max: LINE_LIMIT,
      default: '',
      help: 'Names such as b, i, a, separated by commas or spaces.',
      placeholder: 'p, b, i, a',
      when: { mode: ['keep', 'remove'] },
    }),
    attributes: choice(
      'Attributes of remaining tags',
      { all: 'Keep all', basic: 'Keep links, descriptions and sizes', none: 'Remove all' },
      { when: { mode: ['keep', 'remove'] } },
    ),
    comments: flag('Remove comments', { default: true, when: { mode: ['keep', 'remove'] } }),
    codes: flag('Remove scripts and styles', { default: true, help: 'Their contents too, not only the tags.' }),
    lines: flag('New line for each block', { default: true, help: 'Keeps words on both sides of a removed tag apart.' }),
    tidy: flag('Tidy whitespace', { default: true, help: 'Removes trailing spaces and empty lines.', when: { mode: 'all' } }),
  }),
  output: z.object({
    text: part(z.string(), 'Result', { view: 'code', fileName: 'stripped.txt' }),
    counts: facts(
      'Counts',
      {
        tags: column(z.int(), 'Tags removed'),
        attributes: column(z.int(), 'Attributes removed'),
        comments: column(z.int(), 'Comments removed'),
      },
      { view: 'statistics' },
    ),
  }),
  failures: { 'code-changed': codeFailures.words['code-changed'], ...htmlFailures.words, ...elementNameFailures.words },
  notes: [
    'Tags are found by the HTML Standard’s parser, not by a search pattern, so < and > in attributes, comments and scripts do no harm. Character references such as &amp; are decoded in plain text, and left alone where tags stay.',
    'This doesn’t protect you from hostile HTML: attributes you keep can run scripts. “Keep links, descriptions and sizes” removes those attributes, and any link that isn’t http, https, mailto or tel.',
  ],
  examples: [
    {
      input: {
        text: '<h1>Tea &amp; coffee</h1>\n<p>Green, <em>white</em> or <a href="/black">black</a>.</p><p>Also herbal.<br>No milk!</p>\n<script>track()</script>',
      },
      in: inText({
        es: '<h1>Té &amp; café</h1>\n<p>Verde, <em>blanco</em> o <a href="/black">negro</a>.</p><p>También de hierbas.<br>¡Sin leche!</p>\n<script>track()</script>',
        fr: '<h1>Thé &amp; café</h1>\n<p>Vert, <em>blanc</em> ou <a href="/black">noir</a>.</p><p>Aussi des tisanes.<br>Sans lait !</p>\n<script>track()</script>',
        id: '<h1>Teh &amp; kopi</h1>\n<p>Hijau, <em>putih</em>, atau <a href="/black">hitam</a>.</p><p>Ada juga teh herbal.<br>Tanpa susu!</p>\n<script>track()</script>',
        it: '<h1>Tè &amp; caffè</h1>\n<p>Verde, <em>bianco</em> o <a href="/black">nero</a>.</p><p>Anche tisane.<br>Senza latte!</p>\n<script>track()</script>',
        pl: '<h1>Herbata &amp; kawa</h1>\n<p>Zielona, <em>biała</em> lub <a href="/black">czarna</a>.</p><p>Także ziołowa.<br>Bez mleka!</p>\n<script>track()</script>',
        pt: '<h1>Chá &amp; café</h1>\n<p>Verde, <em>branco</em> ou <a href="/black">preto</a>.</p><p>Também de ervas.<br>Sem leite!</p>\n<script>track()</script>',
        ru: '<h1>Чай &amp; кофе</h1>\n<p>Зелёный, <em>белый</em> или <a href="/black">чёрный</a>.</p><p>А ещё травяной.<br>Без молока!</p>\n<script>track()</script>',
      }),
      output: { text: 'Tea & coffee\nGreen, white or black.\nAlso herbal.\nNo milk!', counts: { tags: 13, attributes: 0, comments: 0 } },
    },
    {
      title: 'Keep only some tags, without attributes',
      input: {
        text: '<div class="x"><b style="color:red">Hi</b> <u>you</u><!-- ? --></div>',
        mode: 'keep',
        tags: 'b, u',
        attributes: 'none',
      },
      in: inText({
        es: '<div class="x"><b style="color:red">Hola</b> <u>Ana</u><!-- ? --></div>',
        fr: '<div class="x"><b style="color:red">Bonjour</b> <u>Anne</u><!-- ? --></div>',
        id: '<div class="x"><b style="color:red">Halo</b> <u>Ayu</u><!-- ? --></div>',
        it: '<div class="x"><b style="color:red">Ciao</b> <u>Anna</u><!-- ? --></div>',
        pl: '<div class="x"><b style="color:red">Hej</b> <u>Ania</u><!-- ? --></div>',
        pt: '<div class="x"><b style="color:red">Oi</b> <u>Ana</u><!-- ? --></div>',
        ru: '<div class="x"><b style="color:red">Привет</b> <u>Аня</u><!-- ? --></div>',
      }),
      output: { text: '<b>Hi</b> <u>you</u>', counts: { tags: 2, attributes: 1, comments: 1 } },
    },
    {
      title: 'Remove only some tags',
      input: { text: '<p><font size="2">Old</font> <b>page</b></p>', mode: 'remove', tags: 'font' },
      in: inText({
        es: '<p><font size="2">Página</font> <b>antigua</b></p>',
        fr: '<p><font size="2">Ancienne</font> <b>page</b></p>',
        id: '<p><font size="2">Halaman</font> <b>lama</b></p>',
        it: '<p><font size="2">Vecchia</font> <b>pagina</b></p>',
        pl: '<p><font size="2">Stara</font> <b>strona</b></p>',
        pt: '<p><font size="2">Página</font> <b>antiga</b></p>',
        ru: '<p><font size="2">Старая</font> <b>страница</b></p>',
      }),
      output: { text: '<p>Old <b>page</b></p>' },
    },
  ],
  limits: { timeMs: 20_000 },
  transform: async ({ text, mode, tags, attributes, comments, codes, lines, tidy }) => {
    const names = mode === 'all' ? new Set<string>() : readElementNames(tags, 'tags')
    if (mode === 'remove' && names.size === 0) fail('required', { field: 'tags' })
    const {
      html,
      text: left,
      ...counts
    } = await stripHtml(text, {
      keepsTag: (name) => (mode === 'remove' ? !names.has(name) : names.has(name)),
      keepsAttribute: ({ name, value }) =>
        attributes === 'all' || (attributes === 'basic' && BASIC.has(name) && !(ADDRESSES.has(name) && isOddAddress(value))),
      keepsComments: mode !== 'all' && !comments,
      keepsCodes: !codes,
      breaksLines: lines,
    })
    return { text: mode !== 'all' ? html : tidy ? tidyText(left) : left, counts }
  },
})

/** Browsers pass over white space and control characters in front of and within the name of a scheme. */
function isOddAddress(address: string): boolean {
  const scheme = /^([a-z][a-z0-9+.-]*):/i.exec(address.replaceAll(/[\u0000-\u0020]+/g, ''))?.[1]
  return scheme !== undefined && !/^(?:https?|mailto|tel)$/i.test(scheme)
}

function tidyText(text: string): string {
  return text
    .split('\n')
    .map((line) => line.replaceAll(/[ \t\f\r]+/g, ' ').trim())
    .filter((line) => line !== '')
    .join('\n')
}

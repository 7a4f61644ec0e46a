import * as z from 'zod'
import { defineTool, fail } from '../../../engine/core/define.ts'
import { text } from '../../../engine/core/kit.ts'
import { part } from '../../../engine/core/parts.ts'
import { LINE_LIMIT } from '../../../engine/core/schema.ts'
import { tableFailures } from '../../lib/html/layout.ts'
import { markdownStyle, writeMarkdown } from '../../lib/html/markdown.ts'
import { htmlFailures, readHtml } from '../../lib/html/source.ts'
import { inText } from '../../lib/words/in-text.ts'

/** The libraries recurse; a bound of our own gives every platform the same answer. */
const MOST_LEVELS = 100

export const htmlToMarkdown = defineTool({
  id: 'html-to-markdown',
  category: 'code',
  icon: 'file-down',
  title: 'HTML to Markdown converter',
  summary: 'Convert HTML to clean Markdown with tables, task lists and code blocks, in the style you like.',
  keywords: ['html to md', 'convert html to markdown', 'html2md', 'turndown', 'github markdown', 'gfm', 'web page to markdown'],
  aliases: ['html-to-md', 'html2markdown'],
  slugs: {
    es: 'html-a-markdown',
    fr: 'html-en-markdown',
    id: 'html-ke-markdown',
    it: 'da-html-a-markdown',
    pl: 'html-na-markdown',
    pt: 'html-para-markdown',
    ru: 'html-v-markdown',
  },
  recognizes: [{ kind: 'html', confidence: 0.96 }],
  effect: 'pure',
  input: z.object({
    text: text('HTML', { control: 'code', language: 'html', media: 'text/html' }),
    ...markdownStyle,
    base: text('Page URL', {
      max: LINE_LIMIT,
      default: '',
      help: 'Turns relative URLs into absolute ones.',
      placeholder: 'https://example.com/page',
      advanced: true,
    }),
  }),
  output: z.object({
    text: part(z.string(), 'Markdown', { view: 'code', language: 'markdown', media: 'text/markdown', fileName: 'page.md' }),
  }),
  failures: { ...htmlFailures.words, ...tableFailures.words },
  notices: {
    'parts-lost': { info: 'Left out, because Markdown can’t express it: {{names}}' },
    'addresses-dropped': {
      warning: {
        one: '{{count, number}} link or image had no safe URL, so only its text is left.',
        other: '{{count, number}} links or images had no safe URL, so only their text is left.',
      },
    },
  },
  notes: [
    'The output is CommonMark with GitHub’s additions: tables, task lists and strikethrough. Characters with a special meaning in Markdown are escaped.',
    'The result is always sanitized: scripts, styles and hidden parts are left out, and links and images keep only safe kinds of URL, such as https and mailto.',
    'A Markdown table cell is a single line, so paragraphs and lists in it are joined with <br>, and a cell that spans several columns is followed by empty ones.',
  ],
  examples: [
    {
      input: {
        text: '<h1>Tea</h1>\n<p>Green, <em>white</em> or <strong>black</strong>, from <a href="https://example.com">our shop</a>.</p>\n<ul><li><input type="checkbox" checked> Boil water</li><li><input type="checkbox"> Wait</li></ul>\n<table><tr><th>Kind</th><th align="right">Price</th></tr><tr><td>Sencha</td><td>$7</td></tr></table>\n<pre><code class="language-js">brew(80)</code></pre>',
      },
      in: inText({
        es: '<h1>Té</h1>\n<p>Verde, <em>blanco</em> o <strong>negro</strong>, de <a href="https://example.com">nuestra tienda</a>.</p>\n<ul><li><input type="checkbox" checked> Hervir agua</li><li><input type="checkbox"> Esperar</li></ul>\n<table><tr><th>Tipo</th><th align="right">Precio</th></tr><tr><td>Sencha</td><td>7 €</td></tr></table>\n<pre><code class="language-js">brew(80)</code></pre>',
        fr: '<h1>Thé</h1>\n<p>Vert, <em>blanc</em> ou <strong>noir</strong>, de <a href="https://example.com">notre boutique</a>.</p>\n<ul><li><input type="checkbox" checked> Faire bouillir l’eau</li><li><input type="checkbox"> Attendre</li></ul>\n<table><tr><th>Sorte</th><th align="right">Prix</th></tr><tr><td>Sencha</td><td>7 €</td></tr></table>\n<pre><code class="language-js">brew(80)</code></pre>',
        id: '<h1>Teh</h1>\n<p>Hijau, <em>putih</em>, atau <strong>hitam</strong>, dari <a href="https://example.com">toko kami</a>.</p>\n<ul><li><input type="checkbox" checked> Didihkan air</li><li><input type="checkbox"> Tunggu</li></ul>\n<table><tr><th>Jenis</th><th align="right">Harga</th></tr><tr><td>Sencha</td><td>Rp70.000</td></tr></table>\n<pre><code class="language-js">brew(80)</code></pre>',
        it: '<h1>Tè</h1>\n<p>Verde, <em>bianco</em> o <strong>nero</strong>, dal <a href="https://example.com">nostro negozio</a>.</p>\n<ul><li><input type="checkbox" checked> Bollire l’acqua</li><li><input type="checkbox"> Aspettare</li></ul>\n<table><tr><th>Tipo</th><th align="right">Prezzo</th></tr><tr><td>Sencha</td><td>7 €</td></tr></table>\n<pre><code class="language-js">brew(80)</code></pre>',
        pl: '<h1>Herbata</h1>\n<p>Zielona, <em>biała</em> lub <strong>czarna</strong>, z <a href="https://example.com">naszego sklepu</a>.</p>\n<ul><li><input type="checkbox" checked> Zagotować wodę</li><li><input type="checkbox"> Odczekać</li></ul>\n<table><tr><th>Rodzaj</th><th align="right">Cena</th></tr><tr><td>Sencha</td><td>7 zł</td></tr></table>\n<pre><code class="language-js">brew(80)</code></pre>',
        pt: '<h1>Chá</h1>\n<p>Verde, <em>branco</em> ou <strong>preto</strong>, da <a href="https://example.com">nossa loja</a>.</p>\n<ul><li><input type="checkbox" checked> Ferver a água</li><li><input type="checkbox"> Esperar</li></ul>\n<table><tr><th>Tipo</th><th align="right">Preço</th></tr><tr><td>Sencha</td><td>R$ 7</td></tr></table>\n<pre><code class="language-js">brew(80)</code></pre>',
        ru: '<h1>Чай</h1>\n<p>Зелёный, <em>белый</em> или <strong>чёрный</strong>, из <a href="https://example.com">нашего магазина</a>.</p>\n<ul><li><input type="checkbox" checked> Вскипятить воду</li><li><input type="checkbox"> Подождать</li></ul>\n<table><tr><th>Вид</th><th align="right">Цена</th></tr><tr><td>Сенча</td><td>700 ₽</td></tr></table>\n<pre><code class="language-js">brew(80)</code></pre>',
      }),
      output: {
        text: '# Tea\n\nGreen, *white* or **black**, from [our shop](https://example.com).\n\n- [x] Boil water\n- [ ] Wait\n\n| Kind   | Price |\n| ------ | ----: |\n| Sencha |    $7 |\n\n```js\nbrew(80)\n```\n',
      },
    },
    {
      title: 'A different style',
      input: {
        text: '<h2>Sources</h2><ul><li>One <i>book</i><li><a href="https://a.example">A</a></ul>',
        headings: 'setext',
        bullet: '*',
        emphasis: '_',
        links: 'reference',
      },
      in: inText({
        es: '<h2>Fuentes</h2><ul><li>Un <i>libro</i><li><a href="https://a.example">A</a></ul>',
        fr: '<h2>Sources</h2><ul><li>Un <i>livre</i><li><a href="https://a.example">A</a></ul>',
        id: '<h2>Sumber</h2><ul><li>Satu <i>buku</i><li><a href="https://a.example">A</a></ul>',
        it: '<h2>Fonti</h2><ul><li>Un <i>libro</i><li><a href="https://a.example">A</a></ul>',
        pl: '<h2>Źródła</h2><ul><li>Jedna <i>książka</i><li><a href="https://a.example">A</a></ul>',
        pt: '<h2>Fontes</h2><ul><li>Um <i>livro</i><li><a href="https://a.example">A</a></ul>',
        ru: '<h2>Источники</h2><ul><li>Одна <i>книга</i><li><a href="https://a.example">A</a></ul>',
      }),
      output: { text: 'Sources\n-------\n\n* One _book_\n* [A][1]\n\n[1]: https://a.example\n' },
    },
    {
      title: 'Scripts and unsafe URLs are left out',
      input: { text: '<p><a href="javascript:alert(1)">Click</a> H<sub>2</sub>O</p><script>alert(2)</script>' },
      in: inText({
        es: '<p><a href="javascript:alert(1)">Haz clic</a> H<sub>2</sub>O</p><script>alert(2)</script>',
        fr: '<p><a href="javascript:alert(1)">Cliquez</a> H<sub>2</sub>O</p><script>alert(2)</script>',
        id: '<p><a href="javascript:alert(1)">Klik</a> H<sub>2</sub>O</p><script>alert(2)</script>',
        it: '<p><a href="javascript:alert(1)">Clicca</a> H<sub>2</sub>O</p><script>alert(2)</script>',
        pl: '<p><a href="javascript:alert(1)">Kliknij</a> H<sub>2</sub>O</p><script>alert(2)</script>',
        pt: '<p><a href="javascript:alert(1)">Clique</a> H<sub>2</sub>O</p><script>alert(2)</script>',
        ru: '<p><a href="javascript:alert(1)">Нажмите</a> H<sub>2</sub>O</p><script>alert(2)</script>',
      }),
      output: { text: 'Click H<sub>2</sub>O\n', notices: [{ code: 'addresses-dropped', params: { count: 1 }, level: 'warning' }] },
    },
  ],
  limits: { timeMs: 30_000 },
  transform: async ({ text, base, ...style }, { note }) => {
    if (base.trim() !== '' && !URL.canParse(base.trim())) fail('bad-url', { field: 'base' })
    const { source, isPage } = await readHtml(text, { mostLevels: MOST_LEVELS })
    const { markdown, lost, dropped } = await writeMarkdown(source, { isPage, base: base.trim() || undefined }, style)
    if (lost.length > 0) note('parts-lost', { names: lost.join(', ') })
    if (dropped > 0) note('addresses-dropped', { count: dropped })
    return { text: markdown }
  },
})

import * as z from 'zod'
import { defineTool, fail } from '../../../engine/core/define.ts'
import { text } from '../../../engine/core/kit.ts'
import { part } from '../../../engine/core/parts.ts'
import { LINE_LIMIT } from '../../../engine/core/schema.ts'
import { tableFailures } from '../../lib/html/layout.ts'
import { markdownStyle, writeMarkdown } from '../../lib/html/markdown.ts'
import { htmlFailures, readHtml } from '../../lib/html/source.ts'

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
    'The output is CommonMark with GitHub’s additions: tables, task lists and strikethrough. Characters with a meaning in Markdown are escaped.',
    'The result is always sanitized: scripts, styles and hidden parts are left out, and links and images keep only safe kinds of URL, such as https and mailto.',
    'A Markdown table cell is a single line, so paragraphs and lists in it are joined with <br>, and a cell that spans several columns is followed by empty ones.',
  ],
  examples: [
    {
      input: {
        text: '<h1>Tea</h1>\n<p>Green, <em>white</em> or <strong>black</strong>, from <a href="https://example.com">our shop</a>.</p>\n<ul><li><input type="checkbox" checked> Boil water</li><li><input type="checkbox"> Wait</li></ul>\n<table><tr><th>Kind</th><th align="right">Price</th></tr><tr><td>Sencha</td><td>7 €</td></tr></table>\n<pre><code class="language-js">brew(80)</code></pre>',
      },
      output: {
        text: '# Tea\n\nGreen, *white* or **black**, from [our shop](https://example.com).\n\n- [x] Boil water\n- [ ] Wait\n\n| Kind   | Price |\n| ------ | ----: |\n| Sencha |   7 € |\n\n```js\nbrew(80)\n```\n',
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
      output: { text: 'Sources\n-------\n\n* One _book_\n* [A][1]\n\n[1]: https://a.example\n' },
    },
    {
      title: 'Scripts and unsafe URLs are left out',
      input: { text: '<p><a href="javascript:alert(1)">Click</a> H<sub>2</sub>O</p><script>alert(2)</script>' },
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

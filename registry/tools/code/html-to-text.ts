import * as z from 'zod'
import { defineTool } from '../../../engine/core/define.ts'
import { choice, flag, text, whole } from '../../../engine/core/kit.ts'
import { part } from '../../../engine/core/parts.ts'
import { layoutHtml, tableFailures } from '../../lib/html/layout.ts'
import { htmlFailures, readHtml } from '../../lib/html/source.ts'

/** Each level of lists and quotes indents all that is in it. */
const MOST_LEVELS = 200

export const htmlToText = defineTool({
  id: 'html-to-text',
  category: 'code',
  icon: 'file-text',
  title: 'HTML to text converter',
  summary: 'Convert HTML to plain text that keeps its structure: paragraphs, lists, tables in columns and link addresses.',
  keywords: ['html to plain text', 'html to txt', 'html email to text', 'convert html to text', 'html2text', 'plain text email'],
  aliases: ['html-to-plain-text', 'html2text'],
  slugs: {
    es: 'html-a-texto',
    fr: 'html-en-texte',
    id: 'html-ke-teks',
    it: 'da-html-a-testo',
    pl: 'html-na-tekst',
    pt: 'html-para-texto',
    ru: 'html-v-tekst',
  },
  recognizes: [{ kind: 'html', confidence: 0.95 }],
  effect: 'pure',
  input: z.object({
    text: text('HTML', { control: 'code', language: 'html', media: 'text/html' }),
    lineWidth: whole('Line width', {
      min: 0,
      max: 1000,
      default: 80,
      unit: 'character|characters',
      help: '0 keeps every paragraph on one line.',
    }),
    links: choice('Links', { inline: 'URL after the text', footnotes: 'Numbers, URLs at the end', text: 'Text only' }),
    headings: choice('Headings', { plain: 'Plain', underlined: 'Underlined', capitals: 'Uppercase' }),
    bullet: choice('Bullet', ['•', '-', '*'], { named: 'raw' }),
    tables: flag('Tables in columns', { default: true, help: 'Otherwise one cell after another.' }),
    images: flag('Alt text of images', { default: true, help: 'In square brackets.' }),
  }),
  output: z.object({ text: part(z.string(), 'Text', { view: 'code', media: 'text/plain', fileName: 'page.txt' }) }),
  failures: { ...htmlFailures.words, ...tableFailures.words },
  notes: [
    'Your HTML is parsed by the HTML Standard’s algorithm, as in browsers. Scripts, styles and anything hidden by an attribute are left out; style sheets are not evaluated.',
    'Columns are aligned for fixed-width fonts, where East Asian characters and emoji take two places. Long words and URLs are never broken.',
    'Superscript and subscript digits stay that way: 10⁶ and H₂O, not 106 and H2O.',
  ],
  examples: [
    {
      input: {
        text: '<h1>Tea</h1>\n<p>Green &amp; black, from <a href="https://example.com/tea">our shop</a>.</p>\n<ol><li>Boil water<li>Wait<ul><li>green: 2 min<li>black: 4 min</ul></ol>\n<table><tr><th>Kind<th>Price<tr><td>Sencha<td>7 €<tr><td>Assam<td>12 €</table>',
        headings: 'underlined',
      },
      output: {
        text: 'Tea\n===\n\nGreen & black, from our shop (https://example.com/tea).\n\n1. Boil water\n2. Wait\n   • green: 2 min\n   • black: 4 min\n\nKind    Price\n------  -----\nSencha  7 €\nAssam   12 €',
      },
    },
    {
      title: 'Links as notes at the end',
      input: {
        text: '<p>See <a href="https://a.example">A</a>, <a href="https://b.example">B</a> and <a href="https://a.example">A again</a>.</p>',
        links: 'footnotes',
      },
      output: { text: 'See A [1], B [2] and A again [1].\n\n[1] https://a.example\n[2] https://b.example' },
    },
    {
      title: 'A narrow quote',
      input: { text: '<blockquote>Water at 80 °C makes the best green tea.</blockquote>', lineWidth: 24 },
      output: { text: '> Water at 80 °C makes\n> the best green tea.' },
    },
  ],
  limits: { timeMs: 20_000 },
  transform: async ({ text, lineWidth: width, ...layout }) => {
    const { root } = await readHtml(text, { mostLevels: MOST_LEVELS })
    return { text: layoutHtml(root, { width, ...layout }) }
  },
})

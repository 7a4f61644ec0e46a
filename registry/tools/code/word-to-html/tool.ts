import * as z from 'zod'
import { defineTool } from '../../../../engine/core/define.ts'
import { choice, file } from '../../../../engine/core/kit.ts'
import { column, facts, part } from '../../../../engine/core/parts.ts'
import { SAMPLE_WORD, SAMPLE_WORD_IN } from '../../../lib/docx/sample.ts'
import { wrapPage } from '../../../lib/html/page.ts'
import { sanitiseHtml } from './safe-html.ts'
import { countGraphemes, wordsOf } from '../../../lib/text/segments.ts'
import { readWord, WORD_BYTES, WORD_TYPES, wordFailures, wordNotices } from '../../../lib/docx/document.ts'

const BODY =
  '<h1>Tea</h1>\n<p>Green <em>or</em> black, from <a href="https://example.com/tea">our shop</a>. Brew at 175 °F.<sup><a href="#word-footnote-1" id="word-footnote-ref-1">[1]</a></sup></p>\n<ul>\n<li>Sencha</li>\n<li>Assam</li>\n</ul>\n<table>\n<thead>\n<tr>\n<th><p>Kind</p></th>\n<th><p>Price</p></th>\n</tr>\n</thead>\n<tbody>\n<tr>\n<td><p>Sencha</p></td>\n<td><p>$7</p></td>\n</tr>\n</tbody>\n</table>\n<ol>\n<li id="word-footnote-1"><p>No hotter. <a href="#word-footnote-ref-1">↑</a></p></li>\n</ol>'

export const wordToHtml = defineTool({
  id: 'word-to-html',
  category: 'code',
  icon: 'file-code',
  title: 'Word to HTML converter',
  summary: 'Convert a Word document (.docx) to clean, safe HTML with headings, lists, tables, footnotes and images.',
  keywords: ['docx to html', 'convert word to html', 'word html cleaner', 'doc to html', 'mammoth'],
  aliases: ['docx-to-html'],
  slugs: {
    es: 'word-a-html',
    fr: 'word-en-html',
    id: 'word-ke-html',
    it: 'da-word-a-html',
    pl: 'word-na-html',
    pt: 'word-para-html',
    ru: 'word-v-html',
  },
  recognizes: [{ kind: 'word' }],
  effect: 'pure',
  input: z.object({
    file: file('Word document', { accept: WORD_TYPES, maxBytes: WORD_BYTES }),
    format: choice('Format', { fragment: 'Fragment to paste', page: 'Whole page' }),
    images: choice('Images', { embed: 'Embedded as data URLs', text: 'Alt text only' }),
  }),
  output: z.object({
    text: part(z.string(), 'HTML', { view: 'code', language: 'html', media: 'text/html', fileName: 'document.html' }),
    preview: part(z.string(), 'Preview', { view: 'html', prose: true }),
    counts: facts(
      'Counts',
      {
        words: column(z.int(), 'Words'),
        characters: column(z.int(), 'Characters'),
        headings: column(z.int(), 'Headings'),
        paragraphs: column(z.int(), 'Paragraphs'),
        tables: column(z.int(), 'Tables'),
        images: column(z.int(), 'Images'),
      },
      { view: 'statistics' },
    ),
  }),
  failures: wordFailures,
  notices: wordNotices,
  notes: [
    'Structure becomes HTML: headings, lists, tables, links, emphasis and footnotes. Appearance (fonts, colors, sizes, columns) doesn’t. Text that is just big and bold stays a paragraph, so use Word’s heading styles.',
    'The result is always sanitized, so you can show other people’s documents on your page. Reviewers’ comments are left out.',
  ],
  examples: [
    {
      input: { file: SAMPLE_WORD },
      in: SAMPLE_WORD_IN,
      output: { text: BODY, counts: { words: 20, characters: 92, headings: 1, paragraphs: 6, tables: 1, images: 0 } },
    },
    {
      title: 'A whole page',
      input: { file: SAMPLE_WORD, format: 'page' },
      in: SAMPLE_WORD_IN,
      output: {
        text: `<!doctype html>\n<html>\n<head>\n<meta charset="utf-8">\n<meta name="viewport" content="width=device-width, initial-scale=1">\n<title>Tea</title>\n</head>\n<body>\n${BODY}\n</body>\n</html>\n`,
      },
    },
    { title: 'A fragment to paste', input: { file: SAMPLE_WORD, format: 'fragment' }, in: SAMPLE_WORD_IN, output: { preview: BODY } },
  ],
  limits: { timeMs: 60_000, bytes: 48 * 1024 * 1024, resultBytes: 48 * 1024 * 1024 },
  transform: async ({ file: given, format, images }, { note }) => {
    const { html, text, heading, counts } = await sanitiseHtml(await readWord(given, images === 'embed', note))
    const count = (...names: string[]) => names.reduce((total, name) => total + (counts.get(name) ?? 0), 0)
    return {
      text: format === 'page' ? wrapPage(html, heading ?? (given.name.replace(/\.docx$/i, '').trim() || 'Word')) : html,
      preview: html,
      counts: {
        words: [...wordsOf(text, 'und')].length,
        characters: countGraphemes(text.replaceAll('\n', '')),
        headings: count('h1', 'h2', 'h3', 'h4', 'h5', 'h6'),
        paragraphs: count('p'),
        tables: count('table'),
        images: count('img'),
      },
    }
  },
})

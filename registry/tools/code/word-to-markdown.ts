import * as z from 'zod'
import { defineTool } from '../../../engine/core/define.ts'
import { choice, file } from '../../../engine/core/kit.ts'
import { part } from '../../../engine/core/parts.ts'
import { SAMPLE_WORD, SAMPLE_WORD_IN } from '../../lib/docx/sample.ts'
import { tableFailures } from '../../lib/html/layout.ts'
import { markdownStyle, writeMarkdown } from '../../lib/html/markdown.ts'
import { readWord, WORD_BYTES, WORD_PREFIX, WORD_TYPES, wordFailures, wordNotices } from '../../lib/docx/document.ts'

export const wordToMarkdown = defineTool({
  id: 'word-to-markdown',
  category: 'code',
  icon: 'file-text',
  title: 'Word to Markdown converter',
  summary: 'Convert a Word document (.docx) to clean Markdown with headings, lists, tables, links and footnotes.',
  keywords: ['docx to markdown', 'docx to md', 'convert word to markdown', 'word to md', 'doc to markdown'],
  aliases: ['docx-to-markdown', 'word-to-md'],
  slugs: {
    es: 'word-a-markdown',
    fr: 'word-en-markdown',
    id: 'word-ke-markdown',
    it: 'da-word-a-markdown',
    pl: 'word-na-markdown',
    pt: 'word-para-markdown',
    ru: 'word-v-markdown',
  },
  recognizes: [{ kind: 'word', confidence: 0.99 }],
  effect: 'pure',
  input: z.object({
    file: file('Word document', { accept: WORD_TYPES, maxBytes: WORD_BYTES }),
    images: choice('Images', { embed: 'Embedded as data URLs', text: 'Alt text only' }, { default: 'text' }),
    ...markdownStyle,
  }),
  output: z.object({
    text: part(z.string(), 'Markdown', { view: 'code', language: 'markdown', media: 'text/markdown', fileName: 'document.md' }),
  }),
  failures: { ...wordFailures, ...tableFailures.words },
  notices: wordNotices,
  notes: [
    'The output is CommonMark with GitHub’s additions: tables, footnotes and strikethrough. Characters with a special meaning in Markdown are escaped.',
    'Structure becomes Markdown: headings, lists, tables, links, emphasis and footnotes. Appearance (fonts, colors, sizes, columns) doesn’t. Text that is just big and bold stays a paragraph, so use Word’s heading styles.',
  ],
  examples: [
    {
      input: { file: SAMPLE_WORD },
      in: SAMPLE_WORD_IN,
      output: {
        text: '# Tea\n\nGreen *or* black, from [our shop](https://example.com/tea). Brew at 175 °F.[^1]\n\n- Sencha\n- Assam\n\n| Kind   | Price |\n| ------ | ----- |\n| Sencha | $7    |\n\n[^1]: No hotter.\n',
      },
    },
    {
      title: 'A different style',
      input: { file: SAMPLE_WORD, headings: 'setext', bullet: '*', emphasis: '_', links: 'reference' },
      in: SAMPLE_WORD_IN,
      output: {
        text: 'Tea\n===\n\nGreen _or_ black, from [our shop][1]. Brew at 175 °F.[^1]\n\n* Sencha\n* Assam\n\n| Kind   | Price |\n| ------ | ----- |\n| Sencha | $7    |\n\n[^1]: No hotter.\n\n[1]: https://example.com/tea\n',
      },
    },
    {
      title: 'Bullets written as “+”',
      input: { file: SAMPLE_WORD, images: 'embed', bullet: '+' },
      in: SAMPLE_WORD_IN,
      output: {
        text: '# Tea\n\nGreen *or* black, from [our shop](https://example.com/tea). Brew at 175 °F.[^1]\n\n+ Sencha\n+ Assam\n\n| Kind   | Price |\n| ------ | ----- |\n| Sencha | $7    |\n\n[^1]: No hotter.\n',
      },
    },
  ],
  limits: { timeMs: 60_000, bytes: 48 * 1024 * 1024, resultBytes: 48 * 1024 * 1024 },
  transform: async ({ file: given, images, ...style }, { note }) => {
    const html = await readWord(given, images === 'embed', note)
    const { markdown } = await writeMarkdown(html, { isPage: false, notes: WORD_PREFIX, field: 'file' }, style)
    return { text: markdown }
  },
})

import * as z from 'zod'
import { defineTool } from '../../../engine/core/define.ts'
import { choice, flag } from '../../../engine/core/kit.ts'
import { column, facts, part } from '../../../engine/core/parts.ts'
import { value } from '../../../engine/core/schema.ts'
import { baseName, pdfFailures, pdfField } from '../../lib/pdf/open.ts'
import { inPages, pagesField, pageRangeFailures, readPages, rangesOf } from '../../lib/pdf/page-range.ts'
import { passwordFailures, passwordField } from '../../lib/pdf/password.ts'
import { openReader } from '../../lib/pdf/reader.ts'
import { TEXT_ASSETS } from '../../lib/pdf/reader-assets.ts'
import { samplePdf } from '../../lib/pdf/sample.ts'
import { flowText } from '../../lib/pdf/text-flow.ts'
import { readLines } from '../../lib/pdf/text-lines.ts'
import { orderLines } from '../../lib/pdf/text-order.ts'

const MOST_TEXT = 16_000_000
/** From one in so many characters that mean nothing, the font is to blame. */
const MEANINGLESS_SHARE = 20

export const pdfToText = defineTool({
  id: 'pdf-to-text',
  category: 'pdf',
  icon: 'file-text',
  title: 'PDF to text',
  summary: 'Extract the text of a PDF, whole or page by page, with words hyphenated at line ends rejoined, on your device.',
  keywords: ['extract text from pdf', 'pdf to txt', 'copy text from pdf', 'pdf text extractor', 'read pdf text', 'pdf to plain text'],
  aliases: ['pdf-to-txt', 'extract-text-from-pdf', 'pdf-text-extractor', 'pdf-reader'],
  slugs: {
    es: 'pdf-a-texto',
    fr: 'pdf-en-texte',
    id: 'pdf-ke-teks',
    it: 'da-pdf-a-testo',
    pl: 'pdf-na-tekst',
    pt: 'pdf-para-texto',
    ru: 'pdf-v-tekst',
  },
  recognizes: [{ kind: 'pdf', confidence: 0.92 }],
  effect: 'pure',
  limits: { timeMs: 180_000 },
  assets: [...TEXT_ASSETS],
  input: z.object({
    file: pdfField,
    pages: pagesField('Leave empty for all pages.'),
    order: choice('Reading order', { stored: 'As stored in the PDF', columns: 'Column by column', rows: 'Line by line across the page' }),
    hyphens: flag('Rejoin hyphenated words', { default: true }),
    paragraphs: flag('Join lines into paragraphs'),
    between: choice('Between pages', { blank: 'An empty line', number: 'The page number', feed: 'A form feed' }),
    perPage: flag('Also a file for each page'),
    password: passwordField,
  }),
  output: z.object({
    text: part(z.string(), 'Text', { view: 'text' }),
    facts: facts('Details', {
      pages: column(z.int(), 'Pages'),
      words: column(z.int(), 'Words'),
      characters: column(z.int(), 'Characters'),
    }),
    files: part(z.array(value.file), 'Pages as files', { view: 'files' }).optional(),
  }),
  failures: {
    ...pdfFailures,
    ...pageRangeFailures,
    ...passwordFailures,
    'no-text': {
      one: 'Page {{pages}} of “{{name}}” has no text. If it’s a scan, it’s an image of text, which needs text recognition (OCR).',
      other: 'Pages {{pages}} of “{{name}}” have no text. If they’re scans, they’re images of text, which need text recognition (OCR).',
    },
    'too-much-text': 'These pages have more than {{most, number}} characters. Choose fewer pages.',
  },
  notices: {
    'pages-without-text': {
      one: 'Page {{pages}} has no text; it’s blank or an image, such as a scan.',
      other: 'Pages {{pages}} have no text; they’re blank or images, such as scans.',
    },
    'font-without-letters': {
      one: '{{count, number}} character can’t be identified: a font in the PDF lacks that information.',
      other: '{{count, number}} characters can’t be identified: a font in the PDF lacks that information.',
    },
  },
  notes: [
    'Text is read by pdf.js, as Firefox does. Ligatures such as ﬁ become separate letters, and missing spaces are added where there is a gap between words.',
    '“As stored in the PDF” suits most PDFs. If columns come out mixed, try “Column by column”; for tables, “Line by line across the page”, which puts tabs between cells.',
    'A hyphen at the end of a line is removed if the next line begins with a lowercase letter, so a word such as “well-known” that is divided there loses it. Text in form fields and comments is not included.',
  ],
  examples: [
    { input: { file: samplePdf(3) }, output: { text: '1\n\n2\n\n3', facts: { pages: 3, words: 3, characters: 7 } } },
    {
      title: 'Two pages with their numbers',
      input: { file: samplePdf(9), pages: '8-', between: 'number' },
      output: { text: '[8]\n8\n\n[9]\n9', facts: { pages: 2, words: 4, characters: 12 } },
    },
    {
      title: 'The last page',
      input: { file: samplePdf(12, 'handbook.pdf'), pages: 'last', order: 'columns' },
      in: inPages('last'),
      output: { text: '12', facts: { pages: 1, words: 1, characters: 2 } },
    },
  ],
  transform: async ({ file, pages, order, hyphens, paragraphs, between, perPage, password }, { fail, note, progress, ...work }) => {
    const name = file.name.slice(0, 200)
    const reader = await openReader(file, 'file', work, { password })
    try {
      const chosen = readPages(pages, { count: reader.count, name, field: 'pages' })
      const texts: string[] = []
      let total = 0
      for (const [at, index] of chosen.entries()) {
        const made = await reader.page(index, async (page) => {
          const { items } = await page.getTextContent()
          const pieces = items.flatMap((item) => ('str' in item ? [item] : []))
          const found = readLines(pieces, page.getViewport({ scale: 1 }).transform, order !== 'stored')
          return flowText(orderLines(found, order), { hyphens, paragraphs })
        })
        total += made.length + 20
        if (total > MOST_TEXT) fail('too-much-text', { most: MOST_TEXT, field: 'pages' })
        texts.push(made)
        progress((at + 1) / chosen.length)
      }
      const blank = [...new Set(chosen.filter((_index, at) => texts[at] === ''))].toSorted((a, b) => a - b)
      const told = { pages: rangesOf(blank), count: blank.length }
      if (texts.every((one) => one === '')) fail('no-text', { ...told, name, field: 'file' })
      if (blank.length > 0) note('pages-without-text', told)
      const whole = joinPages(texts, chosen, between)
      const meaningless = whole.match(/[\ufffd\ue000-\uf8ff]/g)?.length ?? 0
      if (meaningless * MEANINGLESS_SHARE > whole.length) note('font-without-letters', { count: meaningless })
      return {
        text: whole,
        facts: { pages: chosen.length, words: whole.match(/\S+/g)?.length ?? 0, characters: [...whole].length },
        ...(perPage && { files: texts.map((one, at) => pageFile(name, (chosen[at] as number) + 1, one)) }),
      }
    } finally {
      await reader.close()
    }
  },
})

function joinPages(texts: readonly string[], indexes: readonly number[], between: 'blank' | 'number' | 'feed'): string {
  if (between === 'number') return texts.map((one, at) => `[${(indexes[at] as number) + 1}]\n${one}`).join('\n\n')
  return texts.filter((one) => between === 'feed' || one !== '').join(between === 'feed' ? '\f' : '\n\n')
}

const pageFile = (name: string, page: number, content: string) => ({
  name: `${baseName(name)}-${page}.txt`,
  type: 'text/plain',
  bytes: new TextEncoder().encode(content),
})

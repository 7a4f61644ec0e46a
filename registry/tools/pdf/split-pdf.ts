import * as z from 'zod'
import { defineTool } from '../../../engine/core/define.ts'
import { choice, text, whole } from '../../../engine/core/kit.ts'
import { column, part, table } from '../../../engine/core/parts.ts'
import { FILE_LIMIT, fileOf } from '../../../engine/core/schema.ts'
import { keepPages } from '../../lib/pdf/keep-pages.ts'
import { openPdf, pdfFailures, pdfField, savePdf } from '../../lib/pdf/open.ts'
import { RANGE_EXAMPLE, pageRangeFailures, readPageRanges } from '../../lib/pdf/page-range.ts'
import { samplePdf } from '../../lib/pdf/sample.ts'

const MOST_PARTS = 500

export const splitPdf = defineTool({
  id: 'split-pdf',
  category: 'pdf',
  icon: 'split',
  title: 'Split PDF',
  summary: 'Split a PDF into single pages, parts of equal length or page ranges, each as a separate file, on your device.',
  keywords: ['pdf splitter', 'separate pdf pages', 'divide pdf', 'pdf into pages', 'cut pdf', 'one page per pdf'],
  aliases: ['pdf-splitter', 'separate-pdf-pages', 'divide-pdf'],
  slugs: {
    es: 'dividir-pdf',
    fr: 'diviser-pdf',
    id: 'pisahkan-pdf',
    it: 'dividere-pdf',
    pl: 'podziel-pdf',
    pt: 'dividir-pdf',
    ru: 'razdelit-pdf',
  },
  recognizes: [{ kind: 'pdf', confidence: 0.88 }],
  effect: 'pure',
  limits: { timeMs: 180_000 },
  input: z.object({
    file: pdfField,
    by: choice('Split', { each: 'Into single pages', every: 'Every N pages', ranges: 'By ranges' }),
    every: whole('Pages in each part', { min: 1, max: 5000, default: 2, when: { by: 'every' } }),
    ranges: text('Ranges', {
      max: 10_000,
      default: '',
      control: 'pages',
      pages: { file: 'file', ranges: true },
      placeholder: RANGE_EXAMPLE,
      help: 'Each range becomes a file.',
      when: { by: 'ranges' },
    }),
  }),
  output: z.object({
    files: part(z.array(fileOf(2 * FILE_LIMIT)), 'Parts', { view: 'files' }),
    parts: table('List of parts', {
      file: column(z.string(), 'File'),
      pages: column(z.string(), 'Pages'),
      bytes: column(z.int(), 'Size', { format: 'bytes' }),
    }),
  }),
  failures: {
    ...pdfFailures,
    ...pageRangeFailures,
    'no-range': 'Enter the pages of each part, such as 1-3, 4-8.',
    'too-many-parts': {
      one: 'That would be {{count, number}} file. At most {{most, number}} can be made at once: put more pages into each part.',
      other: 'That would be {{count, number}} files. At most {{most, number}} can be made at once: put more pages into each part.',
    },
  },
  notes: [
    'Pages are copied as they are, with links and form fields. Anything that only other parts use, such as their images, is left out of a part, so that nothing of a page stays in a file that doesn’t show it.',
    'Ranges are written as 1-3, 5, 8- (to the end), -1 or “last” (the last page). Separate them with commas; the words “odd” and “even” work, too. Pages may be in several parts, or in none.',
    'Fonts and images that several parts use are in each of them, so that the parts together can be larger than the whole. A digital signature is no longer valid in a part.',
  ],
  examples: [
    {
      input: { file: samplePdf(3) },
      output: {
        parts: [
          { file: 'report-1.pdf', pages: '1' },
          { file: 'report-2.pdf', pages: '2' },
          { file: 'report-3.pdf', pages: '3' },
        ],
      },
    },
    {
      title: 'Two pages in each part',
      input: { file: samplePdf(5), by: 'every' },
      output: {
        parts: [
          { file: 'report-1-2.pdf', pages: '1–2' },
          { file: 'report-3-4.pdf', pages: '3–4' },
          { file: 'report-5.pdf', pages: '5' },
        ],
      },
    },
    {
      title: 'A chapter and the last page',
      input: { file: samplePdf(6, 'book.pdf'), by: 'ranges', ranges: '2-4, -1' },
      output: {
        parts: [
          { file: 'book-2-4.pdf', pages: '2–4' },
          { file: 'book-6.pdf', pages: '6' },
        ],
      },
    },
  ],
  transform: async ({ file, by, every, ranges }, { fail, progress, signal }) => {
    const name = file.name.slice(0, 200)
    const count = (await openPdf(file, 'file')).getPageCount()
    const size = by === 'every' ? every : 1
    const parts =
      by === 'ranges'
        ? readPageRanges(ranges, { count, name, field: 'ranges' })
        : Array.from({ length: Math.ceil(count / size) }, (_, part) =>
            Array.from({ length: Math.min(size, count - part * size) }, (__, at) => part * size + at),
          )
    if (parts.length === 0) fail('no-range', { field: 'ranges' })
    if (parts.length > MOST_PARTS) fail('too-many-parts', { count: parts.length, most: MOST_PARTS, field: by === 'every' ? 'every' : 'by' })
    const names = new Map<string, number>()
    const made = []
    for (const [index, pages] of parts.entries()) {
      signal.throwIfAborted()
      // Each from the whole anew, as leaving pages out changes the document.
      const document = await openPdf(file, 'file')
      await keepPages(document, pages)
      const label = labelOf(pages)
      const before = names.get(label) ?? 0
      names.set(label, before + 1)
      const one = await savePdf(document, name, `-${label.replace('–', '-')}${before > 0 ? `-${before + 1}` : ''}`)
      made.push({ one, label })
      progress((index + 1) / parts.length)
    }
    return {
      files: made.map(({ one }) => one),
      parts: made.map(({ one, label }) => ({ file: one.name, pages: label, bytes: one.bytes.byteLength })),
    }
  },
})

/** `2–4`, `5`, or `odd` pages as `1–9 (5)`: the first and the last of them. */
function labelOf(pages: readonly number[]): string {
  const [first = 0, last = 0] = [pages[0], pages.at(-1)]
  return first === last ? String(first + 1) : `${first + 1}–${last + 1}`
}

import * as z from 'zod'
import { defineTool } from '../../../engine/core/define.ts'
import { files, flag, text } from '../../../engine/core/kit.ts'
import { column, facts, part, table } from '../../../engine/core/parts.ts'
import { FILE_LIMIT, fileOf } from '../../../engine/core/schema.ts'
import { type Chosen, joinPdfs } from '../../lib/pdf/join.ts'
import { MOST_PAGES, baseName, openPdf, pdfFailures, savePdf } from '../../lib/pdf/open.ts'
import { RANGE_EXAMPLE, inPages, pageRangeFailures, readPages } from '../../lib/pdf/page-range.ts'
import { samplePdf } from '../../lib/pdf/sample.ts'

const MOST_FILES = 100

export const mergePdf = defineTool({
  id: 'merge-pdf',
  category: 'pdf',
  icon: 'combine',
  title: 'Merge PDF',
  summary: 'Combine several PDF files into one, in the order you choose and with just the pages you need, on your device.',
  keywords: ['combine pdf', 'join pdf files', 'pdf merger', 'put pdfs together', 'pdf binder', 'append pdf'],
  aliases: ['combine-pdf', 'join-pdf', 'pdf-merger', 'merge-pdf-files'],
  slugs: {
    es: 'unir-pdf',
    fr: 'fusionner-pdf',
    id: 'gabungkan-pdf',
    it: 'unire-pdf',
    pl: 'laczenie-pdf',
    pt: 'juntar-pdf',
    ru: 'obedinit-pdf',
  },
  recognizes: [{ kind: 'pdf', field: 'files', confidence: 0.9 }],
  effect: 'pure',
  limits: { timeMs: 120_000 },
  input: z.object({
    files: files('PDF files', {
      min: 1,
      max: MOST_FILES,
      accept: ['application/pdf', '.pdf'],
      ordered: true,
      help: 'They are joined in this order.',
    }),
    pages: text('Pages of each file', {
      max: 10_000,
      default: '',
      control: 'multiline',
      pages: { file: 'files', order: true },
      lines: 3,
      placeholder: RANGE_EXAMPLE,
      help: 'One line per file, in the same order; an empty line takes all pages.',
    }),
    bookmarks: flag('A bookmark for each file', { default: true }),
  }),
  output: z.object({
    file: part(z.array(fileOf(2 * FILE_LIMIT)), 'Merged PDF', { view: 'files' }),
    facts: facts('Details', {
      files: column(z.int(), 'Files'),
      pages: column(z.int(), 'Pages'),
      bytes: column(z.int(), 'Size', { format: 'bytes' }),
    }),
    parts: table('Files in order', {
      file: column(z.string(), 'File'),
      pages: column(z.int(), 'Pages'),
      first: column(z.int(), 'Starts on page'),
    }),
  }),
  failures: {
    ...pdfFailures,
    ...pageRangeFailures,
    'too-many-lines': {
      one: 'There are more lines with pages than files: only {{count, number}} file was chosen. Remove the extra lines.',
      other: 'There are more lines with pages than files: only {{count, number}} files were chosen. Remove the extra lines.',
    },
    'too-many-pages': {
      one: 'The merged PDF would have {{count, number}} page. At most {{most, number}} are possible here.',
      other: 'The merged PDF would have {{count, number}} pages. At most {{most, number}} are possible here.',
    },
  },
  notices: {
    'form-flat': { warning: '“{{name}}” has form fields. They look the same in the merged PDF, but can’t be filled in there.' },
    'bookmarks-lost': 'The bookmarks inside “{{name}}” are not carried over.',
  },
  notes: [
    'Pages are copied as they are: text, fonts and images keep their quality, and nothing is converted. Links to the web stay; links from page to page, attachments and scripts don’t.',
    'A digital signature is no longer valid in a merged file. Files that are protected with a password are refused.',
    'Pages can be written as 1-3, 5, 8- (to the end), 5-1 (backward), -1 or last (the last one), odd or even. A page may be taken twice.',
  ],
  examples: [
    {
      input: { files: [samplePdf(2, 'cover.pdf'), samplePdf(3, 'report.pdf')] },
      output: {
        facts: { files: 2, pages: 5 },
        parts: [
          { file: 'cover.pdf', pages: 2, first: 1 },
          { file: 'report.pdf', pages: 3, first: 3 },
        ],
      },
    },
    {
      title: 'Chosen pages, the second file backward',
      input: { files: [samplePdf(2, 'cover.pdf'), samplePdf(3, 'report.pdf')], pages: '1\n3-1' },
      output: { facts: { files: 2, pages: 4 } },
    },
    {
      title: 'The last page first',
      input: { files: [samplePdf(4, 'scan.pdf')], pages: 'last, 1-3', bookmarks: false },
      in: inPages('last', ', 1-3'),
      output: { facts: { files: 1, pages: 4 } },
    },
  ],
  transform: async ({ files: given, pages, bookmarks }, { fail, note, progress, signal }) => {
    const lines = pages.trimEnd() === '' ? [] : pages.trimEnd().split(/\r\n|\r|\n/)
    if (lines.length > given.length) fail('too-many-lines', { count: given.length, field: 'pages' })
    const parts: Chosen[] = []
    for (const [index, file] of given.entries()) {
      signal.throwIfAborted()
      const document = await openPdf(file, 'files')
      const title = baseName(file.name)
      const chosen = readPages(lines[index] ?? '', { count: document.getPageCount(), name: file.name.slice(0, 200), field: 'pages' })
      const has = (key: string) => document.catalog.has(document.context.obj(key) as never)
      if (has('AcroForm')) note('form-flat', { name: file.name.slice(0, 200) })
      if (has('Outlines')) note('bookmarks-lost', { name: file.name.slice(0, 200) })
      parts.push({ document, pages: chosen, title })
      progress((0.4 * (index + 1)) / given.length)
    }
    const count = parts.reduce((sum, one) => sum + one.pages.length, 0)
    if (count > MOST_PAGES) fail('too-many-pages', { count, most: MOST_PAGES, field: 'pages' })
    const joined = await joinPdfs(parts, bookmarks, (index) => {
      signal.throwIfAborted()
      progress(0.4 + (0.5 * (index + 1)) / given.length)
    })
    const file = await savePdf(joined, given[0]?.name ?? '', given.length > 1 ? '-merged' : '-pages')
    let first = 1
    return {
      file: [file],
      facts: { files: given.length, pages: count, bytes: file.bytes.byteLength },
      parts: parts.map(({ pages: own }, index) => {
        const row = { file: given[index]?.name ?? '', pages: own.length, first }
        first += own.length
        return row
      }),
    }
  },
})

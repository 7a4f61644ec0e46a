import * as z from 'zod'
import { defineTool } from '../../../engine/core/define.ts'
import { choice, text } from '../../../engine/core/kit.ts'
import { column, facts, part } from '../../../engine/core/parts.ts'
import { FILE_LIMIT, fileOf } from '../../../engine/core/schema.ts'
import { keepPages } from '../../lib/pdf/keep-pages.ts'
import { openPdf, pdfFailures, pdfField, savePdf } from '../../lib/pdf/open.ts'
import { RANGE_EXAMPLE, inPages, pageRangeFailures, readPages } from '../../lib/pdf/page-range.ts'
import { samplePdf } from '../../lib/pdf/sample.ts'

export const deletePdfPages = defineTool({
  id: 'delete-pdf-pages',
  category: 'pdf',
  icon: 'file-x',
  title: 'Delete PDF pages',
  summary: 'Delete pages from a PDF, or extract just the ones you need, with nothing of the removed pages left in the file.',
  keywords: ['remove pdf pages', 'extract pdf pages', 'pdf page remover', 'save one page of a pdf', 'reorder pdf pages'],
  aliases: ['remove-pdf-pages', 'extract-pdf-pages', 'pdf-page-remover', 'reorder-pdf-pages'],
  slugs: {
    es: 'eliminar-paginas-pdf',
    fr: 'supprimer-pages-pdf',
    id: 'hapus-halaman-pdf',
    it: 'eliminare-pagine-pdf',
    pl: 'usuwanie-stron-pdf',
    pt: 'excluir-paginas-pdf',
    ru: 'udalit-stranicy-pdf',
  },
  recognizes: [{ kind: 'pdf', confidence: 0.86 }],
  effect: 'pure',
  limits: { timeMs: 60_000 },
  input: z.object({
    file: pdfField,
    mode: choice('What to do', { delete: 'Delete these pages', keep: 'Keep only these pages, in this order' }),
    pages: text('Pages', {
      min: 1,
      max: 10_000,
      control: 'pages',
      pages: { file: 'file', order: { mode: 'keep' } },
      placeholder: RANGE_EXAMPLE,
    }),
  }),
  output: z.object({
    file: part(z.array(fileOf(2 * FILE_LIMIT)), 'New PDF', { view: 'files' }),
    facts: facts('Details', {
      pages: column(z.int(), 'Pages'),
      removed: column(z.int(), 'Deleted pages'),
      bytes: column(z.int(), 'Size', { format: 'bytes' }),
    }),
  }),
  failures: {
    ...pdfFailures,
    ...pageRangeFailures,
    'nothing-left': 'These are all the pages of “{{name}}”, so nothing would be left. Keep at least one.',
    'page-twice': 'Name each page once: “{{page}}” appears twice.',
  },
  notes: [
    'Anything that only deleted pages use is removed from the file, not just hidden. Bookmarks of these pages go, too, and links to them lead nowhere.',
    'Deleting a page isn’t redaction: other pages, the properties or attachments of a document can still mention what was on one. Check before you pass a file on.',
    'Pages can be written as 1-3, 5, 8- (to the end), -1 or last (the last one), odd or even. If you keep pages, their order counts: 5-1 puts the first five in reverse order. A digital signature is no longer valid afterward.',
  ],
  examples: [
    { input: { file: samplePdf(5), pages: '2-3' }, output: { facts: { pages: 3, removed: 2 } } },
    {
      title: 'Only two pages, the last one first',
      input: { file: samplePdf(5), mode: 'keep', pages: '-1, 1' },
      output: { facts: { pages: 2, removed: 3 } },
    },
    {
      title: 'The blank back sides of a scan',
      input: { file: samplePdf(6, 'scan.pdf'), pages: 'even' },
      in: inPages('even'),
      output: { facts: { pages: 3, removed: 3 } },
    },
  ],
  transform: async ({ file, mode, pages }, { fail }) => {
    const document = await openPdf(file, 'file')
    const count = document.getPageCount()
    const name = file.name.slice(0, 200)
    const named = readPages(pages, { count, name, field: 'pages' })
    const twice = named.find((page, at) => named.indexOf(page) !== at)
    if (mode === 'keep' && twice !== undefined) fail('page-twice', { page: twice + 1, field: 'pages' })
    const gone = new Set(named)
    const kept = mode === 'keep' ? named : Array.from({ length: count }, (_, index) => index).filter((index) => !gone.has(index))
    if (kept.length === 0) fail('nothing-left', { name, field: 'pages' })
    await keepPages(document, kept)
    const made = await savePdf(document, name, '-pages')
    return { file: [made], facts: { pages: kept.length, removed: count - kept.length, bytes: made.bytes.byteLength } }
  },
})

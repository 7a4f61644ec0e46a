import * as z from 'zod'
import { defineTool } from '../../../engine/core/define.ts'
import { choice, text } from '../../../engine/core/kit.ts'
import { column, facts, part } from '../../../engine/core/parts.ts'
import { FILE_LIMIT, fileOf } from '../../../engine/core/schema.ts'
import { openPdf, pdfFailures, pdfField, pdfLib, savePdf } from '../../lib/pdf/open.ts'
import { RANGE_EXAMPLE, inPages, pageRangeFailures, readPages } from '../../lib/pdf/page-range.ts'
import { samplePdf } from '../../lib/pdf/sample.ts'

export const rotatePdf = defineTool({
  id: 'rotate-pdf',
  category: 'pdf',
  icon: 'rotate-cw',
  title: 'Rotate PDF',
  summary: 'Rotate all pages of a PDF, or just some, by 90, 180 or 270 degrees and save it that way, on your device.',
  keywords: ['turn pdf pages', 'pdf rotator', 'rotate pdf pages', 'flip pdf upside down', 'landscape to portrait pdf', 'fix scanned pdf'],
  aliases: ['turn-pdf', 'rotate-pdf-pages', 'pdf-rotator'],
  slugs: {
    es: 'girar-pdf',
    fr: 'pivoter-pdf',
    id: 'putar-pdf',
    it: 'ruotare-pdf',
    pl: 'obracanie-pdf',
    pt: 'girar-pdf',
    ru: 'povernut-pdf',
  },
  recognizes: [{ kind: 'pdf', confidence: 0.84 }],
  effect: 'pure',
  limits: { timeMs: 60_000 },
  input: z.object({
    file: pdfField,
    angle: choice('Rotate', { '90': '90° clockwise', '180': '180°', '270': '90° counterclockwise' }, { default: '90' }),
    pages: text('Pages', {
      max: 10_000,
      default: '',
      control: 'pages',
      pages: { file: 'file' },
      placeholder: RANGE_EXAMPLE,
      help: 'Leave empty for all pages.',
    }),
  }),
  output: z.object({
    file: part(z.array(fileOf(2 * FILE_LIMIT)), 'Rotated PDF', { view: 'files' }),
    facts: facts('Details', {
      turned: column(z.int(), 'Rotated pages'),
      pages: column(z.int(), 'Pages'),
      bytes: column(z.int(), 'Size', { format: 'bytes' }),
    }),
  }),
  failures: { ...pdfFailures, ...pageRangeFailures },
  notes: [
    'The angle is added to the rotation that a page already has. Only this setting changes: text, images, links and form fields stay as they are.',
    'Pages can be written as 1-3, 5, 8- (to the end), -1 or last (the last one), odd or even. A digital signature is no longer valid afterward.',
  ],
  examples: [
    { input: { file: samplePdf(3) }, output: { facts: { turned: 3, pages: 3 } } },
    {
      title: 'Every other page upside down, as some scanners leave them',
      input: { file: samplePdf(5, 'scan.pdf'), angle: '180', pages: 'even' },
      in: inPages('even'),
      output: { facts: { turned: 2, pages: 5 } },
    },
    { title: 'One page turned left', input: { file: samplePdf(2), angle: '270', pages: '2' }, output: { facts: { turned: 1, pages: 2 } } },
  ],
  transform: async ({ file, angle, pages }) => {
    const document = await openPdf(file, 'file')
    const { degrees } = await pdfLib()
    const all = document.getPages()
    const chosen = new Set(readPages(pages, { count: all.length, name: file.name.slice(0, 200), field: 'pages' }))
    for (const index of chosen) {
      const page = all[index]
      page?.setRotation(degrees((((page.getRotation().angle + Number(angle)) % 360) + 360) % 360))
    }
    const turned = await savePdf(document, file.name, '-rotated')
    return { file: [turned], facts: { turned: chosen.size, pages: all.length, bytes: turned.bytes.byteLength } }
  },
})

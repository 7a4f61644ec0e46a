import * as z from 'zod'
import { defineTool } from '../../engine/core/define.ts'
import { ToolError } from '../../engine/core/errors.ts'
import { text, whole } from '../../engine/core/kit.ts'
import { part } from '../../engine/core/parts.ts'
import { value } from '../../engine/core/schema.ts'
import { drawPage, drawingSettings, pagePixels } from '../lib/pdf/draw.ts'
import { pdfFailures, pdfField } from '../lib/pdf/open.ts'
import { pageRangeFailures, readPages } from '../lib/pdf/page-range.ts'
import { passwordFailures, passwordField } from '../lib/pdf/password.ts'
import { openReader } from '../lib/pdf/reader.ts'
import { DRAWING_ASSETS } from '../lib/pdf/reader-assets.ts'
import { samplePdf } from '../lib/pdf/sample.ts'

/** Points of a PDF to an inch, at which a page is as many pixels wide as points. */
const POINTS = 72

/**
 * Draws pages of a PDF in small. It has no page: the control `pages` runs it a few pages at a time, for those that are in sight.
 * A page that cannot be drawn is left out.
 */
export const pageThumbnails = defineTool({
  id: 'page-thumbnails',
  category: '',
  icon: 'images',
  title: 'Page thumbnails',
  summary: 'Draws pages of a PDF in small.',
  effect: 'browser',
  limits: { timeMs: 30_000 },
  assets: DRAWING_ASSETS,
  input: z.object({
    file: pdfField,
    pages: text('Pages', { max: 1000 }),
    side: whole('Longer side', { min: 16, max: 2000, unit: 'px' }),
    password: passwordField,
  }),
  output: z.object({
    count: part(z.int(), 'Pages'),
    drawn: part(z.array(z.object({ page: z.int(), width: z.int(), height: z.int(), image: value.file })), 'Thumbnails'),
  }),
  failures: { ...pdfFailures, ...passwordFailures, ...pageRangeFailures },
  examples: [{ input: { file: samplePdf(3), pages: '1', side: 200 }, output: { count: 3 } }],
  transform: async ({ file, pages, side, password }, { canvas, ...work }) => {
    const reader = await openReader(file, 'file', work, { password, settings: drawingSettings(canvas) })
    try {
      const drawn = []
      for (const index of readPages(pages, { count: reader.count, name: file.name, field: 'pages' })) {
        const pixels = await reader
          .page(index, (one) => {
            const { width, height } = pagePixels(one, POINTS)
            return drawPage(one, (POINTS * side) / Math.max(width, height), canvas, '#ffffff')
          })
          .catch((error: unknown) => {
            if (error instanceof ToolError && error.failure.code === 'pdf-damaged') return undefined
            throw error
          })
        if (!pixels) continue
        const bytes = await canvas.encode(pixels, 'image/jpeg', 0.85)
        const { width, height } = pixels
        drawn.push({ page: index, width, height, image: { name: `${index + 1}.jpg`, type: 'image/jpeg', bytes } })
      }
      return { count: reader.count, drawn }
    } finally {
      await reader.close()
    }
  },
})

import * as z from 'zod'
import { defineTool } from '../../../../engine/core/define.ts'
import { choice, flag, whole } from '../../../../engine/core/kit.ts'
import { column, part, table } from '../../../../engine/core/parts.ts'
import { fileOf } from '../../../../engine/core/schema.ts'
import { drawPage, drawingSettings, pagePixels } from '../../../lib/pdf/draw.ts'
import { baseName, pdfFailures, pdfField } from '../../../lib/pdf/open.ts'
import { inPages, pagesField, pageRangeFailures, readPages } from '../../../lib/pdf/page-range.ts'
import { passwordFailures, passwordField } from '../../../lib/pdf/password.ts'
import { openReader } from '../../../lib/pdf/reader.ts'
import { DRAWING_ASSETS } from '../../../lib/pdf/reader-assets.ts'
import { samplePdf } from '../../../lib/pdf/sample.ts'
import { ENCODER_ASSETS, encodePicture } from '../../../lib/pictures/encode.ts'
import { imageFailures } from '../../../lib/pictures/failures.ts'
import { FORMATS } from '../../../lib/pictures/formats.ts'
import { withResolution } from '../../../lib/pictures/metadata/resolution.ts'
import { MOST_MADE_BYTES, MOST_PIXELS, MOST_SIDE } from '../../../lib/pictures/size.ts'
import { countBytes, madeFailures } from './made-bytes.ts'

export const pdfToJpg = defineTool({
  id: 'pdf-to-jpg',
  category: 'pdf',
  icon: 'images',
  title: 'PDF to JPG',
  summary: 'Convert PDF pages to JPG, PNG or WebP images, all or just some, at 72 to 600 dpi, without uploading them.',
  keywords: ['convert pdf to jpg', 'pdf to png', 'pdf to image', 'pdf to webp', 'pdf pages to images', 'save pdf as picture', 'pdf to photo', 'pdf to jpeg'], // prettier-ignore
  aliases: ['pdf-to-png', 'pdf-to-image', 'pdf-to-jpeg', 'pdf-to-webp', 'convert-pdf-to-jpg', 'pdf-to-images'],
  slugs: { es: 'pdf-a-jpg', fr: 'pdf-en-jpg', id: 'pdf-ke-jpg', it: 'da-pdf-a-jpg', pl: 'pdf-na-jpg', pt: 'pdf-para-jpg', ru: 'pdf-v-jpg' },
  recognizes: [{ kind: 'pdf', confidence: 0.91 }],
  effect: 'browser',
  starts: 'button',
  action: 'Convert',
  limits: { timeMs: 900_000 },
  assets: [...DRAWING_ASSETS, ...ENCODER_ASSETS],
  input: z.object({
    file: pdfField,
    pages: pagesField('Leave empty for all pages.'),
    format: choice('Format', { jpeg: 'JPEG', png: 'PNG', webp: 'WebP' }),
    dpi: whole('Resolution', { min: 72, max: 600, default: 150, unit: 'dpi', help: '96 for screens, 150 for reading, 300 for printing.' }),
    quality: whole('Quality', { min: 1, max: 100, default: 85, control: 'slider', when: { format: ['jpeg', 'webp'] } }),
    transparent: flag('Transparent background', { help: 'Instead of white paper.', when: { format: ['png', 'webp'] } }),
    password: passwordField,
  }),
  output: z.object({
    image: part(fileOf(MOST_MADE_BYTES), 'Image', { view: 'image' }).optional(),
    images: table('Images', {
      name: column(z.string(), 'File name'),
      page: column(z.int(), 'Page'),
      dimensions: column(z.string(), 'Dimensions'),
      bytes: column(z.int(), 'Size', { format: 'bytes' }),
    }),
    files: part(z.array(fileOf(MOST_MADE_BYTES)), 'All images', { view: 'files' }).optional(),
  }),
  failures: {
    ...pdfFailures,
    ...pageRangeFailures,
    ...passwordFailures,
    ...madeFailures,
    'webp-too-long': imageFailures.words['webp-too-long'],
    'page-too-large':
      'At {{dpi, number}} dpi, page {{page, number}} would be {{width}} × {{height}} pixels. The limit is {{side}} on a side and {{maximum, number}} in total. Choose a lower resolution.',
  },
  notes: [
    'Pages are drawn by pdf.js, as Firefox does, with comments, stamps and filled-in form fields. Scripts in a PDF never run, and nothing in it is loaded from the internet.',
    'The first conversion loads about 1 MB of code. Fonts that aren’t embedded in the PDF, and decoders for JPEG 2000 and JBIG2 scans, are loaded from this site only if needed, 20 to 400 kB each.',
    'Each page keeps the size and rotation set in the PDF. An image has at most 52 million pixels and 16,384 pixels on a side; a JPEG or PNG also states its resolution in dpi. CMYK and other color profiles are converted approximately.',
  ],
  examples: [
    { input: { file: samplePdf(3) }, output: {} },
    { title: 'The first page as PNG for printing', input: { file: samplePdf(3), pages: '1', format: 'png', dpi: 300 }, output: {} },
    {
      title: 'Small previews of the odd pages',
      input: { file: samplePdf(5, 'slides.pdf'), pages: 'odd', format: 'webp', dpi: 72, quality: 70 },
      in: inPages('odd'),
      output: {},
    },
  ],
  transform: async ({ file, pages, format, dpi, quality, transparent, password }, { canvas, fail, progress, ...work }) => {
    const name = file.name.slice(0, 200)
    const reader = await openReader(file, 'file', work, { password, settings: drawingSettings(canvas) })
    try {
      const chosen = [...new Set(readPages(pages, { count: reader.count, name, field: 'pages' }))]
      const digits = String(Math.max(...chosen) + 1).length
      const images = []
      const count = countBytes()
      for (const [at, index] of chosen.entries()) {
        const page = index + 1
        const pixels = await reader.page(index, (one) => {
          const { width, height } = pagePixels(one, dpi)
          if (Math.max(width, height) > MOST_SIDE || width * height > MOST_PIXELS)
            fail('page-too-large', { dpi, page, width, height, side: MOST_SIDE, maximum: MOST_PIXELS, field: 'dpi' })
          return drawPage(one, dpi, canvas, transparent && format !== 'jpeg' ? 'rgba(0,0,0,0)' : '#ffffff')
        })
        const bytes = withResolution(format, await encodePicture(pixels, { format, quality }, work), dpi)
        count(bytes.length)
        const { type, ending } = FORMATS[format]
        const made = { name: `${baseName(name)}-${String(page).padStart(digits, '0')}.${ending}`, type, bytes }
        images.push({ made, row: { name: made.name, page, dimensions: `${pixels.width} × ${pixels.height}`, bytes: bytes.length } })
        progress((at + 1) / chosen.length)
      }
      const [only, second] = images
      return {
        images: images.map(({ row }) => row),
        ...(only && !second ? { image: only.made } : { files: images.map(({ made }) => made) }),
      }
    } finally {
      await reader.close()
    }
  },
})

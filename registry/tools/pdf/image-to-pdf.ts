import type { PDFDocument } from '@cantoo/pdf-lib'
import * as z from 'zod'
import { defineTool } from '../../../engine/core/define.ts'
import { choice, files, number, whole } from '../../../engine/core/kit.ts'
import { column, facts, oneOf, part, table } from '../../../engine/core/parts.ts'
import { FILE_LIMIT, fileOf } from '../../../engine/core/schema.ts'
import { type ImageObject, embedImage } from '../../lib/pdf/image-object.ts'
import { pdfLib, savePdf } from '../../lib/pdf/open.ts'
import { type Placed, POINTS_PER_MM, type Size, contentOf, pageOfImage, pageOfSize } from '../../lib/pdf/place-images.ts'
import { DECODER_ASSETS } from '../../lib/pictures/decode.ts'
import { imageFailures } from '../../lib/pictures/failures.ts'
import { HEIC_NOTICES, hasOtherPictures } from '../../lib/pictures/foreign.ts'
import { sampleImage } from '../../lib/pictures/sample.ts'
import { IMAGE_TYPES } from '../../lib/pictures/formats.ts'

const MOST_IMAGES = 100
const MOST_BYTES = 4 * FILE_LIMIT
const onPaper = { when: { size: ['a4', 'letter', 'a3', 'a5', 'legal'] } }

const { 'webp-too-long': _, ...readFailures } = imageFailures.words

const input = z.object({
  files: files('Images', { min: 1, max: MOST_IMAGES, ordered: true, accept: [...IMAGE_TYPES, '.bmp', '.ico', '.tif', '.tiff', '.avif'] }),
  size: choice(
    'Page size',
    {
      a4: 'A4 (210 × 297 mm)',
      letter: 'Letter (8.5 × 11 in)',
      a3: 'A3 (297 × 420 mm)',
      a5: 'A5 (148 × 210 mm)',
      legal: 'Legal (8.5 × 14 in)',
      image: 'As large as the image',
    },
    { start: { en: 'letter', es: 'a4', fr: 'a4', id: 'a4', it: 'a4', pl: 'a4', pt: 'a4', ru: 'a4' } },
  ),
  orientation: choice('Orientation', { auto: 'Matches the images', portrait: 'Portrait', landscape: 'Landscape' }, onPaper),
  fit: choice(
    'Fit',
    { contain: 'Show the whole image', cover: 'Fill the page, crop the edges', shrink: 'Original size, smaller if needed' },
    onPaper,
  ),
  perPage: choice('Images per page', ['1', '2', '4', '6', '9'], onPaper),
  margin: number('Margin', { min: 0, max: 100, default: 10, unit: 'mm' }),
  order: choice('Order', { given: 'As added', name: 'By file name', reverse: 'Last one first' }),
  dpi: whole('Resolution', {
    min: 18,
    max: 2400,
    default: 96,
    unit: 'dpi',
    help: 'Pixels per inch, for original sizes and pages as large as the image.',
    advanced: true,
  }),
})
type Input = z.output<typeof input>

export const imageToPdf = defineTool({
  id: 'image-to-pdf',
  category: 'pdf',
  icon: 'file-image',
  title: 'Image to PDF',
  summary: 'Turn JPG, PNG, WebP and other images into one PDF, with page size, margins and order as you like, on your device.',
  keywords: [
    'jpg to pdf',
    'png to pdf',
    'photo to pdf',
    'picture to pdf',
    'scan to pdf',
    'combine images into pdf',
    'webp to pdf',
    'heic to pdf',
  ],
  aliases: ['jpg-to-pdf', 'png-to-pdf', 'photo-to-pdf', 'webp-to-pdf', 'tiff-to-pdf', 'images-to-pdf', 'jpeg-to-pdf'],
  slugs: {
    es: 'imagen-a-pdf',
    fr: 'image-en-pdf',
    id: 'gambar-ke-pdf',
    it: 'da-immagine-a-pdf',
    pl: 'zdjecie-na-pdf',
    pt: 'imagem-para-pdf',
    ru: 'izobrazhenie-v-pdf',
  },
  recognizes: [{ kind: 'image', field: 'files', confidence: 0.75 }],
  effect: 'pure',
  starts: 'button',
  action: 'Create PDF',
  limits: { timeMs: 300_000 },
  assets: [...DECODER_ASSETS],
  input,
  output: z.object({
    file: part(z.array(fileOf(MOST_BYTES)), 'PDF', { view: 'files' }),
    facts: facts('Details', {
      pages: column(z.int(), 'Pages'),
      images: column(z.int(), 'Images'),
      bytes: column(z.int(), 'Size', { format: 'bytes' }),
    }),
    images: table('Images in order', {
      name: column(z.string(), 'File name'),
      page: column(z.int(), 'Page'),
      dimensions: column(z.string(), 'Dimensions'),
      stored: oneOf('Stored', { untouched: 'JPEG data unchanged', lossless: 'Without loss' }),
    }),
  }),
  failures: {
    ...readFailures,
    'no-room': 'The margins leave no room for images on this page. Choose smaller margins, a larger page or fewer images per page.',
    'pdf-too-big': 'The PDF would be larger than {{most, number}} MB. Use fewer or smaller images.',
  },
  notices: {
    'first-frame': 'Only the first frame of an animation is in the PDF.',
    'first-page': 'Only the first page of a TIFF is in the PDF.',
    'largest-icon': { info: 'An icon file contained several sizes; the largest is in the PDF.' },
    ...HEIC_NOTICES,
  },
  notes: [
    'The compressed data of a JPEG goes into the PDF unchanged, so no quality is lost and it stays as small as it was. All other formats are stored without loss, with 8 bits per channel. Transparent areas stay transparent.',
    'Photos are rotated upright based on their EXIF data. Color profiles other than sRGB are kept. Camera data, dates and locations are left out of the PDF.',
    'HEIC photos are read by your browser if it can, or else by libheif (LGPL 3.0), which is loaded with the first such photo: about 0.5 MB. JPEG XL and similar formats work on this page if your browser can read them.',
  ],
  examples: [
    {
      input: { files: [sampleImage()] },
      output: { facts: { pages: 1, images: 1 }, images: [{ name: 'disk.png', page: 1, dimensions: '16 × 16', stored: 'lossless' }] },
    },
    {
      title: 'Four images on a page',
      input: { files: Array.from({ length: 5 }, sampleImage), perPage: '4', size: 'letter' },
      output: { facts: { pages: 2, images: 5 } },
    },
    {
      title: 'A page exactly as large as its image',
      input: { files: [sampleImage()], size: 'image', margin: 0 },
      output: { facts: { pages: 1, images: 1 } },
    },
  ],
  transform: async (input, { fail, note, ...work }) => {
    const { PDFDocument } = await pdfLib()
    const document = await PDFDocument.create({ updateMetadata: false })
    const ordered = inOrder(input)
    const images: ImageObject[] = []
    let total = 0
    for (const [at, index] of ordered.entries()) {
      work.signal.throwIfAborted()
      const image = await embedImage(document, input.files[index] as Input['files'][number], work, `files.${index}`)
      total += image.bytes
      // Pages and profiles add a little to what the images take.
      if (total > MOST_BYTES * 0.98) fail('pdf-too-big', { most: Math.floor(MOST_BYTES / 1_000_000), field: 'files' })
      if (image.picture) tellLosses(image.picture.info, note)
      if (image.picture && hasOtherPictures(image.picture)) note('main-picture')
      images.push({ ...image, picture: undefined } as ImageObject)
      work.progress((0.9 * (at + 1)) / ordered.length)
    }
    const perPage = input.size === 'image' ? 1 : Number(input.perPage)
    for (let at = 0; at < images.length; at += perPage) {
      const own = images.slice(at, at + perPage)
      const laid = layOut(input, own)
      if (!laid) fail('no-room', { field: 'margin' })
      else addPage(document, own, laid)
    }
    const names = ordered.map((index) => input.files[index]?.name ?? '')
    const file = await savePdf(document, [...(names[0] ?? '').replace(/\.[^.]*$/, '')].slice(0, 100).join(''))
    return {
      file: [file],
      facts: { pages: Math.ceil(images.length / perPage), images: images.length, bytes: file.bytes.byteLength },
      images: images.map(({ width, height, isUntouched }, at) => ({
        name: names[at] ?? '',
        page: Math.floor(at / perPage) + 1,
        dimensions: `${width} × ${height}`,
        stored: isUntouched ? ('untouched' as const) : ('lossless' as const),
      })),
    }
  },
})

function inOrder({ files: given, order }: Input): number[] {
  const indexes = given.map((_file, index) => index)
  if (order === 'reverse') return indexes.toReversed()
  if (order === 'given') return indexes
  // 2.jpg comes before 10.jpg.
  const { compare } = new Intl.Collator('en', { numeric: true })
  return indexes.toSorted((a, b) => compare(given[a]?.name ?? '', given[b]?.name ?? ''))
}

type Info = NonNullable<ImageObject['picture']>['info']

function tellLosses(info: Info, note: (code: 'first-frame' | 'first-page' | 'largest-icon') => void): void {
  if (info.frames <= 1) return
  const name = info.format === 'other' ? info.name : ''
  note(name === 'TIFF' ? 'first-page' : name === 'ICO' ? 'largest-icon' : 'first-frame')
}

type Laid = { readonly page: Size; readonly placed: readonly Placed[] }

function layOut({ size, dpi, margin: millimeters, ...rest }: Input, images: readonly ImageObject[]): Laid | undefined {
  const margin = millimeters * POINTS_PER_MM
  if (size !== 'image') return pageOfSize(images, { ...rest, size, margin, dpi })
  const { page, placed } = pageOfImage(images[0] as ImageObject, margin, dpi)
  return { page, placed: [placed] }
}

function addPage(document: PDFDocument, images: readonly ImageObject[], { page: { width, height }, placed }: Laid): void {
  const { context } = document
  const { node } = document.addPage([width, height])
  const named = images.map(({ ref, orientation }, at) => ({ ...(placed[at] as Placed), ref, orientation, name: `Im${at + 1}` }))
  const set = (key: string, item: object) => node.set(context.obj(key) as never, item as never)
  set('Resources', context.obj({ XObject: Object.fromEntries(named.map(({ name, ref }) => [name, ref])) }))
  set('Contents', context.register(context.stream(contentOf(named))))
}

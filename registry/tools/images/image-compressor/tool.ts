import * as z from 'zod'
import { defineTool } from '../../../../engine/core/define.ts'
import { choice, color, files, flag, number, whole } from '../../../../engine/core/kit.ts'
import { column, facts, part, table } from '../../../../engine/core/parts.ts'
import { fileOf } from '../../../../engine/core/schema.ts'
import { MOST_MADE_BYTES } from '../../../lib/pictures/size.ts'
import { type Compressed, compressPicture } from './compress.ts'
import { DECODER_ASSETS } from '../../../lib/pictures/decode.ts'
import { ENCODER_ASSETS } from '../../../lib/pictures/encode.ts'
import { imageFailures } from '../../../lib/pictures/failures.ts'
import { FOREIGN_NOTICES, HEIC_NOTICES, noteForeign } from '../../../lib/pictures/foreign.ts'
import { FORMATS, IMAGE_TYPES } from '../../../lib/pictures/formats.ts'
import { METADATA_NOTICES, noteMetadata } from '../../../lib/pictures/metadata/kept-metadata.ts'
import { sampleImage } from '../../../lib/pictures/sample.ts'
import { parseHex } from '../../../lib/pictures/rgb.ts'

const MOST_IMAGES = 50
const UNIT_BYTES = { kb: 1000, mb: 1_000_000 } as const
const OUTCOMES = { smaller: 'Smaller', kept: 'Original kept', larger: 'Larger', missed: 'Target not reached' } as const

const by = (...modes: string[]) => ({ when: { by: modes } })
const bytes = (label: string) => part(z.int(), label, { format: 'bytes' })
const saved = part(z.number(), 'Saved', { format: 'percent', decimals: 1 })
const quality = part(z.int(), 'Quality').optional()
const outcome = part(z.enum(['smaller', 'kept', 'larger', 'missed']), 'Outcome', { choices: OUTCOMES })

export const imageCompressor = defineTool({
  id: 'image-compressor',
  category: 'images',
  icon: 'file-archive',
  title: 'Image compressor',
  summary: 'Compress JPEG, PNG, WebP and AVIF images by quality or to a target size in kB, up to fifty at once, right in your browser.',
  keywords: ['compress image', 'reduce image size', 'compress jpeg', 'compress png', 'image to 100 kb', 'webp converter', 'avif converter'],
  aliases: ['compress-image', 'photo-compressor', 'jpeg-compressor', 'png-compressor'],
  slugs: {
    es: 'comprimir-imagen',
    fr: 'compresser-image',
    id: 'kompres-gambar',
    it: 'comprimere-immagini',
    pl: 'kompresja-zdjec',
    pt: 'comprimir-imagem',
    ru: 'szhat-izobrazhenie',
  },
  recognizes: [{ kind: 'image' }, { kind: 'gif', confidence: 0.9 }],
  effect: 'pure',
  starts: 'button',
  action: 'Compress',
  limits: { timeMs: 300_000 },
  assets: [...DECODER_ASSETS, ...ENCODER_ASSETS],
  input: z.object({
    files: files('Images', { min: 1, max: MOST_IMAGES, accept: IMAGE_TYPES }),
    format: choice('Format', { same: 'Same as original', jpeg: 'JPEG', png: 'PNG', webp: 'WebP', avif: 'AVIF' }),
    by: choice('Method', { quality: 'Quality', target: 'Target size', lossless: 'Lossless only' }),
    quality: whole('Quality', {
      min: 1,
      max: 100,
      default: 75,
      control: 'slider',
      help: 'For PNG, this sets the number of colors, up to 256.',
      ...by('quality'),
    }),
    target: number('Target size', { above: 0, max: 60_000, default: 200, help: 'Maximum for each image.', ...by('target') }),
    unit: choice('Unit', { kb: 'kB (1,000 bytes)', mb: 'MB (1,000,000 bytes)' }, by('target')),
    scale: flag('Reduce dimensions if needed', { help: 'Keeps quality from dropping below 45.', ...by('target') }),
    metadata: flag('Keep metadata', { help: 'Camera, date, location and captions. Removed unless you keep them.' }),
    background: color('Background', { default: '#ffffff', help: 'Put behind transparent areas when saving as JPEG.', advanced: true }),
  }),
  output: z.object({
    image: part(fileOf(MOST_MADE_BYTES), 'Image', { view: 'compare', compares: 'files' }).optional(),
    result: facts('Result', {
      before: bytes('Size before'),
      after: bytes('Size after'),
      saved,
      outcome,
      format: column(z.string(), 'Format'),
      dimensions: column(z.string(), 'Dimensions'),
      quality,
      tries: column(z.int(), 'Attempts').optional(),
    }).optional(),
    images: table('Images', {
      name: column(z.string(), 'File name'),
      before: bytes('Size before'),
      after: bytes('Size after'),
      saved,
      quality,
      outcome,
    }).optional(),
    total: facts('Total', { before: bytes('Size before'), after: bytes('Size after'), saved }).optional(),
    files: part(z.array(fileOf(MOST_MADE_BYTES)), 'All images', { view: 'files' }).optional(),
  }),
  failures: {
    ...imageFailures.words,
    'animated-image': '“{{name}}” is animated. Only still images can be compressed here.',
    'not-lossless': '{{format}} is always lossy here. Choose PNG or WebP, or compress by quality.',
  },
  notices: {
    kept: { info: 'Compressing would have made the file larger, so its original image data was kept.' },
    larger: 'In this format and quality the file is larger than the original.',
    missed: 'The target size could not be reached; this is the smallest result. Allow smaller dimensions or choose another format.',
    scaled: 'Width and height were reduced to reach the target size.',
    'became-png': { info: 'GIF images are saved as PNG.' },
    ...FOREIGN_NOTICES,
    ...HEIC_NOTICES,
    ...METADATA_NOTICES,
  },
  notes: [
    'MozJPEG encodes JPEG, libwebp encodes WebP and libaom encodes AVIF. By quality, PNG gets a palette of at most 256 colors, with dithering and levels of transparency; OxiPNG then packs it without changing a pixel. A codec is loaded only when its format is needed.',
    'For a target size, a binary search finds the best quality from 5 to 95 in at most seven attempts for each size in pixels. A PNG keeps all its colors if it fits without loss. 1 kB is 1,000 bytes here, so the result also fits limits that count 1,024.',
    'Photos are rotated upright based on their EXIF data. Color profiles other than sRGB are kept so that colors stay right. HEIC photos are read by your browser if it can, or else by libheif (LGPL 3.0), which is loaded with the first such photo: about 0.5 MB. TIFF, BMP and similar formats work on this page if your browser can read them. CMYK JPEG, HDR AVIF, animations and images over 52 megapixels are not accepted.',
    'A result in the same format is never larger than the original: if compression saves no space, the original image data is kept, and the result says so.',
  ],
  examples: [
    {
      title: 'Lossless PNG',
      input: { files: [sampleImage()], by: 'lossless' },
      output: { result: { before: 111, after: 106, saved: 4.5, outcome: 'smaller', format: 'PNG', dimensions: '16 × 16' } },
    },
    {
      title: 'Lossless WebP',
      input: { files: [sampleImage()], format: 'webp', by: 'lossless' },
      output: { result: { before: 111, after: 68, saved: 38.7, outcome: 'smaller', format: 'PNG → WebP', dimensions: '16 × 16' } },
    },
    {
      title: 'At most 100 bytes',
      input: { files: [sampleImage()], by: 'target', target: 0.1, scale: true },
      output: { notices: [{ code: 'scaled' }] },
    },
  ],
  transform: async (input, context) => {
    const { fail, note, progress } = context
    if (input.by === 'lossless' && (input.format === 'jpeg' || input.format === 'avif'))
      fail('not-lossless', { format: FORMATS[input.format].name, field: 'format' })
    const options = {
      ...input,
      maxBytes: Math.floor(input.target * UNIT_BYTES[input.unit]),
      mayScale: input.scale,
      keepMetadata: input.metadata,
      background: parseHex(input.background),
    }
    const made: Compressed[] = []
    for (const [index, picture] of input.files.entries()) {
      progress(index / input.files.length)
      const field = `files.${index}`
      made.push(await compressPicture(picture, options, context, field, () => fail('animated-image', { name: picture.name, field })))
    }
    if (made.some((one) => one.outcome === 'kept')) note('kept')
    if (made.some((one) => one.outcome === 'larger')) note('larger')
    if (made.some((one) => one.outcome === 'missed')) note('missed')
    if (made.some((one) => one.isScaled)) note('scaled')
    if (made.some((one) => one.isMainOfSeveral)) note('main-picture')
    if (made.some((one) => one.isOtherFormat && one.from === 'GIF')) note('became-png')
    noteForeign(
      made.filter((one) => one.isOtherFormat && one.from !== 'GIF').map((one) => one.to),
      note,
    )
    noteMetadata(
      made.map((one) => one.metadata),
      note,
    )
    const [only, second] = made
    return only && !second
      ? { image: only.file, result: resultOf(only) }
      : { images: made.map(rowOf), total: totalOf(made), files: made.map((one) => one.file) }
  },
})

/** Share of bytes saved, in percent with one decimal; negative when more than before. */
const savedOf = (before: number, after: number): number => Math.round((1 - after / before) * 1000) / 10

const sizesOf = (before: number, after: number) => ({ before, after, saved: savedOf(before, after) })

const resultOf = (one: Compressed) => ({
  ...sizesOf(one.before, one.file.bytes.length),
  outcome: one.outcome,
  format: one.from === FORMATS[one.to].name ? one.from : `${one.from} → ${FORMATS[one.to].name}`,
  dimensions: `${one.width} × ${one.height}`,
  quality: one.quality,
  tries: one.tries,
})

const rowOf = (one: Compressed) => ({
  name: one.file.name,
  ...sizesOf(one.before, one.file.bytes.length),
  quality: one.quality,
  outcome: one.outcome,
})

const totalOf = (made: readonly Compressed[]) =>
  sizesOf(
    made.reduce((sum, one) => sum + one.before, 0),
    made.reduce((sum, one) => sum + one.file.bytes.length, 0),
  )

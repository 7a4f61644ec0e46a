import * as z from 'zod'
import type { Pixels } from '../../../engine/core/context.ts'
import { defineTool } from '../../../engine/core/define.ts'
import { choice, color, files, flag, whole } from '../../../engine/core/kit.ts'
import type { FileValue } from '../../../engine/core/file-value.ts'
import { column, facts, part, table } from '../../../engine/core/parts.ts'
import { fileOf } from '../../../engine/core/schema.ts'
import { MOST_ICON, joinIco } from '../../lib/pictures/bitmap/ico.ts'
import type { PictureWork } from '../../lib/pictures/codec-module.ts'
import { decodeAnyPicture } from '../../lib/pictures/decode-any.ts'
import { DECODER_ASSETS } from '../../lib/pictures/decode.ts'
import { ENCODER_ASSETS, encodePicture } from '../../lib/pictures/encode.ts'
import { imageFailures } from '../../lib/pictures/failures.ts'
import { HEIC_NOTICES, formatName, hasOtherPictures } from '../../lib/pictures/foreign.ts'
import { IMAGE_TYPES, FORMATS, type WrittenFormat } from '../../lib/pictures/formats.ts'
import { METADATA_NOTICES, type MetadataOutcome, keepMetadata, noteMetadata } from '../../lib/pictures/metadata/kept-metadata.ts'
import type { Picture } from '../../lib/pictures/picture.ts'
import { flattenPixels, squarePixels } from '../../lib/pictures/pixels.ts'
import { isOpaque } from '../../lib/pictures/png/png-encode.ts'
import { resample } from '../../lib/pictures/resample.ts'
import { parseHex } from '../../lib/pictures/rgb.ts'
import { sampleImage } from '../../lib/pictures/sample.ts'
import { MOST_MADE_BYTES } from '../../lib/pictures/size.ts'

const MOST_IMAGES = 50
const WRITTEN = {
  jpeg: FORMATS.jpeg,
  png: FORMATS.png,
  webp: FORMATS.webp,
  avif: FORMATS.avif,
  gif: FORMATS.gif,
  bmp: { type: 'image/bmp', ending: 'bmp', name: 'BMP' },
  ico: { type: 'image/x-icon', ending: 'ico', name: 'ICO' },
} as const
type Format = keyof typeof WRITTEN

const input = z.object({
  files: files('Images', { min: 1, max: MOST_IMAGES, accept: [...IMAGE_TYPES, '.bmp', '.ico', '.tif', '.tiff', '.avif'] }),
  format: choice('Convert to', { jpeg: 'JPEG', png: 'PNG', webp: 'WebP', avif: 'AVIF', gif: 'GIF', bmp: 'BMP', ico: 'ICO' }),
  quality: whole('Quality', { min: 1, max: 100, default: 85, control: 'slider', when: { format: ['jpeg', 'webp', 'avif'] } }),
  lossless: flag('Lossless', { help: 'Keeps every pixel; the file gets larger. Used instead of the quality.', when: { format: 'webp' } }),
  background: color('Background', {
    default: '#ffffff',
    help: 'Fills transparent areas, because JPEG has no transparency.',
    when: { format: 'jpeg' },
  }),
  metadata: flag('Keep metadata', {
    help: 'Camera, date, location and captions. Removed unless you keep them.',
    when: { format: ['jpeg', 'png', 'webp'] },
    advanced: true,
  }),
})
type Input = z.output<typeof input>

export const imageConverter = defineTool({
  id: 'image-converter',
  category: 'images',
  icon: 'image-up',
  title: 'Image converter',
  summary: 'Convert images, even HEIC and TIFF, to JPG, PNG, WebP, AVIF, GIF, BMP or ICO, up to fifty at once, without uploading them.',
  keywords: [
    'convert image',
    'png to jpg',
    'jpg to png',
    'heic to jpg',
    'webp to png',
    'webp to jpg',
    'avif to jpg',
    'tiff to jpg',
    'bmp to png',
    'photo converter',
  ],
  aliases: [
    'png-to-jpg',
    'jpg-to-png',
    'webp-to-png',
    'webp-to-jpg',
    'heic-to-jpg',
    'heic-to-png',
    'avif-to-jpg',
    'avif-to-png',
    'png-to-webp',
    'jpg-to-webp',
    'jpg-to-avif',
    'png-to-avif',
    'tiff-to-jpg',
    'tiff-to-png',
    'bmp-to-png',
    'bmp-to-jpg',
    'png-to-ico',
    'jpg-to-ico',
    'ico-to-png',
    'gif-to-jpg',
    'png-to-gif',
    'png-to-bmp',
    'jpeg-to-png',
    'photo-converter',
  ],
  slugs: {
    es: 'convertir-imagenes',
    fr: 'convertir-image',
    id: 'konversi-gambar',
    it: 'convertire-immagini',
    pl: 'konwerter-zdjec',
    pt: 'converter-imagem',
    ru: 'konverter-izobrazheniy',
  },
  recognizes: [{ kind: 'image', confidence: 0.97 }],
  effect: 'pure',
  starts: 'button',
  action: 'Convert',
  limits: { timeMs: 300_000 },
  assets: [...DECODER_ASSETS, ...ENCODER_ASSETS],
  input,
  output: z.object({
    image: part(fileOf(MOST_MADE_BYTES), 'Image', { view: 'compare', compares: 'files' }).optional(),
    result: facts('Result', {
      format: column(z.string(), 'Format'),
      dimensions: column(z.string(), 'Dimensions'),
      before: part(z.int(), 'Size before', { format: 'bytes' }),
      after: part(z.int(), 'Size after', { format: 'bytes' }),
    }).optional(),
    images: table('Images', {
      name: column(z.string(), 'File name'),
      format: column(z.string(), 'Format'),
      dimensions: column(z.string(), 'Dimensions'),
      before: part(z.int(), 'Size before', { format: 'bytes' }),
      after: part(z.int(), 'Size after', { format: 'bytes' }),
    }).optional(),
    files: part(z.array(fileOf(MOST_MADE_BYTES)), 'All images', { view: 'files' }).optional(),
  }),
  failures: imageFailures.words,
  notices: {
    'animation-lost': 'An animation was reduced to its first frame.',
    'pages-lost': { info: 'Only the first page of a TIFF was converted.' },
    'largest-icon': { info: 'An icon file contained several sizes; the largest was converted.' },
    'background-filled': { info: 'JPEG has no transparency, so transparent areas got the background color.' },
    'gif-colors': { info: 'GIF has at most 256 colors, so colors were reduced and dithered.' },
    'gif-edges': { info: 'In a GIF, a pixel is either transparent or opaque, so soft edges became hard.' },
    'icon-scaled': { info: 'Icons can have at most 256 × 256 pixels, so the image was scaled down to fit a square.' },
    ...HEIC_NOTICES,
    ...METADATA_NOTICES,
  },
  notes: [
    'JPEG is encoded by MozJPEG, WebP by libwebp and AVIF by libaom, each loaded only when needed. PNG and BMP keep every pixel. BMP, ICO and TIFF are decoded by this site’s own code: TIFF with 1 to 16 bits, uncompressed or compressed with LZW, Deflate or PackBits.',
    'Photos are rotated upright based on their EXIF data. Color profiles other than sRGB are kept where the format has room for them.',
    'HEIC photos are read by your browser if it can, or else by libheif (LGPL 3.0), which is loaded with the first such photo: about 0.5 MB. JPEG XL and similar formats work on this page if your browser can read them. CMYK and HDR images and images over 52 megapixels are not accepted.',
  ],
  examples: [
    {
      title: 'PNG to lossless WebP',
      input: { files: [sampleImage()], format: 'webp', lossless: true },
      output: { result: { format: 'PNG → WebP', dimensions: '16 × 16', before: 111 } },
    },
    {
      title: 'PNG to JPG',
      input: { files: [sampleImage()], format: 'jpeg', quality: 90 },
      output: { result: { format: 'PNG → JPEG', dimensions: '16 × 16', before: 111 } },
    },
    {
      title: 'PNG to BMP',
      input: { files: [sampleImage()], format: 'bmp' },
      output: { result: { format: 'PNG → BMP', dimensions: '16 × 16', before: 111, after: 822 } },
    },
  ],
  transform: async (input, context) => {
    const { note, progress, signal } = context
    const made: Made[] = []
    for (const [index, picture] of input.files.entries()) {
      progress(index / input.files.length)
      signal.throwIfAborted()
      made.push(await convertOne(picture, input, context, `files.${index}`))
    }
    const told = new Set(made.flatMap(({ notes }) => notes))
    for (const code of told) note(code)
    noteMetadata(
      made.flatMap(({ outcome }) => outcome ?? []),
      note,
    )
    const [only, second] = made
    return only && !second
      ? { image: only.file, result: only.row }
      : { images: made.map(({ file, row }) => ({ name: file.name, ...row })), files: made.map(({ file }) => file) }
  },
})

type Loss =
  | keyof typeof HEIC_NOTICES
  | 'animation-lost'
  | 'pages-lost'
  | 'largest-icon'
  | 'background-filled'
  | 'gif-colors'
  | 'gif-edges'
  | 'icon-scaled'
type Made = {
  readonly file: FileValue
  readonly row: { readonly format: string; readonly dimensions: string; readonly before: number; readonly after: number }
  readonly notes: readonly Loss[]
  readonly outcome: MetadataOutcome | undefined
}

async function convertOne(source: FileValue, input: Input, work: PictureWork, field: string): Promise<Made> {
  const { format } = input
  const picture = await decodeAnyPicture(source, work, field)
  const { type, ending, name } = WRITTEN[format]
  const { bytes, outcome, pixels } = await write(picture, input, work, field)
  return {
    file: { name: `${[...source.name.replace(/\.[^.]*$/, '')].slice(0, 100).join('') || 'image'}.${ending}`, type, bytes },
    row: {
      format: `${formatName(picture)} → ${name}`,
      dimensions: `${pixels.width} × ${pixels.height}`,
      before: source.bytes.length,
      after: bytes.length,
    },
    notes: lossesOf(picture, format),
    outcome,
  }
}

function lossesOf(picture: Picture, format: Format): Loss[] {
  const { info, pixels } = picture
  const isSeeThrough = !isOpaque(pixels)
  const kind = info.format === 'other' ? info.name : info.format
  const frames: Loss = kind === 'TIFF' ? 'pages-lost' : kind === 'ICO' ? 'largest-icon' : 'animation-lost'
  const alphas = format === 'gif' && isSeeThrough && pixels.data.some((value, i) => i % 4 === 3 && value > 0 && value < 255)
  return [
    ...(info.frames > 1 ? [frames] : []),
    ...(hasOtherPictures(picture) ? (['main-picture'] as const) : []),
    ...(format === 'jpeg' && isSeeThrough ? (['background-filled'] as const) : []),
    ...(format === 'gif' && hasManyColors(pixels) ? (['gif-colors'] as const) : []),
    ...(alphas ? (['gif-edges'] as const) : []),
    ...(format === 'ico' && Math.max(pixels.width, pixels.height) > MOST_ICON ? (['icon-scaled'] as const) : []),
  ]
}

function hasManyColors({ data }: Pixels): boolean {
  const seen = new Set<number>()
  for (let i = 0; i < data.length && seen.size <= 256; i += 4)
    if ((data[i + 3] as number) >= 128) seen.add(((data[i] as number) << 16) | ((data[i + 1] as number) << 8) | (data[i + 2] as number))
  return seen.size > 255
}

type Written = { readonly bytes: Uint8Array; readonly outcome?: MetadataOutcome; readonly pixels: Pixels }

async function write(
  picture: Picture,
  { format, quality, lossless, background, metadata }: Input,
  work: PictureWork,
  field: string,
): Promise<Written> {
  const { pixels, info } = picture
  const behind = parseHex(background)
  if (format === 'bmp') return { bytes: (await import('../../lib/pictures/bitmap/bmp-encode.ts')).encodeBmp(pixels), pixels }
  if (format === 'gif') return { bytes: (await import('../../lib/pictures/gif/still-gif.ts')).encodeStillGif(pixels), pixels }
  if (format === 'ico') return writeIcon(pixels, work)
  const kept = keepMetadata(info, picture.metadata, pixels, format as WrittenFormat, metadata)
  const flat = format === 'jpeg' && !isOpaque(pixels) ? flattenPixels(pixels, behind) : pixels
  const bytes = await encodePicture(flat, { format, quality, lossless, background: behind, metadata: kept.metadata, field }, work)
  return { bytes, outcome: kept.outcome, pixels }
}

/** A square of at most 256 pixels, with room that is transparent beside other shapes. */
async function writeIcon(pixels: Pixels, work: PictureWork): Promise<Written> {
  const longest = Math.max(pixels.width, pixels.height)
  const scale = Math.min(1, MOST_ICON / longest)
  const [width, height] = [Math.max(1, Math.round(pixels.width * scale)), Math.max(1, Math.round(pixels.height * scale))]
  const scaled = scale < 1 ? resample(pixels, width, height, { isLinear: false }) : pixels
  const side = Math.max(width, height)
  const square = width === height ? scaled : squarePixels(scaled, side)
  const png = await encodePicture(square, { format: 'png', effort: 2 }, work)
  return { bytes: joinIco([{ width: side, height: side, png }]), pixels: square }
}

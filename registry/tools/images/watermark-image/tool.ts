import * as z from 'zod'
import type { CanvasAccess, Pixels } from '../../../../engine/core/context.ts'
import { type Fail, defineTool, fail } from '../../../../engine/core/define.ts'
import type { FileValue } from '../../../../engine/core/file-value.ts'
import { choice, color, file, files, flag, text, whole } from '../../../../engine/core/kit.ts'
import { part } from '../../../../engine/core/parts.ts'
import { fileOf } from '../../../../engine/core/schema.ts'
import { MOST_MADE_BYTES } from '../../../lib/pictures/size.ts'
import type { PictureWork } from '../../../lib/pictures/codec-module.ts'
import { DECODER_ASSETS, decodePicture } from '../../../lib/pictures/decode.ts'
import { stampPixels, turnPixels } from './stamp.ts'
import { ENCODER_ASSETS, encodePicture } from '../../../lib/pictures/encode.ts'
import { imageFailures } from '../../../lib/pictures/failures.ts'
import { FOREIGN_NOTICES, noteForeign, ownFormat } from '../../../lib/pictures/foreign.ts'
import { FORMATS, IMAGE_TYPES, pictureName, type WrittenFormat } from '../../../lib/pictures/formats.ts'
import { METADATA_NOTICES, type MetadataOutcome, keepMetadata, noteMetadata } from '../../../lib/pictures/metadata/kept-metadata.ts'
import { sampleImage, samplePhoto } from '../../../lib/pictures/sample.ts'
import { resample } from '../../../lib/pictures/resample.ts'
import { luminance, parseHex } from '../../../lib/pictures/rgb.ts'
import type { Picture } from '../../../lib/pictures/picture.ts'

const MOST_IMAGES = 50

const of = (kind: 'text' | 'image') => ({ when: { kind: kind } })
const slider = (label: string, [least, most]: readonly [number, number], start: number, meta: object) =>
  whole(label, { min: least, max: most, default: start, control: 'slider', ...meta })

const failures = { ...imageFailures.words, 'animated-image': '“{{name}}” is animated. Only still images can be watermarked here.' } as const

const input = z.object({
  files: files('Images', { min: 1, max: MOST_IMAGES, accept: IMAGE_TYPES }),
  scope: choice('Apply to', { first: 'First image, as a preview', all: 'All images' }),
  kind: choice('Watermark', { text: 'Text', image: 'Image or logo' }),
  text: text('Text', { max: 500, optional: true, control: 'multiline', lines: 2, placeholder: '© Your name', ...of('text') }),
  logo: file('Logo', {
    optional: true,
    accept: IMAGE_TYPES,
    help: 'A PNG or WebP with a transparent background works best.',
    ...of('image'),
  }),
  place: choice(
    'Position',
    {
      'top-left': 'Top left',
      top: 'Top center',
      'top-right': 'Top right',
      left: 'Middle left',
      center: 'Center',
      right: 'Middle right',
      'bottom-left': 'Bottom left',
      bottom: 'Bottom center',
      'bottom-right': 'Bottom right',
      tiled: 'Tiled over the whole image',
    },
    { default: 'bottom-right' },
  ),
  size: slider('Width', [2, 100], 30, { unit: '%', help: 'As a percentage of the image width, so it looks the same on every image.' }),
  opacity: slider('Opacity', [5, 100], 70, { unit: '%' }),
  rotation: slider('Rotation', [-180, 180], 0, { unit: '°' }),
  color: color('Text color', { default: '#ffffff', ...of('text') }),
  edge: choice('Make text stand out', { shadow: 'Shadow', outline: 'Outline', none: 'None' }, of('text')),
  font: choice('Font', { sans: 'Sans serif', serif: 'Serif', mono: 'Monospace', hand: 'Handwriting' }, { advanced: true, ...of('text') }),
  bold: flag('Bold', { default: true, advanced: true, ...of('text') }),
  margin: slider('Margin', [0, 30], 3, { unit: '%', advanced: true, help: 'As a percentage of the shorter side.' }),
  gap: slider('Space between tiles', [0, 400], 80, { unit: '%', advanced: true, when: { place: 'tiled' } }),
  format: choice('Format', { same: 'Same as original', jpeg: 'JPEG', png: 'PNG', webp: 'WebP', avif: 'AVIF' }, { advanced: true }),
  quality: slider('Quality', [1, 100], 90, { advanced: true }),
  metadata: flag('Keep metadata', { help: 'Camera, date, location and captions. Removed unless you keep them.', advanced: true }),
})
type Input = z.output<typeof input>

export const watermarkImage = defineTool({
  id: 'watermark-image',
  category: 'images',
  icon: 'stamp',
  title: 'Watermark images',
  summary: 'Add a text or logo watermark to photos: nine positions or tiled, any size, opacity and angle, up to fifty images at once.',
  keywords: ['add watermark to photo', 'watermark maker', 'photo watermark', 'copyright text on image', 'logo on photo', 'batch watermark'],
  aliases: ['add-watermark', 'watermark-photos', 'photo-watermark'],
  slugs: {
    es: 'marca-de-agua',
    fr: 'filigrane-image',
    id: 'watermark-foto',
    it: 'filigrana-immagini',
    pl: 'znak-wodny-na-zdjeciu',
    pt: 'marca-dagua',
    ru: ['vodyanoy-znak-na-foto', 'vodyanoj-znak-na-foto'],
  },
  recognizes: [{ kind: 'image', confidence: 0.93 }],
  effect: 'browser',
  starts: 'live',
  limits: { timeMs: 300_000 },
  assets: [...DECODER_ASSETS, ...ENCODER_ASSETS],
  input,
  output: z.object({
    image: part(fileOf(MOST_MADE_BYTES), 'Image', { view: 'compare', compares: 'files' }).optional(),
    files: part(z.array(fileOf(MOST_MADE_BYTES)), 'All images', { view: 'files' }).optional(),
  }),
  failures,
  notices: {
    preview: {
      info: {
        one: 'This is the first of {{count, number}} image. Choose “All images” once you like it.',
        other: 'This is the first of {{count, number}} images. Choose “All images” once you like it.',
      },
    },
    'became-png': { info: 'GIF images are saved as PNG.' },
    ...FOREIGN_NOTICES,
    ...METADATA_NOTICES,
  },
  notes: [
    'Text is drawn with the fonts of your device, so any script and emoji work; each line is centered. Nothing is uploaded.',
    'The size is relative to each image, so one setting suits small and large images. JPEG, PNG, WebP and AVIF keep their format; photos are rotated upright based on their EXIF data, and color profiles are kept.',
    'A visible watermark shows who owns an image. It does not prevent copying and can be cropped or retouched; a tiled watermark is the hardest to remove.',
  ],
  examples: [
    {
      title: 'A copyright line at the bottom right',
      input: { files: [sampleImage()], text: '© Ana López', size: 60 },
      in: {
        es: { input: { text: '© Ana López' } },
        fr: { input: { text: '© Anne Martin' } },
        id: { input: { text: '© Ayu Lestari' } },
        it: { input: { text: '© Anna Rossi' } },
        pl: { input: { text: '© Anna Nowak' } },
        pt: { input: { text: '© Ana Silva' } },
        ru: { input: { text: '© Анна Иванова' } },
      },
      output: {},
    },
    {
      title: 'Tiled, slanted text',
      input: { files: [sampleImage()], text: 'DRAFT', place: 'tiled', rotation: -30, opacity: 40 },
      in: {
        es: { input: { text: 'BORRADOR' } },
        fr: { input: { text: 'BROUILLON' } },
        id: { input: { text: 'DRAF' } },
        it: { input: { text: 'BOZZA' } },
        pl: { input: { text: 'SZKIC' } },
        pt: { input: { text: 'RASCUNHO' } },
        ru: { input: { text: 'ЧЕРНОВИК' } },
      },
      output: {},
    },
    {
      title: 'A logo in the corner',
      input: { files: [samplePhoto()], kind: 'image', logo: { ...sampleImage(), name: 'logo.png' }, size: 20 },
      output: {},
    },
  ],
  transform: async (wanted, context) => {
    if (wanted.kind === 'text' && !wanted.text?.trim()) fail('required', { field: 'text' })
    if (wanted.kind === 'image' && !wanted.logo) fail('required', { field: 'logo' })
    const isPreview = wanted.scope === 'first' && wanted.files.length > 1
    const chosen = isPreview ? wanted.files.slice(0, 1) : wanted.files
    const logo = wanted.kind === 'image' && wanted.logo ? (await decodePicture(wanted.logo, context, 'logo')).pixels : undefined
    const made: Marked[] = []
    for (const [index, picture] of chosen.entries()) {
      context.progress(index / chosen.length)
      made.push(await markOne(wanted, picture, logo, `files.${index}`, context))
    }
    if (isPreview) context.note('preview', { count: wanted.files.length })
    if (made.some(({ from, became }) => became && from === 'gif')) context.note('became-png')
    noteForeign(
      made.flatMap(({ from, became }) => (became && from === 'other' ? [became] : [])),
      context.note,
    )
    noteMetadata(
      made.map(({ metadata }) => metadata),
      context.note,
    )
    const [only, second] = made
    return only && !second ? { image: only.file } : { files: made.map((one) => one.file) }
  },
})

type Marked = {
  readonly file: FileValue
  readonly metadata: MetadataOutcome
  readonly from: Picture['format']
  readonly became: WrittenFormat | undefined
}
type Work = PictureWork & { readonly canvas: CanvasAccess; readonly fail: Fail<typeof failures> }

async function markOne(wanted: Input, file: FileValue, logo: Pixels | undefined, field: string, work: Work): Promise<Marked> {
  const picture = await decodePicture(file, work, field)
  const { pixels } = picture
  if (picture.info.frames > 1) work.fail('animated-image', { name: file.name, field })
  const mark = turnPixels(await markFor(wanted, pixels, logo, work), wanted.rotation)
  work.signal.throwIfAborted()
  const marked = stampPixels(pixels, mark, {
    place: wanted.place,
    margin: Math.round((Math.min(pixels.width, pixels.height) * wanted.margin) / 100),
    opacity: wanted.opacity / 100,
    gap: wanted.gap / 100,
  })
  const format = wanted.format === 'same' ? ownFormat(picture) : wanted.format
  const kept = keepMetadata(picture.info, picture.metadata, marked, format, wanted.metadata)
  const bytes = await encodePicture(marked, { format, quality: wanted.quality, field: 'format', metadata: kept.metadata }, work)
  return {
    file: { name: pictureName(file.name, format, 'watermarked'), type: FORMATS[format].type, bytes },
    metadata: kept.outcome,
    from: picture.format,
    became: wanted.format === 'same' && picture.format !== format ? format : undefined,
  }
}

/** The mark at its size for one image, upright. */
async function markFor(wanted: Input, image: Pixels, logo: Pixels | undefined, { canvas, signal }: Work): Promise<Pixels> {
  const width = Math.max(1, Math.round((image.width * wanted.size) / 100))
  if (logo) {
    const factor = Math.min(width / logo.width, image.height / logo.height)
    const [toWidth, toHeight] = [Math.max(1, Math.round(logo.width * factor)), Math.max(1, Math.round(logo.height * factor))]
    return resample(logo, toWidth, toHeight, { isLinear: false, onProgress: () => signal.throwIfAborted() })
  }
  const { text = '', font, bold, color: ink, edge } = wanted
  const contrast = luminance(parseHex(ink)) > 0.3 ? '#000000' : '#ffffff'
  return canvas.text({ text, width, maxHeight: image.height, font, bold, color: ink.slice(0, 7), edge: edge !== 'none' ? { kind: edge, color: contrast } : undefined }) // prettier-ignore
}

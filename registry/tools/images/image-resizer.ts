import * as z from 'zod'
import type { CanvasAccess, Pixels } from '../../../engine/core/context.ts'
import { type Fail, defineTool } from '../../../engine/core/define.ts'
import { ToolError } from '../../../engine/core/errors.ts'
import type { FileValue } from '../../../engine/core/file-value.ts'
import type { FieldMeta } from '../../../engine/core/meta.ts'
import { choice, color, files, flag, number, whole } from '../../../engine/core/kit.ts'
import { column, facts, part, table } from '../../../engine/core/parts.ts'
import { fileOf } from '../../../engine/core/schema.ts'
import { MOST_MADE_BYTES, MOST_PIXELS, MOST_SIDE, cutToPlan, planPicture, pictureSizeFailures } from '../../lib/pictures/size.ts'
import type { PictureWork } from '../../lib/pictures/codec-module.ts'
import { decodeInBrowser } from '../../lib/pictures/decode-browser.ts'
import { ENCODER_ASSETS } from '../../lib/pictures/encode.ts'
import { imageFailures } from '../../lib/pictures/failures.ts'
import { IMAGE_TYPES } from '../../lib/pictures/formats.ts'
import { HEIC_ASSETS } from '../../lib/pictures/heic/decoder.ts'
import { MEASURES } from '../../lib/pictures/measures.ts'
import { fitToSize } from '../../lib/pictures/target-size.ts'
import { flattenPixels, padPixels } from '../../lib/pictures/pixels.ts'
import { resample } from '../../lib/pictures/resample.ts'
import { SOCIAL_SIZES } from '../../lib/pictures/social-sizes.ts'
import { parseHex } from '../../lib/pictures/rgb.ts'

const MOST_PICTURES = 50
const TYPES = { png: 'image/png', jpeg: 'image/jpeg', webp: 'image/webp' } as const
type Type = keyof typeof TYPES
const ENDINGS: Readonly<Record<Type, string>> = { png: 'png', jpeg: 'jpg', webp: 'webp' }

const by = (...modes: string[]) => ({ when: { by: modes } })
const side = (label: string, control: Pick<FieldMeta, 'control' | 'size'> = {}) =>
  whole(label, { min: 1, max: MOST_SIDE, optional: true, unit: 'px', ...control, ...by('size') })

const failures = {
  ...pictureSizeFailures.words,
  ...imageFailures.words,
  'unreadable-picture': '“{{name}}” is not an image that this browser can read. Save it as JPEG or PNG first.',
  'picture-too-big': {
    one: '“{{name}}” has {{count, number}} pixel; at most {{maximum, number}} can be read here. Choose a smaller image.',
    other: '“{{name}}” has {{count, number}} pixels; at most {{maximum, number}} can be read here. Choose a smaller image.',
  },
} as const

const input = z.object({
  files: files('Images', { min: 1, max: MOST_PICTURES, accept: IMAGE_TYPES }),
  by: choice('Resize by', { size: 'Width and height', percent: 'Percentage', longest: 'Longest side' }),
  width: side('Width', { control: 'size', size: { file: 'files', height: 'height', preset: 'preset', fit: 'fit' } }),
  height: side('Height'),
  preset: choice('Size for', ['none', ...Object.keys(SOCIAL_SIZES)], {
    words: { none: 'No fixed size', ...SOCIAL_SIZES },
    help: 'Used if width and height are empty.',
    ...by('size'),
  }),
  percent: whole('Percentage', { min: 1, max: 1000, default: 50, unit: '%', ...by('percent') }),
  longest: whole('Longest side', { min: 1, max: MOST_SIDE, default: 1600, unit: 'px', ...by('longest') }),
  fit: choice(
    'If the aspect ratio differs',
    {
      inside: 'Keep it whole, within the size',
      cover: 'Fill the size, crop the edges',
      pad: 'Keep it whole, add margins',
      stretch: 'Stretch it',
    },
    by('size'),
  ),
  type: choice('Format', { same: 'Same as original', png: 'PNG', jpeg: 'JPEG', webp: 'WebP' }),
  quality: whole('Quality', { min: 1, max: 100, default: 85, control: 'slider', when: { type: ['same', 'jpeg', 'webp'] } }),
  target: number('Target size', {
    above: 0,
    max: 60_000,
    optional: true,
    unit: 'kB',
    help: 'Maximum for each image, in kB of 1,000 bytes. The best quality that fits is used.',
    when: { type: ['same', 'jpeg', 'webp'] },
  }),
  enlarge: flag('Enlarge smaller images', { default: true, advanced: true }),
  linear: flag('Resize in linear light', { help: 'More accurate for fine, bright detail such as stars; a little slower.', advanced: true }),
  background: color('Background', { default: '#ffffff', help: 'For margins, and for transparent areas in a JPEG.', advanced: true }),
})
type Input = z.output<typeof input>

export const imageResizer = defineTool({
  id: 'image-resizer',
  category: 'images',
  icon: 'image-upscale',
  title: 'Image resizer',
  summary:
    'Resize images by width and height, percentage or longest side, up to fifty at once, with sharp results and without uploading them.',
  keywords: ['resize image', 'photo resizer', 'scale image', 'shrink image', 'change image size', 'photo size'],
  aliases: ['resize-image', 'photo-resizer', 'picture-resizer'],
  slugs: {
    es: 'redimensionar-imagen',
    fr: 'redimensionner-image',
    id: 'ubah-ukuran-gambar',
    it: 'ridimensiona-immagine',
    pl: 'zmiana-rozmiaru-zdjecia',
    pt: 'redimensionar-imagem',
    ru: 'izmenit-razmer-izobrazheniya',
  },
  recognizes: [{ kind: 'image', confidence: 0.99 }],
  effect: 'browser',
  action: 'Resize',
  limits: { timeMs: 300_000 },
  assets: [...HEIC_ASSETS, ...ENCODER_ASSETS],
  input,
  output: z.object({
    image: part(fileOf(MOST_MADE_BYTES), 'Image', { view: 'compare', compares: 'files' }).optional(),
    after: facts('After', MEASURES).optional(),
    before: facts('Before', MEASURES).optional(),
    pictures: table('Images', {
      name: column(z.string(), 'File name'),
      from: column(z.string(), 'Before'),
      to: column(z.string(), 'After'),
      bytesBefore: column(z.int(), 'Size before', { format: 'bytes' }),
      bytes: column(z.int(), 'Size after', { format: 'bytes' }),
    }).optional(),
    files: part(z.array(fileOf(MOST_MADE_BYTES)), 'All images', { view: 'files' }).optional(),
  }),
  failures,
  notices: {
    'type-changed': 'This type of image cannot be saved here, so it became a PNG.',
    'not-enlarged': 'The image is smaller than that, so its size was kept.',
    'target-quality': { info: 'Quality {{quality}} is the best that fits the target size.' },
    'target-missed': 'The target size could not be reached; this is the smallest file of these dimensions.',
    enlarged: 'The image was enlarged. That adds pixels, but no detail.',
  },
  notes: [
    'Scaling uses a Lanczos filter with three lobes, widened when shrinking so that no pixel is skipped. Transparent pixels are weighted by their opacity, so edges get no dark or light fringe.',
    'The image is rotated upright based on its EXIF data. Other metadata, such as the location where it was taken, is not kept. Only the first frame of an animation is used. HEIC photos are read by your browser if it can, or else by libheif (LGPL 3.0), which is loaded with the first such photo: about 0.5 MB.',
    'PNG keeps every pixel; JPEG and WebP lose a little, more at lower quality. JPEG has no transparency, so the background color fills transparent areas.',
  ],
  examples: [
    {
      title: 'Half the size',
      input: { files: [sample()], by: 'percent', percent: 50 },
      output: { after: { width: 2, height: 1, type: 'image/png' }, before: { width: 4, height: 2, bytes: 87, type: 'image/png' } },
    },
    {
      title: 'At most 1,600 pixels on the longest side',
      input: { files: [sample()], by: 'longest', longest: 1600, enlarge: false },
      output: { after: { width: 4, height: 2, type: 'image/png' }, before: { width: 4, height: 2, bytes: 87, type: 'image/png' } },
    },
    {
      title: 'A cropped square, as JPEG',
      input: { files: [sample()], by: 'size', width: 2, height: 2, fit: 'cover', type: 'jpeg' },
      output: { after: { width: 2, height: 2, type: 'image/jpeg' }, before: { width: 4, height: 2, bytes: 87, type: 'image/png' } },
    },
  ],
  transform: async (input, context) => {
    const made: Made[] = []
    for (const [index, picture] of input.files.entries()) made.push(await resizeOne(input, picture, index, context))
    const [only, second] = made
    if (input.type === 'same' && made.some(({ before, after }) => before.type !== after.type)) context.note('type-changed')
    if (made.some(({ isKept }) => isKept)) context.note('not-enlarged')
    if (made.some(({ isLarger }) => isLarger)) context.note('enlarged')
    if (!second && only?.quality !== undefined) context.note('target-quality', { quality: only.quality })
    if (made.some(({ isMissed }) => isMissed)) context.note('target-missed')
    return only && !second
      ? { image: only.file, after: only.after, before: only.before }
      : { pictures: made.map(rowOf), files: made.map(({ file: one }) => one) }
  },
})

type Measures = { readonly width: number; readonly height: number; readonly bytes: number; readonly type: string }
type Made = {
  readonly name: string
  readonly file: FileValue
  readonly before: Measures
  readonly after: Measures
  readonly isKept: boolean
  readonly isLarger: boolean
  /** With a target size: the quality found for it, and whether even the lowest was too much. */
  readonly quality: number | undefined
  readonly isMissed: boolean
}
type Work = PictureWork & {
  readonly canvas: CanvasAccess
  readonly progress: (fraction: number) => void
  readonly fail: Fail<typeof failures>
}

async function resizeOne(input: Input, picture: FileValue, index: number, work: Work): Promise<Made> {
  const { signal, progress, fail } = work
  const at = { field: `files.${index}` }
  const source = await decodeInBrowser(picture, work, at.field).catch((error: unknown) => {
    if (error instanceof ToolError && error.failure.code === 'bad-encoding') fail('unreadable-picture', { name: picture.name, ...at })
    throw error
  })
  if (source.width * source.height > MOST_PIXELS)
    fail('picture-too-big', { name: picture.name, count: source.width * source.height, maximum: MOST_PIXELS, ...at })
  const plan = planPicture(sized(input), source)
  const onProgress = (fraction: number) => {
    signal.throwIfAborted()
    progress((index + fraction * 0.9) / input.files.length)
  }
  const type = typeOf(input, picture)
  const scaled = resample(cutToPlan(source, plan), plan.scaledWidth, plan.scaledHeight, { isLinear: input.linear, onProgress })
  const background = parseHex(input.background)
  const isWhole = plan.width === scaled.width && plan.height === scaled.height
  const framed = isWhole ? scaled : padPixels(scaled, plan.width, plan.height, background)
  const { bytes, quality, isMissed } = await write(input, type === 'jpeg' ? flattenPixels(framed, background) : framed, type, work)
  return {
    name: picture.name,
    file: { name: `${baseName(picture.name)}-${plan.width}x${plan.height}.${ENDINGS[type]}`, type: TYPES[type], bytes },
    before: { width: source.width, height: source.height, bytes: picture.bytes.length, type: picture.type },
    after: { width: plan.width, height: plan.height, bytes: bytes.length, type: TYPES[type] },
    isKept: plan.isKept ?? false,
    isLarger: plan.scaledWidth > plan.cutWidth || plan.scaledHeight > plan.cutHeight,
    quality,
    isMissed,
  }
}

/** With the sides of the preset where none is given. */
function sized(input: Input): Input {
  if (input.preset === 'none' || input.width !== undefined || input.height !== undefined) return input
  const [width, height] = input.preset.split('x').map(Number)
  return { ...input, width, height }
}

/** By the browser at the quality asked for; toward a target size by codecs that encode alike everywhere. */
async function write(
  { target, quality }: Input,
  pixels: Pixels,
  type: Type,
  work: Work,
): Promise<{ readonly bytes: Uint8Array; readonly quality?: number | undefined; readonly isMissed: boolean }> {
  if (target === undefined)
    return { bytes: await work.canvas.encode(pixels, TYPES[type], type === 'png' ? undefined : quality / 100), isMissed: false }
  const wanted = { maxBytes: Math.floor(target * 1000), mayScale: false }
  const fitted = await fitToSize(pixels, { format: type, effort: 2, field: 'type' }, wanted, work)
  return { bytes: fitted.bytes, quality: fitted.fits ? fitted.quality : undefined, isMissed: !fitted.fits }
}

const rowOf = ({ name, before, after }: Made) => ({
  name,
  from: `${before.width} × ${before.height}`,
  to: `${after.width} × ${after.height}`,
  bytesBefore: before.bytes,
  bytes: after.bytes,
})

function typeOf({ type }: Input, picture: FileValue): Type {
  if (type !== 'same') return type
  return (Object.keys(TYPES) as Type[]).find((name) => TYPES[name] === picture.type) ?? 'png'
}

function baseName(name: string): string {
  return [...name.replace(/\.[^.]*$/, '')].slice(0, 100).join('') || 'picture'
}

/** A PNG of four by two pixels. */
function sample() {
  const base64 = 'iVBORw0KGgoAAAANSUhEUgAAAAQAAAACAQMAAABFZu8gAAAABlBMVEX///8UbnjrTWf1AAAADElEQVR42mNYwBAAAAI0APEo+WGTAAAAAElFTkSuQmCC'
  return { name: 'checks.png', type: 'image/png', bytes: Uint8Array.from(atob(base64), (character) => character.charCodeAt(0)) }
}

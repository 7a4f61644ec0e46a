import * as z from 'zod'
import type { Pixels } from '../../../engine/core/context.ts'
import { type Fail, defineTool } from '../../../engine/core/define.ts'
import { color, file, notices } from '../../../engine/core/schema.ts'
import { giveNotices } from '../../lib/notices.ts'
import { cropPixels, flattenPixels, padPixels } from '../../lib/pixels.ts'
import { resample } from '../../lib/resample.ts'
import { parseHex } from '../../lib/rgb.ts'

const MOST_SIDE = 16_384
const MOST_PIXELS = 50_000_000
const TYPES = { png: 'image/png', jpeg: 'image/jpeg', webp: 'image/webp' } as const
type Type = keyof typeof TYPES
const ENDINGS: Readonly<Record<Type, string>> = { png: 'png', jpeg: 'jpg', webp: 'webp' }

const by = (...modes: string[]) => ({ when: { field: 'by', is: modes } })
const side = (label: string) =>
  z
    .int()
    .min(1)
    .max(MOST_SIDE)
    .optional()
    .meta({ label, unit: 'px', ...by('size') })

const failures = {
  'no-size': 'Give a width, a height or both.',
  'too-many-pixels': 'The picture would have {{pixels, number}} pixels; at most {{maximum, number}} can be made here.',
  'picture-too-big': 'This picture has {{pixels, number}} pixels; at most {{maximum, number}} can be read here.',
  'side-too-long': 'No side may be longer than {{maximum, number}} pixels.',
} as const

const input = z.object({
  file: file({ label: 'File', accept: ['image/*'] }),
  by: z
    .enum(['size', 'percent', 'longest'])
    .default('size')
    .meta({ label: 'Resize by', choices: { size: 'Width and height', percent: 'Percentage', longest: 'Longest side' } }),
  width: side('Width'),
  height: side('Height'),
  percent: z
    .int()
    .min(1)
    .max(1000)
    .default(50)
    .meta({ label: 'Percentage', unit: '%', ...by('percent') }),
  longest: z
    .int()
    .min(1)
    .max(MOST_SIDE)
    .default(1600)
    .meta({ label: 'Longest side', unit: 'px', ...by('longest') }),
  fit: z
    .enum(['inside', 'cover', 'pad', 'stretch'])
    .default('inside')
    .meta({
      label: 'If the shape differs',
      choices: {
        inside: 'Keep it whole, within the size',
        cover: 'Fill the size, cut the edges',
        pad: 'Keep it whole, add margins',
        stretch: 'Stretch it',
      },
      ...by('size'),
    }),
  type: z
    .enum(['same', 'png', 'jpeg', 'webp'])
    .default('same')
    .meta({ label: 'Format', choices: { same: 'As it was', png: 'PNG', jpeg: 'JPEG', webp: 'WebP' } }),
  quality: z
    .int()
    .min(1)
    .max(100)
    .default(85)
    .meta({ label: 'Quality', control: 'slider', when: { field: 'type', is: ['same', 'jpeg', 'webp'] } }),
  enlarge: z.boolean().default(true).meta({ label: 'Enlarge smaller pictures', advanced: true }),
  linear: z
    .boolean()
    .default(false)
    .meta({ label: 'Mix in linear light', help: 'Truer for fine bright detail, such as stars; a little slower.', advanced: true }),
  background: color({ label: 'Background', help: 'For margins, and for what was see-through in a JPEG.', advanced: true }).default(
    '#ffffff',
  ),
})
type Input = z.output<typeof input>

const measures = (label: string) =>
  z
    .object({
      width: z.int().meta({ label: 'Width' }),
      height: z.int().meta({ label: 'Height' }),
      bytes: z.int().meta({ label: 'Size', format: 'bytes' }),
      type: z.string().meta({ label: 'Type', format: 'code' }),
    })
    .meta({ label })

export const imageResizer = defineTool({
  id: 'image-resizer',
  category: 'images',
  icon: 'image-upscale',
  title: 'Image resizer',
  summary: 'Make a picture smaller or larger by size, percentage or longest side, sharply and without uploading it.',
  keywords: ['resize image', 'photo resizer', 'scale image', 'shrink image', 'change image size', 'picture size'],
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
  effect: 'browser',
  action: 'Resize',
  limits: { timeMs: 60_000 },
  input,
  output: z.object({
    image: file({ label: 'Picture', view: 'image' }),
    after: measures('Afterwards'),
    before: measures('Before'),
    notices: notices({
      'type-changed': 'Pictures of this type cannot be written here, so it became a PNG.',
      'not-enlarged': 'The picture is smaller than that, so its size was kept.',
      enlarged: 'The picture was enlarged. That adds pixels, but no detail.',
    }),
  }),
  failures,
  notes: [
    'Scaling uses a Lanczos filter with three lobes, widened when shrinking so that no pixel is passed over. See-through pixels count by their opacity, so edges get no dark or light fringe.',
    'The picture is turned upright as its EXIF data says. Other metadata, such as the place where it was taken, is not kept. Of an animation, the first picture is taken.',
    'PNG keeps every pixel; JPEG and WebP lose a little, more at lower quality. JPEG knows no transparency, so the background colour is put behind.',
  ],
  examples: [
    {
      title: 'Half the size',
      input: { file: sample(), by: 'percent', percent: 50 },
      output: { before: { width: 4, height: 2, bytes: 87, type: 'image/png' } },
    },
    {
      title: 'At most 1,600 pixels on the longest side',
      input: { file: sample(), by: 'longest', longest: 1600, enlarge: false },
      output: { before: { width: 4, height: 2, bytes: 87, type: 'image/png' } },
    },
    {
      title: 'A square with cut edges, as JPEG',
      input: { file: sample(), by: 'size', width: 2, height: 2, fit: 'cover', type: 'jpeg' },
      output: { before: { width: 4, height: 2, bytes: 87, type: 'image/png' } },
    },
  ],
  transform: async (input, { canvas, signal, progress, fail }) => {
    const source = await canvas.decode(input.file)
    if (source.width * source.height > MOST_PIXELS)
      fail('picture-too-big', { pixels: source.width * source.height, maximum: MOST_PIXELS }, { field: 'file' })
    const plan = limitGrowth(planSize(input, source, fail), input.enlarge)
    checkSize(plan, input.by === 'size' ? (input.width === undefined ? 'height' : 'width') : input.by, fail)
    const onProgress = (fraction: number) => {
      signal.throwIfAborted()
      progress(fraction * 0.9)
    }
    const type = typeOf(input)
    const scaled = resample(cut(source, plan), plan.scaledWidth, plan.scaledHeight, { isLinear: input.linear, onProgress })
    const background = parseHex(input.background)
    const isWhole = plan.width === scaled.width && plan.height === scaled.height
    const framed = isWhole ? scaled : padPixels(scaled, plan.width, plan.height, background)
    const bytes = await canvas.encode(
      type === 'jpeg' ? flattenPixels(framed, background) : framed,
      TYPES[type],
      type === 'png' ? undefined : input.quality / 100,
    )
    const isLarger = plan.scaledWidth > plan.cutWidth || plan.scaledHeight > plan.cutHeight
    return {
      image: { name: `${baseName(input.file.name)}-${plan.width}x${plan.height}.${ENDINGS[type]}`, type: TYPES[type], bytes },
      after: { width: plan.width, height: plan.height, bytes: bytes.length, type: TYPES[type] },
      before: { width: source.width, height: source.height, bytes: input.file.bytes.length, type: input.file.type },
      notices: giveNotices(
        input.type === 'same' && TYPES[type] !== input.file.type && { code: 'type-changed' },
        plan.isKept && { code: 'not-enlarged' },
        isLarger && { code: 'enlarged' },
      ),
    }
  },
})

/** Of the source, the middle of size `cut…` is scaled to `scaled…` and stands in the middle of `width` × `height`. */
type Plan = {
  width: number
  height: number
  scaledWidth: number
  scaledHeight: number
  cutWidth: number
  cutHeight: number
  isFramed?: boolean
  isKept?: boolean
}

/** @throws ToolError no-size */
function planSize(input: Input, { width, height }: Pixels, fail: Fail<typeof failures>): Plan {
  const whole = { cutWidth: width, cutHeight: height }
  const scaleBy = (factor: number): Plan => {
    const [scaledWidth, scaledHeight] = [scaleSide(width, factor), scaleSide(height, factor)]
    return { width: scaledWidth, height: scaledHeight, scaledWidth, scaledHeight, ...whole }
  }
  if (input.by === 'percent') return scaleBy(input.percent / 100)
  if (input.by === 'longest') return scaleBy(input.longest / Math.max(width, height))
  const wanted = { width: input.width, height: input.height }
  if (wanted.width === undefined && wanted.height === undefined) return fail('no-size', {}, { field: 'width' })
  if (wanted.width === undefined) return scaleBy((wanted.height as number) / height)
  if (wanted.height === undefined) return scaleBy(wanted.width / width)
  const [across, down] = [wanted.width / width, wanted.height / height]
  const size = { width: wanted.width, height: wanted.height }
  if (input.fit === 'stretch') return { ...size, scaledWidth: size.width, scaledHeight: size.height, ...whole }
  if (input.fit === 'inside') return scaleBy(Math.min(across, down))
  if (input.fit === 'pad') {
    const inner = scaleBy(Math.min(across, down))
    return { ...inner, ...size, isFramed: true }
  }
  const factor = Math.max(across, down)
  const cutWidth = Math.min(width, Math.max(1, Math.round(size.width / factor)))
  const cutHeight = Math.min(height, Math.max(1, Math.round(size.height / factor)))
  return { ...size, scaledWidth: size.width, scaledHeight: size.height, cutWidth, cutHeight }
}

const scaleSide = (length: number, factor: number): number => Math.max(1, Math.round(length * factor))

/** Without enlarging, a plan that would blow the picture up leaves its pixels as they are. */
function limitGrowth(plan: Plan, mayEnlarge: boolean): Plan {
  const factor = Math.max(plan.scaledWidth / plan.cutWidth, plan.scaledHeight / plan.cutHeight)
  if (mayEnlarge || factor <= 1) return plan
  const [scaledWidth, scaledHeight] = [Math.min(plan.scaledWidth, plan.cutWidth), Math.min(plan.scaledHeight, plan.cutHeight)]
  return { ...plan, ...(!plan.isFramed && { width: scaledWidth, height: scaledHeight }), scaledWidth, scaledHeight, isKept: true }
}

/** @throws ToolError side-too-long, too-many-pixels at `field` */
function checkSize({ width, height }: Plan, field: string, fail: Fail<typeof failures>): void {
  if (width > MOST_SIDE || height > MOST_SIDE) fail('side-too-long', { maximum: MOST_SIDE }, { field })
  if (width * height > MOST_PIXELS) fail('too-many-pixels', { pixels: width * height, maximum: MOST_PIXELS }, { field })
}

function cut(source: Pixels, { cutWidth, cutHeight }: Plan): Pixels {
  if (cutWidth === source.width && cutHeight === source.height) return source
  return cropPixels(source, Math.floor((source.width - cutWidth) / 2), Math.floor((source.height - cutHeight) / 2), cutWidth, cutHeight)
}

function typeOf({ type, file }: Input): Type {
  if (type !== 'same') return type
  return (Object.keys(TYPES) as Type[]).find((name) => TYPES[name] === file.type) ?? 'png'
}

function baseName(name: string): string {
  return [...name.replace(/\.[^.]*$/, '')].slice(0, 100).join('') || 'picture'
}

/** A PNG of four by two pixels. */
function sample() {
  const base64 = 'iVBORw0KGgoAAAANSUhEUgAAAAQAAAACAQMAAABFZu8gAAAABlBMVEX///8UbnjrTWf1AAAADElEQVR42mNYwBAAAAI0APEo+WGTAAAAAElFTkSuQmCC'
  return { name: 'checks.png', type: 'image/png', bytes: Uint8Array.from(atob(base64), (character) => character.charCodeAt(0)) }
}

import * as z from 'zod'
import { defineFailures, defineTool } from '../../../../engine/core/define.ts'
import { choice, file, whole } from '../../../../engine/core/kit.ts'
import { part } from '../../../../engine/core/parts.ts'
import { fileOf } from '../../../../engine/core/schema.ts'
import { MOST_MADE_BYTES, MOST_PIXELS, MOST_SIDE, pictureSizeFailures } from '../../../lib/pictures/size.ts'
import { DECODER_ASSETS, decodePicture } from '../../../lib/pictures/decode.ts'
import { type Adjustments, adjustPixels, isNeutral } from './adjust.ts'
import { areaField, formatFields, standFields, standOf } from '../../../lib/pictures/editing/edit-fields.ts'
import { cropFailures, frameImage, writeImage } from '../../../lib/pictures/editing/edit-image.ts'
import { PHOTO_FILTERS } from './filters.ts'
import { layOver } from '../../../lib/pictures/editing/lay-over.ts'
import { ENCODER_ASSETS } from '../../../lib/pictures/encode.ts'
import { imageFailures } from '../../../lib/pictures/failures.ts'
import { FOREIGN_NOTICES, noteForeign } from '../../../lib/pictures/foreign.ts'
import { resample } from '../../../lib/pictures/resample.ts'
import { IMAGE_TYPES } from '../../../lib/pictures/formats.ts'

const { 'no-size': _, ...sizeWords } = pictureSizeFailures.words
const sizeFailures = defineFailures(sizeWords)

const amount = (label: string, least: -180 | -100 | 0, most = -least || 100) =>
  whole(label, { min: least, max: most, default: 0, control: 'slider' })

const adjustments = {
  brightness: amount('Brightness', -100),
  contrast: amount('Contrast', -100),
  saturation: amount('Saturation', -100),
  hue: amount('Hue', -180),
  temperature: amount('Temperature', -100),
  sepia: amount('Sepia', 0),
  fade: amount('Fade', 0),
  blur: amount('Blur', 0),
  sharpen: amount('Sharpen', 0),
  vignette: amount('Vignette', 0),
}
const ADJUSTMENTS = Object.keys(adjustments) as (keyof Adjustments)[]

const input = z.object({
  file: file('Image', { accept: IMAGE_TYPES }),
  ...standFields,
  area: areaField({ control: 'crop', crop: { file: 'file', rotate: 'rotate', flip: 'flip', straighten: 'straighten' } }),
  width: whole('Width', { min: 1, max: MOST_SIDE, optional: true, unit: 'px', help: 'Scales the cropped image; the height follows.' }),
  filter: choice(
    'Filter',
    {
      none: 'No filter',
      vivid: 'Vivid',
      warm: 'Warm',
      cool: 'Cool',
      mono: 'Black and white',
      noir: 'Noir',
      sepia: 'Sepia',
      fade: 'Faded',
      film: 'Film',
      dramatic: 'Dramatic',
      soft: 'Soft',
    },
    { default: 'none' },
  ),
  ...adjustments,
  overlay: file('Overlay', {
    optional: true,
    maxBytes: MOST_MADE_BYTES,
    accept: IMAGE_TYPES,
    help: 'An image placed on top of the result, such as a logo with a transparent background.',
  }),
  overlayX: whole('Overlay from the left', { min: -MOST_SIDE, max: MOST_SIDE, default: 0, unit: 'px' }),
  overlayY: whole('Overlay from the top', { min: -MOST_SIDE, max: MOST_SIDE, default: 0, unit: 'px' }),
  ...formatFields,
})
type Input = z.output<typeof input>

export const onlinePhotoEditor = defineTool({
  id: 'online-photo-editor',
  category: 'images',
  icon: 'brush',
  title: 'Online photo editor',
  summary:
    'Crop, adjust and filter photos, add text and drawings, all in your browser, with layers, undo and export as JPEG, PNG, WebP or AVIF.',
  keywords: [
    'photo editor',
    'image editor',
    'edit photo',
    'picture editor',
    'add text to photo',
    'photo filters',
    'draw on image',
    'photoshop online',
    'brightness contrast',
  ],
  aliases: ['photo-editor', 'image-editor', 'picture-editor'],
  slugs: {
    es: 'editor-de-fotos-online',
    fr: 'retouche-photo-en-ligne',
    id: 'edit-foto-online',
    it: 'modifica-foto-online',
    pl: 'edytor-zdjec-online',
    pt: 'editor-de-fotos-online',
    ru: ['fotoredaktor-onlayn', 'fotoredaktor-onlajn'],
  },
  effect: 'pure',
  starts: 'button',
  action: 'Save image',
  limits: { timeMs: 300_000 },
  assets: [...DECODER_ASSETS, ...ENCODER_ASSETS],
  workbench: {
    name: 'photo-editor',
    reason: 'Layers are placed, drawn and ordered on the image itself; a form cannot show a canvas, undo a step or keep a project.',
  },
  input,
  output: z.object({
    image: part(fileOf(MOST_MADE_BYTES), 'Image', { view: 'image' }),
    width: part(z.int(), 'Width'),
    height: part(z.int(), 'Height'),
    bytes: part(z.int(), 'Size', { format: 'bytes' }),
  }),
  failures: { ...imageFailures.words, ...cropFailures.words, ...sizeFailures.words },
  notices: {
    'became-png': 'Saved as PNG, because the original format cannot store the result.',
    ...FOREIGN_NOTICES,
    'first-frame': 'This image is animated. Only its first frame was kept.',
  },
  notes: [
    'The steps are always applied in the same order: rotate, flip, straighten, crop, scale, filter, adjust, overlay. The original file is never changed, so any step can be undone or changed later.',
    'Saturation and hue follow the Filter Effects standard of the W3C. Blur, sharpening and vignette scale with the image, so the preview shows what the full image will look like.',
    'You work on a smaller copy; the full image, up to 52 million pixels, is only processed when you save. The color profile is kept; camera data and the location where the photo was taken are removed.',
    'Your last ten projects are saved in this browser on this device. Clearing your browser data removes them.',
  ],
  examples: [
    { title: 'Black and white', input: { file: sample(), filter: 'mono' }, output: { width: 4, height: 2 } },
    {
      title: 'Rotated, twice as wide, a little warmer',
      input: { file: sample(), rotate: '90', width: 4, temperature: 20 },
      output: { width: 4, height: 8 },
    },
    {
      title: 'The left half, brighter, as JPEG',
      input: { file: sample(), area: '0,0,2,2', brightness: 15, format: 'jpeg', quality: 85 },
      output: { width: 2, height: 2 },
    },
  ],
  transform: async (input, context) => {
    const { signal, progress, note } = context
    const picture = await decodePicture(input.file, context)
    progress(0.1)
    const { pixels: framed } = frameImage(picture.pixels, standOf(input), input.area, undefined, context)
    const part = (from: number, to: number) => (fraction: number) => {
      signal.throwIfAborted()
      progress(from + (to - from) * fraction)
    }
    const scaled = scaledTo(framed, input.width, part(0.3, 0.5))
    // What has not been copied yet belongs to the decoder alone, and may be changed in place.
    adjustPixels(scaled, PHOTO_FILTERS[input.filter], part(0.5, 0.6))
    const amounts = amountsOf(input)
    if (!isNeutral(amounts)) adjustPixels(scaled, amounts, part(0.6, 0.8))
    if (input.overlay) {
      const over = await decodePicture(input.overlay, context, 'overlay')
      layOver(scaled, over.pixels, input.overlayX, input.overlayY)
    }
    progress(0.85)
    const written = await writeImage(scaled, input.file, picture, { format: input.format, quality: input.quality, part: 'edited' }, context)
    if (written.isOtherFormat && picture.format !== 'other') note('became-png')
    noteForeign(written.isOtherFormat && picture.format === 'other' ? [written.format] : [], note)
    if (picture.info.frames > 1) note('first-frame')
    return { image: written.file, width: scaled.width, height: scaled.height, bytes: written.file.bytes.length }
  },
})

const amountsOf = (input: Input): Partial<Adjustments> => Object.fromEntries(ADJUSTMENTS.map((name) => [name, input[name]]))

type Pixels = Parameters<typeof resample>[0]

function scaledTo(source: Pixels, width: number | undefined, onProgress: (fraction: number) => void): Pixels {
  if (width === undefined || width === source.width) return source
  const height = Math.max(1, Math.round((source.height * width) / source.width))
  if (height > MOST_SIDE) sizeFailures.fail('side-too-long', { maximum: MOST_SIDE, field: 'width' })
  if (width * height > MOST_PIXELS) sizeFailures.fail('too-many-pixels', { count: width * height, maximum: MOST_PIXELS, field: 'width' })
  return resample(source, width, height, { isLinear: false, onProgress })
}

/** A PNG of four by two pixels. */
function sample() {
  const base64 = 'iVBORw0KGgoAAAANSUhEUgAAAAQAAAACAQMAAABFZu8gAAAABlBMVEX///8UbnjrTWf1AAAADElEQVR42mNYwBAAAAI0APEo+WGTAAAAAElFTkSuQmCC'
  return { name: 'checks.png', type: 'image/png', bytes: Uint8Array.from(atob(base64), (character) => character.charCodeAt(0)) }
}

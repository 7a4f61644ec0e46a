import * as z from 'zod'
import { defineTool } from '../../../../engine/core/define.ts'
import type { FileValue } from '../../../../engine/core/file-value.ts'
import { RATIO, ratioOf } from '../../../../engine/core/image-region.ts'
import { choice, color, file, flag, text } from '../../../../engine/core/kit.ts'
import { column, facts, part } from '../../../../engine/core/parts.ts'
import { fileOf } from '../../../../engine/core/schema.ts'
import { MOST_MADE_BYTES } from '../../../lib/pictures/size.ts'
import { DECODER_ASSETS, decodePicture } from '../../../lib/pictures/decode.ts'
import { areaField, formatFields, standFields, standOf } from '../../../lib/pictures/editing/edit-fields.ts'
import { cropFailures, frameImage, writeImage } from '../../../lib/pictures/editing/edit-image.ts'
import { cutEllipse } from '../../../lib/pictures/editing/lay-over.ts'
import { ENCODER_ASSETS } from '../../../lib/pictures/encode.ts'
import { imageFailures } from '../../../lib/pictures/failures.ts'
import { FOREIGN_NOTICES, noteForeign } from '../../../lib/pictures/foreign.ts'
import { FORMATS, IMAGE_TYPES, pictureName } from '../../../lib/pictures/formats.ts'
import { type UnpackedCrop, cropWithoutLoss } from './crop-without-loss.ts'
import { MEASURES } from '../../../lib/pictures/measures.ts'
import { resample } from '../../../lib/pictures/resample.ts'
import { SOCIAL_SIZES } from '../../../lib/pictures/social-sizes.ts'
import { parseHex } from '../../../lib/pictures/rgb.ts'
import type { Picture } from '../../../lib/pictures/picture.ts'

const input = z.object({
  file: file('Image', { accept: IMAGE_TYPES }),
  area: areaField({
    control: 'crop',
    crop: { file: 'file', ratio: 'ratio', preset: 'preset', rotate: 'rotate', flip: 'flip', straighten: 'straighten', shape: 'shape' },
  }),
  ratio: text('Aspect ratio', {
    max: 20,
    pattern: new RegExp(`^free$|${RATIO.source}`),
    default: 'free',
    help: '“free”, or width to height, such as 16:9. Without an area, the largest centered part is kept.',
  }),
  preset: choice('Size for', ['none', ...Object.keys(SOCIAL_SIZES)], {
    words: { none: 'No fixed size', ...SOCIAL_SIZES },
    help: 'Crops to this shape and scales to these pixels.',
  }),
  ...standFields,
  shape: choice('Shape', { rectangle: 'Rectangle', ellipse: 'Circle or ellipse with transparent corners' }),
  ...formatFields,
  snap: flag('Lossless JPEG crop', {
    help: 'Moves the left and top edges outward by up to 15 pixels so that a JPEG does not have to be compressed again.',
  }),
  background: color('Background', { default: '#ffffff', help: 'Fills transparent areas in a JPEG.', advanced: true }),
})

type Input = z.output<typeof input>

const measures = (label: string) => facts(label, { ...MEASURES, quality: column(z.int(), 'Quality').optional() })

export const imageCropper = defineTool({
  id: 'image-cropper',
  category: 'images',
  icon: 'crop',
  title: 'Image cropper',
  summary: 'Crop, rotate, flip and straighten an image, freely, by ratio, to the pixel or as a circle, without uploading it.',
  keywords: [
    'crop image',
    'crop photo',
    'cut image',
    'trim picture',
    'crop to circle',
    'crop 16:9',
    'rotate image',
    'flip image',
    'straighten photo',
  ],
  aliases: ['crop-image', 'photo-cropper', 'circle-crop'],
  slugs: {
    es: 'recortar-imagen',
    fr: 'recadrer-image',
    id: 'potong-gambar',
    it: 'ritaglia-immagine',
    pl: 'przycinanie-zdjec',
    pt: 'cortar-imagem',
    ru: 'obrezat-foto',
  },
  recognizes: [{ kind: 'image', confidence: 0.98 }],
  effect: 'pure',
  starts: 'button',
  action: 'Crop',
  limits: { timeMs: 120_000 },
  assets: [...DECODER_ASSETS, ...ENCODER_ASSETS],
  input,
  output: z.object({
    image: part(fileOf(MOST_MADE_BYTES), 'Image', { view: 'image' }),
    after: measures('After'),
    before: measures('Before'),
    crop: facts('Crop', {
      x: column(z.int(), 'Left'),
      y: column(z.int(), 'Top'),
      width: column(z.int(), 'Width'),
      height: column(z.int(), 'Height'),
    }),
  }),
  failures: { ...imageFailures.words, ...cropFailures.words },
  notices: {
    'became-png': 'Saved as PNG, because the original format cannot store the result.',
    ...FOREIGN_NOTICES,
    'first-frame': 'This image is animated. Only its first frame was kept.',
    enlarged: 'The area has fewer pixels than the size you chose, so it was enlarged. That adds no detail.',
    'lossless-jpeg': { info: 'Nothing was compressed again, so no quality was lost.' },
    snapped: { info: 'To crop without loss, the area was extended by {{left, number}} px to the left and {{top, number}} px upward.' },
    compressed: { info: 'JPEG, WebP and AVIF are compressed again when they are saved. Choose PNG to keep every pixel exactly.' },
  },
  notes: [
    'Rotation comes first, then flipping, straightening and cropping, so the crop area is measured on the image as you see it. Anything beyond an edge is cut off.',
    'Rotating by 90°, flipping and cropping copy pixels exactly; straightening mixes neighboring pixels. PNG and lossless WebP stay lossless. A JPEG stays lossless if the new left and top edges are at multiples of 8 or 16 pixels, depending on the file; otherwise it is compressed again at about the quality of the original, which is estimated from its quantization table.',
    'The image is first rotated upright based on its EXIF data. The color profile is kept; camera data and the location where the photo was taken are removed.',
  ],
  examples: [
    {
      title: 'The largest square in the middle',
      input: { file: sample(), area: 'square' },
      output: { crop: { x: 1, y: 0, width: 2, height: 2 } },
    },
    {
      title: 'The top half after rotating by 90°',
      input: { file: sample(), area: '0,0,2,2', rotate: '90' },
      output: { crop: { x: 0, y: 0, width: 2, height: 2 } },
    },
    { title: 'A 4:1 crop', input: { file: sample(), ratio: '4:1' }, output: { crop: { x: 0, y: 0, width: 4, height: 1 } } },
  ],
  transform: async (input, context) => {
    const { note } = context
    const picture = await decodePicture(input.file, context)
    context.progress(0.1)
    const size = input.preset === 'none' ? undefined : (input.preset.split('x').map(Number) as [number, number])
    const ratio = size ? size[0] / size[1] : ratioOf(input.ratio)
    const lossless = await cropWithoutLoss(input, picture, size, ratio)
    if (lossless) {
      const { left, top } = lossless
      note('lossless-jpeg')
      if (left + top > 0) note('snapped', { left, top })
      return resultOf(input, picture, lossless)
    }
    const { pixels: framed, rect } = frameImage(picture.pixels, standOf(input), input.area, ratio, context)
    const onProgress = (fraction: number) => {
      context.signal.throwIfAborted()
      context.progress(0.3 + 0.4 * fraction)
    }
    const scaled =
      size && (framed.width !== size[0] || framed.height !== size[1])
        ? resample(framed, size[0], size[1], { isLinear: false, onProgress })
        : framed
    if (input.shape === 'ellipse') cutEllipse(scaled)
    const written = await writeImage(
      scaled,
      input.file,
      picture,
      {
        format: input.format,
        quality: input.quality,
        background: parseHex(input.background),
        part: 'cropped',
        isTransparent: input.shape === 'ellipse',
      },
      context,
    )
    const { width, height } = scaled
    if (written.isOtherFormat && picture.format !== 'other') note('became-png')
    noteForeign(written.isOtherFormat && picture.format === 'other' ? [written.format] : [], note)
    if (picture.info.frames > 1) note('first-frame')
    if (width > framed.width) note('enlarged')
    if (!written.isLossless) note('compressed')
    return {
      image: written.file,
      crop: { x: rect.x, y: rect.y, width: rect.width, height: rect.height },
      after: { width, height, bytes: written.file.bytes.length, type: written.file.type, quality: written.quality },
      before: beforeOf(input.file, picture),
    }
  },
})

const beforeOf = (original: FileValue, { pixels, info }: Picture) => ({
  width: pixels.width,
  height: pixels.height,
  bytes: original.bytes.length,
  type: info.format === 'other' ? info.name : `image/${info.format}`,
})

/** The result of a crop that left a JPEG's coefficients alone. */
function resultOf({ file: original }: Input, picture: Picture, { bytes, rect }: UnpackedCrop) {
  const { width, height } = rect
  return {
    image: { name: pictureName(original.name, 'jpeg', 'cropped'), type: FORMATS.jpeg.type, bytes },
    crop: rect,
    after: { width, height, bytes: bytes.length, type: FORMATS.jpeg.type },
    before: beforeOf(original, picture),
  }
}

/** A PNG of four by two pixels. */
function sample() {
  const base64 = 'iVBORw0KGgoAAAANSUhEUgAAAAQAAAACAQMAAABFZu8gAAAABlBMVEX///8UbnjrTWf1AAAADElEQVR42mNYwBAAAAI0APEo+WGTAAAAAElFTkSuQmCC'
  return { name: 'checks.png', type: 'image/png', bytes: Uint8Array.from(atob(base64), (character) => character.charCodeAt(0)) }
}

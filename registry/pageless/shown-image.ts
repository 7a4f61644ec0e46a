import * as z from 'zod'
import { defineTool } from '../../engine/core/define.ts'
import { file } from '../../engine/core/kit.ts'
import { part } from '../../engine/core/parts.ts'
import { value } from '../../engine/core/schema.ts'
import { DECODER_ASSETS } from '../lib/pictures/decode.ts'
import { decodeAnyPicture } from '../lib/pictures/decode-any.ts'
import { ENCODER_ASSETS, encodePicture } from '../lib/pictures/encode.ts'
import { imageFailures } from '../lib/pictures/failures.ts'
import { IMAGE_TYPES } from '../lib/pictures/formats.ts'
import { isOpaque } from '../lib/pictures/png/png-encode.ts'
import { resample } from '../lib/pictures/resample.ts'
import { sampleImage } from '../lib/pictures/sample.ts'

/** Longest side of a copy: enough to work on at the size of a large screen. */
const MOST_SIDE = 2560

/**
 * Makes a copy that every browser shows of an image that only some read, such as the HEIC of an iPhone. It has no page: what shows
 * an image that was chosen runs it where the browser could not. The measures are those of the image itself, upright.
 */
export const shownImage = defineTool({
  id: 'shown-image',
  category: '',
  icon: 'image',
  title: 'Shown image',
  summary: 'Makes a copy of an image that every browser shows.',
  effect: 'pure',
  limits: { timeMs: 120_000 },
  assets: [...DECODER_ASSETS, ...ENCODER_ASSETS],
  input: z.object({ file: file('Image', { accept: IMAGE_TYPES }) }),
  output: z.object({ width: part(z.int(), 'Width'), height: part(z.int(), 'Height'), image: part(value.file, 'Image') }),
  failures: imageFailures.words,
  examples: [{ input: { file: sampleImage() }, output: { width: 16, height: 16 } }],
  transform: async ({ file: given }, context) => {
    const { pixels, metadata } = await decodeAnyPicture(given, context)
    const { width, height } = pixels
    const share = Math.min(1, MOST_SIDE / Math.max(width, height))
    const [wide, high] = [width, height].map((side) => Math.max(1, Math.round(side * share))) as [number, number]
    context.signal.throwIfAborted()
    const small = share < 1 ? resample(pixels, wide, high, { isLinear: false }) : pixels
    const format = isOpaque(small) ? 'jpeg' : 'png'
    // With its profile, so that the browser shows the colors that are meant.
    const profile = metadata.icc && { icc: metadata.icc }
    const bytes = await encodePicture(small, { format, quality: 92, metadata: { ...profile } }, context)
    return { width, height, image: { name: given.name, type: `image/${format}`, bytes } }
  },
})

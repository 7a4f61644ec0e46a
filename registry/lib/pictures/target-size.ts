import type { Pixels } from '../../../engine/core/context.ts'
import { resample } from './resample.ts'
import { type PictureWork } from './codec-module.ts'
import { type EncodeOptions, encodePicture, openEncoder } from './encode.ts'

/** The lowest quality that a search goes to; below, hardly anything is saved. */
const LEAST_QUALITY = 5
/** When the size of the image may sink, quality does not sink below this: a smaller image looks better. */
const FAIR_QUALITY = 45
const MOST_QUALITY = 95
const MOST_ROUNDS = 6

export type FittedPicture = {
  readonly bytes: Uint8Array
  readonly pixels: Pixels
  /** Undefined where the format has none. */
  readonly quality: number | undefined
  /** How often the image was encoded. */
  readonly tries: number
  readonly fits: boolean
}

/**
 * The best quality, from 5 to 95, at which an image has at most so many bytes, by halving the range; at most seven tries a size.
 * With `mayScale` the image gets smaller when quality alone would have to fall below 45.
 * When nothing fits, the smallest result that was reached.
 */
export async function fitToSize(
  source: Pixels,
  options: EncodeOptions,
  { maxBytes, mayScale }: { readonly maxBytes: number; readonly mayScale: boolean },
  work: PictureWork,
): Promise<FittedPicture> {
  let tries = 0
  let pixels = source
  let smallest: FittedPicture | undefined
  for (let round = 0; round < MOST_ROUNDS; round++) {
    const found =
      options.format === 'png' && !options.palette
        ? await onlyOne(pixels, options, work)
        : await searchQuality(pixels, options, maxBytes, mayScale, work)
    tries += found.tries
    const made = { ...found, pixels, tries, fits: found.bytes.length <= maxBytes }
    if (made.fits || !mayScale) return made
    if (!smallest || made.bytes.length < smallest.bytes.length) smallest = made
    work.signal.throwIfAborted()
    // Bytes grow about as the area does; a little less is aimed at.
    const factor = Math.min(Math.sqrt((maxBytes / made.bytes.length) * 0.92), 0.95)
    const [width, height] = [Math.max(1, Math.floor(pixels.width * factor)), Math.max(1, Math.floor(pixels.height * factor))]
    if (pixels.width === 1 && pixels.height === 1) break
    pixels = resample(source, width, height, { isLinear: false, onProgress: () => work.signal.throwIfAborted() })
  }
  return { ...(smallest as FittedPicture), tries }
}

type Found = Pick<FittedPicture, 'bytes' | 'quality' | 'tries'>

async function onlyOne(pixels: Pixels, options: EncodeOptions, work: PictureWork): Promise<Found> {
  return { bytes: await encodePicture(pixels, options, work), quality: undefined, tries: 1 }
}

async function searchQuality(
  pixels: Pixels,
  options: EncodeOptions,
  maxBytes: number,
  mayScale: boolean,
  work: PictureWork,
): Promise<Found> {
  const encode = await openEncoder(pixels, options, work)
  let [low, high] = [mayScale ? FAIR_QUALITY : LEAST_QUALITY, MOST_QUALITY]
  let tries = 0
  let best: Omit<Found, 'tries'> | undefined
  let smallest: Omit<Found, 'tries'> | undefined
  while (low <= high) {
    // The lowest comes first only where it decides: when all above have failed.
    const quality = Math.floor((low + high + 1) / 2)
    work.signal.throwIfAborted()
    const bytes = await encode({ quality })
    tries++
    if (!smallest || bytes.length < smallest.bytes.length) smallest = { bytes, quality }
    if (bytes.length <= maxBytes) {
      best = { bytes, quality }
      low = quality + 1
    } else high = quality - 1
  }
  return { ...((best ?? smallest) as Omit<Found, 'tries'>), tries }
}

import type { Pixels } from '../../../../engine/core/context.ts'
import { blurPixels, sharpenPixels } from './adjust-blur.ts'
import { colorPixels } from './adjust-color.ts'
import { vignettePixels } from './adjust-vignette.ts'

/** Changes of light, color and sharpness; 0 changes nothing. Signed ones run from −100 to 100, `hue` in degrees, the others from 0 to 100. */
export type Adjustments = {
  readonly brightness: number
  readonly contrast: number
  readonly saturation: number
  readonly hue: number
  readonly temperature: number
  readonly sepia: number
  readonly fade: number
  readonly blur: number
  readonly sharpen: number
  readonly vignette: number
}

export const NEUTRAL: Adjustments = {
  brightness: 0,
  contrast: 0,
  saturation: 0,
  hue: 0,
  temperature: 0,
  sepia: 0,
  fade: 0,
  blur: 0,
  sharpen: 0,
  vignette: 0,
}

/** Largest blur, as a share of the longest side. */
const BLUR_SHARE = 0.03
/** Radius of sharpening as a share of the longest side: one pixel in an image of 1,500. */
const SHARPEN_SHARE = 1 / 1500
const MOST_SHARPEN_SIGMA = 4

/**
 * Applies adjustments in place: colors, then blur, sharpening and vignette.
 * Blur, sharpening and vignette are measured by the image's size, so a small copy shows what the full image will look like.
 * @param onProgress told the share done, from 0 to 1; may throw to stop
 */
export function adjustPixels(pixels: Pixels, adjust: Partial<Adjustments>, onProgress?: (fraction: number) => void): void {
  const all = { ...NEUTRAL, ...adjust }
  const longest = Math.max(pixels.width, pixels.height)
  colorPixels(pixels, all)
  onProgress?.(0.25)
  if (all.blur > 0) blurPixels(pixels, (all.blur / 100) * BLUR_SHARE * longest, part(onProgress, 0.25, 0.6))
  if (all.sharpen > 0)
    sharpenPixels(pixels, Math.min(MOST_SHARPEN_SIGMA, longest * SHARPEN_SHARE), all.sharpen / 50, part(onProgress, 0.6, 0.9))
  if (all.vignette > 0) vignettePixels(pixels, all.vignette)
  onProgress?.(1)
}

export const isNeutral = (adjust: Partial<Adjustments>): boolean => Object.values(adjust).every((amount) => amount === 0)

function part(onProgress: ((fraction: number) => void) | undefined, from: number, to: number) {
  return (fraction: number) => onProgress?.(from + (to - from) * fraction)
}

import type { Rect, Size } from './image-frame.ts'

/** A part of an image, as the IIIF Image API writes regions: `full`, `square`, `x,y,w,h` in pixels or `pct:x,y,w,h`. */
export const REGION = /^(?:full|square|(?:pct:)?\d{1,5}(?:\.\d{1,4})?(?:,\d{1,5}(?:\.\d{1,4})?){3})$/
/** A shape that the region keeps: width to height. */
export const RATIO = /^(\d{1,5}(?:\.\d{1,3})?):(\d{1,5}(?:\.\d{1,3})?)$/

/** Width through height; undefined for `free` and what is no ratio. */
export function ratioOf(text: string): number | undefined {
  const [, width, height] = RATIO.exec(text) ?? []
  const ratio = Number(width) / Number(height)
  return Number.isFinite(ratio) && ratio > 0 ? ratio : undefined
}

/**
 * The rectangle that a region means in an image, in whole pixels and cut at the edges; undefined when nothing of it lies within.
 * @param ratio shape of the largest centered part that `full` then stands for
 * @see https://iiif.io/api/image/3.0/#41-region
 */
export function regionRect(region: string, { width, height }: Size, ratio?: number): Rect | undefined {
  if (region === 'square') return centered({ width, height }, 1)
  if (region === 'full') return ratio === undefined ? { x: 0, y: 0, width, height } : centered({ width, height }, ratio)
  const numbers = region.replace('pct:', '').split(',').map(Number)
  const [across, down] = region.startsWith('pct:') ? [width / 100, height / 100] : [1, 1]
  const [x = 0, y = 0, w = 0, h = 0] = numbers.map((number, at) => number * (at % 2 === 0 ? across : down))
  const [left, top] = [Math.round(x), Math.round(y)]
  const [right, bottom] = [Math.min(width, Math.round(x + w)), Math.min(height, Math.round(y + h))]
  if (left >= right || top >= bottom) return undefined
  return { x: left, y: top, width: right - left, height: bottom - top }
}

/** The largest part of a shape in the middle of an image. */
export function centered({ width, height }: Size, ratio: number): Rect {
  const w = Math.max(1, Math.min(width, Math.round(height * ratio)))
  const h = Math.max(1, Math.min(height, Math.round(width / ratio)))
  return { x: Math.floor((width - w) / 2), y: Math.floor((height - h) / 2), width: w, height: h }
}

import type { Pixels } from '../../../engine/core/context.ts'
import { defineFailures } from '../../../engine/core/define.ts'
import { cropPixels } from './pixels.ts'

/** Longest side of a picture that is made; browsers differ above. */
export const MOST_SIDE = 16_384
/** Most pixels of a picture that is read or made: sensors sold as “50 megapixels” have up to 8280 × 6208, which is 51.4 million. */
export const MOST_PIXELS = 52_428_800

/** Largest file that is made, in bytes: a PNG of the most pixels that did not pack at all. */
export const MOST_MADE_BYTES = MOST_PIXELS * 4 + 1_000_000

export const pictureSizeFailures = defineFailures({
  'no-size': 'Enter a width, a height or both.',
  'too-many-pixels': {
    one: 'The image would have {{count, number}} pixel; the limit here is {{maximum, number}}. Choose a smaller size.',
    other: 'The image would have {{count, number}} pixels; the limit here is {{maximum, number}}. Choose a smaller size.',
  },
  'side-too-long': 'No side may be longer than {{maximum, number}} pixels. Choose a smaller size.',
})
const { fail } = pictureSizeFailures

/** How large a picture shall be, in pixels or per cent. */
type WantedSize = {
  readonly by: 'size' | 'percent' | 'longest'
  readonly width?: number | undefined
  readonly height?: number | undefined
  readonly percent: number
  readonly longest: number
  readonly fit: 'inside' | 'cover' | 'pad' | 'stretch'
  readonly enlarge: boolean
}

/** Of the source, the middle of size `cut…` is scaled to `scaled…` and placed in the middle of `width` × `height`. */
type PicturePlan = {
  width: number
  height: number
  scaledWidth: number
  scaledHeight: number
  cutWidth: number
  cutHeight: number
  isFramed?: boolean
  isKept?: boolean
}

/** @throws ToolError one of {@link pictureSizeFailures} at the field that asks for the size */
export function planPicture(wanted: WantedSize, source: Pixels): PicturePlan {
  const plan = limitGrowth(planSize(wanted, source), wanted.enlarge)
  checkSize(plan, wanted.by === 'size' ? (wanted.width === undefined ? 'height' : 'width') : wanted.by)
  return plan
}

function planSize(input: WantedSize, { width, height }: Pixels): PicturePlan {
  const whole = { cutWidth: width, cutHeight: height }
  const scaleBy = (factor: number): PicturePlan => {
    const [scaledWidth, scaledHeight] = [scaleSide(width, factor), scaleSide(height, factor)]
    return { width: scaledWidth, height: scaledHeight, scaledWidth, scaledHeight, ...whole }
  }
  if (input.by === 'percent') return scaleBy(input.percent / 100)
  if (input.by === 'longest') return scaleBy(input.longest / Math.max(width, height))
  const wanted = { width: input.width, height: input.height }
  if (wanted.width === undefined && wanted.height === undefined) return fail('no-size', { field: 'width' })
  if (wanted.width === undefined) return scaleBy((wanted.height as number) / height)
  if (wanted.height === undefined) return scaleBy(wanted.width / width)
  const [across, down] = [wanted.width / width, wanted.height / height]
  // A size in the image's own shape, as near as whole pixels come, is met to the pixel.
  const own = [across, down].find((factor) => scaleSide(width, factor) === wanted.width && scaleSide(height, factor) === wanted.height)
  if (own !== undefined) return scaleBy(own)
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
function limitGrowth(plan: PicturePlan, mayEnlarge: boolean): PicturePlan {
  const factor = Math.max(plan.scaledWidth / plan.cutWidth, plan.scaledHeight / plan.cutHeight)
  if (mayEnlarge || factor <= 1) return plan
  const [scaledWidth, scaledHeight] = [Math.min(plan.scaledWidth, plan.cutWidth), Math.min(plan.scaledHeight, plan.cutHeight)]
  return { ...plan, ...(!plan.isFramed && { width: scaledWidth, height: scaledHeight }), scaledWidth, scaledHeight, isKept: true }
}

/** @throws ToolError side-too-long, too-many-pixels at `field` */
export function checkSize({ width, height }: Pick<Pixels, 'width' | 'height'>, field: string): void {
  if (width > MOST_SIDE || height > MOST_SIDE) fail('side-too-long', { maximum: MOST_SIDE, field })
  if (width * height > MOST_PIXELS) fail('too-many-pixels', { count: width * height, maximum: MOST_PIXELS, field })
}

/** The part of a picture that its plan keeps. */
export function cutToPlan(source: Pixels, { cutWidth, cutHeight }: PicturePlan): Pixels {
  if (cutWidth === source.width && cutHeight === source.height) return source
  return cropPixels(source, Math.floor((source.width - cutWidth) / 2), Math.floor((source.height - cutHeight) / 2), cutWidth, cutHeight)
}

import type { Area } from '../../../../engine/core/context.ts'
import { defineFailures } from '../../../../engine/core/define.ts'

/** Most frames of a GIF, and most pixels of all its frames together. */
export const MOST_FRAMES = 1500
const MOST_GIF_PIXELS = 400_000_000

export const gifPlanFailures = defineFailures({
  'end-before-start': 'The end must come after the start.',
  'start-after-end': 'The video is only {{duration, number}} s long. Choose an earlier start.',
  'crop-outside': 'The crop area must lie inside the video, which is {{width}} × {{height}} pixels.',
  'too-many-frames': {
    one: 'This would be {{count, number}} frame; at most {{maximum, number}} are possible. Choose a shorter part or a lower frame rate.',
    other: 'This would be {{count, number}} frames; at most {{maximum, number}} are possible. Choose a shorter part or a lower frame rate.',
  },
  'too-many-gif-pixels': {
    one: '{{count, number}} frame of {{width}} × {{height}} pixels is too much: at most {{maximum, number}} pixels in total. Choose a shorter part, a smaller width or a lower frame rate.',
    other:
      '{{count, number}} frames of {{width}} × {{height}} pixels are too much: at most {{maximum, number}} pixels in total. Choose a shorter part, a smaller width or a lower frame rate.',
  },
})
const { fail } = gifPlanFailures

export type GifWish = {
  /** Seconds in the video. */
  readonly start: number
  readonly end?: number | undefined
  /** Frames a second of the GIF. */
  readonly fps: number
  readonly speed: number
  readonly direction: 'forward' | 'reverse' | 'boomerang'
  /** Width of the GIF in pixels; 0 keeps that of the crop. */
  readonly width: number
  /** In pixels of the video; a width or height of 0 means up to its edge. */
  readonly cropX: number
  readonly cropY: number
  readonly cropWidth: number
  readonly cropHeight: number
}

export type GifPlan = {
  readonly area: Area
  readonly width: number
  readonly height: number
  /** Seconds in the video of each frame, in the order in which they are shown. */
  readonly times: readonly number[]
}

/** Which frames of a video a GIF has, and how large they are. @throws ToolError one of {@link gifPlanFailures} */
export function planGif(wish: GifWish, video: { readonly duration: number; readonly width: number; readonly height: number }): GifPlan {
  const area = cropArea(wish, video)
  // Never enlarged: more pixels would show nothing more.
  const width = wish.width === 0 ? area.width : Math.min(wish.width, area.width)
  const height = Math.max(1, Math.round((area.height * width) / area.width))
  const times = frameTimes(wish, video.duration)
  const size = { count: times.length, width, height, maximum: MOST_GIF_PIXELS }
  if (times.length * width * height > MOST_GIF_PIXELS) fail('too-many-gif-pixels', { ...size, field: 'width' })
  return { area, width, height, times }
}

function cropArea(
  { cropX, cropY, cropWidth, cropHeight }: GifWish,
  { width, height }: { readonly width: number; readonly height: number },
): Area {
  const area = { left: cropX, top: cropY, width: cropWidth || width - cropX, height: cropHeight || height - cropY }
  const wrong =
    cropX >= width ? 'cropX' : cropY >= height ? 'cropY' : cropX + area.width > width ? 'cropWidth' : cropY + area.height > height ? 'cropHeight' : undefined // prettier-ignore
  if (wrong) fail('crop-outside', { width, height, field: wrong })
  return area
}

function frameTimes({ start, end, fps, speed, direction }: GifWish, duration: number): number[] {
  if (start >= duration) fail('start-after-end', { duration: Math.round(duration * 100) / 100, field: 'start' })
  if (end !== undefined && end <= start) fail('end-before-start', { field: 'end' })
  const last = Math.min(end ?? duration, duration)
  // A rest of less than half a frame is left out; rounding must not add one beyond the end.
  const count = Math.max(1, Math.round(((last - start) * fps) / speed))
  const frames = direction === 'boomerang' ? Math.max(1, 2 * count - 2) : count
  if (frames > MOST_FRAMES) fail('too-many-frames', { count: frames, maximum: MOST_FRAMES, field: 'end' })
  const times = Array.from({ length: count }, (_, i) => start + (i * speed) / fps)
  if (direction === 'reverse') return times.toReversed()
  // There and back: both ends are shown once.
  return direction === 'boomerang' ? [...times, ...times.slice(1, -1).toReversed()] : times
}

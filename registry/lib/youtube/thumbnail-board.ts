import type { Pixels } from '../../../engine/core/context.ts'
import { resample } from '../resample.ts'

/** Widths of previews about as YouTube shows them: home on a computer, search on a phone, beside a video. */
export const PREVIEW_WIDTHS = [360, 246, 168] as const
/** The backgrounds of YouTube's pages, light and dark. */
const BACKGROUNDS = [255, 15] as const
const GAP = 16

/** Of the lower right corner, what the badge with the length of the video covers: a share of width and height. */
export const BADGE = { width: 0.16, height: 0.14 } as const

/** A board of previews on YouTube's light and dark background, with the badge in the corner as a dark box. */
export function previewBoard(source: Pixels): Pixels {
  const previews = PREVIEW_WIDTHS.map((width) => resample(source, width, heightOf(width), { isLinear: false }))
  const rowHeight = heightOf(PREVIEW_WIDTHS[0]) + 2 * GAP
  const width = PREVIEW_WIDTHS.reduce((sum, each) => sum + each + GAP, GAP)
  const height = rowHeight * BACKGROUNDS.length
  const data = new Uint8ClampedArray(width * height * 4)
  for (const [row, shade] of BACKGROUNDS.entries()) {
    const top = row * rowHeight
    for (let at = top * width * 4; at < (top + rowHeight) * width * 4; at += 4) data.set([shade, shade, shade, 255], at)
    let left = GAP
    for (const preview of previews) {
      for (let y = 0; y < preview.height; y++)
        data.set(preview.data.subarray(y * preview.width * 4, (y + 1) * preview.width * 4), ((top + GAP + y) * width + left) * 4)
      putBadge(data, width, left + preview.width, top + GAP + preview.height, preview.width)
      left += preview.width + GAP
    }
  }
  return { width, height, data }
}

/** About 35 × 18 pixels, 8 from the edges, in a preview 360 wide; never so small that it would not be seen. */
function putBadge(data: Uint8ClampedArray, stride: number, right: number, bottom: number, previewWidth: number): void {
  const scale = Math.max(0.75, previewWidth / 360)
  const [badgeWidth, badgeHeight, margin] = [35 * scale, 18 * scale, 8 * scale].map(Math.round) as [number, number, number]
  for (let y = bottom - margin - badgeHeight; y < bottom - margin; y++)
    for (let x = right - margin - badgeWidth; x < right - margin; x++) data.set([20, 20, 20, 255], (y * stride + x) * 4)
}

const heightOf = (width: number): number => Math.round((width * 9) / 16)

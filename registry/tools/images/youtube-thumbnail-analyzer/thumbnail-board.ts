import type { Pixels } from '../../../../engine/core/context.ts'
import { resample } from '../../../lib/pictures/resample.ts'

/**
 * Where YouTube shows thumbnails, and about how wide, in CSS pixels. YouTube documents none of this: they are the sizes of its pages
 * and apps on common screens, as creators measure them (compared in November 2026), and they vary with the screen.
 */
export const PLACES = { 'phone-home': 390, home: 360, search: 246, beside: 168, 'phone-list': 160, 'end-screen': 140 } as const
export type Place = keyof typeof PLACES

/** Rows of previews, so arranged that a board is hardly wider than a phone's screen and can be seen at its true size. */
export const COMPUTER_BOARD: readonly (readonly Place[])[] = [['home'], ['search', 'beside']]
export const PHONE_BOARD: readonly (readonly Place[])[] = [['phone-home'], ['phone-list', 'end-screen']]

/** A part of a thumbnail: shares of its width and height, from the upper left. */
export type Part = { readonly left: number; readonly top: number; readonly right: number; readonly bottom: number }

/** What the badge with the length of the video covers, with its margin. */
export const BADGE: Part = { left: 0.84, top: 0.86, right: 1, bottom: 1 }
/** Where “watch later” and “add to queue” appear under the pointer, one above the other. */
export const BUTTONS: Part = { left: 0.88, top: 0, right: 1, bottom: 0.38 }
/** The line that tells how much was watched. */
const WATCHED: Part = { left: 0, top: 0.98, right: 1, bottom: 1 }

/** The backgrounds of YouTube's pages, light and dark. */
const BACKGROUNDS = [255, 15] as const
const GAP = 16
const heightOf = (width: number): number => Math.round((width * 9) / 16)

/** A board of previews on YouTube's light and dark background, with the badge in the corner as a dark box. */
export function previewBoard(source: Pixels, rows: readonly (readonly Place[])[]): Pixels {
  const previews = rows.map((row) => row.map((place) => resample(source, PLACES[place], heightOf(PLACES[place]), { isLinear: false })))
  const width = Math.max(...previews.map((row) => row.reduce((sum, each) => sum + each.width + GAP, GAP)))
  const half = previews.reduce((sum, [first]) => sum + (first as Pixels).height + GAP, GAP)
  const board = { width, height: half * BACKGROUNDS.length, data: new Uint8ClampedArray(width * half * BACKGROUNDS.length * 4) }
  for (const [index, shade] of BACKGROUNDS.entries()) {
    fill(board, 0, index * half, width, (index + 1) * half, [shade, shade, shade])
    let top = index * half + GAP
    for (const row of previews) {
      let left = GAP
      for (const preview of row) {
        put(board, preview, left, top)
        putBadge(board, left + preview.width, top + preview.height, preview.width)
        left += preview.width + GAP
      }
      top += (row[0] as Pixels).height + GAP
    }
  }
  return board
}

/** The thumbnail with what YouTube lays over it marked: the badge, the buttons under the pointer, the line of what was watched. */
export function coveredAreas(source: Pixels, width: number): Pixels {
  const image = resample(source, width, heightOf(width), { isLinear: false })
  const { height, data } = image
  for (const { left, top, right, bottom } of [BADGE, BUTTONS, WATCHED]) {
    const [x0, y0, x1, y1] = [left * width, top * height, right * width, bottom * height].map(Math.round) as [
      number,
      number,
      number,
      number,
    ]
    for (let y = y0; y < y1; y++)
      for (let x = x0; x < x1; x++) {
        const at = (y * width + x) * 4
        // White at the rim and in stripes, so that the areas are seen on every thumbnail, red ones too.
        const isWhite = x < x0 + 2 || y < y0 + 2 || x >= x1 - 2 || y >= y1 - 2 || (x + y) % 12 < 2
        for (const [channel, value] of (isWhite ? [255, 255, 255] : [224, 0, 32]).entries())
          data[at + channel] = isWhite ? value : 0.25 * (data[at + channel] as number) + 0.75 * value
      }
  }
  return image
}

/** About 35 × 18 pixels, 8 from the edges, in a preview 360 wide; never so small that it would not be seen. */
function putBadge(board: Pixels, right: number, bottom: number, previewWidth: number): void {
  const scale = Math.max(0.75, previewWidth / 360)
  const [width, height, margin] = [35 * scale, 18 * scale, 8 * scale].map(Math.round) as [number, number, number]
  fill(board, right - margin - width, bottom - margin - height, right - margin, bottom - margin, [20, 20, 20])
}

function fill(
  { width, data }: Pixels,
  left: number,
  top: number,
  right: number,
  bottom: number,
  [red, green, blue]: readonly number[],
): void {
  for (let y = top; y < bottom; y++)
    for (let x = left; x < right; x++) data.set([red as number, green as number, blue as number, 255], (y * width + x) * 4)
}

function put(board: Pixels, part: Pixels, left: number, top: number): void {
  for (let y = 0; y < part.height; y++)
    board.data.set(part.data.subarray(y * part.width * 4, (y + 1) * part.width * 4), ((top + y) * board.width + left) * 4)
}

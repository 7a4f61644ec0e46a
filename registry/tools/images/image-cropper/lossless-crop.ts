import type { Rect, Stand } from '../../../../engine/core/image-frame.ts'
import { type JpegChannel, type JpegCoefficients, blocksOf, mcus, readCoefficients } from './coefficients.ts'
import { writeCoefficients } from './write-coefficients.ts'

/** How an image is turned by quarters and mirrored: mirrored first, in its own directions, then its sides swapped. */
export type Turn = { readonly flipX: boolean; readonly flipY: boolean; readonly swap: boolean }

const turnOf = (flips: string, swap = false): Turn => ({ flipX: flips.includes('x'), flipY: flips.includes('y'), swap })
/** What makes EXIF orientations 1 to 8 upright. */
const UPRIGHT = [turnOf(''), turnOf('x'), turnOf('xy'), turnOf('y'), turnOf('', true), turnOf('y', true), turnOf('xy', true), turnOf('x', true)] // prettier-ignore
const QUARTERS: Readonly<Record<Stand['rotate'], Turn>> = {
  0: turnOf(''),
  90: turnOf('y', true),
  180: turnOf('xy'),
  270: turnOf('x', true),
}

/** From a stored image to what the visitor made of it. */
export function wholeTurn(orientation: number, { rotate, flipX, flipY }: Pick<Stand, 'rotate' | 'flipX' | 'flipY'>): Turn {
  return then(then(UPRIGHT[orientation - 1] ?? turnOf(''), QUARTERS[rotate]), { flipX, flipY, swap: false })
}

function then(first: Turn, second: Turn): Turn {
  return {
    flipX: first.flipX !== (first.swap ? second.flipY : second.flipX),
    flipY: first.flipY !== (first.swap ? second.flipX : second.flipY),
    swap: first.swap !== second.swap,
  }
}

export type LosslessCrop = {
  readonly bytes: Uint8Array
  /** What was cropped, in pixels of the turned image. */
  readonly rect: Rect
}

/**
 * Crops, turns and mirrors a JPEG without decoding its pixels: every coefficient stays as it was. That works where the new
 * left and top edges lie between MCUs, 8 or 16 pixels apart. Metadata goes, the color profile stays.
 * @param rect in pixels of the turned image
 * @param mayGrow moves the left and the top edge outward to where they must lie
 * @returns undefined where that cannot be done without loss
 * @throws DamagedImage, UnreadKind
 */
export function cropLossless(bytes: Uint8Array, turn: Turn, rect: Rect, mayGrow: boolean): LosslessCrop | undefined {
  const jpeg = readCoefficients(bytes)
  const { mcuWidth, mcuHeight } = mcus(jpeg)
  const stored = turn.swap ? { x: rect.y, y: rect.x, width: rect.height, height: rect.width } : rect
  const across = reach(stored.x, stored.width, jpeg.width, mcuWidth, turn.flipX, mayGrow)
  const down = reach(stored.y, stored.height, jpeg.height, mcuHeight, turn.flipY, mayGrow)
  if (!across || !down) return undefined
  const part = { fromX: across.from / mcuWidth, toX: across.to / mcuWidth, fromY: down.from / mcuHeight, toY: down.to / mcuHeight }
  const grown = turn.swap ? { x: down.grown, y: across.grown } : { x: across.grown, y: down.grown }
  const made = { x: rect.x - grown.x, y: rect.y - grown.y, width: rect.width + grown.x, height: rect.height + grown.y }
  const result: JpegCoefficients = {
    width: made.width,
    height: made.height,
    channels: jpeg.channels.map((channel) =>
      blankOutside(cutChannel(channel, part, turn), made, turn.swap ? [mcuHeight, mcuWidth] : [mcuWidth, mcuHeight]),
    ),
    tables: turn.swap ? new Map([...jpeg.tables].map(([number, table]) => [number, table.map((_, i) => table[SWAPPED[i] as number] as number)])) : jpeg.tables, // prettier-ignore
    kept: turn.swap ? jpeg.kept.map(swapDensity) : jpeg.kept,
  }
  return { bytes: writeCoefficients(result), rect: made }
}

/**
 * Which stretch of a stored side becomes the new one, in whole MCUs, and by how much it had to grow.
 * The first pixel of the result must be the first of an MCU: for a mirrored side, the last of a stored one.
 */
function reach(start: number, length: number, whole: number, unit: number, isMirrored: boolean, mayGrow: boolean) {
  if (!isMirrored) {
    const grown = start % unit
    if (grown > 0 && !mayGrow) return undefined
    return { from: start - grown, to: Math.ceil((start + length) / unit) * unit, grown }
  }
  // Counted from the mirrored edge, so the stored stretch ends at `whole - start`.
  const end = whole - start
  const grown = (unit - (end % unit)) % unit
  if ((grown > 0 && !mayGrow) || end + grown > whole) return undefined
  return { from: Math.floor((end - length) / unit) * unit, to: end + grown, grown }
}

/** JFIF says how many pixels there are to an inch, across and down. */
function swapDensity(segment: Uint8Array): Uint8Array {
  if (segment[1] !== 0xe0) return segment
  return Uint8Array.of(...segment.subarray(0, 12), ...segment.subarray(14, 16), ...segment.subarray(12, 14), ...segment.subarray(16))
}

type Part = { readonly fromX: number; readonly toX: number; readonly fromY: number; readonly toY: number }

function cutChannel(channel: JpegChannel, { fromX, toX, fromY, toY }: Part, { flipX, flipY, swap }: Turn): JpegChannel {
  const [left, top] = [fromX * channel.across, fromY * channel.down]
  const [cutWide, cutHigh] = [(toX - fromX) * channel.across, (toY - fromY) * channel.down]
  const [wide, high] = swap ? [cutHigh, cutWide] : [cutWide, cutHigh]
  const blocks = new Int16Array(wide * high * 64)
  const order = swap ? SWAPPED : PLAIN
  for (let y = 0; y < high; y++)
    for (let x = 0; x < wide; x++) {
      const [cutX, cutY] = swap ? [y, x] : [x, y]
      const from = ((top + (flipY ? cutHigh - 1 - cutY : cutY)) * channel.wide + left + (flipX ? cutWide - 1 - cutX : cutX)) * 64
      const to = (y * wide + x) * 64
      for (let k = 0; k < 64; k++) {
        const source = order[k] as number
        const value = channel.blocks[from + source] as number
        // Mirroring changes the sign of every second cosine.
        const isNegated = (flipX && ((COLUMN[source] as number) & 1) === 1) !== (flipY && ((ROW[source] as number) & 1) === 1)
        blocks[to + k] = isNegated ? -value : value
      }
    }
  const [across, down] = swap ? [channel.down, channel.across] : [channel.across, channel.down]
  return { ...channel, across, down, wide, high, blocks }
}

/** What lies wholly outside the image only fills up the last MCUs: it becomes plain, so that nothing of what was cut off stays in the file. */
function blankOutside(channel: JpegChannel, { width, height }: Rect, [mcuWidth, mcuHeight]: readonly number[]): JpegChannel {
  const { wide, high, blocks, across, down } = channel
  const [seenWide, seenHigh] = [blocksOf(width, across, mcuWidth as number), blocksOf(height, down, mcuHeight as number)]
  for (let y = 0; y < high; y++)
    for (let x = y < seenHigh ? seenWide : 0; x < wide; x++) {
      const [to, from] = [(y * wide + x) * 64, (Math.min(y, seenHigh - 1) * wide + Math.min(x, seenWide - 1)) * 64]
      blocks.fill(0, to, to + 64)
      blocks[to] = blocks[from] as number
    }
  return channel
}

/** Row and column of each coefficient in zigzag order. */
const [ROW, COLUMN] = zigzag()
const PLAIN = Uint8Array.from({ length: 64 }, (_, k) => k)
/** Where in zigzag order each coefficient is once rows and columns are swapped. */
const SWAPPED = PLAIN.map((k) => PLAIN.findIndex((other) => ROW[other] === COLUMN[k] && COLUMN[other] === ROW[k]))

function zigzag(): readonly [rows: Uint8Array, columns: Uint8Array] {
  const places = Array.from({ length: 64 }, (_, i) => ({ row: i >> 3, column: i & 7 }))
  const diagonal = ({ row, column }: { row: number; column: number }) => row + column
  // Up on even diagonals, down on odd ones.
  places.sort((a, b) => diagonal(a) - diagonal(b) || (diagonal(a) % 2 === 0 ? b.row - a.row : a.row - b.row))
  return [Uint8Array.from(places, ({ row }) => row), Uint8Array.from(places, ({ column }) => column)]
}

import type { CodeColors } from '../../../lib/qr/colors.ts'
import { drawPixels, type Matrix } from '../../../lib/qr/image.ts'

export type QrCorrection = 'L' | 'M' | 'Q' | 'H'

/** What a version 40 code holds in each mode (ISO/IEC 18004, table 7). */
const CAPACITY = {
  L: { digits: 7089, capitals: 4296, bytes: 2953 },
  M: { digits: 5596, capitals: 3391, bytes: 2331 },
  Q: { digits: 3993, capitals: 2420, bytes: 1663 },
  H: { digits: 3057, capitals: 1852, bytes: 1273 },
} as const satisfies Record<QrCorrection, unknown>

/** How many more characters of the same sort the largest code holds; negative when it is too much. */
export function roomLeft(content: string, bytes: number, correction: QrCorrection): number {
  const capacity = CAPACITY[correction]
  if (/^\d*$/.test(content)) return capacity.digits - content.length
  if (/^[A-Z0-9 $%*+./:-]*$/.test(content)) return capacity.capitals - content.length
  return capacity.bytes - bytes
}

/** Modules that a picture in the middle lies over, from `from` up to, but not including, `to`, both ways. */
type Cover = { readonly from: number; readonly to: number }

/** The place of a picture that is so wide a share of the code, with a module of room around it. */
export function coverOf(modules: number, share: number): Cover {
  const side = Math.ceil(modules * share) + 2
  // Of the same parity as the code, so that it lies in the middle.
  const even = (modules - side) % 2 === 0 ? side : side + 1
  return { from: (modules - even) / 2, to: (modules + even) / 2 }
}

/** Pixels of a module: as a camera that comes nearer, a reader may need more than one look. */
const SCALES = [3, 4, 5]

/** Modules of margin in the picture: our reader loses a code in pale colors in a wide one, where a camera comes nearer. */
const MARGINS = [4, 2]

/** Keeps a byte-order mark, which is a character of the text here. */
const readUtf8 = (bytes: Uint8Array): string => new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes)

/** Whether a camera would read this code as that content, whatever a picture over it looks like. */
export async function readsAs(content: string, matrix: Matrix, margin: number, colors: CodeColors, cover?: Cover): Promise<boolean> {
  const { decodeQR } = await import('qr/decode.js')
  const looks = cover ? [() => false, () => true, (dark: boolean) => !dark] : [(dark: boolean) => dark]
  const isUnder = (at: number) => cover !== undefined && at >= cover.from && at < cover.to
  return looks.every((look) => {
    const seen = matrix.map((row, y) => row.map((dark, x) => (isUnder(x) && isUnder(y) ? look(dark) : dark)))
    const isReadAt = (scale: number, wide: number) => {
      try {
        const pixels = drawPixels(seen, Math.min(margin, wide), scale, colors)
        return decodeQR(pixels, { timeLimit: Number.POSITIVE_INFINITY, textDecoder: readUtf8 }) === content
      } catch {
        return false
      }
    }
    return MARGINS.some((wide) => SCALES.some((scale) => isReadAt(scale, wide)))
  })
}

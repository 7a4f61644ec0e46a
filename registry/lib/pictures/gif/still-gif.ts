import type { Pixels } from '../../../../engine/core/context.ts'
import { joinBytes } from '../../../../engine/core/bytes/join.ts'
import { latin1 } from '../bytes.ts'
import { ditherFrame } from './gif-dither.ts'
import { ColorCount } from './gif-palette.ts'
import { packLzw } from './lzw-pack.ts'

/** Pixels less opaque than this are transparent, as a GIF knows nothing in between. */
const LEAST_ALPHA = 128

/** A GIF of one frame with the 256 colors that fit best, dithered; of 255 where pixels are transparent. */
export function encodeStillGif({ width, height, data }: Pixels): Uint8Array {
  const clear = new Uint8Array(width * height)
  for (let i = 0; i < clear.length; i++) clear[i] = (data[i * 4 + 3] as number) < LEAST_ALPHA ? 1 : 0
  const hasClear = clear.includes(1)
  // What is not seen must take no color from the palette.
  const seen = hasClear ? Uint8ClampedArray.from({ length: data.length }, (_, i) => (clear[i >> 2] ? 0 : (data[i] as number))) : data
  const count = new ColorCount()
  count.add({ width, height, data: seen })
  const palette = count.palette(hasClear ? 255 : 256)
  const number = palette.count
  const bits = Math.max(1, Math.ceil(Math.log2(palette.count + (hasClear ? 1 : 0))))
  const colors = new Uint8Array(3 * 2 ** bits)
  colors.set(palette.colors)
  const indexes = ditherFrame({ width, height, data: seen }, palette, 'diffusion', hasClear ? clear : undefined, number)
  const short = (value: number) => [value & 255, value >> 8]
  return joinBytes([
    latin1('GIF89a'),
    Uint8Array.of(...short(width), ...short(height), 0xf0 | (bits - 1), 0, 0),
    colors,
    ...(hasClear ? [Uint8Array.of(0x21, 0xf9, 4, 1, 0, 0, number, 0)] : []),
    Uint8Array.of(0x2c, 0, 0, 0, 0, ...short(width), ...short(height), 0),
    packLzw(indexes, bits),
    Uint8Array.of(0x3b),
  ])
}

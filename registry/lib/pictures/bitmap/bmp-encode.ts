import type { Pixels } from '../../../../engine/core/context.ts'
import { isOpaque } from '../png/png-encode.ts'

/** A bitmap of 24 bits, or of 32 with the header that has a mask for alpha, where pixels are transparent. */
export function encodeBmp(pixels: Pixels): Uint8Array {
  const { width, height, data } = pixels
  const isPlain = isOpaque(pixels)
  const [headerSize, bytesEach] = isPlain ? [40, 3] : [108, 4]
  const row = Math.ceil((width * bytesEach) / 4) * 4
  const from = 14 + headerSize
  const bytes = new Uint8Array(from + row * height)
  const view = new DataView(bytes.buffer)
  bytes.set([0x42, 0x4d])
  const words: readonly (readonly [number, number])[] = [[2, bytes.length], [10, from], [14, headerSize], [18, width], [22, height], [34, row * height], [38, 2835], [42, 2835]] // prettier-ignore
  for (const [at, value] of words) view.setUint32(at, value, true)
  view.setUint16(26, 1, true)
  view.setUint16(28, bytesEach * 8, true)
  if (!isPlain) {
    view.setUint32(30, 3, true)
    for (const [index, mask] of [0xff0000, 0xff00, 0xff, 0xff000000].entries()) view.setUint32(54 + index * 4, mask, true)
    // The space is sRGB, by its four letters.
    view.setUint32(70, 0x73524742, true)
  }
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const [at, to] = [(y * width + x) * 4, from + (height - 1 - y) * row + x * bytesEach]
      for (let channel = 0; channel < 3; channel++) bytes[to + channel] = data[at + 2 - channel] as number
      if (!isPlain) bytes[to + 3] = data[at + 3] as number
    }
  return bytes
}

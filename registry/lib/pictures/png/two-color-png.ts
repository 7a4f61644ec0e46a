import { joinBytes } from '../../../../engine/core/bytes/join.ts'
import { crc32 } from '../../../../engine/core/bytes/crc32.ts'
import type { Rgb } from '../rgb.ts'

const SIGNATURE = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]

/**
 * A PNG of two colors, one bit a pixel.
 * @param isOn true for the pixels in the second color
 * @see https://www.w3.org/TR/png-3/
 */
export async function encodeTwoColorPng(
  width: number,
  height: number,
  colors: readonly [off: Rgb, on: Rgb],
  isOn: (x: number, y: number) => boolean,
): Promise<Uint8Array> {
  const { zlibSync } = await import('fflate')
  const stride = Math.ceil(width / 8) + 1
  const rows = new Uint8Array(stride * height)
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) if (isOn(x, y)) (rows[y * stride + 1 + (x >>> 3)] as number) |= 0x80 >>> (x & 7)
  const header = new Uint8Array(13)
  const view = new DataView(header.buffer)
  view.setUint32(0, width)
  view.setUint32(4, height)
  header.set([1, 3, 0, 0, 0], 8)
  return joinBytes([
    Uint8Array.from(SIGNATURE),
    chunk('IHDR', header),
    chunk('PLTE', Uint8Array.from(colors.flat())),
    chunk('IDAT', zlibSync(rows, { level: 9 })),
    chunk('IEND', new Uint8Array(0)),
  ])
}

function chunk(type: string, data: Uint8Array): Uint8Array {
  const bytes = new Uint8Array(data.length + 12)
  const view = new DataView(bytes.buffer)
  view.setUint32(0, data.length)
  for (let i = 0; i < 4; i++) bytes[4 + i] = type.charCodeAt(i)
  bytes.set(data, 8)
  view.setUint32(data.length + 8, crc32(bytes.subarray(4, data.length + 8)))
  return bytes
}

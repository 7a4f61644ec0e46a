import type { Pixels } from '../../../../engine/core/context.ts'
import { joinBytes } from '../../../../engine/core/bytes/join.ts'
import { type ByteReader } from '../bytes.ts'
import { DamagedImage } from '../failures.ts'
import { decodePng } from '../png/png-decode.ts'
import { decodeDib } from './bmp-decode.ts'

/** Longest side of an image in an icon file. */
export const MOST_ICON = 256

/** The largest image of an icon file, and how many it has. @throws DamagedImage, UnreadKind */
export async function decodeIco(reader: ByteReader): Promise<{ readonly pixels: Pixels; readonly count: number }> {
  const count = reader.u16(4, true)
  if (count === 0) throw new DamagedImage('no images')
  const entries = Array.from({ length: count }, (_, index) => {
    const at = 6 + index * 16
    return {
      side: reader.u8(at) || MOST_ICON,
      bits: reader.u16(at + 6, true),
      length: reader.u32(at + 8, true),
      from: reader.u32(at + 12, true),
    }
  })
  const { from, length } = entries.toSorted((a, b) => b.side - a.side || b.bits - a.bits)[0] as (typeof entries)[number]
  const isPng = reader.u32(from) === 0x89504e47
  return { pixels: isPng ? await decodePng(reader.part(from, length)) : decodeDib(reader, from, undefined, true), count }
}

/** An icon file of PNG images, which every system since Windows Vista reads. */
export function joinIco(images: readonly { readonly width: number; readonly height: number; readonly png: Uint8Array }[]): Uint8Array {
  const head = new Uint8Array(6 + images.length * 16)
  const view = new DataView(head.buffer)
  view.setUint16(2, 1, true)
  view.setUint16(4, images.length, true)
  let from = head.length
  images.forEach(({ width, height, png }, index) => {
    const at = 6 + index * 16
    // 256 is written as 0.
    view.setUint8(at, width & 255)
    view.setUint8(at + 1, height & 255)
    view.setUint16(at + 4, 1, true)
    view.setUint16(at + 6, 32, true)
    view.setUint32(at + 8, png.length, true)
    view.setUint32(at + 12, from, true)
    from += png.length
  })
  return joinBytes([head, ...images.map(({ png }) => png)])
}

import { ByteReader } from '../bytes.ts'
import { DamagedImage } from '../failures.ts'
import type { PictureInfo } from '../picture.ts'

/** Counts the frames of a GIF by its blocks; nothing is unpacked. @throws DamagedImage @see GIF89a specification */
export function readGifInfo(bytes: Uint8Array): PictureInfo {
  const reader = new ByteReader(bytes)
  const packed = reader.u8(10)
  let frames = 0
  let hasAlpha = false
  let at = 13 + (packed & 0x80 ? 3 << ((packed & 7) + 1) : 0)
  const skipBlocks = () => {
    while (at < bytes.length && reader.u8(at) !== 0) at += reader.u8(at) + 1
    at++
  }
  while (at < bytes.length && reader.u8(at) !== 0x3b) {
    const kind = reader.u8(at)
    if (kind === 0x21) {
      if (reader.u8(at + 1) === 0xf9 && (reader.u8(at + 3) & 1) === 1) hasAlpha = true
      at += 2
    } else if (kind === 0x2c) {
      frames++
      const local = reader.u8(at + 9)
      at += 11 + (local & 0x80 ? 3 << ((local & 7) + 1) : 0)
    } else throw new DamagedImage('unknown block')
    skipBlocks()
  }
  if (frames === 0) throw new DamagedImage('no picture')
  const size = { width: reader.u16(6, true), height: reader.u16(8, true) }
  return { format: 'gif', ...size, bitDepth: 8, hasAlpha, isGray: false, frames, orientation: 1, metadata: {} }
}

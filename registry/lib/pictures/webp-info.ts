import { ByteReader } from './bytes.ts'
import { readExif } from './metadata/exif.ts'
import { DamagedImage } from './failures.ts'
import type { PictureInfo } from './picture.ts'

/** @throws DamagedImage @see RFC 9649 */
export function readWebpInfo(bytes: Uint8Array): PictureInfo {
  const reader = new ByteReader(bytes)
  const end = Math.min(8 + reader.u32(4, true), bytes.length)
  const parts = new Map<string, number>()
  let frames = 0
  for (let at = 12; at + 8 <= end;) {
    const type = reader.tag(at)
    if (!parts.has(type)) parts.set(type, at)
    if (type === 'ANMF') frames++
    const length = reader.u32(at + 4, true)
    at += 8 + length + (length & 1)
  }
  const partOf = (type: string) => {
    const at = parts.get(type)
    return at === undefined ? undefined : reader.part(at + 8, reader.u32(at + 4, true))
  }
  const [icc, exifPart, xmp] = [partOf('ICCP'), partOf('EXIF'), partOf('XMP ')]
  // Some writers put the mark of JPEG before the block.
  const exif = exifPart && new ByteReader(exifPart).startsWith('Exif\0\0', 0) ? exifPart.subarray(6) : exifPart
  return {
    format: 'webp',
    ...measure(reader, parts),
    bitDepth: 8,
    isGray: false,
    frames: Math.max(frames, 1),
    orientation: readExif(exif).orientation,
    metadata: { icc, exif, xmp },
  }
}

function measure(reader: ByteReader, parts: ReadonlyMap<string, number>) {
  const [extended, lossy, lossless] = [parts.get('VP8X'), parts.get('VP8 '), parts.get('VP8L')]
  if (extended !== undefined)
    return {
      width: reader.u24le(extended + 12) + 1,
      height: reader.u24le(extended + 15) + 1,
      hasAlpha: (reader.u8(extended + 8) & 0x10) > 0,
    }
  if (lossless !== undefined) {
    const bits = reader.u32(lossless + 9, true)
    return { width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1, hasAlpha: ((bits >>> 28) & 1) === 1 }
  }
  if (lossy === undefined) throw new DamagedImage('no picture')
  return { width: reader.u16(lossy + 14, true) & 0x3fff, height: reader.u16(lossy + 16, true) & 0x3fff, hasAlpha: false }
}

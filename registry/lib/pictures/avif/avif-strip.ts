import { isoBoxes } from './avif-info.ts'
import { ByteReader } from '../bytes.ts'

type Extent = { readonly start: number; readonly length: number }

/** A block of EXIF data that says nothing: where it begins (4 bytes), its order of bytes, and a directory without entries. */
const EMPTY_EXIF = Uint8Array.of(0, 0, 0, 0, 0x4d, 0x4d, 0, 42, 0, 0, 0, 8, 0, 0, 0, 0, 0, 0)
const SPACE = 0x20

/**
 * The same AVIF with its EXIF and XMP blanked out where they are, so that nothing else has to move.
 * @throws DamagedImage
 * @see ISO/IEC 14496-12, 8.11.3 (iloc) and 8.11.6 (iinf)
 */
export function blankAvifMetadata(bytes: Uint8Array): Uint8Array {
  const reader = new ByteReader(bytes)
  const find = (from: number, to: number, type: string) => [...isoBoxes(reader, from, to)].find((box) => box.type === type)
  const meta = find(0, bytes.length, 'meta')
  const [names, places, data] = ['iinf', 'iloc', 'idat'].map((type) => meta && find(meta.body + 4, meta.end, type))
  if (!names || !places) return bytes
  const told = toldItems(reader, names.body, names.end)
  const blank = bytes.slice()
  for (const { item, extents } of itemPlaces(reader, places.body, data?.body ?? 0)) {
    const isExif = told.get(item)
    if (isExif === undefined) continue
    for (const [index, { start, length }] of extents.entries()) {
      const part = blank.subarray(start, start + length)
      part.fill(isExif ? 0 : SPACE)
      if (isExif && index === 0 && length >= EMPTY_EXIF.length) part.set(EMPTY_EXIF)
    }
  }
  return blank
}

/** Items that say something about the image: true for EXIF, false for XMP and other text. */
function toldItems(reader: ByteReader, body: number, end: number): Map<number, boolean> {
  const told = new Map<number, boolean>()
  const entries = body + (reader.u8(body) === 0 ? 6 : 8)
  for (const entry of isoBoxes(reader, entries, end)) {
    const version = reader.u8(entry.body)
    if (entry.type !== 'infe' || version < 2) continue
    const item = version === 2 ? reader.u16(entry.body + 4) : reader.u32(entry.body + 4)
    const type = reader.tag(entry.body + (version === 2 ? 8 : 10))
    if (type === 'Exif' || type === 'mime') told.set(item, type === 'Exif')
  }
  return told
}

/** Where the bytes of each item are in the file. @param dataStart where the content of `idat` begins */
function* itemPlaces(reader: ByteReader, body: number, dataStart: number): Generator<{ item: number; extents: Extent[] }> {
  const version = reader.u8(body)
  const sizes = [reader.u8(body + 4) >> 4, reader.u8(body + 4) & 15, reader.u8(body + 5) >> 4, version === 0 ? 0 : reader.u8(body + 5) & 15]
  const [offsetSize = 0, lengthSize = 0, baseSize = 0, indexSize = 0] = sizes
  let at = body + 6
  const take = (size: number): number => {
    const value = size === 0 ? 0 : size === 2 ? reader.u16(at) : size === 4 ? reader.u32(at) : reader.u32(at) * 2 ** 32 + reader.u32(at + 4)
    at += size
    return value
  }
  const count = take(version < 2 ? 2 : 4)
  for (let index = 0; index < count; index++) {
    const item = take(version < 2 ? 2 : 4)
    const method = version === 0 ? 0 : take(2) & 15
    take(2)
    const base = take(baseSize) + (method === 1 ? dataStart : 0)
    const extents = Array.from({ length: take(2) }, () => {
      take(indexSize)
      const start = base + take(offsetSize)
      return { start, length: take(lengthSize) }
    })
    // Items made of other items contain no bytes themselves.
    if (method < 2) yield { item, extents }
  }
}

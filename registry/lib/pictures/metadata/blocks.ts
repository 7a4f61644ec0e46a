import { ByteReader } from '../bytes.ts'
import { EXIF_MARK, ICC_MARK, XMP_MARK } from '../jpeg/jpeg-info.ts'
import type { PictureFormat } from '../formats.ts'
import { pngChunks } from '../png/png-info.ts'
import type { Block, BlockKind } from './block.ts'
import { isoBlocks } from './iso-metadata.ts'
import { endOfJpeg } from './strip-metadata.ts'

const PHOTOSHOP_MARK = 'Photoshop 3.0\0'

/** All that a file says beside its pixels, in order; nothing of a GIF. @throws DamagedImage */
export function metadataBlocks(bytes: Uint8Array, format: PictureFormat | 'heic'): Block[] {
  if (format === 'avif' || format === 'heic') return isoBlocks(bytes)
  if (format === 'jpeg') return jpegBlocks(bytes)
  if (format === 'png') return pngBlocks(bytes)
  return format === 'webp' ? webpBlocks(bytes) : []
}

function jpegBlocks(bytes: Uint8Array): Block[] {
  const reader = new ByteReader(bytes)
  const found: Block[] = []
  for (let at = 2; ;) {
    while (reader.u8(at + 1) === 0xff) at++
    const marker = reader.u8(at + 1)
    if (marker === 0xda) {
      // Phones append larger previews and films after the picture.
      const end = endOfJpeg(bytes, at)
      if (end < bytes.length) found.push({ kind: 'extra', name: 'EOI +', bytes: bytes.length - end, data: bytes.subarray(end) })
      return found
    }
    if (marker === 0x01 || (marker >= 0xd0 && marker <= 0xd7)) {
      at += 2
      continue
    }
    const length = reader.u16(at + 2)
    const from = at + 4
    const isTold = marker === 0xfe || (marker >= 0xe1 && marker <= 0xef && marker !== 0xee)
    if (isTold) found.push({ ...jpegKind(reader, marker, from, length - 2), bytes: length + 2 })
    at += 2 + length
  }
}

function jpegKind(reader: ByteReader, marker: number, from: number, length: number): Omit<Block, 'bytes'> {
  const data = reader.part(from, length)
  const name = marker === 0xfe ? 'COM' : `APP${marker - 0xe0}`
  const marked = (mark: string) => reader.startsWith(mark, from) && length >= mark.length
  if (marker === 0xfe) return { kind: 'comment', name, data }
  if (marker === 0xe1 && marked(EXIF_MARK)) return { kind: 'exif', name, data: data.subarray(EXIF_MARK.length) }
  if (marker === 0xe1 && marked(XMP_MARK)) return { kind: 'xmp', name, data: data.subarray(XMP_MARK.length) }
  if (marker === 0xe1 && marked('http://ns.adobe.com/xmp/extension/')) return { kind: 'other', name, data }
  if (marker === 0xe2 && marked(ICC_MARK)) return { kind: 'icc', name, data: data.subarray(14) }
  if (marker === 0xe2 && marked('MPF\0')) return { kind: 'extra', name, data }
  if (marker === 0xed && marked(PHOTOSHOP_MARK)) return { kind: 'iptc', name, data: data.subarray(PHOTOSHOP_MARK.length) }
  return { kind: marker === 0xeb ? 'credentials' : 'other', name, data }
}

const PNG_KINDS: Readonly<Record<string, BlockKind>> = {
  eXIf: 'exif',
  iCCP: 'icc',
  tEXt: 'text',
  zTXt: 'text',
  iTXt: 'text',
  tIME: 'other',
  caBX: 'credentials',
}
/** Those that a viewer needs, or that only say how to show the pixels. */
const PNG_SHOWN = new Set('IHDR PLTE IDAT IEND tRNS sRGB gAMA cHRM cICP sBIT bKGD pHYs acTL fcTL fdAT mDCV cLLI'.split(' '))

function pngBlocks(bytes: Uint8Array): Block[] {
  return [...pngChunks(bytes)]
    .filter(({ type }) => !PNG_SHOWN.has(type))
    .map(({ type, data }) => ({ kind: PNG_KINDS[type] ?? 'other', name: type, bytes: data.length + 12, data }))
}

const WEBP_KINDS: Readonly<Record<string, BlockKind>> = { EXIF: 'exif', 'XMP ': 'xmp', ICCP: 'icc' }
const WEBP_SHOWN = new Set(['VP8X', 'VP8 ', 'VP8L', 'ALPH', 'ANIM', 'ANMF'])

function webpBlocks(bytes: Uint8Array): Block[] {
  const reader = new ByteReader(bytes)
  const end = Math.min(8 + reader.u32(4, true), bytes.length)
  const found: Block[] = []
  for (let at = 12; at + 8 <= end;) {
    const [name, length] = [reader.tag(at), reader.u32(at + 4, true)]
    const data = reader.part(at + 8, Math.min(length, bytes.length - at - 8))
    const own = name === 'EXIF' && new ByteReader(data).startsWith(EXIF_MARK, 0) ? data.subarray(EXIF_MARK.length) : data
    if (!WEBP_SHOWN.has(name))
      found.push({ kind: WEBP_KINDS[name] ?? 'other', name: name.trim(), bytes: length + 8 + (length & 1), data: own })
    at += 8 + length + (length & 1)
  }
  return found
}

import { joinBytes } from '../../../../engine/core/bytes/join.ts'
import { crc32 } from '../../../../engine/core/bytes/crc32.ts'
import { ByteReader, latin1 } from '../bytes.ts'
import { readExif } from '../metadata/exif.ts'
import { DamagedImage } from '../failures.ts'
import type { PictureInfo } from '../picture.ts'

export type PngChunk = { readonly type: string; readonly data: Uint8Array }

export type PngHeader = {
  readonly width: number
  readonly height: number
  readonly bitDepth: number
  /** 0 gray, 2 RGB, 3 palette, 4 gray with alpha, 6 RGBA */
  readonly colorType: number
  readonly isInterlaced: boolean
}

/** Bit depths that each color type allows. */
const DEPTHS: Readonly<Record<number, readonly number[]>> = { 0: [1, 2, 4, 8, 16], 2: [8, 16], 3: [1, 2, 4, 8], 4: [8, 16], 6: [8, 16] }
const XMP_KEYWORD = 'XML:com.adobe.xmp'
/** A profile that unpacks to more is not believed. */
const MOST_PROFILE = 4 * 1024 * 1024

/** Chunks in order, up to the end of the image. @throws DamagedImage when one is cut off or its check sum is wrong */
export function* pngChunks(bytes: Uint8Array): Generator<PngChunk> {
  const reader = new ByteReader(bytes)
  for (let at = 8; ;) {
    const length = reader.u32(at)
    const type = reader.tag(at + 4)
    const data = reader.part(at + 8, length)
    if (reader.u32(at + 8 + length) !== crc32(bytes.subarray(at + 4, at + 8 + length))) throw new DamagedImage(`check sum of ${type}`)
    yield { type, data }
    if (type === 'IEND') return
    at += length + 12
  }
}

/** @throws DamagedImage @see https://www.w3.org/TR/png-3/ */
export async function readPngInfo(bytes: Uint8Array): Promise<PictureInfo> {
  const reader = new ByteReader(bytes)
  const header = readHeader(reader)
  let [icc, exif, xmp]: (Uint8Array | undefined)[] = []
  let frames = 1
  let hasKey = false
  for (let at = 8; ;) {
    const length = reader.u32(at)
    const type = reader.tag(at + 4)
    if (type === 'IEND') break
    // Before the pixels a part must be whole; whether the rest is there shows when it is decoded.
    const data = reader.part(at + 8, length)
    if (type === 'iCCP') icc = await readIccp(data)
    else if (type === 'eXIf') exif = data
    else if (type === 'iTXt') xmp ??= readXmp(data)
    else if (type === 'tRNS') hasKey = true
    else if (type === 'acTL') frames = Math.max(1, reader.u32(at + 8))
    at += length + 12
  }
  return {
    format: 'png',
    width: header.width,
    height: header.height,
    bitDepth: header.bitDepth,
    hasAlpha: hasKey || header.colorType >= 4,
    isGray: header.colorType === 0 || header.colorType === 4,
    frames,
    orientation: readExif(exif).orientation,
    metadata: { icc, exif, xmp },
  }
}

export function readHeader(reader: ByteReader): PngHeader {
  if (reader.tag(12) !== 'IHDR' || reader.u32(8) !== 13) throw new DamagedImage('no header')
  const [bitDepth, colorType, interlace] = [reader.u8(24), reader.u8(25), reader.u8(28)]
  if (!DEPTHS[colorType]?.includes(bitDepth) || reader.u8(26) !== 0 || reader.u8(27) !== 0 || interlace > 1)
    throw new DamagedImage('wrong header')
  return { width: reader.u32(16), height: reader.u32(20), bitDepth, colorType, isInterlaced: interlace === 1 }
}

async function readIccp(data: Uint8Array): Promise<Uint8Array | undefined> {
  const { Unzlib } = await import('fflate')
  const parts: Uint8Array[] = []
  let total = 0
  const unpack = new Unzlib((part) => {
    total += part.length
    if (total <= MOST_PROFILE) parts.push(part)
  })
  try {
    const packed = data.subarray(data.indexOf(0) + 2)
    for (let at = 0; at < packed.length && total <= MOST_PROFILE; at += 4096) unpack.push(packed.subarray(at, at + 4096))
  } catch {
    // A profile that cannot be unpacked is left out, as viewers do; the pixels are still sound.
    return undefined
  }
  if (total > MOST_PROFILE || total === 0) return undefined
  return joinBytes(parts)
}

/** The packet of an uncompressed `iTXt` chunk that holds XMP. */
function readXmp(data: Uint8Array): Uint8Array | undefined {
  const keyword = latin1(XMP_KEYWORD)
  if (!keyword.every((byte, i) => data[i] === byte) || data[keyword.length + 1] !== 0) return undefined
  const language = data.indexOf(0, keyword.length + 3)
  const translated = language < 0 ? -1 : data.indexOf(0, language + 1)
  return translated < 0 ? undefined : data.subarray(translated + 1)
}

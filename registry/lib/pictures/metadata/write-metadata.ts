import { joinBytes } from '../../../../engine/core/bytes/join.ts'
import { ByteReader, latin1, u32le } from '../bytes.ts'
import type { WrittenFormat } from '../formats.ts'
import { EXIF_MARK, ICC_MARK, XMP_MARK } from '../jpeg/jpeg-info.ts'
import { withAvifProfile } from '../avif/avif-profile.ts'
import { pngChunk } from '../png/png-encode.ts'
import type { PictureMetadata } from '../picture.ts'

/** Longest segment of a JPEG, without its marker. */
const LONGEST_SEGMENT = 65_533
const PROFILE_PART = LONGEST_SEGMENT - ICC_MARK.length - 2

/**
 * Puts profile, EXIF and XMP into a file that has none.
 * AVIF gets the profile only. A block too long for a JPEG segment is left out; {@link fitsJpeg} tells.
 */
export function writeMetadata(format: WrittenFormat, bytes: Uint8Array, metadata: PictureMetadata): Uint8Array {
  if (!metadata.icc && !metadata.exif && !metadata.xmp) return bytes
  if (format === 'jpeg') return intoJpeg(bytes, metadata)
  if (format === 'png') return intoPng(bytes, metadata)
  if (format === 'webp') return intoWebp(bytes, metadata)
  return metadata.icc ? withAvifProfile(bytes, metadata.icc) : bytes
}

export const fitsJpeg = (block: Uint8Array | undefined): boolean => block === undefined || block.length <= LONGEST_SEGMENT - XMP_MARK.length

function intoJpeg(bytes: Uint8Array, { icc, exif, xmp }: PictureMetadata): Uint8Array {
  const reader = new ByteReader(bytes)
  const after = reader.u16(2) === 0xffe0 ? 4 + reader.u16(4) : 2
  const parts = icc ? Math.ceil(icc.length / PROFILE_PART) : 0
  return joinBytes([
    bytes.subarray(0, after),
    ...(exif && fitsJpeg(exif) ? [segment(0xe1, latin1(EXIF_MARK), exif)] : []),
    ...(xmp && fitsJpeg(xmp) ? [segment(0xe1, latin1(XMP_MARK), xmp)] : []),
    ...Array.from({ length: parts }, (_, i) =>
      segment(0xe2, latin1(ICC_MARK), Uint8Array.of(i + 1, parts), (icc as Uint8Array).subarray(i * PROFILE_PART, (i + 1) * PROFILE_PART)),
    ),
    bytes.subarray(after),
  ])
}

function segment(marker: number, ...parts: readonly Uint8Array[]): Uint8Array {
  const body = joinBytes(parts)
  const length = body.length + 2
  return joinBytes([Uint8Array.of(0xff, marker, length >> 8, length & 255), body])
}

/** The compressed profile comes before palette and pixels, as the standard wants it. */
function intoPng(bytes: Uint8Array, { icc, exif, xmp }: PictureMetadata): Uint8Array {
  const header = 8 + 25
  return joinBytes([
    bytes.subarray(0, header),
    ...(icc ? [pngChunk('iCCP', joinBytes([latin1('ICC profile\0\0'), storedZlib(icc)]))] : []),
    ...(exif ? [pngChunk('eXIf', exif)] : []),
    ...(xmp ? [pngChunk('iTXt', joinBytes([latin1('XML:com.adobe.xmp\0\0\0\0\0'), xmp]))] : []),
    bytes.subarray(header),
  ])
}

/** Bytes in a zlib stream as they are; profiles are short, so that nothing must be loaded to pack them. */
function storedZlib(bytes: Uint8Array): Uint8Array {
  const blocks: Uint8Array[] = [Uint8Array.of(0x78, 0x01)]
  for (let at = 0; at < bytes.length; at += 65_535) {
    const part = bytes.subarray(at, at + 65_535)
    const isLast = at + part.length >= bytes.length
    blocks.push(Uint8Array.of(isLast ? 1 : 0, part.length & 255, part.length >> 8, ~part.length & 255, (~part.length >> 8) & 255), part)
  }
  let [a, b] = [1, 0]
  for (const byte of bytes) {
    a = (a + byte) % 65_521
    b = (b + a) % 65_521
  }
  return joinBytes([...blocks, Uint8Array.of(b >> 8, b & 255, a >> 8, a & 255)])
}

/** @see RFC 9649, extended file format */
function intoWebp(bytes: Uint8Array, { icc, exif, xmp }: PictureMetadata): Uint8Array {
  const reader = new ByteReader(bytes)
  const isExtended = reader.tag(12) === 'VP8X'
  const flags = (icc ? 0x20 : 0) | (exif ? 0x08 : 0) | (xmp ? 0x04 : 0)
  const head = isExtended ? reader.part(20, 10).slice() : simpleHead(reader)
  head[0] = (head[0] as number) | flags
  const body = joinBytes([
    latin1('WEBP'),
    riffChunk('VP8X', head),
    ...(icc ? [riffChunk('ICCP', icc)] : []),
    bytes.subarray(isExtended ? 30 : 12),
    ...(exif ? [riffChunk('EXIF', exif)] : []),
    ...(xmp ? [riffChunk('XMP ', xmp)] : []),
  ])
  return joinBytes([latin1('RIFF'), u32le(body.length), body])
}

/** The extended header of a file that has none. */
function simpleHead(reader: ByteReader): Uint8Array {
  const isLossless = reader.tag(12) === 'VP8L'
  const bits = isLossless ? reader.u32(21, true) : 0
  const width = isLossless ? bits & 0x3fff : (reader.u16(26, true) & 0x3fff) - 1
  const height = isLossless ? (bits >>> 14) & 0x3fff : (reader.u16(28, true) & 0x3fff) - 1
  const alpha = isLossless && (bits >>> 28) & 1 ? 0x10 : 0
  return Uint8Array.of(alpha, 0, 0, 0, width & 255, width >> 8, width >> 16, height & 255, height >> 8, height >> 16)
}

function riffChunk(type: string, data: Uint8Array): Uint8Array {
  return joinBytes([latin1(type), u32le(data.length), data, new Uint8Array(data.length & 1)])
}

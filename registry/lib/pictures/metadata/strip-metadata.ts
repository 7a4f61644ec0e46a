import { blankIsoMetadata } from './iso-metadata.ts'
import { joinBytes } from '../../../../engine/core/bytes/join.ts'
import { ByteReader, latin1, u32le } from '../bytes.ts'
import { ICC_MARK } from '../jpeg/jpeg-info.ts'
import { PNG_SIGNATURE, pngChunk } from '../png/png-encode.ts'
import { pngChunks } from '../png/png-info.ts'
import { writeMetadata } from './write-metadata.ts'
import type { PictureFormat } from '../formats.ts'

/** Chunks of a PNG that change how it looks; all others say something about it. */
const SHOWN_CHUNKS = new Set('IHDR PLTE IDAT IEND tRNS iCCP sRGB gAMA cHRM cICP sBIT bKGD pHYs acTL fcTL fdAT mDCV cLLI'.split(' '))

/** Chunks of a WebP that hold pixels or how they move. */
const SHOWN_WEBP = new Set(['VP8 ', 'VP8L', 'ALPH', 'ANIM', 'ANMF'])

/**
 * The same file without EXIF, XMP, comments, previews and text. The packed pixels are not touched; what decides how they look stays:
 * the profile, unless that is to go too, and an orientation other than upright. A GIF comes back as it is; AVIF and HEIC keep their profile and size.
 */
export function stripMetadata(
  bytes: Uint8Array,
  { format, orientation }: { readonly format: PictureFormat | 'heic'; readonly orientation: number },
  { keepsProfile = true } = {},
): Uint8Array {
  if (format === 'gif') return bytes
  // How these are turned, and their profile, are properties of the image, not part of what is said about it.
  if (format === 'avif' || format === 'heic') return blankIsoMetadata(bytes)
  const bare =
    format === 'jpeg' ? stripJpeg(bytes, keepsProfile) : format === 'png' ? stripPng(bytes, keepsProfile) : stripWebp(bytes, keepsProfile)
  return orientation === 1 ? bare : writeMetadata(format, bare, { exif: orientationExif(orientation) })
}

/** An EXIF block that says nothing but how the image is turned. */
function orientationExif(orientation: number): Uint8Array {
  return Uint8Array.of(0x4d, 0x4d, 0, 42, 0, 0, 0, 8, 0, 1, 0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, orientation, 0, 0, 0, 0, 0, 0)
}

function stripJpeg(bytes: Uint8Array, keepsProfile: boolean): Uint8Array {
  const reader = new ByteReader(bytes)
  const kept = [bytes.subarray(0, 2)]
  let at = 2
  for (;;) {
    while (reader.u8(at + 1) === 0xff) at++
    const marker = reader.u8(at + 1)
    if (marker === 0xda) break
    if (marker === 0x01 || (marker >= 0xd0 && marker <= 0xd7)) {
      at += 2
      continue
    }
    const end = at + 2 + reader.u16(at + 2)
    const isTold = (marker >= 0xe1 && marker <= 0xef && marker !== 0xee) || marker === 0xfe
    if (!isTold || (keepsProfile && marker === 0xe2 && reader.startsWith(ICC_MARK, at + 4))) kept.push(bytes.subarray(at, end))
    at = end
  }
  return joinBytes([...kept, bytes.subarray(at, endOfJpeg(bytes, at))])
}

/** After the end mark some cameras append more images; those go. @param from where the first scan begins */
export function endOfJpeg(bytes: Uint8Array, from: number): number {
  const reader = new ByteReader(bytes)
  let at = from
  while (at + 4 <= bytes.length) {
    // A scan or a table has a length; the packed data after a scan runs to the next marker that isn’t part of it.
    at += 2 + reader.u16(at + 2)
    while (at + 1 < bytes.length && !(bytes[at] === 0xff && isMarker(bytes[at + 1] as number))) at++
    if (bytes[at + 1] === 0xd9) return at + 2
  }
  return bytes.length
}

/** In packed data, 0 stands for a byte of 255 and D0 to D7 are marks to start again from; FF is filling. */
const isMarker = (byte: number): boolean => byte !== 0 && byte !== 0xff && (byte < 0xd0 || byte > 0xd7)

function stripPng(bytes: Uint8Array, keepsProfile: boolean): Uint8Array {
  const kept = [...pngChunks(bytes)].filter(({ type }) => SHOWN_CHUNKS.has(type) && (keepsProfile || type !== 'iCCP'))
  return joinBytes([PNG_SIGNATURE, ...kept.map(({ type, data }) => pngChunk(type, data))])
}

function stripWebp(bytes: Uint8Array, keepsProfile: boolean): Uint8Array {
  const reader = new ByteReader(bytes)
  const kept: Uint8Array[] = [latin1('WEBP')]
  const end = Math.min(8 + reader.u32(4, true), bytes.length)
  for (let at = 12; at + 8 <= end;) {
    const length = reader.u32(at + 4, true)
    const part = reader.part(at, Math.min(8 + length + (length & 1), bytes.length - at))
    const type = reader.tag(at)
    if (type === 'VP8X') {
      const head = part.slice()
      // The flags of EXIF and XMP, and of the profile.
      head[8] = (head[8] as number) & ~(keepsProfile ? 0x0c : 0x2c)
      kept.push(head)
    } else if (type === 'ICCP' ? keepsProfile : SHOWN_WEBP.has(type)) kept.push(part)
    at += 8 + length + (length & 1)
  }
  const body = joinBytes(kept)
  return joinBytes([latin1('RIFF'), u32le(body.length), body])
}

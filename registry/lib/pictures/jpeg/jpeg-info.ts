import { joinBytes } from '../../../../engine/core/bytes/join.ts'
import { ByteReader } from '../bytes.ts'
import { readExif } from '../metadata/exif.ts'
import { DamagedImage, UnreadKind } from '../failures.ts'
import type { PictureInfo } from '../picture.ts'

export const EXIF_MARK = 'Exif\0\0'
export const XMP_MARK = 'http://ns.adobe.com/xap/1.0/\0'
export const ICC_MARK = 'ICC_PROFILE\0'

/** Frames other than baseline, extended and progressive Huffman and arithmetic coding. */
const UNREAD_FRAMES: Readonly<Record<number, string>> = { 0xc3: 'lossless JPEG', 0xc5: 'hierarchical JPEG', 0xc6: 'hierarchical JPEG', 0xc7: 'lossless JPEG', 0xcb: 'lossless JPEG', 0xcd: 'hierarchical JPEG', 0xce: 'hierarchical JPEG', 0xcf: 'lossless JPEG' } // prettier-ignore

/** What the header of any JPEG says, also of those that no codec here decodes. */
export type JpegHead = PictureInfo & {
  /** 1 gray, 3 color, 4 CMYK. */
  readonly channels: number
  /** Marker of the frame: 0xC0 baseline, 0xC1 extended, 0xC2 progressive. */
  readonly frame: number
  /** Whether Adobe's segment is there; CMYK is then stored inverted. */
  readonly isAdobe: boolean
}

/** Of frames that are decoded here. @throws DamagedImage, UnreadKind */
export function readJpegInfo(bytes: Uint8Array): PictureInfo {
  const { channels, frame, isAdobe: _, ...info } = readJpegHead(bytes)
  const kind = UNREAD_FRAMES[frame]
  if (kind !== undefined) throw new UnreadKind(kind)
  if (channels === 4) throw new UnreadKind('CMYK JPEG')
  if (info.bitDepth !== 8) throw new UnreadKind(`${info.bitDepth}-bit JPEG`)
  return info
}

/** @throws DamagedImage @see ITU-T T.81 annex B */
export function readJpegHead(bytes: Uint8Array): JpegHead {
  const reader = new ByteReader(bytes)
  const profile = new Map<number, Uint8Array>()
  let [exif, xmp, frame]: [Uint8Array | undefined, Uint8Array | undefined, Uint8Array | undefined] = [undefined, undefined, undefined]
  let kind = 0
  let isAdobe = false
  for (let at = 2; ;) {
    while (reader.u8(at) === 0xff && reader.u8(at + 1) === 0xff) at++
    if (reader.u8(at) !== 0xff) throw new DamagedImage('no marker')
    const marker = reader.u8(at + 1)
    if (marker === 0xd9) throw new DamagedImage('no picture')
    if (marker === 0x01 || (marker >= 0xd0 && marker <= 0xd7)) {
      at += 2
      continue
    }
    const length = reader.u16(at + 2)
    if (length < 2) throw new DamagedImage('segment too short')
    const start = at + 4
    const segment = reader.part(start, length - 2)
    if (marker === 0xe1 && reader.startsWith(EXIF_MARK, start)) exif ??= segment.subarray(EXIF_MARK.length)
    else if (marker === 0xe1 && reader.startsWith(XMP_MARK, start)) xmp ??= segment.subarray(XMP_MARK.length)
    else if (marker === 0xe2 && reader.startsWith(ICC_MARK, start)) profile.set(reader.u8(start + 12), segment.subarray(14))
    else if (marker >= 0xc0 && marker <= 0xcf && marker !== 0xc4 && marker !== 0xc8 && marker !== 0xcc) {
      frame = segment
      kind = marker
    } else if (marker === 0xee && reader.startsWith('Adobe', start)) isAdobe = true
    else if (marker === 0xda) break
    at = start + length - 2
  }
  if (!frame || frame.length < 6) throw new DamagedImage('no frame')
  const [bitDepth = 0, high = 0, low = 0, wide = 0, narrow = 0, channels = 0] = frame
  const parts = [...profile].toSorted(([a], [b]) => a - b).map(([, part]) => part)
  return {
    format: 'jpeg',
    width: (wide << 8) | narrow,
    height: (high << 8) | low,
    bitDepth,
    hasAlpha: false,
    isGray: channels === 1,
    frames: 1,
    orientation: readExif(exif).orientation,
    metadata: { icc: parts.length > 0 ? joinBytes(parts) : undefined, exif, xmp },
    channels,
    frame: kind,
    isAdobe,
  }
}

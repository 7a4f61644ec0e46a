/** What the picture tools need to know of an EXIF block. @see CIPA DC-008 (Exif 3.0), TIFF 6.0 */
export type ExifFacts = {
  /** 1 (upright) to 8. */
  readonly orientation: number
  /** Whether it holds the place where the image was taken. */
  readonly hasPlace: boolean
}

const ORIENTATION = 0x0112
const GPS = 0x8825
const THUMBNAIL_START = 0x0201
const THUMBNAIL_LENGTH = 0x0202
const ENTRY = 12

/** Facts of an EXIF block; one that cannot be read counts as upright, as viewers take it. */
export function readExif(exif: Uint8Array | undefined): ExifFacts {
  const tiff = exif && openTiff(exif)
  if (!tiff) return { orientation: 1, hasPlace: false }
  const entries = entriesAt(tiff, tiff.first)
  const at = entries.get(ORIENTATION)
  const value = at === undefined ? 1 : tiff.u16(at + 8)
  return { orientation: value >= 1 && value <= 8 ? value : 1, hasPlace: entries.has(GPS) }
}

/** The block for an image whose pixels were turned upright: orientation 1, and no small preview that shows the old state. */
export function uprightExif(exif: Uint8Array): Uint8Array {
  const copy = exif.slice()
  const tiff = openTiff(copy)
  if (!tiff) return copy
  const entries = entriesAt(tiff, tiff.first)
  const at = entries.get(ORIENTATION)
  if (at !== undefined) tiff.setU16(at + 8, 1)
  const link = tiff.first + 2 + tiff.u16(tiff.first) * ENTRY
  const second = link + 4 <= copy.length ? tiff.u32(link) : 0
  if (second === 0) return copy
  const preview = entriesAt(tiff, second)
  const [start, length] = [preview.get(THUMBNAIL_START), preview.get(THUMBNAIL_LENGTH)]
  if (start !== undefined && length !== undefined) {
    const from = tiff.u32(start + 8)
    copy.fill(0, from, Math.min(from + tiff.u32(length + 8), copy.length))
  }
  copy.fill(0, link, link + 4)
  return copy
}

type Tiff = {
  readonly first: number
  readonly length: number
  u16(at: number): number
  u32(at: number): number
  setU16(at: number, value: number): void
}

function openTiff(bytes: Uint8Array): Tiff | undefined {
  if (bytes.length < 14) return undefined
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const little = view.getUint16(0) === 0x4949
  if ((!little && view.getUint16(0) !== 0x4d4d) || view.getUint16(2, little) !== 42) return undefined
  const first = view.getUint32(4, little)
  if (first + 2 > bytes.length) return undefined
  return {
    first,
    length: bytes.length,
    u16: (at) => view.getUint16(at, little),
    u32: (at) => view.getUint32(at, little),
    setU16: (at, value) => view.setUint16(at, value, little),
  }
}

/** Where each tag of a directory is. */
function entriesAt(tiff: Tiff, directory: number): Map<number, number> {
  const found = new Map<number, number>()
  if (directory + 2 > tiff.length) return found
  const count = tiff.u16(directory)
  for (let i = 0, at = directory + 2; i < count && at + ENTRY <= tiff.length; i++, at += ENTRY)
    if (!found.has(tiff.u16(at))) found.set(tiff.u16(at), at)
  return found
}

import type { Pixels } from '../../../../engine/core/context.ts'
import type { ByteReader } from '../bytes.ts'
import { DamagedImage, UnreadKind } from '../failures.ts'
import { MOST_PIXELS } from '../size.ts'
import { unpackTiffLzw, unpackPackBits } from './tiff-unpack.ts'

/** Bytes of a value of each type: byte, ASCII, short, long. */
const BYTES: Readonly<Record<number, number>> = { 1: 1, 2: 1, 3: 2, 4: 4 }
/** Strips or tiles of one image. */
const MOST_PIECES = 200_000

export type Tiff = {
  readonly pixels: Pixels
  readonly orientation: number
  readonly pages: number
  readonly bitDepth: number
  readonly icc?: Uint8Array
}

/**
 * The first page of a TIFF: gray, palette, RGB or transparent, 1 to 16 bits, in strips or tiles, plain or packed by LZW, Deflate or PackBits.
 * @throws DamagedImage, UnreadKind for fax, JPEG, CMYK and the like @see TIFF 6.0
 */
export async function decodeTiff(reader: ByteReader): Promise<Tiff> {
  const little = reader.u8(0) === 0x49
  if (reader.u16(2, little) !== 42) throw new UnreadKind('BigTIFF')
  const first = reader.u32(4, little)
  const tags = readTags(reader, first, little)
  const one = (tag: number, otherwise: number): number => tags(tag)?.[0] ?? otherwise
  const [width, height] = [one(256, 0), one(257, 0)]
  if (width < 1 || height < 1) throw new DamagedImage('no pixels')
  if (width * height > MOST_PIXELS) throw new UnreadKind('TIFF')
  const bits = one(258, 1)
  const samples = one(277, 1)
  const photometric = one(262, 1)
  const isKnown = [0, 1, 2, 3].includes(photometric) && one(284, 1) === 1 && one(339, 1) === 1 && one(266, 1) === 1
  const isFitting = photometric === 2 ? samples >= 3 && (bits === 8 || bits === 16) : [1, 2, 4, 8, 16].includes(bits)
  if (!isKnown || !isFitting || samples > 8 || (tags(258) ?? []).some((value) => value !== bits)) throw new UnreadKind('TIFF')
  if (samples > 1 && bits < 8) throw new UnreadKind('TIFF')
  const unpack = await unpacker(one(259, 1))
  const data = new Uint8ClampedArray(width * height * 4)
  const isTiled = tags(322) !== undefined
  const [across, down] = isTiled ? [one(322, 0), one(323, 0)] : [width, Math.min(one(278, height), height)]
  if (across < 1 || down < 1 || across > 65_536 || across * down > MOST_PIXELS * 2) throw new DamagedImage('pieces without a size')
  const [offsets, counts] = [tags(isTiled ? 324 : 273) ?? [], tags(isTiled ? 325 : 279) ?? []]
  const perRow = Math.ceil(width / across)
  const pieces = perRow * Math.ceil(height / down)
  if (offsets.length < pieces || counts.length < pieces) throw new DamagedImage('pieces are missing')
  const rowBytes = Math.ceil((across * samples * bits) / 8)
  const put = putter({ photometric, bits, samples, little, width, palette: tags(320), extra: one(338, 0) }, data)
  for (let piece = 0; piece < pieces; piece++) {
    const [left, top] = [(piece % perRow) * across, Math.floor(piece / perRow) * down]
    const rows = isTiled ? down : Math.min(down, height - top)
    const bytes = unpack(reader.part(offsets[piece] as number, counts[piece] as number), rowBytes * rows)
    if (bytes.length < rowBytes * Math.min(rows, height - top)) throw new DamagedImage('rows are missing')
    if (one(317, 1) === 2) undoPrediction(bytes, rowBytes, samples, bits, little)
    else if (one(317, 1) !== 1) throw new UnreadKind('TIFF')
    for (let y = 0; y < rows && top + y < height; y++)
      for (let x = 0; x < across && left + x < width; x++) put(bytes, y * rowBytes, x, left + x, top + y)
  }
  const icc = tags(34_675)
  return {
    pixels: { width, height, data },
    orientation: one(274, 1),
    pages: pagesOf(reader, first, little),
    bitDepth: bits,
    ...(icc && { icc: Uint8Array.from(icc) }),
  }
}

/** The values of a tag of a directory, as numbers. */
function readTags(reader: ByteReader, directory: number, little: boolean): (tag: number) => readonly number[] | undefined {
  const places = new Map<number, number>()
  for (let i = 0; i < reader.u16(directory, little); i++) places.set(reader.u16(directory + 2 + i * 12, little), directory + 2 + i * 12)
  return (tag) => {
    const at = places.get(tag)
    if (at === undefined) return undefined
    // ICC profiles are of the type “undefined”, which is bytes.
    const type = reader.u16(at + 2, little)
    const size = type === 7 ? 1 : BYTES[type]
    if (size === undefined) throw new DamagedImage('a value of another type')
    const count = reader.u32(at + 4, little)
    if (count > Math.max(MOST_PIECES, tag === 34_675 ? 8_000_000 : 0)) throw new DamagedImage('too many values')
    const from = size * count <= 4 ? at + 8 : reader.u32(at + 8, little)
    reader.part(from, size * count)
    const read =
      size === 1
        ? (place: number) => reader.u8(place)
        : size === 2
          ? (place: number) => reader.u16(place, little)
          : (place: number) => reader.u32(place, little)
    return Array.from({ length: count }, (_, i) => read(from + i * size))
  }
}

function pagesOf(reader: ByteReader, first: number, little: boolean): number {
  const seen = new Set<number>()
  for (let at = first; at !== 0 && !seen.has(at) && seen.size < 1000;) {
    seen.add(at)
    const end = at + 2 + reader.u16(at, little) * 12
    at = end + 4 <= reader.length ? reader.u32(end, little) : 0
  }
  return seen.size
}

async function unpacker(compression: number): Promise<(bytes: Uint8Array, length: number) => Uint8Array> {
  if (compression === 1) return (bytes) => bytes.slice()
  if (compression === 5) return unpackTiffLzw
  if (compression === 32_773) return unpackPackBits
  if (compression !== 8 && compression !== 32_946) throw new UnreadKind('TIFF')
  const { unzlibSync } = await import('fflate')
  return (bytes, length) => {
    try {
      return unzlibSync(bytes, { out: new Uint8Array(length) })
    } catch (cause) {
      throw new DamagedImage('cannot be unpacked', { cause })
    }
  }
}

/** Each sample was stored as the difference from the one to its left. */
function undoPrediction(bytes: Uint8Array, rowBytes: number, samples: number, bits: number, little: boolean): void {
  if (bits !== 8 && bits !== 16) throw new UnreadKind('TIFF')
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const size = bits / 8
  for (let row = 0; row + rowBytes <= bytes.length; row += rowBytes)
    for (let at = row + samples * size; at + size <= row + rowBytes; at += size)
      if (size === 1) bytes[at] = ((bytes[at] as number) + (bytes[at - samples] as number)) & 255
      else view.setUint16(at, (view.getUint16(at, little) + view.getUint16(at - samples * 2, little)) & 0xffff, little)
}

type Kind = { readonly photometric: number; readonly bits: number; readonly samples: number; readonly little: boolean; readonly width: number; readonly palette: readonly number[] | undefined; readonly extra: number } // prettier-ignore

function putter({ photometric, bits, samples, little, width, palette, extra }: Kind, data: Uint8ClampedArray) {
  const most = 2 ** bits - 1
  const colorsOf = photometric === 2 ? 3 : 1
  if (photometric === 3 && (palette?.length ?? 0) < 3 * 2 ** bits) throw new DamagedImage('no palette')
  const pair = (first: number, second: number): number => (little ? first + second * 256 : first * 256 + second)
  const sample = (bytes: Uint8Array, row: number, index: number): number => {
    if (bits === 8) return bytes[row + index] as number
    if (bits === 16) return Math.round(pair(bytes[row + index * 2] as number, bytes[row + index * 2 + 1] as number) / 257)
    return ((bytes[row + ((index * bits) >> 3)] as number) >> (8 - bits - ((index * bits) & 7))) & most
  }
  return (bytes: Uint8Array, row: number, x: number, toX: number, toY: number): void => {
    const to = (toY * width + toX) * 4
    const alpha = samples > colorsOf && (extra === 1 || extra === 2) ? sample(bytes, row, x * samples + colorsOf) : 255
    for (let channel = 0; channel < 3; channel++) {
      const raw = sample(bytes, row, x * samples + (photometric === 2 ? channel : 0))
      const scaled =
        photometric === 3 ? (palette?.[channel * 2 ** bits + raw] as number) >> 8 : bits < 8 ? Math.round((raw * 255) / most) : raw
      const value = photometric === 0 ? 255 - scaled : scaled
      // Associated alpha: the colors were multiplied by it.
      data[to + channel] = extra === 1 && alpha > 0 ? Math.round((value * 255) / alpha) : value
    }
    data[to + 3] = alpha
  }
}

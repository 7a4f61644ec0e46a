import { ByteReader } from '../bytes.ts'
import { DamagedImage } from '../failures.ts'
import { EXIF_NAMES, type ExifDirectory } from './exif-names.ts'

export type ExifTag = {
  readonly directory: ExifDirectory
  readonly name: string
  /** As text: numbers in a row, fractions as decimals, letters as they are. Empty for `bytes`. */
  readonly text: string
  readonly numbers: readonly number[]
  /** How many there are of bytes that mean something only to the camera’s maker. */
  readonly bytes?: number
}
export type ExifBlock = { readonly tags: readonly ExifTag[]; readonly thumbnail: Uint8Array | undefined; readonly isCut: boolean }

/** Bytes of a value of each type. */
const SIZES = [0, 1, 1, 2, 4, 8, 1, 1, 2, 4, 8, 4, 8] as const
const MOST_ENTRIES = 1000
const MOST_SHOWN = 32
const LINKS: ReadonlyMap<number, ExifDirectory> = new Map([[0x8769, 'photo'], [0x8825, 'place']] as const) // prettier-ignore

/** All tags of a TIFF structure. What is cut off or points nowhere is passed over, as other readers do. */
export function readExifTags(bytes: Uint8Array): ExifBlock {
  const reader = new ByteReader(bytes)
  const tags: ExifTag[] = []
  let thumbnail: Uint8Array | undefined
  let isCut = false
  const seen = new Set<number>()
  const attempt = (read: () => void) => {
    try {
      read()
    } catch (error) {
      if (!(error instanceof DamagedImage)) throw error
      isCut = true
    }
  }
  attempt(() => {
    const little = reader.u16(0) === 0x4949
    if ((!little && reader.u16(0) !== 0x4d4d) || reader.u16(2, little) !== 42) throw new DamagedImage('no TIFF')
    const walk = (at: number, directory: ExifDirectory): number => {
      if (at === 0 || seen.has(at)) return 0
      seen.add(at)
      const count = Math.min(reader.u16(at, little), MOST_ENTRIES)
      for (let i = 0; i < count; i++)
        attempt(() => {
          const entry = at + 2 + i * 12
          const id = reader.u16(entry, little)
          const link = LINKS.get(id)
          if (link) walk(reader.u32(entry + 8, little), link)
          else tags.push(readTag(reader, entry, little, directory))
        })
      return reader.u32(at + 2 + reader.u16(at, little) * 12, little)
    }
    const second = walk(reader.u32(4, little), 'image')
    if (second !== 0 && !seen.has(second)) thumbnail = readThumbnail(reader, second, little)
  })
  return { tags, thumbnail, isCut }
}

function readThumbnail(reader: ByteReader, at: number, little: boolean): Uint8Array | undefined {
  const found = new Map<number, number>()
  for (let i = 0; i < Math.min(reader.u16(at, little), MOST_ENTRIES); i++)
    found.set(reader.u16(at + 2 + i * 12, little), reader.u32(at + 10 + i * 12, little))
  const [from, length] = [found.get(0x0201), found.get(0x0202)]
  if (from === undefined || length === undefined || length < 4) return undefined
  const part = reader.part(from, length)
  return part[0] === 0xff && part[1] === 0xd8 ? part.slice() : undefined
}

function readTag(reader: ByteReader, entry: number, little: boolean, directory: ExifDirectory): ExifTag {
  const id = reader.u16(entry, little)
  const type = reader.u16(entry + 2, little)
  const count = reader.u32(entry + 4, little)
  const size = SIZES[type] ?? 0
  if (size === 0) throw new DamagedImage('a type that is not known')
  const from = size * count <= 4 ? entry + 8 : reader.u32(entry + 8, little)
  const data = reader.part(from, size * count)
  const name = EXIF_NAMES[directory].get(id) ?? `0x${id.toString(16).padStart(4, '0')}`
  if (name.startsWith('XP')) return { directory, name, text: clean(new TextDecoder('utf-16le').decode(data)), numbers: [] }
  if (type === 2) return { directory, name, text: letters(data), numbers: [] }
  if (type === 7) {
    const text = undefinedText(data, name, little)
    const numbers = [...data.subarray(0, MOST_SHOWN)]
    return text === undefined ? { directory, name, text: '', numbers, bytes: data.length } : { directory, name, text, numbers }
  }
  const numbers = Array.from({ length: Math.min(count, MOST_SHOWN) }, (_, i) => numberAt(reader, from + i * size, type, little))
  const shown = numbers.map((value) => (Number.isFinite(value) ? String(Number(value.toPrecision(8))) : '–')).join(', ')
  return { directory, name, text: count > MOST_SHOWN ? `${shown}, … (${count})` : shown, numbers }
}

function numberAt(reader: ByteReader, at: number, type: number, little: boolean): number {
  const view = new DataView(reader.bytes.buffer, reader.bytes.byteOffset, reader.bytes.byteLength)
  switch (type) {
    case 3:
      return view.getUint16(at, little)
    case 4:
      return view.getUint32(at, little)
    case 5:
      return view.getUint32(at, little) / view.getUint32(at + 4, little)
    case 6:
      return view.getInt8(at)
    case 8:
      return view.getInt16(at, little)
    case 9:
      return view.getInt32(at, little)
    case 10:
      return view.getInt32(at, little) / view.getInt32(at + 4, little)
    case 11:
      return view.getFloat32(at, little)
    case 12:
      return view.getFloat64(at, little)
    default:
      return view.getUint8(at)
  }
}

/** Without what cannot be shown, and without the zeros at the end. */
// oxlint-disable-next-line no-control-regex -- control characters are what is taken out
export const clean = (text: string): string =>
  text
    .replace(/\0[^]*$/, '')
    .replace(/[\u0001-\u0008\u000b\u000c\u000e-\u001f\u007f]/g, '')
    .trim()

/** UTF-8, which writers use though the standard says ASCII, or else Latin-1. */
export function letters(data: Uint8Array): string {
  try {
    return clean(new TextDecoder('utf-8', { fatal: true }).decode(data))
  } catch {
    return clean(new TextDecoder('windows-1252').decode(data))
  }
}

/** Comments begin with the name of their character set; other bytes of no type are shown where they are letters or few. */
function undefinedText(data: Uint8Array, name: string, little: boolean): string | undefined {
  const mark = letters(data.subarray(0, 8))
  const rest = data.subarray(8)
  if (name === 'UserComment' || name === 'GPSProcessingMethod' || name === 'GPSAreaInformation') {
    if (mark === 'UNICODE') return clean(new TextDecoder(little ? 'utf-16le' : 'utf-16be').decode(rest))
    if (mark === 'ASCII' || mark === '') return letters(rest)
  }
  if (data.length <= 64 && data.every((byte) => byte === 0 || (byte >= 32 && byte < 127)) && data.some((byte) => byte > 32))
    return letters(data)
  return data.length <= 8 ? [...data].join(', ') : undefined
}

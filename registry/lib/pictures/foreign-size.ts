import { ByteReader } from './bytes.ts'
import { isoSize } from './avif/avif-info.ts'
import { DamagedImage } from './failures.ts'

type Size = { readonly width: number; readonly height: number }

/** Width and height by the header, as far as this format tells them in an easy place; undefined otherwise. */
export function foreignSize(bytes: Uint8Array, format: string): Size | undefined {
  const read = SIZES[format]
  try {
    return read?.(new ByteReader(bytes))
  } catch (error) {
    // A header cut off: the browser says what it makes of it.
    if (error instanceof DamagedImage) return undefined
    throw error
  }
}

const SIZES: Readonly<Record<string, (reader: ByteReader) => Size | undefined>> = {
  // BITMAPCOREHEADER has 16 bits for each, all later headers 32; a negative height means top down.
  BMP: (reader) =>
    reader.u32(14, true) === 12
      ? { width: reader.u16(18, true), height: reader.u16(20, true) }
      : { width: Math.abs(reader.u32(18, true) | 0), height: Math.abs(reader.u32(22, true) | 0) },
  ICO: (reader) => largest(Array.from({ length: reader.u16(4, true) }, (_, i) => iconSize(reader, reader.u32(18 + i * 16, true)))),
  TIFF: tiffSize,
  HEIC: (reader) => isoSize(reader),
}

/** An icon is a PNG, or a bitmap without its file header whose height counts the mask too. */
function iconSize(reader: ByteReader, at: number): Size {
  if (reader.u32(at) === 0x89504e47) return { width: reader.u32(at + 16), height: reader.u32(at + 20) }
  return { width: Math.abs(reader.u32(at + 4, true) | 0), height: Math.abs(reader.u32(at + 8, true) | 0) / 2 }
}

const area = ({ width, height }: Size): number => width * height
const largest = (sizes: readonly Size[]): Size | undefined => sizes.toSorted((a, b) => area(b) - area(a))[0]

/** The first image of a TIFF: tags 256 and 257 of its first directory. */
function tiffSize(reader: ByteReader): Size | undefined {
  const little = reader.u8(0) === 0x49
  if (reader.u16(2, little) !== 42) return undefined
  const directory = reader.u32(4, little)
  const found = new Map<number, number>()
  for (let i = 0; i < reader.u16(directory, little); i++) {
    const entry = directory + 2 + i * 12
    // Type 3 has 16 bits, type 4 has 32.
    found.set(
      reader.u16(entry, little),
      reader.u16(entry + 2, little) === 3 ? reader.u16(entry + 8, little) : reader.u32(entry + 8, little),
    )
  }
  const [width, height] = [found.get(256), found.get(257)]
  return width !== undefined && height !== undefined ? { width, height } : undefined
}

import type { Pixels } from '../../../../engine/core/context.ts'
import type { ByteReader } from '../bytes.ts'
import { DamagedImage, UnreadKind } from '../failures.ts'
import { MOST_PIXELS } from '../size.ts'

type Header = {
  readonly width: number
  readonly height: number
  readonly isTopDown: boolean
  readonly bits: number
  readonly compression: number
  readonly colors: number
  /** Where palette or masks begin, and bytes of a palette color. */
  readonly after: number
  readonly entry: 3 | 4
  /** Where the header begins, and its length. */
  readonly at: number
  readonly size: number
}

/** A Windows bitmap of any kind but those with a JPEG or PNG inside. @throws DamagedImage, UnreadKind */
export function decodeBmp(reader: ByteReader): Pixels {
  return decodeDib(reader, 14, reader.u32(10, true), false)
}

/**
 * A bitmap by its second header, as icons hold one too.
 * @param dataAt where the pixels begin; undefined for an icon, where they follow the palette
 * @param isIcon its height counts a mask of transparency below the colors
 */
export function decodeDib(reader: ByteReader, at: number, dataAt: number | undefined, isIcon: boolean): Pixels {
  const header = readHeader(reader, at, isIcon)
  const { width, height, bits, compression } = header
  if (width < 1 || height < 1) throw new DamagedImage('no pixels')
  if (width * height > MOST_PIXELS) throw new UnreadKind('BMP')
  const paletteSize = bits <= 8 ? header.colors || 2 ** bits : 0
  const masks = masksOf(reader, header)
  const own = dataAt ?? header.after + paletteSize * header.entry + (compression === 3 && header.size === 40 ? 12 : 0)
  const data = new Uint8ClampedArray(width * height * 4)
  const put = (x: number, y: number, red: number, green: number, blue: number, alpha = 255) => {
    const to = ((header.isTopDown ? y : height - 1 - y) * width + x) * 4
    data[to] = red
    data[to + 1] = green
    data[to + 2] = blue
    data[to + 3] = alpha
  }
  const putIndex = (x: number, y: number, index: number) => {
    if (index >= paletteSize) throw new DamagedImage('a color that the palette lacks')
    const color = header.after + index * header.entry
    put(x, y, reader.u8(color + 2), reader.u8(color + 1), reader.u8(color))
  }
  if (compression === 1 || compression === 2) unpackRuns(reader, own, header, putIndex)
  else {
    const row = Math.ceil((width * bits) / 32) * 4
    reader.part(own, row * (height - 1) + Math.ceil((width * bits) / 8))
    for (let y = 0; y < height; y++)
      for (let x = 0; x < width; x++) {
        const from = own + y * row + Math.floor((x * bits) / 8)
        if (bits <= 8) putIndex(x, y, (reader.u8(from) >> (8 - bits - ((x * bits) % 8))) & (2 ** bits - 1))
        else if (bits === 24) put(x, y, reader.u8(from + 2), reader.u8(from + 1), reader.u8(from))
        else putMasked(bits === 16 ? reader.u16(from, true) : reader.u32(from, true), masks, (...color) => put(x, y, ...color))
      }
  }
  if (isIcon) applyMask(reader, own, header, data)
  // Without masks, many writers leave the fourth byte at zero though nothing is meant to be transparent.
  else if (compression === 0 && data.every((value, index) => index % 4 !== 3 || value === 0))
    for (let i = 3; i < data.length; i += 4) data[i] = 255
  return { width, height, data }
}

function readHeader(reader: ByteReader, at: number, isIcon: boolean): Header {
  const size = reader.u32(at, true)
  if (size === 12) {
    const height = reader.u16(at + 6, true)
    return { width: reader.u16(at + 4, true), height, isTopDown: false, bits: checkBits(reader.u16(at + 10, true)), compression: 0, colors: 0, after: at + 12, entry: 3, at, size } // prettier-ignore
  }
  if (size < 40 || size > 124) throw new UnreadKind('BMP')
  const stored = reader.u32(at + 8, true) | 0
  const compression = reader.u32(at + 16, true)
  if (![0, 1, 2, 3, 6].includes(compression)) throw new UnreadKind('BMP')
  const bits = checkBits(reader.u16(at + 14, true))
  const isRight = compression === 0 || (compression === 1 ? bits === 8 : compression === 2 ? bits === 4 : bits === 16 || bits === 32)
  if (!isRight) throw new DamagedImage('a packing that does not fit')
  const colors = reader.u32(at + 32, true)
  if (colors > 256) throw new DamagedImage('too many colors')
  const height = isIcon ? Math.floor(Math.abs(stored) / 2) : Math.abs(stored)
  return {
    width: reader.u32(at + 4, true) | 0,
    height,
    isTopDown: stored < 0,
    bits,
    compression,
    colors,
    after: at + size,
    entry: 4,
    at,
    size,
  }
}

function checkBits(bits: number): number {
  if (![1, 2, 4, 8, 16, 24, 32].includes(bits)) throw new DamagedImage('an odd number of bits')
  return bits
}

type Masks = readonly [red: number, green: number, blue: number, alpha: number]

function masksOf(reader: ByteReader, { bits, compression, at, size }: Header): Masks {
  if (compression !== 3 && compression !== 6) return bits === 16 ? [0x7c00, 0x3e0, 0x1f, 0] : [0xff0000, 0xff00, 0xff, 0xff000000]
  // In the longer headers they are the header's own; after the short one they follow it: at the same place.
  const [red, green, blue] = [reader.u32(at + 40, true), reader.u32(at + 44, true), reader.u32(at + 48, true)]
  return [red, green, blue, compression === 6 || size >= 56 ? reader.u32(at + 52, true) : 0]
}

function putMasked(value: number, masks: Masks, put: (red: number, green: number, blue: number, alpha?: number) => void): void {
  const [red = 0, green = 0, blue = 0, alpha = 0] = masks.map((mask) => {
    if (mask === 0) return 0
    const shift = 31 - Math.clz32(mask & -mask)
    return Math.round((((value & mask) >>> shift) * 255) / (mask >>> shift))
  })
  put(red, green, blue, masks[3] === 0 ? 255 : alpha)
}

/** RLE8 and RLE4: pairs of a count and a color, and commands after a zero. */
function unpackRuns(
  reader: ByteReader,
  from: number,
  { width, height, compression }: Header,
  put: (x: number, y: number, index: number) => void,
): void {
  const isHalf = compression === 2
  let [at, x, y] = [from, 0, 0]
  const one = (index: number) => {
    if (x < width && y < height) put(x, y, index)
    x++
  }
  while (at + 1 < reader.length && y < height) {
    const [count, value] = [reader.u8(at), reader.u8(at + 1)]
    at += 2
    if (count > 0) for (let i = 0; i < count; i++) one(isHalf ? (i % 2 === 0 ? value >> 4 : value & 15) : value)
    else if (value === 0) [x, y] = [0, y + 1]
    else if (value === 1) return
    else if (value === 2) {
      x += reader.u8(at)
      y += reader.u8(at + 1)
      at += 2
    } else {
      for (let i = 0; i < value; i++) {
        const byte = reader.u8(at + (isHalf ? i >> 1 : i))
        one(isHalf ? (i % 2 === 0 ? byte >> 4 : byte & 15) : byte)
      }
      const length = isHalf ? Math.ceil(value / 2) : value
      at += length + (length % 2)
    }
  }
}

/** Icons of fewer than 32 bits, and those whose alpha is all zero, say by a mask of single bits what is transparent. */
function applyMask(reader: ByteReader, dataAt: number, { width, height, bits }: Header, data: Uint8ClampedArray): void {
  const hasAlpha = bits === 32 && data.some((value, index) => index % 4 === 3 && value > 0)
  if (hasAlpha) return
  const maskAt = dataAt + Math.ceil((width * bits) / 32) * 4 * height
  const row = Math.ceil(width / 32) * 4
  const hasMask = maskAt + row * height <= reader.length
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const isClear = hasMask && ((reader.u8(maskAt + (height - 1 - y) * row + (x >> 3)) >> (7 - (x & 7))) & 1) === 1
      data[(y * width + x) * 4 + 3] = isClear ? 0 : 255
    }
}

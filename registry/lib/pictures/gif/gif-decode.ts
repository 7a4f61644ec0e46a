import type { Pixels } from '../../../../engine/core/context.ts'
import { MOST_PIXELS } from '../size.ts'
import { ByteReader } from '../bytes.ts'
import { DamagedImage } from '../failures.ts'
import { unpackLzw } from './lzw.ts'

export type GifFrame = {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
  /** As stored, in hundredths of a second; see {@link shownDelay}. */
  readonly delay: number
  /** 0 and 1 leave the frame, 2 clears its area, 3 and 4 bring back what was there before. */
  readonly disposal: number
  /** Number of the transparent color. */
  readonly clear: number | undefined
  readonly isInterlaced: boolean
  /** Red, green and blue of each color. */
  readonly colors: Uint8Array
  readonly hasOwnColors: boolean
  /** Where the packed pixels begin. */
  readonly data: number
}

export type Gif = {
  readonly width: number
  readonly height: number
  /** How often it plays: 0 for ever, 1 without a loop block. */
  readonly plays: number
  readonly frames: readonly GifFrame[]
}

/** Reads all headers of a GIF; nothing is unpacked. @throws DamagedImage @see GIF89a specification */
export function readGif(bytes: Uint8Array): Gif {
  const reader = new ByteReader(bytes)
  const packed = reader.u8(10)
  const shared = packed & 0x80 ? reader.part(13, 3 << ((packed & 7) + 1)) : undefined
  const frames: GifFrame[] = []
  let plays = 1
  let control = { delay: 0, disposal: 0, clear: undefined as number | undefined }
  let at = 13 + (shared?.length ?? 0)
  // Files without the last byte, the trailer, are common and show well.
  while (at < bytes.length && reader.u8(at) !== 0x3b) {
    const kind = reader.u8(at)
    if (kind === 0x21) {
      const label = reader.u8(at + 1)
      if (label === 0xf9 && reader.u8(at + 2) >= 4) {
        const flags = reader.u8(at + 3)
        control = { delay: reader.u16(at + 4, true), disposal: (flags >> 2) & 7, clear: flags & 1 ? reader.u8(at + 6) : undefined }
      } else if (label === 0xff && /^(?:NETSCAPE2\.0|ANIMEXTS1\.0)$/.test(String.fromCharCode(...reader.part(at + 3, 11)))) {
        if (reader.u8(at + 14) === 3 && reader.u8(at + 15) === 1) plays = playsOf(reader.u16(at + 16, true))
      }
      at = skipBlocks(reader, at + 2)
    } else if (kind === 0x2c) {
      const flags = reader.u8(at + 9)
      const own = flags & 0x80 ? reader.part(at + 10, 3 << ((flags & 7) + 1)) : undefined
      const colors = own ?? shared
      if (!colors) throw new DamagedImage('no colors')
      const data = at + 10 + (own?.length ?? 0)
      frames.push({
        left: reader.u16(at + 1, true),
        top: reader.u16(at + 3, true),
        width: reader.u16(at + 5, true),
        height: reader.u16(at + 7, true),
        ...control,
        isInterlaced: (flags & 0x40) > 0,
        colors,
        hasOwnColors: own !== undefined,
        data,
      })
      control = { delay: 0, disposal: 0, clear: undefined }
      at = skipBlocks(reader, data + 1)
    } else throw new DamagedImage('unknown block')
  }
  if (frames.length === 0) throw new DamagedImage('no picture')
  return { width: reader.u16(6, true), height: reader.u16(8, true), plays, frames }
}

/** A stored count says how often the animation starts again. */
const playsOf = (stored: number): number => (stored === 0 ? 0 : stored + 1)

/** For how long browsers show a frame, in milliseconds: below 20 ms they take 100 ms. */
export const shownDelay = ({ delay }: GifFrame): number => (delay < 2 ? 100 : delay * 10)

function skipBlocks(reader: ByteReader, from: number): number {
  let at = from
  while (at < reader.length && reader.u8(at) !== 0) at += reader.u8(at) + 1
  return at + 1
}

/**
 * What a viewer sees at each frame, composed on the whole canvas. Areas that nothing was put on are transparent, as in browsers,
 * which ignore the background color. The yielded pixels change with the next frame: copy what is to be kept.
 * @throws DamagedImage when the data of a frame is cut off
 */
export function* composeFrames(bytes: Uint8Array, { width, height, frames }: Gif): Generator<Pixels> {
  const data = new Uint8ClampedArray(width * height * 4)
  for (const frame of frames) {
    const before = frame.disposal >= 3 ? data.slice() : undefined
    putFrame(data, width, height, frame, unpackFrame(bytes, frame))
    yield { width, height, data }
    if (before) data.set(before)
    else if (frame.disposal === 2) clearArea(data, width, height, frame)
  }
}

/** The first frame on its canvas. @throws DamagedImage */
export function firstFrame(bytes: Uint8Array): Pixels {
  const gif = readGif(bytes)
  for (const pixels of composeFrames(bytes, gif)) return pixels
  throw new DamagedImage('no picture')
}

function unpackFrame(bytes: Uint8Array, { width, height, data }: GifFrame): Uint8Array {
  if (width * height > MOST_PIXELS) throw new DamagedImage('frame too large')
  return unpackLzw(new ByteReader(bytes), data, width * height)
}

function putFrame(data: Uint8ClampedArray, width: number, height: number, frame: GifFrame, indexes: Uint8Array): void {
  const { colors, clear, left } = frame
  const rowOf = frame.isInterlaced ? interlacedRows(frame.height) : undefined
  for (let line = 0; line < frame.height; line++) {
    const y = frame.top + (rowOf ? (rowOf[line] as number) : line)
    if (y >= height) continue
    for (let x = 0; x < frame.width && left + x < width; x++) {
      const index = indexes[line * frame.width + x] as number
      if (index === clear) continue
      const at = (y * width + left + x) * 4
      for (let channel = 0; channel < 3; channel++) data[at + channel] = colors[index * 3 + channel] ?? 0
      data[at + 3] = 255
    }
  }
}

/** Rows in the order in which an interlaced image stores them. */
function interlacedRows(height: number): number[] {
  const rows: number[] = []
  for (const [start, step] of [
    [0, 8],
    [4, 8],
    [2, 4],
    [1, 2],
  ] as const)
    // prettier-ignore
    for (let row = start; row < height; row += step) rows.push(row)
  return rows
}

function clearArea(data: Uint8ClampedArray, width: number, height: number, frame: GifFrame): void {
  const right = Math.min(width, frame.left + frame.width)
  for (let y = frame.top; y < Math.min(height, frame.top + frame.height); y++)
    if (right > frame.left) data.fill(0, (y * width + frame.left) * 4, (y * width + right) * 4)
}

import { zlibSync } from 'fflate'
import type { Pixels } from '../../../engine/core/context.ts'
import type { FileValue } from '../../../engine/core/file-value.ts'
import { importLibrary, readAsset } from '../../../engine/run/node/read-asset.ts'
import type { PictureWork } from '../../../registry/lib/pictures/codec-module.ts'
import { joinBytes } from '../../../engine/core/bytes/join.ts'
import { latin1 } from '../../../registry/lib/pictures/bytes.ts'
import { assemblePng, pngChunk } from '../../../registry/lib/pictures/png/png-encode.ts'

export const work = (): PictureWork => ({ asset: (path) => readAsset(path), library: importLibrary, signal: new AbortController().signal })

export const fileOf = (bytes: Uint8Array, name = 'photo.png', type = 'image/png'): FileValue => ({ name, type, bytes })

/** A PNG from rows of raw samples, each preceded by filter 0. */
export function rawPng(
  header: { width: number; height: number; bitDepth?: number; colorType: number },
  rows: readonly (readonly number[])[],
  before: readonly Uint8Array[] = [],
): Uint8Array {
  return assemblePng(header, zlibSync(Uint8Array.from(rows.flatMap((row) => [0, ...row]))), before)
}

export { pngChunk }

/** A BMP of 24 bits, bottom row first, as Windows writes it. */
export function bmp({ width, height, data }: Pixels): Uint8Array<ArrayBuffer> {
  const row = Math.ceil((width * 3) / 4) * 4
  const bytes = new Uint8Array(54 + row * height)
  const view = new DataView(bytes.buffer)
  bytes.set(latin1('BM'))
  for (const [at, value] of [[2, bytes.length], [10, 54], [14, 40], [18, width], [22, height], [34, row * height]] as const) view.setUint32(at, value, true) // prettier-ignore
  view.setUint16(26, 1, true)
  view.setUint16(28, 24, true)
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++)
      for (let channel = 0; channel < 3; channel++)
        bytes[54 + (height - 1 - y) * row + x * 3 + channel] = data[(y * width + x) * 4 + 2 - channel] as number
  return bytes
}

/** Smooth colors, so that lossy formats keep them well. */
export function gradient(width: number, height: number, alpha = 255): Pixels {
  const data = new Uint8ClampedArray(width * height * 4)
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) data.set([(x * 255) / width, (y * 255) / height, 128, alpha], (y * width + x) * 4)
  return { width, height, data }
}

/** Speckles that do not pack well. */
export function noise(width: number, height: number): Pixels {
  const data = new Uint8ClampedArray(width * height * 4)
  let state = 12_345
  for (let i = 0; i < data.length; i++) {
    state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0
    data[i] = i % 4 === 3 ? 255 : state >>> 24
  }
  return { width, height, data }
}

/** Peak signal to noise, in dB, over red, green and blue. */
export function psnr(a: Pixels, b: Pixels): number {
  let sum = 0
  let count = 0
  for (let i = 0; i < a.data.length; i++) {
    if (i % 4 === 3) continue
    sum += ((a.data[i] as number) - (b.data[i] as number)) ** 2
    count++
  }
  return sum === 0 ? Infinity : 10 * Math.log10(255 ** 2 / (sum / count))
}

/** A big-endian EXIF block with an orientation, and a pointer to GPS data where wanted. */
export function exifBlock(orientation: number, hasPlace = false): Uint8Array {
  const entries = [[0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, orientation, 0, 0], ...(hasPlace ? [[0x88, 0x25, 0, 4, 0, 0, 0, 1, 0, 0, 0, 38]] : [])]
  return joinBytes([latin1('MM'), Uint8Array.of(0, 42, 0, 0, 0, 8, 0, entries.length, ...entries.flat(), 0, 0, 0, 0, 0, 0, 0, 0)])
}

/** The shell of an RGB profile with a name, as version 2 writes it. */
export function profile(name: string, space = 'RGB '): Uint8Array {
  const bytes = new Uint8Array(200)
  bytes.set(latin1(space), 16)
  bytes.set(latin1('acsp'), 36)
  new DataView(bytes.buffer).setUint32(128, 1)
  bytes.set(joinBytes([latin1('desc'), Uint8Array.of(0, 0, 0, 144, 0, 0, 0, 40)]), 132)
  bytes.set(joinBytes([latin1('desc'), Uint8Array.of(0, 0, 0, 0, 0, 0, 0, name.length + 1), latin1(name)]), 144)
  return bytes
}

type FrameSpec = {
  readonly left?: number
  readonly top?: number
  readonly width: number
  readonly height: number
  readonly delay?: number
  readonly disposal?: number
  readonly clear?: number
  readonly isInterlaced?: boolean
  readonly colors?: readonly number[]
  readonly pixels: readonly number[]
}

/** A GIF built byte by byte. Its codes are never packed: a clear code stands before the codes grow. */
export function gif(
  { width, height, colors, loops }: { width: number; height: number; colors?: readonly number[]; loops?: number },
  frames: readonly FrameSpec[],
): Uint8Array {
  const short = (value: number) => [value & 255, value >> 8]
  const bytes = [...latin1('GIF89a'), ...short(width), ...short(height), colors ? 0x80 | sizeBits(colors) : 0, 0, 0, ...(colors ?? [])]
  if (loops !== undefined) bytes.push(0x21, 0xff, 11, ...latin1('NETSCAPE2.0'), 3, 1, ...short(loops), 0)
  for (const frame of frames) {
    const flags = ((frame.disposal ?? 0) << 2) | (frame.clear === undefined ? 0 : 1)
    bytes.push(0x21, 0xf9, 4, flags, ...short(frame.delay ?? 10), frame.clear ?? 0, 0)
    bytes.push(0x2c, ...short(frame.left ?? 0), ...short(frame.top ?? 0), ...short(frame.width), ...short(frame.height))
    bytes.push((frame.colors ? 0x80 | sizeBits(frame.colors) : 0) | (frame.isInterlaced ? 0x40 : 0), ...(frame.colors ?? []))
    bytes.push(...plainLzw(frame.pixels))
  }
  return Uint8Array.from([...bytes, 0x3b])
}

const sizeBits = (colors: readonly number[]): number => Math.log2(colors.length / 3) - 1

/** Pixels of up to 16 colors, each a code of five bits. */
function plainLzw(pixels: readonly number[]): number[] {
  const codes: number[] = []
  for (const [index, pixel] of pixels.entries()) {
    if (index % 12 === 0) codes.push(16)
    codes.push(pixel)
  }
  codes.push(17)
  const packed: number[] = []
  let [held, bits] = [0, 0]
  for (const code of codes) {
    held |= code << bits
    for (bits += 5; bits >= 8; bits -= 8, held >>= 8) packed.push(held & 255)
  }
  if (bits > 0) packed.push(held & 255)
  const blocks: number[] = []
  for (let at = 0; at < packed.length; at += 255) blocks.push(Math.min(255, packed.length - at), ...packed.slice(at, at + 255))
  return [4, ...blocks, 0]
}

import type { Pixels } from '../../../../engine/core/context.ts'
import { crc32 } from '../../../../engine/core/bytes/crc32.ts'
import { joinBytes } from '../../../../engine/core/bytes/join.ts'
import { latin1, u32be } from '../bytes.ts'
import { paeth } from './png-decode.ts'

export const PNG_SIGNATURE = Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a)

export function pngChunk(type: string, data: Uint8Array): Uint8Array {
  const body = joinBytes([latin1(type), data])
  return joinBytes([u32be(data.length), body, u32be(crc32(body))])
}

/** A PNG from its parts; `before` goes between header and pixels. */
export function assemblePng(
  { width, height, bitDepth = 8, colorType }: { width: number; height: number; bitDepth?: number; colorType: number },
  packed: Uint8Array,
  before: readonly Uint8Array[] = [],
): Uint8Array {
  const header = joinBytes([u32be(width), u32be(height), Uint8Array.of(bitDepth, colorType, 0, 0, 0)])
  return joinBytes([PNG_SIGNATURE, pngChunk('IHDR', header), ...before, pngChunk('IDAT', packed), pngChunk('IEND', new Uint8Array(0))])
}

/** A PNG made quickly: of 256 colors at most with a palette, else filtered row by row. */
export async function encodePng(pixels: Pixels): Promise<Uint8Array> {
  const { zlibSync } = await import('fflate')
  const colors = new Map<number, number>()
  const indexes = paletteIndexes(pixels, colors)
  if (!indexes) return encodeTrueColor(pixels)
  const rgb = [...colors.keys()].flatMap((color) => [color & 255, (color >> 8) & 255, (color >> 16) & 255])
  const alphas = [...colors.keys()].map((color) => color >>> 24)
  const before = [pngChunk('PLTE', Uint8Array.from(rgb)), ...(alphas.every((alpha) => alpha === 255) ? [] : [pngChunk('tRNS', Uint8Array.from(alphas))])] // prettier-ignore
  return assemblePng({ width: pixels.width, height: pixels.height, colorType: 3 }, zlibSync(indexes, { level: 6 }), before)
}

/** Rows of palette numbers, each after filter 0; undefined when there are more than 256 colors. Fills `colors`. */
function paletteIndexes({ width, height, data }: Pixels, colors: Map<number, number>): Uint8Array | undefined {
  const values = new Uint32Array(data.buffer, data.byteOffset, width * height)
  const rows = new Uint8Array((width + 1) * height)
  let [last, lastIndex] = [-1, 0]
  for (let i = 0; i < values.length; i++) {
    const value = values[i] as number
    if (value !== last) {
      let index = colors.get(value)
      if (index === undefined) {
        index = colors.size
        if (index === 256) return undefined
        colors.set(value, index)
      }
      last = value
      lastIndex = index
    }
    rows[i + Math.floor(i / width) + 1] = lastIndex
  }
  return rows
}

/** Each row gets the filter that leaves the least, by the usual sum of differences. RGB where nothing is transparent. */
async function encodeTrueColor(pixels: Pixels): Promise<Uint8Array> {
  const { zlibSync } = await import('fflate')
  const { width, height, data } = pixels
  const channels = isOpaque(pixels) ? 3 : 4
  const stride = width * channels
  const rows = new Uint8Array((stride + 1) * height)
  let above = new Uint8Array(stride)
  let row = new Uint8Array(stride)
  const trials = Array.from({ length: 5 }, () => new Uint8Array(stride))
  for (let y = 0; y < height; y++) {
    for (let x = 0, from = y * width * 4, to = 0; x < width; x++, from += 4, to += channels)
      for (let channel = 0; channel < channels; channel++) row[to + channel] = data[from + channel] as number
    const best = filterRow(row, above, channels, trials)
    rows[y * (stride + 1)] = best
    rows.set(trials[best] as Uint8Array, y * (stride + 1) + 1)
    ;[row, above] = [above, row]
  }
  return assemblePng({ width, height, colorType: channels === 3 ? 2 : 6 }, zlibSync(rows, { level: 6 }))
}

/** Fills `trials` with the row under each filter. @returns the filter that fits best */
function filterRow(row: Uint8Array, above: Uint8Array, reach: number, trials: readonly Uint8Array[]): number {
  const [none, sub, up, average, corner] = trials as [Uint8Array, Uint8Array, Uint8Array, Uint8Array, Uint8Array]
  const sums = [0, 0, 0, 0, 0]
  for (let i = 0; i < row.length; i++) {
    const value = row[i] as number
    const a = i >= reach ? (row[i - reach] as number) : 0
    const b = above[i] as number
    const c = i >= reach ? (above[i - reach] as number) : 0
    none[i] = value
    sub[i] = value - a
    up[i] = value - b
    average[i] = value - ((a + b) >> 1)
    corner[i] = value - paeth(a, b, c)
    for (let filter = 0; filter < 5; filter++) {
      const left = (trials[filter] as Uint8Array)[i] as number
      sums[filter] = (sums[filter] as number) + (left < 128 ? left : 256 - left)
    }
  }
  return sums.indexOf(Math.min(...sums))
}

export function isOpaque({ data }: Pixels): boolean {
  for (let i = 3; i < data.length; i += 4) if (data[i] !== 255) return false
  return true
}

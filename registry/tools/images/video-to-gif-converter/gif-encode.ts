import { joinBytes } from '../../../../engine/core/bytes/join.ts'
import type { Pixels } from '../../../../engine/core/context.ts'
import { type Dither, ditherFrame } from '../../../lib/pictures/gif/gif-dither.ts'
import { ColorCount, type Palette } from '../../../lib/pictures/gif/gif-palette.ts'
import { packLzw } from '../../../lib/pictures/gif/lzw-pack.ts'

export type GifOptions = {
  readonly width: number
  readonly height: number
  /** How often it plays in all; 0 for ever. */
  readonly plays: number
  /** 4 to 256; one of them stands for what stays as it was. */
  readonly colors: number
  readonly dither: Dither
  /** One palette for all frames; without it each frame gets its own. */
  readonly palette?: Palette
  /** So much may a channel of a pixel differ from what is shown and the pixel still stay; 0 changes all that changed. */
  readonly tolerance?: number
}

/** What of a frame is stored: the smallest rectangle around all that changed. */
type Area = { readonly left: number; readonly top: number; readonly width: number; readonly height: number }

/** How many colors a palette may have, so that one number is left for what stays. */
export const paletteSize = (colors: number): number => colors - 1

/** Writes an animated GIF frame by frame; holds the packed bytes and the last frame, nothing more. @see GIF89a specification */
export class GifEncoder {
  readonly #options: GifOptions
  readonly #parts: Uint8Array[] = []
  /** The colors that each shown pixel was made from. */
  #shown: Uint8ClampedArray | undefined
  /** The control block of the last frame, and its delay. */
  #last: { readonly block: Uint8Array; delay: number } | undefined
  #bytes = 0
  #frames = 0

  constructor(options: GifOptions) {
    this.#options = options
    this.#put(header(options))
  }

  /** So many bytes are written so far, without the last one. */
  get bytes(): number {
    return this.#bytes
  }
  /** Stored frames: one that shows nothing new only lengthens the one before it. */
  get frames(): number {
    return this.#frames
  }

  /** @param delay in hundredths of a second @param pixels of the GIF's own size; their alpha is not looked at */
  add(pixels: Pixels, delay: number): void {
    const kept = this.#shown && keptPixels(pixels, this.#shown, this.#options.tolerance ?? 0)
    const area = kept ? changedArea(kept, pixels) : { left: 0, top: 0, width: pixels.width, height: pixels.height }
    if (!area) return this.#wait(delay)
    const part = cut(pixels, area)
    const keptPart = kept && cutMask(kept, pixels.width, area)
    const palette = this.#options.palette ?? ownPalette(part, this.#options.colors)
    const clear = palette.count
    const bits = bitsFor(palette.count + 1)
    const indexes = ditherFrame(part, palette, this.#options.dither, keptPart, clear)
    this.#shown ??= new Uint8ClampedArray(pixels.data.length)
    remember(this.#shown, pixels, kept)
    const block = new Uint8Array([0x21, 0xf9, 4, kept ? 0b101 : 0b100, 0, 0, clear, 0])
    this.#last = { block, delay: 0 }
    this.#put(block)
    this.#put(imageHeader(area, this.#options.palette ? undefined : bits))
    if (!this.#options.palette) this.#put(colorTable(palette, bits))
    this.#put(packLzw(indexes, bits))
    this.#frames++
    this.#wait(delay)
  }

  end(): Uint8Array<ArrayBuffer> {
    this.#put(new Uint8Array([0x3b]))
    return joinBytes(this.#parts)
  }

  #wait(delay: number): void {
    if (!this.#last) return
    this.#last.delay = Math.min(0xffff, this.#last.delay + delay)
    this.#last.block[4] = this.#last.delay & 255
    this.#last.block[5] = this.#last.delay >> 8
  }

  #put(part: Uint8Array): void {
    this.#parts.push(part)
    this.#bytes += part.length
  }
}

/**
 * Delays in hundredths of a second whose sum is right although each is rounded.
 * @param rate frames a second
 */
export function gifDelays(count: number, rate: number): number[] {
  return Array.from({ length: count }, (_, i) => Math.round(((i + 1) * 100) / rate) - Math.round((i * 100) / rate))
}

function ownPalette(part: Pixels, colors: number): Palette {
  const count = new ColorCount()
  count.add(part)
  return count.palette(paletteSize(colors))
}

function header({ width, height, plays, palette }: GifOptions): Uint8Array {
  const bits = palette ? bitsFor(palette.count + 1) : 1
  const head = [0x47, 0x49, 0x46, 0x38, 0x39, 0x61, ...u16(width), ...u16(height), palette ? 0xf0 | (bits - 1) : 0x70, 0, 0]
  const colors = palette ? [...colorTable(palette, bits)] : []
  // A stored count says how often it starts again, so playing once needs no block.
  const loop =
    plays === 1 ? [] : [0x21, 0xff, 11, ...[...'NETSCAPE2.0'].map((c) => c.charCodeAt(0)), 3, 1, ...u16(plays === 0 ? 0 : plays - 1), 0]
  return new Uint8Array([...head, ...colors, ...loop])
}

function imageHeader({ left, top, width, height }: Area, bits: number | undefined): Uint8Array {
  return new Uint8Array([0x2c, ...u16(left), ...u16(top), ...u16(width), ...u16(height), bits === undefined ? 0 : 0x80 | (bits - 1)])
}

function colorTable({ colors }: Palette, bits: number): Uint8Array {
  const table = new Uint8Array(3 << bits)
  table.set(colors)
  return table
}

const u16 = (value: number): [number, number] => [value & 255, value >> 8]
const bitsFor = (count: number): number => Math.max(1, Math.ceil(Math.log2(count)))

function keptPixels({ data }: Pixels, shown: Uint8ClampedArray, tolerance: number): Uint8Array {
  const kept = new Uint8Array(data.length / 4)
  for (let i = 0; i < kept.length; i++) {
    const at = i * 4
    kept[i] =
      Math.abs((data[at] as number) - (shown[at] as number)) <= tolerance &&
      Math.abs((data[at + 1] as number) - (shown[at + 1] as number)) <= tolerance &&
      Math.abs((data[at + 2] as number) - (shown[at + 2] as number)) <= tolerance
        ? 1
        : 0
  }
  return kept
}

function remember(shown: Uint8ClampedArray, { data }: Pixels, kept: Uint8Array | undefined): void {
  if (!kept) return shown.set(data)
  for (let i = 0; i < kept.length; i++) if (!kept[i]) for (let c = i * 4; c < i * 4 + 3; c++) shown[c] = data[c] as number
}

function changedArea(kept: Uint8Array, { width, height }: Pixels): Area | undefined {
  let [left, right, top, bottom] = [width, -1, height, -1]
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      if (kept[y * width + x]) continue
      if (x < left) left = x
      if (x > right) right = x
      if (y < top) top = y
      bottom = y
    }
  return right < 0 ? undefined : { left, top, width: right - left + 1, height: bottom - top + 1 }
}

function cut({ width, data }: Pixels, area: Area): Pixels {
  const part = new Uint8ClampedArray(area.width * area.height * 4)
  for (let y = 0; y < area.height; y++) {
    const from = ((area.top + y) * width + area.left) * 4
    part.set(data.subarray(from, from + area.width * 4), y * area.width * 4)
  }
  return { width: area.width, height: area.height, data: part }
}

function cutMask(mask: Uint8Array, width: number, area: Area): Uint8Array {
  const part = new Uint8Array(area.width * area.height)
  for (let y = 0; y < area.height; y++) {
    const from = (area.top + y) * width + area.left
    part.set(mask.subarray(from, from + area.width), y * area.width)
  }
  return part
}

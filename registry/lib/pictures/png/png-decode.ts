import type { Pixels } from '../../../../engine/core/context.ts'
import { ByteReader } from '../bytes.ts'
import { DamagedImage } from '../failures.ts'
import { pngChunks, readHeader, type PngHeader } from './png-info.ts'
import { type PutRow, rowExpander } from './png-rows.ts'

/** Where the passes of Adam7 begin, and their steps. */
const ADAM7 = [[0, 0, 8, 8], [4, 0, 8, 8], [0, 4, 4, 8], [2, 0, 4, 4], [0, 2, 2, 4], [1, 0, 2, 2], [0, 1, 1, 2]] as const // prettier-ignore
const CHANNELS: Readonly<Record<number, number>> = { 0: 1, 2: 3, 3: 1, 4: 2, 6: 4 }
/** Packed bytes given to the inflater at once; they unpack to at most a thousand times as many. */
const STEP = 16_384

/**
 * Decodes a still PNG of any kind to 8-bit RGBA. Rows are unpacked one by one, so nothing but the pixels is held.
 * Samples of 16 bits are rounded; a `gAMA` other than that of sRGB is applied where no profile or sRGB mark overrides it.
 * @throws DamagedImage @see https://www.w3.org/TR/png-3/
 */
export async function decodePng(bytes: Uint8Array): Promise<Pixels> {
  const { Unzlib } = await import('fflate')
  const header = readHeader(new ByteReader(bytes))
  const { width, height } = header
  let palette: Uint8Array | undefined
  let key: Uint8Array | undefined
  let gamma: number | undefined
  let isTagged = false
  let rows: RowReader | undefined
  const data = new Uint8ClampedArray(width * height * 4)
  const inflater = new Unzlib((part) => rows?.feed(part))
  try {
    for (const { type, data: body } of pngChunks(bytes)) {
      if (type === 'PLTE') palette = body
      else if (type === 'tRNS') key = body
      else if (type === 'gAMA') gamma = new ByteReader(body).u32(0)
      else if (type === 'sRGB' || type === 'iCCP' || type === 'cICP') isTagged = true
      else if (type === 'IDAT') {
        if (header.colorType === 3 && !palette) throw new DamagedImage('no palette')
        rows ??= new RowReader(header, rowExpander(header, palette, key, isTagged ? undefined : gamma, data))
        for (let at = 0; at < body.length && !rows.isDone; at += STEP) inflater.push(body.subarray(at, at + STEP))
      }
    }
  } catch (error) {
    if (error instanceof DamagedImage) throw error
    throw new DamagedImage('cannot be unpacked', { cause: error })
  }
  if (!rows?.isDone) throw new DamagedImage('rows are missing')
  return { width, height, data }
}

/** Takes unpacked bytes as they come, undoes the filters, and puts each finished row. */
class RowReader {
  isDone = false
  readonly #passes: readonly (readonly [x: number, y: number, stepX: number, stepY: number])[]
  readonly #header: PngHeader
  readonly #bits: number
  readonly #reach: number
  readonly #put: PutRow
  #pass = -1
  #y = 0
  #count = 0
  #filled = 0
  #row = new Uint8Array(0)
  #above = new Uint8Array(0)

  constructor(header: PngHeader, put: PutRow) {
    this.#header = header
    this.#passes = header.isInterlaced ? ADAM7 : [[0, 0, 1, 1]]
    this.#bits = (CHANNELS[header.colorType] as number) * header.bitDepth
    this.#reach = Math.max(1, this.#bits >> 3)
    this.#put = put
    this.#nextPass()
  }

  feed(part: Uint8Array): void {
    for (let at = 0; at < part.length && !this.isDone;) {
      const taken = Math.min(this.#row.length - this.#filled, part.length - at)
      this.#row.set(part.subarray(at, at + taken), this.#filled)
      this.#filled += taken
      at += taken
      if (this.#filled === this.#row.length) this.#finishRow()
    }
  }

  #nextPass(): void {
    for (;;) {
      const pass = this.#passes[++this.#pass]
      if (!pass) {
        this.isDone = true
        return
      }
      const [x, y, stepX] = pass
      this.#count = Math.ceil((this.#header.width - x) / stepX)
      this.#y = y
      if (this.#count < 1 || y >= this.#header.height) continue
      // The first byte of a row names its filter.
      this.#row = new Uint8Array(1 + Math.ceil((this.#count * this.#bits) / 8))
      this.#above = new Uint8Array(this.#row.length)
      this.#filled = 0
      return
    }
  }

  #finishRow(): void {
    unfilter(this.#row, this.#above, this.#reach)
    const [x, , stepX, stepY] = this.#passes[this.#pass] as readonly [number, number, number, number]
    this.#put(this.#row, this.#count, x, stepX, this.#y)
    this.#y += stepY
    if (this.#y >= this.#header.height) return this.#nextPass()
    ;[this.#row, this.#above] = [this.#above, this.#row]
    this.#filled = 0
  }
}

function unfilter(row: Uint8Array, above: Uint8Array, reach: number): void {
  const [filter] = row
  if (filter === 0) return
  if ((filter as number) > 4) throw new DamagedImage('unknown filter')
  for (let i = 1; i < row.length; i++) {
    const left = i > reach ? (row[i - reach] as number) : 0
    const up = above[i] as number
    if (filter === 1) row[i] = (row[i] as number) + left
    else if (filter === 2) row[i] = (row[i] as number) + up
    else if (filter === 3) row[i] = (row[i] as number) + ((left + up) >> 1)
    else row[i] = (row[i] as number) + paeth(left, up, i > reach ? (above[i - reach] as number) : 0)
  }
}

export function paeth(left: number, up: number, corner: number): number {
  const [a, b, c] = [Math.abs(up - corner), Math.abs(left - corner), Math.abs(left + up - 2 * corner)]
  return a <= b && a <= c ? left : b <= c ? up : corner
}

import { joinBytes } from '../../../../engine/core/bytes/join.ts'
import { type CodeLengths, bestCodes } from './best-codes.ts'
import { type JpegChannel, type JpegCoefficients, mcus } from './coefficients.ts'

/** Takes what is to be written: a symbol of a table, and so many bits after it. Tables: 0 and 1 for DC, 2 and 3 for AC. */
type Sink = (table: number, symbol: number, value: number, size: number) => void

/** A sequential JPEG of the same coefficients, with the shortest codes for them. Nothing is lost. */
export function writeCoefficients(jpeg: JpegCoefficients): Uint8Array {
  const often = Array.from({ length: 4 }, () => new Uint32Array(256))
  // Each symbol is counted first, and written then.
  eachSymbol(jpeg, (table, symbol) => {
    const counts = often[table] as Uint32Array
    counts[symbol] = (counts[symbol] as number) + 1
  })
  const tables = often.map((counts) => (counts.some((count) => count > 0) ? bestCodes(counts) : undefined))
  const bits = new BitWriter()
  const codes = tables.map((table) => table && codesOf(table))
  eachSymbol(jpeg, (table, symbol, value, size) => {
    const code = codes[table]?.[symbol] as { readonly bits: number; readonly length: number }
    bits.write(code.bits, code.length)
    bits.write(value, size)
  })
  return joinBytes([Uint8Array.of(0xff, 0xd8), ...jpeg.kept, ...headers(jpeg, tables), bits.done(), Uint8Array.of(0xff, 0xd9)])
}

const segment = (marker: number, ...body: number[]): Uint8Array =>
  Uint8Array.of(0xff, marker, (body.length + 2) >> 8, (body.length + 2) & 255, ...body)
const short = (value: number): readonly [number, number] => [value >> 8, value & 255]
/** Luminance has its own tables, the other channels share theirs. */
const ownTable = (index: number): number => (index === 0 ? 0 : 1)

function headers({ width, height, channels, tables }: JpegCoefficients, codes: readonly (CodeLengths | undefined)[]): Uint8Array[] {
  const used = [...tables].filter(([number]) => channels.some(({ table }) => table === number))
  const isWide = used.some(([, table]) => table.some((value) => value > 255))
  return [
    ...used.map(([number, table]) => segment(0xdb, isWide ? 16 | number : number, ...[...table].flatMap((value) => (isWide ? short(value) : [value])))), // prettier-ignore
    segment(isWide ? 0xc1 : 0xc0, 8, ...short(height), ...short(width), channels.length, ...channels.flatMap(({ id, across, down, table }) => [id, (across << 4) | down, table])), // prettier-ignore
    ...codes.flatMap((table, i) => (table ? [segment(0xc4, i < 2 ? i : 14 + i, ...table.counts, ...table.values)] : [])),
    segment(0xda, channels.length, ...channels.flatMap(({ id }, i) => [id, ownTable(i) * 17]), 0, 63, 0),
  ]
}

function codesOf({ counts, values }: CodeLengths) {
  const codes: { bits: number; length: number }[] = []
  let [code, at] = [0, 0]
  for (let length = 1; length <= 16; length++, code <<= 1)
    for (let left = counts[length - 1] as number; left > 0; left--) codes[values[at++] as number] = { bits: code++, length }
  return codes
}

function eachSymbol(jpeg: JpegCoefficients, put: Sink): void {
  const { mcusWide, mcusHigh } = mcus(jpeg)
  const before = new Int32Array(jpeg.channels.length)
  for (let row = 0; row < mcusHigh; row++)
    for (let column = 0; column < mcusWide; column++)
      for (const [index, channel] of jpeg.channels.entries())
        for (let y = 0; y < channel.down; y++)
          for (let x = 0; x < channel.across; x++) {
            const at = ((row * channel.down + y) * channel.wide + column * channel.across + x) * 64
            const dc = channel.blocks[at] as number
            eachOfBlock(channel, at, dc - (before[index] as number), ownTable(index), put)
            before[index] = dc
          }
}

/** @see ITU-T T.81, F.1.2 */
function eachOfBlock({ blocks }: JpegChannel, at: number, difference: number, table: number, put: Sink): void {
  const size = sizeOf(difference)
  put(table, size, lower(difference, size), size)
  let run = 0
  for (let k = 1; k < 64; k++) {
    const value = blocks[at + k] as number
    if (value === 0) {
      run++
      continue
    }
    for (; run > 15; run -= 16) put(2 + table, 0xf0, 0, 0)
    const bits = sizeOf(value)
    put(2 + table, (run << 4) | bits, lower(value, bits), bits)
    run = 0
  }
  if (run > 0) put(2 + table, 0, 0, 0)
}

const sizeOf = (value: number): number => 32 - Math.clz32(Math.abs(value))
const lower = (value: number, size: number): number => (value < 0 ? value + (1 << size) - 1 : value)

/** Packs bits into bytes; after a byte of ones comes a zero. */
class BitWriter {
  #bytes = new Uint8Array(1 << 16)
  #length = 0
  #held = 0
  #count = 0

  /** @param size up to 16 */
  write(value: number, size: number): void {
    this.#held = (this.#held << size) | value
    for (this.#count += size; this.#count >= 8; this.#count -= 8) this.#put((this.#held >>> (this.#count - 8)) & 255)
    this.#held &= (1 << this.#count) - 1
  }

  done(): Uint8Array {
    if (this.#count > 0) this.write((1 << (8 - this.#count)) - 1, 8 - this.#count)
    return this.#bytes.subarray(0, this.#length)
  }

  #put(byte: number): void {
    if (this.#length + 2 > this.#bytes.length) {
      const more = new Uint8Array(this.#bytes.length * 2)
      more.set(this.#bytes)
      this.#bytes = more
    }
    this.#bytes[this.#length++] = byte
    if (byte === 255) this.#bytes[this.#length++] = 0
  }
}

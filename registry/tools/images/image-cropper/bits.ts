import { DamagedImage } from '../../../lib/pictures/failures.ts'

/** A Huffman table: for each length, the largest code, and where its values begin (ITU-T T.81, F.2.2.3). */
export type HuffmanTable = {
  readonly most: Int32Array
  readonly shift: Int32Array
  readonly values: Uint8Array
  /** For each run of eight bits that begins with a whole code: its length and value; 0 where the code is longer. */
  readonly quick: Uint16Array
}

/** @param counts how many codes there are of each length from 1 to 16 @throws DamagedImage */
export function readHuffmanTable(counts: Uint8Array, values: Uint8Array): HuffmanTable {
  const [most, shift, quick] = [new Int32Array(18).fill(-1), new Int32Array(18), new Uint16Array(256)]
  let [code, at] = [0, 0]
  for (let length = 1; length <= 16; length++, code <<= 1) {
    const count = counts[length - 1] as number
    if (code + count > 1 << length) throw new DamagedImage('too many codes')
    shift[length] = at - code
    if (length <= 8)
      for (let i = 0; i < count; i++) {
        const first = (code + i) << (8 - length)
        quick.fill((length << 8) | (values[at + i] as number), first, first + (1 << (8 - length)))
      }
    code += count
    at += count
    most[length] = count > 0 ? code - 1 : -1
  }
  return { most, shift, values, quick }
}

/** Reads the packed data of a scan bit by bit, up to the next marker. */
export class BitReader {
  readonly #bytes: Uint8Array
  #at: number
  #held = 0
  #count = 0
  /** Bits that were asked for beyond the end of the data. */
  #missing = 0

  constructor(bytes: Uint8Array, at: number) {
    this.#bytes = bytes
    this.#at = at
  }

  bit(): number {
    return this.bits(1)
  }

  /** @param count up to 16 @throws DamagedImage when the data has ended long ago */
  bits(count: number): number {
    if (count === 0) return 0
    if (this.#count < count) this.#fill(count)
    this.#count -= count
    return (this.#held >>> this.#count) & ((1 << count) - 1)
  }

  /** A number of so many bits, the upper half of which are positive (T.81, F.2.2.1). */
  signed(count: number): number {
    const value = this.bits(count)
    return count === 0 || value >= 1 << (count - 1) ? value : value - (1 << count) + 1
  }

  symbol({ most, shift, values, quick }: HuffmanTable): number {
    if (this.#count < 8) this.#fill(8)
    const found = quick[(this.#held >>> (this.#count - 8)) & 255] as number
    if (found !== 0) {
      this.#count -= found >> 8
      return found & 255
    }
    let code = this.bits(8)
    for (let length = 9; length <= 16; length++) {
      code = (code << 1) | this.bits(1)
      if (code <= (most[length] as number)) return values[code + (shift[length] as number)] as number
    }
    throw new DamagedImage('no such code')
  }

  /** Goes on after a restart marker, which must come next. */
  restart(): void {
    this.#count = this.#missing = 0
    while (this.#bytes[this.#at] === 0xff && this.#bytes[this.#at + 1] === 0xff) this.#at++
    const marker = this.#bytes[this.#at + 1] as number
    if (this.#bytes[this.#at] !== 0xff || marker < 0xd0 || marker > 0xd7) throw new DamagedImage('no restart')
    this.#at += 2
  }

  /** Where the next marker is. */
  end(): number {
    let at = this.#at
    while (at + 1 < this.#bytes.length) {
      const next = this.#bytes[at + 1] as number
      if (this.#bytes[at] === 0xff && next !== 0 && next !== 0xff && (next < 0xd0 || next > 0xd7)) return at
      at++
    }
    return this.#bytes.length
  }

  #fill(wanted: number): void {
    while (this.#count < wanted) {
      let byte = this.#bytes[this.#at]
      if (byte === undefined || (byte === 0xff && this.#bytes[this.#at + 1] !== 0)) {
        // Decoders look ahead of the last code; zeros beyond the end may be looked at, but not by the thousand.
        byte = 0
        if ((this.#missing += 8) > 64) throw new DamagedImage('data cut off')
      } else this.#at += byte === 0xff ? 2 : 1
      this.#held = ((this.#held << 8) | byte) & 0xffffff
      this.#count += 8
    }
  }
}

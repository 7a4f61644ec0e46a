import { DamagedImage } from './failures.ts'

/** Reads numbers and parts, and calls it damage when there is nothing left to read. */
export class ByteReader {
  readonly bytes: Uint8Array
  readonly #view: DataView

  constructor(bytes: Uint8Array) {
    this.bytes = bytes
    this.#view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  }
  get length(): number {
    return this.bytes.length
  }
  u8(at: number): number {
    return this.#need(at, 1).getUint8(at)
  }
  u16(at: number, little = false): number {
    return this.#need(at, 2).getUint16(at, little)
  }
  u24le(at: number): number {
    return this.u16(at, true) | (this.u8(at + 2) << 16)
  }
  u32(at: number, little = false): number {
    return this.#need(at, 4).getUint32(at, little)
  }
  /** Four letters, such as the type of a chunk. */
  tag(at: number): string {
    this.#need(at, 4)
    return String.fromCharCode(...this.bytes.subarray(at, at + 4))
  }
  part(at: number, length: number): Uint8Array {
    this.#need(at, length)
    return this.bytes.subarray(at, at + length)
  }
  startsWith(text: string, at: number): boolean {
    return [...text].every((letter, i) => this.bytes[at + i] === letter.charCodeAt(0))
  }
  #need(at: number, length: number): DataView {
    if (at < 0 || length < 0 || at + length > this.bytes.length) throw new DamagedImage(`nothing at ${at}`)
    return this.#view
  }
}

export const latin1 = (text: string): Uint8Array => Uint8Array.from(text, (letter) => letter.charCodeAt(0))

export function u32be(value: number): Uint8Array {
  return Uint8Array.of(value >>> 24, value >>> 16, value >>> 8, value)
}
export function u32le(value: number): Uint8Array {
  return u32be(value).toReversed()
}

/** Codes have at most 12 bits. */
const MOST_CODES = 4096
/** Places of the table in which strings are looked up; four times as many as there are strings. */
const PLACES = 1 << 14

/**
 * Packs the pixels of a GIF frame: the byte with the number of bits, blocks of up to 255 bytes, and the empty block at the end.
 * @param bits of the color numbers, 1 to 8
 * @see GIF89a specification, appendix F
 */
export function packLzw(indexes: Uint8Array, bits: number): Uint8Array {
  const least = Math.max(2, bits)
  const clear = 1 << least
  const out = new BlockWriter(least, indexes.length)
  const keys = new Int32Array(PLACES).fill(-1)
  const codes = new Uint16Array(PLACES)
  let [size, next] = [least + 1, clear + 2]
  out.put(clear, size)
  let held = indexes[0] ?? 0
  for (let i = 1; i < indexes.length; i++) {
    const pixel = indexes[i] as number
    const key = (held << 8) | pixel
    let place = (Math.imul(key, 0x9e3779b1) >>> 18) & (PLACES - 1)
    while (keys[place] !== -1 && keys[place] !== key) place = (place + 1) & (PLACES - 1)
    if (keys[place] === key) {
      held = codes[place] as number
      continue
    }
    out.put(held, size)
    held = pixel
    if (next === MOST_CODES) {
      out.put(clear, size)
      keys.fill(-1)
      ;[size, next] = [least + 1, clear + 2]
      continue
    }
    // A reader is one string behind, so it widens its codes one later.
    if (next === 1 << size) size++
    keys[place] = key
    codes[place] = next++
  }
  if (indexes.length > 0) out.put(held, size)
  if (next === 1 << size && size < 12) size++
  out.put(clear + 1, size)
  return out.end()
}

/** Codes, low bits first, in blocks of up to 255 bytes. */
class BlockWriter {
  #bytes: Uint8Array
  #length = 2
  /** Where the length of the current block is written. */
  #block = 1
  #held = 0
  #bits = 0

  constructor(least: number, pixels: number) {
    this.#bytes = new Uint8Array(64 + (pixels >> 1))
    this.#bytes[0] = least
  }

  put(code: number, size: number): void {
    this.#held |= code << this.#bits
    this.#bits += size
    for (; this.#bits >= 8; this.#bits -= 8, this.#held >>>= 8) this.#byte(this.#held & 255)
  }

  end(): Uint8Array {
    if (this.#bits > 0) this.#byte(this.#held & 255)
    const length = this.#length - this.#block - 1
    this.#bytes[this.#block] = length
    // Without a byte in it, the block under way is the empty one at the end.
    if (length > 0) this.#grow()[this.#length++] = 0
    return this.#bytes.slice(0, this.#length)
  }

  #byte(value: number): void {
    const bytes = this.#grow()
    bytes[this.#length++] = value
    if (this.#length - this.#block <= 255) return
    bytes[this.#block] = 255
    this.#block = this.#length++
  }

  #grow(): Uint8Array {
    if (this.#length + 2 < this.#bytes.length) return this.#bytes
    const grown = new Uint8Array(this.#bytes.length * 2)
    grown.set(this.#bytes)
    return (this.#bytes = grown)
  }
}

import type { ByteReader } from '../bytes.ts'
import { DamagedImage } from '../failures.ts'

/** Codes have at most 12 bits. */
const MOST_CODES = 4096

/**
 * Unpacks the pixels of a GIF frame: its own kind of LZW, in blocks of up to 255 bytes.
 * @param from where the number of bits is, before the first block
 * @param count how many pixels there must be; more are skipped
 * @throws DamagedImage when the data is cut off or has a code that cannot be
 * @see GIF89a specification, appendix F
 */
export function unpackLzw(reader: ByteReader, from: number, count: number): Uint8Array {
  const bits = reader.u8(from)
  if (bits < 1 || bits > 8) throw new DamagedImage('wrong code size')
  const clear = 1 << bits
  const prefix = new Uint16Array(MOST_CODES)
  const suffix = new Uint8Array(MOST_CODES)
  const lengths = new Uint16Array(MOST_CODES)
  for (let i = 0; i < clear; i++) {
    suffix[i] = i
    lengths[i] = 1
  }
  const out = new Uint8Array(count)
  const nextCode = codeReader(reader, from + 1)
  let [size, next, previous, filled] = [bits + 1, clear + 2, -1, 0]
  while (filled < count) {
    const code = nextCode(size)
    if (code === clear) {
      size = bits + 1
      next = clear + 2
      previous = -1
      continue
    }
    if (code < 0 || code === clear + 1) throw new DamagedImage('pixels are missing')
    if (code > next || (code >= next && previous < 0) || (previous < 0 && code >= clear)) throw new DamagedImage('impossible code')
    const known = code < next ? code : previous
    const length = (lengths[known] as number) + (code < next ? 0 : 1)
    // Strings are walked from their end; what lies beyond the last pixel is dropped.
    let walk = known
    let first = 0
    for (let at = filled + (lengths[known] as number) - 1; at >= filled; at--) {
      first = suffix[walk] as number
      if (at < count) out[at] = first
      walk = prefix[walk] as number
    }
    if (code >= next && filled + length - 1 < count) out[filled + length - 1] = first
    filled += length
    if (previous >= 0 && next < MOST_CODES) {
      prefix[next] = previous
      suffix[next] = first
      lengths[next] = (lengths[previous] as number) + 1
      next++
      if (next === 1 << size && size < 12) size++
    }
    previous = code
  }
  return out
}

/** Gives one code after the other, low bits first, and -1 where the blocks end. */
function codeReader(reader: ByteReader, from: number): (size: number) => number {
  let [at, end, held, heldBits] = [from, from, 0, 0]
  return (size) => {
    while (heldBits < size) {
      if (at === end) {
        if (at >= reader.length) return -1
        const length = reader.u8(at)
        if (length === 0) return -1
        end = at + 1 + length
        at++
      }
      if (at >= reader.length) return -1
      held |= reader.u8(at++) << heldBits
      heldBits += 8
    }
    const code = held & ((1 << size) - 1)
    held >>>= size
    heldBits -= size
    return code
  }
}

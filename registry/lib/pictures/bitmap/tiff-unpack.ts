import { DamagedImage } from '../failures.ts'

const CLEAR = 256
const END = 257

/** LZW with the most significant bit first and codes that widen one early. @see TIFF 6.0, section 13 */
export function unpackTiffLzw(bytes: Uint8Array, length: number): Uint8Array {
  const out = new Uint8Array(length)
  const prefix = new Uint16Array(4096)
  const last = new Uint8Array(4096)
  const depth = new Uint16Array(4096)
  for (let code = 0; code < 256; code++) {
    last[code] = code
    depth[code] = 1
  }
  let [filled, next, width, before] = [0, 258, 9, -1]
  let [bits, held] = [0, 0]
  const put = (code: number): number => {
    const size = depth[code] as number
    let at = filled + size
    for (let one = code, left = size; left > 0; left--, one = prefix[one] as number) if (--at < length) out[at] = last[one] as number
    filled += size
    return out[Math.min(at, length - 1)] as number
  }
  for (const byte of bytes) {
    held = ((held << 8) | byte) & 0xffffff
    bits += 8
    if (bits < width) continue
    bits -= width
    const code = (held >> bits) & (2 ** width - 1)
    if (code === END || filled >= length) break
    if (code === CLEAR) {
      ;[next, width, before] = [258, 9, -1]
      continue
    }
    if (code > next || (code === next && before < 0)) throw new DamagedImage('a code that is not there yet')
    if (before >= 0 && next < 4096) {
      prefix[next] = before
      depth[next] = (depth[before] as number) + 1
      // The first byte of what comes now ends the new string; where that is the new string itself, it is the first of the one before.
      let one = code === next ? before : code
      while ((depth[one] as number) > 1) one = prefix[one] as number
      last[next] = last[one] as number
      next++
    }
    put(code)
    before = code
    if (next >= 2 ** width - 1 && width < 12) width++
  }
  return out.subarray(0, Math.min(filled, length))
}

/** Runs of equal bytes. @see TIFF 6.0, section 9 */
export function unpackPackBits(bytes: Uint8Array, length: number): Uint8Array {
  const out = new Uint8Array(length)
  let filled = 0
  for (let at = 0; at < bytes.length && filled < length;) {
    const head = bytes[at++] as number
    if (head === 128) continue
    if (head < 128) {
      const part = bytes.subarray(at, Math.min(at + head + 1, at + length - filled))
      out.set(part, filled)
      filled += part.length
      at += head + 1
    } else {
      out.fill(bytes[at++] as number, filled, filled + 257 - head)
      filled += 257 - head
    }
  }
  return out.subarray(0, Math.min(filled, length))
}

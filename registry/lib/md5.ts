/** Shift of each step, four rounds of sixteen (RFC 1321, section 3.4). */
const SHIFTS = [7, 12, 17, 22, 5, 9, 14, 20, 4, 11, 16, 23, 6, 10, 15, 21]

/** floor(2^32 · |sin(i + 1)|), as the RFC defines the constants. */
const SINES = Int32Array.from({ length: 64 }, (_, i) => Math.floor(Math.abs(Math.sin(i + 1)) * 2 ** 32) | 0)

/**
 * MD5 digest, 16 bytes. Broken as a safeguard; here only for formats that prescribe it.
 * @see https://www.rfc-editor.org/rfc/rfc1321
 */
export function md5(bytes: Uint8Array): Uint8Array {
  const padded = new Uint8Array((((bytes.length + 8) >>> 6) + 1) * 64)
  padded.set(bytes)
  padded[bytes.length] = 0x80
  const view = new DataView(padded.buffer)
  view.setBigUint64(padded.length - 8, BigInt(bytes.length) * 8n, true)
  const state = Int32Array.of(0x67452301, 0xefcdab89, 0x98badcfe, 0x10325476)
  for (let block = 0; block < padded.length; block += 64) addBlock(state, view, block)
  return new Uint8Array(state.buffer)
}

function addBlock(state: Int32Array, view: DataView, block: number): void {
  let [a, b, c, d] = state as unknown as [number, number, number, number]
  for (let i = 0; i < 64; i++) {
    const round = i >>> 4
    const [mixed, word] = mix(round, i, b, c, d)
    const sum = (a + mixed + (SINES[i] as number) + view.getInt32(block + word * 4, true)) | 0
    const shift = SHIFTS[round * 4 + (i & 3)] as number
    a = d
    d = c
    c = b
    b = (b + ((sum << shift) | (sum >>> (32 - shift)))) | 0
  }
  for (const [i, value] of [a, b, c, d].entries()) state[i] = ((state[i] as number) + value) | 0
}

/** The round's function of b, c, d, and which word of the block it takes. */
function mix(round: number, i: number, b: number, c: number, d: number): [value: number, word: number] {
  if (round === 0) return [(b & c) | (~b & d), i]
  if (round === 1) return [(d & b) | (~d & c), (5 * i + 1) & 15]
  if (round === 2) return [b ^ c ^ d, (3 * i + 5) & 15]
  return [c ^ (b | ~d), (7 * i) & 15]
}

import { defineFailures } from '../../../engine/core/define.ts'

/** The two alphabets of RFC 4648, sections 4 and 5. */
type Base64Alphabet = 'standard' | 'url'

export const base64Failures = defineFailures({
  'bad-character': '“{{character}}” isn’t a Base64 character. Remove it.',
  'early-padding': '“=” is only allowed at the end, but more follows it. Decode separately encoded strings one at a time.',
  'bad-padding': 'The padding is wrong: the number of “=” at the end must be {{expected}}, not {{padding}}.',
  'bad-length': {
    one: 'Base64 can’t have {{count, number}} character: some are missing or extra. Copy all of it again.',
    other: 'Base64 can’t have {{count, number}} characters: some are missing or extra. Copy all of it again.',
  },
  'bad-bits': 'The last character has bits that no encoder writes. The text is damaged or cut off. Copy all of it again.',
})

const STANDARD = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/'
const URL_SAFE = `${STANDARD.slice(0, 62)}-_`

/** Each twelve bits as the two characters that stand for them, in the byte order of the machine. */
function pairsOf(alphabet: string): Uint16Array {
  const codes = new TextEncoder().encode(alphabet)
  return new Uint16Array(Uint8Array.from({ length: 8192 }, (_, at) => codes[at % 2 === 0 ? at >>> 7 : (at >>> 1) & 63] as number).buffer)
}
const PAIRS = { standard: pairsOf(STANDARD), url: pairsOf(URL_SAFE) } as const

/** Made once, as a text may be encoded line by line. */
const ASCII = new TextDecoder()

/** RFC 4648 Base64. The URL alphabet is written without padding unless asked. */
export function encodeBase64(bytes: Uint8Array, alphabet: Base64Alphabet, padding: boolean): string {
  const text = ASCII.decode(encodeUnpadded(bytes, alphabet))
  return padding ? text + paddingOf(bytes) : text
}

/** The same with padding, cut into lines. @param length characters in a line, a multiple of four */
export function encodeBase64Lines(bytes: Uint8Array, length: number): string {
  const whole = encodeUnpadded(bytes, 'standard')
  const lines = Math.ceil(whole.length / length)
  // Cut as bytes: a join of as many pieces of text takes twice as long.
  const out = new Uint8Array(whole.length + Math.max(0, lines - 1)).fill(LINE_FEED)
  for (let line = 0; line < lines; line++) out.set(whole.subarray(line * length, (line + 1) * length), line * (length + 1))
  return ASCII.decode(out) + paddingOf(bytes)
}

const LINE_FEED = 10

function paddingOf(bytes: Uint8Array): string {
  return '='.repeat((3 - (bytes.length % 3)) % 3)
}

function encodeUnpadded(bytes: Uint8Array, alphabet: Base64Alphabet): Uint8Array {
  const pairs = PAIRS[alphabet]
  const out = new Uint16Array(Math.ceil(bytes.length / 3) * 2)
  // Reading beyond the end is slow, so the last group stands apart.
  const whole = bytes.length - (bytes.length % 3)
  let o = 0
  for (let i = 0; i < whole; i += 3) {
    const second = bytes[i + 1] as number
    out[o++] = pairs[((bytes[i] as number) << 4) | (second >>> 4)] as number
    out[o++] = pairs[((second & 15) << 8) | (bytes[i + 2] as number)] as number
  }
  if (whole < bytes.length) {
    const second = bytes[whole + 1] ?? 0
    out[o++] = pairs[((bytes[whole] as number) << 4) | (second >>> 4)] as number
    out[o++] = pairs[(second & 15) << 8] as number
  }
  return new Uint8Array(out.buffer, 0, out.byteLength - ((3 - (bytes.length % 3)) % 3))
}

const VALUES = new Int8Array(128).fill(-1)
for (let i = 0; i < 64; i++) {
  VALUES[STANDARD.charCodeAt(i)] = i
  VALUES[URL_SAFE.charCodeAt(i)] = i
}

const EQUALS = 61

/** Where in Base64 that can be read, from `start` on, the character stands that carries the first bits of a byte. */
export function placeInBase64(text: string, start: number, byte: number): number {
  let left = Math.floor((byte * 8) / 6)
  let place = start
  while (place < text.length && ((VALUES[text.charCodeAt(place)] ?? -1) < 0 || left-- > 0)) place++
  return place
}

/**
 * Reads either alphabet; white space is passed over, padding may be missing but not wrong.
 * @param start where in the text the Base64 begins
 * @param end where it ends
 * @throws ToolError one of {@link base64Failures} at its place in the field `text`
 */
export function decodeBase64(text: string, start = 0, end = text.length): Uint8Array {
  const { fail } = base64Failures
  const where = (offset: number) => ({ field: 'text', offset, text })
  const out = new Uint8Array(Math.floor(((end - start) * 3) / 4) + 3)
  let o = 0
  let count = 0
  let padding = 0
  let firstPadding = 0
  let last = 0
  let word = 0
  for (let i = start; i < end; i++) {
    const unit = text.charCodeAt(i)
    if (unit === 32 || unit === 10 || unit === 13 || unit === 9) continue
    if (unit === EQUALS) {
      if (padding++ === 0) firstPadding = i
      continue
    }
    const value = unit < 128 ? (VALUES[unit] as number) : -1
    if (value < 0) {
      if (/\s/.test(text[i] as string)) continue
      fail('bad-character', { character: String.fromCodePoint(text.codePointAt(i) as number), ...where(i) })
    }
    if (padding > 0) fail('early-padding', where(firstPadding))
    last = i
    word = (word << 6) | value
    if (++count % 4 === 0) {
      out[o++] = word >>> 16
      out[o++] = (word >>> 8) & 255
      out[o++] = word & 255
      word = 0
    }
  }
  const rest = count % 4
  if (rest === 1) fail('bad-length', { count, ...where(end) })
  const expected = (4 - rest) % 4
  if (padding !== 0 && padding !== expected) fail('bad-padding', { padding, expected, ...where(firstPadding) })
  if (rest === 2) {
    if (word & 15) fail('bad-bits', where(last))
    out[o++] = word >>> 4
  } else if (rest === 3) {
    if (word & 3) fail('bad-bits', where(last))
    out[o++] = word >>> 10
    out[o++] = (word >>> 2) & 255
  }
  return out.subarray(0, o)
}

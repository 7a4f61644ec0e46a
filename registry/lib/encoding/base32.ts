import { defineFailures } from '../../../engine/core/define.ts'
import { choice, flag, whole } from '../../../engine/core/kit.ts'
import { base64Failures } from './base64.ts'

/** The two alphabets of RFC 4648, sections 6 and 7, and that of Douglas Crockford. */
const ALPHABETS = {
  standard: 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567',
  hex: '0123456789ABCDEFGHIJKLMNOPQRSTUV',
  crockford: '0123456789ABCDEFGHJKMNPQRSTVWXYZ',
} as const
type Base32Alphabet = keyof typeof ALPHABETS

export const base32Failures = defineFailures({
  'bad-character': '“{{character}}” isn’t in this alphabet. Remove it, or choose another alphabet.',
  'early-padding': base64Failures.words['early-padding'],
  'bad-padding': 'The padding is wrong: the number of “=” at the end must be {{expected}}, not {{padding}}.',
  'bad-length': {
    one: 'Base32 can’t have {{count, number}} character: some are missing or extra. Copy all of it again.',
    other: 'Base32 can’t have {{count, number}} characters: some are missing or extra. Copy all of it again.',
  },
  'bad-bits': 'The last character has bits that no encoder writes. The text is damaged or cut off. Copy all of it again.',
})

export const base32AlphabetField = choice('Alphabet', {
  standard: 'Standard (A–Z, 2–7)',
  hex: 'Base32hex (0–9, A–V)',
  crockford: 'Crockford (without I, L, O, U)',
})

const PADDED = ['standard', 'hex'] as const

/** How Base32 is written. */
export const base32Fields = {
  alphabet: base32AlphabetField,
  padding: flag('Padding', {
    default: true,
    help: 'Adds = at the end to make the length a multiple of eight.',
    when: { alphabet: [...PADDED] },
  }),
  letterCase: choice('Letter case', { upper: 'Uppercase', lower: 'Lowercase' }, { advanced: true }),
  lineLength: whole('Line length', {
    min: 0,
    max: 1000,
    default: 0,
    unit: 'character|characters',
    help: '0 keeps everything on one line.',
    advanced: true,
  }),
}

type Base32Options = { readonly alphabet: Base32Alphabet; readonly padding: boolean; readonly letterCase: 'upper' | 'lower' }

/** Five bytes become eight characters; Crockford's Base32 has no padding. */
export function encodeBase32(bytes: Uint8Array, { alphabet, padding, letterCase }: Base32Options): string {
  const characters = letterCase === 'lower' ? ALPHABETS[alphabet].toLowerCase() : ALPHABETS[alphabet]
  const codes = new TextEncoder().encode(characters)
  const out = new Uint8Array(Math.ceil(bytes.length / 5) * 8)
  let o = 0
  let word = 0
  let bits = 0
  for (const byte of bytes) {
    word = ((word & 31) << 8) | byte
    bits += 8
    while (bits >= 5) {
      bits -= 5
      out[o++] = codes[(word >>> bits) & 31] as number
    }
  }
  if (bits > 0) out[o++] = codes[(word << (5 - bits)) & 31] as number
  if (padding && alphabet !== 'crockford') while (o % 8 !== 0) out[o++] = EQUALS
  return new TextDecoder().decode(out.subarray(0, o))
}

const EQUALS = 61
const HYPHEN = 45

function valuesOf(alphabet: Base32Alphabet): Int8Array {
  const values = new Int8Array(128).fill(-1)
  const set = (characters: string, value: number) => {
    for (const character of characters + characters.toLowerCase()) values[character.charCodeAt(0)] = value
  }
  Array.from(ALPHABETS[alphabet], set)
  if (alphabet === 'crockford') {
    set('O', 0)
    set('IL', 1)
  }
  return values
}

/** How many characters an incomplete last group of bytes may have; the others cannot come about. */
const RESTS: ReadonlySet<number> = new Set([0, 2, 4, 5, 7])

/**
 * Reads Base32 in either case; white space is passed over, and hyphens as Crockford allows. Padding may be missing but not wrong.
 * @throws ToolError one of {@link base32Failures} at its place in the field `text`
 */
export function decodeBase32(text: string, alphabet: Base32Alphabet): Uint8Array {
  const { fail } = base32Failures
  const values = valuesOf(alphabet)
  const where = (offset: number) => ({ field: 'text', offset, text })
  const out = new Uint8Array(Math.floor((text.length * 5) / 8) + 1)
  let o = 0
  let count = 0
  let word = 0
  let bits = 0
  let last = 0
  let padding = 0
  let firstPadding = 0
  for (let i = 0; i < text.length; i++) {
    const unit = text.charCodeAt(i)
    if (unit === 32 || unit === 10 || unit === 13 || unit === 9 || (unit === HYPHEN && alphabet === 'crockford')) continue
    if (unit === EQUALS) {
      if (padding++ === 0) firstPadding = i
      continue
    }
    const value = unit < 128 ? (values[unit] as number) : -1
    if (value < 0) {
      if (/\s/.test(text[i] as string)) continue
      fail('bad-character', { character: String.fromCodePoint(text.codePointAt(i) as number), ...where(i) })
    }
    if (padding > 0) fail('early-padding', where(firstPadding))
    word = ((word & 127) << 5) | value
    bits += 5
    count++
    last = i
    if (bits >= 8) {
      bits -= 8
      out[o++] = (word >>> bits) & 255
    }
  }
  const rest = count % 8
  if (!RESTS.has(rest)) fail('bad-length', { count, ...where(text.length) })
  const expected = (8 - rest) % 8
  if (padding !== 0 && padding !== expected) fail('bad-padding', { padding, expected, ...where(firstPadding) })
  if (word & ((1 << bits) - 1)) fail('bad-bits', where(last))
  return out.subarray(0, o)
}

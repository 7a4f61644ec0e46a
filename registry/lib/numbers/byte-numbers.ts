import { defineFailures } from '../../../engine/core/define.ts'
import type { BaseName } from './bases.ts'
import { type TextEncoding, longestGoodStart, tryDecodeText } from '../encoding/text-encoding.ts'

export const byteNumberFailures = defineFailures({
  'bad-digit': '“{{character}}” is not a digit here. Use {{allowed}}.',
  'cut-byte': {
    one: '“{{digits}}” is not a whole number of bytes. A byte has {{count, number}} digit: put spaces between the bytes, or add what is missing.',
    other:
      '“{{digits}}” is not a whole number of bytes. A byte has {{count, number}} digits: put spaces between the bytes, or add what is missing.',
  },
  'above-most': '“{{number}}” is above {{most, number}}, the largest value allowed here.',
  'bad-bytes': 'The bytes “{{sequence}}” aren’t valid {{encoding}}. Choose another text encoding.',
})

/** How many digits each byte is written with; decimal bytes have no fixed number of them. */
const SIZES: Readonly<Record<BaseName, number>> = { binary: 8, octal: 3, decimal: 1, hex: 2 }
const RADIXES: Readonly<Record<BaseName, number>> = { binary: 2, octal: 8, decimal: 10, hex: 16 }
const BYTE_MOST = 255
/** The same in the digits of the base. */
const OCTAL_MOST = 377
/** Digits of a damaged group that a failure shows. */
const SHOWN_MOST = 40

/** Writes each byte with its prefix, in all digits that the base needs. */
export function writeByteNumbers(bytes: Uint8Array, base: BaseName, separator: string, prefix = '', upper = true): string {
  const encoder = new TextEncoder()
  const between = encoder.encode(separator)
  const forms = Array.from({ length: 256 }, (_, byte) => {
    const digits = byte.toString(RADIXES[base]).padStart(SIZES[base], '0')
    return encoder.encode(prefix + (upper ? digits.toUpperCase() : digits))
  })
  let length = bytes.length * between.length
  for (const byte of bytes) length += (forms[byte] as Uint8Array).length
  const out = new Uint8Array(length)
  let o = 0
  for (const byte of bytes) {
    const form = forms[byte] as Uint8Array
    out.set(form, o)
    o += form.length
    out.set(between, o)
    o += between.length
  }
  return new TextDecoder().decode(out.subarray(0, Math.max(0, o - between.length)))
}

/** Reads text from the numbers of its bytes. @throws ToolError the codes of {@link byteNumberFailures}, at the place in the field `text` */
export function readByteNumbers(text: string, base: BaseName, encoding: TextEncoding): { text: string; padded: number } {
  const out = new Uint8Array(Math.ceil(text.length / (base === 'decimal' ? 1 : 2)) + 1)
  let count = 0
  const padded = eachByte(text, base, (byte) => {
    out[count++] = byte
  })
  const bytes = out.subarray(0, count)
  const read = tryDecodeText(bytes, encoding)
  if (read !== undefined) return { text: read, padded }
  const bad = longestGoodStart(bytes, encoding)
  let seen = 0
  let offset = 0
  eachByte(text, base, (_, at) => {
    if (seen++ === bad) offset = at
  })
  const sequence = text.slice(offset, offset + SHOWN_MOST).trimEnd()
  return byteNumberFailures.fail('bad-bytes', { sequence, encoding, field: 'text', offset, text })
}

/** Reads text from decimal Unicode code points. @throws ToolError bad-digit, above-most, surrogate */
export function readCodePoints(text: string, onSurrogate: (value: number, offset: number) => never): string {
  const pieces: string[] = []
  eachGroup(text, 'decimal', ({ start, end }) => {
    const value = readDecimal(text, start, end, 0x10ffff)
    if (value >= 0xd800 && value <= 0xdfff) onSurrogate(value, start)
    pieces.push(String.fromCodePoint(value))
  })
  return pieces.join('')
}

type Group = { readonly start: number; readonly end: number; readonly prefixed: boolean }

/** Calls `onByte` for each byte in order. @returns how many bytes were written with fewer digits than they have */
function eachByte(text: string, base: BaseName, onByte: (byte: number, offset: number) => void): number {
  const size = SIZES[base]
  const nibbles = base === 'binary' && isNibbles(text)
  let half: { value: number; start: number; end: number } | undefined
  let padded = 0
  const cut = (start: number, end: number) =>
    byteNumberFailures.fail('cut-byte', { digits: shorten(text, start, end), count: size, field: 'text', offset: start, text })
  eachGroup(text, base, ({ start, end, prefixed }) => {
    const length = end - start
    if (base === 'decimal') onByte(readDecimal(text, start, end, BYTE_MOST), start)
    else if (nibbles) {
      const value = readDigits(text, start, end, 2)
      if (half) onByte(half.value * 16 + value, half.start)
      half = half ? undefined : { value, start, end }
    } else if (length % size === 0) {
      for (let at = start; at < end; at += size) {
        const value = readDigits(text, at, at + size, RADIXES[base])
        if (value > BYTE_MOST) above(text, at, at + size, OCTAL_MOST)
        onByte(value, at)
      }
    } else if (isShortByte(text, start, length, base, prefixed)) {
      padded++
      onByte(readDigits(text, start, end, RADIXES[base]), start)
    } else cut(start, end)
  })
  if (half) cut(half.start, half.end)
  return padded
}

/**
 * Whether a group of too few digits can only mean a byte whose zeros at the start were left out: seven bits of ASCII,
 * bits from the first 1 on, an octal number, or a single hexadecimal digit after its prefix.
 */
function isShortByte(text: string, start: number, length: number, base: BaseName, prefixed: boolean): boolean {
  if (base === 'octal') return length < 3
  if (base === 'hex') return prefixed && length === 1
  return length === 7 || (length < 7 && (prefixed || (length > 3 && text[start] === '1')))
}

/** Whether all bits are in groups of four, two of which make a byte. */
function isNibbles(text: string): boolean {
  let all = true
  eachGroup(text, 'binary', ({ start, end, prefixed }) => {
    if (end - start !== 4 || prefixed) all = false
  })
  return all
}

const marksOf = (marks: string): ReadonlySet<number> => new Set(Array.from(marks, (mark) => mark.charCodeAt(0)))
const MARKS = marksOf(',;:|[](){}"\'')
/** As in web addresses, in Pascal and in BASIC. */
const HEX_MARKS = marksOf('%/$#')
/** Before a decimal number a hyphen would be a minus. */
const HYPHENS = marksOf('-_')

function isSeparator(unit: number, base: BaseName): boolean {
  if (unit <= 32) return unit === 32 || (unit >= 9 && unit <= 13)
  if (unit < 128) return MARKS.has(unit) || (base !== 'decimal' && HYPHENS.has(unit)) || (base === 'hex' && HEX_MARKS.has(unit))
  return /\s/.test(String.fromCharCode(unit))
}

const BACKSLASH = 92
const LETTERS: Readonly<Record<BaseName, string>> = { binary: 'b', octal: 'o', decimal: '', hex: 'x' }

/** Calls `onGroup` for each run of digits. @throws ToolError bad-digit, cut-byte */
function eachGroup(text: string, base: BaseName, onGroup: (group: Group) => void): void {
  let i = 0
  while (i < text.length) {
    if (isSeparator(text.charCodeAt(i), base)) {
      i++
      continue
    }
    const prefix = prefixLength(text, i, base)
    const start = i + prefix
    let end = start
    while (end < text.length && digitAt(text, end) < RADIXES[base]) end++
    // The digit 0 before a prefix letter belongs to the next prefix, as in 0x480x69.
    const next = end - start > 1 && prefixLength(text, end - 1, base) === 2
    if (next) end--
    if (end === start && prefix > 0 && (end === text.length || isSeparator(text.charCodeAt(end), base)))
      byteNumberFailures.fail('cut-byte', { digits: text.slice(i, end), count: SIZES[base], field: 'text', offset: i, text })
    const unit = text.charCodeAt(end)
    if (end === start || (end < text.length && !next && !isSeparator(unit, base) && unit !== BACKSLASH)) badDigit(text, end, base)
    onGroup({ start, end, prefixed: prefix > 0 })
    i = end
  }
}

/** `0x` or `\x`, `0b`, `0o` or `\`, in either case. */
function prefixLength(text: string, at: number, base: BaseName): number {
  const backslash = text.charCodeAt(at) === BACKSLASH
  if (base === 'octal' && backslash) return 1
  const isMark = text[at] === '0' || (base === 'hex' && backslash)
  return base !== 'decimal' && isMark && text[at + 1]?.toLowerCase() === LETTERS[base] ? 2 : 0
}

function digitAt(text: string, at: number): number {
  const unit = text.charCodeAt(at)
  if (unit >= 48 && unit <= 57) return unit - 48
  const letter = unit | 32
  return letter >= 97 && letter <= 102 ? letter - 87 : 99
}

function readDigits(text: string, start: number, end: number, radix: number): number {
  let value = 0
  for (let i = start; i < end; i++) value = value * radix + digitAt(text, i)
  return value
}

function readDecimal(text: string, start: number, end: number, most: number): number {
  let value = 0
  for (let i = start; i < end && value <= most; i++) value = value * 10 + digitAt(text, i)
  return value > most ? above(text, start, end, most) : value
}

function above(text: string, start: number, end: number, most: number): never {
  return byteNumberFailures.fail('above-most', { number: shorten(text, start, end), most, field: 'text', offset: start, text })
}

function badDigit(text: string, offset: number, base: BaseName): never {
  const character = String.fromCodePoint(text.codePointAt(offset) as number)
  const allowed = base === 'hex' ? '0–9, A–F' : `0–${RADIXES[base] - 1}`
  return byteNumberFailures.fail('bad-digit', { character, allowed, field: 'text', offset, text })
}

function shorten(text: string, start: number, end: number): string {
  return end - start > SHOWN_MOST ? `${text.slice(start, start + SHOWN_MOST)}…` : text.slice(start, end)
}

import { defineFailures } from '../../../engine/core/define.ts'
import { eachLine } from '../text/per-line.ts'
import { type TextEncoding, encodeText, longestGoodStart, textReader, textWriter } from './text-encoding.ts'

export const urlDecodingFailures = defineFailures({
  'bad-escape': '“{{sequence}}” is incomplete: two hexadecimal digits must follow %. Write a percent sign as %25.',
  'bad-bytes': 'The bytes “{{sequence}}” aren’t valid {{encoding}}. Choose another text encoding.',
})

/**
 * What is written as it is besides letters and digits.
 * `component` and `whole` are those of encodeURIComponent and encodeURI (ECMA-262), `form` those of the URL Standard's
 * application/x-www-form-urlencoded, the strict ones those of RFC 3986, sections 2.2 and 2.3.
 */
const KEPT = {
  component: { loose: "-_.!~*'()", strict: '-._~' },
  whole: { loose: "-_.!~*'();/?:@&=+$,#", strict: "-._~:/?#[]@!$&'()*+,;=" },
  form: { loose: '*-._', strict: '*-._' },
} as const
type UrlMode = keyof typeof KEPT

const HEX = new TextEncoder().encode('0123456789ABCDEF')
const PERCENT = 37
const SPACE = 32
const PLUS = 43
const LINE_FEED = 10
const CARRIAGE_RETURN = 13

const isUtf16 = (encoding: TextEncoding): boolean => encoding === 'utf-16le' || encoding === 'utf-16be'

type UrlEncodeOptions = {
  readonly strict: boolean
  /** Leaves line breaks as they are. */
  readonly keepLines: boolean
  /** Leaves each `%` that two hexadecimal digits follow. */
  readonly keepEscapes: boolean
  readonly encoding: TextEncoding
}

/** @throws ToolError not-in-encoding, lone-surrogate at the place in the field `text` */
export function percentEncode(text: string, mode: UrlMode, options: UrlEncodeOptions): string {
  const isPlain = options.encoding === 'utf-8' && !options.strict && !options.keepLines && !options.keepEscapes
  // The platform's own call does the same, and much faster.
  if (isPlain && mode === 'component' && text.isWellFormed()) return encodeURIComponent(text)
  const bytes = encodeText(text, options.encoding, 'text')
  const kept = keptBytes(KEPT[mode][options.strict ? 'strict' : 'loose'])
  if (isUtf16(options.encoding)) {
    // Its bytes look like line breaks and escapes where there are none.
    const write = textWriter(options.encoding, 'text')
    const encode = (line: string) => escapeBytes(write(line), mode, kept, false)
    return options.keepLines ? eachLine(text, encode) : escapeBytes(bytes, mode, kept, false)
  }
  if (options.keepLines) kept[LINE_FEED] = kept[CARRIAGE_RETURN] = true
  return escapeBytes(bytes, mode, kept, options.keepEscapes)
}

function escapeBytes(bytes: Uint8Array, mode: UrlMode, kept: readonly boolean[], keepEscapes: boolean): string {
  const out = new Uint8Array(bytes.length * 3)
  let o = 0
  for (let i = 0; i < bytes.length; i++) {
    const byte = bytes[i] as number
    if (kept[byte] || (keepEscapes && byte === PERCENT && isHex(bytes[i + 1]) && isHex(bytes[i + 2]))) out[o++] = byte
    else if (mode === 'form' && byte === SPACE) out[o++] = PLUS
    else {
      out[o++] = PERCENT
      out[o++] = HEX[byte >> 4] as number
      out[o++] = HEX[byte & 15] as number
    }
  }
  return new TextDecoder().decode(out.subarray(0, o))
}

function keptBytes(marks: string): boolean[] {
  return Array.from(
    { length: 256 },
    (_, byte) => byte < 128 && (/[A-Za-z0-9]/.test(String.fromCharCode(byte)) || marks.includes(String.fromCharCode(byte))),
  )
}

function isHex(byte: number | undefined): boolean {
  return byte !== undefined && /[0-9A-Fa-f]/.test(String.fromCharCode(byte))
}

/**
 * Reads `%XX` back as text; what is not ASCII stays as it is.
 * @throws ToolError bad-escape, bad-bytes at the place in the field `text`
 */
export function percentDecode(text: string, encoding: TextEncoding, plusAsSpace: boolean): string {
  if (encoding === 'utf-8') {
    try {
      return decodeURIComponent(plusAsSpace ? text.replaceAll('+', ' ') : text)
    } catch {
      // Something is wrong in it: below, its place is found.
    }
  }
  const wrong = /%(?![0-9A-Fa-f]{2})/.exec(text)
  if (wrong)
    urlDecodingFailures.fail('bad-escape', { sequence: text.slice(wrong.index, wrong.index + 3), field: 'text', offset: wrong.index, text })
  const spaced = plusAsSpace ? text.replaceAll('+', ' ') : text
  // In UTF-16 a letter of ASCII is half of a pair of bytes, so it belongs to the escapes around it; a line break parts lines.
  const runs = isUtf16(encoding) ? /[\0-\t\v\f\x0e-\x7f]+/g : /(?:%[0-9A-Fa-f]{2})+/g
  const decode = textReader(encoding)
  return spaced.replace(runs, (run: string, offset: number) => {
    if (!run.includes('%')) return run
    const bytes = bytesOfRun(run)
    return decode(bytes) ?? failAtBadByte(run, bytes, encoding, offset, text)
  })
}

function failAtBadByte(run: string, bytes: Uint8Array, encoding: TextEncoding, offset: number, text: string): never {
  const place = placeOfByte(run, longestGoodStart(bytes, encoding))
  return urlDecodingFailures.fail('bad-bytes', {
    sequence: run.slice(place, place + 12),
    encoding,
    field: 'text',
    offset: offset + place,
    text,
  })
}

function bytesOfRun(run: string): Uint8Array {
  const bytes = new Uint8Array(run.length)
  let count = 0
  for (let i = 0; i < run.length; i += lengthAt(run, i))
    bytes[count++] = run.charCodeAt(i) === PERCENT ? Number.parseInt(run.slice(i + 1, i + 3), 16) : run.charCodeAt(i)
  return bytes.subarray(0, count)
}

function placeOfByte(run: string, index: number): number {
  let place = 0
  for (let i = 0; i < index; i++) place += lengthAt(run, place)
  return place
}

const lengthAt = (run: string, index: number): number => (run.charCodeAt(index) === PERCENT ? 3 : 1)

import { defineFailures } from '../../../engine/core/define.ts'

/** How people write the names of the encodings that can be written as well as read, by their WHATWG names. */
export const ENCODING_NAMES = {
  'utf-8': 'UTF-8',
  'utf-16le': 'UTF-16LE',
  'utf-16be': 'UTF-16BE',
  'iso-8859-1': 'ISO-8859-1',
  'iso-8859-2': 'ISO-8859-2',
  'windows-1250': 'Windows-1250',
  'windows-1251': 'Windows-1251',
  'windows-1252': 'Windows-1252',
  'koi8-r': 'KOI8-R',
} as const
export const TEXT_ENCODINGS = Object.keys(ENCODING_NAMES) as [TextEncoding, ...TextEncoding[]]
export type TextEncoding = keyof typeof ENCODING_NAMES

export const textEncodingFailures = defineFailures({
  'not-in-encoding': '“{{character}}” doesn’t exist in {{encoding}}. Choose UTF-8.',
  'lone-surrogate': 'The text contains half of a surrogate pair, which can’t be encoded. Delete that character or type it again.',
})

export const textDecodingFailures = defineFailures({
  'not-this-encoding': 'These bytes aren’t {{encoding}} text. Choose another encoding.',
})

/** Writes text as bytes. @throws ToolError not-in-encoding, lone-surrogate at the character */
export function encodeText(text: string, encoding: TextEncoding, field: string): Uint8Array {
  return textWriter(encoding, field)(text)
}

/** The same for many texts, as a table takes long to make. */
export function textWriter(encoding: TextEncoding, field: string): (text: string) => Uint8Array {
  const write = unitWriter(encoding, field)
  return (text) => {
    if (!text.isWellFormed()) textEncodingFailures.fail('lone-surrogate', { field, offset: text.search(/\p{Surrogate}/u), text })
    return write(text)
  }
}

function unitWriter(encoding: TextEncoding, field: string): (text: string) => Uint8Array {
  if (encoding === 'utf-8') {
    const encoder = new TextEncoder()
    return (text) => encoder.encode(text)
  }
  if (encoding === 'utf-16le' || encoding === 'utf-16be') return (text) => encodeUtf16(text, encoding === 'utf-16le')
  const table = byteTable(encoding)
  return (text) => encodeByTable(text, table, encoding, field)
}

function encodeByTable(text: string, table: ReadonlyMap<number, number>, encoding: TextEncoding, field: string): Uint8Array {
  const bytes = new Uint8Array(text.length)
  for (let i = 0; i < text.length; i++) {
    const byte = table.get(text.charCodeAt(i))
    if (byte === undefined) {
      const character = String.fromCodePoint(text.codePointAt(i) as number)
      return textEncodingFailures.fail('not-in-encoding', { character, encoding: ENCODING_NAMES[encoding], field, offset: i, text })
    }
    bytes[i] = byte
  }
  return bytes
}

/** Reads bytes as text; a byte-order mark of UTF-8 is kept as text. @throws ToolError not-this-encoding */
export function decodeText(bytes: Uint8Array, encoding: TextEncoding, field: string): string {
  return tryDecodeText(bytes, encoding) ?? textDecodingFailures.fail('not-this-encoding', { encoding: ENCODING_NAMES[encoding], field })
}

/** The same, or undefined where the bytes are no text in the encoding. */
export function tryDecodeText(bytes: Uint8Array, encoding: TextEncoding): string | undefined {
  return textReader(encoding)(bytes)
}

/** The same for many texts, as a decoder takes long to make. */
export function textReader(encoding: TextEncoding): (bytes: Uint8Array) => string | undefined {
  // The Encoding Standard reads "iso-8859-1" as windows-1252; the true Latin-1 is byte = code point.
  if (encoding === 'iso-8859-1') return latin1
  const decoder = new TextDecoder(encoding, { fatal: true, ignoreBOM: true })
  return (bytes) => {
    try {
      return decoder.decode(bytes)
    } catch {
      return undefined
    }
  }
}

/** How many bytes from the start are whole characters of the encoding. */
export function longestGoodStart(bytes: Uint8Array, encoding: TextEncoding): number {
  let good = 0
  let bad = bytes.length + 1
  while (bad - good > 1) {
    const middle = (good + bad) >> 1
    if (isTextIn(bytes.subarray(0, middle), encoding, true)) good = middle
    else bad = middle
  }
  while (good > 0 && !isTextIn(bytes.subarray(0, good), encoding, false)) good--
  return good
}

function isTextIn(bytes: Uint8Array, encoding: TextEncoding, stream: boolean): boolean {
  try {
    new TextDecoder(encoding, { fatal: true }).decode(bytes, { stream })
    return true
  } catch {
    return false
  }
}

function latin1(bytes: Uint8Array): string {
  let text = ''
  for (let i = 0; i < bytes.length; i += 0x8000) text += String.fromCharCode(...bytes.subarray(i, i + 0x8000))
  return text
}

function encodeUtf16(text: string, little: boolean): Uint8Array {
  const bytes = new Uint8Array(text.length * 2)
  const view = new DataView(bytes.buffer)
  for (let i = 0; i < text.length; i++) view.setUint16(i * 2, text.charCodeAt(i), little)
  return bytes
}

/** UTF-16 unit → byte, turned round from the platform's own decoder. */
export function byteTable(encoding: TextEncoding): Map<number, number> {
  const all = Uint8Array.from({ length: 256 }, (_, byte) => byte)
  const text = encoding === 'iso-8859-1' ? latin1(all) : new TextDecoder(encoding).decode(all)
  const table = new Map<number, number>()
  for (let byte = 0; byte < 256; byte++) if (text.charCodeAt(byte) !== 0xfffd) table.set(text.charCodeAt(byte), byte)
  return table
}

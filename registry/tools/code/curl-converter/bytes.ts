const UTF8 = new TextEncoder()
const STRICT = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true })
const LOOSE = new TextDecoder('utf-8', { ignoreBOM: true })
/** A byte that is not UTF-8 is kept as a lone surrogate, U+DC80 to U+DCFF, as Python’s “surrogateescape” does. */
const ESCAPES = 0xdc00
const ESCAPED = /[\udc80-\udcff]/u

/** Whether a text holds bytes that are not UTF-8. */
export function hasRawBytes(text: string): boolean {
  return ESCAPED.test(text)
}

export function toBytes(text: string): Uint8Array<ArrayBuffer> {
  if (!hasRawBytes(text)) return UTF8.encode(text)
  const pieces = text.split(/([\udc80-\udcff])/u)
  const chunks = pieces.map((piece, index) => (index % 2 === 1 ? Uint8Array.of(piece.charCodeAt(0) - ESCAPES) : UTF8.encode(piece)))
  const bytes = new Uint8Array(chunks.reduce((sum, { length }) => sum + length, 0))
  let at = 0
  for (const chunk of chunks) {
    bytes.set(chunk, at)
    at += chunk.length
  }
  return bytes
}

export function fromBytes(bytes: Uint8Array): string {
  try {
    return STRICT.decode(bytes)
  } catch {
    return escapeFaults(bytes)
  }
}

/** One byte of a value that is being put together. */
export function rawByte(byte: number): string {
  return byte < 0x80 ? String.fromCharCode(byte) : String.fromCharCode(ESCAPES + byte)
}

/** Bytes side by side may be UTF-8 after all. */
export function joinRawBytes(text: string): string {
  return hasRawBytes(text) ? fromBytes(toBytes(text)) : text
}

/** Decodes character by character, so that only what is faulty is escaped. */
function escapeFaults(bytes: Uint8Array): string {
  let text = ''
  for (let at = 0; at < bytes.length;) {
    const first = bytes[at] as number
    const length = first < 0x80 ? 1 : first < 0xe0 ? 2 : first < 0xf0 ? 3 : 4
    const one = LOOSE.decode(bytes.subarray(at, at + length))
    const isRight = !one.includes('\ufffd') || (length === 3 && first === 0xef && bytes[at + 1] === 0xbf && bytes[at + 2] === 0xbd)
    text += isRight ? one : rawByte(first)
    at += isRight ? length : 1
  }
  return text
}

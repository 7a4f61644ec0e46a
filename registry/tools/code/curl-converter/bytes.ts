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
  const bytes = new Uint8Array(text.length * 3)
  let length = 0
  const put = (from: number, to: number) => {
    const run = UTF8.encode(text.slice(from, to))
    bytes.set(run, length)
    length += run.length
  }
  let from = 0
  for (const { index } of text.matchAll(/[\udc80-\udcff]/gu)) {
    if (index > from) put(from, index)
    bytes[length++] = text.charCodeAt(index) - ESCAPES
    from = index + 1
  }
  put(from, text.length)
  return bytes.slice(0, length)
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

/** Decodes what is UTF-8, and escapes only the bytes between. */
function escapeFaults(bytes: Uint8Array): string {
  const runs: string[] = []
  let from = 0
  let at = 0
  while (at < bytes.length) {
    const length = lengthAt(bytes, at)
    if (length === 0) {
      if (at > from) runs.push(LOOSE.decode(bytes.subarray(from, at)))
      runs.push(rawByte(bytes[at] as number))
      from = at + 1
    }
    at += Math.max(1, length)
  }
  runs.push(LOOSE.decode(bytes.subarray(from)))
  return runs.join('')
}

/** How many bytes a character takes that begins here (RFC 3629); 0 where none does. */
function lengthAt(bytes: Uint8Array, at: number): number {
  const first = bytes[at] as number
  if (first < 0x80) return 1
  const length = first < 0xc2 || first > 0xf4 ? 0 : first < 0xe0 ? 2 : first < 0xf0 ? 3 : 4
  const second = bytes[at + 1] ?? 0
  const least = first === 0xe0 ? 0xa0 : first === 0xf0 ? 0x90 : 0x80
  const most = first === 0xed ? 0x9f : first === 0xf4 ? 0x8f : 0xbf
  if (length === 0 || second < least || second > most) return 0
  for (let more = 2; more < length; more++) if (((bytes[at + more] ?? 0) & 0xc0) !== 0x80) return 0
  return length
}

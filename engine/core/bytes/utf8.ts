import { ToolError } from '../errors.ts'
import { joinBytes } from './join.ts'

/** So much is encoded or decoded at once: for all of a large text, browsers take several times as long. */
const PIECE = 64 * 1024

/** A text as UTF-8; half a surrogate pair becomes U+FFFD. */
export function encodeUtf8(text: string): Uint8Array<ArrayBuffer> {
  return joinBytes([...utf8Pieces(text, PIECE)])
}

/** The same in pieces, each of about so many UTF-16 units. */
export function* utf8Pieces(text: string, size: number): Generator<Uint8Array<ArrayBuffer>> {
  const encoder = new TextEncoder()
  // A unit makes three bytes at most.
  const room = new Uint8Array(3 * Math.min(text.length, size + 1))
  for (let at = 0; at < text.length;) {
    let end = at + size
    // Two halves of a character stay together.
    if (text.charCodeAt(end - 1) >> 10 === 0x36) end++
    const { written } = encoder.encodeInto(text.slice(at, end), room)
    yield room.slice(0, written)
    at = end
  }
}

/**
 * Bytes as a text, a byte order mark included.
 * @param field is named in the failure
 * @throws ToolError bad-encoding when they are no UTF-8, as nothing is replaced in silence
 */
export function decodeUtf8(bytes: Uint8Array, field?: string): string {
  const decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true })
  // Added and not joined: engines put the pieces together only once somebody looks inside the text, which for a result nobody may do.
  let text = ''
  try {
    for (let at = 0; at < bytes.length; at += PIECE) text += decoder.decode(bytes.subarray(at, at + PIECE), { stream: true })
    return text + decoder.decode()
  } catch (cause) {
    throw new ToolError('bad-encoding', { encoding: 'UTF-8' }, field === undefined ? {} : { field }, { cause })
  }
}

const CHUNK = 65_536
/** One unit makes at most three bytes; a chunk may have one unit more. */
const room = new Uint8Array(3 * (CHUNK + 1))
const encoder = new TextEncoder()

/** Length of a text in UTF-8; half a character pair counts as the three bytes of its replacement. */
export function countUtf8Bytes(text: string): number {
  let bytes = 0
  for (let at = 0; at < text.length;) {
    let end = Math.min(at + CHUNK, text.length)
    // A pair is never cut.
    if ((text.charCodeAt(end - 1) & 0xfc00) === 0xd800 && (text.charCodeAt(end) & 0xfc00) === 0xdc00) end++
    bytes += encoder.encodeInto(text.slice(at, end), room).written
    at = end
  }
  return bytes
}

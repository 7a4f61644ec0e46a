import { LARGE_TEXT, type LargeText, PREVIEW_LENGTH } from '../core/large-text.ts'
import { encodeUtf8 } from '../core/bytes/utf8.ts'

/** Large texts of an output as bytes, so that they can be transferred instead of copied. */
export function packOutput(output: Readonly<Record<string, unknown>>, encode = encodeUtf8): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(output).map(([name, value]) => [
      name,
      typeof value === 'string' && value.length > LARGE_TEXT ? packText(value, encode) : value,
    ]),
  )
}

/** A text as bytes, with its start. */
export function packText(text: string, encode = encodeUtf8): LargeText {
  const bytes = encode(text)
  return { kind: 'large-text', bytes, preview: startOf(bytes) }
}

/** Read from the bytes: whoever looks inside a text that was decoded from them makes the engine put it together. */
function startOf(bytes: Uint8Array): string {
  // A unit takes three bytes at most.
  const text = new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes.subarray(0, 3 * PREVIEW_LENGTH), { stream: true })
  // A cut inside a surrogate pair would show a replacement character at the end.
  const cut = /[\ud800-\udbff]/.test(text.charAt(PREVIEW_LENGTH - 1)) ? PREVIEW_LENGTH - 1 : PREVIEW_LENGTH
  return text.slice(0, cut)
}

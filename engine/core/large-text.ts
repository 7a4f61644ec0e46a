import type { FileSource } from './file-value.ts'

/** Texts above this many UTF-16 units cross to and from a worker as bytes, and are shown as a preview. */
export const LARGE_TEXT = 256 * 1024
/** Length of the preview of a large text. */
export const PREVIEW_LENGTH = 4096

/** A text kept as UTF-8 bytes, with the start of it to show. Of an input, `source` holds the text when the bytes were handed over. */
export type LargeText = {
  readonly kind: 'large-text'
  readonly bytes: Uint8Array<ArrayBuffer>
  readonly preview: string
  readonly source?: FileSource
}

/** What a stranger sends may call itself one, so its bytes are looked at, too. */
export function isLargeText(value: unknown): value is LargeText {
  return (
    typeof value === 'object' &&
    value !== null &&
    (value as LargeText).kind === 'large-text' &&
    (value as LargeText).bytes instanceof Uint8Array
  )
}

/** Large texts of an output as bytes, so that they can be transferred instead of copied. */
export function packOutput(output: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(output).map(([name, value]) => [name, typeof value === 'string' && value.length > LARGE_TEXT ? packText(value) : value]),
  )
}

function packText(text: string): LargeText {
  // A cut inside a surrogate pair would show a replacement character at the end.
  const cut = /[\ud800-\udbff]/.test(text.charAt(PREVIEW_LENGTH - 1)) ? PREVIEW_LENGTH - 1 : PREVIEW_LENGTH
  return { kind: 'large-text', bytes: new TextEncoder().encode(text), preview: text.slice(0, cut) }
}

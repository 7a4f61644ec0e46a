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

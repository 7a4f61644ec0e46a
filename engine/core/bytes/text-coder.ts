import { decodeUtf8, encodeUtf8 } from './utf8.ts'

/** Texts as UTF-8 and back. */
export type TextCoder = {
  /** Half a surrogate pair becomes U+FFFD. The bytes may be shared: nobody changes them. */
  encode(text: string): Uint8Array<ArrayBuffer>
  /** The same, and undefined for a text that has half a surrogate pair: its bytes would be those of another. */
  encodeExactly(text: string): Uint8Array<ArrayBuffer> | undefined
  /** @throws ToolError bad-encoding about `field` */
  decode(bytes: Uint8Array<ArrayBuffer>, field?: string): string
}

/**
 * A coder for the time of one run: for what it decoded it has the bytes still. For ten megabytes either way takes as long as
 * some tools take for their work.
 */
export function createTextCoder(): TextCoder {
  const decoded: { readonly text: string; readonly bytes: Uint8Array<ArrayBuffer> }[] = []
  const bytesOf = (text: string) => decoded.find((known) => known.text === text)?.bytes
  return {
    encode: (text) => bytesOf(text) ?? encodeUtf8(text),
    encodeExactly: (text) => bytesOf(text) ?? (text.isWellFormed() ? encodeUtf8(text) : undefined),
    decode(bytes, field) {
      const text = decodeUtf8(bytes, field)
      decoded.push({ text, bytes })
      return text
    },
  }
}

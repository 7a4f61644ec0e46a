import { decodeUtf8, encodeUtf8 } from './utf8.ts'

/** Texts as UTF-8 and back. */
export type TextCoder = {
  /** Half a surrogate pair becomes U+FFFD. The bytes may be shared: nobody changes them. */
  encode(text: string): Uint8Array<ArrayBuffer>
  /** @throws ToolError bad-encoding about `field` */
  decode(bytes: Uint8Array<ArrayBuffer>, field?: string): string
}

/**
 * A coder for the time of one run: for what it decoded it has the bytes still. For ten megabytes either way takes as long as
 * some tools take for their work.
 */
export function createTextCoder(): TextCoder {
  const decoded: { readonly text: string; readonly bytes: Uint8Array<ArrayBuffer> }[] = []
  return {
    encode: (text) => decoded.find((known) => known.text === text)?.bytes ?? encodeUtf8(text),
    decode(bytes, field) {
      const text = decodeUtf8(bytes, field)
      decoded.push({ text, bytes })
      return text
    },
  }
}

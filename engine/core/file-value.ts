/** Largest file a field takes, in bytes, unless it says otherwise. */
export const FILE_LIMIT = 64 * 1024 * 1024
/** A field that takes files above this gets, in a page, all that are above {@link FILE_LIMIT} without their bytes: its tool reads them from their `source`. */
export const HELD_LIMIT = 1024 * 1024 * 1024

/** Bytes that stay where they are, such as a file on the disk; a browser's `Blob` is one. */
export type FileSource = {
  readonly size: number
  readonly type: string
  /** A part of it, of which the bytes are read only when asked for. */
  slice(start: number, end: number): { arrayBuffer(): Promise<ArrayBuffer> }
}

/**
 * A file as every face passes it. On JSON faces it is `{"base64", "type", "name"}`.
 * In a browser, a file too large for the memory has no bytes, but a `source` to read it from piece by piece; see `HELD_LIMIT`.
 */
export type FileValue = { readonly name: string; readonly type: string; readonly bytes: Uint8Array; readonly source?: FileSource }

export function isFileValue(value: unknown): value is FileValue {
  return (
    typeof value === 'object' &&
    value !== null &&
    (value as FileValue).bytes instanceof Uint8Array &&
    typeof (value as FileValue).name === 'string' &&
    typeof (value as FileValue).type === 'string'
  )
}

import { joinBytes } from '../core/bytes/join.ts'

/** Longest line of a batch, in bytes: a file of 64 MB in Base64, and its frame. */
export const MAX_LINE = 96 * 1024 * 1024

export type LineOptions = {
  /** A longer line comes as undefined. */
  readonly maxBytes?: number
  /** Spaces at the end belong to the line; else only its line break and they go. */
  readonly keepsSpaces?: boolean
  /** Empty lines come, too, for who counts them. */
  readonly keepsEmpty?: boolean
}

/**
 * Splits a stream of bytes at line feeds, as JSON Lines want it (U+2028 is part of a line there); empty lines are passed over.
 */
export async function* splitLines(
  chunks: AsyncIterable<Uint8Array>,
  { maxBytes = MAX_LINE, keepsSpaces = false, keepsEmpty = false }: LineOptions = {},
): AsyncGenerator<Uint8Array | undefined> {
  let parts: Uint8Array[] = []
  let size = 0
  const take = (): Uint8Array | undefined => {
    const line = size > maxBytes ? undefined : trimmed(parts.length === 1 ? (parts[0] as Uint8Array) : joinBytes(parts), keepsSpaces)
    parts = []
    size = 0
    return line
  }
  const keep = (part: Uint8Array) => {
    size += part.byteLength
    if (size > maxBytes) parts = []
    else if (part.byteLength > 0) parts.push(part)
  }
  for await (const chunk of chunks) {
    let start = 0
    for (let end = chunk.indexOf(10); end >= 0; end = chunk.indexOf(10, start)) {
      keep(chunk.subarray(start, end))
      start = end + 1
      const line = take()
      if (keepsEmpty || line?.byteLength !== 0) yield line
    }
    keep(chunk.subarray(start))
  }
  const rest = take()
  if (rest?.byteLength !== 0) yield rest
}

function trimmed(line: Uint8Array, keepsSpaces: boolean): Uint8Array {
  const isBlank = (byte: number | undefined) => byte === 13 || (!keepsSpaces && (byte === 32 || byte === 9))
  let end = line.byteLength
  while (end > 0 && isBlank(line[end - 1])) end--
  return line.subarray(0, end)
}

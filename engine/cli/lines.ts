/** Longest line of a batch, in bytes: a file of 64 MB in Base64, and its frame. */
export const MAX_LINE = 96 * 1024 * 1024

/**
 * Splits a stream of bytes at line feeds, as JSON lines want it (U+2028 is part of a line there).
 * A line longer than `maxBytes` comes as undefined; empty lines are passed over.
 */
export async function* splitLines(chunks: AsyncIterable<Uint8Array>, maxBytes = MAX_LINE): AsyncGenerator<Uint8Array | undefined> {
  let parts: Uint8Array[] = []
  let size = 0
  const take = (): Uint8Array | undefined => {
    const line = size > maxBytes ? undefined : trim(parts.length === 1 ? (parts[0] as Uint8Array) : Buffer.concat(parts))
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
      if (line?.byteLength !== 0) yield line
    }
    keep(chunk.subarray(start))
  }
  const rest = take()
  if (rest?.byteLength !== 0) yield rest
}

function trim(line: Uint8Array): Uint8Array {
  const isBlank = (byte: number | undefined) => byte === 32 || byte === 9 || byte === 13
  let end = line.byteLength
  while (end > 0 && isBlank(line[end - 1])) end--
  return line.subarray(0, end)
}

/** The process as the command line sees it. */
export type Terminal = {
  readonly input: AsyncIterable<Uint8Array> & { readonly isTTY?: boolean }
  readonly isTTY: boolean
  /** Writes to standard output; resolves once more may follow. */
  write(data: string | Uint8Array): Promise<void>
  /** Writes a line to standard error. */
  warn(line: string): void
}

/** Everything that a stream of bytes brings. */
export async function readAll(input: AsyncIterable<Uint8Array>): Promise<Uint8Array> {
  const chunks: Uint8Array[] = []
  for await (const chunk of input) chunks.push(chunk)
  return Buffer.concat(chunks)
}

const LINE_FEED = 10

/** Breaks ASCII text after every `length` characters; 0 keeps it on one line. No line break at the end. */
export function wrapLines(text: string, length: number): string {
  if (length === 0 || text === '') return text
  const characters = new TextEncoder().encode(text)
  const out = new Uint8Array(characters.length + Math.floor((characters.length - 1) / length))
  for (let i = 0, o = 0; i < characters.length; i++) {
    if (i > 0 && i % length === 0) out[o++] = LINE_FEED
    out[o++] = characters[i] as number
  }
  return new TextDecoder().decode(out)
}

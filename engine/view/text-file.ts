/** So many UTF-16 units become bytes before others get their turn. */
const SLICE = 1 << 20

/** A large text as a file, made slice by slice: in one go 10 MB hold up the page for a tenth of a second. */
export async function textFile(text: string): Promise<File> {
  const parts: Blob[] = []
  for (let at = 0; at < text.length;) {
    let end = at + SLICE
    // Two halves of a character stay together; halves without their other become U+FFFD, here as everywhere.
    if (text.charCodeAt(end - 1) >> 10 === 0x36) end++
    parts.push(new Blob([text.slice(at, end)]))
    at = end
    await new Promise((resolve) => setTimeout(resolve))
  }
  return new File(parts, 'text.txt', { type: 'text/plain' })
}

export type LinePlace = { readonly line: number; readonly column: number }

/** Lines and columns (from 1, in UTF-16 units) of rising offsets, found in one pass; CRLF, CR and LF each end a line. */
export function placesOf(text: string, offsets: readonly number[]): LinePlace[] {
  const places: LinePlace[] = []
  let line = 1
  let start = 0
  const breaks = text.matchAll(/\r\n|\r|\n/g)
  let next = breaks.next()
  for (const offset of offsets) {
    while (!next.done && next.value.index + next.value[0].length <= offset) {
      line++
      start = next.value.index + next.value[0].length
      next = breaks.next()
    }
    places.push({ line, column: offset - start + 1 })
  }
  return places
}

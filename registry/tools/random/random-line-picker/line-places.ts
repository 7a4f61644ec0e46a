const [FEED, RETURN] = [10, 13]

/**
 * Goes through the lines of a text without keeping them: CRLF, LF and CR end a line, and a line break at the very end starts none.
 * @param visit told where a line starts and ends, and its number from 1
 */
function eachLine(text: string, visit: (start: number, end: number, line: number) => void): void {
  let [start, line] = [0, 0]
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at)
    if (code !== FEED && code !== RETURN) continue
    visit(start, at, ++line)
    if (code === RETURN && text.charCodeAt(at + 1) === FEED) at++
    start = at + 1
  }
  if (start < text.length) visit(start, text.length, ++line)
}

/** A line that counts: its words and its number in the text. */
type PlacedLine = { readonly text: string; readonly place: number }

/** @param blank whether lines of nothing but white space count */
export function countLines(text: string, blank: boolean): number {
  let count = 0
  eachLine(text, (start, end) => {
    if (blank || !isBlank(text, start, end)) count++
  })
  return count
}

/** The lines at these places among those that count, from 0; in the order asked for. */
export function linesAt(text: string, places: readonly number[], blank: boolean): PlacedLine[] {
  const wanted = new Map<number, PlacedLine | undefined>(places.map((place) => [place, undefined]))
  let count = 0
  eachLine(text, (start, end, line) => {
    if (!blank && isBlank(text, start, end)) return
    if (wanted.has(count)) wanted.set(count, { text: text.slice(start, end), place: line })
    count++
  })
  return places.map((place) => wanted.get(place) as PlacedLine)
}

function isBlank(text: string, start: number, end: number): boolean {
  return start === end || text.slice(start, end).trim() === ''
}

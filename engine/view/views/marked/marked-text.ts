/** A place in a text, in UTF-16 units; `to` is what replaces it. */
export type Span = { readonly start: number; readonly end: number; readonly to?: string }
/** A stretch of text; with `index`, the marked place of that number. */
export type Piece = { readonly text: string; readonly index?: number; readonly to?: string | undefined }

/** More letters, or more places, are drawn a stretch at a time. */
export const MOST_LETTERS = 40_000
const MOST_MARKS = 500
/** Letters, and places, before and after the one in use where only a stretch is drawn. */
const BEFORE = 3000
const AFTER = 9000
const MARKS_BEFORE = 100
const MARKS_AFTER = 300

/** From where to where a text is drawn so that the place at `from` is in it; short texts whole. */
export function stretchOf(text: string, spans: readonly Span[], at: number): readonly [from: number, to: number] {
  if (text.length <= MOST_LETTERS && spans.length <= MOST_MARKS) return [0, text.length]
  const start = spans[at]?.start ?? 0
  const first = at > MARKS_BEFORE ? (spans[at - MARKS_BEFORE] as Span).start : 0
  const from = lineStart(text, Math.max(first, start - BEFORE), first)
  const to = Math.min(spans[at + MARKS_AFTER]?.start ?? text.length, start + AFTER, text.length)
  return [whole(text, from), whole(text, to)]
}

/** The start of the line, or `at` itself where that is far away or before `first`. */
function lineStart(text: string, at: number, first: number): number {
  const start = text.lastIndexOf('\n', at - 1) + 1
  return at === 0 || start < first || at - start > BEFORE ? at : start
}

/** Not inside a surrogate pair. */
const whole = (text: string, at: number) => (at > 0 && /[\udc00-\udfff]/.test(text.charAt(at)) ? at - 1 : at)

/** A stretch of the text in pieces, in and between the places; a place that begins in it is cut at its end. */
export function piecesOf(text: string, spans: readonly Span[], [from, to]: readonly [number, number]): Piece[] {
  const pieces: Piece[] = []
  let done = from
  for (let index = firstFrom(spans, from); index < spans.length; index++) {
    const { start, end, to: replacement } = spans[index] as Span
    if (start > to || (start === to && end > start)) break
    if (start > done) pieces.push({ text: text.slice(done, start) })
    done = Math.min(end, to)
    pieces.push({ text: text.slice(start, done), index, to: replacement })
  }
  if (done < to) pieces.push({ text: text.slice(done, to) })
  return pieces
}

/** Number of the first place that begins at `at` or after it. */
function firstFrom(spans: readonly Span[], at: number): number {
  let [low, high] = [0, spans.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if ((spans[middle] as Span).start < at) low = middle + 1
    else high = middle
  }
  return low
}

/** The line of an offset, from 1; CRLF, CR and LF each end one. */
export function lineAt(text: string, offset: number): number {
  let line = 1
  for (const { index, 0: end } of text.matchAll(/\r\n?|\n/g)) {
    if (index + end.length > offset) break
    line++
  }
  return line
}

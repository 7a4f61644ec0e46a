/** Some lines of a text: its first, counted from 1, and how many. With none, the line before which they would stand. */
export type Lines = { readonly line: number; readonly count: number }
/** The lines of both texts that a block of differences stands for. */
export type Span = { readonly left: Lines; readonly right: Lines }
export type Choice = 'left' | 'right' | 'both'

/** A text with the places where its lines start, and its end. */
export type LineText = { readonly text: string; readonly starts: readonly number[] }

/** Finds the lines of a text, which may end in CRLF, CR or LF; a line break at the very end starts none. */
export function findLines(text: string): LineText {
  const starts = text === '' ? [] : [0]
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at)
    if (code !== 10 && (code !== 13 || text.charCodeAt(at + 1) === 10)) continue
    if (at + 1 < text.length) starts.push(at + 1)
  }
  return { text, starts: [...starts, text.length] }
}

/**
 * The merged text, piece by piece: of each block the lines that were chosen, everything else as the left text has it.
 * A block without a choice keeps the left lines. All lines are the author's own, with their own ends.
 * @param spans the blocks in order
 */
export function* mergePieces(
  left: LineText,
  right: LineText,
  spans: readonly Span[],
  choiceOf: (span: Span) => Choice | undefined,
): Generator<string> {
  let before = ''
  let from: LineText = left
  const piece = (source: LineText, { line, count }: Lines): string => {
    const text = source.text.slice(startOf(source, line), startOf(source, line + count))
    if (text === '') return ''
    // Where a text does not end in a line break and more follows, its own kind of break parts the two.
    const gap = before === '' || /[\r\n]$/.test(before) ? '' : (breakOf(from) ?? breakOf(source) ?? '\n')
    // A CR and an empty line that is only LF would become one line break.
    const own = (gap || before).endsWith('\r') && text.startsWith('\n') ? `\r${text.slice(1)}` : text
    before = own.slice(-1)
    from = source
    return gap + own
  }
  let next = 1
  for (const span of spans) {
    yield piece(left, { line: next, count: span.left.line - next })
    const choice = choiceOf(span) ?? 'left'
    if (choice !== 'right') yield piece(left, span.left)
    if (choice !== 'left') yield piece(right, span.right)
    next = span.left.line + span.left.count
  }
  yield piece(left, { line: next, count: left.starts.length - next })
}

function startOf({ starts, text }: LineText, line: number): number {
  return starts[line - 1] ?? text.length
}

function breakOf({ text }: LineText): string | undefined {
  return /\r\n|\r|\n/.exec(text)?.[0]
}

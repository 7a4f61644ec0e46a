/** A piece of text as pdf.js finds it. */
export type TextPiece = { readonly str: string; readonly transform: readonly number[]; readonly width: number; readonly hasEOL: boolean }

/** A line of a page, along and across its own direction, in points; across grows downward. */
export type TextLine = {
  text: string
  /** Of its largest letters. */
  size: number
  /** In degrees; 0 runs to the right on the page as shown. */
  readonly angle: number
  start: number
  end: number
  readonly across: number
}

/** A gap wider than this part of the letters' height is a space, which many files leave out. */
const SPACE = 0.2

/** From a gap of so many heights on, what is beside it may be another column. */
const GUTTER = 1.5

/**
 * Lines in the order in which a page stores its text.
 * @param view what turns the page's points into those of the page as shown
 * @param isSplit wide gaps divide a line, for those who put its parts in another order
 */
export function readLines(pieces: readonly TextPiece[], view: readonly number[], isSplit: boolean): TextLine[] {
  const lines: TextLine[] = []
  let line: TextLine | undefined
  for (const piece of pieces) {
    // A space can be as wide as the way to the next column, so its width says nothing.
    if (line && piece.str !== '' && piece.str.trim() === '') line.text += ' '
    else if (piece.str.trim() !== '') {
      const at = placeOf(piece, view)
      const gap = line ? Math.max(at.start - line.end, line.start - at.end) : 0
      if (line && continues(line, at) && !(isSplit && gap > GUTTER * line.size)) {
        line.text += (gap > SPACE * line.size ? ' ' : '') + piece.str
        line.size = Math.max(line.size, at.size)
        line.start = Math.min(line.start, at.start)
        line.end = Math.max(line.end, at.end)
      } else {
        line = { ...at, text: piece.str }
        lines.push(line)
      }
    }
    if (piece.hasEOL) line = undefined
  }
  for (const one of lines) one.text = tidy(one.text)
  return lines.filter(({ text }) => text !== '')
}

function placeOf({ transform, width }: TextPiece, [a = 1, b = 0, c = 0, d = 1, e = 0, f = 0]: readonly number[]) {
  const [right = 1, down = 0, , , x = 0, y = 0] = transform
  const [along, below] = [a * right + c * down, b * right + d * down]
  const radians = Math.atan2(below, along)
  const [left, top] = [a * x + c * y + e, b * x + d * y + f]
  const size = Math.hypot(transform[2] ?? 0, transform[3] ?? 1) || Math.hypot(right, down) || 1
  const start = left * Math.cos(radians) + top * Math.sin(radians)
  return {
    size,
    angle: (Math.round((radians * 180) / Math.PI) + 360) % 360,
    start,
    end: start + width,
    across: top * Math.cos(radians) - left * Math.sin(radians),
  }
}

const continues = (line: TextLine, at: { readonly angle: number; readonly across: number; readonly size: number }): boolean =>
  line.angle === at.angle && Math.abs(line.across - at.across) < Math.max(line.size, at.size) / 2

/** Characters that only a broken font gives become U+FFFD, so that they can be seen and counted. */
// oxlint-disable-next-line no-control-regex -- control characters are what is replaced
const tidy = (text: string): string => text.toWellFormed().replaceAll(/[\0-\u0008\u000b-\u001f\u007f-\u009f]/g, '\ufffd').replaceAll(/\s+/g, ' ').trim() // prettier-ignore

/** Characters that take two columns in fixed-width type: those of East Asia, and emoji. */
const WIDE =
  /[\u1100-\u115f\u2e80-\u303e\u3041-\u4dbf\u4e00-\ua4cf\ua960-\ua97c\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff00-\uff60\uffe0-\uffe6\u{1f300}-\u{1f64f}\u{1f680}-\u{1faff}\u{20000}-\u{3fffd}]|\p{Emoji_Presentation}/u
const NARROW_ONLY = /^[\x20-\x7e\u00a0-\u02ff\u0370-\u058f]*$/

/** How many columns of fixed-width type a text takes; combining marks take none. */
export function columnsOf(text: string): number {
  if (NARROW_ONLY.test(text)) return text.length
  let columns = 0
  for (const { segment } of new Intl.Segmenter('und', { granularity: 'grapheme' }).segment(text)) {
    if (/^[\p{Cf}\p{M}]+$/u.test(segment)) continue
    columns += WIDE.test(segment) ? 2 : 1
  }
  return columns
}

/**
 * Breaks a line at its spaces, and between characters of East Asia, so that no piece is wider than `width` columns
 * where that is possible. A width of 0 leaves it whole.
 */
export function foldLine(line: string, width: number): string[] {
  if (width === 0 || line.length * 2 <= width || (NARROW_ONLY.test(line) && line.length <= width)) return [line]
  const folded: string[] = []
  let current = ''
  let columns = 0
  // A piece is a word with the spaces before it; no-break spaces hold words together.
  for (const [piece] of line.matchAll(
    / *(?:[\u3041-\u30ff\u3400-\u9fff\uf900-\ufaff][、。，．！？」』）]*|[^ \u3041-\u30ff\u3400-\u9fff\uf900-\ufaff]+)/g,
  )) {
    const size = columnsOf(piece)
    if (current !== '' && columns + size > width) {
      folded.push(current)
      current = piece.trimStart()
      columns = columnsOf(current)
    } else {
      current += piece
      columns += size
    }
  }
  return [...folded, current]
}

import { widthOfText } from '../../../lib/pictures/svg-text.ts'

const graphemes = new Intl.Segmenter('und', { granularity: 'grapheme' })

export type FittedText = { readonly size: number; readonly lines: readonly string[] }

/**
 * The largest size, in whole pixels, at which a text fits into a box, and its lines; line breaks of the text stay.
 * A word that is longer than a line is cut between its letters. Undefined when the text does not fit at the least size.
 * @param lead height of a line in sizes
 */
export function fitText(
  text: string,
  box: { readonly width: number; readonly height: number; readonly least: number; readonly most: number; readonly lead: number },
): FittedText | undefined {
  let found: FittedText | undefined
  let [low, high] = [box.least, box.most]
  while (low <= high) {
    const size = Math.floor((low + high) / 2)
    const lines = wrapText(text, box.width / size)
    if (lines.length * box.lead * size <= box.height) {
      found = { size, lines }
      low = size + 1
    } else high = size - 1
  }
  return found
}

/** Lines no wider than `width`, in sizes. */
export function wrapText(text: string, width: number): string[] {
  return text.split(/\r\n|[\n\r\u2028\u2029]/).flatMap((paragraph) => {
    const lines: string[] = []
    let line = ''
    for (const word of paragraph.split(/[ \t]+/).flatMap((whole) => cutWord(whole, width))) {
      const longer = line === '' ? word : `${line} ${word}`
      if (line !== '' && widthOfText(longer) > width) {
        lines.push(line)
        line = word
      } else line = longer
    }
    return [...lines, line]
  })
}

function cutWord(word: string, width: number): string[] {
  if (widthOfText(word) <= width) return [word]
  const pieces: string[] = []
  let piece = ''
  for (const { segment } of graphemes.segment(word)) {
    if (piece !== '' && widthOfText(piece + segment) > width) {
      pieces.push(piece)
      piece = ''
    }
    piece += segment
  }
  return [...pieces, piece]
}

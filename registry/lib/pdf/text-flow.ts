import type { TextLine } from './text-lines.ts'

export type Flow = {
  /** Words that were divided at the end of a line are put together. */
  readonly hyphens: boolean
  /** The lines of a paragraph become one. */
  readonly paragraphs: boolean
}

const HYPHEN_END = /\p{L}[-\u2010\u00ad]$/u
const SMALL_START = /^\p{Ll}/u
/** Chinese and Japanese have no spaces between words. */
const NO_SPACES = /[\u2e80-\u30ff\u3400-\u9fff\uf900-\ufaff\uff00-\uffef]/
const LIST_ITEM = /^(?:[•‣◦▪●○–—*-]|\d{1,3}[.)]|\p{L}\))\s/u

/** The text of a page: lines, with an empty one where a paragraph ends. */
export function flowText(lines: readonly TextLine[], { hyphens, paragraphs }: Flow): string {
  let text = ''
  lines.forEach((line, at) => {
    const before = lines[at - 1]
    if (!before) {
      text = line.text
      return
    }
    const isNew = endsParagraph(before, line)
    if (!isNew && hyphens && HYPHEN_END.test(text) && SMALL_START.test(line.text)) {
      const [word = '', rest = ''] = splitWord(line.text)
      text = text.slice(0, -1) + (paragraphs || rest === '' ? line.text : `${word}\n${rest}`)
    } else if (isNew) text += `\n\n${line.text}`
    else if (!paragraphs || LIST_ITEM.test(line.text)) text += `\n${line.text}`
    else text += (NO_SPACES.test(text.at(-1) ?? '') && NO_SPACES.test(line.text[0] ?? '') ? '' : ' ') + line.text
  })
  // A hyphen that shows only at the end of a line.
  return text.replaceAll(/\u00ad(?=\n|$)/g, '-').replaceAll('\u00ad', '')
}

function splitWord(text: string): [string, string] {
  const end = text.indexOf(' ')
  return end < 0 ? [text, ''] : [text.slice(0, end), text.slice(end + 1)]
}

/** By a gap, another size of letters or another direction. A line further up is the next column, which goes on. */
function endsParagraph(before: TextLine, line: TextLine): boolean {
  if (before.angle !== line.angle) return true
  const [small, large] = [Math.min(before.size, line.size), Math.max(before.size, line.size)]
  const down = line.across - before.across
  return large > small * 1.2 || down > large * 1.7
}

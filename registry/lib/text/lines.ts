/** A line and the line break that ends it, empty at the end of the text. */
type TextLine = { readonly text: string; readonly end: string }

/** The lines of a text with their ends; a line break at the very end starts none. Joined again they are the text. */
export function* linesWithEnds(text: string): Generator<TextLine> {
  let start = 0
  for (const match of text.matchAll(/\r\n|[\r\n\u2028\u2029]/g)) {
    yield { text: text.slice(start, match.index), end: match[0] }
    start = match.index + match[0].length
  }
  if (start < text.length) yield { text: text.slice(start), end: '' }
}

/** Whether a line holds nothing but white space. */
export function isBlankLine(line: string): boolean {
  return line.trim() === ''
}

/** The beginning of a text, for a table or a fact. */
export function shortenText(text: string, most: number): string {
  return text.length > most ? `${text.slice(0, most)}…`.toWellFormed() : text
}

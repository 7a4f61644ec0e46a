/** A line that is not blank, and where it starts in the text. */
type GivenLine = { readonly line: string; readonly offset: number }

/** The lines of a list that a visitor pasted, trimmed, without blank ones. */
export function linesIn(text: string): GivenLine[] {
  return [...text.matchAll(/[^\r\n]+/g)].flatMap(({ 0: whole, index }) => {
    const line = whole.trim()
    return line === '' ? [] : [{ line, offset: index + whole.indexOf(line) }]
  })
}

/** Columns to which a tab goes on. */
const TAB = 4

/** How far a line is indented, in columns; undefined of an empty one. */
function indentOf(line: string): number | undefined {
  let columns = 0
  for (const letter of line) {
    if (letter === ' ') columns++
    else if (letter === '\t') columns += TAB - (columns % TAB)
    else return columns
  }
  return undefined
}

/**
 * What can be folded below each line: the number of the last line that is indented further, or undefined where none is.
 * Empty lines belong to what stands around them, those at the end do not.
 */
export function foldEnds(lines: readonly string[]): (number | undefined)[] {
  const ends: (number | undefined)[] = lines.map(() => undefined)
  const open: { readonly at: number; readonly indent: number }[] = []
  let lastFull = -1
  const close = (indent: number) => {
    while (open.length > 0 && (open.at(-1)?.indent ?? 0) >= indent) {
      const { at } = open.pop() as { at: number }
      if (lastFull > at) ends[at] = lastFull
    }
  }
  lines.forEach((line, at) => {
    const indent = indentOf(line)
    if (indent === undefined) return
    close(indent)
    open.push({ at, indent })
    lastFull = at
  })
  close(0)
  return ends
}

/** The lines that are out of sight while these are folded. */
export function hiddenLines(ends: readonly (number | undefined)[], folded: ReadonlySet<number>): Set<number> {
  const hidden = new Set<number>()
  for (const at of folded) for (let line = at + 1; line <= (ends[at] ?? at); line++) hidden.add(line)
  return hidden
}

import type { TextLine } from './text-lines.ts'

export type Order = 'stored' | 'columns' | 'rows'

/** A page with more lines is put in order simply, from top to bottom. */
const MOST_CUT = 2000
const RIGHT_TO_LEFT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/

/** Lines of a page in the order in which they are read. */
export function orderLines(lines: readonly TextLine[], order: Order): TextLine[] {
  if (order === 'stored') return [...lines]
  // What runs in another direction, such as a note at the edge, comes last.
  const upright = lines.filter(({ angle }) => angle === 0)
  const turned = lines.filter(({ angle }) => angle !== 0)
  return [...(order === 'rows' ? joinRows(upright) : cutColumns(upright)), ...turned]
}

/** What is at the same height becomes one line, with tabs between. */
function joinRows(lines: readonly TextLine[]): TextLine[] {
  const rows: TextLine[][] = []
  for (const line of lines.toSorted(byHeight)) {
    const row = rows.at(-1)
    const [first] = row ?? []
    if (row && first && Math.abs(first.across - line.across) < 0.4 * Math.max(first.size, line.size)) row.push(line)
    else rows.push([line])
  }
  return rows.map((row) => {
    const isTurned = row.filter(({ text }) => RIGHT_TO_LEFT.test(text)).length * 2 > row.length
    const sorted = row.toSorted((a, b) => (isTurned ? b.start - a.start : a.start - b.start))
    const [first] = row as [TextLine]
    const start = Math.min(...row.map((line) => line.start))
    return { ...first, start, end: Math.max(...row.map(({ end }) => end)), text: sorted.map(({ text }) => text).join('\t') }
  })
}

const byHeight = (a: TextLine, b: TextLine): number => a.across - b.across || a.start - b.start

/**
 * Divides a page again and again: at a gap that runs from top to bottom, or else at the widest gap across the page.
 * What is left and above is read first. @see Nagy, Seth: Hierarchical representation of optically scanned documents (1984)
 */
function cutColumns(lines: readonly TextLine[]): TextLine[] {
  if (lines.length > MOST_CUT) return lines.toSorted(byHeight)
  const done: TextLine[] = []
  const open: (readonly TextLine[])[] = [lines]
  for (let part = open.pop(); part; part = open.pop()) {
    const halves = part.length < 2 ? undefined : (cut(part, leftRight, 1) ?? cut(part, topBottom, -Infinity))
    if (halves) open.push(halves[1], halves[0])
    else done.push(...part.toSorted(byHeight))
  }
  return done
}

const leftRight = ({ start, end }: TextLine): readonly [number, number] => [start, end]
const topBottom = ({ across, size }: TextLine): readonly [number, number] => [across - size, across]

/** Two parts beside the widest gap that no line crosses. @param least its width at least, in heights of the letters */
function cut(
  lines: readonly TextLine[],
  span: (line: TextLine) => readonly [number, number],
  least: number,
): [TextLine[], TextLine[]] | undefined {
  const sorted = lines.toSorted((a, b) => span(a)[0] - span(b)[0])
  let [best, widest] = [0, least * median(lines.map(({ size }) => size))]
  let reach = -Infinity
  sorted.forEach((line, at) => {
    const [from, to] = span(line)
    if (at > 0 && from - reach > widest) [best, widest] = [at, from - reach]
    reach = Math.max(reach, to)
  })
  return best === 0 ? undefined : [sorted.slice(0, best), sorted.slice(best)]
}

const median = (values: readonly number[]): number => values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0

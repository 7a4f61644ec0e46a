/** How the lines of a text end; `mixed` when not all alike, `none` for a single line. */
export const LINE_BREAKS = ['lf', 'crlf', 'cr', 'mixed', 'none'] as const
type LineBreaks = (typeof LINE_BREAKS)[number]

export const LINE_BREAK_LABELS = {
  lf: 'LF (Unix, macOS)',
  crlf: 'CRLF (Windows)',
  cr: 'CR (old Mac)',
  mixed: 'Mixed',
  none: 'None',
} as const satisfies Readonly<Record<LineBreaks, string>>

export function lineBreaksOf(text: string): LineBreaks {
  const kinds = new Set<LineBreaks>()
  for (const [found] of text.matchAll(/\r\n|\r|\n/g)) {
    kinds.add(found === '\r\n' ? 'crlf' : found === '\r' ? 'cr' : 'lf')
    if (kinds.size > 1) return 'mixed'
  }
  return kinds.values().next().value ?? 'none'
}

/** What lines are indented with. */
export const INDENTATIONS = ['tabs', 'spaces', 'mixed', 'none'] as const
type Indentation = (typeof INDENTATIONS)[number]

export const INDENTATION_LABELS = { tabs: 'Tabs', spaces: 'Spaces', mixed: 'Mixed', none: 'None' } as const satisfies Readonly<
  Record<Indentation, string>
>

export function indentationOf(lines: readonly string[]): Indentation {
  const hasTabs = lines.some((line) => /^ *\t/.test(line))
  const hasSpaces = lines.some((line) => /^\t* {2}/.test(line))
  return hasTabs ? (hasSpaces ? 'mixed' : 'tabs') : hasSpaces ? 'spaces' : 'none'
}

/** The lines of a text, whatever they end with; a line break at the very end starts none. */
export function linesOf(text: string): string[] {
  const lines = text.split(/\r\n|\r|\n/)
  if (lines.length > 1 && lines.at(-1) === '') lines.pop()
  return lines
}

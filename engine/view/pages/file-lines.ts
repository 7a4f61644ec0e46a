/** A text with a line for each of so many files, of which those at the end may be left out, as its lines. */
export function linesOf(text: string, files: number): string[] {
  const lines = text.split(/\r\n|\r|\n/)
  return [...lines, ...Array.from({ length: Math.max(0, files - lines.length) }, () => '')]
}

/** The other way, without empty lines at the end. */
export const writeLines = (lines: readonly string[]): string => lines.join('\n').replace(/\n+$/, '')

/** The same items, one of which was put elsewhere. */
export function moved<T>(items: readonly T[], from: number, to: number): T[] {
  const others = items.toSpliced(from, 1)
  return others.toSpliced(to, 0, items[from] as T)
}

/** Breaks text after every `length` UTF-16 units; 0 keeps it on one line. No line break at the end. */
export function wrapLines(text: string, length: number): string {
  if (length === 0) return text
  const lines: string[] = []
  for (let i = 0; i < text.length; i += length) lines.push(text.slice(i, i + length))
  return lines.join('\n')
}

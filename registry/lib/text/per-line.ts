import { flag } from '../../../engine/core/kit.ts'
export const perLineField = flag('Each line separately', { help: 'Line breaks stay as they are.' })

/**
 * Changes each line that is not empty and keeps the line breaks (CR, LF, or what `breaks` finds) between them.
 * Breaks are looked for, not lines: a line of millions of letters overflows the stack of a pattern, once the platform has compiled many.
 */
export function eachLine(text: string, change: (line: string, offset: number) => string, breaks = /[\r\n]/g): string {
  const pieces: string[] = []
  let copied = 0
  let start = 0
  const take = (end: number) => {
    if (end === start) return
    pieces.push(text.slice(copied, start), change(text.slice(start, end), start))
    copied = end
  }
  for (const { index } of text.matchAll(breaks)) {
    take(index)
    start = index + 1
  }
  take(text.length)
  return pieces.join('') + text.slice(copied)
}

const QUOTES = '"\'`'
const ESCAPED: Readonly<Record<string, string>> = { n: '\n', r: '\r', t: '\t' }

/**
 * The items of a list in which some may be in quotation marks, with separators and doubled or escaped marks inside. A mark that is
 * not closed before the next separator, or the end, is part of its item.
 * @param separator finds what divides items
 */
export function splitQuoted(text: string, separator: RegExp): string[] {
  const finder = new RegExp(separator.source, 'gy')
  const anywhere = new RegExp(separator.source, 'g')
  const items: string[] = []
  let at = 0
  // Once a mark is never closed, none after it can be: without this, each would be looked for to the end.
  const unclosed = new Set<string>()
  while (at <= text.length) {
    const quoted = readQuoted(text, at, finder, unclosed)
    if (quoted) {
      items.push(quoted.item)
      at = quoted.next
      continue
    }
    anywhere.lastIndex = at
    const found = anywhere.exec(text)
    items.push(text.slice(at, found?.index ?? text.length))
    if (!found) break
    at = found.index + found[0].length
  }
  return items
}

function readQuoted(
  text: string,
  start: number,
  separator: RegExp,
  unclosed: Set<string>,
): { readonly item: string; readonly next: number } | undefined {
  let at = start
  while (text[at] === ' ' || text[at] === '\t') at++
  const mark = text[at] ?? ''
  if (mark === '' || !QUOTES.includes(mark) || unclosed.has(mark)) return undefined
  const pieces: string[] = []
  for (at++; at < text.length; at++) {
    const letter = text[at] as string
    if (letter === '\\' && at + 1 < text.length) {
      const next = text[++at] as string
      pieces.push(QUOTES.includes(next) || next === '\\' ? next : (ESCAPED[next] ?? `\\${next}`))
    } else if (letter !== mark) pieces.push(letter)
    else if (text[at + 1] === mark) {
      pieces.push(mark)
      at++
    } else return closed(text, at + 1, pieces, separator)
  }
  unclosed.add(mark)
  return undefined
}

function closed(
  text: string,
  end: number,
  pieces: readonly string[],
  separator: RegExp,
): { readonly item: string; readonly next: number } | undefined {
  let at = end
  for (; at <= text.length; at++) {
    separator.lastIndex = at
    const found = separator.exec(text)
    if (found) return { item: pieces.join(''), next: at + found[0].length }
    if (at === text.length) return { item: pieces.join(''), next: text.length + 1 }
    if (text[at] !== ' ' && text[at] !== '\t') return undefined
  }
  return undefined
}

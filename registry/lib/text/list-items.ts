/** What is between the items of a list that is read. */
export const LIST_SEPARATORS = {
  line: 'Line break',
  comma: 'Comma',
  semicolon: 'Semicolon',
  tab: 'Tab',
  space: 'Space',
  bar: 'Vertical bar (|)',
} as const
export type ListSeparator = keyof typeof LIST_SEPARATORS

const CHARACTERS: Readonly<Record<Exclude<ListSeparator, 'line' | 'space'>, string>> = { comma: ',', semicolon: ';', tab: '\t', bar: '|' }

/** What divides items; a line break does so beside any other separator. */
export function separatorPattern(separator: ListSeparator): RegExp {
  if (separator === 'line') return /\r\n|\r|\n/
  if (separator === 'space') return /\s+/
  return new RegExp(String.raw`\r\n|\r|\n|${separator === 'bar' ? '[|]' : CHARACTERS[separator]}`)
}

/** The items of a list that are not blank. */
export function splitList(text: string, separator: ListSeparator, trim: boolean): string[] {
  const items = text.split(separatorPattern(separator)).filter((item) => item.trim() !== '')
  return trim ? items.map((item) => item.trim()) : items
}

/** The separator that a list seems to have: whichever of them comes most often outside quotation marks, lines before all. */
export function guessSeparator(text: string): ListSeparator {
  const head = text.slice(0, 100_000).trim()
  if (/[\r\n]/.test(head)) return 'line'
  const bare = head.replace(/(?<![\p{L}\p{N}])(?:"[^"]*"|'[^']*')/gu, '')
  for (const separator of ['tab', 'semicolon', 'comma', 'bar'] as const) if (bare.includes(CHARACTERS[separator])) return separator
  return 'space'
}

import { choice, text } from '../../../engine/core/kit.ts'
/** What a board shows: a sign or several together, and the group in which they stand. */
export type BoardEntry<G extends string> = { readonly text: string; readonly group: G }
/** Words to look for: how the signs of an entry are called, and its groups. */
export type WordsOf = (text: string) => { readonly own: string; readonly group: string }

/** Longest thing to look for on a board. */
const LONGEST_SEARCH = 60

export function boardOf<G extends string>(groups: { readonly [K in G]: readonly string[] }): BoardEntry<G>[] {
  return (Object.keys(groups) as G[]).flatMap((group) => groups[group].map((text) => ({ text, group })))
}

/** The choice of a group, all of them unless told otherwise; `labels` are the English names of the groups. */
export function groupField<G extends string>(labels: Readonly<Record<G, string>>) {
  return choice<G | 'all'>('Group', ['all', ...(Object.keys(labels) as G[])], {
    control: 'chips',
    words: { all: 'All groups', ...labels } as Record<G | 'all', string>,
  })
}

/** @param example a symbol of the board */
export const searchField = (example: string) =>
  text('Find', {
    max: LONGEST_SEARCH,
    default: '',
    help: 'Words, the symbol itself, or its code point (U+…).',
    placeholder: example,
    narrows: true,
  })

/**
 * Entries of a group in which the signs, their code point or the words looked for occur, each text once.
 * Those that only their group's name brings in come last.
 */
export function searchBoard<G extends string>(
  board: readonly BoardEntry<G>[],
  { group, find, wordsOf }: { readonly group: G | 'all'; readonly find: string; readonly wordsOf?: WordsOf },
): BoardEntry<G>[] {
  const matchOf = matcherOf(find, wordsOf)
  const found = new Map<string, { entry: BoardEntry<G>; match: Match }>()
  for (const entry of board) {
    if ((group !== 'all' && entry.group !== group) || found.has(entry.text)) continue
    const match = matchOf(entry.text)
    if (match) found.set(entry.text, { entry, match })
  }
  const all = [...found.values()]
  return (['own', 'group'] as const).flatMap((kind) => all.filter(({ match }) => match === kind).map(({ entry }) => entry))
}

type Match = 'own' | 'group'

function matcherOf(find: string, wordsOf: WordsOf | undefined): (text: string) => Match | undefined {
  if (find.trim() === '') return () => 'own'
  const code = codePointOf(find.trim())
  const words = plain(find).split(/\s+/).filter(Boolean)
  // One letter alone is meant as that letter, not as the start of every other word.
  const areIn = (known: string) => words.every((word) => ` ${plain(known)} `.includes(word.length === 1 ? ` ${word} ` : ` ${word}`))
  return (text) => {
    if (text.includes(find.trim()) || (code !== undefined && text.includes(code))) return 'own'
    if (!wordsOf || words.length === 0) return undefined
    const { own, group } = wordsOf(text)
    return areIn(own) ? 'own' : areIn(`${own} ${group}`) ? 'group' : undefined
  }
}

/** The character that `U+2665`, `2665`, `\u2665`, `&#x2665;` or `&#9829;` writes. */
function codePointOf(text: string): string | undefined {
  const decimal = /^&#(\d{1,7});?$/.exec(text)
  const hex = /^(?:u\+|\\u\{?|0x|&#x)?([0-9a-f]{4,6})(?:\}|;)?$/i.exec(text)
  const code = decimal ? Number(decimal[1]) : hex ? Number.parseInt(hex[1] as string, 16) : undefined
  return code === undefined || code > 0x10ffff ? undefined : String.fromCodePoint(code)
}

/** Small letters without accents, and nothing but letters, digits and spaces between words. */
function plain(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
}

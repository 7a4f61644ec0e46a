import type { Icon } from './icon-set.ts'

/** A word that is looked for, in all the ways that it may be written in a set, the surest first. */
export type SearchTerm = readonly string[]

const NAME = { whole: 60, start: 36, inside: 14 } as const
const TAG = { whole: 30, start: 16 } as const
/** What a translated word counts beside one that was typed. */
const TRANSLATED = 0.9

/**
 * Icons that fit every term, best first: by whole words of the name, then beginnings, then tags; a shorter name wins.
 * Icons that fit alike keep the order in which they came.
 */
export function searchIcons(icons: readonly Icon[], terms: readonly SearchTerm[]): Icon[] {
  if (terms.length === 0) return [...icons]
  const found: { readonly icon: Icon; readonly score: number }[] = []
  for (const icon of icons) {
    let score = 0
    for (const term of terms) {
      const best = Math.max(...term.map((word, index) => scoreOf(icon, word) * (index === 0 ? 1 : TRANSLATED)))
      if (best === 0) {
        score = 0
        break
      }
      score += best
    }
    if (score > 0) found.push({ icon, score: score - icon.words.length * 2 })
  }
  return found.toSorted((a, b) => b.score - a.score).map(({ icon }) => icon)
}

function scoreOf({ words, tags }: Icon, word: string): number {
  let best = 0
  for (const own of words) {
    if (own === word) return NAME.whole
    if (own.startsWith(word)) best = Math.max(best, NAME.start)
    else if (word.length >= 3 && own.includes(word)) best = Math.max(best, NAME.inside)
  }
  for (const tag of tags) {
    if (tag === word) best = Math.max(best, TAG.whole)
    else if (word.length >= 3 && tag.startsWith(word)) best = Math.max(best, TAG.start)
  }
  return best
}

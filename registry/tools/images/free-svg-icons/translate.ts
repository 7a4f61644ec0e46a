import { wordsOf } from './icon-set.ts'

/** One emoji of emojibase's compact data. */
type Emoji = { readonly hexcode: string; readonly label: string; readonly tags?: readonly string[] }

/** Names of emoji in two languages: what they share tells which English word stands for a word of the other language. */
type EmojiNames = { readonly own: Uint8Array; readonly english: Uint8Array }

const read = (bytes: Uint8Array) => JSON.parse(new TextDecoder().decode(bytes)) as readonly Emoji[]
/** English words offered for one word. */
const MOST_WORDS = 3
/** What a word must score to count as a translation at all, and beside the best one. */
const LEAST_SCORE = 0.4
const NEAR_BEST = 0.7
/** Beginnings shorter than this are too common to mean anything. */
const LEAST_START = 4

/**
 * English words for a word of another language, by the emoji that are named or tagged with it: the words that most of
 * them share in English and few others have. Empty when no emoji knows the word.
 */
export function emojiTranslator({ own, english }: EmojiNames): (word: string) => string[] {
  const bags = new Map(read(english).map((emoji) => [emoji.hexcode, bagOf(emoji)]))
  const frequency = new Map<string, number>()
  for (const bag of bags.values()) for (const word of bag) frequency.set(word, (frequency.get(word) ?? 0) + 1)
  const others = read(own).map((emoji) => ({ hexcode: emoji.hexcode, words: bagOf(emoji) }))
  return (word) => {
    const exact = others.filter(({ words }) => words.has(word))
    const fitting =
      exact.length > 0 || word.length < LEAST_START ? exact : others.filter(({ words }) => [...words].some((one) => one.startsWith(word)))
    const counts = new Map<string, number>()
    for (const { hexcode } of fitting) for (const one of bags.get(hexcode) ?? []) counts.set(one, (counts.get(one) ?? 0) + 1)
    // Shared by most of the fitting emoji, and rare among all others: F-measure of the two.
    const scored = [...counts].map(([one, count]) => ({ one, score: (2 * count) / (fitting.length + (frequency.get(one) ?? count)) }))
    const sorted = scored.filter(({ one }) => one.length > 2).toSorted((a, b) => b.score - a.score || (a.one < b.one ? -1 : 1))
    const least = Math.max(LEAST_SCORE, (sorted[0]?.score ?? 0) * NEAR_BEST)
    return sorted
      .filter(({ score }) => score >= least)
      .slice(0, MOST_WORDS)
      .map(({ one }) => one)
  }
}

function bagOf({ label, tags = [] }: Emoji): Set<string> {
  return new Set([label, ...tags].flatMap(wordsOf))
}

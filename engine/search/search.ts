import type { SearchDocument, SearchIndex, SearchKind } from './documents.ts'
import { phraseOf, termsOf } from './fold.ts'
import { otherLayout } from './keyboard.ts'
import { Lexicon, fitOf, phrasesOf } from './lexicon.ts'

/** Characters of what is typed that are looked at. */
const LONGEST = 200
/** Words of what is typed that are looked at. */
const MOST_WORDS = 12
/** Least fit of a typed word for which a document is said to have it: more than a mention. */
const MEANT = 2
const WEAK = 0.25
/** What a page, article or offer counts beside a tool that fits as well. */
const KINDS: Readonly<Record<SearchKind, number>> = { tool: 1, category: 0.75, page: 0.8, post: 0.6, deal: 0.6 }

export type Search = {
  /** Hits, the best first. Whatever has the typed text in its name is among them. */
  find(typed: string): SearchDocument[]
  byIds(ids: readonly string[]): SearchDocument[]
  /** What people come for most, in its order. */
  readonly popular: readonly SearchDocument[]
}

type Entry = {
  readonly document: SearchDocument
  readonly lower: string
  readonly phrases: ReturnType<typeof phrasesOf>
  readonly title: string
  readonly order: readonly (readonly string[])[]
}
type Wanted = { readonly word: string; readonly weight: number; readonly isWeak: boolean; readonly fit: Float32Array }

/**
 * Finds by name, by what else people call a thing, in other languages, with slips, and by the job: `json to csv` before `csv to json`.
 */
export function createSearch({ words, documents }: SearchIndex): Search {
  const entries = documents.map((document): Entry => {
    const phrases = phrasesOf(document)
    const title = phrases[0]?.[0] ?? ''
    return { document, lower: document.text.toLowerCase(), phrases, title, order: [title.split(' '), termsOf(document.id)] }
  })
  const lexicon = new Lexicon(entries.map(({ phrases }) => phrases))
  const ignored = new Set(words.ignored)
  const weak = new Set(words.weak)
  const same = new Map<string, Set<string>>()
  for (const group of words.same)
    for (const word of group) same.set(word, new Set([...(same.get(word) ?? []), ...group.filter((other) => other !== word)]))
  const byId = new Map(documents.map((document) => [document.id, document]))

  /** What a word weighs: the rarer, the more. */
  const weightOf = (fit: Float32Array) => {
    let found = 0
    for (const value of fit) if (value > MEANT) found++
    return 0.3 + Math.log(1 + entries.length / (1 + found)) / Math.log(1 + entries.length)
  }

  const wantedOf = (terms: readonly string[], mayGuess: boolean): Wanted[] => {
    const meant = terms.filter((word) => !ignored.has(word))
    const kept = meant.length > 0 ? meant : terms
    const isAllWeak = kept.every((word) => weak.has(word))
    return kept.map((word) => {
      const others = [...(same.get(word) ?? [])].map((other) => lexicon.exactly(other))
      const fit = fitOf([lexicon.meaningOf(word, mayGuess || kept.length > 1), ...others], entries.length)
      const isWeak = !isAllWeak && weak.has(word)
      return { word, fit, isWeak, weight: weightOf(fit) * (isWeak ? WEAK : 1) }
    })
  }

  const rank = (terms: readonly string[], mayGuess: boolean): Map<number, number> => {
    const scores = new Map<number, number>()
    const wanted = wantedOf(terms, mayGuess)
    const query = terms.join(' ')
    const strong = wanted.filter(({ isWeak }) => !isWeak)
    const whole = strong.reduce((sum, { weight }) => sum + weight, 0)
    const order = strong.map(({ word }) => word)
    entries.forEach((entry, index) => {
      let sum = 0
      let met = 0
      for (const { fit, weight, isWeak } of wanted) {
        const value = fit[index] as number
        sum += weight * value
        if (!isWeak && value > 0) met += weight * Math.min(1, value / MEANT)
      }
      const part = met / whole
      if (part < 0.3) return
      scores.set(index, sum * part ** 2 * closeness(entry, query, order, wanted, index) * KINDS[entry.document.kind])
    })
    return scores
  }

  /** How near the whole of what was typed is to one phrase, how much of the title it is, and whether its words follow in that order. */
  const closeness = (entry: Entry, query: string, order: readonly string[], wanted: readonly Wanted[], index: number): number => {
    let factor = 1
    for (const [phrase, weight] of entry.phrases) {
      if (phrase === query) factor = Math.max(factor, 1.2 + weight * 0.07)
      else if (phrase.startsWith(query) && weight > 4) factor = Math.max(factor, 1.05 + weight * 0.012)
    }
    const titleWords = entry.title.split(' ').length
    const met = wanted.filter(({ fit }) => (fit[index] as number) > 7.5).length
    factor *= 1 + 0.25 * Math.min(1, met / titleWords)
    if (order.length > 1) factor *= Math.max(...entry.order.map((words) => orderFactor(words, order)))
    if (entry.document.popular !== undefined) factor *= 1.12 - 0.002 * entry.document.popular
    return factor
  }

  const best = (terms: readonly string[], mayGuess = false): [Entry, number][] => {
    if (terms.length === 0) return []
    const scores = rank(terms, mayGuess)
    // `time stamp` is typed for `timestamp`.
    if (terms.length > 1 && terms.length < 4)
      for (const [index, score] of rank([terms.join('')], false)) if (score > (scores.get(index) ?? 0)) scores.set(index, score)
    const most = Math.max(0, ...scores.values())
    return [...scores].filter(([, score]) => score >= most * 0.12).map(([index, score]) => [entries[index] as Entry, score])
  }

  return {
    find(typed) {
      const needle = (typed.trim() || typed).toLowerCase().slice(0, LONGEST)
      if (needle === '') return []
      const terms = termsOf(needle).slice(0, MOST_WORDS)
      let found = best(terms)
      if (found.length === 0) found = best(termsOf(otherLayout(needle)).slice(0, MOST_WORDS))
      // A slip in a short word makes another word, mostly: it is looked for last.
      if (found.length === 0 && needle.length > 3) found = best(terms, true)
      const scores = new Map(found)
      for (const entry of entries) if (!scores.has(entry) && entry.lower.includes(needle)) scores.set(entry, 0)
      const query = phraseOf(needle)
      return [...scores]
        .map(([entry, score]) => ({ entry, score, isName: query !== '' && entry.title === query }))
        .toSorted((a, b) => Number(b.isName) - Number(a.isName) || b.score - a.score)
        .map(({ entry }) => entry.document)
    },
    byIds: (ids) => ids.flatMap((id) => byId.get(id) ?? []),
    popular: documents.filter(({ popular }) => popular !== undefined).toSorted((a, b) => (a.popular ?? 0) - (b.popular ?? 0)),
  }
}

/** Above 1 where these words follow each other as they were typed, below where they are turned round. */
function orderFactor(words: readonly string[], typed: readonly string[]): number {
  const places = typed.map((word) => words.findIndex((other) => other === word || (word.length > 2 && other.startsWith(word))))
  const known = places.filter((place) => place >= 0)
  if (known.length < 2) return 1
  const isInOrder = known.every((place, at) => at === 0 || place > (known[at - 1] as number))
  return isInOrder ? 1.15 : 0.8
}

/** What a hit is: a tool (or a page among the tools), a category, a page about the site, an article, an offer. */
export type SearchKind = 'tool' | 'category' | 'page' | 'post' | 'deal'

/** One thing to be found in one language: what a list shows of it, and by what it is found. */
export type SearchDocument = {
  readonly kind: SearchKind
  readonly id: string
  readonly text: string
  readonly url: string
  readonly icon: string
  /** Of its category, in OKLCH degrees. */
  readonly hue?: number
  readonly category: string
  readonly summary: string
  /** Of things that people come for most, its place among them, from 1. */
  readonly popular?: number
  /** Folded phrases besides title, category and summary, joined by `|`; see {@link PHRASE_WEIGHTS}. */
  readonly phrases: { readonly [F in PhraseField]?: string }
}

/** How much a hit in each field weighs: English name and id, words of this language, English words, names elsewhere, kinds of data. */
export const PHRASE_WEIGHTS = { name: 8, words: 7, english: 5.5, others: 4.5, data: 2.5 } as const
export type PhraseField = keyof typeof PHRASE_WEIGHTS

/** What a language says around the thing that is meant. Words are folded. */
export type SearchWords = {
  /** Say nothing: `the`, `online`. */
  readonly ignored: readonly string[]
  /** Say little: `make`, `free`. A tool need not have them. */
  readonly weak: readonly string[]
  /** Words that mean the same: `photo picture image`. */
  readonly same: readonly (readonly string[])[]
}

/** All that can be found in a language, as a build writes it. */
export type SearchIndex = { readonly words: SearchWords; readonly documents: readonly SearchDocument[] }

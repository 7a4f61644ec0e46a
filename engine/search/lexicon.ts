import { type SearchDocument, PHRASE_WEIGHTS, type PhraseField } from './documents.ts'
import { phraseOf } from './fold.ts'
import { commonStart, lettersOf, mayBeNear, slipsBetween, slipsFor } from './near.ts'

const TITLE_WEIGHT = 10
const CATEGORY_WEIGHT = 2
const SUMMARY_WEIGHT = 1.5

/** How well a typed word is met, between 0 and 1. */
const QUALITY = { exact: 1, start: 0.9, same: 0.8, inflected: 0.6, within: 0.4, slip: 0.55 } as const
/** A common beginning of this part of the longer word is the same word in another form: `minify`, `minifier`. */
const INFLECTED = 0.6

type Term = { readonly word: string; readonly letters: number; readonly documents: number[]; readonly weights: number[] }
/** What a typed word means: terms, and how well each fits. */
export type Meaning = { readonly hits: readonly (readonly [term: Term, quality: number])[]; readonly isSure: boolean }

/** Every phrase of a document, by what a hit in it weighs; the title first. */
export function phrasesOf(document: SearchDocument): readonly (readonly [phrase: string, weight: number])[] {
  const fields = Object.entries(document.phrases) as [PhraseField, string][]
  return [
    [phraseOf(document.text), TITLE_WEIGHT],
    ...fields.flatMap(([field, phrases]) => phrases.split('|').map((phrase) => [phrase, PHRASE_WEIGHTS[field]] as const)),
    [phraseOf(document.category), CATEGORY_WEIGHT],
    [phraseOf(document.summary), SUMMARY_WEIGHT],
  ]
}

/** The words of all documents, and which documents have them. */
export class Lexicon {
  private readonly terms: readonly Term[]
  private readonly byWord: ReadonlyMap<string, Term>
  /** By the first letter, as slips are seldom made there. */
  private readonly byLetter: ReadonlyMap<string, readonly Term[]>
  /** All words, a line each, for the search within them; and where each begins. */
  private readonly lines: string
  private readonly starts: Uint32Array
  private readonly known = new Map<string, Meaning>()

  constructor(documents: readonly ReturnType<typeof phrasesOf>[]) {
    const terms = new Map<string, Term>()
    const add = (word: string, document: number, weight: number) => {
      let term = terms.get(word)
      if (!term) terms.set(word, (term = { word, letters: lettersOf(word), documents: [], weights: [] }))
      const last = term.documents.length - 1
      if (term.documents[last] !== document) {
        term.documents.push(document)
        term.weights.push(weight)
      } else if ((term.weights[last] as number) < weight) term.weights[last] = weight
    }
    documents.forEach((phrases, document) => {
      for (const [phrase, weight] of phrases) {
        const words = phrase.split(' ')
        for (const word of words) add(word, document, weight)
        // `wordcounter` and `timestamp` are typed for two words, too.
        if (words.length > 1 && words.length < 4 && weight > SUMMARY_WEIGHT) add(words.join(''), document, weight * 0.9)
      }
    })
    this.byWord = terms
    this.terms = [...terms.values()]
    this.byLetter = Map.groupBy(this.terms, ({ word }) => word.slice(0, 1))
    this.lines = this.terms.map(({ word }) => word).join('\n')
    this.starts = new Uint32Array(this.terms.length)
    let start = 0
    this.terms.forEach(({ word }, index) => {
      this.starts[index] = start
      start += word.length + 1
    })
  }

  /** The word itself and nothing like it. */
  exactly(word: string): Meaning {
    const term = this.byWord.get(word)
    return { hits: term ? [[term, QUALITY.exact]] : [], isSure: term !== undefined }
  }

  /** What a typed word may mean. `mayGuess` allows a slip in a short one. */
  meaningOf(typed: string, mayGuess: boolean): Meaning {
    const key = mayGuess ? `${typed}?` : typed
    let meaning = this.known.get(key)
    if (!meaning) {
      meaning = this.lookUp(typed, mayGuess)
      if (this.known.size > 300) this.known.clear()
      this.known.set(key, meaning)
    }
    return meaning
  }

  private lookUp(typed: string, mayGuess: boolean): Meaning {
    const hits: [Term, number][] = []
    let isSure = false
    const { length } = typed
    for (const term of this.byLetter.get(typed.slice(0, 1)) ?? []) {
      const { word } = term
      const start = commonStart(typed, word)
      if (start === length) {
        isSure = true
        hits.push([term, start === word.length ? QUALITY.exact : QUALITY.start * (0.85 + (0.15 * length) / word.length)])
      } else if (length >= 5 && start >= 4 && start / Math.max(length, word.length) >= INFLECTED) hits.push([term, QUALITY.inflected])
    }
    if (length >= 3) this.addWithin(typed, hits)
    const most = slipsFor(length) || (mayGuess && length > 2 ? 1 : 0)
    if (!isSure && most > 0) this.addSlips(typed, most, hits)
    return { hits, isSure }
  }

  /** Words that have the typed one inside. */
  private addWithin(typed: string, hits: [Term, number][]): void {
    let index = 0
    for (let at = this.lines.indexOf(typed); at >= 0; at = this.lines.indexOf(typed, at + 1)) {
      while (index + 1 < this.starts.length && (this.starts[index + 1] as number) <= at) index++
      if (this.starts[index] !== at) hits.push([this.terms[index] as Term, QUALITY.within])
    }
  }

  private addSlips(typed: string, most: number, hits: [Term, number][]): void {
    const letters = lettersOf(typed)
    // The first two letters may be swapped.
    const firsts = typed[0] === typed[1] ? [typed.slice(0, 1)] : [typed.slice(0, 1), typed.slice(1, 2)]
    firsts.forEach((first, swapped) => {
      for (const term of this.byLetter.get(first) ?? []) {
        const { word } = term
        if (swapped === 1 && word[1] !== typed[0]) continue
        if (word.length < typed.length - most || word.length < 3 || !mayBeNear(letters, term.letters, most)) continue
        const { whole, start } = slipsBetween(typed, word, most)
        if (typed.length < 5 && word.length < 4) continue
        if (whole <= most) hits.push([term, QUALITY.slip + 0.15 * (1 - whole / (most + 1))])
        else if (start <= most && typed.length >= 5) hits.push([term, QUALITY.slip - 0.1 * start])
      }
    })
  }
}

/** Of each document, how well a typed word fits it; `same` are other words for it. */
export function fitOf(meanings: readonly Meaning[], count: number): Float32Array {
  const fit = new Float32Array(count)
  meanings.forEach(({ hits }, index) => {
    for (const [{ documents, weights }, quality] of hits) {
      const factor = index > 0 ? QUALITY.same : quality
      for (let at = 0; at < documents.length; at++) {
        const document = documents[at] as number
        const value = factor * (weights[at] as number)
        if (value > (fit[document] as number)) fit[document] = value
      }
    }
  })
  return fit
}

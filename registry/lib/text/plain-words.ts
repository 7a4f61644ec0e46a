import { wordsOf } from './segments.ts'

const ELISIONS: Readonly<Record<string, RegExp>> = {
  fr: /^(?:[cdjlmnst]|(?:jus|lors|puis|quoi)?qu)'(?=\p{L})/iu,
  it: /^(?:[cdlmnstv]|un|gl|(?:d[ae]|a|ne|su|que)ll|quest|dov|com|cos|anch|tutt|sant|bell)'(?=\p{L})/iu,
}

/** The words of a text in one spelling; an elided word of French and Italian, such as `l'`, is a word of its own. */
export function* plainWordsOf(text: string, language: string): Generator<string> {
  const elision = ELISIONS[language]
  const known = new Map<string, string>()
  for (const found of wordsOf(text, language)) {
    let word = known.get(found)
    if (word === undefined) known.set(found, (word = normalizeWord(found)))
    const elided = elision?.exec(word)?.[0]
    if (elided !== undefined) yield elided
    yield elided === undefined ? word : word.slice(elided.length)
  }
}

/** One spelling for both apostrophes, and for letters with accents. */
export function normalizeWord(word: string): string {
  return word.normalize('NFC').replaceAll('’', "'")
}

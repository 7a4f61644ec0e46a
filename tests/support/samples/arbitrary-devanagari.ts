import * as fc from 'fast-check'

const LETTERS = 'कखगघङचछजझञटठडढणतथदधनपफबभमयरलळवशषसह'

/** What a font can write: its signs and vowels, beside all letters with and without nukta. */
export type Repertoire = { readonly signs: readonly string[]; readonly vowels: readonly string[]; readonly marks: readonly string[] }

/** Well-formed Devanagari in normal form NFC: up to four letters, one sign and one dot a syllable, and punctuation between. */
export function arbitraryDevanagari({ signs, vowels, marks }: Repertoire): fc.Arbitrary<string> {
  const letter = fc.tuple(fc.constantFrom(...LETTERS), fc.constantFrom('', '', '', '़')).map(([one, nukta]) => one + nukta)
  const dot = fc.constantFrom('', '', '', 'ं', 'ँ', 'ः')
  const cluster = fc.array(letter, { minLength: 1, maxLength: 4 }).map((letters) => letters.join('्'))
  const syllable = fc.oneof(
    { weight: 6, arbitrary: fc.tuple(cluster, fc.constantFrom('', '', ...signs), dot).map((parts) => parts.join('')) },
    { weight: 2, arbitrary: fc.tuple(fc.constantFrom(...vowels), dot).map((parts) => parts.join('')) },
    { weight: 1, arbitrary: letter.map((one) => `${one}् `) },
    { weight: 1, arbitrary: fc.constant('नैर्ऋत्य') },
  )
  return fc
    .array(fc.oneof({ weight: 6, arbitrary: syllable }, fc.constantFrom(...marks)), { maxLength: 20 })
    .map((parts) => parts.join('').normalize('NFC'))
}

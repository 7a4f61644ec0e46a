import * as fc from 'fast-check'

const CONSONANTS = ['h', 'n', 'c', 'r', 'k', 'd', 't', 's', 'w', 'l', 'p', 'j', 'y', 'ny', 'm', 'g', 'b', 'ng']
const VOWELS = ['a', 'a', 'i', 'u', 'e', 'é', 'ê', 'o']

/** Words of letters in any order, many with clusters and vowels in a row, between spaces, numbers and marks. */
export function arbitraryLatinWords(further: readonly string[], vowels: readonly string[] = VOWELS): fc.Arbitrary<string> {
  const sound = fc.oneof(
    { weight: 3, arbitrary: fc.constantFrom(...CONSONANTS, ...further) },
    { weight: 3, arbitrary: fc.constantFrom(...vowels) },
  )
  const word = fc.array(sound, { minLength: 1, maxLength: 8 }).map((sounds) => sounds.join(''))
  const between = fc.constantFrom(' ', ' ', ', ', '. ', '\n', ' 17 ', ' 1.234,5 ', '-', '! ')
  return fc.array(fc.tuple(word, between), { minLength: 1, maxLength: 5 }).map((pairs) => pairs.flat().join(''))
}

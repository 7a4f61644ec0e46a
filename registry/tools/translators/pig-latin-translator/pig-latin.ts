type PigLatinOptions = {
  /** What follows a word that begins with a vowel. */
  readonly vowelEnding: 'way' | 'yay' | 'hay' | 'ay'
  /** Whether a hyphen stands before the letters that moved and the ending. */
  readonly hyphen: boolean
}

/** Addresses stay whole, so that they still lead somewhere; so do words with digits, which nobody can say. */
const ADDRESS = String.raw`(?:https?:\/\/|www\.)\S+|[\p{L}\p{N}._%+-]{1,64}@[\p{L}\p{N}-]{1,63}(?:\.[\p{L}\p{N}-]{1,63}){1,8}`
const WORD = String.raw`[\p{L}\p{M}\p{N}]+(?:['’][\p{L}\p{M}\p{N}]+)*`
const TOKENS = new RegExp(`(${ADDRESS})|${WORD}`, 'giu')

/** Turns each English word of a text into Pig Latin; everything between the words stays. */
export function toPigLatin(text: string, options: PigLatinOptions): string {
  return text.replace(TOKENS, (token: string, address: string | undefined) =>
    address !== undefined || !isLatinWord(token) ? token : pigLatinWord(token, options),
  )
}

/** Letters of other scripts have no place in Pig Latin. */
function isLatinWord(word: string): boolean {
  return /^(?:\p{Script=Latin}|\p{M}|['’])+$/u.test(word) && /^\p{L}/u.test(word)
}

function pigLatinWord(word: string, { vowelEnding, hyphen }: PigLatinOptions): string {
  const letters = word.match(/\P{M}\p{M}*/gu) ?? []
  const consonants = consonantsAtStart(letters)
  const isCapitals = letters.filter((letter) => /\p{L}/u.test(letter)).length > 1 && word === word.toUpperCase()
  const ending = consonants === 0 ? vowelEnding : 'ay'
  const end = isCapitals ? ending.toUpperCase() : ending
  const mark = hyphen ? '-' : ''
  // Without a vowel nothing can move.
  if (consonants === 0 || consonants === letters.length) return word + mark + end
  const [head = '', ...moved] = letters.slice(0, consonants)
  const [first = '', ...rest] = letters.slice(consonants)
  const turns = isCapital(head) && !isCapitals
  return (turns ? capital(first) : first) + rest.join('') + mark + (turns ? head.toLowerCase() : head) + moved.join('') + end
}

/** How many letters stand before the first vowel: `qu` goes as one, and y is a consonant only where a vowel follows it. */
function consonantsAtStart(letters: readonly string[]): number {
  for (let i = 0; i < letters.length; i++) {
    const letter = plain(letters[i])
    if (letter === 'u' && i > 0 && plain(letters[i - 1]) === 'q') continue
    if (isVowel(letter)) return i
    if (letter === 'y' && (i > 0 || !isVowel(plain(letters[1])))) return i > 0 || letters.length > 1 ? i : 1
  }
  return letters.length
}

/** A letter without its marks, small; ligatures and ø by the letter they begin with. */
function plain(letter: string | undefined): string {
  const base = (letter ?? '').normalize('NFD').charAt(0).toLowerCase()
  return { æ: 'a', œ: 'o', ø: 'o', ı: 'i' }[base] ?? base
}

const isVowel = (letter: string): boolean => letter !== '' && 'aeiou'.includes(letter)
const isCapital = (letter: string): boolean => /^\p{Lu}/u.test(letter)
const capital = (letter: string): string => letter.charAt(0).toUpperCase() + letter.slice(1)

import { type Aksara, PALATALS, anyOf } from './aksara.ts'
import { type Unmapped, createUnmapped } from '../unmapped.ts'

export type AksaraWriting = {
  /** What an e without an accent is. */
  readonly e: 'pepet' | 'taling'
  /** Which words begin with a vowel letter of its own rather than with ha. */
  readonly vowels: 'ha' | 'names' | 'all'
  readonly spaces: 'keep' | 'none'
  readonly digits: 'script' | 'plain'
  /** Whether capitals take letters of their own, where the script has them. */
  readonly murda: boolean
}

type Sound = { readonly kind: 'consonant' | 'vowel' | 'other'; readonly latin: string; readonly isCapital: boolean }

const PIECES = /[\p{L}\p{M}]+|\d+(?:[.,]\d+)*|[^\S\r\n]+|[^]/gu

/** Writes Latin text in a script of Indonesia. Letters that it lacks stay as they are. */
export function writeAksara(text: string, script: Aksara, options: AksaraWriting): { readonly text: string; readonly unmapped: Unmapped } {
  const unmapped = createUnmapped()
  const splitWord = createSplitter(script, options.e)
  const written = Array.from(text.matchAll(PIECES), ({ 0: piece, index }) => {
    if (/^[\p{L}\p{M}]/u.test(piece)) {
      const sounds = splitWord(piece.normalize('NFC'))
      for (const { kind, latin } of sounds) if (kind === 'other') unmapped.add(latin, index + Math.max(0, piece.indexOf(latin)))
      return writeWord(sounds, script, options)
    }
    if (/^\d/.test(piece)) return options.digits === 'plain' ? piece : writeNumber(piece, script)
    if (options.spaces === 'none' && /^[^\S\r\n]/.test(piece)) return ''
    return script.punctuation[piece] ?? piece
  })
  return { text: written.join(''), unmapped }
}

/** Marks around the number keep its digits apart from letters that look like them. */
function writeNumber(number: string, { digits, numberMark }: Aksara): string {
  return numberMark + number.replace(/\d/g, (digit) => digits.charAt(Number(digit))) + numberMark
}

function createSplitter(script: Aksara, e: AksaraWriting['e']): (word: string) => Sound[] {
  const spellings: Readonly<Record<string, string>> = { ...script.vowelSpellings, ...(e === 'taling' && { e: 'é' }) }
  // Two vowels in a row are two syllables here: ai and au are only read.
  const vowels = [
    'a',
    ...Object.keys(script.signs).filter((vowel) => vowel !== 'ai' && vowel !== 'au'),
    ...Object.keys(script.vowelSpellings),
  ]
  const sounds = new RegExp(`(${anyOf(Object.keys(script.consonants))})|(${anyOf(vowels)})|[^]`, 'giu')
  const spread = (word: string) =>
    Object.entries(script.spread).reduce((text, [one, several]) => text.replace(new RegExp(one, 'gi'), several), word)
  return (word) =>
    Array.from(spread(word).matchAll(sounds)).map(({ 0: whole, 1: consonant, 2: vowel }): Sound => {
      const latin = whole.toLowerCase()
      const isCapital = !whole.startsWith(latin.charAt(0))
      if (consonant !== undefined) return { kind: 'consonant', latin, isCapital }
      if (vowel !== undefined) return { kind: 'vowel', latin: spellings[latin] ?? latin, isCapital }
      return { kind: 'other', latin: whole, isCapital }
    })
}

function writeWord(sounds: readonly Sound[], script: Aksara, { vowels, murda }: AksaraWriting): string {
  const { consonants, capitals, signs, independent, finals, noFinal, medials, liquids, virama, glides } = script
  const is = (at: number, kind: Sound['kind']) => sounds[at]?.kind === kind
  const latinAt = (at: number) => sounds[at]?.latin ?? ''
  const ownVowels = glides === undefined || vowels === 'all' || (vowels === 'names' && sounds[0]?.isCapital === true)
  const letter = (latin: string) => consonants[latin] ?? ''
  const withVowel = (base: string, vowel: string) => base + (signs[vowel] ?? '')
  let out = ''
  let i = 0
  while (i < sounds.length) {
    const { kind, latin, isCapital } = sounds[i] as Sound
    const next = latinAt(i + 1)
    const afterVowel = is(i - 1, 'vowel')
    const keeps = noFinal[latin]
    const capital = murda && isCapital ? capitals[latin] : undefined
    if (kind === 'other') out += latin
    else if (kind === 'vowel') {
      // A vowel here follows no consonant: it begins the word or follows another vowel.
      const own = afterVowel && glides !== undefined ? undefined : ownVowels ? independent[latin] : undefined
      out += own ?? withVowel(letter((afterVowel && glides?.[latinAt(i - 1)]) || 'h'), latin)
    } else if (is(i + 1, 'vowel')) {
      const liquid = next === 'e' ? liquids[latin] : undefined
      out += liquid?.alone ?? withVowel(capital ?? letter(latin), next)
      i++
    } else if (afterVowel && finals[latin] !== undefined && !(is(i + 1, 'consonant') && (keeps === 'all' || keeps?.includes(next)))) {
      out += finals[latin]
    } else {
      const vowel = is(i + 1, 'consonant') && is(i + 2, 'vowel') ? latinAt(i + 2) : ''
      const joined = vowel === 'e' ? liquids[next]?.joined : undefined
      const medial = vowel === '' ? undefined : medials[next]
      const isPalatal = script.palatal && latin === 'n' && PALATALS.includes(next)
      // At the end of a syllable a capital keeps its plain letter.
      const begins = !afterVowel || joined !== undefined || medial !== undefined
      const base = (begins ? capital : undefined) ?? letter(isPalatal ? 'ny' : latin)
      if (joined !== undefined) out += base + joined
      else if (medial !== undefined) out += withVowel(base + medial, vowel)
      else out += base + virama
      if (joined !== undefined || medial !== undefined) i += 2
    }
    i++
  }
  return out
}

import { BLOCKS } from '../../data/unicode/blocks.ts'
import { NAMED_BY_CODE, NAMES } from '../../data/unicode/names.ts'
import { SCRIPTS } from '../../data/unicode/scripts.ts'
import { decodeNames } from './name-code.ts'

let decoded: ReadonlyMap<number, string> | undefined

const HANGUL = { first: 0xac00, last: 0xd7a3 }
/** Short names of the jamo, from which those of syllables are made (Unicode 17.0, section 3.12). */
const LEADS = 'G GG N D DD R M B BB S SS  J JJ C K T P H'
const VOWELS = 'A AE YA YAE EO E YEO YE O WA WAE OE YO U WEO WE WI YU EU YI I'.split(' ')
const TAILS = ['', ...'G GG GS N NJ NH D L LG LM LB LS LT LP LH M B BS S SS NG J C K T P H'.split(' ')]

/** The name that the Unicode Standard 17.0 gives to a character; of a control character its first alias; undefined where it has none. */
export function characterName(code: number): string | undefined {
  if (code >= HANGUL.first && code <= HANGUL.last) return hangulName(code - HANGUL.first)
  const prefix = rangeAt(NAMED_BY_CODE, code)
  if (prefix !== undefined) return prefix + hexOf(code)
  decoded ??= decodeNames(NAMES)
  return decoded.get(code)
}

function hangulName(index: number): string {
  const leads = LEADS.split(' ')
  const [lead, vowel, tail] = [Math.floor(index / 588), Math.floor((index % 588) / 28), index % 28]
  return `HANGUL SYLLABLE ${leads[lead]}${VOWELS[vowel]}${TAILS[tail]}`
}

export const blockName = (code: number): string | undefined => rangeAt(BLOCKS, code)

/**
 * The code of ISO 15924: `Zyyy` where several scripts share a character, `Zinh` where it takes that of the one before,
 * `Zzzz` for what is not assigned.
 */
export const scriptOf = (code: number): string | undefined => rangeAt(SCRIPTS, code)

/** What a sorted table says of a code point. */
function rangeAt(table: readonly (readonly [number, number, string])[], code: number): string | undefined {
  let [low, high] = [0, table.length - 1]
  while (low <= high) {
    const middle = (low + high) >> 1
    const [first, last, name] = table[middle] as readonly [number, number, string]
    if (code < first) high = middle - 1
    else if (code > last) low = middle + 1
    else return name
  }
  return undefined
}

/** Code point in hexadecimal, with four digits at least. */
export const hexOf = (code: number): string => code.toString(16).toUpperCase().padStart(4, '0')

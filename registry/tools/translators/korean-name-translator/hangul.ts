/** The letters of Hangul in the order of Unicode’s syllables. The empty text is no final. */
const INITIALS = Array.from('ㄱㄲㄴㄷㄸㄹㅁㅂㅃㅅㅆㅇㅈㅉㅊㅋㅌㅍㅎ')
const MEDIALS = Array.from('ㅏㅐㅑㅒㅓㅔㅕㅖㅗㅘㅙㅚㅛㅜㅝㅞㅟㅠㅡㅢㅣ')
const FINALS = ['', ...'ㄱㄲㄳㄴㄵㄶㄷㄹㄺㄻㄼㄽㄾㄿㅀㅁㅂㅄㅅㅆㅇㅈㅊㅋㅌㅍㅎ']
const FIRST = 0xac00

const INITIAL_SOUNDS = ['g', 'kk', 'n', 'd', 'tt', 'r', 'm', 'b', 'pp', 's', 'ss', '', 'j', 'jj', 'ch', 'k', 't', 'p', 'h']
const MEDIAL_SOUNDS = 'a ae ya yae eo e yeo ye o wa wae oe yo u wo we wi yu eu ui i'.split(' ')
/** By themselves, and where the next syllable begins with a vowel. */
const FINAL_SOUNDS: ReadonlyMap<string, readonly [string, string]> = new Map(
  ['ㄱ k g', 'ㄴ n n', 'ㄷ t d', 'ㄹ l r', 'ㅁ m m', 'ㅂ p b', 'ㅅ t s', 'ㅇ ng ng'].map((row) => {
    const [final = '', alone = '', joined = ''] = row.split(' ')
    return [final, [alone, joined]]
  }),
)

export type HangulSyllable = { readonly initial: string; readonly medial: string; readonly final: string }

/** A syllable as one character. @see The Unicode Standard, section 3.12 */
export function composeHangul({ initial, medial, final }: HangulSyllable): string {
  return String.fromCodePoint(FIRST + (INITIALS.indexOf(initial) * 21 + MEDIALS.indexOf(medial)) * 28 + FINALS.indexOf(final))
}

/**
 * Hangul by the Revised Romanization of Korean, syllable by syllable: a final moves to a following vowel and two ㄹ are ll;
 * no other sound change is shown, as in names. Finals are those that foreign names take.
 */
export function romanizeHangul(text: string): string {
  let latin = ''
  let final = ''
  for (const character of `${text} `) {
    const index = character.charCodeAt(0) - FIRST
    const isSyllable = index >= 0 && index < 11172
    const initial = isSyllable ? INITIAL_SOUNDS[Math.floor(index / 588)] : undefined
    latin += FINAL_SOUNDS.get(final)?.[initial === '' ? 1 : 0] ?? ''
    latin += isSyllable
      ? (final === 'ㄹ' && initial === 'r' ? 'l' : initial) + (MEDIAL_SOUNDS[Math.floor((index % 588) / 28)] ?? '')
      : character
    final = isSyllable ? (FINALS[index % 28] ?? '') : ''
  }
  return latin.slice(0, -1)
}

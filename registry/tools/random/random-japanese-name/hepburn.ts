/** Rows of hiragana with the consonant that Hepburn writes before a, i, u, e, o; gaps are kana that are not in use. */
const ROWS: readonly (readonly [kana: string, romaji: string])[] = [
  ['あいうえお', 'a i u e o'],
  ['かきくけこ', 'ka ki ku ke ko'],
  ['がぎぐげご', 'ga gi gu ge go'],
  ['さしすせそ', 'sa shi su se so'],
  ['ざじずぜぞ', 'za ji zu ze zo'],
  ['たちつてと', 'ta chi tsu te to'],
  ['だぢづでど', 'da ji zu de do'],
  ['なにぬねの', 'na ni nu ne no'],
  ['はひふへほ', 'ha hi fu he ho'],
  ['ばびぶべぼ', 'ba bi bu be bo'],
  ['ぱぴぷぺぽ', 'pa pi pu pe po'],
  ['まみむめも', 'ma mi mu me mo'],
  ['やゆよ', 'ya yu yo'],
  ['らりるれろ', 'ra ri ru re ro'],
  ['わを', 'wa o'],
  ['ん', 'n'],
]
const SYLLABLES = new Map(
  ROWS.flatMap(([kana, romaji]) => {
    const written = romaji.split(' ')
    return [...kana].map((sign, index) => [sign, written[index] as string] as const)
  }),
)
const SMALL: Readonly<Record<string, string>> = { ゃ: 'a', ゅ: 'u', ょ: 'o' }
const MACRONS: Readonly<Record<string, string>> = { ou: 'ō', oo: 'ō', uu: 'ū' }

/**
 * A name in hiragana in modified Hepburn, with a capital: しょうた is Shōta, けんいち Ken’ichi, はっとり Hattori.
 * @param kana hyphens stand between words whose vowels make no long one
 * @param long whether long o and u bear a macron, or are written short as in passports
 * @throws RangeError for a sign that is not hiragana
 * @see https://www.loc.gov/catdir/cpso/romanization/japanese.pdf
 */
export function toHepburn(kana: string, long: 'macron' | 'plain'): string {
  const syllables = syllablesOf(kana)
  const word = syllables
    .map((syllable, index) => {
      const next = syllables[index + 1] ?? ''
      if (syllable === 'っ') return next.startsWith('ch') ? 't' : (next[0] ?? '')
      return syllable === 'n' && /^[aiueoy]/.test(next) ? 'n’' : syllable
    })
    .join('')
    .replace(/ou|oo|uu/g, (vowels) => (long === 'macron' ? (MACRONS[vowels] as string) : (vowels[0] as string)))
    .replaceAll('-', '')
  return word.charAt(0).toUpperCase() + word.slice(1)
}

function syllablesOf(kana: string): string[] {
  const syllables: string[] = []
  for (const sign of kana) {
    const small = SMALL[sign]
    const last = syllables.at(-1) ?? ''
    const plain = sign === 'っ' || sign === '-' ? sign : SYLLABLES.get(sign)
    if (small !== undefined && last.endsWith('i')) syllables[syllables.length - 1] = glide(last, small)
    else if (plain !== undefined) syllables.push(plain)
    else throw new RangeError(`not hiragana: ${sign}`)
  }
  return syllables
}

/** `ki` and a small `ya` are `kya`; `shi`, `chi` and `ji` need no y. */
function glide(syllable: string, vowel: string): string {
  const consonant = syllable.slice(0, -1)
  return `${consonant}${/^(?:sh|ch|j)$/.test(consonant) ? '' : 'y'}${vowel}`
}

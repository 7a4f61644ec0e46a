import { ANUSVARA, MARKS, NUKTA, SHORT_I, VIRAMA, VISARGA } from './font.ts'

const LETTER = `[\u0915-\u0939]${NUKTA}*`
const VOWEL = '[\u0904-\u0914\u0960\u0961\u0972]'
const SIGN = '\u093a\u093b\u093e-\u094c\u0962\u0963'
const DOT = '\u0900-\u0903'
/** The ra or ya that hangs below a letter. */
const BELOW = `${VIRAMA}[\u092f\u0930]`

/** Marks typed before, letters, and what is typed after. All of it may be missing, so that a search never goes back. */
const SYLLABLE = new RegExp(`([IBM]*)(${VOWEL}|(?:${LETTER}${VIRAMA})*(?:${LETTER})?)((?:[${SIGN}${DOT}R]|${BELOW})*)`, 'g')
const TYPED_AFTER = new RegExp(`${BELOW}|.`, 'g')
const IS_VOWEL = new RegExp(`^${VOWEL}$`)
const IS_DOT = new RegExp(`^[${DOT}]$`)

const TWICE_DEAD = new RegExp(`${VIRAMA}+`, 'g')
const WITH_NUKTA = new RegExp(`[${SIGN}${DOT}R${VIRAMA}${NUKTA}]+`, 'g')
const NUKTAS = new RegExp(NUKTA, 'g')
const STEM = new RegExp(`${VIRAMA}(R*)([ाोौॉ])`, 'g')
/** What is left of a sign whose first stroke makes a half letter whole. */
const WITHOUT_STEM: Readonly<Record<string, string>> = { 'ा': '', 'ो': 'े', 'ौ': 'ै', 'ॉ': 'ॅ' }
/** Strokes that are one vowel together. */
const JOINED: ReadonlyMap<string, string> = new Map(
  ['अा आ', 'अॉ ऑ', 'अॅ ॲ', 'अो ओ', 'अौ औ', 'आे ओ', 'आै औ', 'आॅ ऑ', 'एे ऐ', 'ाे ो', 'ाै ौ', 'ाॅ ॉ'].map(
    (pair) => pair.split(' ') as [string, string],
  ),
)

/**
 * Puts the glyphs of a legacy font, each as the text that it shows, into the order of Unicode.
 * @param stray is told of each mark that no letter carries by its number among the marks of the run
 */
export function orderSyllables(run: string, stray: (mark: number) => void): string {
  const tidy = run
    .replace(TWICE_DEAD, VIRAMA)
    .replace(WITH_NUKTA, (signs) => (signs.includes(NUKTA) ? NUKTA + signs.replace(NUKTAS, '') : signs))
    .replace(STEM, (_, reph: string, sign: string) => reph + WITHOUT_STEM[sign])
  let ordered = ''
  let marks = 0
  for (const { 0: whole, 1: before = '', 2: letters = '', 3: after = '', index } of tidy.matchAll(SYLLABLE)) {
    if (whole === '') {
      ordered += tidy.charAt(index)
      continue
    }
    for (const mark of whole) {
      if (!MARKS.includes(mark)) continue
      if (letters === '' || (mark === 'I' && IS_VOWEL.test(letters))) stray(marks)
      marks++
    }
    const text = syllable(before, letters, after)
    // Behind no letter it is the colon that it looks like.
    ordered += letters === '' ? text.replaceAll(VISARGA, ':') : text
  }
  return ordered
}

function syllable(before: string, letters: string, after: string): string {
  let base = letters
  const signs: string[] = []
  const dots: string[] = []
  let reph = before.includes('B')
  for (const [typed] of after.matchAll(TYPED_AFTER)) {
    const list = IS_DOT.test(typed) ? dots : signs
    const last = list.at(-1) ?? (list === signs ? base : '')
    // The right half of long i looks like a reph.
    if (typed === 'R' && base === 'इ') base = 'ई'
    else if (typed === 'R') reph = true
    else if (typed.length > 1) base += typed
    else {
      const joined = JOINED.get(last + typed)
      if (joined !== undefined && signs.length > 0) signs[signs.length - 1] = joined
      else if (joined !== undefined) base = joined
      else if (last !== typed || typed === VISARGA) list.push(typed)
    }
  }
  if (before.includes('I')) signs.unshift(SHORT_I)
  if (before.includes('M') && !dots.includes(ANUSVARA)) dots.unshift(ANUSVARA)
  const spelt = base.includes(NUKTA) ? base.normalize('NFC') : base
  return (reph ? 'र्' : '') + spelt + signs.join('') + dots.join('')
}

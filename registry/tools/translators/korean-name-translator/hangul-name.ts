import { HANGUL_CONSONANTS, HANGUL_VOWELS, NAME_SPELLINGS } from '../../../data/scripts/hangul-names.ts'
import { type HangulSyllable, composeHangul } from './hangul.ts'

export type NameSpelling = {
  /** What an e without an accent is. */
  readonly e: 'clear' | 'weak'
  /** `ch` as in Indonesian names (kh) or Malaysian ones (c). */
  readonly ch: 'kh' | 'c'
  /** Final t and d as syllables of their own, as learners often write them. */
  readonly isCasual: boolean
}

type Syllable = { -readonly [K in keyof HangulSyllable]: HangulSyllable[K] }

const SOUNDS = /ng|ny|sy|kh|[a-zə]/g
const STOPS = ['b', 'd', 'g', 'k', 'kh', 'p', 'q', 't']
/** A stop before these is a syllable of its own. */
const LIQUIDS_AND_NASALS = ['l', 'r', 'm', 'n', 'ny', 'ng']
const WEAK = 'ㅡ'
const SILENT = 'ㅇ'

/** A word of Latin letters in Hangul; undefined where a letter is no Latin one. Accents do not count, but ê is a weak e. */
export function writeHangulWord(word: string, { e, ch, isCasual }: NameSpelling): string | undefined {
  const sounds = soundsOf(word, e, ch)
  if (sounds === undefined) return undefined
  const at = (index: number) => sounds[index] ?? ''
  const syllables: Syllable[] = []
  /** The last syllable where it can take a final consonant. */
  const open = () => (syllables.at(-1)?.final === '' ? syllables.at(-1) : undefined)
  const begin = (initial: string, medial: string) => syllables.push({ initial, medial, final: '' })

  let i = 0
  while (i < sounds.length) {
    const sound = at(i)
    const own = HANGUL_CONSONANTS[sound]
    // What glides into a vowel, and where the vowel is.
    const glides = own === undefined ? isGlide(sound) : sound === 'k' ? isGlide(at(i + 1)) : at(i + 1) === 'y' && sound !== 'g'
    const joins = own !== undefined && glides && isVowel(at(i + 2)) && !(sound === 'k' && at(i + 1) === 'y')
    if (isVowel(sound)) {
      begin(SILENT, vowel('', sound))
      i += 1
    } else if (own === undefined) {
      const flows = isVowel(at(i + 1))
      if (flows) begin(SILENT, vowel(sound === 'w' ? 'w' : 'y', at(i + 1)))
      else begin(SILENT, sound === 'w' ? 'ㅜ' : 'ㅣ')
      i += flows ? 2 : 1
    } else if (joins || isVowel(at(i + 1))) {
      const glide = joins ? (at(i + 1) as 'y' | 'w') : sound === 'ny' || sound === 'sy' ? 'y' : ''
      startSyllable(sound, vowel(glide, at(joins ? i + 2 : i + 1)))
      i += joins ? 3 : 2
    } else {
      endSyllable(sound, at(i - 1), at(i + 1))
      i += 1
    }
  }
  return syllables.map(composeHangul).join('')

  function startSyllable(sound: string, medial: string): void {
    const before = open()
    // Between vowels l is heard on both sides, and ng belongs to the syllable before.
    if (before && (sound === 'l' || sound === 'ng')) before.final = HANGUL_CONSONANTS[sound]?.final ?? ''
    else if (sound === 'ng') syllables.push({ initial: SILENT, medial: WEAK, final: 'ㅇ' })
    begin(HANGUL_CONSONANTS[sound]?.initial ?? SILENT, medial)
  }

  function endSyllable(sound: string, before: string, after: string): void {
    const { initial = SILENT, final } = HANGUL_CONSONANTS[sound] ?? {}
    const last = open()
    const isStop = STOPS.includes(sound) || sound === 'f' || sound === 'v'
    const stands = isStop && (!isVowel(before) || (STOPS.includes(sound) && [...LIQUIDS_AND_NASALS, 'w'].includes(after)))
    const isSplit = isCasual && (sound === 't' || sound === 'd')
    if (final !== undefined && last && !stands && !isSplit) last.final = final
    else if (sound === 'ng') syllables.push({ initial: SILENT, medial: WEAK, final: 'ㅇ' })
    else begin(sound === 'kh' ? 'ㅋ' : initial, sound === 'sy' ? 'ㅣ' : WEAK)
  }
}

/** The sounds that a spelling means; a y that glides into no vowel is an i. */
function soundsOf(word: string, e: NameSpelling['e'], ch: NameSpelling['ch']): string[] | undefined {
  let spelt = word
    .toLowerCase()
    .normalize('NFC')
    .replace(/[êěĕ]/g, 'ə')
    .replace(/e/g, e === 'weak' ? 'ə' : 'e')
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
  if (!/^[a-zə]+$/.test(spelt)) return undefined
  spelt = spelt.replace(/ch/g, ch)
  for (const [old, now] of NAME_SPELLINGS) spelt = spelt.replace(old, now)
  spelt = spelt.replace(/x(?![aeəiou])/g, 'ks')
  // A double consonant counts once, and an h that no vowel follows is silent.
  const sounds = (spelt.match(SOUNDS) ?? [])
    .filter((sound, index, all) => isVowel(sound) || sound !== all[index - 1])
    .filter((sound, index, all) => sound !== 'h' || /^[aeəiouyw]/.test(all[index + 1] ?? ''))
  // A lone h is an initial.
  if (sounds.length === 0) return ['h']
  return sounds.map((sound, index) => (sound === 'y' && !isVowel(sounds[index + 1] ?? '') ? 'i' : sound))
}

const isVowel = (sound: string): boolean => /^[aeəiou]$/.test(sound)
const isGlide = (sound: string): sound is 'y' | 'w' => sound === 'y' || sound === 'w'
const vowel = (glide: '' | 'y' | 'w', sound: string): string => HANGUL_VOWELS[glide][sound] ?? WEAK

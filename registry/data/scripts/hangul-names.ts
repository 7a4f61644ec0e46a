/**
 * How Korean writes the consonants of Malay and Indonesian: before a vowel, and before a consonant or at the end, where
 * those without a final consonant make a syllable with eu. Notice 2004-11 of the Korean Ministry of Culture and Tourism
 * (20 December 2004), loanword orthography for Malay-Indonesian. The notice has no x and v but before a vowel: v ends as f does.
 */
export const HANGUL_CONSONANTS: Readonly<Record<string, { readonly initial: string; readonly final?: string }>> = {
  b: { initial: 'ㅂ', final: 'ㅂ' },
  c: { initial: 'ㅊ' },
  d: { initial: 'ㄷ', final: 'ㅅ' },
  f: { initial: 'ㅍ', final: 'ㅂ' },
  g: { initial: 'ㄱ', final: 'ㄱ' },
  h: { initial: 'ㅎ' },
  j: { initial: 'ㅈ' },
  k: { initial: 'ㅋ', final: 'ㄱ' },
  kh: { initial: 'ㅎ', final: 'ㄱ' },
  l: { initial: 'ㄹ', final: 'ㄹ' },
  m: { initial: 'ㅁ', final: 'ㅁ' },
  n: { initial: 'ㄴ', final: 'ㄴ' },
  ng: { initial: 'ㅇ', final: 'ㅇ' },
  ny: { initial: 'ㄴ', final: 'ㄴ' },
  p: { initial: 'ㅍ', final: 'ㅂ' },
  q: { initial: 'ㅋ', final: 'ㄱ' },
  r: { initial: 'ㄹ' },
  s: { initial: 'ㅅ' },
  sy: { initial: 'ㅅ' },
  t: { initial: 'ㅌ', final: 'ㅅ' },
  v: { initial: 'ㅂ', final: 'ㅂ' },
  x: { initial: 'ㅅ' },
  z: { initial: 'ㅈ' },
}

/** Vowels by what glides into them; `ə` is the weak e. */
export const HANGUL_VOWELS: Readonly<Record<'' | 'y' | 'w', Readonly<Record<string, string>>>> = {
  '': { a: 'ㅏ', e: 'ㅔ', ə: 'ㅡ', i: 'ㅣ', o: 'ㅗ', u: 'ㅜ' },
  y: { a: 'ㅑ', e: 'ㅖ', ə: 'ㅕ', i: 'ㅣ', o: 'ㅛ', u: 'ㅠ' },
  w: { a: 'ㅘ', e: 'ㅞ', ə: 'ㅝ', i: 'ㅟ', o: 'ㅝ', u: 'ㅜ' },
}

/** Spellings of before 1972 and others, and what is written now. */
export const NAME_SPELLINGS: readonly (readonly [RegExp, string])[] = [
  [/dj/g, 'j'], [/tj/g, 'c'], [/sj/g, 'sy'], [/sh/g, 'sy'], [/oe/g, 'u'], [/ie$/g, 'i'], [/ck/g, 'k'], [/([bdgpt])h/g, '$1'],
]

/** Common names whose e is weak, by their small letters; `ê` marks it. */
export const WEAK_E_NAMES: Readonly<Record<string, string>> = { setiawan: 'sêtiawan', ketut: 'kêtut', sekar: 'sêkar', kencana: 'kêncana' }

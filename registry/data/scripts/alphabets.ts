/**
 * The letters of an alphabet in its order, its vowels, and letters that are neither vowel nor consonant.
 * Letters with accents that dictionaries sort with the plain one (é in French, á in Spanish) are no letters of their own.
 */
export type Alphabet = { readonly letters: string; readonly vowels: string; readonly signs?: string }

const LATIN = 'abcdefghijklmnopqrstuvwxyz'

/** As taught in the schools of each language; Italian without the five letters of foreign words, Polish without q, v and x. */
export const ALPHABETS = {
  en: { letters: LATIN, vowels: 'aeiou' },
  es: { letters: 'abcdefghijklmnñopqrstuvwxyz', vowels: 'aeiou' },
  fr: { letters: LATIN, vowels: 'aeiouy' },
  id: { letters: LATIN, vowels: 'aeiou' },
  it: { letters: 'abcdefghilmnopqrstuvz', vowels: 'aeiou' },
  pl: { letters: 'aąbcćdeęfghijklłmnńoóprsśtuwyzźż', vowels: 'aąeęioóuy' },
  pt: { letters: LATIN, vowels: 'aeiou' },
  ru: { letters: 'абвгдеёжзийклмнопрстуфхцчшщъыьэюя', vowels: 'аеёиоуыэюя', signs: 'ъь' },
  el: { letters: 'αβγδεζηθικλμνξοπρστυφχψω', vowels: 'αεηιουω' },
} as const satisfies Record<string, Alphabet>

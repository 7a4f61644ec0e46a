import type { ListLanguage } from '../../../registry/lib/words/list.ts'

/** A letter that words of the language are not written with; hyphen, apostrophe and space are part of some. */
export const FOREIGN_LETTERS: Record<ListLanguage, RegExp> = {
  en: /[^a-z -]/i,
  es: /[^a-zñáéíóúü -]/i,
  fr: /[^a-zàâæçéèêëîïôœùûüÿ’ -]/i,
  id: /[^a-z -]/i,
  it: /[^a-zàèéìòù’ -]/i,
  pl: /[^a-ząćęłńóśźż -]/i,
  pt: /[^a-záâãàçéêíóôõú -]/i,
  ru: /[^а-яё -]/i,
}

/** What stands in a list more than once, capitals aside. */
export function repeatedIn(words: readonly string[], language: ListLanguage): string[] {
  const folded = words.map((word) => word.normalize().toLocaleLowerCase(language))
  return words.filter((_, index) => folded.indexOf(folded[index] as string) !== index)
}

/** Not composed as NFC, or with a space, hyphen or apostrophe at an end or beside another. */
export function isUntidy(word: string): boolean {
  return word !== word.normalize() || !/^\p{L}.*\p{L}$/u.test(word) || /[ ’-]{2}/.test(word)
}

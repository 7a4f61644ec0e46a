import type { OtherLanguage } from '../../../engine/core/define.ts'

/** What an example's field `text` holds in other languages. */
export function inText(texts: { readonly [L in OtherLanguage]?: string }): {
  readonly [L in OtherLanguage]?: { readonly input: { readonly text: string } }
} {
  return Object.fromEntries(Object.entries(texts).map(([language, text]) => [language, { input: { text } }]))
}

/** What stands for an English word or phrase in the other languages. */
type Words = { readonly [L in OtherLanguage]?: string }

/**
 * What an example's field `text` holds in other languages where only some of it is in a language, such as the comments of code.
 * @param words by what is written in English
 */
export function inWords(text: string, words: Readonly<Record<string, Words>>): ReturnType<typeof inText> {
  const phrases = Object.entries(words)
  for (const [english] of phrases) if (!text.includes(english)) throw new Error(`the example has no “${english}”`)
  const languages = Object.keys(phrases[0]?.[1] ?? {}) as OtherLanguage[]
  return inText(
    Object.fromEntries(
      languages.map((language) => [
        language,
        phrases.reduce((all, [english, own]) => all.replaceAll(english, () => own[language] ?? english), text),
      ]),
    ),
  )
}

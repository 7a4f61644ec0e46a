import type { OtherLanguage } from '../../../engine/core/define.ts'

/** What an example's field `text` holds in other languages. */
export function inText(texts: { readonly [L in OtherLanguage]?: string }): {
  readonly [L in OtherLanguage]?: { readonly input: { readonly text: string } }
} {
  return Object.fromEntries(Object.entries(texts).map(([language, text]) => [language, { input: { text } }]))
}

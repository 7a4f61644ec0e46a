/** Quotation marks of the languages that have other ones than English, with what belongs between them and the words. */
const MARKS: Readonly<Record<string, readonly [open: string, close: string]>> = {
  es: ['«', '»'],
  fr: ['«\u00a0', '\u00a0»'],
  pl: ['„', '”'],
  ru: ['«', '»'],
}
const ENGLISH = ['“', '”'] as const

/** @param locale BCP 47 */
export function quotesOf(locale: string): readonly [open: string, close: string] {
  return MARKS[locale.split('-', 1)[0] as string] ?? ENGLISH
}

import type { LocaleEntry } from '../core/entries.ts'
import { ToolError } from '../core/errors.ts'

/** What `--locale` may be. */
export type Locales = {
  /** The BCP 47 name to answer in: `pt` is ours, `fr-CA` is kept. @throws ToolError unknown-language */
  resolve(locale?: string): string
  /** The language whose words fit; the first for a locale that has none. */
  languageOf(locale?: string): string
}

export function createLocales(entries: readonly LocaleEntry[]): Locales {
  const [first] = entries
  if (!first) throw new Error('no locales')
  const find = (locale: string) => entries.find(({ id }) => id === locale.toLowerCase().split('-')[0])
  return {
    languageOf: (locale) => (locale === undefined ? first : (find(locale) ?? first)).id,
    resolve(locale) {
      if (locale === undefined) return first.bcp47
      const entry = find(locale)
      if (!entry) throw new ToolError('unknown-language')
      if (locale === entry.id) return entry.bcp47
      try {
        return Intl.getCanonicalLocales(locale)[0] ?? entry.bcp47
      } catch (cause) {
        throw new ToolError('unknown-language', {}, {}, { cause })
      }
    },
  }
}

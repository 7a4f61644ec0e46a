import type { LocaleEntry } from '../site/entries.ts'
import { ToolError } from '../core/errors.ts'

/** What `--locale` may be. */
export type Locales = {
  /** The language to answer in, its currency, and the BCP 47 name: `pt` is ours, `fr-CA` is kept. @throws ToolError unknown-language */
  resolve(locale?: string): { readonly language: string; readonly locale: string; readonly currency: string }
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
      const entry = locale === undefined ? first : find(locale)
      if (!entry) throw new ToolError('unknown-language')
      const { id: language, bcp47, currency } = entry
      if (locale === undefined || locale === language) return { language, locale: bcp47, currency }
      try {
        return { language, locale: Intl.getCanonicalLocales(locale)[0] ?? bcp47, currency }
      } catch (cause) {
        throw new ToolError('unknown-language', {}, {}, { cause })
      }
    },
  }
}

/**
 * The language of whoever runs the command, as POSIX names it (`fr_CA.UTF-8`, `pt_BR@euro`), as a BCP 47 name; undefined for `C`,
 * and for one that we do not speak.
 */
export function localeOf(env: Readonly<Record<string, string | undefined>>, entries: readonly LocaleEntry[]): string | undefined {
  const named = env.LC_ALL || env.LC_MESSAGES || env.LANG || ''
  const [, language = '', region] = /^([a-z]{2,3})(?:_([A-Z]{2}))?(?:[.@]|$)/.exec(named) ?? []
  if (!entries.some(({ id }) => id === language)) return undefined
  return region === undefined ? language : `${language}-${region}`
}

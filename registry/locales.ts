import type { LocaleEntry } from '../engine/site/entries.ts'

/**
 * Every language of the site; the first is the default and has no path prefix. A language is added here, with its words
 * in `locales/<id>/`: `npm run words -- <id>` lists them.
 */
export const locales = [
  { id: 'en', name: 'English', bcp47: 'en', currency: 'USD', amounts: 1, timeZone: 'America/New_York' },
  { id: 'es', name: 'Español', bcp47: 'es', currency: 'EUR', amounts: 1, timeZone: 'Europe/Madrid' },
  { id: 'fr', name: 'Français', bcp47: 'fr', currency: 'EUR', amounts: 1, timeZone: 'Europe/Paris' },
  { id: 'id', name: 'Bahasa Indonesia', bcp47: 'id', currency: 'IDR', amounts: 10_000, timeZone: 'Asia/Jakarta' },
  { id: 'it', name: 'Italiano', bcp47: 'it', currency: 'EUR', amounts: 1, timeZone: 'Europe/Rome' },
  { id: 'pl', name: 'Polski', bcp47: 'pl', currency: 'PLN', amounts: 5, timeZone: 'Europe/Warsaw' },
  { id: 'pt', name: 'Português', bcp47: 'pt-BR', currency: 'BRL', amounts: 5, timeZone: 'America/Sao_Paulo' },
  { id: 'ru', name: 'Русский', bcp47: 'ru', currency: 'RUB', amounts: 100, timeZone: 'Europe/Moscow' },
] as const satisfies readonly LocaleEntry<string>[]

declare module '../engine/core/language.ts' {
  interface Register {
    language: (typeof locales)[number]['id']
  }
}

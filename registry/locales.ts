import type { LocaleEntry } from '../engine/site/entries.ts'

/**
 * Every language of the site; the first is the default and has no path prefix. A language is added here, with its words
 * in `locales/<id>/`: `npm run words -- <id>` lists them.
 */
export const locales = [
  { id: 'en', name: 'English', bcp47: 'en', currency: 'USD' },
  { id: 'es', name: 'Español', bcp47: 'es', currency: 'EUR' },
  { id: 'fr', name: 'Français', bcp47: 'fr', currency: 'EUR' },
  { id: 'id', name: 'Bahasa Indonesia', bcp47: 'id', currency: 'IDR' },
  { id: 'it', name: 'Italiano', bcp47: 'it', currency: 'EUR' },
  { id: 'pl', name: 'Polski', bcp47: 'pl', currency: 'PLN' },
  { id: 'pt', name: 'Português', bcp47: 'pt-BR', currency: 'BRL' },
  { id: 'ru', name: 'Русский', bcp47: 'ru', currency: 'RUB' },
] as const satisfies readonly LocaleEntry<string>[]

declare module '../engine/core/define.ts' {
  interface Register {
    language: (typeof locales)[number]['id']
  }
}

import type { LocaleEntry } from '../engine/core/entries.ts'

/** Every language of the site; the first is the default and has no path prefix. */
export const locales = [
  { id: 'en', name: 'English', bcp47: 'en' },
  { id: 'es', name: 'Español', bcp47: 'es' },
  { id: 'fr', name: 'Français', bcp47: 'fr' },
  { id: 'id', name: 'Bahasa Indonesia', bcp47: 'id' },
  { id: 'it', name: 'Italiano', bcp47: 'it' },
  { id: 'pl', name: 'Polski', bcp47: 'pl' },
  { id: 'pt', name: 'Português', bcp47: 'pt-BR' },
  { id: 'ru', name: 'Русский', bcp47: 'ru' },
] as const satisfies readonly LocaleEntry[]

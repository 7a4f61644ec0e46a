import type { WordLists } from '../../lib/word-list.ts'

/** Common adjectives in the form in which dictionaries have them. Written for this project. */
export const ADJECTIVES: WordLists = {
  en: () => import('./adjectives/en.ts'),
  es: () => import('./adjectives/es.ts'),
  fr: () => import('./adjectives/fr.ts'),
  id: () => import('./adjectives/id.ts'),
  it: () => import('./adjectives/it.ts'),
  pl: () => import('./adjectives/pl.ts'),
  pt: () => import('./adjectives/pt.ts'),
  ru: () => import('./adjectives/ru.ts'),
}

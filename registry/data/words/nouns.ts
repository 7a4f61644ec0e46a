import type { WordLists } from '../../lib/word-list.ts'

/** Common nouns other than everyday things, which stand in a list of their own. Written for this project. */
export const NOUNS: WordLists = {
  en: () => import('./nouns/en.ts'),
  es: () => import('./nouns/es.ts'),
  fr: () => import('./nouns/fr.ts'),
  id: () => import('./nouns/id.ts'),
  it: () => import('./nouns/it.ts'),
  pl: () => import('./nouns/pl.ts'),
  pt: () => import('./nouns/pt.ts'),
  ru: () => import('./nouns/ru.ts'),
}

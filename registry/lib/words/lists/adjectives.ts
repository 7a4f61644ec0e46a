import type { WordLists } from '../list.ts'

/** Common adjectives in the form in which dictionaries have them. Written for this project. */
export const ADJECTIVES: WordLists = {
  en: () => import('../../../data/words/adjectives/en.ts'),
  es: () => import('../../../data/words/adjectives/es.ts'),
  fr: () => import('../../../data/words/adjectives/fr.ts'),
  id: () => import('../../../data/words/adjectives/id.ts'),
  it: () => import('../../../data/words/adjectives/it.ts'),
  pl: () => import('../../../data/words/adjectives/pl.ts'),
  pt: () => import('../../../data/words/adjectives/pt.ts'),
  ru: () => import('../../../data/words/adjectives/ru.ts'),
}

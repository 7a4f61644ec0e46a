import type { WordLists } from '../../lib/word-list.ts'

/** Facts that do not age, one on each line, below the name of its theme. Written for this project. */
export const FACTS: WordLists = {
  en: () => import('./facts/en.ts'),
  es: () => import('./facts/es.ts'),
  fr: () => import('./facts/fr.ts'),
  id: () => import('./facts/id.ts'),
  it: () => import('./facts/it.ts'),
  pl: () => import('./facts/pl.ts'),
  pt: () => import('./facts/pt.ts'),
  ru: () => import('./facts/ru.ts'),
}

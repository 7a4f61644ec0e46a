import type { WordLists } from '../../lib/word-list.ts'

/** Beginnings, main clauses and ends of sentences; each goes with every other. Written for this project. */
export const CLAUSES: WordLists = {
  en: () => import('./clauses/en.ts'),
  es: () => import('./clauses/es.ts'),
  fr: () => import('./clauses/fr.ts'),
  id: () => import('./clauses/id.ts'),
  it: () => import('./clauses/it.ts'),
  pl: () => import('./clauses/pl.ts'),
  pt: () => import('./clauses/pt.ts'),
  ru: () => import('./clauses/ru.ts'),
}

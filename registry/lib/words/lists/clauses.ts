import type { WordLists } from '../list.ts'

/** Beginnings, main clauses and ends of sentences; each goes with every other. Written for this project. */
export const CLAUSES: WordLists = {
  en: () => import('../../../data/words/clauses/en.ts'),
  es: () => import('../../../data/words/clauses/es.ts'),
  fr: () => import('../../../data/words/clauses/fr.ts'),
  id: () => import('../../../data/words/clauses/id.ts'),
  it: () => import('../../../data/words/clauses/it.ts'),
  pl: () => import('../../../data/words/clauses/pl.ts'),
  pt: () => import('../../../data/words/clauses/pt.ts'),
  ru: () => import('../../../data/words/clauses/ru.ts'),
}

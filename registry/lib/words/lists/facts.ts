import type { WordLists } from '../list.ts'

/** Facts that do not age, one on each line, below the name of its theme. Written for this project. */
export const FACTS: WordLists = {
  en: () => import('../../../data/words/facts/en.ts'),
  es: () => import('../../../data/words/facts/es.ts'),
  fr: () => import('../../../data/words/facts/fr.ts'),
  id: () => import('../../../data/words/facts/id.ts'),
  it: () => import('../../../data/words/facts/it.ts'),
  pl: () => import('../../../data/words/facts/pl.ts'),
  pt: () => import('../../../data/words/facts/pt.ts'),
  ru: () => import('../../../data/words/facts/ru.ts'),
}

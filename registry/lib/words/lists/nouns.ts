import type { WordLists } from '../list.ts'

/** Common nouns other than everyday things, which stand in a list of their own. Written for this project. */
export const NOUNS: WordLists = {
  en: () => import('../../../data/words/nouns/en.ts'),
  es: () => import('../../../data/words/nouns/es.ts'),
  fr: () => import('../../../data/words/nouns/fr.ts'),
  id: () => import('../../../data/words/nouns/id.ts'),
  it: () => import('../../../data/words/nouns/it.ts'),
  pl: () => import('../../../data/words/nouns/pl.ts'),
  pt: () => import('../../../data/words/nouns/pt.ts'),
  ru: () => import('../../../data/words/nouns/ru.ts'),
}

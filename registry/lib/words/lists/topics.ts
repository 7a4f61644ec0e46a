import type { WordLists } from '../list.ts'

/** Questions to start a conversation, one on each line, below the name of its theme. Written for this project. */
export const TOPICS: WordLists = {
  en: () => import('../../../data/words/topics/en.ts'),
  es: () => import('../../../data/words/topics/es.ts'),
  fr: () => import('../../../data/words/topics/fr.ts'),
  id: () => import('../../../data/words/topics/id.ts'),
  it: () => import('../../../data/words/topics/it.ts'),
  pl: () => import('../../../data/words/topics/pl.ts'),
  pt: () => import('../../../data/words/topics/pt.ts'),
  ru: () => import('../../../data/words/topics/ru.ts'),
}

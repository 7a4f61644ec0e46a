import type { WordLists } from '../../lib/word-list.ts'

/** Questions to start a conversation, one on each line, below the name of its theme. Written for this project. */
export const TOPICS: WordLists = {
  en: () => import('./topics/en.ts'),
  es: () => import('./topics/es.ts'),
  fr: () => import('./topics/fr.ts'),
  id: () => import('./topics/id.ts'),
  it: () => import('./topics/it.ts'),
  pl: () => import('./topics/pl.ts'),
  pt: () => import('./topics/pt.ts'),
  ru: () => import('./topics/ru.ts'),
}

import type { WordLists } from '../../lib/word-list.ts'

/** Common verbs in the form in which dictionaries have them. Written for this project. */
export const VERBS: WordLists = {
  en: () => import('./verbs/en.ts'),
  es: () => import('./verbs/es.ts'),
  fr: () => import('./verbs/fr.ts'),
  id: () => import('./verbs/id.ts'),
  it: () => import('./verbs/it.ts'),
  pl: () => import('./verbs/pl.ts'),
  pt: () => import('./verbs/pt.ts'),
  ru: () => import('./verbs/ru.ts'),
}

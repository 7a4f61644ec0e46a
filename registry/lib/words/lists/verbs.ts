import type { WordLists } from '../list.ts'

/** Common verbs in the form in which dictionaries have them. Written for this project. */
export const VERBS: WordLists = {
  en: () => import('../../../data/words/verbs/en.ts'),
  es: () => import('../../../data/words/verbs/es.ts'),
  fr: () => import('../../../data/words/verbs/fr.ts'),
  id: () => import('../../../data/words/verbs/id.ts'),
  it: () => import('../../../data/words/verbs/it.ts'),
  pl: () => import('../../../data/words/verbs/pl.ts'),
  pt: () => import('../../../data/words/verbs/pt.ts'),
  ru: () => import('../../../data/words/verbs/ru.ts'),
}

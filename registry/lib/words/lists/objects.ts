import type { WordLists } from '../list.ts'

/** Things of everyday life, some of them named by more than one word. Written for this project. */
export const OBJECTS: WordLists = {
  en: () => import('../../../data/words/objects/en.ts'),
  es: () => import('../../../data/words/objects/es.ts'),
  fr: () => import('../../../data/words/objects/fr.ts'),
  id: () => import('../../../data/words/objects/id.ts'),
  it: () => import('../../../data/words/objects/it.ts'),
  pl: () => import('../../../data/words/objects/pl.ts'),
  pt: () => import('../../../data/words/objects/pt.ts'),
  ru: () => import('../../../data/words/objects/ru.ts'),
}

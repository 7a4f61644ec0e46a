import type { WordLists } from '../list.ts'

/** Things to act or draw, in lines of one theme and difficulty each: `animals easy: cat, dog`. Written for this project. */
export const GUESSING: WordLists = {
  en: () => import('../../../data/words/guessing/en.ts'),
  es: () => import('../../../data/words/guessing/es.ts'),
  fr: () => import('../../../data/words/guessing/fr.ts'),
  id: () => import('../../../data/words/guessing/id.ts'),
  it: () => import('../../../data/words/guessing/it.ts'),
  pl: () => import('../../../data/words/guessing/pl.ts'),
  pt: () => import('../../../data/words/guessing/pt.ts'),
  ru: () => import('../../../data/words/guessing/ru.ts'),
}

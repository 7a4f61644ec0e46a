import type { WordLists } from '../../lib/word-list.ts'

/** Things to act or draw, in lines of one theme and difficulty each: `animals easy: cat, dog`. Written for this project. */
export const GUESSING: WordLists = {
  en: () => import('./guessing/en.ts'),
  es: () => import('./guessing/es.ts'),
  fr: () => import('./guessing/fr.ts'),
  id: () => import('./guessing/id.ts'),
  it: () => import('./guessing/it.ts'),
  pl: () => import('./guessing/pl.ts'),
  pt: () => import('./guessing/pt.ts'),
  ru: () => import('./guessing/ru.ts'),
}

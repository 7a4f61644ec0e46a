import type { WordLists } from '../../lib/word-list.ts'

/** Things of everyday life, some of them named by more than one word. Written for this project. */
export const OBJECTS: WordLists = {
  en: () => import('./objects/en.ts'),
  es: () => import('./objects/es.ts'),
  fr: () => import('./objects/fr.ts'),
  id: () => import('./objects/id.ts'),
  it: () => import('./objects/it.ts'),
  pl: () => import('./objects/pl.ts'),
  pt: () => import('./objects/pt.ts'),
  ru: () => import('./objects/ru.ts'),
}

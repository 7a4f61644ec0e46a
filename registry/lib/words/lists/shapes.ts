import type { WordLists } from '../list.ts'

/** Plane figures and solids. Written for this project. */
export const SHAPES: WordLists = {
  en: () => import('../../../data/words/shapes/en.ts'),
  es: () => import('../../../data/words/shapes/es.ts'),
  fr: () => import('../../../data/words/shapes/fr.ts'),
  id: () => import('../../../data/words/shapes/id.ts'),
  it: () => import('../../../data/words/shapes/it.ts'),
  pl: () => import('../../../data/words/shapes/pl.ts'),
  pt: () => import('../../../data/words/shapes/pt.ts'),
  ru: () => import('../../../data/words/shapes/ru.ts'),
}

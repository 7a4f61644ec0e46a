import type { WordLists } from '../../lib/word-list.ts'

/** Plane figures and solids. Written for this project. */
export const SHAPES: WordLists = {
  en: () => import('./shapes/en.ts'),
  es: () => import('./shapes/es.ts'),
  fr: () => import('./shapes/fr.ts'),
  id: () => import('./shapes/id.ts'),
  it: () => import('./shapes/it.ts'),
  pl: () => import('./shapes/pl.ts'),
  pt: () => import('./shapes/pt.ts'),
  ru: () => import('./shapes/ru.ts'),
}

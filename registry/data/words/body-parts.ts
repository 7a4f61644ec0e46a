import type { WordLists } from '../../lib/word-list.ts'

/** Parts of the human body. Written for this project. */
export const BODY_PARTS: WordLists = {
  en: () => import('./body-parts/en.ts'),
  es: () => import('./body-parts/es.ts'),
  fr: () => import('./body-parts/fr.ts'),
  id: () => import('./body-parts/id.ts'),
  it: () => import('./body-parts/it.ts'),
  pl: () => import('./body-parts/pl.ts'),
  pt: () => import('./body-parts/pt.ts'),
  ru: () => import('./body-parts/ru.ts'),
}

import type { WordLists } from '../list.ts'

/** Parts of the human body. Written for this project. */
export const BODY_PARTS: WordLists = {
  en: () => import('../../../data/words/body-parts/en.ts'),
  es: () => import('../../../data/words/body-parts/es.ts'),
  fr: () => import('../../../data/words/body-parts/fr.ts'),
  id: () => import('../../../data/words/body-parts/id.ts'),
  it: () => import('../../../data/words/body-parts/it.ts'),
  pl: () => import('../../../data/words/body-parts/pl.ts'),
  pt: () => import('../../../data/words/body-parts/pt.ts'),
  ru: () => import('../../../data/words/body-parts/ru.ts'),
}

import type { WordLists } from '../list.ts'

/** Whole sentences for each place in a short story; each goes with every other. Written for this project. */
export const STORY_LINES: WordLists = {
  en: () => import('../../../data/words/story-lines/en.ts'),
  es: () => import('../../../data/words/story-lines/es.ts'),
  fr: () => import('../../../data/words/story-lines/fr.ts'),
  id: () => import('../../../data/words/story-lines/id.ts'),
  it: () => import('../../../data/words/story-lines/it.ts'),
  pl: () => import('../../../data/words/story-lines/pl.ts'),
  pt: () => import('../../../data/words/story-lines/pt.ts'),
  ru: () => import('../../../data/words/story-lines/ru.ts'),
}

import type { WordLists } from '../../lib/word-list.ts'

/** Whole sentences for each place in a short story; each goes with every other. Written for this project. */
export const STORY_LINES: WordLists = {
  en: () => import('./story-lines/en.ts'),
  es: () => import('./story-lines/es.ts'),
  fr: () => import('./story-lines/fr.ts'),
  id: () => import('./story-lines/id.ts'),
  it: () => import('./story-lines/it.ts'),
  pl: () => import('./story-lines/pl.ts'),
  pt: () => import('./story-lines/pt.ts'),
  ru: () => import('./story-lines/ru.ts'),
}

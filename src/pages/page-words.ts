import type { PagePayload } from '../../engine/site/page.ts'
import type { GroupWord } from '../../engine/view/part-words.tsx'

/** A page's own words; without one in its language the key shows, and the words check fails. */
export function wordsOf<View extends string>({ words = {} }: Pick<PagePayload, 'words'>, _view: View): (word: GroupWord<View>) => string {
  return (word) => words[word] ?? word
}

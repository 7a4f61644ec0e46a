import type views from '../../locales/en/views.json'
import type { PagePayload } from '../../engine/core/page.ts'

/** Keys of the words that only one kind of page says. */
export type ViewWord<View extends string> = keyof typeof views extends infer Key
  ? Key extends `${View}.${infer Word}`
    ? Word
    : never
  : never

/** A page's own words; without one in its language the key shows, and the words check fails. */
export function wordsOf<View extends string>({ words = {} }: Pick<PagePayload, 'words'>, _view: View): (word: ViewWord<View>) => string {
  return (word) => words[word] ?? word
}

import type { Note } from '../../../engine/core/define.ts'
import { placeAt } from '../../../engine/core/errors.ts'
import { noteFirst } from '../text/note-first.ts'

/** Sentences for what {@link createUnmapped} notes. */
export const unmappedNotices = {
  unmapped: {
    warning: {
      one: '“{{character}}” ({{code}}) has no equivalent and was left as it is. It occurs {{count, number}} time, first at line {{line, number}}, column {{column, number}}.',
      other:
        '“{{character}}” ({{code}}) has no equivalent and was left as it is. It occurs {{count, number}} times, first at line {{line, number}}, column {{column, number}}.',
    },
  },
  'more-unmapped': {
    warning: {
      one: '{{count, number}} more character has no equivalent and was left as it is.',
      other: '{{count, number}} more characters have no equivalent and were left as they are.',
    },
  },
} as const

export type Unmapped = {
  /** @param offset in UTF-16 units */
  add(character: string, offset: number): void
  /** Notes each character, in the order in which they were met, at its first place in `text`. */
  say(text: string, note: Note<typeof unmappedNotices>): void
}

/** Collects the characters that a translation leaves as they are. */
export function createUnmapped(): Unmapped {
  const found = new Map<string, { readonly offset: number; count: number }>()
  return {
    add(character, offset) {
      const known = found.get(character)
      if (known) known.count++
      else found.set(character, { offset, count: 1 })
    },
    say: (text, note) =>
      noteFirst(
        [...found],
        ([character, { offset, count }]) => {
          const { line, column } = placeAt(text, offset)
          note('unmapped', { character: character.toWellFormed(), code: codeOf(character), count, line, column })
        },
        (count) => note('more-unmapped', { count }),
      ),
  }
}

/** The code points of a character, as in `U+0905` or `U+A98F U+A9B3`. */
export function codeOf(character: string): string {
  return Array.from(character, (one) => `U+${(one.codePointAt(0) as number).toString(16).toUpperCase().padStart(4, '0')}`).join(' ')
}

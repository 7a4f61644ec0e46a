import { expandReplacement } from '../../../lib/regex/replacement.ts'
import { patternFailures } from './faults.ts'

/** Of so many matches each begins the time of a search anew, then every so many. */
const OFTEN = 1_000

/** One match with the places of its groups, in UTF-16 units. */
export type Match = RegExpExecArray

/**
 * The matches of a pattern in a text, as `matchAll` finds them: after an empty one the search goes on one character further, which
 * is a whole one with the flags u and v. Without g only the first.
 * @param again is told that the search goes on
 */
export function* matchesOf(text: string, source: string, flags: string, again: () => void): Generator<Match> {
  const isAll = flags.includes('g')
  let count = 0
  const matches = text.matchAll(compiled(source, isAll ? flags : `${flags}g`))
  again()
  for (;;) {
    const next = attempt(() => matches.next())
    if (next.done) return
    if (++count < OFTEN || count % OFTEN === 0) again()
    yield next.value
    if (!isAll) return
  }
}

/** With indices, whether they are asked for or not: only they say where a group is. */
function compiled(source: string, flags: string): RegExp {
  return new RegExp(source, flags.includes('d') ? flags : `d${flags}`)
}

/** @throws ToolError regex-too-big: platforms compile a pattern on its first use and only then find it too big */
export function attempt<T>(work: () => T): T {
  try {
    return work()
  } catch (error) {
    if (error instanceof SyntaxError || error instanceof RangeError) return patternFailures.fail('regex-too-big', { field: 'pattern' })
    throw error
  }
}

/** What is between the matches, as `split` gives it: empty matches cut nothing at either end, and groups are kept. */
export function createSplitter(text: string): { put(match: Match): number; end(): string[] } {
  const pieces: string[] = []
  let from = 0
  let isEmptied = false
  return {
    put(match) {
      const { index } = match
      const end = index + match[0].length
      if (text === '') isEmptied = true
      if (index >= text.length || end === from) return pieces.length
      pieces.push(text.slice(from, index))
      for (const group of match.slice(1)) pieces.push(group ?? '')
      from = end
      return pieces.length
    },
    end: () => (isEmptied ? [] : [...pieces, text.slice(from)]),
  }
}

/** The text with its matches replaced, as `replace` gives it; `tooLong` is told when it becomes longer than `most`. */
export function createReplacer(text: string, template: string, most: number, tooLong: () => never) {
  const pieces: string[] = []
  let from = 0
  let length = text.length
  return {
    put(match: Match): string {
      const replacement = expandReplacement(template, match)
      length += replacement.length - match[0].length
      if (length > most) tooLong()
      pieces.push(text.slice(from, match.index), replacement)
      from = match.index + match[0].length
      return replacement
    },
    end: () => pieces.join('') + text.slice(from),
  }
}

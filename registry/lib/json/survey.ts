import type { Note } from '../../../engine/core/define.ts'
import { placeAt } from '../../../engine/core/errors.ts'
import { type JsonHandler, type JsonLeniency, type JsonReading, readJson } from './read.ts'
import type { JsonScalar } from './scan.ts'
import { Names } from './names.ts'
import { decodeJsonString } from './tree.ts'
import { noteFirst } from '../text/note-first.ts'

/** What a document holds. Depth is 0 for a bare value, 1 for a flat object or list. */
export type JsonSurvey = {
  readonly depth: number
  readonly counts: Readonly<Record<JsonScalar | 'object' | 'array', number>>
  readonly names: number
  /** Names that stand again in the same object, at their later place. */
  readonly repeated: readonly { readonly name: string; readonly offset: number }[]
  readonly passed: JsonLeniency
}

/** Reads a document and counts. @throws ToolError as {@link readJson} */
export function surveyJson(text: string, reading?: JsonReading): JsonSurvey {
  const { handler, survey } = createSurvey(text)
  return survey(readJson(text, handler, reading))
}

/** Counts while something else reads the document too. */
export function createSurvey(text: string): {
  readonly handler: Required<JsonHandler>
  readonly survey: (passed: JsonLeniency) => JsonSurvey
} {
  const counts = { object: 0, array: 0, string: 0, number: 0, boolean: 0, null: 0 }
  const repeated: { name: string; offset: number }[] = []
  const seen: (Names<string> | undefined)[] = []
  let depth = 0
  let names = 0
  const handler: Required<JsonHandler> = {
    open(bracket) {
      counts[bracket === '{' ? 'object' : 'array']++
      seen.push(bracket === '{' ? new Names() : undefined)
      depth = Math.max(depth, seen.length)
    },
    close: () => seen.pop(),
    name(start, end) {
      names++
      const name = decodeJsonString(text, start, end)
      if (!(seen.at(-1) as Names<string>).add(name)) repeated.push({ name, offset: start })
    },
    value: (type) => counts[type]++,
  }
  return { handler, survey: (passed) => ({ depth, counts, names, repeated, passed }) }
}

/** Sentences for what {@link noteJson} notes. */
export const jsonNotices = {
  'repeated-name': {
    warning: 'The key “{{name}}” appears again in the same object, at line {{line, number}}. Most programs keep only the last one.',
  },
  'more-repeated-names': {
    warning: { one: 'There is {{count, number}} more duplicate key.', other: 'There are {{count, number}} more duplicate keys.' },
  },
  'comments-passed': {
    info: {
      one: '{{count, number}} comment was removed. JSON doesn’t allow comments.',
      other: '{{count, number}} comments were removed. JSON doesn’t allow comments.',
    },
  },
  'commas-passed': {
    info: {
      one: '{{count, number}} trailing comma was removed. JSON doesn’t allow trailing commas.',
      other: '{{count, number}} trailing commas were removed. JSON doesn’t allow trailing commas.',
    },
  },
} as const

/** What the reader should know beside the result. */
export function noteJson(
  text: string,
  { repeated, passed }: Pick<JsonSurvey, 'repeated' | 'passed'>,
  note: Note<typeof jsonNotices>,
): void {
  noteFirst(
    repeated,
    ({ name, offset }) => note('repeated-name', { name: name.slice(0, 100).toWellFormed(), line: placeAt(text, offset).line }),
    (count) => note('more-repeated-names', { count }),
  )
  if (passed.comments > 0) note('comments-passed', { count: passed.comments })
  if (passed.trailingCommas > 0) note('commas-passed', { count: passed.trailingCommas })
}

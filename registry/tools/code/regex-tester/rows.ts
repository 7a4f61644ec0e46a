import type { Note } from '../../../../engine/core/define.ts'
import { type LinePlace, placesOf } from '../../../lib/text/places.ts'
import type { ReadPattern } from './read-pattern.ts'
import { type Match, attempt } from './search.ts'

export const MOST_TESTS = 1000
const LONGEST_SHOWN = 200

export const referenceNotices = {
  'no-group': {
    warning: 'The replacement uses {{reference}}, but the pattern has no such group, so these characters are inserted as they are.',
  },
  'no-name': { warning: 'The replacement uses {{reference}}, but no group has that name, so nothing is inserted there.' },
} as const

export type Shown = { readonly match: Match; readonly replacement: string | undefined }

export function matchRows(text: string, shown: readonly Shown[]) {
  const places = placesOf(
    text,
    shown.map(({ match }) => match.index),
  )
  return shown.map(({ match, replacement }, at) => ({
    match: at + 1,
    ...(places[at] as LinePlace),
    start: match.index,
    end: match.index + match[0].length,
    found: shorten(match[0]),
    ...(replacement !== undefined && { replacement }),
  }))
}

export function groupRows(shown: readonly Shown[], names: readonly (string | null)[]) {
  return shown.flatMap(({ match }, at) =>
    names.map((name, index) => {
      const found = match[index + 1]
      const place = match.indices?.[index + 1]
      return {
        match: at + 1,
        group: index + 1,
        ...(name !== null && { name }),
        ...(found !== undefined && place && { start: place[0], end: place[1], found: shorten(found) }),
      }
    }),
  )
}

type Test = { text: string; expected: 'match' | 'none'; found?: string; verdict: 'passed' | 'failed' }

export function runTests(
  { should, shouldNot }: { readonly should: string; readonly shouldNot: string },
  { source, flags }: ReadPattern,
  again: () => void,
  tooMany: () => never,
): Test[] | undefined {
  const lines = [...linesOf(should).map((line) => [line, 'match'] as const), ...linesOf(shouldNot).map((line) => [line, 'none'] as const)]
  if (lines.length > MOST_TESTS) tooMany()
  const pattern = new RegExp(source, flags.replace('g', ''))
  const tests = lines.map(([line, expected]): Test => {
    again()
    pattern.lastIndex = 0
    const found = attempt(() => pattern.exec(line))?.[0]
    const isPassed = (found !== undefined) === (expected === 'match')
    return { text: shorten(line), expected, ...(found !== undefined && { found: shorten(found) }), verdict: isPassed ? 'passed' : 'failed' }
  })
  return tests.length > 0 ? tests : undefined
}

/** A line break at the end begins no further test. */
function linesOf(text: string): string[] {
  return text === '' ? [] : text.replace(/(?:\r\n|\r|\n)$/, '').split(/\r\n|\r|\n/)
}

export function noteReferences(
  template: string,
  groups: readonly { readonly name: string | null }[],
  note: Note<typeof referenceNotices>,
): void {
  const names = new Set(groups.map(({ name }) => name))
  const hasNames = groups.some(({ name }) => name !== null)
  for (const { 0: reference, 1: digits, 2: name } of template.matchAll(/\$\$|\$([1-9]\d?|0[1-9])|\$<([^>]*)>/g)) {
    const isMissing =
      name === undefined
        ? digits !== undefined && Number(digits) > groups.length && Number(digits[0]) > groups.length
        : !hasNames || !names.has(name)
    if (isMissing) return note(name !== undefined && hasNames ? 'no-name' : 'no-group', { reference: reference.toWellFormed() })
  }
}

export function shorten(text: string): string {
  return (text.length > LONGEST_SHOWN ? `${text.slice(0, LONGEST_SHOWN)}…` : text).toWellFormed()
}

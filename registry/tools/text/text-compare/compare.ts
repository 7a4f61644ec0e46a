import { diffArrays } from 'diff'
import { diffLines, type DiffStep } from './line-diff.ts'
import { segmenterOf } from '../../../lib/text/segments.ts'

/** What a comparison passes over. */
export type CompareRules = {
  readonly ignoreCase: boolean
  readonly space: 'compare' | 'ends' | 'all'
  readonly ignoreBlankLines: boolean
  /** What is marked inside of changed lines; words unless said. */
  readonly by?: 'word' | 'grapheme'
}

export type TextLines = {
  readonly lines: readonly string[]
  /** The last line has no line break after it. */
  readonly isOpen: boolean
  /** The first line break; undefined where there is none. */
  readonly end?: string
}

/** Lines without their ends, which may be CRLF, CR or LF. */
export function splitLines(text: string): TextLines {
  if (text === '') return { lines: [], isOpen: false }
  const lines = text.split(/\r\n|\r|\n/)
  const isOpen = lines.at(-1) !== ''
  if (!isOpen) lines.pop()
  return { lines, isOpen, end: /\r\n|\r|\n/.exec(text)?.[0] }
}

/** Matches the lines of two texts. @returns undefined beyond `mostEdits`, as {@link diffLines} */
export function compareLines(
  left: readonly string[],
  right: readonly string[],
  rules: CompareRules,
  mostEdits: number,
): DiffStep[] | undefined {
  const indexes = (lines: readonly string[]) =>
    lines.flatMap((line, index) => (rules.ignoreBlankLines && line.trim() === '' ? [] : [index]))
  const [a, b] = [indexes(left), indexes(right)]
  const keys = (kept: readonly number[], lines: readonly string[]) => kept.map((index) => keyOf(lines[index] as string, rules))
  return diffLines(keys(a, left), keys(b, right), mostEdits)?.map((step) => ({
    left: step.left !== undefined ? (a[step.left] as number) : undefined,
    right: step.right !== undefined ? (b[step.right] as number) : undefined,
  }))
}

/** The form of a line or word under which it is compared. */
function keyOf(text: string, { ignoreCase, space }: CompareRules): string {
  const spaced = space === 'all' ? text.replace(/\s+/gu, '') : space === 'ends' ? text.trim().replace(/\s+/gu, ' ') : text
  return ignoreCase ? spaced.toLowerCase() : spaced
}

type Token = { text: string; changed: boolean }
type Side = { line: number; tokens: Token[] }
type Lines = { line: number; count: number }
/** The first row of a block of differences names all lines that stand between equal ones, also those that are passed over. */
type DiffRow = {
  kind: 'same' | 'removed' | 'added' | 'changed' | 'skipped'
  left?: Side
  right?: Side
  count?: number
  span?: { left: Lines; right: Lines }
}

/** Rows of a comparison: lines that only one side has are set against each other where both sides have some. */
export function makeRows(steps: readonly DiffStep[], left: readonly string[], right: readonly string[], rules: CompareRules): DiffRow[] {
  const rows: DiffRow[] = []
  let [leftFrom, rightFrom] = [0, 0]
  for (let i = 0; i < steps.length;) {
    const { left: l, right: r } = steps[i] as DiffStep
    if (l !== undefined && r !== undefined) {
      rows.push({ kind: 'same', left: plainSide(l, left, false), right: plainSide(r, right, false) })
      ;[leftFrom, rightFrom] = [l + 1, r + 1]
      i++
      continue
    }
    const gap: DiffStep[] = []
    while (i < steps.length && isOneSided(steps[i] as DiffStep)) gap.push(steps[i++] as DiffStep)
    const { left: leftTo = left.length, right: rightTo = right.length } = steps[i] ?? {}
    const span = { left: { line: leftFrom + 1, count: leftTo - leftFrom }, right: { line: rightFrom + 1, count: rightTo - rightFrom } }
    rowsOfGap(gap, left, right, rules).forEach((row, index) => rows.push(index === 0 ? { ...row, span } : row))
  }
  return rows
}

function isOneSided({ left, right }: DiffStep): boolean {
  return left === undefined || right === undefined
}

function rowsOfGap(gap: readonly DiffStep[], left: readonly string[], right: readonly string[], rules: CompareRules): DiffRow[] {
  const removed = gap.flatMap(({ left: l }) => (l === undefined ? [] : [l]))
  const added = gap.flatMap(({ right: r }) => (r === undefined ? [] : [r]))
  return Array.from({ length: Math.max(removed.length, added.length) }, (_, k): DiffRow => {
    const l = removed[k]
    const r = added[k]
    if (l === undefined) return { kind: 'added', right: plainSide(r as number, right, true) }
    if (r === undefined) return { kind: 'removed', left: plainSide(l, left, true) }
    const [leftTokens, rightTokens] = diffInside(left[l] as string, right[r] as string, rules)
    return { kind: 'changed', left: { line: l + 1, tokens: leftTokens }, right: { line: r + 1, tokens: rightTokens } }
  })
}

function plainSide(index: number, lines: readonly string[], changed: boolean): Side {
  return { line: index + 1, tokens: [{ text: lines[index] as string, changed }] }
}

/** Longer lines are marked as a whole. */
const LONGEST_LINE = 100_000
const MOST_WORD_EDITS = 200

/** The words or characters of two lines, marked where they differ. */
function diffInside(left: string, right: string, rules: CompareRules): [Token[], Token[]] {
  const whole = (text: string): Token[] => [{ text, changed: true }]
  if (Math.max(left.length, right.length) > LONGEST_LINE) return [whole(left), whole(right)]
  const a = segmentsOf(left, rules.by)
  const b = segmentsOf(right, rules.by)
  const comparator = (x: string, y: string) => keyOf(x, rules) === keyOf(y, rules)
  const changes = diffArrays(a, b, { comparator, maxEditLength: MOST_WORD_EDITS })
  if (!changes) return [whole(left), whole(right)]
  const leftTokens: Token[] = []
  const rightTokens: Token[] = []
  let i = 0
  let j = 0
  for (const { added, removed, count } of changes) {
    if (!added) addToken(leftTokens, a.slice(i, (i += count)).join(''), Boolean(removed))
    if (!removed) addToken(rightTokens, b.slice(j, (j += count)).join(''), Boolean(added))
  }
  return [leftTokens, rightTokens]
}

function segmentsOf(line: string, by: CompareRules['by'] = 'word'): string[] {
  return Array.from(segmenterOf('und', by).segment(line), ({ segment }) => segment)
}

function addToken(tokens: Token[], text: string, changed: boolean): void {
  const last = tokens.at(-1)
  if (last?.changed === changed) last.text += text
  else tokens.push({ text, changed })
}

/** Rows with the equal ones left out that are further than `context` from a change. */
export function skipEqualRows(rows: readonly DiffRow[], context: number): DiffRow[] {
  const isNear = new Uint8Array(rows.length)
  rows.forEach(({ kind }, index) => {
    if (kind !== 'same') isNear.fill(1, Math.max(0, index - context), index + context + 1)
  })
  const kept: DiffRow[] = []
  rows.forEach((row, index) => {
    const last = kept.at(-1)
    if (isNear[index]) kept.push(row)
    else if (last?.kind === 'skipped') last.count = (last.count as number) + 1
    else kept.push({ kind: 'skipped', count: 1 })
  })
  return kept
}

/** Rows by kind, and how much of both texts is equal, in percent of their characters; a line end counts as one. */
export function countRows(rows: readonly DiffRow[]) {
  const counts = { same: 0, changed: 0, removed: 0, added: 0 }
  let equal = 0
  let all = 0
  for (const { kind, left, right } of rows) {
    if (kind === 'skipped') continue
    counts[kind]++
    for (const side of [left, right]) {
      if (!side) continue
      // The end of a line is equal where the whole line is.
      all++
      if (kind === 'same') equal++
      for (const { text, changed } of side.tokens) {
        all += text.length
        if (!changed) equal += text.length
      }
    }
  }
  return { ...counts, similarity: all === 0 ? 100 : (100 * equal) / all }
}

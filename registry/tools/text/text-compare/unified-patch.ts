import { FILE_HEADERS_ONLY, formatPatch, type StructuredPatchHunk } from 'diff'
import type { DiffStep } from './line-diff.ts'
import type { TextLines } from './compare.ts'

const CONTEXT = 3

type Line = { readonly sign: ' ' | '-' | '+'; readonly text: string; readonly isOpen: boolean }

/** The steps as a unified patch that `patch` and `git apply` take; empty where nothing changed. Kept lines are those of the left text. */
export function makePatch(steps: readonly DiffStep[], left: TextLines, right: TextLines): string {
  const lines = steps.flatMap((step) => linesOfStep(step, left, right))
  const hunks: StructuredPatchHunk[] = []
  let [oldLine, newLine] = [1, 1]
  for (let i = 0; i < lines.length;) {
    let change = i
    while (lines[change]?.sign === ' ') change++
    if (change === lines.length) break
    const start = Math.max(i, change - CONTEXT)
    const end = hunkEnd(lines, change)
    oldLine += start - i
    newLine += start - i
    const body = lines.slice(start, end)
    const oldLines = body.filter(({ sign }) => sign !== '+').length
    const newLines = body.filter(({ sign }) => sign !== '-').length
    const spelled = body.flatMap(({ sign, text, isOpen }) => (isOpen ? [sign + text, '\\ No newline at end of file'] : [sign + text]))
    hunks.push({ oldStart: oldLine, oldLines, newStart: newLine, newLines, lines: spelled })
    oldLine += oldLines
    newLine += newLines
    i = end
  }
  if (hunks.length === 0) return ''
  return formatPatch({ oldFileName: 'a', newFileName: 'b', oldHeader: undefined, newHeader: undefined, hunks }, FILE_HEADERS_ONLY)
}

/** A kept last line whose line break differs is a change to a patch. */
function linesOfStep({ left: l, right: r }: DiffStep, left: TextLines, right: TextLines): Line[] {
  const isOpenLeft = left.isOpen && l === left.lines.length - 1
  const isOpenRight = right.isOpen && r === right.lines.length - 1
  const removed: Line = { sign: '-', text: left.lines[l ?? -1] ?? '', isOpen: isOpenLeft }
  const added: Line = { sign: '+', text: right.lines[r ?? -1] ?? '', isOpen: isOpenRight }
  if (l === undefined) return [added]
  if (r === undefined) return [removed]
  return isOpenLeft === isOpenRight ? [{ ...removed, sign: ' ' }] : [removed, added]
}

/** After the last change that has no more than twice the context of kept lines before it, and its own context. */
function hunkEnd(lines: readonly Line[], firstChange: number): number {
  let last = firstChange
  for (let i = firstChange; i < lines.length && i - last <= 2 * CONTEXT + 1; i++) if ((lines[i] as Line).sign !== ' ') last = i
  return Math.min(lines.length, last + CONTEXT + 1)
}

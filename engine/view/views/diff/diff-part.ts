import type { Span } from './merge-text.ts'

export type Side = { readonly line: number; readonly tokens: readonly { readonly text: string; readonly changed: boolean }[] }
/** A line, or lines, of a comparison as its tool gives them. */
export type Part = {
  readonly kind: 'same' | 'removed' | 'added' | 'changed' | 'skipped'
  readonly left?: Side
  readonly right?: Side
  readonly count?: number
  readonly span?: Span
}

import type { FontId } from './options.ts'

/** A color, or one that runs from the upper left corner to the lower right one. */
export type Paint = string | readonly [from: string, to: string]

/** Lengths are in CSS pixels from the upper left corner. */
export type Shape =
  | {
      readonly kind: 'rect'
      readonly x: number
      readonly y: number
      readonly width: number
      readonly height: number
      readonly radius: number
      readonly fill: Paint
      readonly opacity?: number
    }
  | { readonly kind: 'circle'; readonly x: number; readonly y: number; readonly radius: number; readonly fill: string }

/**
 * How a stretch of text keeps to its columns whatever font has its letters. `as-is`: letters of one column each, from the left.
 * `middle`: one character in the middle of its columns. `stretch`: a word that fills its columns. `blank`: a tab, nothing to see.
 */
export type Fit = 'as-is' | 'middle' | 'stretch' | 'blank'

export type Run = {
  readonly text: string
  /** Left edge, and the baseline. */
  readonly x: number
  readonly y: number
  readonly width: number
  readonly fill: string
  readonly opacity: number
  readonly fit: Fit
}

/** A line of code: one row, or several when it is wrapped. */
export type SceneLine = { readonly rows: readonly (readonly Run[])[] }

/** A snapshot, placed. SVG, canvas and PDF are all drawn from it, so that they are the same. */
export type Scene = {
  readonly width: number
  readonly height: number
  readonly font: FontId
  readonly size: number
  /** Width of a column. */
  readonly advance: number
  readonly ligatures: boolean
  /** In the order in which they are drawn, below all text. */
  readonly shapes: readonly Shape[]
  /** Title, line numbers and marks: not part of the code. */
  readonly extras: readonly Run[]
  readonly lines: readonly SceneLine[]
  readonly endsInBreak: boolean
}

/** The code that a scene shows, letter for letter. */
export function textOfScene({ lines, endsInBreak }: Scene): string {
  return (
    lines
      .map(({ rows }) =>
        rows
          .flat()
          .map(({ text }) => text)
          .join(''),
      )
      .join('\n') + (endsInBreak ? '\n' : '')
  )
}

/** All characters that a scene shows, each once. */
export function charactersOf({ lines, extras }: Scene): string {
  const all = new Set<string>()
  for (const run of [...extras, ...lines.flatMap(({ rows }) => rows.flat())]) for (const character of run.text) all.add(character)
  return [...all].join('')
}

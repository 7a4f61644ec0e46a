/** What a tool takes of all that can be recognized in what somebody pastes. */
export type Recognizes = {
  /** Name of a recognizer, such as `json`. */
  readonly kind: string
  /** The field that gets it; the main text or file when left out. */
  readonly field?: string
  /** Name of what the recognizer read from it, which the field gets instead of the whole text: the day of a date. */
  readonly reading?: string
  /** How much this tool is meant, from 0 to 1, where the kind is certain; 1 when left out. */
  readonly confidence?: number
  /** Only where the text fits this, too. It is tried on the first 2,000 characters, and takes time in proportion to them. */
  readonly pattern?: RegExp
  /** What else the tool is given; `@name` is what the recognizer read under that name. */
  readonly values?: Readonly<Record<string, string | number | boolean | readonly string[]>>
}

/** Longest text on which the pattern of an entry is tried. */
export const MOST_PATTERN = 2000

/** What was recognized, as the recognizer says it. */
export type Recognition = {
  readonly kind: string
  /** From 0 to 1. */
  readonly confidence: number
  /** In what it was found, from the outside in. */
  readonly within: string[]
  readonly readings: Record<string, string>
  readonly facts: Record<string, string>
  /** Which of the contents it is; left out for what was given. */
  readonly content?: number | undefined
  /** Which of the contents it holds, once decoded. */
  readonly inside?: number | undefined
}

/** A kind as the registry lists it. */
export type RecognizedKind = { readonly label: string; readonly of: 'text' | 'file'; readonly readings?: readonly string[] }

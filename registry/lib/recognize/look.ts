/** Longest text that is read whole, in UTF-16 units; of a longer one the beginning decides. */
export const MOST_WHOLE = 256 * 1024
/** How much of a longer text, or of one that only patterns are tried on, is looked at. */
const HEAD = 8 * 1024
const MOST_LINES = 200

/** A text as recognizers see it. */
export type Look = {
  /** Without white space around it; at most {@link MOST_WHOLE} units. */
  readonly text: string
  /** The first units of it, for patterns. */
  readonly head: string
  /** The first lines of `head`; the last one may be cut off. */
  readonly lines: readonly string[]
  readonly isOneLine: boolean
  /** Whether `text` is all there is. */
  readonly isWhole: boolean
  /** Language of the reader: the order of a date and the decimal sign depend on it. */
  readonly language: string
}

/** What a recognizer saw. */
export type Sight = {
  /** From 0 to 1. */
  readonly confidence: number
  /** What was read from it, by the names that `kinds.ts` lists: the day of a date, the delimiter of a table. */
  readonly readings?: Readonly<Record<string, string>>
  /** What is worth knowing about it, by the names of `FACTS`. */
  readonly facts?: Readonly<Record<string, string>>
  /** What is in it once it is decoded. */
  readonly inside?: string | Uint8Array<ArrayBuffer>
}

/** Undefined where the text is nothing of this kind. It looks at a bounded text and takes time in proportion to it. */
export type Recognizer = (look: Look) => Sight | undefined

export function lookAt(given: string, language: string): Look {
  const isWhole = given.length <= MOST_WHOLE
  const text = (isWhole ? given : given.slice(0, MOST_WHOLE)).replace(/^\ufeff/, '').trim()
  const head = text.slice(0, HEAD)
  return { text, head, lines: head.split(/\r\n|\r|\n/, MOST_LINES), isOneLine: !/[\r\n]/.test(head), isWhole, language }
}

/** How many of these patterns are found, each with its weight. */
export function weigh(text: string, signs: readonly (readonly [RegExp, number])[]): number {
  return signs.reduce((sum, [sign, weight]) => sum + (sign.test(text) ? weight : 0), 0)
}

/** Whether bytes read as text that a person would have written. */
export function isReadable(text: string): boolean {
  // oxlint-disable-next-line no-control-regex -- control characters are what it looks for
  return text !== '' && !/[\u0000-\u0008\u000e-\u001a\u001c-\u001f\u007f-\u009f\ufffd]/.test(text)
}

const UTF8 = new TextDecoder('utf-8', { fatal: true })

/** The text that bytes are in UTF-8; undefined where they are none that can be read. */
export function readableText(bytes: Uint8Array): string | undefined {
  try {
    const text = UTF8.decode(bytes)
    return isReadable(text) ? text : undefined
  } catch {
    return undefined
  }
}

/** What a reader gives; undefined where it refuses. */
export function tried<T>(read: () => T): T | undefined {
  try {
    return read()
  } catch {
    return undefined
  }
}

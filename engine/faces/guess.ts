import type { Tool } from '../core/define.ts'
import type { FileValue } from '../core/file-value.ts'
import { type Recognition, type Recognizes, MOST_PATTERN } from '../core/recognize.ts'

/** What somebody pasted: a text, or a file. */
export type Given = { readonly text?: string; readonly file?: FileValue }

/** What the recognizer of the registry answers: all that it may be, and what was found inside. `head` is how the text begins, of a file too. */
export type Recognized = {
  readonly found: readonly Recognition[]
  readonly contents: readonly (string | FileValue)[]
  readonly head?: string | undefined
}

/** What a tool takes, as JSON. */
export type TakenKind = Omit<Recognizes, 'pattern' | 'field'> & {
  readonly field: string
  /** The field takes several files. */
  readonly isList?: boolean
  /** The field has a single line. */
  readonly isLine?: boolean
  readonly pattern?: readonly [source: string, flags: string]
}

/** What each tool takes; a build writes it, so that no tool is loaded to guess. */
export type GuessIndex = readonly { readonly tool: string; readonly takes: readonly TakenKind[] }[]

/** A tool that fits, and what to put into its fields. */
export type Offer = {
  readonly tool: string
  /** The field that gets what was pasted, or what was found in it. */
  readonly field: string
  /** All that goes into the fields, that one among them. */
  readonly values: Readonly<Record<string, unknown>>
  readonly kind: string
  readonly confidence: number
  /** In what it was found, from the outside in; empty where it is what was pasted. */
  readonly within: readonly string[]
  /** Which of the contents the field gets; left out where that is what was pasted, or what was read from it. */
  readonly content?: number
  /** The field gets what was read, not the whole. */
  readonly isRead: boolean
}

/** Most tools that are offered. */
const MOST_OFFERS = 12
/** What is less likely than this share of the likeliest is not offered: JSON is a text, too. */
const LEAST_SHARE = 0.55

/** The tools that fit what was recognized, the best first, each once. */
export function offersFor(given: Given, { found, contents, head }: Recognized, index: GuessIndex): Offer[] {
  const byKind = Map.groupBy(
    index.flatMap(({ tool, takes }) => takes.map((taken) => ({ tool, taken }))),
    ({ taken }) => taken.kind,
  )
  const offers = found.flatMap((recognition) =>
    (byKind.get(recognition.kind) ?? []).flatMap(({ tool, taken }): Offer[] => {
      const offer = offerOf(tool, taken, recognition, given, contents, head)
      return offer ? [offer] : []
    }),
  )
  const seen = new Set<string>()
  const best = Math.max(0, ...offers.map(({ confidence }) => confidence))
  return offers
    .filter(({ confidence }) => confidence >= best * LEAST_SHARE)
    .toSorted((a, b) => b.confidence - a.confidence)
    .filter(({ tool }) => !seen.has(tool) && seen.add(tool))
    .slice(0, MOST_OFFERS)
}

function offerOf(
  tool: string,
  { field, kind, confidence: share = 1, reading, pattern, values = {}, isList, isLine }: TakenKind,
  { confidence, within, readings, content }: Recognition,
  given: Given,
  contents: Recognized['contents'],
  head: string | undefined,
): Offer | undefined {
  const whole = content === undefined ? (given.text ?? given.file) : contents[content]
  const value = reading === undefined ? whole : readings[reading]
  if (value === undefined) return undefined
  // Of what was given, the beginning is enough, which is known of files as well.
  const text = (content === undefined ? head : typeof whole === 'string' ? whole : '')?.trim() ?? ''
  if (pattern && !new RegExp(...pattern).test(text.slice(0, MOST_PATTERN))) return undefined
  if (isLine && /[\r\n]/.test(reading === undefined ? text : String(value))) return undefined
  const others = Object.entries(values).map(([name, other]) => [name, isReading(other) ? readings[other.slice(1)] : other] as const)
  return {
    tool,
    field,
    values: { [field]: isList ? [value] : value, ...Object.fromEntries(others.filter(([, other]) => other !== undefined)) },
    kind,
    confidence: Math.round(confidence * share * 1000) / 1000,
    within,
    isRead: reading !== undefined,
    ...(content !== undefined && reading === undefined && { content }),
  }
}

const isReading = (value: unknown): value is string => typeof value === 'string' && value.startsWith('@')

/** What the faces know in a language: each tool that takes something, with its words, and the names of kinds. A build writes it. */
export type GuessFile = {
  readonly tools: readonly (GuessIndex[number] & {
    readonly text: string
    readonly url: string
    readonly icon: string
    readonly hue: number
    readonly effect: Tool['effect']
    readonly starts: Tool['starts']
  })[]
  readonly kinds: Readonly<Record<string, string>>
  /** Words of the box. */
  readonly say: Readonly<Record<string, string>>
  /** Where a page finds the recognizer, and the files that it may load. */
  readonly recognizer: { readonly module: string; readonly assets: Readonly<Record<string, string>> }
}

/** Tells what it may be that was pasted, and which tools fit. */
export type Guess = (given: Given, language: string) => Promise<Recognized & { readonly offers: readonly Offer[] }>

/** @param recognize runs the recognizer of the registry where this face runs its tools */
export function createGuess(
  recognize: (given: Given, language: string) => Promise<Recognized>,
  index: () => Promise<GuessIndex> | GuessIndex,
): Guess {
  return async (given, language) => {
    const [recognized, known] = await Promise.all([recognize(given, language), index()])
    return { ...recognized, offers: offersFor(given, recognized, known) }
  }
}

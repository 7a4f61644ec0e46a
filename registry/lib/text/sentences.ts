import { LEADING_ABBREVIATIONS } from '../../data/text/abbreviations.ts'
import { segmenterOf } from './segments.ts'
import type { TextLanguage } from './languages.ts'

/** Where a language has none, every full stop ends a sentence. */
const ABBREVIATIONS: { readonly [L in TextLanguage]?: readonly string[] } = LEADING_ABBREVIATIONS

type SentenceRules = {
  readonly language: TextLanguage
  /** Single line breaks are only those of wrapped lines. */
  readonly wrapped: boolean
  /** Initials and abbreviations before a name end no sentence. */
  readonly abbreviations: boolean
}

/**
 * The sentences that hold a letter or digit, in order, without the space around them.
 * Found by Unicode's rules (UAX 29), which end a sentence at each line break.
 */
export function* sentencesOf(text: string, { language, wrapped, abbreviations }: SentenceRules): Generator<string> {
  const known = new Set(abbreviations ? (ABBREVIATIONS[language] ?? []) : [])
  let open: string[] = []
  // The end of what is open: joining it all for each look would take ages where much is merged.
  let tail = ''
  for (const { segment } of segmenterOf(language, 'sentence').segment(wrapped ? unwrap(text) : text)) {
    if (open.length > 0 && !(abbreviations && goesOn(tail, segment, known))) {
      yield* sentenceIn(open.join(''))
      open = []
      tail = ''
    }
    open.push(segment)
    tail = (tail + segment).slice(-TAIL)
  }
  yield* sentenceIn(open.join(''))
}

/** How many there are; a line break ends one, an abbreviation before a name does not. */
export function countSentences(text: string, language: TextLanguage): number {
  let count = 0
  for (const _ of sentencesOf(text, { language, wrapped: false, abbreviations: true })) count++
  return count
}

/** A lone line break between two lines of text becomes a space. */
function unwrap(text: string): string {
  return text.replace(/(?<=\S)[ \t]*(?:\r\n|[\r\n\u2028\u2029])[ \t]*(?=\S)/g, ' ')
}

function* sentenceIn(segments: string): Generator<string> {
  if (/[\p{L}\p{N}]/u.test(segments)) yield segments.trim()
}

const TAIL = 24
const INITIAL = /^["'“‘«(]*\p{Lu}\.\s+$/u
const INITIALS = /(?:^|\s)\p{Lu}\.\s+\p{Lu}\.\s+$/u

/** Whether what looks like the end of a sentence is not: “Dr. | Who”, “J. | R. | Tolkien”. */
function goesOn(tail: string, next: string, known: ReadonlySet<string>): boolean {
  if (/[\r\n\u0085\u2028\u2029]$/.test(tail)) return false
  const last = /(?:^|[\s"'“‘«(/])([\p{L}\p{M}-]{1,8})\.\s+$/u.exec(tail)?.[1]
  if (last === undefined) return false
  if (known.has(last) || known.has(last.charAt(0).toLowerCase() + last.slice(1))) return true
  return /^\p{Lu}$/u.test(last) && (INITIAL.test(tail) || INITIALS.test(tail) || INITIAL.test(next.slice(0, TAIL)))
}

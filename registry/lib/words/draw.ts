import * as z from 'zod'
import type { RandomSource } from '../../../engine/core/context.ts'
import type { Fail } from '../../../engine/core/define.ts'
import { choice, text, whole } from '../../../engine/core/kit.ts'
import { part } from '../../../engine/core/parts.ts'
import { countField, draw, drawFailures, drawFields } from '../chance/draw.ts'
import { countGraphemes } from '../text/segments.ts'
import { LIST_LANGUAGES, type ListLanguage } from './list.ts'

/** Longest entry of a list from which words are drawn, in characters as people count them. */
export const LONGEST_WORD = 30

/** The language of a list, which follows the page. */
export const listLanguage = choice('Language', LIST_LANGUAGES, { default: 'en', named: 'language', defaultFrom: 'locale' })

/** The options of a tool that draws words of one language. */
export const wordFields = {
  language: listLanguage,
  count: countField(5),
  start: text('Starts with', { max: 10, default: '', help: 'One or more letters.' }),
  shortest: whole('Shortest length', { min: 1, max: LONGEST_WORD, default: 1, unit: 'character|characters', advanced: true }),
  longest: whole('Longest length', { min: 1, max: LONGEST_WORD, default: LONGEST_WORD, unit: 'character|characters', advanced: true }),
  unique: drawFields.unique,
  seed: drawFields.seed,
}

export const wordFailures = {
  ...drawFailures,
  'shortest-above-longest': 'The shortest length ({{shortest, number}}) is greater than the longest ({{longest, number}}). Swap them.',
  'no-word-fits': 'No word in this list matches. Try other first letters or another length.',
} as const

/** What the large lists hold, for the notes of such a tool. */
export const WORD_NOTE =
  'The lists are our own: a few hundred common words per language, suitable for any age, in the form you find in a dictionary.'
/** How first letters are compared, for the notes. */
export const START_NOTE =
  'Accents and letter case don’t matter in the first letters, so “e” also finds “é”. Letters that count as separate in the alphabet, such as ñ or ł, are kept apart.'

/** The output of such a tool. */
export const wordsOutput = (fileName: string, label = 'Words') =>
  z.object({ words: part(z.array(z.string()), label, { view: 'list', fileName }) })

export type WordChoice = {
  readonly language: ListLanguage
  readonly count: number
  readonly start: string
  readonly shortest: number
  readonly longest: number
  readonly unique: boolean
  readonly seed: string
}

/**
 * Draws from the entries that begin and are as long as asked for.
 * Accents and capitals do not matter at the start, but letters that the language counts as its own do (ñ, ł, й).
 * @throws ToolError shortest-above-longest, no-word-fits, too-few-to-draw
 */
export function drawWords(words: readonly string[], choice: WordChoice, random: RandomSource, fail: Fail<typeof wordFailures>): string[] {
  const { shortest, longest } = choice
  if (shortest > longest) return fail('shortest-above-longest', { shortest, longest, field: 'shortest' })
  const begins = beginsWith(choice.start.trim(), choice.language)
  const fitting = words.filter((word) => {
    const length = countGraphemes(word)
    return length >= shortest && length <= longest && begins(word)
  })
  if (fitting.length === 0) return fail('no-word-fits', { field: choice.start === '' ? 'shortest' : 'start' })
  return draw(fitting, choice, random, fail)
}

function beginsWith(start: string, language: ListLanguage): (word: string) => boolean {
  const wanted = foldAccents(start, language)
  return (word) => foldAccents(word, language).startsWith(wanted)
}

/** Marked letters that are letters of their own in a language, not another letter with an accent. */
const OWN_LETTERS: { readonly [L in ListLanguage]?: string } = { es: 'ñ', pl: 'ąćęłńóśźż', ru: 'й' }

function foldAccents(text: string, language: ListLanguage): string {
  const own = OWN_LETTERS[language] ?? ''
  return Array.from(text.normalize().toLowerCase(), (letter) => {
    if (own.includes(letter)) return letter
    if (letter === 'œ') return 'oe'
    return letter.normalize('NFD').replace(/\p{M}/gu, '')
  }).join('')
}

import { fail } from '../../../engine/core/define.ts'
import * as z from 'zod'
import type { RandomContext, RandomSource } from '../../../engine/core/context.ts'
import { choice, choices, text, whole } from '../../../engine/core/kit.ts'
import { part } from '../../../engine/core/parts.ts'
import { whileStyling } from './tools.ts'
import { STYLED_TEXT_MOST, type TextStyle, graphemesOf, readStyledText, styleChoices, styleDirection, styleText } from './styles.ts'
import { MARK_PLACES, type MarkCounts, type MarkPlace, drawMarks, removeMarks, takesMarks } from './zalgo.ts'

/** The strength at which a recipe holds as it is written. */
const USUAL = 5
/** Longest text with its marks, in UTF-16 units: the longest result must pass the other way. */
const MARKED_TEXT_MOST = 1_000_000

/** What a tool does to each letter at usual strength; at others in proportion. */
type Recipe = {
  readonly marks: MarkCounts
  /** Signs strewn in, and how many of a hundred letters one follows. */
  readonly noise?: { readonly signs: string; readonly percent: number }
  /** How many of a hundred letters change case or shape. */
  readonly swaps?: number
}

type Input = {
  readonly text: string
  readonly direction: 'style' | 'plain'
  readonly strength: number
  readonly marks: readonly MarkPlace[]
}

const fields = {
  text: text('Text', { max: MARKED_TEXT_MOST, control: 'multiline', lines: 3 }),
  direction: styleDirection,
  strength: whole('Strength', { min: 1, max: 10, default: USUAL, control: 'slider', ...whileStyling }),
  marks: choices(
    'Marks',
    { up: 'Above', middle: 'Through the middle', down: 'Below' },
    { min: 1, max: MARK_PLACES.length, default: [...MARK_PLACES], ...whileStyling },
  ),
}
const output = z.object({ text: part(z.string(), 'Result') })

/** Input, output and transform of a tool that heaps random marks on letters, and takes them away again. */
export function markedText(recipe: Recipe) {
  return {
    input: z.object(fields),
    output,
    transform: (input: Input, { random }: RandomContext) => ({
      text: input.direction === 'plain' ? removeMarks(removeNoise(input.text, recipe)) : spoil(shortText(input), recipe, input, random),
    }),
  }
}

/** The same with a choice of letters below the marks. */
export function markedLetters<const S extends TextStyle>(recipe: Recipe, styles: readonly [S, ...S[]]) {
  return {
    input: z.object({
      ...fields,
      letters: choice('Letters', { same: 'As they are', ...styleChoices(styles) }, { default: 'same' as never, ...whileStyling }),
    }),
    output,
    transform: (input: Input & { readonly letters: 'same' | S }, { random }: RandomContext) => {
      if (input.direction === 'plain') return { text: removeMarks(removeNoise(input.text, recipe), readStyledText) }
      const text = shortText(input)
      return { text: spoil(input.letters === 'same' ? text : styleText(text, input.letters), recipe, input, random) }
    },
  }
}

function shortText({ text }: Input): string {
  if (text.length > STYLED_TEXT_MOST) fail('too-long', { count: STYLED_TEXT_MOST, field: 'text' })
  return text
}

function spoil(text: string, recipe: Recipe, { strength, marks }: Input, random: RandomSource): string {
  const scale = (count: number) => Math.round((count * strength) / USUAL)
  const range = ([fewest, most]: readonly [number, number]): readonly [number, number] => [scale(fewest), Math.max(1, scale(most))]
  const counts = { up: range(recipe.marks.up), middle: range(recipe.marks.middle), down: range(recipe.marks.down) }
  const { noise, swaps = 0 } = recipe
  const happens = (percent: number) => percent > 0 && random.int(1, 1000) <= percent * 10 * (strength / USUAL)
  const signs = Array.from(noise?.signs ?? '')
  return graphemesOf(text.normalize('NFC'))
    .map((grapheme) => {
      if (!takesMarks(grapheme)) return grapheme
      const letter = happens(swaps) ? swapLetter(grapheme, random) : grapheme
      return letter + drawMarks(counts, marks, random) + (noise && happens(noise.percent) ? random.pick(signs) : '')
    })
    .join('')
}

/** The other case, or a look-alike of the letter. */
function swapLetter(letter: string, random: RandomSource): string {
  if (!/^[a-z]$/i.test(letter)) return letter
  const other = letter === letter.toLowerCase() ? letter.toUpperCase() : letter.toLowerCase()
  return random.pick([other, styleText(letter, 'strokes'), styleText(letter, 'greekish')])
}

function removeNoise(text: string, { noise }: Recipe): string {
  return noise ? text.replace(new RegExp(`[${noise.signs}]`, 'gu'), '') : text
}

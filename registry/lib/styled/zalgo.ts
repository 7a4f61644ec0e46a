import type { RandomSource } from '../../../engine/core/context.ts'
import { ZALGO_MARKS } from '../../data/symbols/zalgo-marks.ts'

export type MarkPlace = keyof typeof ZALGO_MARKS
export const MARK_PLACES = ['up', 'middle', 'down'] as const satisfies readonly MarkPlace[]

/** Fewest and most marks of each place on one letter. */
export type MarkCounts = { readonly [P in MarkPlace]: readonly [fewest: number, most: number] }

const POOLS = { up: Array.from(ZALGO_MARKS.up), middle: Array.from(ZALGO_MARKS.middle), down: Array.from(ZALGO_MARKS.down) }

/** Marks that other makers of such text use too, and languages as well. */
const SHARED = '\\u0300-\\u036f\\u0488\\u0489\\u1ab0-\\u1ace\\u1dc0-\\u1dff\\u20d0-\\u20e2\\u20e4-\\u20f0\\ufe20-\\ufe2f'
/** Accents stand before the marks of this maker, so that what follows one of them is no accent. */
const HEAP = new RegExp(`[${Object.values(ZALGO_MARKS).join('')}][${SHARED}]*`, 'gu')
/** Hardly any language puts two marks on a letter beyond what makes one character with it. */
const PILE = new RegExp(`[${SHARED}]{2}`, 'u')
/** More than any language puts on a letter, even where its accents are written as marks. */
const TOWER = new RegExp(`[${SHARED}]{3,}`, 'gu')
const SHARED_MARKS = new RegExp(`[${SHARED}]`, 'gu')

/** Whether a user-perceived character can carry marks: a letter, digit or sign, but no emoji, space or half a character. */
export function takesMarks(grapheme: string): boolean {
  return /^[\p{L}\p{N}\p{P}\p{S}]/u.test(grapheme) && !/[\p{Extended_Pictographic}\p{Regional_Indicator}\u20e3]/u.test(grapheme)
}

/** Random marks for one letter. */
export function drawMarks(counts: MarkCounts, places: readonly MarkPlace[], random: RandomSource): string {
  let marks = ''
  for (const place of MARK_PLACES)
    if (places.includes(place)) for (let left = random.int(...counts[place]); left > 0; left--) marks += random.pick(POOLS[place])
  return marks
}

/**
 * Takes the marks of {@link drawMarks} away. What is left are accents, unless somewhere two of them stand on one letter
 * beyond those that compose with it: then the text comes from another maker, and only the letters are kept, with what
 * composes with those that carry few marks.
 * @param read turns styled letters into plain ones, with which accents compose
 */
export function removeMarks(text: string, read: (text: string) => string = (same) => same): string {
  const accented = read(text.replace(HEAP, '').normalize('NFC'))
  if (!PILE.test(accented)) return accented
  return read(text.replace(TOWER, '').normalize('NFC')).replace(SHARED_MARKS, '')
}

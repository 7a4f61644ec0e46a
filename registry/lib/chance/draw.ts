import type { RandomSource } from '../../../engine/core/context.ts'
import type { Fail } from '../../../engine/core/define.ts'
import { choice, flag, text, whole } from '../../../engine/core/kit.ts'
import { seededRandom } from '../../../engine/core/random.ts'

/** Most that one run draws. */
export const MOST_DRAWN = 1000

/** The option of every tool that draws: with a seed, the same choices come again anywhere. */
export const seedField = text('Seed', {
  max: 100,
  default: '',
  help: 'The same seed gives the same result again. Leave it empty for a new random result each time.',
  advanced: true,
})

export const countField = (first: number) => whole('How many', { min: 1, max: MOST_DRAWN, default: first })

/** The options of a tool that draws several from a list. */
export const drawFields = { count: countField(1), unique: flag('No repeats', { default: true }), seed: seedField }

export const drawFailures = {
  'too-few-to-draw': 'Only {{available, number}} can be picked, but you asked for {{count, number}}. Ask for fewer, or allow repeats.',
} as const

/** How the choice is made, for the notes of such a tool. */
export const DRAW_NOTE =
  'Picks come from your device’s cryptographic random number generator, and each entry is equally likely. If you set a seed, a fixed algorithm (xoshiro128**) is used instead: the same seed and options give the same result on any device.'

/** Chance itself, or what a seed makes of it. */
export function chanceOf(seed: string, random: RandomSource): RandomSource {
  return seed === '' ? random : seededRandom(seed)
}

type Drawing = { readonly count: number; readonly unique: boolean; readonly seed: string }

/**
 * Draws places in a list of a length, counted from 0, each equally likely. The list itself need not be at hand.
 * @throws ToolError too-few-to-draw at `count` when repeats are excluded and the list is shorter
 */
export function drawPlaces(
  length: number,
  { count, unique, seed }: Drawing,
  random: RandomSource,
  fail: Fail<typeof drawFailures>,
): number[] {
  const chance = chanceOf(seed, random)
  if (length === 0 || (unique && count > length)) return fail('too-few-to-draw', { available: length, count, field: 'count' })
  if (!unique) return Array.from({ length: count }, () => chance.int(0, length - 1))
  // Fisher–Yates of which only the places that moved are kept.
  const moved = new Map<number, number>()
  return Array.from({ length: count }, (_, at) => {
    const found = chance.int(at, length - 1)
    const place = moved.get(found) ?? found
    moved.set(found, moved.get(at) ?? at)
    return place
  })
}

/**
 * Draws from a list, each entry equally likely.
 * @throws ToolError too-few-to-draw at `count` when repeats are excluded and the list is shorter
 */
export function draw<T>(items: readonly T[], drawing: Drawing, random: RandomSource, fail: Fail<typeof drawFailures>): T[] {
  return drawPlaces(items.length, drawing, random, fail).map((place) => items[place] as T)
}

/**
 * Draws places in proportion to whole weights of at least 1; without repeats, each draw is in proportion among those left.
 * @throws ToolError too-few-to-draw at `count` when repeats are excluded and the list is shorter
 */
export function drawWeighted(
  weights: readonly number[],
  { count, unique, seed }: Drawing,
  random: RandomSource,
  fail: Fail<typeof drawFailures>,
): number[] {
  const chance = chanceOf(seed, random)
  if (weights.length === 0 || (unique && count > weights.length))
    return fail('too-few-to-draw', { available: weights.length, count, field: 'count' })
  const left = [...weights]
  return Array.from({ length: count }, () => {
    const place = chance.weighted(left)
    if (unique) left[place] = 0
    return place
  })
}

/**
 * Draws what `make` makes, each outcome of which must be equally likely.
 * @param available how many different outcomes there are
 * @throws ToolError too-few-to-draw at `count` when repeats are excluded and there are fewer outcomes
 */
export function drawMade<T extends string | number>(
  make: (chance: RandomSource) => T,
  available: number,
  { count, unique, seed }: { readonly count: number; readonly unique: boolean; readonly seed: string },
  random: RandomSource,
  fail: Fail<typeof drawFailures>,
): T[] {
  if (available < 1 || (unique && count > available)) return fail('too-few-to-draw', { available, count, field: 'count' })
  const chance = chanceOf(seed, random)
  if (!unique) return Array.from({ length: count }, () => make(chance))
  const made = new Set<T>()
  while (made.size < count) made.add(make(chance))
  return [...made]
}

/** A range from one bound to the other, both included. */
export const rangeFailures = { 'min-above-max': '“From” ({{min, number}}) is greater than “To” ({{max, number}}). Swap them.' } as const
/** The same for years and ports, whose digits are not grouped. */
export const plainRangeFailures = { 'min-above-max': '“From” ({{min}}) is greater than “To” ({{max}}). Swap them.' } as const

const ORDERS = ['drawn', 'ascending', 'descending'] as const

export const orderField = choice(
  'Order',
  { drawn: 'As picked', ascending: 'Smallest first', descending: 'Largest first' },
  { default: 'drawn', advanced: true },
)

/** In the chosen order, by value. */
export function inOrder<T extends string | number | bigint>(drawn: readonly T[], order: (typeof ORDERS)[number]): T[] {
  if (order === 'drawn') return [...drawn]
  const sign = order === 'ascending' ? 1 : -1
  return drawn.toSorted((a, b) => (a < b ? -sign : a > b ? sign : 0))
}

import * as z from 'zod'
import type { RandomSource } from '../../engine/core/context.ts'
import type { Fail } from '../../engine/core/define.ts'
import { seededRandom } from '../../engine/core/random.ts'

/** Most that one run draws. */
export const MOST_DRAWN = 1000

/** The option of every tool that draws: with a seed, the same choices come again anywhere. */
export const seedField = z
  .string()
  .max(100)
  .default('')
  .meta({ label: 'Seed', help: 'The same seed gives the same result again. Without one, chance decides.', advanced: true })

/** The options of a tool that draws several from a list. */
export const drawFields = {
  count: z.int().min(1).max(MOST_DRAWN).default(1).meta({ label: 'How many' }),
  unique: z.boolean().default(true).meta({ label: 'No repeats' }),
  seed: seedField,
}

export const drawFailures = {
  'too-few-to-draw': 'There are only {{available, number}} to choose from, fewer than {{count, number}}. Ask for fewer, or allow repeats.',
} as const

/** How the choice is made, for the notes of such a tool. */
export const DRAW_NOTE =
  'Chance comes from the cryptographic generator of your device, and each entry is equally likely. With a seed, a fixed calculation (xoshiro128**) takes its place: the same seed and options give the same result on any device.'

/** Chance itself, or what a seed makes of it. */
export function chanceOf(seed: string, random: RandomSource): RandomSource {
  return seed === '' ? random : seededRandom(seed)
}

/**
 * Draws from a list, each entry equally likely.
 * @throws ToolError too-few-to-draw at `count` when repeats are excluded and the list is shorter
 */
export function draw<T>(
  items: readonly T[],
  { count, unique, seed }: { readonly count: number; readonly unique: boolean; readonly seed: string },
  random: RandomSource,
  fail: Fail<typeof drawFailures>,
): T[] {
  const chance = chanceOf(seed, random)
  if (items.length === 0 || (unique && count > items.length))
    return fail('too-few-to-draw', { available: items.length, count }, { field: 'count' })
  return unique ? chance.sample(items, count) : Array.from({ length: count }, () => chance.pick(items))
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
  if (available < 1 || (unique && count > available)) return fail('too-few-to-draw', { available, count }, { field: 'count' })
  const chance = chanceOf(seed, random)
  if (!unique) return Array.from({ length: count }, () => make(chance))
  const made = new Set<T>()
  while (made.size < count) made.add(make(chance))
  return [...made]
}

/** A range from one bound to the other, both included. */
export const rangeFailures = { 'min-above-max': '“From” ({{min, number}}) is above “To” ({{max, number}}).' } as const

export const ORDERS = ['drawn', 'ascending', 'descending'] as const

export const orderField = z
  .enum(ORDERS)
  .default('drawn')
  .meta({ label: 'Order', choices: { drawn: 'As drawn', ascending: 'Smallest first', descending: 'Largest first' }, advanced: true })

/** In the chosen order, by value. */
export function inOrder<T extends string | number | bigint>(drawn: readonly T[], order: (typeof ORDERS)[number]): T[] {
  if (order === 'drawn') return [...drawn]
  const sign = order === 'ascending' ? 1 : -1
  return drawn.toSorted((a, b) => (a < b ? -sign : a > b ? sign : 0))
}

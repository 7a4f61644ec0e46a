import * as z from 'zod'
import type { RandomSource } from '../../../engine/core/context.ts'
import type { Fail } from '../../../engine/core/define.ts'
import { text } from '../../../engine/core/kit.ts'
import { column, part, table } from '../../../engine/core/parts.ts'
import { value } from '../../../engine/core/schema.ts'
import { readEntries } from './entries.ts'
import { WEIGHTS_HELP, type WeightedEntry, percentOf, readWeight, weightFailures } from './weighted-entries.ts'

const MOST_ENTRIES = 1000

export const wheelFailures = {
  'too-many-entries': {
    one: 'You entered {{count, number}} entry; the wheel has room for {{maximum, number}}. Remove some.',
    other: 'You entered {{count, number}} entries; the wheel has room for {{maximum, number}}. Remove some.',
  },
  ...weightFailures,
} as const

/** The text field of a wheel. */
export const wheelText = (help = WEIGHTS_HELP) => text('Entries', { max: 200_000, help, control: 'multiline', lines: 8 })

/** What every wheel gives: the winner, and its parts for the drawing. */
export const wheelOutput = z.object({
  winner: part(z.string(), 'Winner', { view: 'headline' }),
  index: part(z.int(), 'Winner’s index', { help: 'Starts at 0.' }),
  list: table(
    'Entries',
    {
      name: column(z.string(), 'Name'),
      weight: column(z.int(), 'Weight'),
      chance: column(value.decimal, 'Chance', { format: 'percent', decimals: 2 }),
    },
    { fileName: 'wheel.csv' },
  ),
})

/**
 * Draws a winner, each entry in proportion to its weight.
 * @throws ToolError required, too-many-entries, bad-weight at the line
 */
export function spinWheel(text: string, random: RandomSource, fail: Fail<typeof wheelFailures>): z.output<typeof wheelOutput> {
  const read = readEntries(text)
  if (read.length > MOST_ENTRIES) fail('too-many-entries', { count: read.length, maximum: MOST_ENTRIES, field: 'text' })
  const entries: WeightedEntry[] = read.map((entry) => readWeight(entry, text, fail))
  const weights = entries.map(({ weight }) => weight)
  const total = weights.reduce((sum, weight) => sum + weight, 0)
  const index = random.weighted(weights)
  return { winner: entries[index]?.name ?? '', index, list: entries.map((entry) => ({ ...entry, chance: percentOf(entry.weight, total) })) }
}

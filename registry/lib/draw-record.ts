import * as z from 'zod'

const SOURCES = ['device', 'seed'] as const

/** Where chance came from. */
const sourceFields = {
  source: z.enum(SOURCES).meta({
    label: 'Chance from',
    choices: { device: 'Cryptographic generator of the device', seed: 'Fixed calculation from the seed (xoshiro128**)' },
  }),
  seed: z.string().meta({ label: 'Seed' }),
}

/** How a choice came about, shown beside it. */
export const chanceRecord = () => z.object(sourceFields).meta({ label: 'How it was drawn' })

/** The same with how many there were to choose from, and how many were drawn. */
export const drawRecord = () =>
  z
    .object({ entries: z.int().meta({ label: 'Entries' }), drawn: z.int().meta({ label: 'Drawn' }), ...sourceFields })
    .meta({ label: 'How it was drawn' })

export function recordChance(seed: string): { source: (typeof SOURCES)[number]; seed: string } {
  return { source: seed === '' ? 'device' : 'seed', seed }
}

/** The draws in their order, each with its place in the list. */
export const drawLog = (places = 'Place in the list') =>
  z
    .array(
      z.object({
        order: z.int().meta({ label: 'Draw no.' }),
        entry: z.string().meta({ label: 'Entry', copyable: true }),
        place: z.int().meta({ label: places }),
      }),
    )
    .meta({ label: 'Draw log', view: 'table', fileName: 'draw.csv' })

export function logDraws(
  drawn: readonly { readonly text: string; readonly place: number }[],
): { order: number; entry: string; place: number }[] {
  return drawn.map(({ text, place }, index) => ({ order: index + 1, entry: text, place }))
}

import * as z from 'zod'
import { choice } from '../../../engine/core/kit.ts'
import { column, facts, table } from '../../../engine/core/parts.ts'

const SOURCES = ['device', 'seed'] as const

/** Where chance came from. */
const sourceFields = {
  source: choice(
    'Random source',
    { device: 'Your device’s cryptographic generator', seed: 'Fixed algorithm from the seed (xoshiro128**)' },
    { required: true },
  ),
  seed: column(z.string(), 'Seed'),
}

/** How a choice came about, shown beside it. */
export const chanceRecord = () => facts('How it was picked', sourceFields)

/** The same with how many there were to choose from, and how many were drawn. */
export const drawRecord = () =>
  facts('How it was picked', { entries: column(z.int(), 'Entries'), drawn: column(z.int(), 'Picked'), ...sourceFields })

export function recordChance(seed: string): { source: (typeof SOURCES)[number]; seed: string } {
  return { source: seed === '' ? 'device' : 'seed', seed }
}

/** The draws in their order, each with its place in the list. */
export const drawLog = (places = 'Place in the list') =>
  table(
    'Log',
    { order: column(z.int(), 'Pick no.'), entry: column(z.string(), 'Entry', { copyable: true }), place: column(z.int(), places) },
    { fileName: 'draw.csv' },
  )

export function logDraws(
  drawn: readonly { readonly text: string; readonly place: number }[],
): { order: number; entry: string; place: number }[] {
  return drawn.map(({ text, place }, index) => ({ order: index + 1, entry: text, place }))
}

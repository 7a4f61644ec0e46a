import type { Fail } from '../../../engine/core/define.ts'
import type { Entry } from './entries.ts'

const MOST_WEIGHT = 1000

/** How weights are written, for the help of the field that takes them. */
export const WEIGHTS_HELP = 'One per line. “Anna *3” gives Anna three chances.'

export const weightFailures = { 'bad-weight': 'The weight after “*” must be a whole number from 1 to {{maximum, number}}.' } as const

export type WeightedEntry = { readonly name: string; readonly weight: number }

/** What is surely meant as a number, though perhaps not as a whole one. */
const NUMBER_LIKE = /^[+\-−]?\d[\d.,]*$/

/**
 * “Anna *3” as a name and its weight; without a number after an asterisk the weight is 1.
 * @param text the whole text, for the place of a failure
 * @throws ToolError bad-weight at the asterisk
 */
export function readWeight(entry: Entry, text: string, fail: Fail<typeof weightFailures>): WeightedEntry {
  const star = entry.text.lastIndexOf('*')
  const written = star < 0 ? '' : entry.text.slice(star + 1).trim()
  const name = entry.text.slice(0, Math.max(star, 0)).trim()
  if (name === '' || !NUMBER_LIKE.test(written)) return { name: entry.text, weight: 1 }
  const weight = /^\d+$/.test(written) ? Number(written) : 0
  if (weight < 1 || weight > MOST_WEIGHT)
    fail('bad-weight', { maximum: MOST_WEIGHT, field: 'text', offset: text.indexOf(entry.text, entry.offset) + star, text })
  return { name, weight }
}

/** A share in percent, rounded half up to four decimals, by whole numbers only. */
export function percentOf(part: number, whole: number): string {
  const scaled = Math.floor((part * 2_000_000 + whole) / (2 * whole))
  const digits = String(scaled).padStart(5, '0')
  return `${digits.slice(0, -4)}.${digits.slice(-4)}`.replace(/\.?0+$/, '')
}

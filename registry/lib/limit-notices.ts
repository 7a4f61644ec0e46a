import type { Notice } from './notices.ts'

const MOST_GIVEN = 20

/** A notice for each of the first twenty items, and one with the code `more` that counts the rest. */
export function limitNotices<T, C extends string>(items: readonly T[], give: (item: T) => Notice<C>, more: C): Notice<C>[] {
  const found = items.slice(0, MOST_GIVEN).map(give)
  const rest = items.length - found.length
  return rest > 0 ? [...found, { code: more, params: { count: rest }, level: 'warning' }] : found
}

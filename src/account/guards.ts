import type { Guard } from '../../engine/site/entries.ts'
import type { User } from '../app/state.ts'

/** Where a guard sends this visitor, or undefined when they may stay. */
export function guardRedirect(guard: Guard | undefined, user: User | null): string | undefined {
  if (!guard) return undefined
  const refused = guard.refuses === 'signed-in' ? user !== null : user === null
  return refused ? guard.redirect : undefined
}

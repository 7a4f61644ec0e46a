import type { Guard } from '../../engine/site/entries.ts'
import type { Shell } from '../../engine/site/page.ts'
import { guardRedirect } from './guards.ts'
import type { Store } from './account.ts'
import { settledUser } from './start.ts'

/** Sends a visitor on whom the page's guard refuses, once it is known whether they are signed in. @returns whether they go */
export async function isSentAway(guard: Guard, store: Store, shell: Shell): Promise<boolean> {
  const redirect = guardRedirect(guard, await settledUser(store, shell))
  if (redirect === undefined) return false
  location.replace(redirect)
  return true
}

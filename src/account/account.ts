import type { createStore } from 'jotai/vanilla'
import type { User } from '../app/state.ts'
import type { Auth } from './auth.ts'

export type Store = ReturnType<typeof createStore>

/** Accounts of this site, where they are configured. */
export type Account = {
  readonly words: Readonly<Record<string, string>>
  readonly googleClientId: string | undefined
  /** Opens the identity provider; its code loads with the first call. */
  auth(): Promise<Auth>
  /** Who is signed in, once the provider has said so. */
  user(): Promise<User | null>
  /** Before signing out: the last changes are sent, and this device forgets what belongs to the account. */
  endSync(): Promise<void>
}

import type { Shell } from '../../engine/site/page.ts'
import { askServer } from '../app/services/ask-server.ts'
import { type User, accountEntryAtom, userAtom } from '../app/state.ts'
import type { Account, Store } from './account.ts'
import type { AccountConfig } from './answers.ts'
import type { Auth } from './auth.ts'
import { type Sync, forgetUserData, startSync } from './sync.ts'

/** Kept in browser storage while somebody is signed in, so that nobody else loads the provider's code. */
const MARK = 'signed-in'

let account: Promise<Account | undefined> | undefined

/** The accounts of this site, or undefined where none are configured or the server does not answer. */
export function openAccount(store: Store, shell: Shell): Promise<Account | undefined> {
  account ??= open(store, shell)
  return account
}

async function open(store: Store, shell: Shell): Promise<Account | undefined> {
  const answer = await askServer<AccountConfig>('/api/account/config', { locale: shell.locale })
  if (!answer.ok || !answer.body.enabled) return undefined
  const { enabled: _, ...config } = answer.body
  const words = (await (await fetch(`/words/${shell.language}/account.json`)).json()) as Account['words']
  let opened: Promise<{ auth: Auth; first: Promise<void> }> | undefined
  let sync: Sync | undefined
  const connect = () => {
    opened ??= import('./auth.ts').then(({ openAuth }) => {
      const auth = openAuth(config, shell.language)
      const first = new Promise<void>((resolve) =>
        auth.watch((user) => {
          const before = store.get(userAtom)
          mark(user !== null)
          if (JSON.stringify(user) !== JSON.stringify(before)) store.set(userAtom, user)
          if (user && before?.uid !== user.uid) {
            sync?.stop()
            sync = startSync(store, auth, user, shell.locale)
          }
          resolve()
        }),
      )
      return { auth, first }
    })
    return opened
  }
  return {
    words,
    googleClientId: config.googleClientId,
    auth: async () => (await connect()).auth,
    async user() {
      if (!isMarked() && !opened) return null
      await (
        await connect()
      ).first
      return store.get(userAtom)
    },
    async endSync() {
      await sync?.look()
      sync?.stop()
      sync = undefined
      forgetUserData(store)
    },
  }
}

/** At the start of a page: the way to sign in appears, and whoever was signed in is checked again. */
export async function startAccount(store: Store, shell: Shell): Promise<void> {
  const opened = await openAccount(store, shell)
  if (!opened) return mark(false)
  const { AccountEntry } = await import('./account-entry.tsx')
  store.set(accountEntryAtom, { Entry: () => AccountEntry({ account: opened }) })
  await opened.user()
}

export async function settledUser(store: Store, shell: Shell): Promise<User | null> {
  return (await (await openAccount(store, shell))?.user()) ?? null
}

function isMarked(): boolean {
  try {
    return localStorage.getItem(MARK) !== null
  } catch {
    return false
  }
}

function mark(isSignedIn: boolean): void {
  try {
    if (isSignedIn) localStorage.setItem(MARK, '1')
    else localStorage.removeItem(MARK)
  } catch {
    // Without storage the provider forgets the visitor as well.
  }
}

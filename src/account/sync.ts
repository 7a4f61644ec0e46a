import { askServer } from '../app/services/ask-server.ts'
import { type User, userAtom, userDataAtom } from '../app/state.ts'
import type { Auth } from './auth.ts'
import type { VersionedUserData } from './answers.ts'
import { EMPTY_USER_DATA, type UserData, mergeUserData } from './merge.ts'
import type { Store } from './account.ts'

/** Changes are sent together after this long. */
const DELAY_MS = 1500
const LOOK_MS = 60_000
/** Whose data this device holds, so that one visitor's never ends in another's account. */
const OWNER = 'user-data-owner'

export type Sync = {
  /** Brings this device and the account in step now. */
  look(): Promise<void>
  /** Looks no more; what is held here stays. */
  stop(): void
}

/**
 * Keeps what is held here and in the account in step until the visitor signs out: both are merged, so neither loses a change.
 * Looks for changes from elsewhere when the page is shown again, and every minute while it is.
 */
export function startSync(store: Store, auth: Auth, { uid }: Pick<User, 'uid'>, locale: string): Sync {
  const owner = localStorage.getItem(OWNER)
  if (owner !== null && owner !== uid) store.set(userDataAtom, EMPTY_USER_DATA)
  localStorage.setItem(OWNER, uid)

  let sent: string | undefined
  let underWay: Promise<void> = Promise.resolve()
  let timer: ReturnType<typeof setTimeout> | undefined
  const isCurrent = () => store.get(userAtom)?.uid === uid
  const look = () => (underWay = underWay.then(() => (isCurrent() ? exchange() : undefined)))
  const exchange = async () => {
    const held = await ask('GET')
    if (!held) return
    await give(held)
  }
  const give = async ({ version, data }: VersionedUserData): Promise<void> => {
    const merged = mergeUserData(store.get(userDataAtom), data)
    const text = JSON.stringify(merged)
    sent = text
    if (JSON.stringify(store.get(userDataAtom)) !== text) store.set(userDataAtom, (now) => mergeUserData(now, merged))
    if (text === JSON.stringify(data)) return
    const answer = await ask('PUT', merged, version)
    if (!answer || !isCurrent()) return
    if (answer.isConflict) return give(answer)
    // The server tidies what it stores; a change made meanwhile goes out next.
    if (JSON.stringify(store.get(userDataAtom)) !== text) return changed()
    sent = JSON.stringify(answer.data)
    store.set(userDataAtom, answer.data)
  }
  /** What is stored now, after a question or a change; with `isConflict` the change met another one and was not made. */
  const ask = async (
    method: 'GET' | 'PUT',
    body?: UserData,
    version?: number,
  ): Promise<(VersionedUserData & { isConflict: boolean }) | undefined> => {
    const token = await auth.idToken()
    if (token === undefined) return undefined
    const headers = { Authorization: `Bearer ${token}`, ...(version !== undefined && { 'If-Match': `"${version}"` }) }
    const answer = await askServer<VersionedUserData>('/api/account/data', { method, headers, locale, body })
    if (answer.ok) return { ...answer.body, isConflict: false }
    return answer.status === 409 ? { ...(answer.body as { current: VersionedUserData }).current, isConflict: true } : undefined
  }
  const changed = () => {
    if (JSON.stringify(store.get(userDataAtom)) === sent) return
    clearTimeout(timer)
    timer = setTimeout(() => void look(), DELAY_MS)
  }
  const shown = () => void (document.visibilityState === 'visible' && look())

  const unsubscribe = store.sub(userDataAtom, changed)
  const interval = setInterval(shown, LOOK_MS)
  document.addEventListener('visibilitychange', shown)
  const stop = () => {
    unsubscribe()
    clearTimeout(timer)
    clearInterval(interval)
    document.removeEventListener('visibilitychange', shown)
  }
  void look()
  return { look, stop }
}

/** What is held here belongs to the account: the next visitor of this device finds none of it. */
export function forgetUserData(store: Store): void {
  localStorage.removeItem(OWNER)
  store.set(userDataAtom, EMPTY_USER_DATA)
}

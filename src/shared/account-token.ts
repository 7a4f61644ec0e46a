import { useStore } from 'jotai/react'
import { useCallback } from 'react'
import { useSite } from '../app/site-context.tsx'

/** Gives the ID token of a signed-in visitor, so that what is shared belongs to the account; undefined for everybody else. */
export function useShareToken(): () => Promise<string | undefined> {
  const store = useStore()
  const { shell } = useSite()
  return useCallback(async () => {
    const { openAccount } = await import('../account/start.ts')
    // Where accounts cannot be reached, nobody is signed in; what is shared then fails by itself, or belongs to nobody.
    const account = await openAccount(store, shell).catch(() => undefined)
    // A page that has only just come does not know yet who was signed in: that is waited for.
    return account && (await account.user()) ? (await account.auth()).idToken() : undefined
  }, [store, shell])
}

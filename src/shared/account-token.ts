import { useStore } from 'jotai/react'
import { useCallback } from 'react'
import { userAtom } from '../app/state.ts'
import { useSite } from '../app/site-context.tsx'

/** Gives the ID token of a signed-in visitor, so that what is shared belongs to the account; undefined for everybody else. */
export function useShareToken(): () => Promise<string | undefined> {
  const store = useStore()
  const { shell } = useSite()
  return useCallback(async () => {
    if (store.get(userAtom) === null) return undefined
    const { openAccount } = await import('../account/start.ts')
    const account = await openAccount(store, shell)
    return (await account?.auth())?.idToken()
  }, [store, shell])
}

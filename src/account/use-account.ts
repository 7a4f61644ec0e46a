import { useStore } from 'jotai/react'
import { useEffect, useState } from 'react'
import type { User } from '../app/state.ts'
import { useSite } from '../app/site-context.tsx'
import type { Account } from './account.ts'
import { openAccount } from './start.ts'

export type AccountState =
  | { readonly step: 'asking' }
  | { readonly step: 'none' }
  | { readonly step: 'known'; readonly account: Account; readonly user: User | null }

/** The site's accounts and who is signed in, as far as it is known; `none` where there are no accounts. */
export function useAccount(user: User | null): AccountState {
  const store = useStore()
  const { shell } = useSite()
  const [account, setAccount] = useState<Account | null>()
  const [isSettled, setSettled] = useState(false)
  useEffect(() => {
    void openAccount(store, shell).then(async (opened) => {
      setAccount(opened ?? null)
      await opened?.user()
      setSettled(true)
    })
  }, [store, shell])
  if (account === null) return { step: 'none' }
  return account && isSettled ? { step: 'known', account, user } : { step: 'asking' }
}

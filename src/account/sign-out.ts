import { useStore } from 'jotai/react'
import { notify } from '../app/notify.ts'
import { codeOf } from './auth-code.ts'
import type { Account } from './start.ts'
import { endSync } from './sync.ts'
import { accountWords, wordsForCode } from './words.ts'

/** Signs out once everything is in the account; what this device held of it goes with the visitor. */
export function useSignOut(account: Account): () => Promise<void> {
  const store = useStore()
  return async () => {
    try {
      const auth = await account.auth()
      await endSync(store)
      await auth.signOut()
      await notify({ type: 'success', text: accountWords(account)('signed-out') })
    } catch (error) {
      await notify({ type: 'error', text: wordsForCode(account, codeOf(error)) })
    }
  }
}

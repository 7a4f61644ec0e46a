import { notify } from '../app/services/notify.ts'
import { codeOf } from './auth-code.ts'
import type { Account } from './account.ts'
import { accountWords, wordsForCode } from './words.ts'

/** Signs out once everything is in the account; what this device held of it goes with the visitor. */
export function useSignOut(account: Account): () => Promise<void> {
  return async () => {
    try {
      const auth = await account.auth()
      await account.endSync()
      await auth.signOut()
      await notify({ type: 'success', text: accountWords(account)('signed-out') })
    } catch (error) {
      await notify({ type: 'error', text: wordsForCode(account, codeOf(error)) })
    }
  }
}

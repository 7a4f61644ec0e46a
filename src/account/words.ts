import type { GroupWord } from '../../engine/view/part-words.tsx'
import type { Account } from './account.ts'

export type AccountWord = GroupWord<'account'>

/** The words of accounts, which come with them. */
export function accountWords({ words }: Pick<Account, 'words'>): (word: AccountWord) => string {
  return (word) => words[word] ?? word
}

/** A provider's refusal in plain words. */
export function wordsForCode(account: Pick<Account, 'words'>, code: string): string {
  return account.words[`error-${code}`] ?? account.words['error-internal-error'] ?? code
}

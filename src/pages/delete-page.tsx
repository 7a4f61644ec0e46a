import { useAtomValue } from 'jotai/react'
import { Suspense, useState } from 'react'
import { lazyPart } from '../../engine/view/lazy-part.ts'
import { useShell, useWords } from '../../engine/view/shell-context.tsx'
import type { DeletionAnswer } from '../account/answers.ts'
import { codeOf } from '../account/auth-code.ts'
import { type AccountState, useAccount } from '../account/use-account.ts'
import { wordsForCode } from '../account/words.ts'
import { askServer } from '../app/services/ask-server.ts'
import { homePath } from '../app/routing/paths.ts'
import { type User, userAtom } from '../app/state.ts'
import { wordsOf } from './page-words.ts'
import type { PageProps } from './page.ts'

const SignIn = lazyPart(() => import('../account/sign-in.tsx').then((module) => module.SignIn))

type Known = Extract<AccountState, { step: 'known' }>
type Removed = DeletionAnswer['removed']

/** Deletes an account and everything that belongs to it, and says what that was. */
export function Page({ payload }: PageProps) {
  const say = wordsOf(payload, 'delete')
  const state = useAccount(useAtomValue(userAtom))
  const [signingIn, setSigningIn] = useState(false)
  const w = useWords()
  const [removed, setRemoved] = useState<Removed>()
  return (
    <div className="setting">
      <h1>{say('title')}</h1>
      {removed ? (
        <div className="outcome good" role="status">
          <p>{say('deleted')}</p>
          <ul>
            {Object.entries(removed).map(([kind, count]) => (
              <li key={kind}>
                {say(kind === 'user-data' ? 'removed-data' : 'removed-other')}
                {w('colon')}
                {count}
              </li>
            ))}
            <li>{say('removed-account')}</li>
          </ul>
          <a className="button" href={homePath(payload.language)}>
            {say('home')}
          </a>
        </div>
      ) : (
        <>
          <p className="lead">{say('what')}</p>
          {state.step === 'asking' && <p role="status">{say('checking')}</p>}
          {state.step === 'none' && <p>{say('no-accounts')}</p>}
          {state.step === 'known' && !state.user && (
            <p>
              {say('sign-in-first')}{' '}
              <button type="button" className="button primary" onClick={() => setSigningIn(true)}>
                {state.account.words['sign-in']}
              </button>
            </p>
          )}
          {state.step === 'known' && state.user && (
            <Deletion payload={payload} account={state.account} user={state.user} onDeleted={setRemoved} />
          )}
          {state.step === 'known' && signingIn && !state.user && (
            <Suspense>
              <SignIn account={state.account} onClose={() => setSigningIn(false)} />
            </Suspense>
          )}
        </>
      )}
    </div>
  )
}

function Deletion({
  payload,
  account,
  user,
  onDeleted,
}: Pick<PageProps, 'payload'> & { account: Known['account']; user: User; onDeleted: (removed: Removed) => void }) {
  const say = wordsOf(payload, 'delete')
  const w = useWords()
  const { locale } = useShell()
  const [typed, setTyped] = useState('')
  const [password, setPassword] = useState('')
  const [busy, setBusy] = useState(false)
  const [error, setError] = useState('')
  const hasPassword = user.providers.includes('password')
  const isConfirmed = typed.trim().toLowerCase() === say('word').toLowerCase()

  const remove = async () => {
    if (!isConfirmed) return setError(say('not-confirmed'))
    setBusy(true)
    setError('')
    try {
      const auth = await account.auth()
      // Also what makes the sign-in recent enough for server and provider.
      await auth.confirmIdentity(hasPassword ? password : undefined)
      const token = await auth.idToken(true)
      const answer = await askServer<DeletionAnswer>('/api/account/delete', {
        method: 'POST',
        body: { confirm: 'delete', provider: true },
        headers: { Authorization: `Bearer ${token ?? ''}` },
        locale,
      })
      if (!answer.ok) setError(answer.refusals[0]?.message ?? say('half-way'))
      else {
        if (answer.body.state === 'provider-pending') await auth.deleteUser()
        onDeleted(answer.body.removed)
        await account.endSync()
        await auth.signOut()
      }
    } catch (thrown) {
      setError(wordsForCode(account, codeOf(thrown)))
    }
    setBusy(false)
  }
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void remove()
      }}
    >
      <p>
        {say('signed-in-as')} <strong>{user.email ?? user.name}</strong>
      </p>
      <div className="field">
        <label htmlFor="delete-word">
          {say('type')} <strong>{say('word')}</strong>
        </label>
        <input
          id="delete-word"
          className="control"
          value={typed}
          autoComplete="off"
          spellCheck={false}
          onChange={(event) => setTyped(event.target.value)}
        />
      </div>
      {hasPassword ? (
        <div className="field">
          <label htmlFor="delete-password">{account.words.password}</label>
          <input
            id="delete-password"
            className="control"
            type="password"
            value={password}
            autoComplete="current-password"
            onChange={(event) => setPassword(event.target.value)}
          />
        </div>
      ) : (
        <p className="quiet">{say('window')}</p>
      )}
      {error !== '' && (
        <p className="outcome bad" role="alert">
          {error}
        </p>
      )}
      <p className="actions">
        <button type="submit" className="button danger" disabled={busy}>
          {say(busy ? 'deleting' : 'confirm')}
        </button>
        <a className="button" href={homePath(payload.language)}>
          {w('cancel')}
        </a>
      </p>
    </form>
  )
}

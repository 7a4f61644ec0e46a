import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useForm } from 'react-hook-form'
import { Icon } from '../../engine/view/icon.tsx'
import { useWords } from '../../engine/view/shell-context.tsx'
import { notify } from '../app/services/notify.ts'
import type { Auth } from './auth.ts'
import { codeOf } from './auth-code.ts'
import { GoogleButton } from './google-button.tsx'
import type { Account } from './account.ts'
import { type AccountWord, accountWords, wordsForCode } from './words.ts'

type Step = 'sign-in' | 'sign-up' | 'reset'
type Form = { name: string; email: string; password: string }

const FIELDS: Readonly<Record<Step, readonly (keyof Form)[]>> = {
  'sign-in': ['email', 'password'],
  'sign-up': ['name', 'email', 'password'],
  reset: ['email'],
}
/** The provider asks for at least as many; a project may ask for more, and says so. */
const LEAST_PASSWORD = 6
const PASSWORD_CODES = ['wrong-password', 'weak-password', 'missing-password', 'password-does-not-meet-requirements']
const EMAIL_CODES = ['invalid-email', 'missing-email', 'email-already-in-use', 'user-not-found', 'user-disabled']

/** The dialog to sign in, sign up, or have a new password sent. */
export function SignIn({ account, onClose }: { account: Account; onClose: () => void }) {
  const say = accountWords(account)
  const w = useWords()
  const dialog = useRef<HTMLDialogElement>(null)
  const [step, setStep] = useState<Step>('sign-in')
  const [busy, setBusy] = useState(false)
  const [said, setSaid] = useState<{ readonly good: boolean; readonly text: string }>()
  const { register, handleSubmit, setError, clearErrors, formState } = useForm<Form>({
    defaultValues: { name: '', email: '', password: '' },
    shouldFocusError: true,
  })
  useEffect(() => {
    if (dialog.current && !dialog.current.open) dialog.current.showModal()
    // Ready by the time it is needed: a window that opens late is blocked by browsers.
    void account.auth()
  }, [account])

  const go = (next: Step) => {
    setStep(next)
    setSaid(undefined)
    clearErrors()
  }
  const submit = async ({ name, email, password }: Form) => {
    setBusy(true)
    setSaid(undefined)
    try {
      const auth = await account.auth()
      if (step === 'reset') {
        await auth.sendPasswordReset(email.trim())
        setSaid({ good: true, text: say('reset-sent') })
      } else if (step === 'sign-up') {
        await auth.signUp(email.trim(), password, name.trim())
        void notify({ type: 'success', text: say('verification-sent') })
        onClose()
      } else {
        await auth.signIn(email.trim(), password)
        onClose()
      }
    } catch (error) {
      const code = codeOf(error)
      const message = wordsForCode(account, code)
      if (PASSWORD_CODES.includes(code)) setError('password', { message }, { shouldFocus: true })
      else if (EMAIL_CODES.includes(code)) setError('email', { message }, { shouldFocus: true })
      else setSaid({ good: false, text: message })
    }
    setBusy(false)
  }
  const through = async (signIn: (auth: Auth) => Promise<void>) => {
    setBusy(true)
    try {
      await signIn(await account.auth())
      onClose()
    } catch (error) {
      const message = account.words[`error-${codeOf(error)}`] ?? (error instanceof Error ? error.message : String(error))
      void notify({ type: 'error', text: message, position: 'top-right', theme: 'auto', autoCloseMs: 5000 })
    }
    setBusy(false)
  }

  const field = (name: keyof Form): ReactNode => {
    const error = formState.errors[name]
    const rest = {
      id: `account-${name}`,
      className: 'control',
      type: name === 'name' ? 'text' : name,
      autoComplete:
        name === 'password' ? (step === 'sign-up' ? 'new-password' : 'current-password') : name === 'email' ? 'username' : 'name',
      maxLength: 200,
      'aria-invalid': error !== undefined,
      'aria-describedby': error && `account-${name}-error`,
      ...register(name, {
        validate: (value) =>
          name === 'name' ||
          (value.trim() === '' && w('failures.required')) ||
          (name === 'password' && step === 'sign-up' && value.length < LEAST_PASSWORD && say('error-weak-password')) ||
          true,
      }),
    }
    return (
      <div key={name} className={error ? 'field has-error' : 'field'}>
        <label htmlFor={rest.id}>{say(name)}</label>
        <input {...rest} />
        {error && (
          <p className="field-error" id={`account-${name}-error`} role="alert">
            {error.message}
          </p>
        )}
      </div>
    )
  }
  const link = (to: Step, word: AccountWord) => (
    <button type="button" className="link-button" onClick={() => go(to)}>
      {say(word)}
    </button>
  )

  return (
    <dialog
      ref={dialog}
      className="sign-in"
      aria-labelledby="sign-in-title"
      onClose={onClose}
      onClick={(event) => event.target === dialog.current && onClose()}
    >
      <form noValidate onSubmit={(event) => void handleSubmit(submit)(event)}>
        <div className="dialog-head">
          <h2 id="sign-in-title">{say(step)}</h2>
          <button type="button" className="icon-button" aria-label={w('close')} onClick={onClose}>
            <Icon name="x" />
          </button>
        </div>
        {step !== 'reset' && (
          <div className="providers">
            <GoogleButton
              clientId={account.googleClientId}
              onCredential={(idToken) => void through((auth) => auth.signInByGoogleCredential(idToken))}
            >
              <button
                type="button"
                className="button"
                disabled={busy}
                onClick={() => void through((auth) => auth.signInByPopup('google.com'))}
              >
                {say('with-google')}
              </button>
            </GoogleButton>
            <button
              type="button"
              className="button"
              disabled={busy}
              onClick={() => void through((auth) => auth.signInByPopup('github.com'))}
            >
              {say('with-github')}
            </button>
            <p className="quiet small">{say('or-email')}</p>
          </div>
        )}
        {FIELDS[step].map(field)}
        {said && (
          <p className={said.good ? 'outcome good' : 'outcome bad'} role={said.good ? 'status' : 'alert'}>
            {said.text}
          </p>
        )}
        <button type="submit" className="button primary" disabled={busy}>
          {say(step === 'reset' ? 'send-reset' : step)}
        </button>
        <p className="small dialog-links">
          {step !== 'sign-in' && link('sign-in', 'have-account')}
          {step === 'sign-in' && link('sign-up', 'no-account')}
          {step === 'sign-in' && link('reset', 'forgot')}
        </p>
        <p className="quiet small">{say('why')}</p>
      </form>
    </dialog>
  )
}

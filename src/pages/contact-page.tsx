import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react'
import { useForm } from 'react-hook-form'
import { Icon } from '../../engine/view/icon.tsx'
import { useShell, useWords } from '../../engine/view/shell-context.tsx'
import { askServer } from '../app/services/ask-server.ts'
import { useSite } from '../app/site-context.tsx'
import { wordsOf } from './page-words.ts'
import type { PageProps } from './page.ts'

type Form = { name: string; email: string; subject: string; message: string; website: string }
type Token = { readonly token: string; readonly waitSeconds: number; readonly at: number }
type State = { readonly step: 'open' | 'sending' | 'sent' } | { readonly step: 'failed'; readonly text: string }

const EMPTY: Form = { name: '', email: '', subject: '', message: '', website: '' }
const FIELDS = ['name', 'email', 'subject', 'message'] as const
const MOST = { name: 100, email: 254, subject: 200, message: 5000 } as const
const AUTOCOMPLETE = { name: 'name', email: 'email', subject: 'off', message: 'off' } as const

/** A message to the people behind the site. What was typed stays until it has been taken. */
export function Page({ payload }: PageProps) {
  const say = wordsOf(payload, 'contact')
  const w = useWords()
  const { shell } = useSite()
  const { locale } = useShell()
  const { register, handleSubmit, setError, setValue, reset, formState } = useForm<Form>({ defaultValues: EMPTY })
  const [state, setState] = useState<State>({ step: 'open' })
  const token = useRef<Token | undefined>(undefined)
  const outcome = useRef<HTMLDivElement>(null)
  const { errors } = formState

  const getToken = async () => {
    const answer = await askServer<Omit<Token, 'at'>>('/api/contact/token', { locale })
    token.current = answer.ok ? { ...answer.body, at: Date.now() } : undefined
    return token.current
  }
  const arrive = useEffectEvent(() => {
    void getToken()
    // Whoever reports a shared page does not need to know its id: the link that led here does.
    const reported = new URLSearchParams(location.search).get('report') ?? ''
    if (/^[\w-]{22}$/.test(reported)) setValue('subject', say('report-subject').replace('{{id}}', reported))
  })
  useEffect(() => arrive(), [])
  useEffect(() => {
    if (state.step === 'sent' || state.step === 'failed') outcome.current?.focus()
  }, [state])

  const send = async (form: Form, isAgain = false): Promise<void> => {
    setState({ step: 'sending' })
    const held = token.current ?? (await getToken())
    if (!held) return setState({ step: 'failed', text: say('unreachable') })
    // Whoever sends faster is taken for a machine; a person whose browser fills the form in is not.
    await new Promise((resolve) => setTimeout(resolve, held.at + held.waitSeconds * 1000 + 200 - Date.now()))
    const body = { ...form, language: payload.language, token: held.token }
    const answer = await askServer('/api/contact', { method: 'POST', body, locale })
    if (answer.ok) {
      reset(EMPTY)
      token.current = undefined
      return setState({ step: 'sent' })
    }
    if (answer.refusals.some(({ code }) => code === 'form-expired') && !isAgain) {
      token.current = undefined
      return send(form, true)
    }
    const atFields = answer.refusals.filter(({ field }) => FIELDS.some((name) => name === field))
    if (atFields.length === 0) return setState({ step: 'failed', text: answer.refusals[0]?.message ?? say('unreachable') })
    setState({ step: 'open' })
    for (const { field, message } of atFields.toReversed()) setError(field as keyof Form, { message }, { shouldFocus: true })
  }

  const field = (name: (typeof FIELDS)[number], required: boolean): ReactNode => {
    const error = errors[name]
    const rest = {
      id: `contact-${name}`,
      className: 'control',
      autoComplete: AUTOCOMPLETE[name],
      maxLength: MOST[name],
      'aria-required': required,
      'aria-invalid': error !== undefined,
      'aria-describedby': error && `contact-${name}-error`,
      ...register(name, { validate: (value) => !required || value.trim() !== '' || w('failures.required') }),
    }
    return (
      <div className={error ? 'field has-error' : 'field'}>
        <label htmlFor={rest.id}>
          {say(name)} {!required && <span className="quiet">{say('optional')}</span>}
        </label>
        {name === 'message' ? <textarea rows={8} {...rest} /> : <input type={name === 'email' ? 'email' : 'text'} {...rest} />}
        {error && (
          <p className="field-error" id={`contact-${name}-error`} role="alert">
            {error.message}
          </p>
        )}
      </div>
    )
  }

  return (
    <div className="text-page contact">
      <h1>{say('title')}</h1>
      <p className="lead">{payload.head.description}</p>
      {state.step === 'sent' ? (
        <div className="outcome good" role="status" tabIndex={-1} ref={outcome}>
          <h2>
            <Icon name="check" /> {say('sent-title')}
          </h2>
          <p>{say('sent-text')}</p>
          <button type="button" className="button" onClick={() => setState({ step: 'open' })}>
            {say('another')}
          </button>
        </div>
      ) : (
        <form noValidate onSubmit={(event) => void handleSubmit((form) => send(form))(event)}>
          {field('name', true)}
          {field('email', true)}
          {field('subject', false)}
          {field('message', true)}
          <div className="trap" aria-hidden="true">
            <label htmlFor="contact-website">{say('website')}</label>
            <input id="contact-website" tabIndex={-1} autoComplete="off" {...register('website')} />
          </div>
          {state.step === 'failed' && (
            <div className="outcome bad" role="alert" tabIndex={-1} ref={outcome}>
              <p>
                <Icon name="circle-alert" /> {state.text} <a href={`mailto:${shell.contact}`}>{shell.contact}</a>
              </p>
            </div>
          )}
          <p className="quiet small">{say('privacy')}</p>
          <button type="submit" className="button primary" disabled={state.step === 'sending'}>
            {say(state.step === 'sending' ? 'sending' : 'send')}
          </button>
        </form>
      )}
    </div>
  )
}

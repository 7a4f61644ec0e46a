import { type FormEvent, useId, useState } from 'react'
import { useShell } from '../../engine/view/shell-context.tsx'
import { usePartWords } from '../../engine/view/part-words.tsx'
import { readCode } from './code-text.ts'
import { faultText, useSharedWords } from './words.ts'

type Props = {
  readonly button: string
  /** Nothing can be opened yet. */
  readonly isOff?: boolean
  /** May throw a ShareError, which is said at the field. */
  readonly onCode: (typed: string) => Promise<void>
}

/** Where a short code is typed. */
export function CodeEntry({ button, isOff = false, onCode }: Props) {
  const say = usePartWords('clip')
  const s = useSharedWords()
  const { locale } = useShell()
  const id = useId()
  const [typed, setTyped] = useState('')
  const [state, setState] = useState<'idle' | 'busy' | { readonly fault: string }>('idle')
  const open = async (event: FormEvent) => {
    event.preventDefault()
    if (!readCode(typed)) return setState({ fault: say('code-bad') })
    setState('busy')
    try {
      await onCode(typed)
      setState('idle')
    } catch (error) {
      setState({ fault: faultText(s, error, locale) })
    }
  }
  const fault = typeof state === 'object' ? state.fault : undefined
  return (
    <form className="code-entry" noValidate onSubmit={(event) => void open(event)}>
      <label htmlFor={id}>{say('code-label')}</label>
      <div className="shared-link-row">
        <input
          id={id}
          className="control code"
          value={typed}
          placeholder="ABCD-234-5EF"
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={20}
          aria-invalid={fault !== undefined}
          aria-describedby={fault === undefined ? undefined : `${id}-fault`}
          onChange={(event) => setTyped(event.target.value)}
        />
        <button type="submit" className="button" disabled={isOff || state === 'busy'}>
          {state === 'busy' ? say('opening') : button}
        </button>
      </div>
      {fault !== undefined && (
        <p className="field-error" id={`${id}-fault`} role="alert">
          {fault}
        </p>
      )}
    </form>
  )
}

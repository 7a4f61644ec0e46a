import { useState } from 'react'
import { Icon } from '../icon.tsx'
import { useWords } from '../shell-context.tsx'
import { type ControlProps, ariaOf } from './types.ts'

/** A secret: never stored, hidden until asked. */
export function SecretControl(props: ControlProps<string>) {
  const { value, onChange, onBlur } = props
  const w = useWords()
  const [shown, setShown] = useState(false)
  return (
    <span className="with-button">
      <input
        {...ariaOf(props)}
        className="control code"
        type={shown ? 'text' : 'password'}
        value={value}
        autoComplete="off"
        spellCheck={false}
        onChange={(event) => onChange(event.target.value)}
        onBlur={onBlur}
      />
      <button type="button" className="icon-button" aria-pressed={shown} aria-label={w('show')} onClick={() => setShown(!shown)}>
        <Icon name={shown ? 'eye-off' : 'eye'} />
      </button>
    </span>
  )
}

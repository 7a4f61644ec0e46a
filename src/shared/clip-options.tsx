import { useId } from 'react'
import { usePartWords } from '../../engine/view/part-words.tsx'
import { LIVES } from './wire.ts'

export type ClipChoices = { readonly expiresIn: number; readonly burn: boolean; readonly passphrase: string; readonly withCode: boolean }
export const NO_OPTIONS: ClipChoices = { expiresIn: LIVES.clip.usual, burn: false, passphrase: '', withCode: false }

const OFFERED = [600, 3600, 86_400, 604_800] as const

/** How long, how often, and by whom a clip can be opened. */
export function ClipOptions({ value, onChange }: { value: ClipChoices; onChange: (value: ClipChoices) => void }) {
  const say = usePartWords('clip')
  const id = useId()
  return (
    <div className="clip-options">
      <div className="field">
        <label htmlFor={`${id}-life`}>{say('life')}</label>
        <select
          id={`${id}-life`}
          className="control"
          value={value.expiresIn}
          onChange={(event) => onChange({ ...value, expiresIn: Number(event.target.value) })}
        >
          {OFFERED.map((seconds) => (
            <option key={seconds} value={seconds}>
              {say(`life-${seconds}`)}
            </option>
          ))}
        </select>
      </div>
      <div className="field clip-passphrase">
        <label htmlFor={`${id}-passphrase`}>{say('passphrase')}</label>
        <input
          id={`${id}-passphrase`}
          className="control"
          // Not a password of this site: password managers are not to offer or keep it.
          type="text"
          autoComplete="off"
          spellCheck={false}
          maxLength={200}
          value={value.passphrase}
          placeholder={say('passphrase-none')}
          aria-describedby={`${id}-help`}
          onChange={(event) => onChange({ ...value, passphrase: event.target.value })}
        />
        <span id={`${id}-help`} className="field-help">
          {say('passphrase-help')}
        </span>
      </div>
      <div className="clip-switches">
        <label className="switch">
          <input type="checkbox" checked={value.burn} onChange={(event) => onChange({ ...value, burn: event.target.checked })} />
          {say('burn')}
        </label>
        <label className="switch">
          <input type="checkbox" checked={value.withCode} onChange={(event) => onChange({ ...value, withCode: event.target.checked })} />
          {say('with-code')}
        </label>
      </div>
    </div>
  )
}

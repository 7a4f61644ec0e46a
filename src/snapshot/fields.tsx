import { type ReactNode, useId } from 'react'
import { Icon } from '../../engine/view/icon.tsx'
import { BOUNDS, type NumberOption } from './options.ts'

type Choice = { readonly value: string; readonly text: string }

export function SelectField({
  label,
  value,
  choices,
  onChange,
  help,
}: {
  label: string
  value: string
  choices: readonly Choice[]
  onChange: (value: string) => void
  help?: string | undefined
}) {
  const id = useId()
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <select id={id} className="control" value={value} onChange={(event) => onChange(event.target.value)}>
        {choices.map(({ value: each, text }) => (
          <option key={each} value={each}>
            {text}
          </option>
        ))}
      </select>
      {help !== undefined && <span className="field-help">{help}</span>}
    </div>
  )
}

export function RangeField({
  label,
  name,
  value,
  text,
  onChange,
}: {
  label: string
  name: NumberOption
  value: number
  /** The value as the reader writes it. */
  text: string
  onChange: (value: number) => void
}) {
  const id = useId()
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <span className="snap-range">
        <input id={id} type="range" {...BOUNDS[name]} value={value} onChange={(event) => onChange(Number(event.target.value))} />
        <output htmlFor={id}>{text}</output>
      </span>
    </div>
  )
}

/** A number in its bounds; what is outside of them, or half typed, changes nothing yet. */
export function NumberField({
  label,
  name,
  value,
  onChange,
}: {
  label: string
  name: NumberOption
  value: number
  onChange: (value: number) => void
}) {
  const id = useId()
  const { min, max } = BOUNDS[name]
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        key={value}
        className="control"
        type="number"
        {...BOUNDS[name]}
        defaultValue={value}
        onChange={({ target }) => {
          const typed = target.valueAsNumber
          if (Number.isInteger(typed) && typed >= min && typed <= max && document.activeElement !== target) onChange(typed)
        }}
        onBlur={({ target }) => {
          const typed = Math.round(target.valueAsNumber)
          if (Number.isNaN(typed)) target.value = String(value)
          else onChange(Math.min(max, Math.max(min, typed)))
        }}
        onKeyDown={(event) => event.key === 'Enter' && event.currentTarget.blur()}
      />
    </div>
  )
}

export function TextField({
  label,
  value,
  onChange,
  help,
  error,
}: {
  label: string
  value: string
  onChange: (value: string) => void
  help?: string
  error?: string | undefined
}) {
  const id = useId()
  const said = error ?? help
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        className="control"
        type="text"
        autoComplete="off"
        spellCheck={false}
        maxLength={200}
        value={value}
        aria-invalid={error !== undefined || undefined}
        aria-describedby={said === undefined ? undefined : `${id}-said`}
        onChange={(event) => onChange(event.target.value)}
      />
      {said !== undefined && (
        <span id={`${id}-said`} className={error === undefined ? 'field-help' : 'field-error'}>
          {said}
        </span>
      )}
    </div>
  )
}

export function Switch({ label, checked, onChange }: { label: string; checked: boolean; onChange: (checked: boolean) => void }) {
  return (
    <label className="switch">
      <input type="checkbox" checked={checked} onChange={(event) => onChange(event.target.checked)} />
      {label}
    </label>
  )
}

/** Choices that show themselves; their names are said and seen as well. */
export function Swatches({
  label,
  value,
  choices,
  onChange,
}: {
  label: string
  value: string
  choices: readonly (Choice & { readonly look: ReactNode })[]
  onChange: (value: string) => void
}) {
  const name = useId()
  return (
    <fieldset className="snap-swatches">
      <legend>{label}</legend>
      <div>
        {choices.map(({ value: each, text, look }) => (
          <label key={each} title={text}>
            <input type="radio" name={name} checked={each === value} onChange={() => onChange(each)} />
            {look}
            <span>{text}</span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}

export function Group({ title, isOpen, children }: { title: string; isOpen: boolean; children: ReactNode }) {
  return (
    <details className="snap-group" open={isOpen}>
      <summary>
        <Icon name="chevron-right" size={14} /> {title}
      </summary>
      <div>{children}</div>
    </details>
  )
}

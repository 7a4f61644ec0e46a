import { type ReactNode, useId } from 'react'
import { useEditor } from '../editor-context.ts'

type SliderProps = {
  readonly label: string
  readonly value: number
  readonly min: number
  readonly max: number
  readonly step?: number
  readonly unit?: string
  /** Where a double click brings it back to. */
  readonly home?: number
  readonly onChange: (value: number) => void
}

/** A slider with its exact value beside it. Everything until it is let go is one step back. */
export function SliderRow({ label, value, min, max, step = 1, unit = '', home, onChange }: SliderProps) {
  const { settle } = useEditor()
  const id = useId()
  const set = (text: string) => {
    const number = Number(text)
    if (text !== '' && Number.isFinite(number)) onChange(Math.min(max, Math.max(min, number)))
  }
  return (
    <div className="photo-row">
      <label htmlFor={id}>{label}</label>
      <input
        type="number"
        className="control tabular"
        aria-label={unit ? `${label} (${unit})` : label}
        min={min}
        max={max}
        step={step}
        value={Number(value.toFixed(2))}
        onChange={(event) => set(event.target.value)}
        onBlur={settle}
      />
      <input
        id={id}
        type="range"
        min={min}
        max={max}
        step={step}
        value={value}
        onChange={(event) => set(event.target.value)}
        onPointerUp={settle}
        onBlur={settle}
        onDoubleClick={home === undefined ? undefined : () => onChange(home)}
      />
    </div>
  )
}

type ColorProps = {
  readonly label: string
  /** `#rrggbb`, or empty for none. */
  readonly value: string
  /** Says “none”, where that is possible. */
  readonly none?: string
  readonly onChange: (color: string) => void
}

export function ColorRow({ label, value, none, onChange }: ColorProps) {
  const { settle } = useEditor()
  return (
    <div className="photo-color">
      <label>
        <input type="color" value={value || '#ffffff'} onChange={(event) => onChange(event.target.value)} onBlur={settle} />
        <span>{label}</span>
      </label>
      {none !== undefined && (
        <label className="photo-check">
          <input type="checkbox" checked={value === ''} onChange={(event) => onChange(event.target.checked ? '' : '#ffffff')} /> {none}
        </label>
      )}
    </div>
  )
}

type ChoiceProps<V extends string> = {
  readonly label: string
  readonly value: V | undefined
  readonly options: readonly { readonly value: V; readonly label: string; readonly face?: ReactNode }[]
  readonly onChange: (value: V) => void
}

/** A few choices side by side. */
export function ChoiceRow<V extends string>({ label, value, options, onChange }: ChoiceProps<V>) {
  return (
    <div className="photo-choices" role="group" aria-label={label}>
      {options.map((option) => (
        <button
          key={option.value}
          type="button"
          className="crop-chip"
          aria-pressed={option.value === value}
          {...(option.face !== undefined && { 'aria-label': option.label, title: option.label })}
          onClick={() => onChange(option.value)}
        >
          {option.face ?? option.label}
        </button>
      ))}
    </div>
  )
}

import { type ControlProps, ariaOf } from './types.ts'

/** On or off. The label stands beside the box, so this control brings its own. */
export function SwitchControl(props: ControlProps<boolean>) {
  const { field, value, onChange, onBlur } = props
  return (
    <label className="switch">
      <input
        {...ariaOf(props)}
        aria-required={undefined}
        type="checkbox"
        role="switch"
        aria-checked={value}
        checked={value}
        onChange={(event) => onChange(event.target.checked)}
        onBlur={onBlur}
      />
      <span>{field.label}</span>
    </label>
  )
}

/** Few short choices stand side by side; the others drop down. */
const SEGMENT_CHOICES = 4
const SEGMENT_LETTERS = 34

export function ChoiceControl(props: ControlProps<string>) {
  const { field, value, onChange, onBlur, id } = props
  const choices = field.choices ?? []
  const letters = choices.reduce((sum, choice) => sum + choice.label.length, 0)
  if (choices.length <= SEGMENT_CHOICES && letters <= SEGMENT_LETTERS)
    return (
      <div className="segments" role="radiogroup" aria-labelledby={`${id}-label`} aria-describedby={props.describedBy}>
        {choices.map((choice) => (
          <label key={choice.value}>
            <input
              type="radio"
              name={id}
              value={choice.value}
              checked={choice.value === value}
              onChange={() => onChange(choice.value)}
              onBlur={onBlur}
            />
            <span>{choice.label}</span>
          </label>
        ))}
      </div>
    )
  return (
    <select {...ariaOf(props)} className="control" value={value} onChange={(event) => onChange(event.target.value)} onBlur={onBlur}>
      {!field.required && !choices.some((choice) => choice.value === value) && <option value="" />}
      {choices.map((choice) => (
        <option key={choice.value} value={choice.value}>
          {choice.label}
        </option>
      ))}
    </select>
  )
}

/** Several choices at once. */
export function ChoicesControl(props: ControlProps<readonly string[]>) {
  const { field, value, onChange, onBlur, id } = props
  return (
    <div className="checks" role="group" aria-labelledby={`${id}-label`} aria-describedby={props.describedBy}>
      {(field.choices ?? []).map((choice) => (
        <label key={choice.value}>
          <input
            type="checkbox"
            checked={value.includes(choice.value)}
            onChange={(event) => onChange(event.target.checked ? [...value, choice.value] : value.filter((item) => item !== choice.value))}
            onBlur={onBlur}
          />
          <span>{choice.label}</span>
        </label>
      ))}
    </div>
  )
}

import { CONTROLS } from '../../core/kinds.ts'
import { type FormRow, initialRow } from '../form-values.ts'
import { Icon } from '../icon.tsx'
import { useShell, useWords } from '../shell-context.tsx'
import { useParts } from '../parts-context.tsx'
import type { ControlProps } from './types.ts'

/** A group of fields that repeats. */
export function RowsControl(props: ControlProps<readonly FormRow[]>) {
  const { field, value, onChange, onBlur, id, errorAt } = props
  const w = useWords()
  const { numberMarks } = useShell()
  const { controls } = useParts()
  const parts = field.rows ?? []
  const most = field.maxItems ?? 1000
  const least = field.minItems ?? 0
  const change = (index: number, name: string, part: unknown) =>
    onChange(value.map((row, other) => (other === index ? ({ ...row, [name]: part } as FormRow) : row)))
  return (
    <div className="rows" role="group" aria-labelledby={`${id}-label`} aria-describedby={props.describedBy}>
      {value.map((row, index) => (
        <div className="row" key={index}>
          {parts.map((part) => {
            const Control = controls[part.control]
            const partId = `${id}-${index}-${part.name}`
            const error = errorAt?.(`${index}.${part.name}`)
            return (
              <div className={`row-field control-${part.control}`} key={part.name}>
                {!CONTROLS[part.control].labelled && (
                  <label id={`${partId}-label`} htmlFor={partId}>
                    {part.label}
                    <span className="hidden"> {index + 1}</span>
                  </label>
                )}
                {Control && (
                  <Control
                    id={partId}
                    field={part}
                    value={row[part.name] ?? ''}
                    onChange={(next) => change(index, part.name, next)}
                    onBlur={onBlur}
                    invalid={error !== undefined}
                    describedBy={error === undefined ? undefined : `${partId}-error`}
                  />
                )}
                {error !== undefined && (
                  <p className="field-error" id={`${partId}-error`}>
                    {error}
                  </p>
                )}
              </div>
            )
          })}
          {value.length > least && (
            <button
              type="button"
              className="icon-button row-remove"
              aria-label={`${w('remove')} ${index + 1}`}
              onClick={() => onChange(value.filter((_, other) => other !== index))}
            >
              <Icon name="trash-2" />
            </button>
          )}
        </div>
      ))}
      {value.length < most && (
        // The field's label names whatever has its id, so the button's own words are part of its name.
        <button
          type="button"
          className="button quiet-button"
          id={id}
          aria-label={w('add-row', field.label)}
          onClick={() => onChange([...value, initialRow(field, numberMarks)])}
        >
          <Icon name="plus" /> {w('add-row')}
        </button>
      )}
    </div>
  )
}

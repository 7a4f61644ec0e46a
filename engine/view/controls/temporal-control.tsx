import { type ControlProps, ariaOf } from './types.ts'

const TYPES = { date: 'date', time: 'time', 'date-time': 'datetime-local' } as const

/** Date, time of day, or both, through the platform's own picker. */
export function TemporalControl(props: ControlProps<string>) {
  const { field, value, onChange, onBlur } = props
  return (
    <input
      {...ariaOf(props)}
      className="control tabular"
      type={TYPES[field.control as keyof typeof TYPES]}
      min={field.min}
      max={field.max}
      value={value}
      step={field.step}
      onChange={(event) => onChange(event.target.value)}
      onBlur={onBlur}
    />
  )
}

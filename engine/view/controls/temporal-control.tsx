import { useMemo } from 'react'
import { useIsHydrated } from '../hooks/use-is-hydrated.ts'
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

/** A time zone by its IANA name, with the platform's list as suggestions. */
export function TimeZoneControl(props: ControlProps<string>) {
  const { value, onChange, onBlur, id } = props
  const isHydrated = useIsHydrated()
  // The zones of this browser, which those of the build need not be.
  const zones = useMemo(() => (isHydrated ? ['UTC', ...Intl.supportedValuesOf('timeZone')] : []), [isHydrated])
  return (
    <>
      <input
        {...ariaOf(props)}
        className="control"
        list={`${id}-zones`}
        autoComplete="off"
        spellCheck={false}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        onBlur={onBlur}
      />
      <datalist id={`${id}-zones`}>
        {zones.map((zone) => (
          <option key={zone} value={zone} />
        ))}
      </datalist>
    </>
  )
}

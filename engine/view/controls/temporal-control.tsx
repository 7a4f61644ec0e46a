import { Suspense } from 'react'
import { useIsHydrated } from '../hooks/use-is-hydrated.ts'
import { lazyPart } from '../lazy-part.ts'
import { LineControl } from './text-control.tsx'
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

/** Finds zones by city; the field takes IANA names without it, too. */
const ZoneBox = lazyPart(async () => (await import('../zones/zone-box.tsx')).ZoneBox)

/** A time zone by the names of its cities, once they can be looked for; by its IANA name until then. */
export function TimeZoneControl(props: ControlProps<string>) {
  const plain = <LineControl {...props} />
  return useIsHydrated() ? (
    <Suspense fallback={plain}>
      <ZoneBox {...props} />
    </Suspense>
  ) : (
    plain
  )
}

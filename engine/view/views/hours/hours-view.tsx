import { type PointerEvent, useMemo, useState } from 'react'
import { usePartWords } from '../../part-words.tsx'
import { ToolButton } from '../../tool-button.tsx'
import { useZones } from '../../zones/use-zones.ts'
import { loadZones, offsetOf, plainCity } from '../../zones/zone-list.ts'
import type { ViewProps } from '../types.ts'
import { type Clock, clockOf, hoursOf } from './clock.ts'
import './hours-view.css'

type Hours = { readonly from: number; readonly to: number; readonly at: number; readonly zones: readonly string[] }

const MINUTE_MS = 60_000
/** How far a key moves the slider, in minutes. */
const STEP = 15

/** The page was made with the cities’ names in its language, so the view has them before it takes over; without them it shows IANA names. */
export async function loadPageZones(): Promise<void> {
  if (typeof document !== 'undefined') await loadZones(document.documentElement.lang).catch(() => {})
}

/** A day in several time zones, a band of hours each; the slider, or a finger on a band, moves the moment for all of them. */
export function HoursView({ view, value, settings }: ViewProps<Hours>) {
  const say = usePartWords('hours')
  const { locale } = settings
  const [moved, setMoved] = useState<{ readonly of: Hours; readonly at: number }>()
  const zones = useZones(locale)
  const { from, to } = value
  const at = moved?.of === value ? moved.at : value.at
  const clocks = useMemo(() => value.zones.map((zone) => clockOf(zone, locale)), [value, locale])
  const cityOf = (id: string) => zones.find((zone) => zone.id === id || zone.others.includes(id))?.city ?? plainCity(id)
  const move = (time: number) => setMoved({ of: value, at: Math.min(Math.max(time, from), to - MINUTE_MS) })
  const [own] = clocks
  if (!own) return null
  const label = say('time').replace('{{zone}}', cityOf(own.zone))
  return (
    <div className="hours-view">
      <div className="hours-slider">
        <input
          type="range"
          aria-label={label}
          aria-valuetext={`${own.time(at)}, ${own.day(at)}`}
          min={0}
          max={(to - from) / MINUTE_MS - STEP}
          step={STEP}
          value={Math.round((at - from) / MINUTE_MS / STEP) * STEP}
          onChange={(event) => move(from + Number(event.target.value) * MINUTE_MS)}
        />
        <ToolButton icon="rotate-ccw" label={say('reset')} isOff={at === value.at} onClick={() => setMoved(undefined)} />
      </div>
      <ul className="hours-zones" aria-label={view.label}>
        {clocks.map((clock, index) => (
          <ZoneRow key={index} clock={clock} city={cityOf(clock.zone)} from={from} to={to} at={at} onMove={move} />
        ))}
      </ul>
      <p className="hours-legend quiet small">
        <span className="hour work" aria-hidden="true" /> {say('work')}
        <span className="hour night" aria-hidden="true" /> {say('night')}
      </p>
    </div>
  )
}

type RowProps = {
  readonly clock: Clock
  readonly city: string
  readonly from: number
  readonly to: number
  readonly at: number
  readonly onMove: (time: number) => void
}

function ZoneRow({ clock, city, from, to, at, onMove }: RowProps) {
  const hours = useMemo(() => hoursOf(clock, from, to), [clock, from, to])
  const drag = (event: PointerEvent<HTMLElement>) => {
    if (event.buttons === 0) return
    const { left, width } = event.currentTarget.getBoundingClientRect()
    const minutes = ((event.clientX - left) / width) * ((to - from) / MINUTE_MS)
    onMove(from + Math.round(minutes / STEP) * STEP * MINUTE_MS)
  }
  return (
    <li>
      <span className="hours-place">
        <b>{city}</b>
        <span className="quiet small">{offsetOf(clock.zone, at)}</span>
      </span>
      <span className="hours-time">
        <b className="tabular">{clock.time(at)}</b>
        <span className="quiet small">{clock.day(at)}</span>
      </span>
      <span
        className="hours-band"
        aria-hidden="true"
        onPointerDown={(event) => {
          event.currentTarget.setPointerCapture(event.pointerId)
          drag(event)
        }}
        onPointerMove={drag}
      >
        {hours.map(({ hour, kind }, index) => (
          <span key={index} className={`hour ${kind}${hour === 0 ? ' midnight' : ''}`}>
            {hour % 3 === 0 && <span>{hour}</span>}
          </span>
        ))}
        <svg className="hours-at">
          <rect x={`${((at - from) / (to - from)) * 100}%`} width="3" height="100%" />
        </svg>
      </span>
    </li>
  )
}

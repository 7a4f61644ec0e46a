import { useShell } from '../../../engine/view/shell-context.tsx'
import type { Reading } from './timer.ts'

const daysOf = (days: number, locale: string) =>
  new Intl.NumberFormat(locale, { style: 'unit', unit: 'day', unitDisplay: 'long' }).format(days)

/** `4:59`, `+0:12`, `12 days 03:04:05`. */
export function writeReading({ days, clock, isOver }: Reading, locale: string): string {
  return days === 0 ? clock : `${isOver ? '+' : ''}${daysOf(days, locale)} ${clock}`
}

/** The digits, with the days in a line of their own. */
export function TimerFace({ reading, label }: { readonly reading: Reading; readonly label: string }) {
  const { locale } = useShell()
  const { days, clock, isOver } = reading
  return (
    <p className={`clock-time${clock.length > 5 ? ' long' : ''}`} role="timer" aria-live="off" aria-label={label}>
      {days > 0 && <span className="timer-days">{`${isOver ? '+' : ''}${daysOf(days, locale)} `}</span>}
      {clock}
    </p>
  )
}

type EndProps = {
  readonly end: number
  /** Without the day. */
  readonly isSoon: boolean
  /** The zone that was chosen. */
  readonly timeZone: string | undefined
  readonly label: string
}

/** When it ends: by the clock of the device, and in the zone that was chosen where that is another. */
export function EndLine({ end, isSoon, timeZone, label }: EndProps) {
  const { locale, words } = useShell()
  const own = new Intl.DateTimeFormat().resolvedOptions().timeZone
  const write = (options: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat(locale, options).format(end)
  const there = timeZone && timeZone !== own && timeZone !== 'UTC' ? timeZone : undefined
  return (
    <p className="timer-end">
      {label} {write({ ...(!isSoon && { dateStyle: 'full' }), timeStyle: 'medium' })}
      {there && (
        <>
          <br />
          {there.replaceAll('_', ' ')}
          {words.colon}
          {write({ dateStyle: 'full', timeStyle: 'medium', timeZone: there })}
        </>
      )}
    </p>
  )
}

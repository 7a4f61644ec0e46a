import { dateWriter } from '../../../core/language.ts'

/** What the clocks of a zone show, as a language writes it. */
export type Clock = {
  readonly zone: string
  readonly time: (at: number) => string
  /** Weekday, day and month. */
  readonly day: (at: number) => string
  /** Hour of the day, 0 to 23. */
  readonly hour: (at: number) => number
}
export type Hour = { readonly hour: number; readonly kind: 'night' | 'day' | 'work' }

const HOUR_MS = 3_600_000
/** When people sleep, and when offices are open: from the first hour to before the second. */
const NIGHT = { from: 22, to: 6 } as const
const WORK = { from: 9, to: 17 } as const

/** Made once a zone: making a format takes the browser longer than using it. */
export function clockOf(zone: string, locale: string): Clock {
  const time = new Intl.DateTimeFormat(locale, { timeZone: zone, timeStyle: 'short' })
  const day = dateWriter(locale, { timeZone: zone, weekday: 'short', day: 'numeric', month: 'short' })
  const hour = new Intl.DateTimeFormat('en', { timeZone: zone, hour: 'numeric', hourCycle: 'h23' })
  return { zone, time: (at) => time.format(at), day, hour: (at) => Number(hour.format(at)) }
}

/** The hours of a day as a clock shows them, each by what it begins with; a day may have 23 or 25. */
export function hoursOf(clock: Clock, from: number, to: number): Hour[] {
  const hours: Hour[] = []
  for (let at = from; at < to; at += HOUR_MS) {
    const hour = clock.hour(at)
    const isNight = hour >= NIGHT.from || hour < NIGHT.to
    hours.push({ hour, kind: isNight ? 'night' : hour >= WORK.from && hour < WORK.to ? 'work' : 'day' })
  }
  return hours
}

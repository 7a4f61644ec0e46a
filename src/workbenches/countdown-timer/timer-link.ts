import type { Setting, Timer } from './timer.ts'

/** What a link says, so that it shows the same wherever and whenever it is opened: an end while it runs, else how long it is to run. */
export function linkOf(timer: Timer, set: Setting): Setting {
  const label = set.label ? { label: set.label } : {}
  if (timer.end !== undefined && timer.length !== undefined)
    return { mode: 'date', target: new Date(timer.end).toISOString().slice(0, -1), timeZone: 'UTC', ...label }
  if (timer.left !== undefined) return { mode: 'duration', duration: `${Math.ceil(timer.left / 1000)}s`, ...label }
  if (set.mode === 'date') return { mode: 'date', target: set.target, timeZone: set.timeZone, ...label }
  return { mode: 'duration', duration: set.duration, ...label }
}

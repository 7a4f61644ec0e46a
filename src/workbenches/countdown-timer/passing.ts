import type { Timer } from './timer.ts'

const MINUTE = 60_000

/** The same time left by a clock that was set back by so much; a date comes when the clock says so. */
export function setBack(timer: Timer, by: number): Timer {
  return timer.length === undefined || timer.end === undefined ? timer : { ...timer, end: timer.end - by }
}

/**
 * By how much the clock was set back since two clocks were read together, one of which only ever runs forward. The other way around it
 * cannot be told from a device that slept, while which not all clocks run.
 * @returns 0 for less than two seconds, which is how clocks are kept right
 */
export function setBackBy(before: { readonly wall: number; readonly steady: number }, wall: number, steady: number): number {
  const by = steady - before.steady - (wall - before.wall)
  return by > 2000 ? by : 0
}

/** How much may be left when it is said aloud: half of it, an hour, ten minutes and one, none less than a minute after another. */
export function marksOf(whole: number): readonly number[] {
  const marks = [Math.ceil(whole / 2000) * 1000, 60 * MINUTE, 10 * MINUTE, MINUTE].filter((mark) => mark < whole).toSorted((a, b) => b - a)
  return marks.filter((mark, index) => index === 0 || (marks[index - 1] as number) - mark >= MINUTE)
}

import { parseWatch, type Watch, ZERO } from './watch.ts'

export const STOPWATCH_KEY = 'stopwatch'

export function keptWatch(): Watch {
  try {
    return parseWatch(JSON.parse(localStorage.getItem(STOPWATCH_KEY) ?? 'null')) ?? ZERO
  } catch {
    return ZERO
  }
}

/** Storage may be full or switched off; the watch then lasts as long as the page. */
export function keepWatch(watch: Watch): void {
  try {
    if (watch === ZERO) localStorage.removeItem(STOPWATCH_KEY)
    else localStorage.setItem(STOPWATCH_KEY, JSON.stringify(watch))
  } catch {
    // As above.
  }
}

import { useCallback, useState } from 'react'
import { leftOf, type Timer } from './timer.ts'

/** To the second, so that a page is drawn as often as its digits change; after the end always below zero. */
export const toSeconds = (left: number) => (left < 0 ? -1000 * Math.floor(-left / 1000) - 1 : 1000 * Math.ceil(left / 1000))
const takeUp = (timer: Timer) => ({ timer, leftAtFirst: leftOf(timer, Date.now()) ?? 0 })

/** A timer, what was left of it when the page took it up, and what is left as it passes. */
export function useCountdown(first: Timer) {
  const [{ timer, leftAtFirst }, setTimer] = useState(() => takeUp(first))
  const [shown, setShown] = useState(() => toSeconds(leftAtFirst))
  const put = useCallback((next: Timer) => {
    const taken = takeUp(next)
    setTimer(taken)
    setShown(toSeconds(taken.leftAtFirst))
  }, [])
  return { timer, leftAtFirst, put, shown, setShown }
}

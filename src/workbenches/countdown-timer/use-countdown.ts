import { useCallback, useState } from 'react'
import { leftOf, type Timer } from './timer.ts'

/** To the second, so that a page is drawn as often as its digits change; after the end always below zero. */
export const toSeconds = (left: number) => (left < 0 ? -1000 * Math.floor(-left / 1000) - 1 : 1000 * Math.ceil(left / 1000))
const readShown = (timer: Timer) => toSeconds(leftOf(timer, Date.now()) ?? 0)

/** A timer, and what is left of it as it passes. */
export function useCountdown(first: Timer) {
  const [timer, setTimer] = useState(first)
  const [shown, setShown] = useState(() => readShown(first))
  const put = useCallback((next: Timer) => {
    setTimer(next)
    setShown(readShown(next))
  }, [])
  return { timer, put, shown, setShown }
}

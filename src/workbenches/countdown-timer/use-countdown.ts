import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { everyTick } from '../common/ticks.ts'
import { leftOf, marksOf, setBack, setBackBy, type Timer } from './timer.ts'

type Events = {
  /** It came to one of the times left that are said aloud. */
  readonly onMark: (left: number) => void
  /** It ended while the page was there. */
  readonly onEnd: () => void
  readonly onClockSetBack: (corrected: Timer) => void
}

/** So often the clock is looked at, in milliseconds. */
const PACE = 100
const readClocks = () => ({ wall: Date.now(), steady: performance.now() })

/** To the second, so that a page is drawn as often as its digits change; after the end always below zero. */
const toSeconds = (left: number) => (left < 0 ? -1000 * Math.floor(-left / 1000) - 1 : 1000 * Math.ceil(left / 1000))

/** What is left of a timer, as it passes; undefined while it is only set. */
export function useCountdown(timer: Timer, { onMark, onEnd, onClockSetBack }: Events): number | undefined {
  const readLeft = () => leftOf(timer, Date.now())
  const [shown, setShown] = useState(() => toSeconds(readLeft() ?? 0))
  const before = useRef(0)
  const clocks = useRef<ReturnType<typeof readClocks>>(undefined)
  const whole = useRef(0)

  const tick = useEffectEvent(() => {
    const now = readClocks()
    const by = clocks.current ? setBackBy(clocks.current, now.wall, now.steady) : 0
    clocks.current = now
    if (by > 0 && timer.length !== undefined) return onClockSetBack(setBack(timer, by))
    const left = readLeft()
    if (left === undefined) return
    const last = before.current
    before.current = left
    setShown(toSeconds(left))
    if (last > 0 && left <= 0) return onEnd()
    const mark = marksOf(whole.current).findLast((time) => last > time && left <= time)
    if (mark !== undefined && left > 0) onMark(mark)
  })
  const { end } = timer
  const arm = useEffectEvent(() => {
    const left = readLeft() ?? 0
    whole.current = timer.length ?? left
    before.current = left
    clocks.current = readClocks()
    tick()
  })
  useEffect(() => {
    if (end === undefined) return
    arm()
    return everyTick(PACE, () => tick())
  }, [end])
  return timer.end === undefined ? timer.left : shown
}

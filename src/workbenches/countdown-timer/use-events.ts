import { useEffect, useEffectEvent, useRef } from 'react'
import { everyTick } from '../common/ticks.ts'
import { marksOf, setBack, setBackBy } from './passing.ts'
import { leftOf, type Timer } from './timer.ts'
import { toSeconds } from './use-countdown.ts'

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

/**
 * Follows a timer while it runs, and tells what comes to pass.
 * @param leftAtFirst when the page took it up, which may have been a while before this had loaded
 */
export function useEvents(
  timer: Timer,
  leftAtFirst: number,
  setShown: (shown: number) => void,
  { onMark, onEnd, onClockSetBack }: Events,
): void {
  const { end } = timer
  const before = useRef(0)
  const whole = useRef(0)
  const clocks = useRef({ wall: 0, steady: 0 })
  const arm = useEffectEvent(() => {
    before.current = leftAtFirst
    whole.current = timer.length ?? leftAtFirst
    clocks.current = readClocks()
  })
  const tick = useEffectEvent(() => {
    const now = readClocks()
    const by = setBackBy(clocks.current, now.wall, now.steady)
    clocks.current = now
    if (by > 0 && timer.length !== undefined) return onClockSetBack(setBack(timer, by))
    const left = leftOf(timer, now.wall) ?? 0
    const was = before.current
    before.current = left
    setShown(toSeconds(left))
    if (was > 0 && left <= 0) return onEnd()
    const mark = marksOf(whole.current).findLast((time) => was > time && left <= time)
    if (mark !== undefined && left > 0) onMark(mark)
  })
  useEffect(() => {
    if (end === undefined) return
    arm()
    return everyTick(PACE, () => tick())
  }, [end])
}

import { useCallback, useEffect, useEffectEvent, useState } from 'react'
import { keep, readKept } from '../common/kept.ts'
import { Alarm } from './alarm.ts'
import { notify } from './notification.ts'

/** What happens at the end, and meanwhile, as the visitor chose it. `volume` is from 0 to 1. */
export type Wishes = { readonly sound: boolean; readonly volume: number; readonly awake: boolean; readonly notify: boolean }

const KEY = 'countdown-timer-end'
const FIRST: Wishes = { sound: true, volume: 0.7, awake: true, notify: false }

function parseWishes(value: unknown): Wishes | undefined {
  const { sound, volume, awake, notify: tells } = (value ?? {}) as Partial<Record<keyof Wishes, unknown>>
  const isVolume = typeof volume === 'number' && volume >= 0 && volume <= 1
  return isVolume ? { sound: sound === true, volume, awake: awake === true, notify: tells === true } : undefined
}

/** What lets a page sound; a touch that scrolls does not. */
const GESTURES = ['click', 'keydown'] as const

/** The alarm of the page and what is wished of it. @param isWaiting for a time at which it shall sound */
export function useAlarm(isWaiting: boolean) {
  const [alarm] = useState(() => new Alarm())
  const [wishes, setWishes] = useState(() => readKept(KEY, parseWishes) ?? FIRST)
  const [isAllowed, setAllowed] = useState(false)
  const { sound: isWanted, volume, notify: tells } = wishes
  useEffect(() => () => alarm.close(), [alarm])
  useEffect(() => {
    alarm.setVolume(volume)
    if (!isWanted) alarm.silence()
  }, [alarm, volume, isWanted])

  // Start is such a click; after a reload, or by a link, the timer runs before anybody has touched the page.
  const isAsked = useEffectEvent(
    (event: Event) => isWaiting || (event.target instanceof Element && event.target.closest('.timer') !== null),
  )
  const wants = isWanted && !isAllowed
  useEffect(() => {
    if (!wants) return
    // Start may have been pressed before this had loaded.
    if (navigator.userActivation?.hasBeenActive) void alarm.allow().then(setAllowed)
    const allow = (event: Event) => isAsked(event) && void alarm.allow().then(setAllowed)
    for (const gesture of GESTURES) addEventListener(gesture, allow, true)
    return () => {
      for (const gesture of GESTURES) removeEventListener(gesture, allow, true)
    }
  }, [alarm, wants])

  const silence = useCallback(() => alarm.silence(), [alarm])
  return {
    wishes,
    /** It could not sound yet: nobody has touched the page. */
    waits: wants && isWaiting,
    silence,
    wish(next: Partial<Wishes>) {
      const all = { ...wishes, ...next }
      setWishes(all)
      keep(KEY, all)
    },
    /** The end has come. @param event names it among all pages of the site */
    sound(event: string, title: string, text: string) {
      if (isWanted) void alarm.ringAlone(event)
      if (tells) void notify(title, text)
    },
    /** One round, to hear how loud it is. */
    async test() {
      setAllowed(await alarm.allow())
      alarm.ring(1)
    },
  }
}
export type AlarmOfPage = ReturnType<typeof useAlarm>

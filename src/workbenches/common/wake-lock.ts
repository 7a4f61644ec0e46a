import { useEffect, useState } from 'react'

/** Keeps the screen on while asked to and in sight. Gives whether it does; undefined where the browser cannot. */
export function useWakeLock(isWanted: boolean): boolean | undefined {
  const [isHeld, setHeld] = useState(false)
  useEffect(() => {
    if (!isWanted || !canHold()) return
    let isOver = false
    let lock: WakeLockSentinel | undefined
    const hold = async () => {
      if (document.visibilityState !== 'visible' || (lock && !lock.released)) return
      // A device that saves power refuses.
      const own = await navigator.wakeLock.request('screen').catch(() => undefined)
      if (isOver) return void own?.release()
      lock = own
      setHeld(own !== undefined)
      // The browser takes it back as soon as the page is out of sight.
      own?.addEventListener('release', () => setHeld(false))
    }
    void hold()
    document.addEventListener('visibilitychange', hold)
    return () => {
      isOver = true
      document.removeEventListener('visibilitychange', hold)
      void lock?.release()
    }
  }, [isWanted])
  return canHold() ? isHeld : undefined
}

const canHold = () => typeof navigator !== 'undefined' && 'wakeLock' in navigator

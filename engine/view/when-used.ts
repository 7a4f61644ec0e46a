import { whenIdle } from './when-idle.ts'

const SIGNS = ['pointermove', 'pointerdown', 'touchstart', 'keydown', 'wheel', 'input'] as const

let isUsed = false

/**
 * Calls back in a quiet moment once somebody uses the page, for what may wait for that: a page that is only looked at or measured does
 * not work for it. Gives what takes it back.
 */
export function whenUsed(callback: () => void): () => void {
  if (isUsed) return whenIdle(callback)
  const ended = new AbortController()
  let cancel = () => {}
  const use = () => {
    isUsed = true
    ended.abort()
    cancel = whenIdle(callback)
  }
  for (const sign of SIGNS) document.addEventListener(sign, use, { signal: ended.signal, passive: true })
  return () => {
    ended.abort()
    cancel()
  }
}

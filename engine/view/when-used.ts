import { whenIdle } from './when-idle.ts'

const SIGNS = ['pointermove', 'pointerdown', 'keydown', 'focusin'] as const

let used: Promise<unknown> | undefined

/**
 * Calls back in a quiet moment once somebody uses the page, for what may wait for that: a page that is only looked at or measured does
 * not work for it. Gives what takes it back.
 */
export function whenUsed(callback: () => void): () => void {
  let cancel: (() => void) | undefined
  let isOver = false
  used ??= new Promise((resolve) => SIGNS.forEach((sign) => document.addEventListener(sign, resolve, { once: true })))
  void used.then(() => isOver || (cancel = whenIdle(callback)))
  return () => {
    isOver = true
    cancel?.()
  }
}

import { useSyncExternalStore } from 'react'

const KEY = 'copied-last'
/** So many signs are kept, each once, the newest first. */
export const MOST_COPIED = 20
/** Longer ones are no signs. */
const LONGEST = 200
const NONE: readonly string[] = []

let list: readonly string[] | undefined
const listeners = new Set<() => void>()

function read(): readonly string[] {
  return (list ??= stored())
}

function stored(): readonly string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]')
    return Array.isArray(kept) ? kept.filter((sign) => typeof sign === 'string' && sign.length <= LONGEST).slice(0, MOST_COPIED) : NONE
  } catch {
    // Storage that is switched off or was written by something else keeps nothing.
    return NONE
  }
}

function write(next: readonly string[]): void {
  list = next
  try {
    if (next.length === 0) localStorage.removeItem(KEY)
    else localStorage.setItem(KEY, JSON.stringify(next))
  } catch {
    // Without storage the strip lasts as long as the page.
  }
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  const follow = ({ key }: StorageEvent) => {
    if (key !== KEY && key !== null) return
    list = undefined
    listener()
  }
  listeners.add(listener)
  addEventListener('storage', follow)
  return () => {
    listeners.delete(listener)
    removeEventListener('storage', follow)
  }
}

/** Puts a sign in front of those that were copied before. */
export function keepCopied(sign: string): void {
  write([sign, ...read().filter((other) => other !== sign)].slice(0, MOST_COPIED))
}

export function forgetCopied(): void {
  write(NONE)
}

/** Signs copied on this device, in any tool; none before the page works. */
export function useCopiedLast(): readonly string[] {
  return useSyncExternalStore(subscribe, read, () => NONE)
}

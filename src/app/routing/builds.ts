import type { createStore } from 'jotai/vanilla'
import { holdSent } from '../services/sent.ts'
import { handoffAtom, KEYS } from '../state.ts'

/** A page is reloaded for a new build at most once in this time. */
export const RELOAD_GUARD_MS = 10_000
const POLL_MS = 15 * 60_000

type Marker = { readonly path: string; readonly expires: number }

/** What does not read as a marker is none. */
function readMarker(text: string | null): Marker | undefined {
  try {
    return (JSON.parse(text ?? 'null') as Marker | null) ?? undefined
  } catch {
    return undefined
  }
}

/** Whether a reload of this path is allowed now; if so, it is noted. */
export function claimReload(path: string, now: number, storage: Pick<Storage, 'getItem' | 'setItem'>): boolean {
  const marker = readMarker(storage.getItem(KEYS.reload))
  if (marker && marker.path === path && marker.expires > now) return false
  storage.setItem(KEYS.reload, JSON.stringify({ path, expires: now + RELOAD_GUARD_MS } satisfies Marker))
  return true
}

/** Knows whether the server has a newer build than this page. */
export type BuildWatch = {
  readonly isStale: () => boolean
  readonly check: () => Promise<boolean>
  /** Loads the path anew from the server, unless that was just done. */
  readonly reloadTo: (path: string) => boolean
}

export function watchBuilds(build: string, store: ReturnType<typeof createStore>): BuildWatch {
  let stale = false
  const check = async () => {
    try {
      const response = await fetch(`/builds/latest.json?${Date.now()}`, { cache: 'no-store' })
      if (response.ok) stale = ((await response.json()) as { id?: string }).id !== build
    } catch {
      // Offline: there is nothing newer within reach.
    }
    return stale
  }
  setInterval(() => void check(), POLL_MS)
  document.addEventListener('visibilitychange', () => document.visibilityState === 'visible' && void check())
  const reloadTo = (path: string) => {
    if (!mayReload(path)) return false
    const sent = store.get(handoffAtom)
    if (sent) holdSent(sent)
    if (path === location.pathname + location.search + location.hash) location.reload()
    else location.assign(path)
    return true
  }
  return { isStale: () => stale, check, reloadTo }
}

function mayReload(path: string): boolean {
  try {
    return claimReload(path, Date.now(), sessionStorage)
  } catch {
    // Where the browser keeps nothing, nothing would end a series of reloads.
    return false
  }
}

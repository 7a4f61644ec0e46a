import { ASSETS_CACHE, KEPT_CACHE, KEPT_STATE, type KeptList, type KeptState, VISITED_CACHE, listPath } from './kept-list.ts'

/** Files that are loaded at once. */
const AT_ONCE = 6
/** Only one tab loads. */
const LOCK = 'keep-all'
/** Where lists and what is known of them are. */
const LISTS = '/offline/'

/** What is known of the tools that are kept. */
export type Keeping =
  /** Nobody has looked yet. */
  | { readonly status: 'unknown' }
  | { readonly status: 'none' }
  /** Bytes by now, and of all. */
  | { readonly status: 'loading'; readonly done: number; readonly bytes: number }
  | { readonly status: 'kept'; readonly state: KeptState }
  | { readonly status: 'failed'; readonly reason: 'no-room' | 'network' }

let current: Keeping = { status: 'unknown' }
let stop: AbortController | undefined
const listeners = new Set<() => void>()

export const keeping = (): Keeping => current
export function onKeeping(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
function become(next: Keeping): void {
  current = next
  for (const listener of listeners) listener()
}

/** What would be kept; undefined where the build says nothing of it, as in development. */
export async function readList(language: string): Promise<KeptList | undefined> {
  const response = await fetch(listPath(language))
  return response.ok && response.headers.get('content-type')?.includes('json') ? ((await response.json()) as KeptList) : undefined
}

/** What is kept; a browser may have given it up when it needed the room, and then there is nothing. */
export async function readState(): Promise<KeptState | undefined> {
  if (!('caches' in globalThis) || !(await caches.has(KEPT_CACHE))) return undefined
  return (await (await (await caches.open(KEPT_CACHE)).match(KEPT_STATE))?.json()) as KeptState | undefined
}

/** Finds out what is kept, for whoever shows it. */
export async function lookAtKept(): Promise<void> {
  if (current.status === 'loading') return
  const state = await readState()
  become(state ? { status: 'kept', state } : { status: 'none' })
}

export function stopKeeping(): void {
  stop?.abort()
}

/** Everything goes, at once. */
export async function forgetKept(): Promise<void> {
  stopKeeping()
  await caches.delete(KEPT_CACHE)
  become({ status: 'none' })
}

/**
 * Loads what is not there yet: what the scripts need first, then pages, then what is of an older build goes. Ended in the middle, it
 * goes on from there the next time.
 */
export async function keepAll(language: string): Promise<void> {
  await navigator.locks.request(LOCK, { ifAvailable: true }, async (lock) => {
    if (!lock) return
    const before = await readState()
    stop = new AbortController()
    try {
      const list = await readList(language)
      if (!list) throw new TypeError('no list of files')
      become({ status: 'loading', done: 0, bytes: list.bytes })
      await load(list, stop.signal)
      const state: KeptState = { language, build: list.build, bytes: list.bytes, tools: list.tools, at: Date.now() }
      const cache = await caches.open(KEPT_CACHE)
      await cache.put(listPath(language), Response.json(list))
      await cache.put(KEPT_STATE, Response.json(state))
      become({ status: 'kept', state })
    } catch (error) {
      if (stop.signal.aborted) {
        // Whoever stops the first time wants the room back.
        if (!before) await caches.delete(KEPT_CACHE)
        return become(before ? { status: 'kept', state: before } : { status: 'none' })
      }
      become({ status: 'failed', reason: error instanceof DOMException && error.name === 'QuotaExceededError' ? 'no-room' : 'network' })
      console.info(error)
    }
  })
}

async function load({ files, bytes }: KeptList, signal: AbortSignal): Promise<void> {
  const cache = await caches.open(KEPT_CACHE)
  const assets = await caches.open(ASSETS_CACHE)
  const had = new Set((await cache.keys()).map(({ url }) => new URL(url).pathname))
  let done = 0
  const waiting = files.values()
  const work = async () => {
    for (const [path, size] of waiting) {
      signal.throwIfAborted()
      // Assets never change under their names: neither what is kept nor what a visit has loaded is loaded again.
      const isAsset = path.startsWith('/assets/')
      if (!isAsset || !had.has(path)) {
        const visited = isAsset ? await assets.match(path, { ignoreVary: true }) : undefined
        // Kept here, so neither the browser nor the service worker needs a copy of its own.
        const response = visited ?? (await fetch(path, { signal, cache: 'no-store' }))
        if (!response.ok) throw new TypeError(`${path}: ${response.status}`)
        await cache.put(path, response)
      }
      done += size
      become({ status: 'loading', done, bytes })
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, work))
  const named = new Set(files.map(([path]) => path))
  for (const path of had) if (!named.has(path) && path !== KEPT_STATE && !path.startsWith(LISTS)) await cache.delete(path)
  // What was visited before is older than what is kept now.
  const visited = await caches.open(VISITED_CACHE)
  for (const [path] of files) if (!path.startsWith('/assets/')) await visited.delete(path, { ignoreSearch: true })
}

/** After a new build, the tools that are kept are loaded anew, unless the visitor saves data. */
export async function renewKept(build: string): Promise<void> {
  const state = await readState()
  const { connection } = navigator as Navigator & { readonly connection?: { readonly saveData?: boolean } }
  if (state && state.build !== build && connection?.saveData !== true) await keepAll(state.language)
}

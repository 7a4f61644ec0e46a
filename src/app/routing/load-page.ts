import type { PagePayload } from '../../../engine/site/page.ts'

/** At most this many pages are fetched ahead at once. */
export const MAX_PRELOADS = 4
/** A page change is shown no sooner than this, so that quick ones do not flicker. */
export const TRANSITION_MS = 100

type Connection = { readonly effectiveType?: string; readonly saveData?: boolean }

/** Whether the connection is good enough to fetch ahead. */
export function mayPreload(connection: Connection | undefined): boolean {
  return connection?.effectiveType !== 'slow-2g' && connection?.saveData !== true
}

/** No page of ours stands at this path. Not fatal: the server is asked, which knows redirects and answers a true 404. */
export class MissingPage extends Error {}

/** What was fetched ahead is at hand for as long. */
export const AHEAD_MS = 60_000

/** Fetches payloads: each once at a time, ahead only while fewer than four are under way. */
export function createPageLoader(fetchJson: (url: string) => Promise<Response>, connection: () => Connection | undefined) {
  const atHand = new Map<string, Promise<PagePayload>>()
  let preloads = 0

  const ask = (path: string, keepMs = 0) => {
    const request = fetchPayload(fetchJson, path)
    const forget = () => void atHand.delete(path)
    atHand.set(path, request)
    request.then(() => (keepMs > 0 ? setTimeout(forget, keepMs) : forget()), forget)
    return request
  }
  const get = async (path: string): Promise<PagePayload> => {
    const known = atHand.get(path)
    return known ?? (await Promise.all([ask(path), new Promise((done) => setTimeout(done, TRANSITION_MS))]))[0]
  }
  /** Nothing where fetching ahead would be in the way. */
  const preload = async (path: string): Promise<PagePayload | undefined> => {
    const known = atHand.get(path)
    if (known || !mayPreload(connection()) || preloads >= MAX_PRELOADS) return known
    preloads++
    return ask(path, AHEAD_MS).finally(() => preloads--)
  }
  return { get, preload }
}

async function fetchPayload(fetchJson: (url: string) => Promise<Response>, path: string): Promise<PagePayload> {
  const response = await fetchJson(`${path}payload.json`)
  if (!response.ok || !response.headers.get('content-type')?.includes('json')) throw new MissingPage(path)
  return (await response.json()) as PagePayload
}

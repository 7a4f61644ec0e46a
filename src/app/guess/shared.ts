/** Where the service worker puts what another app has shared; it imports nothing, so it says the same. */
const SHARED = 'shared'
/** The home page is opened with this in its address. */
const QUERY = 'shared'

/** What another app has shared with this one: a file or a text, taken once. */
export async function takeShared(): Promise<string | File | undefined> {
  if (!new URLSearchParams(location.search).has(QUERY) || !('caches' in globalThis)) return undefined
  history.replaceState(history.state, '', location.pathname)
  const cache = await caches.open(SHARED)
  const [first] = await cache.keys()
  const response = first && (await cache.match(first))
  await caches.delete(SHARED)
  if (!response) return undefined
  const name = response.headers.get('x-name')
  if (name === null) return response.text()
  const blob = await response.blob()
  return new File([blob], decodeURIComponent(name), { type: blob.type })
}

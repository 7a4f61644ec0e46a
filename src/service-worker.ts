/// <reference lib="webworker" />
const scope = globalThis as unknown as ServiceWorkerGlobalScope

/** Pages and payloads of the build that wrote this file; hashed assets are good for ever. */
const PAGES = 'pages'
const ASSETS = 'assets'
/** Oldest assets go when there are more. */
const MOST_ASSETS = 400

scope.addEventListener('install', (event) => event.waitUntil(scope.skipWaiting()))
scope.addEventListener('activate', (event) => event.waitUntil(scope.clients.claim()))

scope.addEventListener('message', (event: ExtendableMessageEvent) => {
  const urls: unknown = event.data
  if (Array.isArray(urls)) event.waitUntil(keep(urls.filter((url): url is string => typeof url === 'string')))
})

scope.addEventListener('fetch', (event) => {
  const url = new URL(event.request.url)
  if (event.request.method !== 'GET' || url.origin !== scope.location.origin) return
  if (url.pathname.startsWith('/assets/')) event.respondWith(assetFirst(event))
  else if (event.request.mode === 'navigate' || url.pathname.endsWith('/payload.json')) event.respondWith(networkFirst(event))
})

/** Keeps what the page that started this worker had already loaded. */
async function keep(urls: readonly string[]): Promise<void> {
  const assets = await caches.open(ASSETS)
  const pages = await caches.open(PAGES)
  for (const url of urls) {
    const cache = new URL(url).pathname.startsWith('/assets/') ? assets : pages
    if (!(await cache.match(url))) await cache.add(url)
  }
}

async function assetFirst(event: FetchEvent): Promise<Response> {
  const cache = await caches.open(ASSETS)
  const kept = await cache.match(event.request, { ignoreVary: true })
  if (kept) return kept
  const response = await fetch(event.request)
  if (response.ok) event.waitUntil(copy(cache, event.request, response.clone()).then(() => thin(cache)))
  return response
}

async function networkFirst(event: FetchEvent): Promise<Response> {
  const cache = await caches.open(PAGES)
  try {
    const response = await fetch(event.request)
    if (response.ok && !response.redirected) event.waitUntil(copy(cache, event.request, response.clone()))
    return response
  } catch (error) {
    const kept = await cache.match(event.request, { ignoreSearch: true, ignoreVary: true })
    if (kept) return kept
    throw error
  }
}

/** A browser without room goes on without the copy: only offline is it missed. */
async function copy(cache: Cache, request: Request, response: Response): Promise<void> {
  try {
    await cache.put(request, response)
  } catch (error) {
    if (!(error instanceof DOMException)) throw error
  }
}

async function thin(cache: Cache): Promise<void> {
  const all = await cache.keys()
  for (const old of all.slice(0, Math.max(0, all.length - MOST_ASSETS))) await cache.delete(old)
}

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
  if (url.pathname.startsWith('/assets/')) event.respondWith(assetFirst(event.request))
  else if (event.request.mode === 'navigate' || url.pathname.endsWith('/payload.json')) event.respondWith(networkFirst(event.request))
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

async function assetFirst(request: Request): Promise<Response> {
  const cache = await caches.open(ASSETS)
  const kept = await cache.match(request, { ignoreVary: true })
  if (kept) return kept
  const response = await fetch(request)
  if (response.ok) {
    await cache.put(request, response.clone())
    const all = await cache.keys()
    for (const old of all.slice(0, Math.max(0, all.length - MOST_ASSETS))) await cache.delete(old)
  }
  return response
}

async function networkFirst(request: Request): Promise<Response> {
  const cache = await caches.open(PAGES)
  try {
    const response = await fetch(request)
    if (response.ok && !response.redirected) await cache.put(request, response.clone())
    return response
  } catch (error) {
    const kept = await cache.match(request, { ignoreSearch: true, ignoreVary: true })
    if (kept) return kept
    throw error
  }
}

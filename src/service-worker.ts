/// <reference lib="webworker" />
const scope = globalThis as unknown as ServiceWorkerGlobalScope

/** Pages and payloads of the build that wrote this file; hashed assets are good for ever. */
const PAGES = 'pages'
const ASSETS = 'assets'
/** Pages for what is not kept, by language, and the place of the list in them. A worker of this kind imports nothing, so `offline-path.ts` says the same. */
const OFFLINE = '/offline/'
const KEPT_PAGES = '<!-- kept pages -->'
/** They have no scripts. */
const POLICY = "default-src 'none'; style-src 'self'; font-src 'self'; base-uri 'none'; form-action 'none'"
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
    const instead = event.request.mode === 'navigate' ? await offlinePage(cache, event.request.url) : undefined
    if (instead) return instead
    throw error
  }
}

/** What is shown in place of a page that was not kept: those that were, by their titles. In the language of its address, if that is kept. */
async function offlinePage(cache: Cache, address: string): Promise<Response | undefined> {
  const [, language = ''] = new URL(address).pathname.split('/')
  const keys = await cache.keys()
  const paths = [...new Set(keys.map(({ url }) => new URL(url).pathname))]
  const frame =
    (await cache.match(`${OFFLINE}${language}.html`)) ?? (await cache.match(paths.find((path) => path.startsWith(OFFLINE)) ?? ''))
  if (!frame) return undefined
  const links: string[] = []
  for (const path of paths.filter((one) => one.endsWith('/'))) {
    const html = await (await cache.match(path, { ignoreSearch: true, ignoreVary: true }))?.text()
    // As our own page writes it, so its markup is escaped.
    const title = /<title>([^<]*)<\/title>/.exec(html ?? '')?.[1]
    if (title !== undefined) links.push(`<li><a href="${path}">${title}</a></li>`)
  }
  const unused = links.length > 0 ? 'class="offline-none"' : 'class="offline-kept"'
  const html = (await frame.text()).replaceAll(unused, 'hidden').replace(KEPT_PAGES, () => links.join(''))
  return new Response(html, { headers: { 'content-type': 'text/html; charset=utf-8', 'content-security-policy': POLICY } })
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

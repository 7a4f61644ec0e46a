/// <reference lib="webworker" />
const scope = globalThis as unknown as ServiceWorkerGlobalScope

/** Pages and payloads of the build that wrote this file; hashed assets are good for ever. */
const PAGES = 'pages'
const ASSETS = 'assets'
/** All tools of a language, where the visitor keeps them; `src/app/offline` fills it. */
const KEPT = 'kept'
/** What another app shares, until the page that is opened for it takes it. */
const SHARED = 'shared'
const SHARE_TARGET = '/share-target/'
/** Pages for what is not kept, by language, and the place of the list in them. A worker of this kind imports nothing, so `offline-path.ts` says the same. */
const OFFLINE = '/offline/'
const KEPT_PAGES = '<!-- kept pages -->'
/** They have no scripts. */
const POLICY = "default-src 'none'; style-src 'self'; font-src 'self'; base-uri 'none'; form-action 'none'"
/** Oldest assets go when there are more. */
const MOST_ASSETS = 400

/** Pages of tools that pages of others show. */
const EMBED = /^(?:\/[a-z]{2})?\/embed\//

scope.addEventListener('install', (event) => event.waitUntil(scope.skipWaiting()))
scope.addEventListener('activate', (event) => event.waitUntil(scope.clients.claim()))

scope.addEventListener('message', (event: ExtendableMessageEvent) => {
  const urls: unknown = event.data
  if (Array.isArray(urls)) event.waitUntil(keep(urls.filter((url): url is string => typeof url === 'string')))
})

// A notification leads back to the page that it is of.
scope.addEventListener('notificationclick', (event) => {
  event.notification.close()
  const show = async (path: string) => {
    const pages = await scope.clients.matchAll({ type: 'window' })
    await (pages.find(({ url }) => new URL(url).pathname === path)?.focus() ?? scope.clients.openWindow(path))
  }
  const { path } = (event.notification.data ?? {}) as { readonly path?: string }
  if (path !== undefined) event.waitUntil(show(path))
})

scope.addEventListener('fetch', (event) => {
  const url = new URL(event.request.url)
  if (event.request.method === 'POST' && url.origin === scope.location.origin && url.pathname === SHARE_TARGET)
    return event.respondWith(takeShared(event.request))
  if (event.request.method !== 'GET' || url.origin !== scope.location.origin) return
  // Tools in pages of others keep nothing, nor does what they load.
  if (EMBED.test(url.pathname)) return
  // Who keeps the answer elsewhere wants no copy here.
  if (event.request.cache === 'no-store') return
  const answer = async (own: (event: FetchEvent) => Promise<Response>) => ((await isEmbedded(event)) ? fetch(event.request) : own(event))
  if (url.pathname.startsWith('/assets/')) event.respondWith(answer(assetFirst))
  else if (event.request.mode === 'navigate' || url.pathname.endsWith('/payload.json') || url.pathname.startsWith('/words/'))
    event.respondWith(answer(networkFirst))
})

/** Whether a page asks that shows a tool in a page of others. */
async function isEmbedded({ clientId }: FetchEvent): Promise<boolean> {
  const client = clientId ? await scope.clients.get(clientId) : undefined
  return client !== undefined && EMBED.test(new URL(client.url).pathname)
}

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
  const own = await fromKept(event.request)
  if (own) return own
  const response = await fetch(event.request)
  if (response.ok) event.waitUntil(copy(cache, event.request, response.clone()).then(() => thin(cache)))
  return response
}

/** From all the tools that are kept, if they are. */
async function fromKept(request: Request): Promise<Response | undefined> {
  if (!(await caches.has(KEPT))) return undefined
  return (await caches.open(KEPT)).match(request, { ignoreSearch: true, ignoreVary: true })
}

/** Keeps the first file, or else the text, that another app shares, and opens the home page for it. Nothing of it leaves the device. */
async function takeShared(request: Request): Promise<Response> {
  try {
    const form = await request.formData()
    const file = form.getAll('files').find((entry): entry is File => entry instanceof File && entry.size > 0)
    const texts = ['text', 'url', 'title']
      .map((name) => form.get(name))
      .filter((text): text is string => typeof text === 'string' && text !== '')
    const headers: HeadersInit = file ? { 'x-name': encodeURIComponent(file.name), 'content-type': file.type } : {}
    if (file || texts[0] !== undefined) await (await caches.open(SHARED)).put(SHARE_TARGET, new Response(file ?? texts[0], { headers }))
  } catch (error) {
    // What cannot be read, or finds no room, is missed; the page opens all the same.
    console.info(error)
  }
  return Response.redirect(`${await homeOfReader()}?shared`, 303)
}

/** The home page in the language whose pages were opened last. */
async function homeOfReader(): Promise<string> {
  const keys = await (await caches.open(PAGES)).keys()
  const [, language = ''] = /\/offline\/([a-z]{2})\.html$/.exec(keys.findLast(({ url }) => url.includes(OFFLINE))?.url ?? '') ?? []
  return language === '' || language === 'en' ? '/' : `/${language}/`
}

async function networkFirst(event: FetchEvent): Promise<Response> {
  const cache = await caches.open(PAGES)
  try {
    const response = await fetch(event.request)
    if (response.ok && !response.redirected) event.waitUntil(copy(cache, event.request, response.clone()))
    return response
  } catch (error) {
    const kept = (await cache.match(event.request, { ignoreSearch: true, ignoreVary: true })) ?? (await fromKept(event.request))
    if (kept) return kept
    const instead = event.request.mode === 'navigate' ? await offlinePage(cache, event.request.url) : undefined
    if (instead) return instead
    throw error
  }
}

type KeptList = {
  readonly pages: readonly { readonly text: string; readonly url: string; readonly isOnline?: boolean }[]
  readonly online: string
}

/** What is shown in place of a page that was not kept: those that were, by their titles. In the language of its address, if that is kept. */
async function offlinePage(cache: Cache, address: string): Promise<Response | undefined> {
  const [, language = ''] = new URL(address).pathname.split('/')
  const keys = await cache.keys()
  const paths = [...new Set(keys.map(({ url }) => new URL(url).pathname))]
  const all = await keptTools()
  const known = all?.language ?? language
  const frame =
    (await cache.match(`${OFFLINE}${known}.html`)) ??
    (await fromKept(new Request(`${OFFLINE}${known}.html`))) ??
    (await cache.match(paths.find((path) => path.startsWith(OFFLINE) && path.endsWith('.html')) ?? ''))
  if (!frame) return undefined
  const links = new Map<string, string>()
  for (const path of paths.filter((one) => one.endsWith('/'))) {
    const html = await (await cache.match(path, { ignoreSearch: true, ignoreVary: true }))?.text()
    // As our own page writes it, so its markup is escaped: a tool by its name, which is its heading, not as search engines show it.
    const [, title] = /<h1>([^<]+)<\/h1>/.exec(html ?? '') ?? /<title>([^<]*?)(?: [–—|] [^<]*)?<\/title>/.exec(html ?? '') ?? []
    if (title !== undefined) links.set(path, `<li><a href="${path}">${title}</a></li>`)
  }
  for (const { text, url, isOnline } of all?.list.pages ?? [])
    links.set(
      url,
      `<li><a href="${url}">${escaped(text)}</a>${isOnline === true ? ` <span class="quiet small">(${escaped(all?.list.online ?? '')})</span>` : ''}</li>`,
    )
  const unused = links.size > 0 ? 'class="offline-none"' : 'class="offline-kept"'
  const html = (await frame.text()).replaceAll(unused, 'hidden').replace(KEPT_PAGES, () => [...links.values()].join(''))
  return new Response(html, { headers: { 'content-type': 'text/html; charset=utf-8', 'content-security-policy': POLICY } })
}

/** The list of all tools, where they are kept, in the language in which they are. */
async function keptTools(): Promise<{ readonly language: string; readonly list: KeptList } | undefined> {
  const state = (await (await fromKept(new Request(`${OFFLINE}kept.json`)))?.json()) as { readonly language: string } | undefined
  if (!state) return undefined
  const list = (await (await fromKept(new Request(`${OFFLINE}${state.language}.json`)))?.json()) as KeptList | undefined
  return list && { language: state.language, list }
}

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')

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

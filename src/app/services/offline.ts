import { whenIdle } from '../../../engine/view/when-idle.ts'
import type { Shell } from '../../../engine/site/page.ts'
import { KEPT_CACHE } from '../offline/kept-list.ts'
import { offlinePath } from './offline-path.ts'

/** What a page asks for only when something is done on it: without a connection it must be there already. */
const loadRest = () =>
  Promise.all([
    import('../../../engine/view/output-text.ts'),
    import('../../../engine/view/save.ts'),
    import('../../../engine/view/svg-png.ts'),
    import('../../../engine/view/share/share.ts'),
    import('../../account/saved.ts'),
    import('../../../engine/view/place-excerpt.tsx'),
    import('../../../engine/core/sentences.ts'),
    import('./toasts.tsx'),
  ])

/** Lets the pages that were visited work without a connection: what this one has loaded so far is handed to the service worker. */
export async function keepOffline(shell: Shell, build: string): Promise<void> {
  if (!('serviceWorker' in navigator)) return
  try {
    await navigator.serviceWorker.register('/sw.js')
    const { active } = await navigator.serviceWorker.ready
    await new Promise<void>((resolve) => whenIdle(resolve))
    await loadRest()
    const loaded = performance.getEntriesByType('resource').map(({ name }) => name)
    const own = loaded.filter((url) => url.startsWith(`${location.origin}/assets/`))
    const [language = ''] = document.documentElement.lang.split('-')
    void whenKept(build)
    const page = location.href.split('#')[0] ?? ''
    // Links within the site lead to a page by its payload.
    active?.postMessage([page, new URL(offlinePath(language), page).href, ...own, new URL('payload.json', page.split('?')[0]).href])
    await keepHome(shell)
  } catch (error) {
    // Without a service worker everything works as long as there is a connection.
    console.info(error)
  }
}

/** The home page works by what is typed and pasted: all that this takes is kept with it, by the service worker that answers for it. */
async function keepHome(shell: Shell): Promise<void> {
  const { connection, serviceWorker } = navigator as Navigator & { readonly connection?: { readonly saveData?: boolean } }
  if (!document.querySelector('.paste-box') || connection?.saveData === true) return
  // A page that was there before its service worker is answered for a moment later.
  if (!serviceWorker.controller) await new Promise((resolve) => serviceWorker.addEventListener('controllerchange', resolve, { once: true }))
  await (await import('../offline/load-home.ts')).loadHome(shell)
}

/** Most visitors keep no tools: the code that renews them loads only for those who do. */
async function whenKept(build: string): Promise<void> {
  if (await caches.has(KEPT_CACHE)) await (await import('../offline/keep-all.ts')).renewKept(build)
}

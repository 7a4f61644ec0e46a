import { createBrowserHistory } from '@tanstack/react-router'
import { createStore } from 'jotai/vanilla'
import { startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import type { PagePayload, Shell } from '../engine/site/page.ts'
import { createRunner } from '../engine/run/page/client.ts'
import type { FormValues } from '../engine/view/form-values.ts'
import { heldText, SENT } from '../engine/view/held-key.ts'
import { whenIdle } from '../engine/view/when-idle.ts'
import { App } from './app/app.tsx'
import type { BuildWatch } from './app/routing/builds.ts'
import { createPageLoader } from './app/routing/load-page.ts'
import { fetchJson } from './app/services/fetch-json.ts'
import { applyHead } from './app/routing/head.ts'
import { createNavigation } from './app/routing/navigation.ts'
import { createSiteRouter, type LoadPage } from './app/routing/router.tsx'
import { handoffAtom } from './app/state.ts'
import { loadPageComponent } from './pages/components.ts'
import './theme/index.css'

/** What the visitor typed into the prerendered form while the scripts were loading. */
function readTyped(): FormValues {
  const typed: FormValues = {}
  for (const element of document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('.workarea [name],.recipe [name]')) {
    const { name } = element
    if (element.type === 'checkbox') {
      const box = element as HTMLInputElement
      if (box.checked !== box.defaultChecked) typed[name] = box.checked
    } else if (
      element.type !== 'radio' &&
      element.type !== 'file' &&
      element.value !== element.defaultValue &&
      element.tagName !== 'SELECT'
    )
      typed[name] = element.value
  }
  return typed
}

/** The path as a reload knows it. */
const here = () => location.pathname + location.search + location.hash

const crash = async (error: unknown) => (await import('./app/services/crash.ts')).showCrash(error)

async function start(island: HTMLElement): Promise<void> {
  const shell = await fetchJson<Shell>(island.dataset.shell ?? '')
  const first = JSON.parse(island.textContent) as PagePayload
  const store = createStore()
  if (heldText(SENT) !== undefined) store.set(handoffAtom, (await import('./app/services/sent.ts')).takeSent())
  // At hand soon, as what it is for may come when nothing can be loaded any more.
  let builds: BuildWatch | undefined
  const watch = async () => (builds ??= (await import('./app/routing/builds.ts')).watchBuilds(first.build, store))
  whenIdle(() => void watch())
  const pages = createPageLoader(
    (url) => fetch(url),
    () => (navigator as Navigator & { connection?: { effectiveType?: string; saveData?: boolean } }).connection,
  )
  let isFirst = true

  const load: LoadPage = async (path) => {
    if (isFirst) {
      isFirst = false
      return loadPageComponent(first)
    }
    try {
      const payload = await pages.get(path)
      if (payload.build !== first.build && (await watch()).reloadTo(path)) return await new Promise<never>(() => {})
      if (payload.guard && (await (await import('./account/guarded.ts')).isSentAway(payload.guard, store, shell)))
        return await new Promise<never>(() => {})
      return await loadPageComponent(payload)
    } catch {
      // The server knows redirects and error pages, and a missing chunk means that a newer build took its place.
      // Without a connection, the service worker shows which pages are kept.
      location.assign(path)
      return await new Promise<never>(() => {})
    }
  }

  const router = createSiteRouter(load, createBrowserHistory())
  // The markup is there already: nothing of the router's own is dehydrated into the page.
  router.ssr = { manifest: undefined }
  await router.load()

  const navigation = createNavigation({
    router,
    language: shell.language,
    languages: shell.languages.map(({ id }) => id),
    preload: async (path) => {
      const payload = await pages.preload(path)
      if (payload) await loadPageComponent(payload)
    },
    isStale: () => builds?.isStale() === true,
    reload: (path) => builds?.reloadTo(path) === true,
  })
  navigation.listen()
  router.subscribe('onResolved', ({ pathChanged, toLocation }) => {
    const page = router.state.matches.at(-1)?.loaderData as { payload?: PagePayload } | undefined
    if (!pathChanged || !page?.payload) return
    applyHead(page.payload)
    dispatchEvent(new CustomEvent('page', { detail: document.title }))
    const target = toLocation.hash && document.getElementById(toLocation.hash)
    if (target) target.scrollIntoView()
    else scrollTo(0, 0)
    document.getElementById('main')?.focus({ preventScroll: true })
  })
  // The event is not held back: what was to be imported would then be undefined, not missing.
  addEventListener('vite:preloadError', () => {
    void watch().then(async ({ check, reloadTo }) => (await check()) && reloadTo(here()))
  })

  const root = document.getElementById('root') as HTMLElement
  let isTaken = false
  const newRunner = () => createRunner(shell.assets.worker)
  const site = {
    shell,
    runner: newRunner(),
    newRunner,
    navigate: navigation.navigate,
    // Read as late as can be: typing goes on while the page comes alive.
    get typed() {
      return isTaken ? {} : readTyped()
    },
    forgetTyped: () => {
      isTaken = true
    },
  }
  const onUncaughtError = async (error: unknown) => {
    try {
      await crash(error)
    } catch {
      // Without a connection the page of errors is out of reach, too: what is kept for offline is shown then.
      console.error(error)
      builds?.reloadTo(here())
    }
  }
  startTransition(() => {
    hydrateRoot(root, <App site={site} router={router} store={store} />, { onUncaughtError })
  })
  whenIdle(() => void import('./app/services/later.ts').then((module) => module.later(store, shell, first)))
}

// Tools in pages of others have no state to begin with: they share this chunk, and start by themselves.
const island = document.getElementById('island')
// Running the modules was a task of its own: with what follows it would be one that a slow phone feels.
if (island) setTimeout(() => void start(island).catch(crash))

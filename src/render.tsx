import { createMemoryHistory } from '@tanstack/react-router'
import { createStore } from 'jotai/vanilla'
import { renderToString } from 'react-dom/server'
import type { PagePayload, Shell } from '../engine/site/page.ts'
import { loadZones } from '../engine/view/zones/zone-list.ts'
import { App } from './app/app.tsx'
import { createSiteRouter } from './app/routing/router.tsx'
import { loadPageComponent } from './pages/components.ts'

/** The markup of a page, as the browser will hydrate it. */
export async function renderPage(shell: Shell, payload: PagePayload): Promise<string> {
  const history = createMemoryHistory({ initialEntries: [payload.path] })
  const router = createSiteRouter(() => loadPageComponent(payload), history)
  await router.load()
  // Results that name time zones are made with their cities in the language of the page.
  await loadZones(shell.locale)
  const site = { shell, navigate: () => {}, typed: {}, forgetTyped() {} }
  const markup = renderToString(<App site={site} router={router} store={createStore()} />)
  const styled = STYLED.exec(markup)?.[0]
  if (styled !== undefined) throw new Error(`${payload.path}: the policy of our pages allows no style attribute, use a class: ${styled}`)
  return markup
}

/** A tag with styles of its own. Text and values of attributes hold neither `<` nor quotation marks as React writes them. */
const STYLED = /<[a-z][^<>]*\sstyle="[^"]*"/i

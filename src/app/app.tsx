import { RouterProvider } from '@tanstack/react-router'
import { Provider } from 'jotai/react'
import type { createStore } from 'jotai/vanilla'
import { useMemo } from 'react'
import { type ShellContext, ShellProvider } from '../../engine/view/shell-context.tsx'
import type { SiteRouter } from './routing/router.tsx'
import { shellContext } from './shell-context.ts'
import { type Site, SiteProvider } from './site-context.tsx'

export function App({ site, router, store }: { site: Site; router: SiteRouter; store: ReturnType<typeof createStore> }) {
  const { shell } = site
  const page = useMemo<ShellContext>(
    () => ({
      ...shellContext(shell),
      keepInput: async (tool, name, link) => (await import('../account/saved.ts')).keepInput(store, tool, name, link),
    }),
    [shell, store],
  )
  return (
    <Provider store={store}>
      <SiteProvider value={site}>
        <ShellProvider value={page}>
          <RouterProvider router={router} />
        </ShellProvider>
      </SiteProvider>
    </Provider>
  )
}

import { RouterProvider } from '@tanstack/react-router'
import { Provider } from 'jotai/react'
import type { createStore } from 'jotai/vanilla'
import { useMemo } from 'react'
import { type ShellContext, ShellProvider } from '../../engine/view/shell-context.tsx'
import { notify } from './services/notify.ts'
import type { SiteRouter } from './routing/router.tsx'
import { type Site, SiteProvider } from './site-context.tsx'

export function App({ site, router, store }: { site: Site; router: SiteRouter; store: ReturnType<typeof createStore> }) {
  const { shell } = site
  const page = useMemo<ShellContext>(
    () => ({
      ...shell,
      ...shell.assets,
      notify: (kind, text) => void notify({ type: kind, text, position: 'bottom-center' }),
      notifyUndo: (what, undo) =>
        void notify({
          type: 'default',
          text: shell.words[what] ?? what,
          position: 'bottom-center',
          autoCloseMs: 10_000,
          action: { text: shell.words.undo ?? '', run: undo },
        }),
      keepInput: async (tool, name, link) => (await import('../account/saved.ts')).keepInput(store, tool, name, link),
      sentences: async (toolWords = {}) => {
        const { createSentences } = await import('../../engine/core/sentences.ts')
        return createSentences(shell.locale, { ...shell.words, ...toolWords })
      },
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

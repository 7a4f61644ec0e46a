import { createRunner } from '../../../engine/run/page/client.ts'
import type { Shell } from '../../../engine/site/page.ts'
import { loadGuesser } from '../guess/guesser.ts'
import { loadSearch } from '../search/load-search.ts'

/** Loads what the home page asks for when something is typed or pasted: search, palette, and what recognizes, which a run fetches. */
export async function loadHome(shell: Shell): Promise<void> {
  await Promise.all([
    loadSearch(shell.assets.search),
    import('../dialogs/dialog.tsx'),
    import('../search/own-menu.tsx'),
    import('../guess/place.ts'),
    loadGuesser(shell, () => createRunner(shell.assets.worker)).then(({ guess }) => guess('1')),
  ])
}

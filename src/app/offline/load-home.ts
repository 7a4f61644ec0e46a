import { createWorkerPool } from '../../../engine/run/page/worker-pool.ts'
import { createRunner } from '../../../engine/run/page/client.ts'
import type { Shell } from '../../../engine/site/page.ts'
import { loadGuesser } from '../guess/guesser.ts'
import { loadSearch } from '../search/load-search.ts'

/** It has to be loaded for that, over a slow connection. */
const RECOGNIZE_MS = 60_000

/** Loads what the home page asks for when something is typed or pasted: search, palette, and what recognizes, which a run fetches. */
export async function loadHome(shell: Shell): Promise<void> {
  const { search, worker } = shell.assets
  // A worker of its own: the one that guesses takes the newest question for the one that counts.
  const pool = createWorkerPool(worker, 1)
  const recognize = async () => {
    const { file } = await loadGuesser(shell, () => createRunner(worker))
    const { module, assets } = file.recognizer
    await pool.run(0, { module, assets, input: { text: '1' }, options: {}, timeMs: RECOGNIZE_MS })
  }
  try {
    await Promise.all([
      loadSearch(search),
      import('../dialogs/dialog.tsx'),
      import('../search/own-menu.tsx'),
      import('../guess/place.ts'),
      recognize(),
    ])
  } finally {
    pool.close()
  }
}

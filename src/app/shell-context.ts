import type { Shell } from '../../engine/site/page.ts'
import type { ShellContext } from '../../engine/view/shell-context.tsx'
import { notify } from './services/notify.ts'

/** What every page gives its views, but for where inputs are kept. */
export function shellContext(shell: Shell): Omit<ShellContext, 'keepInput'> {
  return {
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
    sentences: async (toolWords = {}) => {
      const { createSentences } = await import('../../engine/core/sentences.ts')
      return createSentences(shell.locale, { ...shell.words, ...toolWords })
    },
  }
}

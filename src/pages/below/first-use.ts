import { whenUsed } from '../../../engine/view/when-used.ts'
import { earlyPress } from './early-press.ts'

const SCRIPT = 'new Intl.NumberFormat();new Intl.DateTimeFormat();close()'

/**
 * Chromium looks through every language it has when the first number or date is written, for 20 to 100 ms and once for all threads:
 * this one does so while the parts of the page load.
 */
export const thread = new Worker(URL.createObjectURL(new Blob([SCRIPT], { type: 'text/javascript' })))

/** Resolves once somebody uses the page, at once if it is an example that is asked for. */
export async function firstUse(): Promise<void> {
  const mayBeLarge = document.querySelector('.workarea :is(.area, .cm-content)') !== null
  // Small, and waited for as soon as a large text is pasted.
  if (mayBeLarge) void Promise.allSettled([import('../../../engine/view/text-file.ts')])
  await Promise.race([new Promise<void>(whenUsed), earlyPress()])
  if (mayBeLarge) void loadLargeTextViews()
}

/** What shows a large text and its result, at hand before there is one: the connection may be gone by then. */
async function loadLargeTextViews(): Promise<void> {
  await Promise.allSettled([
    import('../../../engine/view/controls/large-text-chip.tsx'),
    import('../../../engine/view/views/lines/lines-view.tsx'),
  ])
}

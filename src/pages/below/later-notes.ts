import { whenUsed } from '../../../engine/view/when-used.ts'
import { earlyPress } from './early-press.ts'

/** What is below the working area, once somebody uses the page. */
export async function laterNotes() {
  await Promise.race([new Promise<void>(whenUsed), earlyPress()])
  return (await import('./tool-notes.tsx')).ToolNotes
}

import { whenUsed } from '../../../engine/view/when-used.ts'
import { earlyPress } from './early-press.ts'

/** Resolves once somebody uses the page, at once if it is an example that is asked for. */
export async function firstUse(): Promise<void> {
  await Promise.race([new Promise<void>(whenUsed), earlyPress()])
}

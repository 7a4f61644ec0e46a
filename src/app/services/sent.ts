import { heldKey, heldText, SENT } from '../../../engine/view/held-key.ts'
import type { Handoff } from '../state.ts'

/** Holds what one tool sends to another in the tab, as the way there is a full load; what does not fit, and files, are lost. */
export function holdSent({ toolId, values, isPrivate }: Handoff): void {
  if (isPrivate || Object.values(values).some((value) => typeof value !== 'string')) return
  try {
    sessionStorage.setItem(heldKey(SENT), JSON.stringify({ toolId, values, isPrivate } satisfies Handoff))
  } catch {
    // The tool that sent it holds its input, or the browser keeps nothing at all.
  }
}

/** What was held, once. */
export function takeSent(): Handoff | null {
  const text = heldText(SENT)
  if (text === undefined) return null
  sessionStorage.removeItem(heldKey(SENT))
  return JSON.parse(text) as Handoff
}

import { useSyncExternalStore } from 'react'

const CHANGED = 'hashchange'

function watch(changed: () => void): () => void {
  addEventListener(CHANGED, changed)
  return () => removeEventListener(CHANGED, changed)
}

/** The address's fragment with its `#`, or nothing; undefined in the prerendered page, and until its scripts have taken it over. */
export function useFragment(): string | undefined {
  return useSyncExternalStore(
    watch,
    () => location.hash,
    () => undefined,
  )
}

/** Gives the page an address without a fragment. */
export function leaveFragment(path: string): void {
  history.replaceState(history.state, '', path)
  // Browsers tell of the fragments that visitors change, not of this.
  dispatchEvent(new Event(CHANGED))
}

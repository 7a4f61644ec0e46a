import { useSyncExternalStore } from 'react'

const never = () => () => {}

/** Whether the page works already. False in the prerendered page and in the first render over it, so that both are the same. */
export function useIsHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
}

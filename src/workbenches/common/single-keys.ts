import { useEffect, useEffectEvent } from 'react'

/** Elements that have a use of their own for the space bar. */
const PRESSED = 'button, a, summary, label, [role=button], [role=slider], dialog'
const loadKeys = () => import('../../app/services/keys.ts')

/** Single keys of a workbench, outside of what is typed in or pressed: a letter, or a space. They load once the page works. */
export function useSingleKeys(keys: Readonly<Record<string, () => void>>): void {
  const press = useEffectEvent((event: KeyboardEvent, { hasSingleKeys, isKey, isTypedIn }: Awaited<ReturnType<typeof loadKeys>>) => {
    if (event.defaultPrevented || event.repeat || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return
    const act = Object.entries(keys).find(([key]) => (key === ' ' ? event.key === ' ' : isKey(event, key)))?.[1]
    const [target] = event.composedPath()
    if (!act || !hasSingleKeys() || isTypedIn(event)) return
    if (target instanceof Element && target.closest(event.key === ' ' ? PRESSED : 'dialog')) return
    event.preventDefault()
    act()
  })
  useEffect(() => {
    const ended = new AbortController()
    void loadKeys().then(
      (own) => document.addEventListener('keydown', (event) => press(event, own), { signal: ended.signal }),
      () => undefined,
    )
    return () => ended.abort()
  }, [])
}

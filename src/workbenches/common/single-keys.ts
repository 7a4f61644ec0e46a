import { useEffect, useEffectEvent } from 'react'
import { hasSingleKeys, isKey, isTypedIn } from '../../app/services/keys.ts'

/** Elements that have a use of their own for the space bar. */
const PRESSED = 'button, a, summary, label, [role=button], [role=slider], dialog'

/** Single keys of a workbench, outside of what is typed in or pressed: a letter, or a space. */
export function useSingleKeys(keys: Readonly<Record<string, () => void>>): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || event.repeat || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return
    const act = Object.entries(keys).find(([key]) => (key === ' ' ? event.key === ' ' : isKey(event, key)))?.[1]
    const [target] = event.composedPath()
    if (!act || !hasSingleKeys() || isTypedIn(event)) return
    if (target instanceof Element && target.closest(event.key === ' ' ? PRESSED : 'dialog')) return
    event.preventDefault()
    act()
  })
  useEffect(() => {
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [])
}

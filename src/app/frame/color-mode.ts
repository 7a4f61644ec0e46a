import { useAtom } from 'jotai/react'
import { useEffect, useSyncExternalStore } from 'react'
import { type ColorMode, colorModeAtom, KEYS, parseColorMode, readStored } from '../state.ts'

export type ColorModeState = {
  readonly preference: ColorMode
  readonly resolved: 'light' | 'dark'
  readonly choose: (mode: ColorMode) => void
}

const systemMode = () => matchMedia('(prefers-color-scheme: dark)')

function watchSystem(tell: () => void): () => void {
  const query = systemMode()
  query.addEventListener('change', tell)
  return () => query.removeEventListener('change', tell)
}

/**
 * The visitor's colour mode: kept in browser storage, following the system live while it is `system`.
 * @param forced a mode that the page's entry asks for; `system` cannot be forced and is refused with a warning
 */
export function useColorMode(forced: ColorMode | undefined): ColorModeState {
  const [preference, choose] = useAtom(colorModeAtom)
  const systemDark = useSyncExternalStore(
    watchSystem,
    () => systemMode().matches,
    () => false,
  )
  useEffect(() => {
    if (forced === 'system') console.warn('A page cannot force the colour mode "system".')
  }, [forced])
  const asked = forced === undefined || forced === 'system' ? preference : forced
  const resolved = asked === 'system' ? (systemDark ? 'dark' : 'light') : asked
  useEffect(() => {
    // On arrival the kept mode has not reached the state yet; taking the attribute off meanwhile would flash.
    const shown = asked === 'system' ? readStored(KEYS.colorMode, asked, parseColorMode) : asked
    if (shown === 'system') delete document.documentElement.dataset.mode
    else document.documentElement.dataset.mode = shown
  }, [asked])
  return { preference, resolved, choose }
}

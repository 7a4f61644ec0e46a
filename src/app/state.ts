import { atom } from 'jotai/vanilla'

/** The signed-in visitor as the identity provider tells it; null when signed out. */
export type User = { readonly uid: string; readonly name: string | null; readonly email: string | null }
export const userAtom = atom<User | null>(null)

export type ColorMode = 'system' | 'light' | 'dark'
export const COLOR_MODES: readonly ColorMode[] = ['system', 'light', 'dark']

/** Names in browser storage. */
export const KEYS = {
  colorMode: 'color-mode',
  favourites: 'favourites',
  recent: 'recent-tools',
  reload: 'reload-marker',
} as const

/** Most tools kept as recently used. */
const RECENT_LIMIT = 8

/** A value kept in browser storage; what is stored is checked when read, and a full or closed store only means it is not kept. */
function storedAtom<T>(key: string, initial: T, parse: (value: unknown) => T) {
  const base = atom(initial)
  base.onMount = (set) => {
    const read = () => set(readStored(key, initial, parse))
    read()
    const changed = (event: StorageEvent) => event.key === key && read()
    addEventListener('storage', changed)
    return () => removeEventListener('storage', changed)
  }
  return atom(
    (get) => get(base),
    (_get, set, value: T) => {
      set(base, value)
      try {
        localStorage.setItem(key, typeof value === 'string' ? value : JSON.stringify(value))
      } catch {
        // Private windows may refuse storage; the value then lasts as long as the page.
      }
    },
  )
}

export function readStored<T>(key: string, initial: T, parse: (value: unknown) => T): T {
  try {
    const text = localStorage.getItem(key)
    return text === null ? initial : parse(/^["[{]/.test(text) ? JSON.parse(text) : text)
  } catch {
    return initial
  }
}

const idList = (value: unknown): readonly string[] =>
  Array.isArray(value) ? value.filter((item): item is string => typeof item === 'string').slice(0, 500) : []

export const parseColorMode = (value: unknown): ColorMode => COLOR_MODES.find((mode) => mode === value) ?? 'system'

export const colorModeAtom = storedAtom<ColorMode>(KEYS.colorMode, 'system', parseColorMode)
/** Ids of tools, newest first. */
export const favouritesAtom = storedAtom<readonly string[]>(KEYS.favourites, [], idList)
const recentStore = storedAtom<readonly string[]>(KEYS.recent, [], idList)

export const recentAtom = atom(
  (get) => get(recentStore),
  (get, set, used: string | null) =>
    set(recentStore, used === null ? [] : [used, ...get(recentStore).filter((id) => id !== used)].slice(0, RECENT_LIMIT)),
)

/** What one tool hands to the next: it is taken once, by the tool it is meant for. */
export type Handoff = { readonly toolId: string; readonly field: string; readonly value: string | File }
export const handoffAtom = atom<Handoff | null>(null)

import { atom } from 'jotai/vanilla'
import type { ComponentType } from 'react'
import type { FormValues } from '../../engine/view/form-values.ts'
import type { UserData } from '../account/merge.ts'

/** The signed-in visitor as the identity provider tells it; null when signed out. */
export type User = {
  readonly uid: string
  readonly name: string | null
  readonly email: string | null
  readonly isVerified: boolean
  /** How they can sign in: `password`, `google.com`, `github.com`. */
  readonly providers: readonly string[]
}
export const userAtom = atom<User | null>(null)
/** The way to sign in, at the end of the header; there is none where no identity provider is configured. */
export const accountEntryAtom = atom<{ readonly Entry: ComponentType } | null>(null)

export type ColorMode = 'system' | 'light' | 'dark'
export const COLOR_MODES: readonly ColorMode[] = ['system', 'light', 'dark']

/** The dialog that is open over the page. */
export const dialogAtom = atom<'search' | 'keys' | null>(null)

/** Names in browser storage. */
export const KEYS = { colorMode: 'color-mode', data: 'user-data', reload: 'reload-marker', singleKeys: 'single-keys' } as const

/** Most tools shown as recently used. */
const RECENT_LIMIT = 8

/** A value kept in browser storage; what is stored is checked when read, and a full or closed store only means it is not kept. */
function storedAtom<T>(key: string, initial: T, parse: (value: unknown) => T) {
  const base = atom(initial)
  let isStored = true
  base.onMount = (set) => {
    const read = () => set(readStored(key, initial, parse))
    read()
    const changed = (event: StorageEvent) => event.key === key && read()
    addEventListener('storage', changed)
    return () => removeEventListener('storage', changed)
  }
  return atom(
    (get) => get(base),
    (get, set, next: T | ((held: T) => T)) => {
      const held = get(base)
      // A change starts from what is stored: another tab may have written at this very moment.
      const value = typeof next === 'function' ? (next as (held: T) => T)(isStored ? readStored(key, held, parse) : held) : next
      set(base, value)
      try {
        localStorage.setItem(key, typeof value === 'string' ? value : JSON.stringify(value))
        isStored = true
      } catch {
        // Private windows may refuse storage; the value then lasts as long as the page.
        isStored = false
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

export const parseColorMode = (value: unknown): ColorMode => COLOR_MODES.find((mode) => mode === value) ?? 'system'

export const colorModeAtom = storedAtom<ColorMode>(KEYS.colorMode, 'system', parseColorMode)

type Dated = { readonly at: number }
const dated = <T extends Dated>(value: unknown, key: string): readonly T[] =>
  Array.isArray(value)
    ? value.filter((item: Partial<Record<string, unknown>> | null) => typeof item?.at === 'number' && typeof item[key] === 'string')
    : []

const parseUserData = (value: unknown): UserData => {
  const held = (value ?? {}) as Partial<Record<keyof UserData, unknown>>
  return { favourites: dated(held.favourites, 'tool'), recents: dated(held.recents, 'tool'), settings: {}, saved: dated(held.saved, 'id') }
}

/** What the visitor keeps on this device, and in step with the account when signed in. */
export const userDataAtom = storedAtom<UserData>(KEYS.data, parseUserData({}), parseUserData)

/** Ids of tools, newest first; written by the id of one tool and whether it has a star now. */
export const favouritesAtom = atom(
  (get) => get(userDataAtom).favourites.flatMap(({ tool, removed }) => (removed ? [] : [tool])),
  (_get, set, tool: string, hasStar: boolean) =>
    set(userDataAtom, (data) => ({
      ...data,
      favourites: [{ tool, at: Date.now(), removed: hasStar ? undefined : true }, ...data.favourites.filter((item) => item.tool !== tool)],
    })),
)

export const recentAtom = atom(
  (get) =>
    get(userDataAtom)
      .recents.slice(0, RECENT_LIMIT)
      .map(({ tool }) => tool),
  (_get, set, tool: string | null) =>
    set(userDataAtom, (data) => ({
      ...data,
      recents: tool === null ? [] : [{ tool, at: Date.now() }, ...data.recents.filter((item) => item.tool !== tool)].slice(0, 50),
    })),
)

/** What one tool hands to the next: it is taken once, by the tool it is meant for. */
export type Handoff = {
  readonly toolId: string
  readonly values: FormValues
  /** It is, or may be, something sensitive, which is never written down. */
  readonly isPrivate: boolean
}
export const handoffAtom = atom<Handoff | null>(null)

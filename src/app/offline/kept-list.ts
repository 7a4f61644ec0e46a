/** Caches of the service worker, which imports nothing and so says the same. */
export const KEPT_CACHE = 'kept'
export const VISITED_CACHE = 'pages'
export const ASSETS_CACHE = 'assets'
/** Where in the cache it is said what is kept. */
export const KEPT_STATE = '/offline/kept.json'

export const listPath = (language: string): string => `/offline/${language}.json`

/** All that the pages of a language need, as the build wrote it to `/offline/<language>.json`. */
export type KeptList = {
  readonly build: string
  /** Of all files, as the device keeps them. */
  readonly bytes: number
  /** How many tools there are. */
  readonly tools: number
  /** Paths with their sizes: what pages need before the pages. */
  readonly files: readonly (readonly [path: string, bytes: number])[]
  /** What the offline page lists. */
  readonly pages: readonly { readonly text: string; readonly url: string; readonly isOnline?: boolean }[]
  /** Said of pages that need the network. */
  readonly online: string
}

export type KeptState = Pick<KeptList, 'build' | 'bytes' | 'tools'> & {
  readonly language: string
  /** When it was loaded, in milliseconds since 1970. */
  readonly at: number
}

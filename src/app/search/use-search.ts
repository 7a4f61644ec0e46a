import { useCallback, useEffect, useMemo, useState } from 'react'
import { useSite } from '../site-context.tsx'
import type { LoadedSearch } from './load-search.ts'
import type { SearchDocument } from '../../../engine/search/documents.ts'

/** Hits that are drawn with the key that was pressed; the others follow once no key is pressed for a moment. */
const FIRST_HITS = 12
const REST_AFTER_MS = 140

const NONE: readonly SearchDocument[] = []
const isAnything = () => true

export type SearchState = {
  readonly loaded?: LoadedSearch
  readonly failed: boolean
  readonly load: () => Promise<LoadedSearch | undefined>
  readonly hits: readonly SearchDocument[]
  /** The hits that are on the screen by now. */
  readonly shown: readonly SearchDocument[]
}

/** What is found for a text, from the one index of the language, which loads when it is first wanted. */
export function useSearch(text: string, isWanted: (hit: SearchDocument) => boolean = isAnything): SearchState {
  const { shell } = useSite()
  const [loaded, setLoaded] = useState<LoadedSearch>()
  const [failed, setFailed] = useState(false)
  const [whole, setWhole] = useState(NONE)
  const url = shell.assets.search
  const load = useCallback(async () => {
    try {
      const { loadSearch } = await import('./load-search.ts')
      const found = await loadSearch(url)
      // Before the first key.
      found.search()
      setLoaded(found)
      setFailed(false)
      return found
    } catch {
      setFailed(true)
      return undefined
    }
  }, [url])
  const hits = useMemo(() => (loaded && text !== '' ? loaded.search().find(text).filter(isWanted) : NONE), [loaded, text, isWanted])
  useEffect(() => {
    const timer = setTimeout(() => setWhole(hits), REST_AFTER_MS)
    return () => clearTimeout(timer)
  }, [hits])
  return { loaded, failed, load, hits, shown: whole === hits ? hits : hits.slice(0, FIRST_HITS) }
}

/** Which of a list of options is chosen, and how the arrow keys move it. */
export function useActive(count: number): {
  readonly active: number
  readonly setActive: (index: number) => void
  readonly move: (event: React.KeyboardEvent) => boolean
} {
  const [active, setActive] = useState(0)
  const at = Math.min(active, Math.max(0, count - 1))
  const move = (event: React.KeyboardEvent) => {
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0
    if (step === 0 || count === 0) return false
    event.preventDefault()
    setActive((at + step + count) % count)
    return true
  }
  return { active: at, setActive, move }
}

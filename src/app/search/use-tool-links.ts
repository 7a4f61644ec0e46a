import { useEffect, useState } from 'react'
import type { SearchDocument } from '../../../engine/search/documents.ts'
import { useSite } from '../site-context.tsx'

const NONE: readonly SearchDocument[] = []

/** Links of tools known only by id, such as favourites; the index loads only when there are any. */
export function useToolLinks(ids: readonly string[]): readonly SearchDocument[] {
  const { shell } = useSite()
  const [links, setLinks] = useState(NONE)
  const key = ids.join()
  useEffect(() => {
    if (key === '') return
    let current = true
    import('./load-search.ts')
      .then(({ loadSearch }) => loadSearch(shell.assets.search))
      .then(
        ({ search }) => current && setLinks(search().byIds(key.split(','))),
        // Offline: the links are a convenience, everything is also listed below them.
        () => {
          if (current) setLinks([])
          // No room is left for them, with a heading over nothing.
          delete document.documentElement.dataset.own
        },
      )
    return () => {
      current = false
    }
  }, [key, shell.assets.search])
  return key === '' ? NONE : links
}

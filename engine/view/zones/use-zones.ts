import { useEffect, useState } from 'react'
import { type Zone, loadZones, loadedZones } from './zone-list.ts'

/** All zones with their names in the page's language; none until they have loaded, or where they cannot be. */
export function useZones(locale: string): readonly Zone[] {
  const [zones, setZones] = useState(() => loadedZones(locale))
  useEffect(() => {
    let isOver = false
    loadZones(locale).then(
      (list) => isOver || setZones(list),
      // Cut off from the site zones keep their IANA names.
      () => {},
    )
    return () => {
      isOver = true
    }
  }, [locale])
  return zones
}

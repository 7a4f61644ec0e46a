import { phraseOf } from '../../search/fold.ts'
import { type Zone, offsetOf } from './zone-list.ts'

type Found = { readonly zone: Zone; readonly rank: number; readonly name: string }
/** A zone, and the city that was looked for where it is not the zone's own. */
export type FoundZone = Pick<Found, 'zone' | 'name'>

/**
 * The zones that somebody may mean, the likeliest first: by city, country, IANA name, or offset (`+5:30`, `UTC-3`).
 * With nothing typed, all of them by city. @param at the moment whose offsets count, in milliseconds since 1970
 */
export function findZones(zones: readonly Zone[], typed: string, locale: string, at: number): FoundZone[] {
  const { compare } = new Intl.Collator(locale)
  const offset = /^\s*(?:utc|gmt)?\s*([+\-−])\s*(\d{1,2})(?::?(\d{2}))?\s*$/i.exec(typed)
  if (offset) {
    const [, sign, hours = '', minutes = '00'] = offset
    const wanted = `UTC${sign === '+' ? '+' : '−'}${hours.padStart(2, '0')}:${minutes}`
    return zones.filter(({ id }) => offsetOf(id, at) === wanted).map((zone) => ({ zone, name: zone.city }))
  }
  const query = phraseOf(typed)
  const found = zones.flatMap((zone): Found | readonly [] => rankOf(zone, query) ?? [])
  // Parts of a state with clocks of their own come after the large ones.
  const depth = ({ zone }: Found) => zone.id.split('/').length
  const sorted = found.toSorted((a, b) => a.rank - b.rank || depth(a) - depth(b) || compare(a.name, b.name))
  return sorted.map(({ zone, name }) => ({ zone, name }))
}

type Name = { readonly name: string; readonly folded: string }
const namesOf = new WeakMap<Zone, readonly (readonly Name[])[]>()

/** City, other cities, country and IANA names of a zone with their folded forms, made once: each key asks for those of all zones. */
function foldedNames(zone: Zone): readonly (readonly Name[])[] {
  const made = namesOf.get(zone)
  if (made) return made
  const { id, city, country, more, others } = zone
  const names = [[city], more, [country], [id, ...others]].map((list) => list.map((name) => ({ name, folded: phraseOf(name) })))
  namesOf.set(zone, names)
  return names
}

/** How well a zone fits, lower is better: its city, another city, its country, its IANA name; a name that is typed whole, then its start. */
function rankOf(zone: Zone, query: string): Found | undefined {
  const { city } = zone
  const names = foldedNames(zone)
  for (const [group, list] of names.entries())
    for (const { name, folded } of list) {
      const rank = folded === query ? 0 : folded.startsWith(query) ? 1 : hasWords(folded, query) ? 2 : undefined
      if (rank !== undefined) return { zone, rank: rank * names.length + group, name: group === 1 ? name : city }
    }
  // Words of several names at once: `paris france`. Former IANA names would mislead.
  const [own = [], more = [], country = [], [id] = []] = names
  const all = [...own, ...more, ...country, ...(id ? [id] : [])].map(({ folded }) => folded).join(' ')
  return hasWords(all, query) ? { zone, rank: 3 * names.length, name: city } : undefined
}

/** Whether each typed word begins a word. */
function hasWords(text: string, query: string): boolean {
  const words = text.split(' ')
  return query.split(' ').every((typed) => words.some((word) => word.startsWith(typed)))
}

/** The zone of exactly this name: an IANA name in any case, or a city that only one zone has. */
export function zoneNamed(zones: readonly Zone[], typed: string): Zone | undefined {
  const name = typed.trim().toLowerCase()
  if (name === '') return undefined
  const byId = zones.find(({ id, others }) => [id, ...others].some((one) => one.toLowerCase() === name))
  if (byId) return byId
  const query = phraseOf(typed)
  const byCity = zones.filter((zone) =>
    foldedNames(zone)
      .slice(0, 2)
      .flat()
      .some(({ folded }) => folded === query),
  )
  return byCity.length === 1 ? byCity[0] : undefined
}

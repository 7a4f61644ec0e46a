import { namesIn } from '../../core/language.ts'
import { ZONE_TABLE } from './zone-table.ts'

/** A time zone as people look for it, in one language. */
export type Zone = {
  /** IANA name, as this browser takes it. */
  readonly id: string
  readonly city: string
  /** Its country's name; none where the browser does not name it. */
  readonly country: string
  /** Other cities in it, and other IANA names of it. */
  readonly more: readonly string[]
  readonly others: readonly string[]
}

/** Names of cities, as `cities/<language>.ts` has them. */
export type Cities = { readonly cities: string; readonly more: string }

/** By language; another one, which has no file yet, gets the English names. */
const FILES: Readonly<Record<string, () => Promise<Cities>>> = {
  en: () => import('./cities/en.ts'),
  es: () => import('./cities/es.ts'),
  fr: () => import('./cities/fr.ts'),
  id: () => import('./cities/id.ts'),
  it: () => import('./cities/it.ts'),
  pl: () => import('./cities/pl.ts'),
  pt: () => import('./cities/pt.ts'),
  ru: () => import('./cities/ru.ts'),
}

const lists = new Map<string, Promise<readonly Zone[]>>()
const loaded = new Map<string, readonly Zone[]>()

/** The zones in a language that has loaded; the first view of a page is made with them, and the page begins with the same. */
export const loadedZones = (locale: string): readonly Zone[] => loaded.get(locale.slice(0, 2)) ?? []

/** All zones with their names in a language, loaded once; none where they cannot be loaded. */
export function loadZones(locale: string): Promise<readonly Zone[]> {
  const language = locale.slice(0, 2)
  let list = lists.get(language)
  if (!list) {
    list = (FILES[language] ?? (FILES.en as () => Promise<Cities>))().then((names) => zonesOf(names, locale))
    lists.set(language, list)
    list.then((zones) => loaded.set(language, zones)).catch(() => lists.delete(language))
  }
  return list
}

/** What a zone is called where its language's names are not there: the last part of its name. */
export const plainCity = (id: string): string => id.slice(id.lastIndexOf('/') + 1).replaceAll('_', ' ')

/** The table of zones with their names. @param isKnown whether this browser takes an IANA name */
export function zonesOf({ cities, more }: Cities, locale: string, isKnown = zoneKnower()): readonly Zone[] {
  const names = cities.split('|')
  const countryOf = namesIn(locale, 'region', 'none')
  const moreOf = Map.groupBy(lines(more), (line) => line.slice(0, line.indexOf(' ')))
  const zones = ZONE_TABLE.trim()
    .split(/[|\n]/)
    .flatMap((line, index) => {
      const [name = '', region = '', ...others] = line.split(' ')
      // An older browser may know it by a former name only.
      const id = [name, ...others].find((one) => isKnown(one))
      if (id === undefined) return []
      return {
        id,
        city: names[index] || plainCity(name),
        country: countryOf(region) ?? '',
        more: (moreOf.get(name) ?? []).map((city) => city.slice(name.length + 1)),
        others: [name, ...others].filter((other) => other !== id),
      }
    })
  return [{ id: 'UTC', city: 'UTC', country: '', more: ['GMT', 'Greenwich'], others: ['Etc/UTC', 'Etc/GMT'] }, ...zones]
}

const lines = (table: string) => table.trim().split('\n')

/** The list of a browser is quick to ask, but has one name a zone. */
function zoneKnower(): (id: string) => boolean {
  const listed = new Set(Intl.supportedValuesOf('timeZone'))
  return (id) => {
    if (listed.has(id)) return true
    try {
      return new Intl.DateTimeFormat('en', { timeZone: id }).format(0) !== ''
    } catch {
      return false
    }
  }
}

/** `UTC+05:30`, how far a zone is ahead at this moment. */
export function offsetOf(id: string, at: number): string {
  const parts = new Intl.DateTimeFormat('en', { timeZone: id, timeZoneName: 'longOffset' }).formatToParts(at)
  const offset = parts.find(({ type }) => type === 'timeZoneName')?.value.slice(3) ?? ''
  return `UTC${offset.replace('-', '−')}`
}

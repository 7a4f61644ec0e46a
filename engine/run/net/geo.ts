import { readFile } from 'node:fs/promises'
import type { GeoFacts } from '../../core/context.ts'

type Reader = { get(address: string): unknown; readonly metadata: { readonly databaseType: string; readonly buildEpoch: Date } }
const readers = new Map<string, Promise<Reader>>()

/** What the operator's databases tell of an address, the first that knows a fact; undefined without one. @throws Error for a file that cannot be read */
export async function locate(address: string, paths: readonly string[]): Promise<GeoFacts | undefined> {
  const opened = await Promise.all(paths.map(open))
  const found = opened.flatMap((reader) => {
    const record = reader.get(address)
    return typeof record === 'object' && record !== null ? [{ reader, facts: factsOf(record as Json) }] : []
  })
  if (found.length === 0) return undefined
  const made = found.map(({ reader }) => reader.metadata.buildEpoch.toISOString().slice(0, 10)).toSorted()[0] as string
  return {
    ...Object.assign({}, ...found.map(({ facts }) => facts).toReversed()),
    database: found.map(({ reader }) => reader.metadata.databaseType).join(', '),
    made,
  } as GeoFacts
}

/** The file is read once and stays in memory, where every look-up in it is quick. */
function open(path: string): Promise<Reader> {
  const known = readers.get(path)
  if (known) return known
  const opening = (async () => {
    const [{ Reader: MmdbReader }, bytes] = await Promise.all([import('mmdb-lib'), readFile(path)])
    return new MmdbReader(bytes) as unknown as Reader
  })()
  readers.set(path, opening)
  // A file that was not there yet may be there the next time.
  opening.catch(() => readers.delete(path))
  return opening
}

type Json = Readonly<Record<string, unknown>>

/** MaxMind's GeoLite2 and DB-IP's Lite files have the same fields. */
function factsOf(record: Json): Partial<GeoFacts> {
  const country = textOf(record, 'country', 'iso_code')
  const region = nameOf((record.subdivisions as readonly unknown[] | undefined)?.[0])
  const city = nameOf(record.city)
  const timeZone = textOf(record, 'location', 'time_zone')
  const latitude = numberOf(record, 'location', 'latitude')
  const longitude = numberOf(record, 'location', 'longitude')
  const asn = numberOf(record, 'autonomous_system_number')
  const asName = textOf(record, 'autonomous_system_organization')
  const facts = { country, region, city, timeZone, latitude, longitude, asn, asName }
  return Object.fromEntries(Object.entries(facts).filter(([, value]) => value !== undefined))
}

function valueAt(record: unknown, path: readonly string[]): unknown {
  return path.reduce<unknown>((value, key) => (typeof value === 'object' && value !== null ? (value as Json)[key] : undefined), record)
}

function textOf(record: unknown, ...path: readonly string[]): string | undefined {
  const value = valueAt(record, path)
  return typeof value === 'string' && value !== '' ? value : undefined
}

function numberOf(record: unknown, ...path: readonly string[]): number | undefined {
  const value = valueAt(record, path)
  return typeof value === 'number' && Number.isFinite(value) ? value : undefined
}

const nameOf = (place: unknown) => textOf(place, 'names', 'en')

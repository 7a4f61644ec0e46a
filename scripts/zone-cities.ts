import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { locales } from '../registry/locales.ts'
import { MORE_CITIES } from './more-cities.ts'

/**
 * Makes the table of time zones and the names of their cities in each language from the Unicode CLDR:
 * `npm pack cldr-dates-full cldr-bcp47`, unpacked, then `node scripts/zone-cities.ts <cldr-dates-full> <cldr-bcp47>`.
 * CLDR names one city a zone; `more-cities.ts` adds large ones that people look for.
 */
const ROOM = 'engine/view/zones'
const [dates, bcp47] = process.argv.slice(2)
if (dates === undefined || bcp47 === undefined) throw new Error('usage: node scripts/zone-cities.ts <cldr-dates-full> <cldr-bcp47>')

/** A key says `_alias` (all its names), and where they differ from those `_iana`, `_region` and `_deprecated`. */
type ZoneKey = Readonly<Record<string, string | undefined>>
type Names = { readonly exemplarCity?: string } & { readonly [part: string]: Names | string | undefined }
type CldrZone = { readonly id: string; readonly cldr: string; readonly region: string; readonly others: readonly string[] }

const read = (...path: string[]) => JSON.parse(readFileSync(join(...path), 'utf8')) as never
const { version } = read(dates, 'package.json') as { version: string }
const keys = (read(bcp47, 'bcp47', 'timezone.json') as { keyword: { u: { tz: Record<string, ZoneKey | string> } } }).keyword.u.tz

const said = (zone: ZoneKey, name: string) => zone[`_${name}`] ?? ''
const zones: CldrZone[] = Object.entries(keys).flatMap(([key, zone]) => {
  if (typeof zone === 'string' || said(zone, 'deprecated') || said(zone, 'alias') === '') return []
  const all = said(zone, 'alias').split(' ')
  const cldr = all[0] as string
  const id = said(zone, 'iana') || cldr
  // Zones without a place are offsets, which are found as such, and UTC.
  if (!id.includes('/') || /^(?:Etc|SystemV)\//.test(id)) return []
  // A key begins with its country, where it does not say another.
  return [
    {
      id,
      cldr,
      region: said(zone, 'region') || key.slice(0, 2).toUpperCase(),
      others: all.filter((name) => name !== id && name.includes('/')),
    },
  ]
})
zones.sort((a, b) => (a.id < b.id ? -1 : 1))

/** What a zone is called where nobody knows better: the last part of its name. */
const plainName = (id: string) => id.slice(id.lastIndexOf('/') + 1).replaceAll('_', ' ')

function cityNames(language: string): string[] {
  const names = (read(dates as string, 'main', language, 'timeZoneNames.json') as { main: Record<string, unknown> }).main[language] as {
    dates: { timeZoneNames: { zone: Names } }
  }
  return zones.map(({ id, cldr }) => {
    let place: Names | string | undefined = names.dates.timeZoneNames.zone
    for (const part of cldr.split('/')) place = typeof place === 'object' ? place[part] : undefined
    const city = typeof place === 'object' ? place.exemplarCity : undefined
    return city === undefined || city === plainName(id) ? '' : city
  })
}

const head = `// Unicode CLDR ${version} (cldr-dates-full, cldr-bcp47; Unicode-3.0), by scripts/zone-cities.ts.\n`
const quoted = (text: string) => `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`
/** Several to a line. */
const inLines = (all: readonly string[]) =>
  Array.from({ length: Math.ceil(all.length / 4) }, (_, at) => all.slice(4 * at, 4 * at + 4).join('|'))
const lines = zones.map(({ id, region, others }) => [id, region, ...others].join(' '))
writeFileSync(
  join(ROOM, 'zone-table.ts'),
  `${head}/** Each zone: its IANA name, its country, and other names of it. */\nexport const ZONE_TABLE = \`\n${inLines(lines).join('\n')}\n\`\n`,
)
for (const [at, { id: language }] of locales.entries()) {
  const more = MORE_CITIES.map(([zone, ...names]) => `${zone} ${names[at] ?? names[0]}`)
  writeFileSync(
    join(ROOM, 'cities', `${language}.ts`),
    `${head}/** In the order of the table of zones; empty where a city is called as in its zone’s name. */\nexport const cities = ${quoted(cityNames(language).join('|'))}\n/** Other cities that people look for, each after its zone. */\nexport const more = \`\n${more.join('\n')}\n\`\n`,
  )
}
console.log(`${zones.length} zones, ${MORE_CITIES.length} more cities, CLDR ${version}`)

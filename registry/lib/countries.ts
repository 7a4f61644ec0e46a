import * as z from 'zod'
import { COUNTRY_AREAS, NOT_IN_UN } from '../data/countries.ts'

export const PAGE_LANGUAGES = ['en', 'es', 'fr', 'id', 'it', 'pl', 'pt', 'ru'] as const

const REGIONS = ['any', 'africa', 'asia', 'europe', 'north-america', 'south-america', 'oceania'] as const

/** Which countries, and in which language they are named. */
export const countryFields = {
  region: z
    .enum(REGIONS)
    .default('any')
    .meta({
      label: 'Region of the world',
      choices: {
        any: 'The whole world',
        africa: 'Africa',
        asia: 'Asia',
        europe: 'Europe',
        'north-america': 'North and Central America, Caribbean',
        'south-america': 'South America',
        oceania: 'Oceania',
      },
    }),
  kind: z
    .enum(['all', 'members'])
    .default('all')
    .meta({ label: 'Which ones', choices: { all: 'Countries and territories (ISO 3166-1)', members: 'Members of the United Nations' } }),
  language: z
    .enum(PAGE_LANGUAGES)
    .default('en')
    .meta({ label: 'Language of the names', named: 'language', defaultFrom: 'locale', advanced: true }),
}

export const COUNTRY_NOTE =
  'The list is that of ISO 3166-1: 249 countries and territories, 193 of them members of the United Nations. Regions follow the UN’s standard M49, by which Cyprus, Turkey and the countries of the Caucasus belong to Asia and all of Russia to Europe; Taiwan, which M49 does not list, is under Eastern Asia, and Antarctica belongs to no region.'

/** A country by its ISO 3166-1 code and the code of its part of the world. */
export type Country = { readonly code: string; readonly m49: string }

/** The countries that fit, in the order of the table. */
export function countriesOf(region: (typeof REGIONS)[number], kind: 'all' | 'members'): Country[] {
  const areas = region === 'any' ? Object.values(COUNTRY_AREAS).flat() : COUNTRY_AREAS[region]
  return areas.flatMap(({ m49, codes }) => codes.filter((code) => kind === 'all' || !NOT_IN_UN.has(code)).map((code) => ({ code, m49 })))
}

/** The name of a country or part of the world by its ISO 3166-1 or M49 code. */
export function regionName(code: string, language: string): string {
  return new Intl.DisplayNames(language, { type: 'region' }).of(code) ?? code
}

/** The flag as an emoji: the two letters of the code as regional indicators. */
export function emojiFlag(code: string): string {
  return String.fromCodePoint(...[...code].map((letter) => 0x1f1e6 + letter.charCodeAt(0) - 65))
}

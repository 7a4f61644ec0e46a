import { namesIn } from '../../../engine/core/language.ts'
import { choice } from '../../../engine/core/kit.ts'
import { COUNTRY_REGIONS, NOT_IN_UN } from '../../data/world/countries.ts'

const PAGE_LANGUAGES = ['en', 'es', 'fr', 'id', 'it', 'pl', 'pt', 'ru'] as const

export const REGIONS = ['africa', 'asia', 'europe', 'north-america', 'south-america', 'oceania', 'antarctica'] as const
type Region = (typeof REGIONS)[number]

export const REGION_LABELS = {
  africa: 'Africa',
  asia: 'Asia',
  europe: 'Europe',
  'north-america': 'North and Central America, Caribbean',
  'south-america': 'South America',
  oceania: 'Oceania',
  antarctica: 'Antarctica',
} as const satisfies Readonly<Record<Region, string>>

/** Which countries, and in which language they are named. */
export const countryFields = {
  region: choice('Region', { any: 'The whole world', ...REGION_LABELS }, { default: 'any' }),
  kind: choice('Which ones', { all: 'Countries and territories (ISO 3166-1)', members: 'Members of the United Nations' }),
  language: choice('Language of the names', PAGE_LANGUAGES, { default: 'en', named: 'language', defaultFrom: 'locale', advanced: true }),
}

export const COUNTRY_NOTE =
  'The list is ISO 3166-1: 249 countries and territories, 193 of them members of the United Nations. Regions follow the UN’s M49 standard, which puts Cyprus, Türkiye and the countries of the Caucasus in Asia and all of Russia in Europe; Taiwan, which M49 does not list, is under Asia.'

/** A country by its ISO 3166-1 code. */
type Country = { readonly code: string; readonly region: Region }

/** The countries that fit, in the order of the table. */
export function countriesOf(region: 'any' | Region, kind: 'all' | 'members'): Country[] {
  return REGIONS.filter((one) => region === 'any' || one === region).flatMap((one) =>
    COUNTRY_REGIONS[one].filter((code) => kind === 'all' || !NOT_IN_UN.has(code)).map((code) => ({ code, region: one })),
  )
}

/** The name of a country by its ISO 3166-1 code. */
export function countryName(code: string, language: string): string {
  return namesIn(language, 'region')(code) ?? code
}

/** The flag as an emoji: the two letters of the code as regional indicators. */
export function emojiFlag(code: string): string {
  return String.fromCodePoint(...[...code].map((letter) => 0x1f1e6 + letter.charCodeAt(0) - 65))
}

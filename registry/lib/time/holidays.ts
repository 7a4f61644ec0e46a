import type PublicHolidays from 'date-holidays'
import type { HolidaysTypes } from 'date-holidays'
import { BRAZIL_HOLIDAYS } from '../../data/time/brazil-holidays.ts'
import { USUAL_REGION } from '../../data/time/holiday-corrections.ts'
import { HOLIDAY_YEARS } from '../../data/time/holiday-countries.ts'
import { addedDays, correctHoliday } from './correct-holidays.ts'
import { easterOf } from './easter.ts'
import { HOLIDAY_KINDS, type Holiday } from './holiday.ts'
import { holidayName } from './holiday-name.ts'
import { workCalendarFailures } from './work-calendar-fields.ts'

export type { HolidayKind } from './holiday.ts'
/** The holidays that begin in a year, in no particular order. @throws ToolError holidays-unknown */
type HolidaysOf = (year: number) => readonly Holiday[]

/**
 * The holidays of a country, and of one of its states or regions.
 * @param country ISO 3166 code
 * @param region code or name; empty for the whole country
 * @param locale language of the names, where they are known in it
 * @throws ToolError unknown-region, no-regions
 */
export async function openHolidays(country: string, region: string, locale: string): Promise<HolidaysOf> {
  const wanted = region.trim()
  const find = country === 'BR' ? await openBrazil(wanted, locale) : await openPackage(country, wanted, locale)
  return (year) => {
    if (year < HOLIDAY_YEARS.first || year > HOLIDAY_YEARS.last)
      workCalendarFailures.fail('holidays-unknown', { ...HOLIDAY_YEARS, field: 'country' })
    return find(year).map((holiday) => ({ ...holiday, name: holiday.name.replaceAll("'", '’') }))
  }
}

const languageOf = (locale: string): string => locale.split('-')[0] ?? 'en'

/** The national holidays by our own rules, which know the optional ones too; those of a state come from the package. */
async function openBrazil(region: string, locale: string): Promise<HolidaysOf> {
  if (region === '') return (year) => brazilIn(year, locale)
  const [national, regional] = [await openPackage('BR', '', locale), await openPackage('BR', region, locale)]
  return (year) => {
    const known = new Set(national(year).map(({ date, name }) => date + name))
    return [...brazilIn(year, locale), ...regional(year).filter(({ date, name }) => !known.has(date + name))]
  }
}

function brazilIn(year: number, locale: string): Holiday[] {
  const { month, day } = easterOf(year)
  const language = languageOf(locale)
  return BRAZIL_HOLIDAYS.filter(({ since = 0 }) => year >= since).map((rule) => ({
    date: 'on' in rule ? `${year}-${rule.on}` : new Date(Date.UTC(year, month - 1, day + rule.easter)).toISOString().slice(0, 10),
    name: language === 'pt' ? rule.pt : holidayName(rule.en, language),
    kind: rule.kind,
    isWhole: !rule.isHalf,
  }))
}

/** Loaded only here: it is by far the largest part of the tools that use it. */
async function openPackage(country: string, region: string, locale: string): Promise<HolidaysOf> {
  const { default: Source } = await import('date-holidays')
  const language = languageOf(locale)
  const code = region === '' ? USUAL_REGION[country] : findRegion(new Source(country), country, region, language)
  const options = { languages: [language, 'en'] }
  const source = code === undefined ? new Source(country, options) : new Source(country, code, options)
  return (year) => {
    const known = source
      .getHolidays(year)
      .flatMap((holiday) => correctHoliday(country, code, holiday.rule, daysOf(holiday, language), language))
    const days = new Set(known.filter(({ kind, isWhole }) => kind === 'public' && isWhole).map(({ date }) => date))
    return [...known, ...addedDays(country, code, year, language).filter(({ date }) => !days.has(date))]
  }
}

function findRegion(source: PublicHolidays, country: string, region: string, language: string): string {
  const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
  const wanted = plain(region)
  // Without a language, names come in the country’s own.
  const named = [undefined, language, 'en'].map((name) => Object.entries(source.getStates(country, name) ?? {}))
  const [own = []] = named
  if (own.length === 0) workCalendarFailures.fail('no-regions', { field: 'region' })
  const found = named.flat().find(([code, name]) => plain(code) === wanted || plain(name) === wanted)
  return found
    ? found[0]
    : workCalendarFailures.fail('unknown-region', { known: own.map(([code, name]) => `${code} (${name})`).join(', '), field: 'region' })
}

const HOUR_MS = 3_600_000

/** One entry for each day: the package gives a start and an end, and half days by the hour. */
function daysOf({ date, start, end, name: known, type }: HolidaysTypes.Holiday, language: string): Holiday[] {
  const kind = HOLIDAY_KINDS.find((one) => one === type)
  const first = date.slice(0, 10)
  // The package gives the English name where it knows none in the language.
  const name = holidayName(known, language)
  if (!kind) return []
  // A day on which the clocks change has 23 or 25 hours.
  const days = Math.floor((end.getTime() - start.getTime() + 1.5 * HOUR_MS) / (24 * HOUR_MS))
  if (days === 0) return [{ date: first, name, kind, isWhole: false }]
  return Array.from({ length: days }, (_, index) => ({
    date: new Date(Date.parse(`${first}T00:00:00Z`) + index * 24 * HOUR_MS).toISOString().slice(0, 10),
    name,
    kind,
    isWhole: true,
  }))
}

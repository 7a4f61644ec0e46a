/**
 * What the product tells the engine's types. Its list of languages extends this by `language`, the union of their ids,
 * so that a slug in a language that the site does not have does not compile.
 */
// oxlint-disable-next-line typescript/no-empty-interface, typescript/no-empty-object-type
export interface Register {}

export type Language = Register extends { language: infer L extends string } ? L : string
/** Languages besides English, in which entries are written: their slugs, and words of their own. */
export type OtherLanguage = Exclude<Language, 'en'>

/** What `make` has made stays, by what it was given: Intl takes longer to make a format than to write hundreds of values with it. */
function keep<Given extends readonly unknown[], Made>(make: (...given: Given) => Made): (...given: Given) => Made {
  const made = new Map<string, Made>()
  return (...given) => {
    const key = JSON.stringify(given)
    const found = made.get(key) ?? make(...given)
    made.set(key, found)
    return found
  }
}

/** Intl’s format of these options. */
export const numberFormat = keep((locale: string, options?: Intl.NumberFormatOptions) => new Intl.NumberFormat(locale, options))

/** Names that Unicode’s CLDR has otherwise than we do, by language: Russian without ё, Indonesian as the people call themselves, the sol of Peru as before 2015, Ivory Coast without its Polish name. Reviewed one by one. */
const SPELLED: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  es: { 'Côte d’Ivoire': 'Costa de Marfil' },
  pt: { 'Novo sol peruano': 'Sol peruano' },
  ru: { 'Соединенные Штаты': 'Соединённые Штаты', 'Организация Объединенных Наций': 'Организация Объединённых Наций' },
  pl: { 'Côte d’Ivoire': 'Wybrzeże Kości Słoniowej' },
  id: {
    Polski: 'Polandia',
    Dansk: 'Denmark',
    Suomi: 'Finlandia',
    Slovak: 'Slovakia',
    'Bokmål Norwegia': 'Norwegia (Bokmål)',
    'Côte d’Ivoire': 'Pantai Gading',
    eSwatini: 'Eswatini',
    'Kepulauan Norfolk': 'Pulau Norfolk',
  },
}

/** Asks Intl for names of regions, languages, currencies or scripts; undefined, or the code, where it has none, as `fallback` says. */
export const namesIn = keep((locale: string, type: 'region' | 'language' | 'currency' | 'script', fallback: 'code' | 'none' = 'code') => {
  const names = new Intl.DisplayNames(locale, { type, fallback })
  const spelled = SPELLED[locale.slice(0, 2)]
  return (code: string): string | undefined => {
    const name = names.of(code)
    return name === undefined ? undefined : (spelled?.[name] ?? name)
  }
})

/** How a language writes the first of a month beside its name, which Intl does not know. */
const FIRST_DAYS: Readonly<Record<string, string>> = { fr: '1er', it: '1º', pt: '1º' }

/** Writes dates as Intl does, and the first of a month as the language does: “1er janvier”, “1º gennaio”. */
export const dateWriter = keep((locale: string, options: Intl.DateTimeFormatOptions) => {
  const format = new Intl.DateTimeFormat(locale, options)
  const first = FIRST_DAYS[locale.slice(0, 2)]
  return (date: Date | number): string => {
    if (first === undefined) return format.format(date)
    const parts = format.formatToParts(date)
    const isNamed = parts.some(({ type, value }) => type === 'month' && /\p{L}/u.test(value))
    return parts.map(({ type, value }) => (isNamed && type === 'day' && value === '1' ? first : value)).join('')
  }
})

const RAISED = '⁰¹²³⁴⁵⁶⁷⁸⁹'

/** What follows a number that is written with a power of ten: ` × 10⁻⁹` for the exponent `-9`. */
export const powerOfTen = (exponent: string): string =>
  ` × 10${exponent.replace(/./g, (mark) => RAISED[+mark] ?? (mark === '-' ? '⁻' : ''))}`

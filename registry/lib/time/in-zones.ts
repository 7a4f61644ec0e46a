/** Where most readers of a language live and clocks change, all at the same moments. */
const CENTRAL_EUROPE = { es: 'Europe/Madrid', fr: 'Europe/Paris', it: 'Europe/Rome', pl: 'Europe/Warsaw' } as const
const ALL = { ...CENTRAL_EUROPE, id: 'Asia/Jakarta', pt: 'America/Sao_Paulo', ru: 'Europe/Moscow' } as const

/** An example of a night when the clocks change, for the languages that know such nights at home. */
export const inCentralEurope = <const T>(say: (timeZone: string) => T) => inZones(CENTRAL_EUROPE, say)

/** An example in the zone of each language. */
export const inOwnZone = <const T>(say: (timeZone: string, language: keyof typeof ALL) => T) => inZones(ALL, say)

function inZones<L extends string, T>(zones: Readonly<Record<L, string>>, say: (timeZone: string, language: L) => T) {
  const languages = Object.keys(zones) as L[]
  return Object.fromEntries(languages.map((language) => [language, say(zones[language], language)])) as Readonly<Record<L, T>>
}

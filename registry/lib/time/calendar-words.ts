/** Parts of a length of time, the largest first. */
type TimeParts = { readonly [U in (typeof PARTS)[number]]?: number }
const PARTS = ['years', 'months', 'weeks', 'days', 'hours', 'minutes', 'seconds'] as const

/** `33 years, 4 months, 12 days` in the reader's language; parts that are 0 are left out, but never all of them. */
export function writeSpan(parts: TimeParts, locale: string): string {
  const given = PARTS.filter((unit) => parts[unit] !== undefined)
  const used = given.filter((unit) => parts[unit] !== 0)
  const shown = used.length > 0 ? used : given.slice(-1)
  const texts = shown.map((unit) =>
    new Intl.NumberFormat(locale, { style: 'unit', unit: unit.slice(0, -1), unitDisplay: 'long' }).format(parts[unit] ?? 0),
  )
  return new Intl.ListFormat(locale, { style: 'long', type: 'unit' }).format(texts)
}

/** Names of the weekdays, 1 for Monday to 7 for Sunday. */
export function weekdayNamer(locale: string): (dayOfWeek: number) => string {
  const format = new Intl.DateTimeFormat(locale, { weekday: 'long', timeZone: 'UTC' })
  // 1 January 2024 was a Monday.
  return (dayOfWeek) => format.format(Date.UTC(2024, 0, dayOfWeek))
}

/** `2026-W47-6` by ISO 8601: weeks begin on Monday, and week 1 is the one with the first Thursday. */
export function writeIsoWeek(date: { yearOfWeek?: number | undefined; weekOfYear?: number | undefined; dayOfWeek: number }): string {
  const { yearOfWeek: year = 0 } = date
  const written =
    year >= 0 && year <= 9999 ? String(year).padStart(4, '0') : `${year < 0 ? '-' : '+'}${String(Math.abs(year)).padStart(6, '0')}`
  return `${written}-W${String(date.weekOfYear).padStart(2, '0')}-${date.dayOfWeek}`
}

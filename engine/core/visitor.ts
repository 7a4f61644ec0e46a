import type { FullContext } from './context.ts'
import type { FieldSpec } from './fields.ts'

export type Visitor = Pick<FullContext, 'locale' | 'currency' | 'now' | 'timeZone'>
type VisitorField = Pick<FieldSpec, 'defaultFrom' | 'control'> & { readonly choices?: readonly string[] }

/** The first value of a field whose default comes from the visitor; undefined when theirs is not among the choices. */
export function visitorDefault(field: VisitorField, visitor: Visitor): string | undefined {
  const value = visitorValue(field, visitor)
  return value !== undefined && field.choices && !field.choices.includes(value) ? undefined : value
}

function visitorValue(field: VisitorField, { locale, currency, now, timeZone }: Visitor): string | undefined {
  switch (field.defaultFrom) {
    case 'locale':
      return field.choices?.includes(locale) ? locale : locale.split('-')[0]
    case 'time-zone':
      return timeZone
    case 'today':
      return localIso(now, timeZone).slice(0, 10)
    case 'now':
      return field.control === 'time' ? localIso(now, timeZone).slice(11, 16) : localIso(now, timeZone)
    case 'currency':
      return currency
    case 'region':
      // Where most readers of a language live, for a locale that names no region.
      return /^[A-Z]{2}$/.exec(new Intl.Locale(locale).maximize().region ?? '')?.[0]
    case undefined:
      return undefined
  }
}

/** The visitor's day, or one so many days from it: `2026-11-21`. */
export function visitorDay({ now, timeZone }: Pick<Visitor, 'now' | 'timeZone'>, days = 0): string {
  const day = new Date(`${localIso(now, timeZone).slice(0, 10)}T00:00:00Z`)
  day.setUTCDate(day.getUTCDate() + days)
  return day.toISOString().slice(0, 10)
}

/** `2026-11-21T14:05` as the clocks in a zone show it. */
function localIso(now: number, timeZone: string): string {
  const format = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short' })
  return format.format(now).replace(' ', 'T')
}

import type { FieldSpec } from './fields.ts'
import type { Language, OtherLanguage } from './language.ts'
import { type Visitor, visitorDefault, visitorDay } from './visitor.ts'

/** One value for all languages, or one for each that needs its own; the others get the English one. */
export type InLanguages<T> = T | ({ readonly en: T } & { readonly [L in OtherLanguage]?: T })

/** A day of the calendar, or so many days from the visitor's today. */
export type StartDay = `${number}-${number}-${number}` | 'today' | `today${'+' | '-'}${number}`
/** The same with a time of day. */
export type StartMoment = `${StartDay}T${number}:${number}`

/** What a page's language decides about first values. */
export type Place = {
  readonly language: Language
  readonly currency: string
  /** How many units of that currency buy what one dollar buys in the United States, roundly. */
  readonly amounts: number
}

type AmountField = Pick<FieldSpec, 'name' | 'control' | 'currency' | 'defaultFrom' | 'choices' | 'start' | 'rows'>

/**
 * A field's first value on the pages of a language. A plain amount of money is meant in dollars and becomes as everyday an amount
 * of the page's currency; one that a language names itself stays as it is. A day counted from today stays open: {@link firstValues}.
 * @param fields all fields of the input, which tell the currency of an amount
 */
export function startIn(field: AmountField, fields: readonly AmountField[], place: Place): unknown {
  const { start } = field
  if (typeof start !== 'object' || start === null || Array.isArray(start)) return inPlace(field, start, fields, place)
  const own = start as { readonly en: unknown } & Readonly<Record<string, unknown>>
  return Object.hasOwn(own, place.language) ? own[place.language] : inPlace(field, own.en, fields, place)
}

/** A value in which amounts of money in dollars are made everyday ones, where the page's currency is the one that its field starts with. */
export function inPlace(field: AmountField, value: unknown, fields: readonly AmountField[], place: Place): unknown {
  if (place.amounts === 1 || value === undefined) return value
  if (field.control === 'money') return isOpen(field, fields, place) ? timesWhole(String(value), place.amounts) : value
  const money = field.rows?.filter((part) => part.control === 'money' && isOpen(part, fields, place)) ?? []
  if (money.length === 0 || !Array.isArray(value)) return value
  return value.map((row: Readonly<Record<string, unknown>>) => {
    const amounts = money.filter(({ name }) => row[name] !== undefined)
    return { ...row, ...Object.fromEntries(amounts.map(({ name }) => [name, timesWhole(String(row[name]), place.amounts)])) }
  })
}

/** Whether the currency of an amount is the page's until the visitor chooses another. */
function isOpen({ currency }: AmountField, fields: readonly AmountField[], place: Place): boolean {
  const named = fields.find(({ name }) => name === currency)
  if (named?.defaultFrom !== 'currency' || (named.choices && !named.choices.includes(place.currency))) return false
  const start = startIn(named, fields, place)
  return start === undefined || start === place.currency
}

/** A decimal times a whole number, exactly. */
function timesWhole(decimal: string, factor: number): string {
  const [whole = '', fraction = ''] = decimal.split('.')
  const digits = String(BigInt(whole + fraction) * BigInt(factor)).padStart(fraction.length + 1, '0')
  if (fraction === '') return digits
  const at = digits.length - fraction.length
  return `${digits.slice(0, at)}.${digits.slice(at)}`.replace(/\.?0+$/, '')
}

type FirstField = Pick<FieldSpec, 'name' | 'control' | 'default' | 'defaultFrom' | 'start'> & {
  readonly choices?: readonly (string | { readonly value: string })[]
}

/**
 * What a page starts with, as the tool takes it: each field's `start`, else what its visitor brings, else its default. At build the
 * visitor is one of the page's language, region, currency and zone. `start` is what {@link startIn} gave.
 */
export function firstValues(fields: readonly FirstField[], visitor: Visitor): Record<string, unknown> {
  const values: Record<string, unknown> = {}
  for (const field of fields) {
    const choices = field.choices?.map((choice) => (typeof choice === 'string' ? choice : choice.value))
    const value = startOf(field, visitor) ?? visitorDefault({ ...field, choices }, visitor) ?? field.default
    if (value !== undefined) values[field.name] = value
  }
  return values
}

/** A day counted from today is told by the visitor's own. */
function startOf({ start, control }: Pick<FieldSpec, 'start' | 'control'>, visitor: Visitor): unknown {
  if (typeof start !== 'string' || (control !== 'date' && control !== 'date-time')) return start
  return start.replace(/^today([+-]\d+)?/, (_, days?: string) => visitorDay(visitor, Number(days ?? 0)))
}

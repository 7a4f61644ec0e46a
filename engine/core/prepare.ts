import type { FullContext } from './context.ts'
import type { FieldSpec } from './fields.ts'
import { isLargeText, unpackText } from './large-text.ts'

export type Visitor = Pick<FullContext, 'locale' | 'currency' | 'now' | 'timeZone'>
type VisitorField = Pick<FieldSpec, 'defaultFrom' | 'control'> & { readonly choices?: readonly string[] }

/**
 * Fills what comes from the visitor (language, zone, clock), reads large texts, and turns JSON numbers into the decimals a field asks for.
 * @throws ToolError bad-encoding for a large text that is not UTF-8
 */
export function prepareInput(
  fields: readonly FieldSpec[],
  input: Readonly<Record<string, unknown>>,
  context: Visitor,
  within = '',
): Record<string, unknown> {
  const prepared: Record<string, unknown> = {}
  for (const field of fields) {
    let value = Object.hasOwn(input, field.name) ? input[field.name] : undefined
    if (value === undefined && field.defaultFrom) value = visitorDefault(field, context)
    if (isLargeText(value)) value = unpackText(value, within + field.name)
    if (field.value === 'decimal' && typeof value === 'number' && Number.isFinite(value)) value = plainDecimal(value)
    if (field.rows && Array.isArray(value))
      value = value.map((row, index) =>
        typeof row === 'object' && row !== null && !Array.isArray(row)
          ? prepareInput(field.rows ?? [], row as Record<string, unknown>, context, `${within}${field.name}.${index}.`)
          : row,
      )
    if (value !== undefined) prepared[field.name] = value
  }
  return prepared
}

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

/** `2026-11-21T14:05` as the clocks in a zone show it. */
function localIso(now: number, timeZone: string): string {
  const format = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short' })
  return format.format(now).replace(' ', 'T')
}

/** A finite number as a decimal without exponent, by its shortest digits. */
export function plainDecimal(value: number): string {
  const text = String(value)
  const match = /^(-?)(\d+)(?:\.(\d+))?e([+-]\d+)$/.exec(text)
  if (!match) return text
  const [, sign = '', whole = '', fraction = '', exponent = '0'] = match
  const digits = whole + fraction
  const point = whole.length + Number(exponent)
  if (point <= 0) return `${sign}0.${'0'.repeat(-point)}${digits}`
  if (point >= digits.length) return sign + digits + '0'.repeat(point - digits.length)
  return `${sign}${digits.slice(0, point)}.${digits.slice(point)}`
}

import type { FieldSpec } from './fields.ts'
import { isLargeText } from './large-text.ts'
import type { TextCoder } from './bytes/text-coder.ts'
import { decodeUtf8 } from './bytes/utf8.ts'
import { type Visitor, visitorDefault } from './visitor.ts'

/**
 * Fills what comes from the visitor (language, zone, clock), reads large texts, and turns JSON numbers into the decimals a field asks for.
 * @throws ToolError bad-encoding for a large text that is not UTF-8
 */
export function prepareInput(
  fields: readonly FieldSpec[],
  input: Readonly<Record<string, unknown>>,
  context: Visitor & { readonly utf8?: TextCoder },
  within = '',
): Record<string, unknown> {
  const decode = context.utf8?.decode ?? decodeUtf8
  const prepared: Record<string, unknown> = {}
  for (const field of fields) {
    let value = Object.hasOwn(input, field.name) ? input[field.name] : undefined
    if (value === undefined && field.defaultFrom) value = visitorDefault(field, context)
    if (isLargeText(value)) value = decode(value.bytes, within + field.name)
    // A whole number beyond the safe ones has lost digits on the way here, perhaps: the schema refuses it.
    const isSafe = !field.integer || !Number.isInteger(value) || Number.isSafeInteger(value)
    if (field.value === 'decimal' && typeof value === 'number' && Number.isFinite(value) && isSafe) value = plainDecimal(value)
    if (field.value === 'decimal' && typeof value === 'string') value = canonicalDecimal(value)
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

/** `.25`, `5.`, `+5` and `007` as they are kept; what is no decimal stays as it is. */
function canonicalDecimal(text: string): string {
  const [written, sign = '', whole = '', fraction = ''] = /^([+-]?)(\d*)(?:\.(\d*))?$/.exec(text.trim()) ?? []
  if (written === undefined || whole + fraction === '') return text
  return `${sign === '-' ? '-' : ''}${whole.replace(/^0+(?=\d)/, '') || '0'}${fraction === '' ? '' : `.${fraction}`}`
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

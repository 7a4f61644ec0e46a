import type { LabelledColumn, LabelledView } from '../site/page.ts'
import { percentText, withUnit } from '../site/units.ts'
import { dateWriter, namesIn, numberFormat, powerOfTen } from '../core/language.ts'
import { choiceLabel } from '../site/choice-label.ts'
import { formatBytes } from './format-bytes.ts'

export type FormatSettings = {
  readonly locale: string
  /** Words for true and false. */
  readonly yes: string
  readonly no: string
  /** What is between a label and its value. */
  readonly colon: string
  /** Finds another value of the same run, such as the currency an amount names. */
  readonly lookup?: (name: string) => unknown
}

/** One value of a result, or a list of them, in the reader's language. */
export function formatValue(value: unknown, column: LabelledColumn, settings: FormatSettings): string {
  if (value === null || value === undefined || value === '') return ''
  if (Array.isArray(value)) return value.map((item) => formatValue(item, column, settings)).join(', ')
  const choice = choiceLabel(column, value)
  if (choice !== undefined) return choice
  switch (column.format) {
    case 'number':
      return formatNumber(
        value,
        settings.locale,
        column.decimals === undefined
          ? { maximumFractionDigits: 100 }
          : { minimumFractionDigits: column.decimals, maximumFractionDigits: column.decimals },
        column.unit,
      )
    case 'ratio':
      // 1.91:1
      return String(value).replace(/(?<=\d)\.(?=\d)/g, (1.5).toLocaleString(settings.locale).charAt(1))
    case 'percent':
      return formatPercent(value, settings.locale, column.decimals)
    case 'money':
      return formatMoney(value, settings, column)
    case 'bytes':
      return formatBytes(Number(value), settings.locale)
    case 'duration':
      return formatDuration(Number(value), settings.locale)
    case 'date':
      return formatDate(String(value), settings.locale)
    case 'time':
    case 'date-time':
      return formatDateTime(value, settings.locale)
    case 'yes-no':
      return value ? settings.yes : settings.no
    case 'language':
    case 'region':
    case 'currency':
    case 'script':
      return namesIn(settings.locale, column.format)(String(value)) ?? String(value)
    default:
      return String(value)
  }
}

function formatNumber(value: unknown, locale: string, options: Intl.NumberFormatOptions, unit?: string): string {
  // A decimal string with a power of ten keeps it: as a plain number, 1e-125 would be shown as 0.
  const [digits, power] = typeof value === 'string' ? value.split(/e/i) : [value as string]
  // Pixels are written as they are in 1920 × 1080.
  const grouping = unit === 'px' ? { useGrouping: false } : {}
  const text =
    numberFormat(locale, { ...options, ...grouping }).format(digits as Intl.StringNumericLiteral) +
    (power === undefined ? '' : powerOfTen(power))
  return unit ? withUnit(text, unit, Number(value), locale, options.minimumFractionDigits) : text
}

function formatPercent(value: unknown, locale: string, decimals = 10): string {
  return percentText(formatNumber(value, locale, { maximumFractionDigits: decimals }), locale)
}

function formatMoney(value: unknown, { locale, lookup }: FormatSettings, column: LabelledColumn): string {
  const named = column.currency === undefined ? undefined : (lookup?.(column.currency) ?? column.currency)
  const isCode = typeof named === 'string' && /^[A-Z]{3}$/.test(named)
  const digits = column.decimals === undefined ? {} : { minimumFractionDigits: column.decimals, maximumFractionDigits: column.decimals }
  return isCode
    ? // Indonesian has no space after Rp, which Intl writes.
      numberFormat(locale, { style: 'currency', currency: named, ...digits })
        .format(value as Intl.StringNumericLiteral)
        .replace('Rp\xa0', 'Rp')
    : formatNumber(value, locale, { minimumFractionDigits: 2, maximumFractionDigits: 2, ...digits })
}

/** Seconds as hours, minutes and seconds in words. */
export function formatDuration(seconds: number, locale: string): string {
  const whole = Math.round(Math.abs(seconds))
  const duration = {
    days: Math.floor(whole / 86400),
    hours: Math.floor((whole % 86400) / 3600),
    minutes: Math.floor((whole % 3600) / 60),
    seconds: whole % 60,
  }
  const parts = (['days', 'hours', 'minutes', 'seconds'] as const)
    .filter((unit) => duration[unit] > 0 || (unit === 'seconds' && whole === 0))
    .map((unit) => numberFormat(locale, { style: 'unit', unit: unit.slice(0, -1), unitDisplay: 'short' }).format(duration[unit]))
  return (seconds < 0 && whole > 0 ? '−' : '') + new Intl.ListFormat(locale, { style: 'narrow', type: 'unit' }).format(parts)
}

/** `2026-11-21` in words; the date is a calendar date, so no time zone moves it. */
function formatDate(iso: string, locale: string): string {
  const date = new Date(`${iso}T00:00:00Z`)
  return Number.isNaN(date.getTime()) ? iso : dateWriter(locale, { dateStyle: 'long', timeZone: 'UTC' })(date)
}

/** A local date-time (`2026-11-21T14:05`) or time of day (`14:05`) as it stands, or an instant in UTC. */
function formatDateTime(value: unknown, locale: string): string {
  const text = typeof value === 'number' ? new Date(value).toISOString() : String(value)
  const [, day, time, offset] = /^(\d{4}-\d{2}-\d{2}T)?(\d{2}:\d{2}(?::\d{2})?)(?:\.\d+)?(Z|[+-]\d{2}:\d{2})?/.exec(text) ?? []
  if (!time) return text
  const timeStyle = time.length > 5 ? 'medium' : 'short'
  const write = dateWriter(locale, { ...(day && { dateStyle: 'medium' }), timeStyle, timeZone: 'UTC' })
  const zone = offset === 'Z' ? ' UTC' : offset ? ` UTC${offset}` : ''
  return write(new Date(`${day ?? '1970-01-01T'}${time}Z`)) + zone
}

/** The one value of a part, as the reader writes it. */
export function formatSingle({ unit, value: column }: LabelledView, value: unknown, settings: FormatSettings): string {
  return column ? formatValue(value, { ...column, unit: unit ?? column.unit }, settings) : ''
}

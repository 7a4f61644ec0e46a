import { describe, expect, it } from 'vitest'
import type { LabelledColumn } from '../../../engine/site/page.ts'
import { formatBytes } from '../../../engine/view/format-bytes.ts'
import { formatDuration, formatValue } from '../../../engine/view/format.ts'

const settings = { locale: 'en', yes: 'Yes', no: 'No', colon: ': ' }
const column = (change: Partial<LabelledColumn>): LabelledColumn => ({ name: 'a', label: 'A', format: 'plain', numeric: false, ...change })
const show = (value: unknown, change: Partial<LabelledColumn>, more: Partial<Parameters<typeof formatValue>[2]> = {}) =>
  formatValue(value, column(change), { ...settings, ...more })
/** Spaces that do not break, as plain ones. */
const plain = (text: string) => text.replace(/[\u00a0\u202f]/g, ' ')

describe('formatValue', () => {
  it.each([
    ['a number', 1234567.5, { format: 'number' }, 'en', '1,234,567.5'],
    ['a number in Spanish', 1234567.5, { format: 'number' }, 'es', '1.234.567,5'],
    [
      'a decimal string without losing digits',
      '12345678901234567890.123456789',
      { format: 'number' },
      'en',
      '12,345,678,901,234,567,890.123456789',
    ],
    ['a decimal string with a power of ten', '1.25e-25', { format: 'number' }, 'en', '1.25 × 10⁻²⁵'],
    ['a large power of ten in Russian', '4.2e+300', { format: 'number' }, 'ru', '4,2 × 10³⁰⁰'],
    ['every decimal of a decimal string', '0.00000000011102230246251565', { format: 'number' }, 'en', '0.00000000011102230246251565'],
    ['a number with its decimals', '2', { format: 'number', decimals: 2 }, 'en', '2.00'],
    ['a number with its unit', 5, { format: 'number', unit: 'px' }, 'en', '5 px'],
    ['a length in pixels', 11920, { format: 'number', unit: 'px' }, 'en', '11920 px'],
    ['a number with a unit that has forms', 128.44, { format: 'number', unit: 'bit|bity|bitów|bita', decimals: 1 }, 'pl', '128,4 bita'],
    ['a number of percent', 33.3, { format: 'number', unit: '%' }, 'pl', '33,3%'],
    ['a ratio', '1.91:1', { format: 'ratio' }, 'en', '1.91:1'],
    ['a ratio in French', '1:2.1', { format: 'ratio' }, 'fr', '1:2,1'],
    ['a percentage', '12.5', { format: 'percent' }, 'en', '12.5%'],
    ['a percentage in French', '12.5', { format: 'percent' }, 'fr', '12,5 %'],
    ['a negative percentage', '-5', { format: 'percent' }, 'en', '-5%'],
    ['a percentage rounded', '33.3333', { format: 'percent', decimals: 1 }, 'en', '33.3%'],
    ['money of no known currency', '1234.5', { format: 'money' }, 'en', '1,234.50'],
    ['money of a fixed currency', '1234.5', { format: 'money', currency: 'EUR' }, 'en', '€1,234.50'],
    ['rupiah without the space of Intl', '-20000', { format: 'money', currency: 'IDR', decimals: 0 }, 'id', '-Rp20.000'],
    ['yen without decimals', '1234', { format: 'money', currency: 'JPY' }, 'en', '¥1,234'],
    ['a calendar date', '2026-11-21', { format: 'date' }, 'en', 'November 21, 2026'],
    ['what is no date as it is', 'soon', { format: 'date' }, 'en', 'soon'],
    ['a local date and time', '2026-11-21T14:05', { format: 'date-time' }, 'en', 'Nov 21, 2026, 2:05 PM'],
    ['a time of day', '14:05', { format: 'time' }, 'en', '2:05 PM'],
    ['a time of day in Indonesian', '09:05', { format: 'time' }, 'id', '09.05'],
    ['an instant', '2026-11-21T14:05:09Z', { format: 'date-time' }, 'en', 'Nov 21, 2026, 2:05:09 PM UTC'],
    ['an instant with its offset', '2026-11-21T14:05:09.123+05:30', { format: 'date-time' }, 'en', 'Nov 21, 2026, 2:05:09 PM UTC+05:30'],
    ['milliseconds', Date.UTC(2026, 10, 21, 14, 5), { format: 'date-time' }, 'en', 'Nov 21, 2026, 2:05:00 PM UTC'],
    ['what is no instant as it is', 'soon', { format: 'date-time' }, 'en', 'soon'],
    ['true', true, { format: 'yes-no' }, 'en', 'Yes'],
    ['false', false, { format: 'yes-no' }, 'en', 'No'],
    ['a language', 'pl', { format: 'language' }, 'en', 'Polish'],
    ['a region', 'BR', { format: 'region' }, 'fr', 'Brésil'],
    ['scripts', ['Cyrl', 'Zyyy'], { format: 'script' }, 'es', 'cirílico, común'],
    ['a currency', 'PLN', { format: 'currency' }, 'en', 'Polish Zloty'],
    ['plain text', 'a,b', {}, 'en', 'a,b'],
    ['zero', 0, { format: 'number' }, 'en', '0'],
    ['nothing', undefined, { format: 'number' }, 'en', ''],
    ['an empty text', '', { format: 'money' }, 'en', ''],
  ] as const)('writes %s', (_, value, change, locale, text) => {
    expect(plain(show(value, change, { locale }))).toBe(text)
  })

  it('names a choice', () => {
    expect(
      show('b', {
        choices: [
          { value: 'a', label: 'First' },
          { value: 'b', label: 'Second' },
        ],
      }),
    ).toBe('Second')
  })

  it('takes the currency from another part of the result', () => {
    expect(
      plain(show('5', { format: 'money', currency: 'currency' }, { lookup: (name) => (name === 'currency' ? 'USD' : undefined) })),
    ).toBe('$5.00')
    expect(show('5', { format: 'money', currency: 'currency' })).toBe('5.00')
  })
})

describe('formatBytes', () => {
  it.each([
    [0, '0 bytes'],
    [1, '1 byte'],
    [999, '999 bytes'],
    [1000, '1 kB'],
    [1234, '1.23 kB'],
    [12_345, '12.3 kB'],
    [999_499, '999.5 kB'],
    [999_500, '1 MB'],
    [50_000_000, '50 MB'],
    [2e15, '2,000 TB'],
  ])('writes %i as %s', (bytes, text) => {
    expect(plain(formatBytes(bytes, 'en'))).toBe(text)
  })
})

describe('formatDuration', () => {
  it.each([
    [0, '0 sec'],
    [59.4, '59 sec'],
    [60, '1 min'],
    [3661, '1 hr 1 min 1 sec'],
    [90_000, '1 day 1 hr'],
    [-61, '−1 min 1 sec'],
    [-0.2, '0 sec'],
  ])('writes %d seconds as %s', (seconds, text) => {
    expect(plain(formatDuration(seconds, 'en'))).toBe(text)
  })
})

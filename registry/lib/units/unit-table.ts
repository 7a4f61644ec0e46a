import * as z from 'zod'
import { choice, whole } from '../../../engine/core/kit.ts'
import { column, part, table } from '../../../engine/core/parts.ts'
import { type Fraction, isZero, writeFraction } from '../numbers/fraction.ts'
import { type Kind, type UnitName, fromBase, symbolIn, unitsOf } from './units.ts'

export const digitsField = whole('Significant digits', {
  min: 1,
  max: 30,
  default: 10,
  help: 'For results with endless decimals, such as 1/3. Exact results are shown in full.',
  advanced: true,
})

export const fractionField = choice(
  'Fractions of an inch',
  { '2': '1/2', '4': '1/4', '8': '1/8', '16': '1/16', '32': '1/32', '64': '1/64' },
  { order: ['2', '4', '8', '16', '32', '64'], default: '16', advanced: true },
)

/** All units of a kind with the value in each. `words` names the units. */
export function unitTable<W extends Readonly<Record<string, string>>>(words: W) {
  return table(
    'All units',
    {
      unit: column(z.enum(Object.keys(words) as (keyof W & string)[]), 'Unit', { choices: words }),
      value: column(z.string(), 'Value', { format: 'number', copyable: true }),
      symbol: column(z.string(), 'Symbol'),
      exact: column(z.boolean(), 'Exact'),
    },
    { fileName: 'units.csv' },
  )
}

export const resultPart = part(z.string(), 'Result', { view: 'headline' })

type Row = { readonly unit: UnitName; readonly value: string; readonly symbol: string; readonly exact: boolean }

/** The rows of {@link unitTable}. A unit that is a time for a distance has none where nothing moves. */
export function unitRows(kind: Kind, base: Fraction, digits: number, locale: string): Row[] {
  return unitsOf(kind)
    .filter(({ row }) => !(row.reciprocal && isZero(base)))
    .map((unit) => {
      const { text, exact } = writeFraction(fromBase(base, unit), digits)
      return { unit: unit.name, value: text, symbol: symbolIn(locale, unit), exact: exact && !unit.row.rounded }
    })
}

export const ROUNDING_NOTE =
  'Every conversion is made with exact fractions. A result whose decimals end within 32 digits is shown in full; any other is rounded half away from zero to the significant digits you choose, and the table says which ones are exact.'
export const READING_NOTE =
  'Numbers can have a decimal point or comma as usual in your language, a fraction such as 6 1/2 or ½, or a power of ten such as 1.5e3.'
/** For lengths, and for whatever has them among others. */
export const COMBINED_NOTE = 'Where units combine, as feet and inches do, write the largest first: 5 ft 3 in, 5′3″.'

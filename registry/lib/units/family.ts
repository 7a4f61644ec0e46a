import * as z from 'zod'
import { type Note } from '../../../engine/core/define.ts'
import { choice, text } from '../../../engine/core/kit.ts'
import { column, facts } from '../../../engine/core/parts.ts'
import type { InLanguages } from '../../../engine/core/start.ts'
import { measureFailures, readMeasure } from './read-measure.ts'
import { digitsField, fractionField, resultPart, unitRows, unitTable } from './unit-table.ts'
import { type Kind, UNITS, type UnitOf, unitNamed, unitWords, hasNoReciprocal } from './units.ts'
import { compounds, writeFactor, writeGiven, writeIn } from './write-measure.ts'

const notices = { 'own-unit': { info: 'The unit you wrote was used, not the one chosen under “From”.' } } as const

/** The forms in several units that each kind has beside the table. */
const SEVERAL = {
  length: {
    feetInches: column(z.string(), 'Feet and inches').optional(),
    inchFraction: column(z.string(), 'Inches as a fraction').optional(),
    roundedBy: column(z.string(), 'Rounding difference').optional(),
  },
  mass: {
    stonePounds: column(z.string(), 'Stone and pounds').optional(),
    poundsOunces: column(z.string(), 'Pounds and ounces').optional(),
  },
  speed: { paceKilometer: column(z.string(), 'Pace per kilometer').optional(), paceMile: column(z.string(), 'Pace per mile').optional() },
} as const
type Several = keyof typeof SEVERAL

type Family<K extends Kind> = {
  readonly from: UnitOf<K>
  readonly to: UnitOf<K>
  /** What the page begins with, where a language measures otherwise than the defaults. */
  readonly start: { readonly value: InLanguages<string>; readonly from?: InLanguages<UnitOf<K>>; readonly to?: InLanguages<UnitOf<K>> }
  /** Shown faded in an empty field. */
  readonly placeholder: string
}

type Input = { readonly value: string; readonly from: string; readonly to: string; readonly digits: number; readonly fraction?: string }
type Context = { readonly locale: string; readonly note: Note<typeof notices> }

/** What a converter of one kind of unit declares beside its words. Spread it in the entry. */
export function unitConverter<const K extends Kind>(kind: K, { from, to, start, placeholder }: Family<K>) {
  const words = unitWords(UNITS[kind] as (typeof UNITS)[K])
  const unitChoice = (label: string, first: UnitOf<K>, begins: InLanguages<UnitOf<K>> | undefined) =>
    choice(label, words as Readonly<Record<UnitOf<K>, string>>, { default: first, ...(begins && { start: begins }) } as never)
  const several = (kind in SEVERAL ? SEVERAL[kind as Several] : {}) as K extends Several ? (typeof SEVERAL)[K] : Record<never, never>
  const hasFractions = kind === 'length'
  return {
    input: z.object({
      value: text('Value', {
        min: 1,
        max: 200,
        main: true,
        control: 'line',
        placeholder,
        start: start.value,
        help: 'A number, with or without its unit.',
      }),
      from: unitChoice('From', from, start.from),
      to: unitChoice('To', to, start.to),
      digits: digitsField,
      ...((hasFractions ? { fraction: fractionField } : {}) as K extends 'length'
        ? { fraction: typeof fractionField }
        : Record<never, never>),
    }),
    output: z.object({
      result: resultPart,
      details: facts('Details', { factor: column(z.string(), 'Exact factor').optional(), ...several }).optional(),
      table: unitTable(words as Readonly<Record<string, string>>),
    }),
    failures: measureFailures.words,
    notices,
    transform: (input: unknown, { locale, note }: Context) => convert(kind, input as Input, locale, note) as never,
  }
}

/** The result, its forms and the table of a measure in one kind. */
export function convert(kind: Kind, { value, from, to, digits, fraction = '16' }: Input, locale: string, note: Note<typeof notices>) {
  const target = unitNamed(kind, to)
  const { measure } = readMeasure(value, 'value', locale, [kind], { bare: unitNamed(kind, from) })
  const { base, parts } = measure
  const isOwn = parts[0]?.unit.name !== from
  if (isOwn) note('own-unit')
  if (hasNoReciprocal(base, target)) measureFailures.fail('zero-reciprocal', { unit: target.row.symbol, field: 'value' })
  const { text, exact } = writeIn(base, target, digits, locale)
  const source = parts.length === 1 ? parts[0]?.unit : undefined
  const factor = source && source !== target ? writeFactor(source, target, locale) : undefined
  const details = { ...(factor !== undefined && { factor }), ...compounds(kind, base, Number(fraction), locale) }
  return {
    result: `${writeGiven(measure, locale)} ${exact ? '=' : '≈'} ${text}`,
    details: Object.keys(details).length > 0 ? details : undefined,
    table: unitRows(kind, base, digits, locale),
  }
}

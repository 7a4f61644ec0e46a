import { AREA_UNITS } from '../../data/units/area.ts'
import { DATA_RATE_UNITS, DATA_UNITS } from '../../data/units/data.ts'
import { LENGTH_UNITS } from '../../data/units/length.ts'
import { LOCAL_SYMBOLS } from '../../data/units/local-symbols.ts'
import { MASS_UNITS } from '../../data/units/mass.ts'
import {
  ANGLE_UNITS,
  ENERGY_UNITS,
  FORCE_UNITS,
  FUEL_UNITS,
  POWER_UNITS,
  PRESSURE_UNITS,
  TEMPERATURE_UNITS,
  TIME_UNITS,
} from '../../data/units/physics.ts'
import { SPEED_UNITS } from '../../data/units/speed.ts'
import type { UnitRow } from '../../data/units/unit-row.ts'
import { VOLUME_UNITS } from '../../data/units/volume.ts'
import { type Fraction, ZERO, add, divide, fractionOf, isZero, multiply, subtract } from '../numbers/fraction.ts'

/** The units of each kind; where a symbol has several meanings, the first kind wins. */
export const UNITS = {
  mass: MASS_UNITS,
  volume: VOLUME_UNITS,
  length: LENGTH_UNITS,
  area: AREA_UNITS,
  speed: SPEED_UNITS,
  temperature: TEMPERATURE_UNITS,
  data: DATA_UNITS,
  dataRate: DATA_RATE_UNITS,
  time: TIME_UNITS,
  pressure: PRESSURE_UNITS,
  energy: ENERGY_UNITS,
  power: POWER_UNITS,
  force: FORCE_UNITS,
  angle: ANGLE_UNITS,
  fuel: FUEL_UNITS,
} as const satisfies Readonly<Record<string, Readonly<Record<string, UnitRow>>>>
export type Kind = keyof typeof UNITS
export type UnitOf<K extends Kind> = keyof (typeof UNITS)[K] & string
export type UnitName = { [K in Kind]: UnitOf<K> }[Kind]

export const KINDS = Object.keys(UNITS) as Kind[]

/** A unit with its size as a fraction. */
export type Unit = {
  readonly name: UnitName
  readonly kind: Kind
  readonly row: UnitRow
  readonly size: Fraction
  readonly offset: Fraction
}

const made = new Map<Kind, readonly Unit[]>()

/** The units of a kind, in the order in which they are listed. */
export function unitsOf(kind: Kind): readonly Unit[] {
  let units = made.get(kind)
  if (!units) {
    units = Object.entries<UnitRow>(UNITS[kind]).map(([name, row]) => ({
      name: name as UnitName,
      kind,
      row,
      size: fractionOf(row.size),
      offset: row.offset === undefined ? ZERO : fractionOf(row.offset),
    }))
    made.set(kind, units)
  }
  return units
}

export function unitNamed(kind: Kind, name: string): Unit {
  const unit = unitsOf(kind).find((one) => one.name === name)
  if (!unit) throw new RangeError(`units: no ${kind} "${name}"`)
  return unit
}

/** The symbol as the language of the locale writes it. */
export function symbolIn(locale: string, { name, row }: Pick<Unit, 'name' | 'row'>): string {
  return LOCAL_SYMBOLS[locale.slice(0, 2)]?.[name] ?? row.symbol
}

/** Each unit's English name, for a choice or a column. */
export function unitWords<R extends Readonly<Record<string, UnitRow>>>(rows: R): { readonly [K in keyof R & string]: string } {
  return Object.fromEntries(Object.entries(rows).map(([name, row]) => [name, row.name])) as { [K in keyof R & string]: string }
}

/** Nothing per distance, or no distance at all, has no reciprocal. */
export const hasNoReciprocal = (value: Fraction, { row }: Unit): boolean => row.reciprocal === true && isZero(value)

/** @throws RangeError where {@link hasNoReciprocal} */
export function toBase(value: Fraction, { row, size, offset }: Unit): Fraction {
  return row.reciprocal ? divide(size, value) : multiply(add(value, offset), size)
}

/** @throws RangeError where {@link hasNoReciprocal} */
export function fromBase(base: Fraction, { row, size, offset }: Unit): Fraction {
  return row.reciprocal ? divide(size, base) : subtract(divide(base, size), offset)
}

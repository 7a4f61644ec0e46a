import { defineFailures } from '../../../engine/core/define.ts'
import { LOCAL_NAMES, OWN_NAMES } from '../../data/units/local-names.ts'
import { LOCAL_SYMBOLS } from '../../data/units/local-symbols.ts'
import { TABLE_NAMES } from '../../data/units/table-names.ts'
import { type Fraction, add, compare, divide, fraction, negate } from '../numbers/fraction.ts'
import { type Marks, type ReadNumber, marksOf, readNumber } from './read-number.ts'
import { type Kind, type Unit, hasNoReciprocal, toBase, unitsOf } from './units.ts'

export const measureFailures = defineFailures({
  'bad-measure': 'A number is missing at “{{given}}”. Write a number and then its unit.',
  'unknown-unit': '“{{given}}” isn’t a known unit. Use a symbol or name from the table, such as {{example}}.',
  'no-unit': 'The unit is missing. Write it after the number, such as 5 ft or 20 °C.',
  'bad-order': 'Write the larger unit first and each unit once, such as 5 ft 3 in.',
  'cannot-add': 'Write a single number with {{unit}}, not several units.',
  'zero-reciprocal': '0 {{unit}} can’t be converted. Enter a number above zero.',
  'below-absolute-zero': 'Nothing is colder than absolute zero, −273.15 °C or −459.67 °F. Enter a higher temperature.',
})
const { fail } = measureFailures

export type Part = { readonly value: Fraction; readonly unit: Unit }
/** What was written: its parts in order, and all of it in the base unit of its kind. */
export type Measure = {
  readonly kind: Kind
  readonly parts: readonly Part[]
  readonly negative: boolean
  readonly base: Fraction
  /** Whether all units are written with the small and capital letters that they have. */
  readonly literal: boolean
}

type Problem = {
  readonly code: 'bad-measure' | 'unknown-unit' | 'no-unit' | 'bad-order' | 'cannot-add' | 'zero-reciprocal'
  readonly at: number
  readonly unit?: Unit
}
type Outcome = { readonly measure: Measure } | { readonly problem: Problem }

/** What a number without a unit counts after one with a unit: 5 ft 3, 1h30. */
const NEXT: Readonly<Record<string, string>> = {
  foot: 'inch',
  day: 'hour',
  hour: 'minute',
  minute: 'second',
  stone: 'pound',
  pound: 'ounce',
  degree: 'arcminute',
  arcminute: 'arcsecond',
}

type Names = { readonly exact: ReadonlyMap<string, Unit>; readonly folded: ReadonlyMap<string, Unit>; readonly longest: number }
const known = new Map<string, Names>()

/** The units of a kind by all that they are called; names in the language itself come first. */
function namesOf(kind: Kind, language: string): Names {
  const key = `${kind} ${language}`
  let names = known.get(key)
  if (names) return names
  const own = unitsOf(kind).flatMap((unit) =>
    [OWN_NAMES, TABLE_NAMES].flatMap((table) => table[language]?.[unit.name]?.split('|').map((name) => [name, unit] as const) ?? []),
  )
  const [exact, folded, unclear] = [new Map<string, Unit>(own), new Map<string, Unit>(), new Set<string>()]
  const languages = [language, ...Object.keys(LOCAL_SYMBOLS).filter((other) => other !== language)]
  const enter = (unit: Unit, name: string | undefined) => {
    if (!name) return
    if (!exact.has(name)) exact.set(name, unit)
    const small = name.toLowerCase()
    if ((folded.get(small) ?? unit) !== unit) unclear.add(small)
    folded.set(small, unit)
  }
  for (const unit of unitsOf(kind))
    for (const name of [unit.row.symbol, unit.row.name, ...(unit.row.also?.split('|') ?? [])]) enter(unit, name)
  for (const unit of unitsOf(kind)) {
    for (const other of languages) enter(unit, LOCAL_SYMBOLS[other]?.[unit.name])
    for (const name of LOCAL_NAMES[unit.name]?.split('|') ?? []) enter(unit, name)
  }
  for (const small of unclear) folded.delete(small)
  for (const [name, unit] of own) folded.set(name, unit)
  names = { exact, folded, longest: Math.max(...Array.from(exact.keys(), (name) => name.length)) }
  known.set(key, names)
  return names
}

function readUnit(
  text: string,
  start: number,
  { exact, folded, longest }: Names,
): { unit: Unit; end: number; folded: boolean } | undefined {
  for (let length = Math.min(longest, text.length - start); length > 0; length--) {
    const name = text.slice(start, start + length)
    const written = exact.get(name)
    const unit = written ?? folded.get(name.toLowerCase())
    // What goes on is another unit: km is not the start of km/h.
    if (unit && !(/[\p{L}\d]$/u.test(name) && /^[\p{L}²³^/]/u.test(text.slice(start + length))))
      return { unit, end: start + length, folded: !written }
  }
  return undefined
}

const skip = (text: string, index: number): number => {
  let at = index
  while (at < text.length && /\s/.test(text[at] as string)) at++
  return at
}

/** Of the pieces of a clock, the value in the unit that counts the first or, of minutes, the piece that are minutes. */
function clockValue(clock: readonly Fraction[], unit: Unit): Fraction | undefined {
  const sixtieths = clock.reduceRight((sum, piece) => add(piece, divide(sum, fraction(60n))))
  if (unit.row.reciprocal) return clock.length === 3 ? divide(sixtieths, fraction(1n, 60n)) : sixtieths
  return unit.name === 'hour' || (unit.name === 'minute' && clock.length === 2) || unit.name === 'degree' ? sixtieths : undefined
}

type Reading = {
  readonly text: string
  readonly kind: Kind
  readonly names: Names
  readonly marks: Marks
  readonly bare?: Unit | undefined
}

function readIn({ text, kind, names, marks, bare }: Reading): Outcome {
  const parts: Part[] = []
  let literal = true
  let at = skip(text, 0)
  const sign = /^[-+−–]/.exec(text.slice(at))?.[0]
  if (sign) at = skip(text, at + 1)
  while (at < text.length) {
    const number = readNumber(text, at, marks)
    if (!number) return { problem: { code: 'bad-measure', at } }
    const place = skip(text, number.end)
    const found = readUnit(text, place, names)
    const last = parts.at(-1)?.unit
    const unit = found?.unit ?? bareUnit(number, last, kind, bare)
    if (!found && place < text.length && !(last && NEXT[last.name])) return { problem: { code: 'unknown-unit', at: place } }
    if (!unit) return { problem: { code: 'no-unit', at: place } }
    const value = number.clock ? clockValue(number.clock, unit) : number.value
    if (!value) return { problem: { code: 'unknown-unit', at: place } }
    const problem = problemOf(value, unit, last, at)
    if (problem) return { problem }
    parts.push({ value, unit })
    if (found?.folded) literal = false
    at = skip(text, found?.end ?? place)
    const joint = /^(?:,|&|\+|and\b)\s*(?=[\d½⅓⅔¼¾⅛⅜⅝⅞])/.exec(text.slice(at))?.[0]
    if (joint) at += joint.length
  }
  if (parts.length === 0) return { problem: { code: 'bad-measure', at } }
  const negative = sign !== undefined && sign !== '+'
  const [first] = parts as [Part]
  // Below zero, -5 °C 3 is no temperature, but the sign comes before a scale's own zero.
  const sum =
    parts.length === 1
      ? toBase(negative ? negate(first.value) : first.value, first.unit)
      : parts.map((part) => toBase(part.value, part.unit)).reduce(add)
  return { measure: { kind, parts, negative, literal, base: parts.length > 1 && negative ? negate(sum) : sum } }
}

function problemOf(value: Fraction, unit: Unit, last: Unit | undefined, at: number): Problem | undefined {
  if (hasNoReciprocal(value, unit)) return { code: 'zero-reciprocal', at, unit }
  if (!last) return undefined
  if (unit.row.reciprocal || unit.row.offset || last.row.reciprocal || last.row.offset) return { code: 'cannot-add', at, unit }
  return compare(unit.size, last.size) < 0 ? undefined : { code: 'bad-order', at }
}

function bareUnit({ clock }: ReadNumber, last: Unit | undefined, kind: Kind, bare: Unit | undefined): Unit | undefined {
  const next = last && NEXT[last.name]
  if (next) return unitsOf(kind).find(({ name }) => name === next)
  if (last) return undefined
  if (clock && !bare?.row.reciprocal && kind === 'time') return unitsOf('time').find(({ name }) => name === 'hour')
  return bare
}

/** What was read furthest tells best what is wrong; a unit that was understood even better. */
const rankOf = ({ at, unit, code }: Problem): number => at + (unit !== undefined || code === 'bad-order' ? 1000 : 0)

export type Read = { readonly measure: Measure; /** Kinds in which it could be read, too. */ readonly others: readonly Kind[] }

/**
 * A measure as people write it: 5 ft 3 in, 5'3", 1h30, 6 1/2 in, 5,5 km, 4:30 min/km.
 * @param kinds in which it may be, the likeliest first
 * @param more `bare` is the unit of a number that has none; a reading in one of the `wanted` kinds is taken before any other
 * @throws ToolError the codes of {@link measureFailures}, at the place in `field`
 */
export function readMeasure(
  text: string,
  field: string,
  locale: string,
  kinds: readonly Kind[],
  { bare, wanted = kinds }: { readonly bare?: Unit; readonly wanted?: readonly Kind[] } = {},
): Read {
  const marks = marksOf(locale)
  const rank = ({ kind, parts, literal }: Measure) => (wanted.includes(kind) ? 0 : 1000) + 2 * parts.length + (literal ? 0 : 1)
  const outcomes = kinds.map((kind) => readIn({ text, kind, marks, bare, names: namesOf(kind, locale.slice(0, 2)) }))
  const measures = outcomes
    .flatMap((outcome) => ('measure' in outcome ? [outcome.measure] : []))
    // 5 ft2 is an area, not five feet and two inches.
    .toSorted((a, b) => rank(a) - rank(b))
  const [measure, ...others] = measures
  if (measure) {
    if (measure.kind === 'temperature' && measure.base.top < 0n) fail('below-absolute-zero', { field })
    return { measure, others: others.filter(({ literal }) => literal === measure.literal).map(({ kind }) => kind) }
  }
  const [worst] = outcomes.flatMap((outcome) => ('problem' in outcome ? [outcome.problem] : [])).toSorted((a, b) => rankOf(b) - rankOf(a))
  const { code, at, unit } = worst as Problem
  const where = { field, offset: at, text }
  const given = text
    .slice(at, at + 20)
    .trim()
    .toWellFormed()
  if (code === 'bad-measure') return fail(code, { given, ...where })
  if (code === 'unknown-unit')
    return fail(code, {
      given,
      example: unitsOf(kinds[0] as Kind)
        .slice(1, 3)
        .map(({ row }) => row.symbol)
        .join(', '),
      ...where,
    })
  if (code === 'cannot-add' || code === 'zero-reciprocal') return fail(code, { unit: unit?.row.symbol ?? '', ...where })
  return fail(code, where)
}

/** The unit that a text is, whole; undefined where there is none in the kind. */
export function unitFrom(text: string, kind: Kind, locale: string): Unit | undefined {
  const found = readUnit(text, 0, namesOf(kind, locale.slice(0, 2)))
  return found?.end === text.length ? found.unit : undefined
}

import * as z from 'zod'
import { type Bounds, conditionOf, field, type May, type MayWhen, type Options, type Shown, type Starts } from './kit-field.ts'
import type { Language } from './language.ts'
import type { FieldMeta, SchemaMeta } from './meta.ts'
import { pick } from './pick.ts'
import type { StartDay, StartMoment } from './start.ts'
import { type DecimalBounds, decimalOf, FILE_LIMIT, fileOf, TEXT_LIMIT, value, withMeta } from './schema.ts'

type TextKeys =
  | 'placeholder'
  | 'control'
  | 'main'
  | 'narrows'
  | 'media'
  | 'language'
  | 'drafts'
  | 'tabs'
  | 'lines'
  | 'named'
  | 'crop'
  | 'pages'

/** A text of at most `max` UTF-16 units; on one line up to 1,000, on many beyond, unless `control` says otherwise. */
export function text<const D extends string | undefined = undefined, const O extends May = undefined, const W extends MayWhen = undefined>(
  label: string,
  options: Options<D, O, W, TextKeys> & Starts<string> & Bounds & { readonly pattern?: RegExp } = {},
) {
  const { min, max = TEXT_LIMIT, pattern, ...rest } = options
  let schema = z.string()
  if (min !== undefined) schema = schema.min(min)
  schema = schema.max(max)
  if (pattern) schema = schema.regex(pattern)
  return field<z.ZodString, D, O, W>(schema, label, rest)
}

type NumberKeys = 'unit' | 'step' | 'control' | 'decimals' | 'placeholder' | 'size'

/** A whole number, within the safe integers. */
export function whole<const D extends number | undefined = undefined, const O extends May = undefined, const W extends MayWhen = undefined>(
  label: string,
  { min, max, ...rest }: Options<D, O, W, NumberKeys> & Starts<number> & Bounds = {},
) {
  return field<z.ZodInt, D, O, W>(bounded(z.int(), min, max), label, rest)
}

/** A number with a fraction, where floating point will do; see {@link decimal} for what must be exact. */
export function number<
  const D extends number | undefined = undefined,
  const O extends May = undefined,
  const W extends MayWhen = undefined,
>(
  label: string,
  {
    min,
    max,
    above,
    multipleOf,
    ...rest
  }: Options<D, O, W, NumberKeys> &
    Starts<number> &
    Bounds & { /** Exclusive. */ readonly above?: number; readonly multipleOf?: number } = {},
) {
  const from = above === undefined ? z.number() : z.number().gt(above)
  return field<z.ZodNumber, D, O, W>(bounded(multipleOf === undefined ? from : from.multipleOf(multipleOf), min, max), label, rest)
}

function bounded<S extends z.ZodNumber>(schema: S, min: number | undefined, max: number | undefined): S {
  const from = min === undefined ? schema : schema.min(min)
  return max === undefined ? from : from.max(max)
}

/** Yes or no; no unless `default` says otherwise. */
export function flag<const W extends MayWhen = undefined>(
  label: string,
  { default: first = false, ...rest }: Options<boolean, undefined, W> & Starts<boolean> = {},
) {
  return field<z.ZodBoolean, boolean, undefined, W>(z.boolean(), label, { default: first, ...rest })
}

type Values<V extends string> = z.ZodEnum<{ [K in V]: K }>
type Words = Readonly<Record<string, string>>
type ChoiceOptions<V extends string, R, O, W> = Omit<Options<V, O, W, 'named' | 'unit'>, 'default'> &
  Starts<NoInfer<V>> & {
    readonly control?: 'chips'
    readonly onlyIn?: { readonly [K in NoInfer<V>]?: readonly Language[] }
    readonly samples?: FieldMeta['samples']
    readonly swatches?: FieldMeta['swatches']
    readonly default?: V
    /** No value is chosen beforehand. */
    readonly required?: R
    /** The order of the values, where their names are digits, which objects sort. */
    readonly order?: readonly V[]
  }
/** Of values that are called what they are, or that Intl names (`named`): words for those that need some. */
type SomeWords<V extends string> = { readonly words?: { readonly [K in V]?: string } }
type Chosen<V extends string, R, O, W> = (R extends true
  ? Values<V>
  : O extends true
    ? z.ZodOptional<Values<V>>
    : z.ZodDefault<Values<V>>) &
  Shown<W>

/**
 * One of a few values; the first is chosen unless `default` says otherwise.
 * @param choices each value with its English label; or values alone, where they are called what they are or Intl names them (`named`)
 */
export function choice<
  const C extends Words,
  const R extends May = undefined,
  const O extends May = undefined,
  const W extends MayWhen = undefined,
>(label: string, choices: C, options?: ChoiceOptions<keyof C & string, R, O, W>): Chosen<keyof C & string, R, O, W>
export function choice<
  const V extends string,
  const R extends May = undefined,
  const O extends May = undefined,
  const W extends MayWhen = undefined,
>(label: string, values: readonly V[], options: ChoiceOptions<V, R, O, W> & SomeWords<V>): Chosen<V, R, O, W>
export function choice(
  label: string,
  choices: Words | readonly string[],
  options: ChoiceOptions<string, May, May, MayWhen> & SomeWords<string> = {},
): z.ZodType {
  const { required, order, words, default: first, ...rest } = options
  const values = valuesOf(choices, order)
  const start = required === true || rest.optional === true ? undefined : (first ?? values[0])
  if (start !== undefined && rest.onlyIn?.[start])
    throw new TypeError(`"${label}": what is chosen beforehand must be offered in every language`)
  return field(inOrder(values), label, { ...rest, default: start }, ownNames(choices, words))
}

/** Any number of a few values, none chosen unless `default` says otherwise. */
export function choices<const C extends Words, const W extends MayWhen = undefined>(
  label: string,
  choices: C,
  options?: Omit<Options<readonly (keyof C & string)[], undefined, W>, 'default'> &
    Starts<readonly (keyof C & string)[]> &
    Bounds & { readonly default?: readonly (keyof C & string)[]; readonly order?: readonly (keyof C & string)[] },
): z.ZodDefault<z.ZodArray<Values<keyof C & string>>> & Shown<W>
export function choices<const V extends string, const W extends MayWhen = undefined>(
  label: string,
  values: readonly V[],
  options: Omit<Options<readonly V[], undefined, W>, 'default'> &
    Starts<readonly NoInfer<V>[]> &
    Bounds &
    SomeWords<V> & { readonly default?: readonly V[]; readonly named?: FieldMeta['named'] },
): z.ZodDefault<z.ZodArray<Values<V>>> & Shown<W>
export function choices(
  label: string,
  choices: Words | readonly string[],
  options: Options<readonly string[], undefined, MayWhen, 'named'> &
    Bounds &
    SomeWords<string> & { readonly order?: readonly string[] } = {},
): z.ZodType {
  const { min, max, order, words, default: first = [], ...rest } = options
  const values = valuesOf(choices, order)
  return field(listed(z.array(inOrder(values)), min, max ?? values.length), label, { ...rest, default: first }, ownNames(choices, words))
}

const valuesOf = (choices: Words | readonly string[], order?: readonly string[]) =>
  (order ?? (Array.isArray(choices) ? choices : Object.keys(choices))) as string[]
/** An enum of these values in this order: a name of digits alone would come first, whatever its place. */
const inOrder = (values: readonly string[]) => z.enum(Object.fromEntries(values.map((value) => [`=${value}`, value])))
/** Values without words are called what they are, unless `named` says who names them. */
const ownNames = (choices: Words | readonly string[], words?: Readonly<Record<string, string | undefined>>): SchemaMeta =>
  Array.isArray(choices) ? { named: 'raw', choices: words && (pick(words, choices as string[]) as Words) } : { choices: choices as Words }

function listed<S extends z.ZodArray<z.ZodType>>(schema: S, min: number | undefined, max: number): S {
  return (min === undefined ? schema : schema.min(min)).max(max)
}

/** Several of the same fields, a row each; at most `max`. */
export function rows<
  C extends z.core.$ZodLooseShape,
  const D extends readonly z.input<z.ZodObject<C>>[] | undefined = undefined,
  const O extends May = undefined,
  const W extends MayWhen = undefined,
>(
  label: string,
  fields: C,
  { min, max, ...rest }: Options<D, O, W> & Starts<readonly z.input<z.ZodObject<C>>[]> & { readonly min?: number; readonly max: number },
) {
  return field<z.ZodArray<z.ZodObject<C>>, D, O, W>(listed(z.array(z.object(fields)), min, max), label, rest)
}

const DAY = z.iso.date().superRefine((day, context) => {
  if (day.startsWith('0000')) context.addIssue({ code: 'custom', params: { failure: 'bad-date' } })
})

/** A real day of the Gregorian calendar in the years 1 to 9999, as ISO 8601: `2026-11-22`. */
export function date<const D extends string | undefined = undefined, const O extends May = undefined, const W extends MayWhen = undefined>(
  label: string,
  options: Options<D, O, W> & Starts<StartDay> = {},
) {
  return field<z.ZodISODate, D, O, W>(DAY, label, options)
}

/** A time of day to the minute, `08:30`. */
export function time<const D extends string | undefined = undefined, const O extends May = undefined, const W extends MayWhen = undefined>(
  label: string,
  options: Options<D, O, W> & Starts<string> = {},
) {
  return field<z.ZodISOTime, D, O, W>(z.iso.time({ precision: -1 }), label, options)
}

/** A local date and time, `2026-11-22T08:30:00`. */
export function dateTime<
  const D extends string | undefined = undefined,
  const O extends May = undefined,
  const W extends MayWhen = undefined,
>(label: string, options: Options<D, O, W> & Starts<StartMoment> = {}) {
  return field<z.ZodISODateTime, D, O, W>(z.iso.datetime({ local: true }).max(40), label, options)
}

type DecimalKeys = 'unit' | 'step' | 'decimals' | 'currency' | 'placeholder' | 'control'

/** An exact {@link value.decimal}; bounds are decimal strings too. An `integer` is whole, and has as many digits as it needs. */
export function decimal<
  const D extends string | undefined = undefined,
  const O extends May = undefined,
  const W extends MayWhen = undefined,
>(label: string, { min, max, integer, ...rest }: Options<D, O, W, DecimalKeys> & Starts<string> & DecimalBounds = {}) {
  const control = integer ? 'integer' : 'number'
  return field<z.ZodString, D, O, W>(decimalOf({ min, max, integer }, { control, format: 'number' }), label, rest)
}

/** An amount of money in the currency of the field that `currency` names. */
export function money<const D extends string | undefined = undefined, const O extends May = undefined, const W extends MayWhen = undefined>(
  label: string,
  { min, max, ...rest }: Options<D, O, W, DecimalKeys> & Starts<string> & DecimalBounds = {},
) {
  return field<z.ZodString, D, O, W>(decimalOf({ min, max }, { control: 'money', format: 'money' }), label, rest)
}

/** A percentage; 5 means 5 %. */
export function percent<
  const D extends string | undefined = undefined,
  const O extends May = undefined,
  const W extends MayWhen = undefined,
>(label: string, { min, max, ...rest }: Options<D, O, W, DecimalKeys> & Starts<string> & DecimalBounds = {}) {
  return field<z.ZodString, D, O, W>(decimalOf({ min, max }, { control: 'percent', format: 'percent', unit: '%' }), label, rest)
}

/** An IANA time zone. */
export function timeZone<
  const D extends string | undefined = undefined,
  const O extends May = undefined,
  const W extends MayWhen = undefined,
>(label: string, options: Options<D, O, W> & Starts<string> = {}) {
  return field<z.ZodString, D, O, W>(value.timeZone, label, options)
}

/** A color, `#rrggbb` or with transparency `#rrggbbaa`. */
export function color<const D extends string | undefined = undefined, const O extends May = undefined, const W extends MayWhen = undefined>(
  label: string,
  options: Options<D, O, W> & Starts<string> = {},
) {
  return field<z.ZodString, D, O, W>(value.color, label, options)
}

type FileKeys = 'accept' | 'maxBytes' | 'media'

/** One file. `accept` lists media types (`image/*`) or endings (`.csv`). */
export function file<const O extends May = undefined, const W extends MayWhen = undefined>(
  label: string,
  options: Options<undefined, O, W, FileKeys | 'camera'> = {},
) {
  return field<ReturnType<typeof fileOf>, undefined, O, W>(fileOf(options.maxBytes ?? FILE_LIMIT), label, options)
}

/** Several files, at most `max`; `accept` and `maxBytes` are for each. */
export function files<const O extends May = undefined, const W extends MayWhen = undefined>(
  label: string,
  {
    min,
    max,
    accept,
    maxBytes = FILE_LIMIT,
    ...rest
  }: Options<undefined, O, W, FileKeys | 'ordered'> & { readonly min?: number; readonly max: number },
) {
  const one = withMeta(fileOf(maxBytes), { accept })
  return field<z.ZodArray<typeof one>, undefined, O, W>(listed(z.array(one), min, max), label, rest)
}

/** A builder that begins with these options: what a family of tools gives its fields. */
export function preset<F extends (label: string, options: never) => z.ZodType, G extends object>(build: F, given: G): F {
  return ((label: string, options: object = {}) => build(label, { ...given, ...options } as never)) as unknown as F
}

/** The same field, said otherwise: a family's field in one tool of it. */
export function vary<S extends z.ZodType, const W extends MayWhen = undefined>(
  schema: S,
  {
    when,
    ...meta
  }: Pick<FieldMeta, 'help' | 'advanced' | 'placeholder'> &
    Starts<NonNullable<z.input<S>>> & { readonly label?: string; readonly words?: Words; readonly when?: W },
): S & Shown<W> {
  const { words, ...rest } = meta
  const said: SchemaMeta = { ...rest, ...(words && { choices: words }), ...(when && { when: conditionOf(rest.label ?? '', when) }) }
  return withMeta(schema, said) as S & Shown<W>
}

import {
  type Fraction,
  abs,
  compare,
  divide,
  floor,
  fraction,
  isZero,
  multiply,
  negate,
  placesOf,
  round,
  subtract,
  toPlaces,
  writeFraction,
  writeMixed,
} from '../numbers/fraction.ts'
import { numberWriter } from '../numbers/write-local.ts'
import type { Measure } from './read-measure.ts'
import { type Kind, type Unit, fromBase, symbolIn, unitNamed } from './units.ts'

/** Signs of angles follow their number without a space. */
const withSymbol = (number: string, symbol: string): string => (/^[°′″]$/.test(symbol) ? number + symbol : `${number} ${symbol}`)

/** What was read, as it is read back to its writer: 5 ft 3.5 in. */
export function writeGiven({ parts, negative }: Measure, locale: string): string {
  const write = numberWriter(locale)
  const texts = parts.map(({ value, unit }) => {
    const number = clockOf(value, unit) ?? (placesOf(value) === undefined ? writeMixed(value) : write(writeFraction(value, 24).text))
    return withSymbol(number, symbolIn(locale, unit))
  })
  return (negative ? '-' : '') + texts.join(' ')
}

/** A number with its unit, and whether it is exact. @param most digits of an exact number, as {@link writeFraction} takes it */
export function writeIn(
  base: Fraction,
  unit: Unit,
  digits: number,
  locale: string,
  most?: number,
): { readonly text: string; readonly exact: boolean } {
  const value = fromBase(base, unit)
  const { text, exact } = writeFraction(value, digits, most)
  const clock = clockOf(value, unit)
  if (clock !== undefined) return { text: withSymbol(clock, symbolIn(locale, unit)), exact: !unit.row.rounded }
  return { text: withSymbol(numberWriter(locale)(text), symbolIn(locale, unit)), exact: exact && !unit.row.rounded }
}

/** How much of one unit makes another, as a fraction: 1 in = 127/50 cm; undefined where it takes more than a factor. */
export function writeFactor(from: Unit, to: Unit, locale: string): string | undefined {
  if ([from, to].some(({ row }) => row.offset !== undefined || row.reciprocal || row.rounded)) return undefined
  const factor = divide(from.size, to.size)
  const write = numberWriter(locale)
  const { text, exact } = writeFraction(factor, 24)
  const number = exact ? write(text) : `${write(String(factor.top))} ÷ ${write(String(factor.bottom))}`
  return `1 ${symbolIn(locale, from)} = ${number} ${symbolIn(locale, to)}`
}

/**
 * Whole units and a rest in smaller ones: 11 st 4.5 lb.
 * @param bottom the rest is rounded to so many parts of the smallest unit, and written as a fraction unless `places` are wanted
 */
export function writeCompound(
  base: Fraction,
  units: readonly [Unit, ...Unit[]],
  bottom: bigint,
  locale: string,
  places?: number,
): { readonly text: string; readonly change: Fraction } {
  const smallest = units.at(-1) as Unit
  const exact = fromBase(base, smallest)
  const rounded = fraction(round(multiply(exact, fraction(bottom))), bottom)
  const write = numberWriter(locale)
  let rest = rounded.top < 0n ? negate(rounded) : rounded
  const texts = units.flatMap((unit) => {
    const ratio = divide(unit.size, smallest.size)
    const count = unit === smallest ? rest : fraction(floor(divide(rest, ratio)))
    rest = subtract(rest, multiply(count, ratio))
    if (unit !== smallest && isZero(count) && compare(rounded.top < 0n ? negate(rounded) : rounded, ratio) < 0) return []
    const number = unit === smallest && places === undefined ? writeMixed(count) : write(toPlaces(count, places ?? 0))
    return [withSymbol(number, symbolIn(locale, unit))]
  })
  return { text: (rounded.top < 0n ? '-' : '') + texts.join(' '), change: subtract(rounded, exact) }
}

/** Minutes with their seconds where people write them so; parts of a second are left to decimals. */
function clockOf(minutes: Fraction, { row }: Unit): string | undefined {
  return row.clock && multiply(minutes, fraction(60n)).bottom === 1n ? writePace(minutes) : undefined
}

/** Minutes as a pace is written, 4:30, rounded to whole seconds. */
export function writePace(minutes: Fraction): string {
  const seconds = round(multiply(minutes, fraction(60n)))
  const sign = seconds < 0n ? '-' : ''
  return `${sign}${abs(seconds) / 60n}:${String(abs(seconds) % 60n).padStart(2, '0')}`
}

/** Seconds as days and a clock, 1 d 02:03:04, and as ISO 8601; what is less than a second is kept to the millisecond. */
export function writeClock(seconds: Fraction, locale: string): { readonly clock: string; readonly iso: string } {
  const thousandths = round(multiply(seconds, fraction(1000n)))
  const sign = thousandths < 0n ? '-' : ''
  const whole = abs(thousandths) / 1000n
  const rest = toPlaces(fraction(abs(thousandths) % 1000n, 1000n), 3).slice(1)
  const [days, hours, minutes, left] = [whole / 86_400n, (whole / 3600n) % 24n, (whole / 60n) % 60n, whole % 60n]
  const two = (value: bigint) => String(value).padStart(2, '0')
  const day = days > 0n ? `${numberWriter(locale)(String(days))} ${symbolIn(locale, unitNamed('time', 'day'))} ` : ''
  const time = [hours > 0n && `${hours}H`, minutes > 0n && `${minutes}M`, (left > 0n || rest) && `${left}${rest}S`].filter(Boolean).join('')
  const span = `${days > 0n ? `${days}D` : ''}${time && `T${time}`}`
  return { clock: `${sign}${day}${two(hours)}:${two(minutes)}:${two(left)}${rest}`, iso: `${sign}P${span || 'T0S'}` }
}

/** The forms of several units in which people say a measure, by kind. */
export function compounds(kind: Kind, base: Fraction, bottom: number, locale: string): Readonly<Record<string, string>> {
  const unit = (name: string) => unitNamed(kind, name)
  if (kind === 'length') {
    const { text, change } = writeCompound(base, [unit('foot'), unit('inch')], BigInt(bottom), locale)
    const inches = writeCompound(base, [unit('inch')], BigInt(bottom), locale).text
    const { text: by } = writeFraction(change, 3)
    return {
      feetInches: text,
      inchFraction: inches,
      roundedBy: `${by.startsWith('-') || by === '0' ? '' : '+'}${numberWriter(locale)(by)} ${symbolIn(locale, unit('inch'))}`,
    }
  }
  if (kind === 'mass')
    return {
      stonePounds: writeCompound(base, [unit('stone'), unit('pound')], 100n, locale, 2).text,
      poundsOunces: writeCompound(base, [unit('pound'), unit('ounce')], 100n, locale, 2).text,
    }
  if (kind === 'time') return writeClock(base, locale)
  if (kind === 'angle') return { dms: writeCompound(base, [unit('degree'), unit('arcminute'), unit('arcsecond')], 1000n, locale, 3).text }
  if (kind === 'speed' && base.top !== 0n)
    return {
      paceKilometer: `${writePace(fromBase(base, unit('minutePerKilometer')))} ${symbolIn(locale, unit('minutePerKilometer'))}`,
      paceMile: `${writePace(fromBase(base, unit('minutePerMile')))} ${symbolIn(locale, unit('minutePerMile'))}`,
    }
  return {}
}

import { GAS_MARKS, INGREDIENTS, type Ingredient } from '../../../data/units/ingredients.ts'
import {
  type Fraction,
  add,
  divide,
  fraction,
  fractionOf,
  multiply,
  placesOf,
  round,
  subtract,
  toPlaces,
  writeFraction,
  writeMixed,
} from '../../../lib/numbers/fraction.ts'
import { numberWriter } from '../../../lib/numbers/write-local.ts'
import { marksOf, readNumber } from '../../../lib/units/read-number.ts'
import { fromBase, toBase, unitNamed } from '../../../lib/units/units.ts'

/** The units in which a recipe measures, each in milliliters or grams. */
const WEIGHTS = { gram: 'gram', kilogram: 'kilogram', ounce: 'ounce', pound: 'pound' } as const
const VOLUMES = { milliliter: 'milliliter', deciliter: 'deciliter', liter: 'liter', fluidOunce: 'usFluidOunce' } as const
export const CUPS = { us: '236.5882365', usLabel: '240', metric: '250', japan: '200' } as const
export type Cup = keyof typeof CUPS

export const KITCHEN_UNITS = {
  cup: 'Cup',
  tablespoon: 'Tablespoon',
  teaspoon: 'Teaspoon',
  fluidOunce: 'Fluid ounce (US)',
  milliliter: 'Milliliter',
  deciliter: 'Deciliter',
  liter: 'Liter',
  gram: 'Gram',
  kilogram: 'Kilogram',
  ounce: 'Ounce',
  pound: 'Pound',
} as const
export type KitchenUnit = keyof typeof KITCHEN_UNITS

/** A tablespoon is a sixteenth of a US cup; where the cup is metric it has 15 mL, and a teaspoon 5 mL. */
function milliliters(unit: KitchenUnit, cup: Cup): Fraction | undefined {
  const size = fractionOf(CUPS[cup])
  const us = cup === 'us'
  if (unit === 'cup') return size
  if (unit === 'tablespoon') return us ? divide(size, fraction(16n)) : fraction(15n)
  if (unit === 'teaspoon') return us ? divide(size, fraction(48n)) : fraction(5n)
  return unit in VOLUMES ? multiply(unitNamed('volume', VOLUMES[unit as keyof typeof VOLUMES]).size, fraction(1000n)) : undefined
}
export const isWeight = (unit: KitchenUnit): boolean => unit in WEIGHTS
const grams = (unit: KitchenUnit): Fraction | undefined =>
  unit in WEIGHTS ? multiply(unitNamed('mass', WEIGHTS[unit as keyof typeof WEIGHTS]).size, fraction(1000n)) : undefined

export const gramsPerMilliliter = (ingredient: Ingredient): Fraction =>
  divide(fractionOf(INGREDIENTS[ingredient].grams), fractionOf(CUPS.us))

/** An amount of an ingredient in every unit of the kitchen. */
export function amounts(amount: Fraction, from: KitchenUnit, ingredient: Ingredient, cup: Cup, digits: number) {
  const density = gramsPerMilliliter(ingredient)
  const volume = milliliters(from, cup)
  const weight = volume ? multiply(multiply(amount, volume), density) : multiply(amount, grams(from) as Fraction)
  return (Object.keys(KITCHEN_UNITS) as KitchenUnit[]).map((unit) => {
    const size = milliliters(unit, cup)
    const value = divide(weight, size ? multiply(size, density) : (grams(unit) as Fraction))
    return { unit, value: writeFraction(value, digits, digits + 1).text, nearest: DECIMAL.has(unit) ? undefined : nearestSpoon(value) }
  })
}

/** Metric amounts are read as decimals from a scale or a jug. */
const DECIMAL: ReadonlySet<KitchenUnit> = new Set(['milliliter', 'deciliter', 'liter', 'gram', 'kilogram'] as const)

/** The nearest quarter, third or eighth, as measuring cups and spoons have it. */
function nearestSpoon(value: Fraction): string {
  const thirds = fraction(round(multiply(value, fraction(3n))), 3n)
  const eighths = fraction(round(multiply(value, fraction(8n))), 8n)
  const distance = (near: Fraction) => Math.abs(Number(toPlaces(near, 6)) - Number(toPlaces(value, 6)))
  return writeMixed(distance(thirds) < distance(eighths) ? thirds : eighths)
}

export type OvenScale = 'celsius' | 'fan' | 'fahrenheit' | 'gas'

/** Fan ovens are set 20 °C lower, as British and European cookbooks advise. */
const FAN_LOWER = 20n

/** An oven temperature on every scale, rounded to whole degrees, with the nearest gas mark. */
export function oven(value: Fraction, scale: Exclude<OvenScale, 'gas'>) {
  const given = unitNamed('temperature', scale === 'fahrenheit' ? 'fahrenheit' : 'celsius')
  const celsius = fromBase(toBase(value, given), unitNamed('temperature', 'celsius'))
  return rowOf(scale === 'fan' ? add(celsius, fraction(FAN_LOWER)) : celsius)
}

export const ovenAtMark = (mark: string) => {
  const row = GAS_MARKS.find((one) => one.mark === mark)
  return row && { celsius: row.celsius, fan: row.celsius - Number(FAN_LOWER), fahrenheit: row.fahrenheit, gas: row.mark }
}

function rowOf(celsius: Fraction) {
  const whole = (value: Fraction) => Number(round(value))
  const degrees = whole(celsius)
  const nearest = GAS_MARKS.reduce((best, row) => (Math.abs(row.celsius - degrees) < Math.abs(best.celsius - degrees) ? row : best))
  return {
    celsius: degrees,
    fan: whole(subtract(celsius, fraction(FAN_LOWER))),
    fahrenheit: whole(fromBase(toBase(celsius, unitNamed('temperature', 'celsius')), unitNamed('temperature', 'fahrenheit'))),
    // Beyond what the marks reach there is none.
    ...(degrees >= 105 && degrees <= 250 && { gas: nearest.mark }),
  }
}

/** Fractions that a measuring cup has. */
const SPOONS = [1n, 2n, 3n, 4n, 8n]
const METRIC = /^\s*(?:g|kg|mg|ml|cl|dl|l|gr|grams?|liters?|litres?|г|кг|мл|л)\b/iu

/** A recipe whose amounts at the start of each line, and ranges of them, are so many times as large; other lines stay. */
export function scaleRecipe(recipe: string, factor: Fraction, locale: string): { readonly text: string; readonly changed: number } {
  const marks = marksOf(locale)
  const write = numberWriter(locale)
  let changed = 0
  const scaled = recipe.split('\n').map((line) => {
    const indent = /^\s*(?:[-•*]\s+)?/.exec(line)?.[0].length ?? 0
    const first = readNumber(line, indent, marks)
    // “1.” counts a step, and 12:30 is a time.
    if (!first || first.clock || /^[.)](?:\s|$)/.test(line.slice(first.end))) return line
    const dash = /^\s*[-–—]\s*/.exec(line.slice(first.end))?.[0]
    const second = dash === undefined ? undefined : readNumber(line, first.end + dash.length, marks)
    const end = second?.end ?? first.end
    changed++
    const text = (value: Fraction) => {
      const times = multiply(value, factor)
      const isMetric = METRIC.test(line.slice(end)) || (placesOf(value) !== undefined && /[.,]\d/.test(line.slice(indent, end)))
      return !isMetric && SPOONS.includes(times.bottom) ? writeMixed(times) : write(toPlaces(times, 2))
    }
    return line.slice(0, indent) + text(first.value) + (second ? `${dash}${text(second.value)}` : '') + line.slice(end)
  })
  return { text: scaled.join('\n'), changed }
}

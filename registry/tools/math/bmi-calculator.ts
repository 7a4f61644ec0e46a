import * as z from 'zod'
import { defineTool } from '../../../engine/core/define.ts'
import { choice, decimal, whole } from '../../../engine/core/kit.ts'
import { column, facts, oneOf, part, table } from '../../../engine/core/parts.ts'
import { value } from '../../../engine/core/schema.ts'
import {
  type Fraction,
  ZERO,
  add,
  compare,
  divide,
  floor,
  fraction,
  fractionOf,
  multiply,
  round,
  toPlaces,
} from '../../lib/numbers/fraction.ts'
import { symbolIn, unitNamed } from '../../lib/units/units.ts'

/** WHO Technical Report Series 894 (2000), table 2.1: classes of adults, by the lowest index of each. */
const RANGES = [
  { range: 'underweight', from: '0', to: '18.5' },
  { range: 'normal', from: '18.5', to: '25' },
  { range: 'preObese', from: '25', to: '30' },
  { range: 'obese1', from: '30', to: '35' },
  { range: 'obese2', from: '35', to: '40' },
  { range: 'obese3', from: '40', to: undefined },
] as const
const RANGE_WORDS = {
  underweight: 'Underweight',
  normal: 'Normal range',
  preObese: 'Pre-obese',
  obese1: 'Obese class I',
  obese2: 'Obese class II',
  obese3: 'Obese class III',
} as const
type Range = keyof typeof RANGE_WORDS
const RANGE_NAMES = Object.keys(RANGE_WORDS) as [Range, ...Range[]]

const metric = { when: { units: 'metric' } } as const
const feet = { when: { units: ['us', 'uk'] } } as const
const isPrivate = { sensitive: true } as const

export const bmiCalculator = defineTool({
  id: 'bmi-calculator',
  category: 'math',
  icon: 'scale',
  title: 'BMI calculator',
  summary: 'Calculate the body mass index of an adult in metric or imperial units, with the WHO ranges and their weights.',
  keywords: ['body mass index', 'bmi chart', 'healthy weight range', 'weight for height', 'bmi in pounds and feet', 'bmi in stone'],
  aliases: ['body-mass-index-calculator', 'calculate-bmi'],
  slugs: {
    es: 'calculadora-de-imc',
    fr: 'calcul-imc',
    id: 'kalkulator-bmi',
    it: 'calcolo-bmi',
    pl: 'kalkulator-bmi',
    pt: 'calculadora-de-imc',
    ru: 'kalkulyator-imt',
  },
  effect: 'pure',
  input: z.object({
    units: choice(
      'Units',
      { metric: 'Centimeters and kilograms', us: 'Feet, inches and pounds', uk: 'Feet, inches, stone and pounds' },
      { start: { en: 'us', es: 'metric', fr: 'metric', id: 'metric', it: 'metric', pl: 'metric', pt: 'metric', ru: 'metric' } },
    ),
    height: decimal('Height', { min: '50', max: '300', unit: 'cm', optional: true, placeholder: '170', ...isPrivate, ...metric }),
    weight: decimal('Weight', { min: '10', max: '700', unit: 'kg', optional: true, placeholder: '70', ...isPrivate, ...metric }),
    feet: whole('Feet', { min: 1, max: 9, optional: true, placeholder: '5', ...isPrivate, ...feet }),
    inches: decimal('Inches', { min: '0', max: '100', default: '0', ...isPrivate, ...feet }),
    stone: whole('Stone', { min: 0, max: 110, default: 0, ...isPrivate, when: { units: 'uk' } }),
    pounds: decimal('Pounds', { min: '0', max: '1600', optional: true, placeholder: '150', ...isPrivate, ...feet }),
  }),
  output: z.object({
    bmi: part(value.decimal, 'BMI', { view: 'headline', unit: 'kg/m²', decimals: 1 }),
    range: oneOf('WHO range', RANGE_WORDS, { view: 'headline' }),
    details: facts('For this height', {
      lowest: column(z.string(), 'Normal range from'),
      highest: column(z.string(), 'Normal range up to'),
      exact: column(value.decimal, 'BMI to three decimals', { decimals: 3 }),
    }),
    table: table(
      'Ranges for this height',
      {
        range: column(z.enum(RANGE_NAMES), 'Range', { choices: RANGE_WORDS }),
        bmi: column(z.string(), 'BMI'),
        weight: column(z.string(), 'Weight'),
      },
      { fileName: 'bmi-ranges.csv' },
    ),
  }),
  failures: {
    'unlikely-height': 'The height must be from 50 to 300 cm, or about 1 ft 8 in to 9 ft 10 in.',
    'unlikely-weight': 'The weight must be from 10 to 700 kg, or about 22 to 1,543 lb.',
  },
  notices: {
    'adults-only': {
      info: 'These ranges are for adults aged 20 and over. For children and teenagers, growth charts by age and sex apply (WHO, CDC).',
    },
  },
  notes: [
    'BMI = weight in kilograms ÷ (height in meters)². Feet, inches, stone and pounds are converted exactly (1 in = 2.54 cm, 1 lb = 0.45359237 kg). The range is found before rounding; the BMI shown is rounded half up.',
    'The ranges are those of the World Health Organization for adults: Obesity: preventing and managing the global epidemic, Technical Report Series 894, 2000. For children and teenagers, the index is compared with growth charts by age and sex instead.',
    'BMI doesn’t tell muscle from fat, and it isn’t meant for pregnancy. Some Asian countries use lower limits (WHO expert consultation, The Lancet, 2004). It is a statistical measure, not a diagnosis.',
    'The BMI is calculated on your device. Height and weight are not stored, and not part of links.',
  ],
  examples: [
    {
      title: 'Metric',
      input: { units: 'metric', height: '170', weight: '65' },
      output: { bmi: '22.5', range: 'normal', details: { lowest: '53.5 kg', highest: '72.3 kg', exact: '22.491' } },
    },
    {
      title: 'Feet, inches and pounds',
      input: { units: 'us', feet: 5, inches: '4', pounds: '125' },
      output: { bmi: '21.5', range: 'normal', details: { lowest: '107.8 lb', highest: '145.6 lb' } },
    },
    { title: 'Stone and pounds', input: { units: 'uk', feet: 6, stone: 13, pounds: '7' }, output: { bmi: '25.6', range: 'preObese' } },
  ],
  transform: ({ units, height, weight, feet, inches, stone, pounds }, { locale, fail, note }) => {
    const needed = <T>(given: T | undefined, field: string): T => given ?? fail('required', { field })
    const pound = unitNamed('mass', 'pound').size
    const meters =
      units === 'metric'
        ? divide(fractionOf(needed(height, 'height')), fraction(100n))
        : multiply(add(fraction(BigInt(needed(feet, 'feet')) * 12n), fractionOf(inches)), unitNamed('length', 'inch').size)
    const stones = units === 'uk' ? fraction(BigInt(stone) * 14n) : ZERO
    const kilograms =
      units === 'metric'
        ? fractionOf(needed(weight, 'weight'))
        : multiply(add(stones, fractionOf(units === 'uk' ? (pounds ?? '0') : needed(pounds, 'pounds'))), pound)
    const isWithin = (value: Fraction, least: bigint, most: bigint) =>
      compare(value, fraction(least)) >= 0 && compare(value, fraction(most)) <= 0
    if (!isWithin(multiply(meters, fraction(100n)), 50n, 300n)) fail('unlikely-height', { field: units === 'metric' ? 'height' : 'feet' })
    if (!isWithin(kilograms, 10n, 700n)) fail('unlikely-weight', { field: units === 'metric' ? 'weight' : 'pounds' })

    const square = multiply(meters, meters)
    const bmi = divide(kilograms, square)
    const { range } = RANGES.findLast(({ from }) => compare(bmi, fractionOf(from)) >= 0) as (typeof RANGES)[number]
    const number = new Intl.NumberFormat(locale, { maximumFractionDigits: 1 })
    const say = (text: string) => number.format(text as Intl.StringNumericLiteral)
    const weightAt = (index: string) => {
      const mass = multiply(fractionOf(index), square)
      if (units === 'metric') return `${say(toPlaces(mass, 1))} ${symbolIn(locale, unitNamed('mass', 'kilogram'))}`
      const all = divide(mass, pound)
      if (units === 'us') return `${say(toPlaces(all, 1))} lb`
      const whole = round(all)
      return `${say(String(floor(fraction(whole, 14n))))} st ${whole % 14n} lb`
    }
    const span = (write: (index: string) => string, from: string, to: string | undefined, dash: string) =>
      to === undefined ? `≥ ${write(from)}` : from === '0' ? `< ${write(to)}` : `${write(from)}${dash}${write(to)}`
    note('adults-only')
    return {
      bmi: toPlaces(bmi, 1),
      range,
      details: { lowest: weightAt('18.5'), highest: weightAt('25'), exact: toPlaces(bmi, 3) },
      table: RANGES.map(({ range, from, to }) => ({ range, bmi: span(say, from, to, '–'), weight: span(weightAt, from, to, ' – ') })),
    }
  },
})

import * as z from 'zod'
import { defineTool } from '../../../engine/core/define.ts'
import { ToolError } from '../../../engine/core/errors.ts'
import { choice, text } from '../../../engine/core/kit.ts'
import { column, facts, oneOf } from '../../../engine/core/parts.ts'
import { measureFailures, readMeasure, unitFrom } from '../../lib/units/read-measure.ts'
import { COMBINED_NOTE, READING_NOTE, ROUNDING_NOTE, digitsField, resultPart, unitRows, unitTable } from '../../lib/units/unit-table.ts'
import { KINDS, type Kind, UNITS, hasNoReciprocal, unitNamed, unitWords } from '../../lib/units/units.ts'
import { compounds, writeFactor, writeGiven, writeIn } from '../../lib/units/write-measure.ts'

const KIND_WORDS = {
  length: 'Length',
  mass: 'Weight',
  area: 'Area',
  volume: 'Volume',
  speed: 'Speed',
  temperature: 'Temperature',
  time: 'Time',
  data: 'Data size',
  dataRate: 'Data rate',
  pressure: 'Pressure',
  energy: 'Energy',
  power: 'Power',
  force: 'Force',
  angle: 'Angle',
  fuel: 'Fuel economy',
} as const satisfies Record<Kind, string>

/** What a measure is shown in where no unit is asked for: the first, or the second if it is in the first already. */
const USUAL = {
  length: ['meter', 'foot'],
  mass: ['kilogram', 'pound'],
  area: ['squareMeter', 'squareFoot'],
  volume: ['liter', 'usGallon'],
  speed: ['kilometerPerHour', 'milePerHour'],
  temperature: ['celsius', 'fahrenheit'],
  time: ['minute', 'hour'],
  data: ['megabyte', 'mebibyte'],
  dataRate: ['megabitPerSecond', 'megabytePerSecond'],
  pressure: ['bar', 'psi'],
  energy: ['kilojoule', 'kilocalorie'],
  power: ['kilowatt', 'metricHorsepower'],
  force: ['newton', 'poundForce'],
  angle: ['degree', 'radian'],
  fuel: ['literPer100Kilometers', 'usMilePerGallon'],
} as const satisfies Record<Kind, readonly [string, string]>

const UNIT_WORDS: Readonly<Record<string, string>> = Object.assign({}, ...KINDS.map((kind) => unitWords(UNITS[kind])))

const failures = {
  ...measureFailures.words,
  'unknown-target': '“{{given}}” is not a unit of the same kind. Enter one such as {{example}}.',
} as const

/** A word that joins a measure with the unit that it should be in: 5 ft to cm. */
const INTO = /(?<=\s)(?:to|in|into|as|en|a|à|ke|dalam|na|w|em|para|в)\s+(?=\S)|(?:=|->|→|➔)/giu

export const unitConverter = defineTool({
  id: 'unit-converter',
  category: 'units',
  icon: 'arrow-left-right',
  title: 'Unit converter',
  summary: 'Convert any measurement: type a number with its unit and see it in every unit of the same kind at once.',
  keywords: [
    'measurement converter',
    'conversion calculator',
    'metric to imperial',
    'convert units',
    'pressure',
    'energy',
    'horsepower',
    'fuel economy',
    'mpg to l/100km',
  ],
  aliases: ['metric-converter', 'measurement-converter', 'conversion-calculator', 'metric-to-imperial', 'convert-units'],
  slugs: {
    es: 'conversor-de-unidades',
    fr: 'convertisseur-unites',
    id: 'konversi-satuan',
    it: 'convertitore-unita-di-misura',
    pl: 'przelicznik-jednostek',
    pt: 'conversor-de-unidades',
    ru: 'konverter-edinits',
  },
  recognizes: [{ kind: 'measure' }, { kind: 'temperature', confidence: 0.9 }],
  effect: 'pure',
  input: z.object({
    value: text('Value with its unit', {
      min: 1,
      max: 200,
      main: true,
      control: 'line',
      placeholder: '5 ft 3 in',
      start: { en: '5 ft 3 in', es: '5,5 km', fr: '5,5 km', id: '5,5 km', it: '5,5 km', pl: '5,5 km', pt: '5,5 km', ru: '5,5 км' },
      help: 'Also with the unit to convert to, such as 5 ft to cm.',
    }),
    to: text('To', {
      max: 60,
      default: '',
      placeholder: 'cm',
      control: 'line',
      help: 'A unit of the same kind. Leave it empty for the usual one.',
    }),
    kind: choice(
      'Kind',
      { auto: 'Detect automatically', ...KIND_WORDS },
      { default: 'auto', help: 'For symbols with several meanings: oz is a weight or a volume.', advanced: true },
    ),
    digits: digitsField,
  }),
  output: z.object({
    result: resultPart,
    details: facts('Details', {
      kind: oneOf('Kind', KIND_WORDS),
      factor: column(z.string(), 'Exact factor').optional(),
      feetInches: column(z.string(), 'Feet and inches').optional(),
      stonePounds: column(z.string(), 'Stone and pounds').optional(),
      clock: column(z.string(), 'Days, hours, minutes and seconds').optional(),
      iso: column(z.string(), 'ISO 8601', { format: 'code' }).optional(),
      paceKilometer: column(z.string(), 'Pace per kilometer').optional(),
      paceMile: column(z.string(), 'Pace per mile').optional(),
      dms: column(z.string(), 'Degrees, minutes and seconds').optional(),
    }),
    table: unitTable(UNIT_WORDS),
  }),
  failures,
  notices: { 'other-kinds': { info: '{{unit}} has several meanings. Choose a kind under “More options” if you mean another one.' } },
  notes: [
    READING_NOTE,
    ROUNDING_NOTE,
    'Names without a country are US measures: gallon, cup, ton. Add imp, UK or metric for the others, such as imp gal or metric cup. A month is 30.436875 days and a year 365.2425 days, the averages of the Gregorian calendar.',
    'Temperatures are converted as points on a scale, not as differences. π in radians and parsecs is taken to 50 digits or more, and such results are never called exact.',
    'Sources: SI brochure, 9th edition; NIST Special Publication 811 and Handbook 44; Units of Measurement Regulations 1995 (United Kingdom).',
    COMBINED_NOTE,
  ],
  examples: [
    {
      title: 'A height',
      input: { value: '5 ft 3 in to cm' },
      in: {
        es: { input: { value: '1,70 m a pies' } },
        fr: { input: { value: '1,70 m en pieds' } },
        id: { input: { value: '170 cm ke kaki' } },
        it: { input: { value: '1,70 m in piedi' } },
        pl: { input: { value: '170 cm na stopy' } },
        pt: { input: { value: '1,70 m em pés' } },
        ru: { input: { value: '170 см в футы' } },
      },
      output: { result: '5 ft 3 in = 160.02 cm', details: { kind: 'length', feetInches: '5 ft 3 in' } },
    },
    {
      title: 'A duration',
      input: { value: '1 h 30 min', to: 's' },
      in: {
        fr: { input: { value: '1h30' } },
        id: { input: { value: '1 jam 30 menit', to: 'detik' } },
        ru: { input: { value: '1 ч 30 мин', to: 'с' } },
      },
      output: { result: '1 h 30 min = 5,400 s', details: { kind: 'time', clock: '01:30:00', iso: 'PT1H30M' } },
    },
    {
      title: 'A pressure',
      input: { value: '32 psi', to: 'bar' },
      in: { ru: { input: { to: 'бар' } } },
      output: { result: '32 psi ≈ 2.206322334 bar', details: { kind: 'pressure' } },
    },
    {
      title: 'Fuel economy',
      input: { value: '30 mpg', to: 'L/100 km' },
      in: { id: { input: { to: 'km/L' } }, ru: { input: { to: 'л/100 км' } } },
      output: { result: '30 mpg (US) ≈ 7.840486111 L/100 km', details: { kind: 'fuel' } },
    },
  ],
  transform: ({ value, to, kind, digits }, { locale, fail, note }) => {
    const kinds = kind === 'auto' ? KINDS : [kind]
    const { text, target: asked } = to.trim() === '' ? splitTarget(value, kinds, locale) : { text: value, target: to.trim() }
    const { measure, others } = readMeasure(
      text,
      'value',
      locale,
      kinds,
      asked === undefined ? {} : { wanted: kindsOf(asked, kinds, locale) },
    )
    const { base, parts } = measure
    const [first] = parts as [(typeof parts)[0]]
    const usual = USUAL[measure.kind]
    const target =
      asked === undefined
        ? unitNamed(measure.kind, first.unit.name === usual[0] ? usual[1] : usual[0])
        : unitFrom(asked, measure.kind, locale)
    if (!target)
      return fail('unknown-target', {
        given: (asked ?? '').slice(0, 40).toWellFormed(),
        example: usual.map((name) => unitNamed(measure.kind, name).row.symbol).join(', '),
        field: to.trim() === '' ? 'value' : 'to',
      })
    if (hasNoReciprocal(base, target)) measureFailures.fail('zero-reciprocal', { unit: target.row.symbol, field: 'value' })
    if (isUnclear(measure.kind, others)) note('other-kinds', { unit: first.unit.row.symbol })
    const { text: converted, exact } = writeIn(base, target, digits, locale)
    const { inchFraction: _inches, roundedBy: _change, poundsOunces: _ounces, ...several } = compounds(measure.kind, base, 16, locale)
    const factor = parts.length === 1 && first.unit !== target ? writeFactor(first.unit, target, locale) : undefined
    return {
      result: `${writeGiven(measure, locale)} ${exact && !target.row.rounded ? '=' : '≈'} ${converted}`,
      details: { kind: measure.kind, ...(factor !== undefined && { factor }), ...several },
      table: unitRows(measure.kind, base, digits, locale),
    }
  },
})

/** A cook's ounces and pints are worth a word; that 5 m may be minutes is not. */
const isUnclear = (kind: Kind, others: readonly Kind[]) => others.includes('volume') || (kind === 'volume' && others.length > 0)

/** Whether all of it is a measure: of 30 mil na galon, “na” is part of the unit. */
function isMeasure(text: string, kinds: readonly Kind[], locale: string): boolean {
  try {
    return readMeasure(text, 'value', locale, kinds).measure.parts.length > 0
  } catch (error) {
    if (error instanceof ToolError) return false
    throw error
  }
}

/** The last joining word after which there is a unit: what comes before it is the measure. */
function splitTarget(text: string, kinds: readonly Kind[], locale: string): { readonly text: string; readonly target?: string } {
  if (isMeasure(text, kinds, locale)) return { text }
  const joints = Array.from(text.matchAll(INTO)).toReversed()
  for (const joint of joints) {
    const target = text.slice(joint.index + joint[0].length).trim()
    const before = text.slice(0, joint.index)
    if (/\d|[½¼¾]/.test(before) && target !== '' && kinds.some((kind) => unitFrom(target, kind, locale))) return { text: before, target }
  }
  return { text }
}

/** The kinds that have the unit that is asked for, so that 8 oz to ml is a volume. */
const kindsOf = (target: string, kinds: readonly Kind[], locale: string): readonly Kind[] =>
  kinds.filter((kind) => unitFrom(target, kind, locale))

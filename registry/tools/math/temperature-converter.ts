import type { Decimal } from 'decimal.js'
import * as z from 'zod'
import { defineTool } from '../../../engine/core/define.ts'
import { choice, decimal, whole } from '../../../engine/core/kit.ts'
import { column, part, table } from '../../../engine/core/parts.ts'
import { value } from '../../../engine/core/schema.ts'
import { Exact } from '../../lib/numbers/exact-decimal.ts'
import { decimalWriter } from '../../lib/numbers/local-decimal.ts'
import { writeDecimal } from '../../lib/numbers/plain-decimal.ts'

const SCALES = { celsius: '°C', fahrenheit: '°F', kelvin: 'K', rankine: '°R', reaumur: '°Ré' } as const
type Scale = keyof typeof SCALES
const SCALE_WORDS = { celsius: 'Celsius', fahrenheit: 'Fahrenheit', kelvin: 'Kelvin', rankine: 'Rankine', reaumur: 'Réaumur' } as const

export const temperatureConverter = defineTool({
  id: 'temperature-converter',
  category: 'math',
  icon: 'thermometer',
  title: 'Temperature converter',
  summary: 'Convert a temperature between Celsius, Fahrenheit, Kelvin, Rankine and Réaumur, all at once and exactly.',
  keywords: ['celsius to fahrenheit', 'fahrenheit to celsius', 'kelvin to celsius', 'degrees', 'rankine', 'reaumur'],
  aliases: ['celsius-to-fahrenheit', 'fahrenheit-to-celsius'],
  slugs: {
    es: 'conversor-de-temperatura',
    fr: 'convertisseur-de-temperature',
    id: 'konversi-suhu',
    it: 'convertitore-temperatura',
    pl: 'przelicznik-temperatury',
    pt: 'conversor-de-temperatura',
    ru: 'konverter-temperatury',
  },
  recognizes: [{ kind: 'temperature', field: 'temperature', reading: 'number', values: { scale: '@scale' } }],
  effect: 'pure',
  input: z.object({
    temperature: decimal('Temperature', { start: '20', min: '-1000000000000', max: '1000000000000' }),
    scale: choice('Scale', SCALE_WORDS, { default: 'celsius' }),
    decimals: whole('Decimal places', { min: 0, max: 20, default: 2, advanced: true }),
  }),
  output: z.object({
    line: part(z.string(), 'Result', { view: 'code' }),
    table: table(
      'All scales',
      {
        scale: column(z.enum(Object.keys(SCALES) as [Scale, ...Scale[]]), 'Scale', { choices: SCALE_WORDS }),
        value: column(value.decimal, 'Temperature', { copyable: true }),
        sign: column(z.string(), 'Symbol'),
      },
      { fileName: 'temperature.csv' },
    ),
  }),
  failures: { 'below-absolute-zero': 'Nothing is colder than absolute zero, −273.15 °C or −459.67 °F. Enter a higher temperature.' },
  notes: [
    '°F = °C × 9 ÷ 5 + 32; K = °C + 273.15; °R = K × 9 ÷ 5; °Ré = °C × 4 ÷ 5. These are definitions (NIST Special Publication 811), so the result is exact except for rounding in the last decimal.',
    'Results are rounded half away from zero to the decimal places you choose. At −40, Celsius and Fahrenheit are the same.',
  ],
  examples: [
    { input: { temperature: '100' }, output: { line: '100 °C = 212 °F = 373.15 K = 671.67 °R = 80 °Ré' } },
    { input: { temperature: '98.6', scale: 'fahrenheit' }, output: { line: '37 °C = 98.6 °F = 310.15 K = 558.27 °R = 29.6 °Ré' } },
    { input: { temperature: '0', scale: 'kelvin' }, output: { line: '-273.15 °C = -459.67 °F = 0 K = 0 °R = -218.52 °Ré' } },
  ],
  transform: ({ temperature, scale, decimals }, { fail, locale }) => {
    const written = decimalWriter(locale)
    const ninefold = toCelsiusTimesNine(new Exact(temperature), scale)
    if (ninefold.lt('-2458.35')) fail('below-absolute-zero', { field: 'temperature' })
    const table = (Object.keys(SCALES) as Scale[]).map((name) => ({
      scale: name,
      value: writeDecimal(fromCelsiusTimesNine(ninefold, name), decimals),
      sign: SCALES[name],
    }))
    return { line: table.map(({ value, sign }) => `${written(value)} ${sign}`).join(' = '), table }
  },
})

/** Nine times the degrees Celsius, which every scale reaches without a division that does not end. */
function toCelsiusTimesNine(value: Decimal, scale: Scale): Decimal {
  switch (scale) {
    case 'celsius':
      return value.times(9)
    case 'fahrenheit':
      return value.minus(32).times(5)
    case 'kelvin':
      return value.minus('273.15').times(9)
    case 'rankine':
      return value.minus('491.67').times(5)
    case 'reaumur':
      return value.times('11.25')
  }
}

function fromCelsiusTimesNine(ninefold: Decimal, scale: Scale): Decimal {
  switch (scale) {
    case 'celsius':
      return ninefold.div(9)
    case 'fahrenheit':
      return ninefold.times('1.8').plus(288).div(9)
    case 'kelvin':
      return ninefold.plus('2458.35').div(9)
    case 'rankine':
      return ninefold.plus('2458.35').times('1.8').div(9)
    case 'reaumur':
      return ninefold.times('0.8').div(9)
  }
}

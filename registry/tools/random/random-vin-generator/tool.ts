import * as z from 'zod'
import type { RandomSource } from '../../../../engine/core/context.ts'
import { defineTool } from '../../../../engine/core/define.ts'
import { choice, whole } from '../../../../engine/core/kit.ts'
import { column, table } from '../../../../engine/core/parts.ts'
import { VIN_MAKERS, VIN_YEARS, type VinMaker } from '../../../data/world/vin-makers.ts'
import { DRAW_NOTE, drawFailures, drawFields, drawMade } from '../../../lib/chance/draw.ts'
import { VIN_CHARACTERS, checkDigit, yearCode } from './vin.ts'

const MAKERS = Object.keys(VIN_MAKERS) as VinMaker[]
/** As people look them up: “Bentley” before “BMW”. */
const LISTED = MAKERS.toSorted((a, b) => a.localeCompare(b, 'en'))
const LETTERS = VIN_CHARACTERS.filter((character) => /[A-Z]/.test(character))
const FIRST_YEAR = 1980
const LAST_YEAR = 2039
const year = (label: string, preset: number) => whole(label, { min: FIRST_YEAR, max: LAST_YEAR, default: preset })
/** Far more than can be asked for: eleven free places. */
const PLENTY = Number.MAX_SAFE_INTEGER

const yearsOf = (maker: VinMaker) => ({ first: FIRST_YEAR, last: LAST_YEAR, ...VIN_YEARS[maker] })

export const randomVinGenerator = defineTool({
  id: 'random-vin-generator',
  category: 'random',
  icon: 'car',
  title: 'Random VIN generator',
  summary: 'Generate vehicle identification numbers for testing, with a real manufacturer code, a model year and a valid check digit.',
  keywords: ['vin number generator', 'fake vin', 'test vin', 'vehicle identification number', 'chassis number', 'vin check digit'],
  aliases: ['random-vin', 'vin-generator'],
  slugs: {
    es: 'generador-de-vin',
    fr: 'generateur-de-vin',
    id: 'generator-vin',
    it: 'generatore-vin',
    pl: 'generator-vin',
    pt: 'gerador-de-chassi',
    ru: 'generator-vin',
  },
  effect: 'random',
  action: 'Generate',
  input: z.object({
    maker: choice('Make', ['any', ...LISTED], { words: { any: 'Any' } }),
    min: year('Model year from', 2010),
    max: year('Model year to', 2026),
    ...drawFields,
  }),
  output: z.object({
    vins: table(
      'Test VINs',
      {
        vin: column(z.string(), 'VIN', { format: 'code', copyable: true }),
        maker: column(z.string(), 'Make'),
        country: column(z.string(), 'Built in', { format: 'region' }),
        year: column(z.string(), 'Model year'),
      },
      { fileName: 'test-vins.csv' },
    ),
  }),
  failures: {
    ...drawFailures,
    'min-above-max': '“Model year from” ({{min}}) is later than “Model year to” ({{max}}). Swap them.',
    'no-model-years': 'No {{maker}} has a model year from {{min}} to {{max}}. Choose years that include {{year}}.',
  },
  notes: [
    'These are test data: the numbers are well formed but don’t belong to any known vehicle. One could still happen to match a real vehicle, so never register, insure or sell anything with it.',
    'Position 9 is the check digit defined in 49 CFR 565.15: letters become numbers, each is multiplied by the weight of its position, and the sum is taken modulo 11, with 10 written as X. It is required in North America and China, and correct here for all makes.',
    'Positions 1 to 3 are the manufacturer code (ISO 3780), checked against two tables. Position 10 is the model year; position 7 is a digit up to 2009 and a letter from 2010, as on American cars. Everything else is random, so it doesn’t describe a real model, engine or plant.',
    DRAW_NOTE,
  ],
  examples: [
    {
      title: 'One VIN',
      input: {},
      seed: 'toolglot',
      output: { vins: [{ vin: 'VSSLWYUY5G5233068', maker: 'SEAT', country: 'ES', year: '2016' }] },
    },
    {
      title: 'Two 2020 Volkswagens',
      input: { maker: 'Volkswagen', min: 2020, max: 2020, count: 2 },
      seed: 'toolglot',
      output: {
        vins: [
          { vin: '1VW7LWEYXLY533306', maker: 'Volkswagen', country: 'US', year: '2020' },
          { vin: 'WV2YA5AM5LVD24412', maker: 'Volkswagen', country: 'DE', year: '2020' },
        ],
      },
    },
    {
      title: 'A Honda from the nineties',
      input: { maker: 'Honda', min: 1990, max: 1999 },
      seed: 'toolglot',
      output: { vins: [{ vin: '1HG7LW2Y9TY533306', maker: 'Honda', country: 'US', year: '1996' }] },
    },
  ],
  transform: ({ maker, min, max, ...options }, { random, fail }) => {
    if (min > max) fail('min-above-max', { min, max, field: 'min' })
    if (maker !== 'any') {
      const { first, last } = yearsOf(maker)
      if (min > last) fail('no-model-years', { maker, min, max, year: last, field: 'min' })
      if (max < first) fail('no-model-years', { maker, min, max, year: first, field: 'max' })
    }
    const plants = (maker === 'any' ? MAKERS : [maker]).flatMap((name) => {
      const { first, last } = yearsOf(name)
      const years = { earliest: Math.max(min, first), latest: Math.min(max, last) }
      if (years.earliest > years.latest) return []
      return VIN_MAKERS[name].split(' ').map((code) => ({ name, wmi: code.slice(0, 3), country: code.slice(3), years }))
    })
    const make = (chance: RandomSource): string => {
      const plant = chance.int(0, plants.length - 1)
      const { earliest = min, latest = max } = plants[plant]?.years ?? {}
      const modelYear = chance.int(earliest, latest)
      const some = (count: number, from: readonly string[]) => Array.from({ length: count }, () => chance.pick(from)).join('')
      const digits = (count: number) => some(count, VIN_CHARACTERS.slice(-10))
      const seventh = modelYear < 2010 ? digits(1) : some(1, LETTERS)
      const start = `${plants[plant]?.wmi}${some(3, VIN_CHARACTERS)}${seventh}${some(1, VIN_CHARACTERS)}`
      const end = `${yearCode(modelYear)}${some(2, VIN_CHARACTERS)}${digits(5)}`
      return `${plant} ${modelYear} ${start}${checkDigit(`${start}0${end}`)}${end}`
    }
    return {
      vins: drawMade(make, PLENTY, options, random, fail).map((text) => {
        const [plant = '', modelYear = '', vin = ''] = text.split(' ')
        const { name = '', country = '' } = plants[Number(plant)] ?? {}
        return { vin, maker: name, country, year: modelYear }
      }),
    }
  },
})

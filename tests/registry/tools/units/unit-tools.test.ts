import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Tool } from '../../../../engine/core/define.ts'
import { areaConverter } from '../../../../registry/tools/units/area-converter.ts'
import { dataSizeConverter } from '../../../../registry/tools/units/data-size-converter.ts'
import { lengthConverter } from '../../../../registry/tools/units/length-converter.ts'
import { speedConverter } from '../../../../registry/tools/units/speed-converter.ts'
import { unitConverter } from '../../../../registry/tools/units/unit-converter.ts'
import { volumeConverter } from '../../../../registry/tools/units/volume-converter.ts'
import { weightConverter } from '../../../../registry/tools/units/weight-converter.ts'
import { KINDS, unitsOf } from '../../../../registry/lib/units/units.ts'
import { failure, noticeCodes, output } from '../../../support/run-tool.ts'

type Row = { readonly unit: string; readonly value: string; readonly exact: boolean; readonly symbol: string }
const rowsOf = async (tool: Tool, input: object, locale = 'en'): Promise<Row[]> => (await output(tool, input, { locale })).table
const valueIn = async (tool: Tool, value: string, from: string, to: string) =>
  (await rowsOf(tool, { value, from, digits: 12 })).find(({ unit }) => unit === to)?.value

describe('converters of one kind', () => {
  // NIST Special Publication 811, appendix B; Handbook 44, appendix C; SI 1995/1804; IEC 80000-13.
  it.each([
    [lengthConverter, '1', 'inch', 'centimeter', '2.54'],
    [lengthConverter, '1', 'mile', 'kilometer', '1.609344'],
    [lengthConverter, '1', 'nauticalMile', 'mile', '1.15077944802'],
    [lengthConverter, '3937', 'surveyFoot', 'meter', '1200'],
    [lengthConverter, '1', 'parsec', 'lightYear', '3.26156377717'],
    [lengthConverter, '1', 'centimeter', 'inch', '0.393700787402'],
    [weightConverter, '1', 'pound', 'kilogram', '0.45359237'],
    [weightConverter, '1', 'ounce', 'gram', '28.349523125'],
    [weightConverter, '1', 'stone', 'kilogram', '6.35029318'],
    [weightConverter, '1', 'longTon', 'kilogram', '1016.0469088'],
    [weightConverter, '1', 'troyOunce', 'gram', '31.1034768'],
    [weightConverter, '1', 'troyOunce', 'ounce', '1.09714285714'],
    [areaConverter, '1', 'acre', 'squareMeter', '4046.8564224'],
    [areaConverter, '1', 'squareMile', 'squareMeter', '2589988.110336'],
    [areaConverter, '1', 'squareMile', 'acre', '640'],
    [areaConverter, '1', 'surveyAcre', 'squareMeter', '4046.87260987'],
    [volumeConverter, '1', 'usGallon', 'cubicInch', '231'],
    [volumeConverter, '1', 'usGallon', 'liter', '3.785411784'],
    [volumeConverter, '1', 'imperialPint', 'milliliter', '568.26125'],
    [volumeConverter, '1', 'imperialFluidOunce', 'milliliter', '28.4130625'],
    [volumeConverter, '1', 'usBushel', 'liter', '35.23907016688'],
    [volumeConverter, '1', 'usDryPint', 'milliliter', '550.6104713575'],
    [volumeConverter, '1', 'usCup', 'usTablespoon', '16'],
    [volumeConverter, '1', 'usTablespoon', 'milliliter', '14.78676478125'],
    [speedConverter, '1', 'milePerHour', 'kilometerPerHour', '1.609344'],
    [speedConverter, '1', 'knot', 'kilometerPerHour', '1.852'],
    [speedConverter, '1', 'mach', 'meterPerSecond', '340.294'],
    [speedConverter, '12', 'kilometerPerHour', 'minutePerKilometer', '5'],
    [speedConverter, '4', 'minutePerKilometer', 'kilometerPerHour', '15'],
    [dataSizeConverter, '1', 'gibibyte', 'byte', '1073741824'],
    [dataSizeConverter, '1', 'yobibyte', 'byte', '1208925819614629174706176'],
    [dataSizeConverter, '9007199254740993', 'byte', 'bit', '72057594037927944'],
    [dataSizeConverter, '1', 'megabit', 'kilobyte', '125'],
  ] as const)('%o: %s %s in %s is %s', async (tool, value, from, to, wanted) => {
    expect(await valueIn(tool, value, from, to)).toBe(wanted)
  })

  it.each([
    [lengthConverter, { value: '5\' 11"', to: 'centimeter' }, '5 ft 11 in = 180.34 cm'],
    [lengthConverter, { value: '5′3½″', to: 'centimeter' }, '5 ft 3.5 in = 161.29 cm'],
    [lengthConverter, { value: '5 ft 3', to: 'inch' }, '5 ft 3 in = 63 in'],
    [lengthConverter, { value: '1/3', from: 'yard', to: 'foot' }, '1/3 yd = 1 ft'],
    [lengthConverter, { value: '-1.5e-3 km', to: 'meter' }, '-0.0015 km = -1.5 m'],
    [lengthConverter, { value: '2 × 10^3 mm', to: 'meter' }, '2,000 mm = 2 m'],
    [lengthConverter, { value: '1,234.5', from: 'meter', to: 'kilometer' }, '1,234.5 m = 1.2345 km'],
    [weightConverter, { value: '11 st 4 lb', to: 'pound' }, '11 st 4 lb = 158 lb'],
    [weightConverter, { value: '2 LB 3 OZ', to: 'ounce' }, '2 lb 3 oz = 35 oz'],
    [speedConverter, { value: '8:03', from: 'minutePerMile', to: 'milePerHour' }, '8:03 min/mi ≈ 7.453416149 mph'],
    [speedConverter, { value: '1:30:00 /km', to: 'minutePerKilometer' }, '90:00 min/km = 90:00 min/km'],
    [speedConverter, { value: '12', to: 'minutePerKilometer' }, '12 km/h = 5:00 min/km'],
    [speedConverter, { value: '7', to: 'minutePerKilometer' }, '7 km/h ≈ 8.571428571 min/km'],
    [dataSizeConverter, { value: '500 mb', to: 'gigabyte' }, '500 MB = 0.5 GB'],
    [dataSizeConverter, { value: '8 Mb', to: 'megabyte' }, '8 Mbit = 1 MB'],
  ])('%o reads %j', async (tool, input, wanted) => {
    expect((await output(tool, input)).result).toBe(wanted)
  })

  it.each([
    ['pl', '5,5 km', '5,5 km = 5500 m'],
    ['es', '1.234,5 km', '1234,5 km = 1.234.500 m'],
    ['es', '1.5 km', '1,5 km = 1500 m'],
    ['en', '1,234 km', '1,234 km = 1,234,000 m'],
    ['en', '5,5 km', '5.5 km = 5,500 m'],
    ['fr', '1 234 km', '1 234 km = 1 234 000 m'],
    ['ru', '5,5 км', '5,5 км = 5 500 м'],
    ['es', '3 pies', '3 ft = 0,9144 m'],
    ['es', '1 año luz', '1 a. l. = 9.460.730.472.580.800 m'],
    ['es', '2 ua', '2 ua = 299.195.741.400 m'],
    ['fr', '1 al', '1 al = 9 460 730 472 580 800 m'],
    ['pl', '1 j.a.', '1 j.a. = 149 597 870 700 m'],
    ['pl', '3 lata świetlne', '3 ly = 28 382 191 417 742 400 m'],
  ])('reads and writes as in %s: %s', async (locale, value, wanted) => {
    const { result } = await output(lengthConverter, { value, to: 'meter' }, { locale })
    expect(result.replace(/[\u00a0\u202f]/g, ' ')).toBe(wanted)
  })

  it.each([
    ['en', '5 tons', '4535.9237'],
    ['en', '5 Ton', '4535.9237'],
    ['id', '5 ton', '5000'],
    ['es', '5 tons', '5000'],
    ['pl', '5 Ton', '5000'],
    ['pt', '5 ton', '5000'],
    ['es', '5 tn', '5000'],
    ['fr', '5 tonnes', '5000'],
    ['pl', '5 short ton', '4535.9237'],
    // In Indonesia an “ons” is 100 g, as an “etto” is in Italy.
    ['id', '3 ons', '0.3'],
    ['it', '2 etti', '0.2'],
  ])('knows in %s how heavy %s are', async (locale, value, wanted) => {
    const { table } = await output(weightConverter, { value, to: 'kilogram' }, { locale })
    expect((table as { unit: string; value: string }[]).find(({ unit }) => unit === 'kilogram')?.value).toBe(wanted)
  })

  it.each([
    ['ru', '170 см в футы'],
    ['ru', '170 см в футов'],
    ['pl', '170 cm na stopy'],
    ['es', '170 cm en pies'],
  ])('reads in %s a question such as “%s”', async (locale, value) => {
    const { result } = await output(unitConverter, { value }, { locale })
    expect(result.replace(/[\u00a0\u202f]/g, ' ')).toMatch(/^170 \S+ ≈ 5,57742\S* \S+$/)
  })

  it('writes heights, fractions of an inch and what their rounding changed', async () => {
    const { details } = await output(lengthConverter, { value: '170', from: 'centimeter', to: 'inch', fraction: '16' })
    // 170 ÷ 2.54 = 66.92913…; 15/16 is 0.9375.
    expect(details).toEqual({
      factor: '1 cm = 50 ÷ 127 in',
      feetInches: '5 ft 6 15/16 in',
      inchFraction: '66 15/16 in',
      roundedBy: '+0.00837 in',
    })
    // 5 ft 11.99 in is not 5 ft 12 in.
    expect((await output(lengthConverter, { value: '71.99 in', to: 'foot' })).details.feetInches).toBe('6 ft 0 in')
    expect((await output(lengthConverter, { value: '-30 in', to: 'foot' })).details.feetInches).toBe('-2 ft 6 in')
  })

  it('writes stone, ounces and pace', async () => {
    expect((await output(weightConverter, { value: '70' })).details).toMatchObject({
      stonePounds: '11 st 0.32 lb',
      poundsOunces: '154 lb 5.18 oz',
    })
    expect((await output(speedConverter, { value: '12' })).details).toMatchObject({ paceKilometer: '5:00 min/km', paceMile: '8:03 min/mi' })
    expect((await output(speedConverter, { value: '0', to: 'knot' })).table.map(({ unit }: Row) => unit)).not.toContain(
      'minutePerKilometer',
    )
  })

  it('shows both systems of data sizes', async () => {
    const { systems, sizes } = await output(dataSizeConverter, { value: '1 TB', to: 'tebibyte' })
    expect(systems[3]).toEqual({ decimal: '1 TB', binary: '0.9094947018 TiB' })
    expect(sizes).toMatchObject({ bytes: '1000000000000', label: '1 TB', system: '931.32 GiB' })
  })

  it('says which results are exact', async () => {
    const rows = await rowsOf(lengthConverter, { value: '1', from: 'inch' })
    expect(rows.find(({ unit }) => unit === 'centimeter')).toMatchObject({ value: '2.54', exact: true })
    expect(rows.find(({ unit }) => unit === 'mile')).toMatchObject({ value: '0.00001578282828', exact: false })
    const parsec = await rowsOf(lengthConverter, { value: '1', from: 'astronomicalUnit' })
    expect(parsec.find(({ unit }) => unit === 'parsec')).toMatchObject({ exact: false })
  })

  it('tells when the unit written is not the one chosen', async () => {
    expect(noticeCodes(await output(lengthConverter, { value: '5 ft', from: 'meter', to: 'inch' }))).toEqual(['own-unit'])
    expect(noticeCodes(await output(lengthConverter, { value: '5', from: 'meter', to: 'inch' }))).toEqual([])
  })

  it.each([
    [lengthConverter, 'abc', 'bad-measure', 1],
    [lengthConverter, '5 ft x', 'bad-measure', 6],
    [lengthConverter, '1/0 m', 'bad-measure', 1],
    [lengthConverter, '1e999999 m', 'bad-measure', 1],
    [lengthConverter, '5 furlings', 'unknown-unit', 3],
    [lengthConverter, '5 km/h', 'unknown-unit', 3],
    [lengthConverter, '5 <b>', 'unknown-unit', 3],
    [lengthConverter, '5 \ud800', 'unknown-unit', 3],
    [lengthConverter, '3 in 5 ft', 'bad-order', 6],
    [speedConverter, '4 min/km 3 km/h', 'cannot-add', 10],
    [speedConverter, '0 min/km', 'zero-reciprocal', 1],
  ] as const)('%o refuses %s: %s at %i', async (tool, value, code, column) => {
    expect(await failure(tool, { value })).toMatchObject({ code, field: 'value', place: { line: 1, column } })
  })

  it('refuses a pace where nothing moves', async () => {
    expect(await failure(speedConverter, { value: '0 km/h', to: 'minutePerKilometer' })).toMatchObject({ code: 'zero-reciprocal' })
  })
})

describe('unit-converter', () => {
  it('has a name for each unit once', () => {
    const names = KINDS.flatMap((kind) => unitsOf(kind).map(({ name }) => name))
    expect(new Set(names).size).toBe(names.length)
  })

  it.each([
    ['5 ft 3 in to cm', '5 ft 3 in = 160.02 cm', 'length'],
    ['5 ft 3 in in cm', '5 ft 3 in = 160.02 cm', 'length'],
    ['8 oz to ml', '8 fl oz (US) = 236.5882365 mL', 'volume'],
    ['8 oz', '8 oz = 0.226796185 kg', 'mass'],
    ['5 ft2', '5 ft² = 0.4645152 m²', 'area'],
    ['20 C', '20 °C = 68 °F', 'temperature'],
    ['-40 °F → °C', '-40 °F = -40 °C', 'temperature'],
    ['1h30', '1 h 30 min = 90 min', 'time'],
    ['1 atm to Torr', '1 atm = 760 Torr', 'pressure'],
    ['1 psi to Pa', '1 psi ≈ 6,894.757293 Pa', 'pressure'],
    ['1 Btu to J', '1 Btu = 1,055.05585262 J', 'energy'],
    ['1 PS to W', '1 PS = 735.49875 W', 'power'],
    ['1 hp to W', '1 hp = 745.69987158227022 W', 'power'],
    ['1 lbf to N', '1 lbf = 4.4482216152605 N', 'force'],
    ['180° to rad', '180° ≈ 3.141592654 rad', 'angle'],
    ['12° 30′ 15″ to °', '12° 30′ 15″ ≈ 12.50416667°', 'angle'],
    ['30 mpg to L/100 km', '30 mpg (US) ≈ 7.840486111 L/100 km', 'fuel'],
    ['100 Mbps to MB/s', '100 Mbit/s = 12.5 MB/s', 'dataRate'],
  ])('%s', async (value, wanted, kind) => {
    const { result, details } = await output(unitConverter, { value })
    expect([result, details.kind]).toEqual([wanted, kind])
  })

  it.each([
    ['pl', '32 funt na cal kwadratowy', '32 psi ≈ 2,206322334 bar'],
    ['pl', '30 mil na galon', '30 mpg (US) ≈ 7,840486111 l/100 km'],
    ['pl', '30 mil na galon na km/l', '30 mpg (US) ≈ 12,75431122 km/l'],
    ['fr', '2 cuillères à soupe à mL', '2 tbsp (US) = 29,5735295625 mL'],
  ])('takes a joining word within a name for part of it in %s: %s', async (locale, value, wanted) => {
    expect((await output(unitConverter, { value }, { locale })).result).toBe(wanted)
  })

  it('writes times as a clock and as ISO 8601', async () => {
    const { details } = await output(unitConverter, { value: '93784 s' })
    expect(details).toMatchObject({ clock: '1 d 02:03:04', iso: 'P1DT2H3M4S' })
    expect((await output(unitConverter, { value: '1 day 2:03:04' })).details.clock).toBe('1 d 02:03:04')
    expect((await output(unitConverter, { value: '0 s' })).details.iso).toBe('PT0S')
    expect((await output(unitConverter, { value: '-0.5 s' })).details).toMatchObject({ clock: '-00:00:00.5', iso: '-PT0.5S' })
  })

  it('takes a kind for symbols with several meanings, and tells of them', async () => {
    expect(noticeCodes(await output(unitConverter, { value: '8 oz' }))).toEqual(['other-kinds'])
    expect((await output(unitConverter, { value: '5 m', kind: 'time' })).result).toBe('5 min ≈ 0.08333333333 h')
  })

  it('converts there and back', async () => {
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...KINDS), fc.nat(), fc.integer({ min: 1, max: 999_999 }), async (kind, index, number) => {
        const units = unitsOf(kind)
        const unit = units[index % units.length] as (typeof units)[0]
        const rows = await rowsOf(unitConverter, { value: `${number} ${unit.row.symbol}`, kind, digits: 30 })
        expect(rows.find((row) => row.unit === unit.name)?.value).toBe(String(number))
      }),
      { numRuns: 60 },
    )
  })

  it.each([
    [{ value: '5' }, 'no-unit', 'value'],
    [{ value: '' }, 'required', 'value'],
    [{ value: '5 ft', to: 'kg' }, 'unknown-target', 'to'],
    [{ value: '-300 °C' }, 'below-absolute-zero', 'value'],
    [{ value: '20 °C 3 °F' }, 'cannot-add', 'value'],
  ])('refuses %j: %s', async (input, code, field) => {
    expect(await failure(unitConverter, input)).toMatchObject({ code, field })
  })
})

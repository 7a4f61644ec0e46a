import { describe, expect, it } from 'vitest'
import { VIN_MAKERS, VIN_YEARS } from '../../../../registry/data/world/vin-makers.ts'
import { VIN_CHARACTERS, checkDigit, yearCode } from '../../../../registry/tools/random/random-vin-generator/vin.ts'
import { randomVinGenerator as tool } from '../../../../registry/tools/random/random-vin-generator/tool.ts'
import { fairBound, chiSquared, countsOf } from '../../../support/chi-squared.ts'
import { failure, output } from '../../../support/run-tool.ts'

type Row = { vin: string; maker: string; country: string; year: string }
const of = async (input: object, options?: object): Promise<Row[]> => (await output(tool, input, options)).vins

describe('the makers', () => {
  it.each(Object.entries(VIN_MAKERS))('%s has codes of three characters and a country', (_, codes) => {
    for (const code of codes.split(' ')) {
      expect(code).toMatch(/^[A-HJ-NPR-Z0-9]{3}[A-Z]{2}$/)
      expect(new Intl.DisplayNames('en', { type: 'region' }).of(code.slice(3))).not.toBe(code.slice(3))
    }
  })

  it('share no code', () => {
    const codes = Object.values(VIN_MAKERS).flatMap((text) => text.split(' ').map((code) => code.slice(0, 3)))
    expect(new Set(codes).size).toBe(codes.length)
  })
})

describe('random-vin-generator', () => {
  it('makes well-formed numbers with the maker, year and check digit that it names', async () => {
    for (const { vin, maker, country, year } of await of({ min: 1980, max: 2039, count: 1000 })) {
      expect(vin).toMatch(/^[A-HJ-NPR-Z0-9]{8}[\dX][A-HJ-NPR-Z0-9]{3}\d{5}$|^[A-HJ-NPR-Z0-9]{12}\d{5}$/)
      expect(checkDigit(vin)).toBe(vin[8])
      expect(vin[9]).toBe(yearCode(Number(year)))
      expect(/\d/.test(vin[6] as string)).toBe(Number(year) < 2010)
      expect(VIN_MAKERS[maker as keyof typeof VIN_MAKERS].split(' ')).toContain(vin.slice(0, 3) + country)
    }
  })

  it('keeps to the maker and the years', async () => {
    for (const { maker, year } of await of({ maker: 'Honda', min: 1990, max: 1999, count: 200 }))
      expect(maker === 'Honda' && Number(year) >= 1990 && Number(year) <= 1999).toBe(true)
  })

  it('gives no make a model year in which it did not exist', async () => {
    for (const { maker, year } of await of({ min: 1980, max: 2039, count: 1000 })) {
      const { first = 1980, last = 2039 } = VIN_YEARS[maker as keyof typeof VIN_MAKERS] ?? {}
      expect(Number(year) >= first && Number(year) <= last, `${maker} ${year}`).toBe(true)
    }
    for (const { year } of await of({ maker: 'Rover', min: 2004, max: 2026, count: 50 })) expect(['2004', '2005']).toContain(year)
    for (const { maker } of await of({ min: 2010, max: 2026, count: 1000 })) expect(maker).not.toBe('Rover')
  })

  it('draws free places evenly', async () => {
    const places: string[] = []
    for (let seed = 0; seed < 12; seed++) places.push(...(await of({ count: 1000 }, { seed })).map(({ vin }) => vin[10] as string))
    expect(chiSquared(countsOf(places, VIN_CHARACTERS))).toBeLessThan(fairBound(32))
  })

  it('repeats none, and draws the same from the same seed', async () => {
    const vins = await of({ count: 1000, maker: 'Ferrari', min: 2020, max: 2020, seed: 'a' })
    expect(new Set(vins.map(({ vin }) => vin)).size).toBe(1000)
    expect(await of({ count: 5, seed: 'a' })).toEqual(await of({ count: 5, seed: 'a' }))
    expect(await of({ count: 5, seed: 'a' })).not.toEqual(await of({ count: 5, seed: 'b' }))
  })

  it.each([
    [{ min: 2020, max: 2019 }, 'min-above-max', 'min'],
    [{ min: 1979 }, 'too-small', 'min'],
    [{ max: 2040 }, 'too-large', 'max'],
    [{ count: 1001 }, 'too-large', 'count'],
    [{ maker: 'Rover' }, 'no-model-years', 'min'],
    [{ maker: 'Tesla', min: 1990, max: 1999 }, 'no-model-years', 'max'],
  ])('refuses %j as %s', async (input, code, field) => {
    expect(await failure(tool, input)).toMatchObject({ code, field })
  })
})

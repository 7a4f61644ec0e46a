import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { LIFE_EXPECTANCY, LIFE_FACTORS, type Expectancy, type LifeFactor } from '../../../../registry/data/time/life-expectancy.ts'
import { deathCalculator } from '../../../../registry/tools/date-time/death-calculator/tool.ts'
import { anyDate } from '../../../support/day-numbers.ts'
import { failure, noticeCodes, output } from '../../../support/run-tool.ts'

const look = async (birth: string, more: object = {}) => output(deathCalculator, { birth, country: '001', ...more })
/** Born so many years before 21 November 2026. */
const aged = (years: number) => `${2026 - years}-11-21`

describe('death-calculator', () => {
  it.each([
    ['DEU', 'DE', 'male', '80.09'],
    ['DEU', 'DE', 'female', '83.878'],
    ['JPN', 'JP', 'female', '87.879'],
    ['USA', 'US', 'both', '79.89'],
    ['NGA', 'NG', 'both', '54.11'],
    ['BRA', 'BR', 'male', '73.28'],
    ['POL', 'PL', 'female', '82.39'],
    ['the world', '001', 'both', '73.3'],
  ])('takes the figures of the UN for %s', async (_, country, sex, atBirth) => {
    const { facts } = await look(aged(0), { country, sex })
    expect(facts).toMatchObject({ atBirth, year: '2024', age: 0 })
  })

  it('gives a newborn what the table says', async () => {
    for (const country of ['001', 'PL', 'NG', 'JP']) {
      const { expected, facts } = await look(aged(0), { country })
      expect(expected).toBe(Math.round(Number(facts.atBirth)))
    }
  })

  // Period life table of the United States for 2019, both sexes, rounded: the age reached on average at 40, 65, 80 and 90.
  it.each([
    [40, 81.1],
    [65, 84.6],
    [80, 89.5],
    [90, 94.7],
  ])('is right to within two years at %i', async (age, reached) => {
    expect(Math.abs((await look(aged(age), { country: 'US' })).expected - reached)).toBeLessThanOrEqual(2)
  })

  it('always says that it is an average and offers an ear', async () => {
    expect(noticeCodes(await look(aged(40)))).toEqual(['average', 'support'])
  })

  it('never names a date', async () => {
    const { chart, ...rest } = await look(aged(40))
    expect(JSON.stringify(rest)).not.toMatch(/\d{4}-\d\d|20[3-9]\d/)
    expect(chart.labels[0]).toBe('40')
  })

  it('gives the spread', async () => {
    const { facts, chances } = await look(aged(40), { country: 'PL', sex: 'female' })
    const [halfLow, halfHigh] = facts.half.split('–').map(Number)
    const [mostLow, mostHigh] = facts.most.split('–').map(Number)
    expect([mostLow < halfLow, halfLow < 83, halfHigh > 83, mostHigh > halfHigh]).toEqual([true, true, true, true])
    const at = (age: number) => Number(chances.find((row: { age: number }) => row.age === age).chance)
    // A quarter is gone by the lower age, a quarter still there at the upper one.
    expect(at(75) >= 75 && at(80) < 75 && at(90) >= 25 && at(95) < 25).toBe(true)
    expect(halfLow >= 75 && halfLow < 80 && halfHigh >= 90 && halfHigh < 95).toBe(true)
  })

  it.each([
    [{ sex: 'male', smoking: 'smokes-much' }, 'smokes-much', '-9.4', 'high'],
    [{ sex: 'female', smoking: 'smokes-much' }, 'smokes-much', '-7.3', 'high'],
    [{ sex: 'both', smoking: 'smokes-little' }, 'smokes-little', '-5.2', 'high'],
    [{ sex: 'male', weight: 'obese' }, 'obese', '-3.1', 'high'],
    [{ sex: 'female', weight: 'underweight' }, 'underweight', '-2.1', 'medium'],
    [{ sex: 'male', drinks: true }, 'drinks', '-3.1', 'high'],
    [{ sex: 'both', drinks: true }, 'drinks', '-3.1', 'low'],
    [{ inactive: true }, 'inactive', '-2.4', 'high'],
    [{ illnesses: ['cholesterol'] }, 'cholesterol', '-1', 'high'],
  ])('takes off for %j what the study says', async (input, factor, years, confidence) => {
    const [plain, { factors, expected }] = [
      await look(aged(40), { sex: (input as { sex?: string }).sex ?? 'both' }),
      await look(aged(40), input),
    ]
    expect(factors).toHaveLength(1)
    expect(factors[0]).toMatchObject({ factor, years, confidence })
    expect(Math.abs(expected - plain.expected - Number(years))).toBeLessThanOrEqual(1)
  })

  it('lets factors fade with age', async () => {
    const years = async (age: number) => (await look(aged(age), { sex: 'male', smoking: 'smokes-much' })).factors[0].years
    expect([await years(20), await years(50), await years(80), await years(100)]).toEqual(['-9.4', '-9.4', '-2.8', '-2.8'])
    expect(Number(await years(65))).toBeCloseTo(-9.4 * 0.65, 1)
  })

  it('limits what all factors take off together', async () => {
    const all = {
      smoking: 'smokes-much',
      weight: 'obese',
      drinks: true,
      inactive: true,
      illnesses: ['diabetes', 'hypertension', 'cholesterol'],
    }
    const result = await look(aged(30), { sex: 'male', ...all })
    expect(noticeCodes(result)).toEqual(['limited', 'average', 'support'])
    expect((await look(aged(30), { sex: 'male' })).expected - result.expected).toBe(17)
    expect(result.factors).toHaveLength(7)
  })

  it('leaves some time to the oldest', async () => {
    const all = { smoking: 'smokes-much', weight: 'obese', drinks: true, illnesses: ['diabetes'] }
    const { facts, expected } = await look(aged(105), { country: 'NG', ...all })
    expect(facts.yearsLeft).toBe(1)
    expect(expected).toBeGreaterThanOrEqual(105)
  })

  it('never falls with age, and chances never rise with the age to be reached', { tags: 'long' }, async () => {
    const country = fc.constantFrom(...Object.keys(LIFE_EXPECTANCY))
    const sex = fc.constantFrom('both', 'female', 'male')
    await fc.assert(
      fc.asyncProperty(fc.nat(99), country, sex, async (age, country, sex) => {
        const [one, two] = [await look(aged(age), { country, sex }), await look(aged(age + 10), { country, sex })]
        expect(two.expected).toBeGreaterThanOrEqual(one.expected)
        expect(one.expected).toBeGreaterThanOrEqual(age)
        const chances = one.chances.map((row: { chance: string }) => Number(row.chance))
        expect(chances).toEqual(chances.toSorted((a: number, b: number) => b - a))
        const values = one.chart.series[0].values
        expect([values[0], values]).toEqual([100, values.toSorted((a: number, b: number) => b - a)])
      }),
      { numRuns: 40 },
    )
  })

  it.each([
    [{}, 'required', 'birth'],
    [{ birth: '2026-11-22' }, 'not-born', 'birth'],
    [{ birth: '1916-11-20' }, 'too-old', 'birth'],
    [{ birth: '1990-02-30' }, 'bad-date', 'birth'],
    [{ birth: '1990-02-28', country: 'XX' }, 'not-a-choice', 'country'],
  ])('refuses %j as %s', async (input, code, field) => {
    expect(await failure(deathCalculator, input)).toMatchObject({ code, field })
  })

  it('answers at any age up to a hundred and ten', async () => {
    await fc.assert(
      fc.asyncProperty(anyDate('1916-12-01', '2026-11-21'), async (birth) => {
        const { expected, facts } = await look(birth)
        expect(expected).toBeGreaterThanOrEqual(facts.age)
      }),
      { numRuns: 30 },
    )
  })
})

describe('the table of life expectancy', () => {
  const rows = Object.entries(LIFE_EXPECTANCY) as [string, Expectancy][]
  it('has 91 countries and the world, each with women above men and both between', () => {
    expect(rows).toHaveLength(92)
    for (const [country, { both, male, female }] of rows) {
      expect(male >= 50 && female <= 90, country).toBe(true)
      // Women’s figures may come from a later revision than the mean of both.
      expect(male <= both && both <= female + 0.5, country).toBe(true)
    }
  })

  it('names countries by codes that Intl knows, none of them withdrawn', () => {
    const names = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' })
    for (const [country] of rows) {
      expect(names.of(country), country).toBeTruthy()
      expect(new Intl.Locale(`und-${country}`).region).toBe(country)
    }
  })

  it('has factors with a source that take years off', () => {
    for (const { male, female, source } of Object.values(LIFE_FACTORS) as LifeFactor[])
      expect([male < 0 && male > -10, female < 0 && female > -10, source.length > 10]).toEqual([true, true, true])
  })
})

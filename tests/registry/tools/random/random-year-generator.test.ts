import { describe, expect, it } from 'vitest'
import { randomYearGenerator as tool } from '../../../../registry/tools/random/random-year-generator.ts'
import { fairBound, chiSquared, countsOf } from '../../../support/chi-squared.ts'
import { failure, output } from '../../../support/run-tool.ts'

describe('random-year-generator', () => {
  it('draws every year evenly, both ends included', async () => {
    const years = Array.from({ length: 50 }, (_, index) => String(1990 + index))
    const drawn: string[] = []
    for (let seed = 0; seed < 12; seed++)
      drawn.push(...(await output(tool, { min: 1990, max: 2039, count: 1000, unique: false }, { seed })).years)
    expect(chiSquared(countsOf(drawn, years))).toBeLessThan(fairBound(49))
  })

  it('gives each year once, in order', async () => {
    const { years } = await output(tool, { min: 1, max: 1000, count: 1000, order: 'descending' })
    expect(years).toEqual(Array.from({ length: 1000 }, (_, index) => String(1000 - index)))
  })

  it('knows leap years by the Gregorian rule', async () => {
    const leap = { min: 1896, max: 1912, order: 'ascending' }
    expect((await output(tool, { ...leap, kind: 'leap', count: 4 })).years).toEqual(['1896', '1904', '1908', '1912'])
    expect((await output(tool, { min: 1501, max: 1603, kind: 'leap', count: 25 })).years).toContain('1600')
    expect((await output(tool, { min: 2000, max: 2004, kind: 'common', count: 3, order: 'ascending' })).years).toEqual([
      '2001',
      '2002',
      '2003',
    ])
  })

  it('draws the same from the same seed', async () => {
    const of = (seed: string) => output(tool, { count: 12, seed })
    expect(await of('a')).toEqual(await of('a'))
    expect(await of('a')).not.toEqual(await of('b'))
  })

  it.each([
    [{ min: 2001, max: 2000 }, 'min-above-max', 'min'],
    [{ min: 2001, max: 2003, kind: 'leap' }, 'too-few-to-draw', 'count'],
    [{ min: 2001, max: 2002, count: 3 }, 'too-few-to-draw', 'count'],
    [{ min: 0 }, 'too-small', 'min'],
    [{ max: 10_000 }, 'too-large', 'max'],
  ])('refuses %j as %s', async (input, code, field) => {
    expect(await failure(tool, input)).toMatchObject({ code, field })
  })
})

import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { GRADE_SCALES } from '../../../../registry/data/world/grade-scales.ts'
import { gradeCalculator } from '../../../../registry/tools/math/grade-calculator.ts'
import { failure, noticeCodes, output } from '../../../support/run-tool.ts'

const marks = (...pairs: [grade: string, weight: string][]) => pairs.map(([grade, weight]) => ({ name: '', grade, weight }))
const solve = (input: object) => output(gradeCalculator, { scale: 'none', ...input })

describe('the scales', () => {
  it.each(Object.entries(GRADE_SCALES))('%s runs from its best to its worst mark', (_, { best, worst, bands }) => {
    const sign = Number(best) > Number(worst) ? 1 : -1
    const enough = bands.map(([, least]) => sign * Number(least))
    expect(enough).toEqual(enough.toSorted((a, b) => b - a))
    expect(new Set(bands.map(([name]) => name)).size).toBe(bands.length)
    expect(enough.at(-1)).toBe(sign * Number(worst))
    expect(enough[0]).toBeLessThanOrEqual(sign * Number(best))
  })
})

describe('grade-calculator', () => {
  // By hand: sums of mark × weight over sums of weights, and the same equation solved for the last mark.
  it.each([
    [marks(['92', '20'], ['85', '30'], ['88', '50']), '87.9'],
    [marks(['5', '3'], ['4', '2'], ['3', '1']), '4.33'],
    [marks(['1.3', '6'], ['2.7', '9'], ['2', '15']), '2.07'],
    [marks(['10', '1'], ['0', '0']), '10'],
    [marks(['-1', '1'], ['1', '1']), '0'],
    [marks(['0.1', '1'], ['0.2', '1'], ['0.3', '1']), '0.2'],
  ])('%j average %s', async (grades, average) => {
    expect((await solve({ grades })).average).toBe(average)
  })

  it.each([
    [{ current: '85', finalWeight: '40', goal: '90' }, '97.5'],
    [{ current: '72', finalWeight: '30', goal: '70' }, '65.34'],
    [{ current: '50', finalWeight: '100', goal: '60' }, '60'],
    [{ current: '90', finalWeight: '20', goal: '60' }, '-60'],
  ])('a final exam of %j must be %s', async (input, needed) => {
    expect((await solve({ unknown: 'final', ...input })).needed).toBe(needed)
  })

  it('rounds a needed mark so that it is enough, also where smaller is better', async () => {
    const third = { unknown: 'needed', grades: marks(['2', '1']), remaining: '3', goal: '3' }
    expect((await solve({ ...third, scale: 'US' })).needed).toBe('3.34')
    expect((await solve({ ...third, scale: 'DE' })).needed).toBe('3.33')
  })

  it('finds the marks that lead exactly to the goal', async () => {
    const number = fc.integer({ min: 0, max: 10_000 }).map((value) => (value / 100).toFixed(2))
    const weight = fc.integer({ min: 1, max: 1000 }).map(String)
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.tuple(number, weight), { minLength: 1, maxLength: 9 }),
        weight,
        number,
        async (pairs, remaining, goal) => {
          const { needed } = await solve({ unknown: 'needed', grades: marks(...pairs), remaining, goal, decimals: 10 })
          fc.pre(Math.abs(Number(needed)) < 1000)
          const { average } = await solve({ grades: marks(...pairs, [needed, remaining]), decimals: 4 })
          expect(Number(average)).toBeCloseTo(Number(goal), 4)
        },
      ),
    )
  })

  it('shares add up to a hundred, and their parts to the average', async () => {
    const { shares, average } = await solve({ grades: marks(['10', '1'], ['20', '3'], ['40', '4']) })
    expect(shares.map((row: { share: string }) => row.share)).toEqual(['12.5', '37.5', '50'])
    expect(shares.reduce((sum: number, row: { part: string }) => sum + Number(row.part), 0)).toBe(Number(average))
  })

  it.each([
    ['US', '92.999', 'A-'],
    ['US', '93', 'A'],
    ['US', '101', 'A'],
    ['US', '-1', undefined],
    ['DE', '1.51', 'gut'],
    ['DE', '4.01', 'nicht bestanden'],
    ['PL', '4.49', 'dobry'],
    ['RU', '5', 'отлично'],
    ['gpa', '3.69', 'B+'],
  ])('on the scale %s, %s is %s', async (scale, grade, band) => {
    expect((await solve({ scale, grades: marks([grade, '1']) })).facts.band).toBe(band)
  })

  it('says when a goal is out of reach, or reached anyway', async () => {
    const codes = async (goal: string, scale: string) =>
      noticeCodes(await solve({ unknown: 'final', current: '3', finalWeight: '10', goal, scale }))
    expect(await codes('4', 'PL')).toEqual(['beyond-scale'])
    expect(await codes('2.5', 'PL')).toEqual(['reached-anyway'])
    expect(await codes('3.1', 'PL')).toEqual([])
    expect(await codes('2', 'DE')).toEqual(['beyond-scale'])
    expect(await codes('4', 'DE')).toEqual(['reached-anyway'])
  })

  it.each([
    [{}, 'required', 'grades'],
    [{ grades: marks(['1', '0']) }, 'weights-are-zero', 'grades'],
    [{ unknown: 'needed', grades: marks(['1', '1']), goal: '1' }, 'required', 'remaining'],
    [{ unknown: 'needed', grades: marks(['1', '1']), goal: '1', remaining: '0' }, 'nothing-left', 'remaining'],
    [{ unknown: 'needed', grades: marks(['1', '1']), remaining: '1' }, 'required', 'goal'],
    [{ unknown: 'final', goal: '1', finalWeight: '50' }, 'required', 'current'],
    [{ unknown: 'final', goal: '1', current: '1' }, 'required', 'finalWeight'],
    [{ unknown: 'final', goal: '1', current: '1', finalWeight: '0' }, 'nothing-left', 'finalWeight'],
  ])('refuses %j as %s', async (input, code, field) => {
    expect(await failure(gradeCalculator, { scale: 'none', ...input })).toMatchObject({ code, field })
  })
})

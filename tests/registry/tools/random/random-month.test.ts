import { describe, expect, it } from 'vitest'
import { randomMonth as tool } from '../../../../registry/tools/random/random-month.ts'
import { fairBound, chiSquared, countsOf } from '../../../support/chi-squared.ts'
import { failure, output } from '../../../support/run-tool.ts'

const NUMBERS = Array.from({ length: 12 }, (_, index) => String(index + 1))

describe('random-month', () => {
  it('gives each month once, and no thirteenth', async () => {
    const { months } = await output(tool, { count: 12, form: 'number' })
    expect(months.toSorted((a: string, b: string) => Number(a) - Number(b))).toEqual(NUMBERS)
    expect(await failure(tool, { count: 13 })).toMatchObject({ code: 'too-few-to-draw', field: 'count', params: { available: 12 } })
  })

  it('draws every month evenly', async () => {
    const drawn: string[] = []
    for (let seed = 0; seed < 12; seed++)
      drawn.push(...(await output(tool, { count: 1000, unique: false, form: 'number' }, { seed })).months)
    expect(chiSquared(countsOf(drawn, NUMBERS))).toBeLessThan(fairBound(11))
  })

  it.each([
    ['pl', 'listopad'],
    ['ru', 'ноябрь'],
    ['id', 'November'],
    ['fr', 'novembre'],
    ['pt', 'novembro'],
  ])('names months in %s by themselves, such as %s', async (language, name) => {
    expect((await output(tool, { count: 12, language })).months).toContain(name)
  })

  it.each([
    ['1', ['1', '2', '3']],
    ['2', ['4', '5', '6']],
    ['3', ['7', '8', '9']],
    ['4', ['10', '11', '12']],
  ])('keeps to quarter %s', async (quarter, all) => {
    expect(
      (await output(tool, { quarter, count: 3, form: 'number' })).months.toSorted((a: string, b: string) => Number(a) - Number(b)),
    ).toEqual(all)
  })

  it('draws the same from the same seed', async () => {
    const of = (seed: string) => output(tool, { count: 12, seed })
    expect(await of('a')).toEqual(await of('a'))
    expect(await of('a')).not.toEqual(await of('b'))
  })

  it('refuses more than it can draw at once', async () => {
    expect(await failure(tool, { count: 1001, unique: false })).toMatchObject({ code: 'too-large', field: 'count' })
  })
})

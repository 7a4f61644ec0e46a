import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { randomNumber } from '../../../../registry/tools/random/random-number.ts'
import { failure, output } from '../../../support/run-tool.ts'

describe('random-number', () => {
  it('stays within its bounds, both of which can come', async () => {
    const { numbers } = await output(randomNumber, { min: -2, max: 3, count: 10_000 })
    expect(new Set(numbers)).toEqual(new Set(['-2', '-1', '0', '1', '2', '3']))
  })

  it('draws every number equally often (chi-squared; a fair source fails less than once in 1e9)', async () => {
    const counts = Array.from({ length: 10 }, () => 0)
    for (let seed = 0; seed < 10; seed++) {
      const { numbers } = await output(randomNumber, { min: 0, max: 9, count: 10_000 }, { seed })
      for (const number of numbers) counts[Number(number)] = (counts[Number(number)] as number) + 1
    }
    const squares = counts.reduce((sum, count) => sum + (count - 10_000) ** 2 / 10_000, 0)
    expect(squares).toBeLessThan(61)
  })

  it('draws each number once when repeats are excluded, up to all of them', async () => {
    const { numbers } = await output(randomNumber, { min: 1, max: 500, count: 500, unique: true, order: 'ascending' })
    expect(numbers).toEqual(Array.from({ length: 500 }, (_, index) => String(index + 1)))
  })

  it('draws the same again from a seed of the visitor’s, and other numbers from another', async () => {
    const of = (seed: string) => output(randomNumber, { max: 1e9, count: 20, seed })
    expect(await of('Łódź 🎲')).toEqual(await of('Łódź 🎲'))
    expect(await of('Łódź 🎲')).not.toEqual(await of('Łódź 🎯'))
    const chance = (seed: number) => output(randomNumber, { max: 1e9, count: 20 }, { seed })
    expect(await chance(1)).not.toEqual(await chance(2))
  })

  it('writes decimals exactly, and negative ones below one', async () => {
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: 1, max: 10 }), fc.integer(), async (decimals, seed) => {
        const { numbers } = await output(randomNumber, { min: -1, max: 1, count: 20, decimals }, { seed })
        for (const number of numbers) {
          expect(number).toMatch(new RegExp(`^-?[01]\\.\\d{${decimals}}$`))
          expect(Math.abs(Number(number))).toBeLessThanOrEqual(1)
        }
      }),
    )
  })

  it('reaches bounds beyond 2^49', async () => {
    const { numbers } = await output(randomNumber, { min: -1e15, max: 1e15, count: 200 })
    expect(numbers.some((number: string) => Number(number) < -5e14) && numbers.some((number: string) => Number(number) > 5e14)).toBe(true)
  })

  it('takes whole numbers of up to thirty digits, each exactly', async () => {
    const draw = async (input: object): Promise<string[]> => (await output(randomNumber, { count: 400, ...input })).numbers
    const near = await draw({ min: '9007199254740992', max: '9007199254740995' })
    expect(new Set(near)).toEqual(new Set(['9007199254740992', '9007199254740993', '9007199254740994', '9007199254740995']))
    const far = '9'.repeat(30)
    expect(await draw({ min: far, max: far, count: 1 })).toEqual([far])
    const all = await draw({ min: '100000000000000000000', max: '100000000000000000399', unique: true, order: 'ascending' })
    expect(all).toEqual(Array.from({ length: 400 }, (_, n) => `100000000000000000${String(n).padStart(3, '0')}`))
    expect((await draw({ min: `-${far}`, max: far })).some((number) => number.length > 29)).toBe(true)
    expect(await draw({ min: '5.0', max: 5, count: 1 })).toEqual(['5'])
  })

  it('sorts downwards by value', async () => {
    const { numbers } = await output(randomNumber, { min: -50, max: 50, count: 50, order: 'descending' })
    expect(numbers.map(Number)).toEqual(numbers.map(Number).toSorted((a: number, b: number) => b - a))
  })

  it.each([
    [{ min: 5, max: 4 }, 'min-above-max', 'min'],
    [{ min: 1, max: 3, count: 4, unique: true }, 'too-few-numbers', 'count'],
    [{ min: 1.5 }, 'not-an-integer', 'min'],
    [{ count: 0 }, 'too-small', 'count'],
    [{ max: '1.5' }, 'not-an-integer', 'max'],
    [{ max: `1${'0'.repeat(30)}` }, 'too-large', 'max'],
    // As a JSON number, 9007199254740993 arrives as …992.
    [{ max: 2 ** 53 }, 'wrong-type', 'max'],
    [{ min: '100000000000000000001', max: '100000000000000000000' }, 'min-above-max', 'min'],
  ])('refuses %j as %s', async (input, code, field) => {
    expect(await failure(randomNumber, input)).toMatchObject({ code, field })
  })
})

import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { tiktokMoneyCalculator } from '../../../../registry/tools/money/tiktok-money-calculator.ts'
import { failure, output } from '../../../support/run-tool.ts'

const solve = (input: object) => output(tiktokMoneyCalculator, input)

describe('tiktok-money-calculator', () => {
  // By hand, from the formulas in the notes.
  it.each([
    [{ views: '1000000' }, '160', '700'],
    [{ views: '1000000', rpmLow: '0.02', rpmHigh: '0.04', qualifiedLow: '100', qualifiedHigh: '100' }, '20', '40'],
    [{ kind: 'posts', followers: '50000', posts: 2 }, '500', '1000'],
    [{ kind: 'posts', followers: '1234', postLow: '7', postHigh: '7' }, '8.64', '8.64'],
    [{ kind: 'gifts', diamonds: '10000' }, '50', '50'],
    [{ kind: 'gifts', diamonds: '333', currency: 'IDR', exchange: '16000' }, '26640', '26640'],
  ])('%j earns %s to %s', async (input, low, high) => {
    expect(await solve(input)).toMatchObject({ low, high })
  })

  it('earns in proportion', async () => {
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: 0, max: 100_000 }), fc.constantFrom('posts', 'gifts', 'views'), async (thousands, kind) => {
        const amount = { posts: 'followers', gifts: 'diamonds', views: 'views' }[kind] as string
        const one = await solve({ kind, [amount]: '100000' })
        const many = await solve({ kind, [amount]: String(thousands * 100_000) })
        expect(Number(many.high)).toBeCloseTo(Number(one.high) * thousands, 2)
        expect(Number(many.low)).toBeLessThanOrEqual(Number(many.high))
      }),
    )
  })

  it('finds the views for a goal', async () => {
    expect(await solve({ unknown: 'views', goal: '500' })).toEqual({ fewest: '714286', most: '3125000' })
  })

  it.each([
    [{}, 'required', 'views'],
    [{ kind: 'posts' }, 'required', 'followers'],
    [{ kind: 'gifts' }, 'required', 'diamonds'],
    [{ unknown: 'views' }, 'required', 'goal'],
    [{ unknown: 'views', goal: '1', qualifiedLow: '0' }, 'goal-out-of-reach', 'goal'],
    [{ views: '1', rpmLow: '2' }, 'low-above-high', 'rpmLow'],
    [{ views: '1', qualifiedLow: '80' }, 'low-above-high', 'qualifiedLow'],
    [{ kind: 'posts', followers: '1', postLow: '11' }, 'low-above-high', 'postLow'],
  ])('refuses %j as %s', async (input, code, field) => {
    expect(await failure(tiktokMoneyCalculator, input)).toMatchObject({ code, field })
  })
})

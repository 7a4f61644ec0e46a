import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { YOUTUBE_CPM, YOUTUBE_RPM } from '../../../../registry/data/money/creator-rates.ts'
import { youtubeMoneyCalculator } from '../../../../registry/tools/money/youtube-money-calculator.ts'
import { failure, output } from '../../../support/run-tool.ts'

const solve = (input: object) => output(youtubeMoneyCalculator, input)

describe('the rates', () => {
  it.each(Object.entries(YOUTUBE_RPM))('%s has a low and a high end', (_, [low, high]) => {
    expect(Number(low)).toBeGreaterThan(0)
    expect(Number(high)).toBeGreaterThan(Number(low))
  })
  it.each(Object.entries(YOUTUBE_CPM))('%s is a country with a rate', (code, cpm) => {
    expect(new Intl.DisplayNames('en', { type: 'region' }).of(code)).not.toBe(code)
    expect(Number(cpm)).toBeGreaterThan(0)
  })
})

describe('youtube-money-calculator', () => {
  // By hand: views ÷ 1000 × rate.
  it.each([
    [{ views: '100000', topic: 'technology' }, '500', '1500'],
    [{ views: '1000', topic: 'finance' }, '10', '26'],
    [{ views: '1000000', topic: 'shorts' }, '20', '100'],
    [{ views: '200000', by: 'cpm', cpm: '10' }, '440', '660'],
    [{ views: '200000', by: 'cpm', cpm: '10', share: '45', monetisedLow: '100', monetisedHigh: '100' }, '900', '900'],
    [{ views: '1000', rpmLow: '3', rpmHigh: '7.125' }, '3', '7.13'],
    [{ views: '1000', topic: 'gaming', rpmLow: '9' }, '9', '9'],
    [{ views: '328000', topic: 'travel', country: 'US' }, '656', '2296'],
    [{ views: '328000', topic: 'travel', country: 'BR' }, '60', '210'],
    [{ views: '1000', topic: 'travel', currency: 'JPY', exchange: '150.5' }, '301', '1054'],
    [{ views: '0' }, '0', '0'],
  ])('%j earns %s to %s', async (input, low, high) => {
    expect(await solve(input)).toMatchObject({ low, high })
  })

  it('lists the periods by 365 days, 52.14 weeks and twelve months', async () => {
    const { table } = await solve({ views: '365000', per: 'year', rpmLow: '1', rpmHigh: '2' })
    expect(table).toEqual([
      { period: 'day', low: '1', high: '2' },
      { period: 'week', low: '7', high: '14' },
      { period: 'month', low: '30.42', high: '60.83' },
      { period: 'year', low: '365', high: '730' },
    ])
  })

  it('needs views that reach the goal, one less does not, and more views never earn less', async () => {
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: 1, max: 1_000_000 }), fc.constantFrom(...Object.keys(YOUTUBE_RPM)), async (dollars, topic) => {
        const { most, fewest } = await solve({ unknown: 'views', goal: String(dollars), topic })
        expect(Number((await solve({ views: most, topic })).low)).toBeGreaterThanOrEqual(dollars)
        expect(Number((await solve({ views: fewest, topic })).high)).toBeGreaterThanOrEqual(dollars)
        expect(BigInt(fewest)).toBeLessThanOrEqual(BigInt(most))
        // A hundred views are less than the rounding of a cent at any of these rates.
        const fewer = BigInt(most) > 100n ? BigInt(most) - 100n : 0n
        expect(Number((await solve({ views: String(fewer), topic })).low)).toBeLessThan(dollars)
      }),
    )
  })

  it.each([
    [{}, 'required', 'views'],
    [{ unknown: 'views' }, 'required', 'goal'],
    [{ unknown: 'views', goal: '0' }, 'not-above', 'goal'],
    [{ unknown: 'views', goal: '5', rpmLow: '0' }, 'goal-out-of-reach', 'goal'],
    [{ views: '1', rpmLow: '2', rpmHigh: '1' }, 'low-above-high', 'rpmLow'],
    [{ views: '1', by: 'cpm', monetisedLow: '61' }, 'low-above-high', 'monetisedLow'],
    [{ views: '-1' }, 'too-small', 'views'],
  ])('refuses %j as %s', async (input, code, field) => {
    expect(await failure(youtubeMoneyCalculator, input)).toMatchObject({ code, field })
  })
})

import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { fail } from '../../../../engine/core/define.ts'
import { seededRandom } from '../../../../engine/core/random.ts'
import { draw, drawMade, drawPlaces, drawWeighted, inOrder } from '../../../../registry/lib/chance/draw.ts'
import { chiSquared, fairBound } from '../../../support/chi-squared.ts'

const random = seededRandom('tests')
const made = { count: 3, unique: true, seed: '' }
const options = { unique: true, seed: '' }

describe('drawPlaces', () => {
  it('draws every order of four equally often', () => {
    const often = new Map<string, number>()
    for (let round = 0; round < 24_000; round++) {
      const order = drawPlaces(4, { ...options, count: 4 }, random, fail).join('')
      often.set(order, (often.get(order) ?? 0) + 1)
    }
    expect(often.size).toBe(24)
    expect(chiSquared([...often.values()], 1000)).toBeLessThan(fairBound(23))
  })

  it('draws the same as a shuffled list would give, without the list', () => {
    fc.assert(
      fc.property(fc.string(), fc.integer({ min: 1, max: 60 }), fc.nat(59), (seed, length, less) => {
        const count = Math.max(1, length - less)
        const places = drawPlaces(length, { count, unique: true, seed: `s${seed}` }, random, fail)
        expect(places).toEqual(
          seededRandom(`s${seed}`).sample(
            Array.from({ length }, (_, index) => index),
            count,
          ),
        )
        expect(new Set(places).size).toBe(count)
      }),
    )
  })

  it('reaches every place of a very long list without holding it', () => {
    const places = drawPlaces(2 ** 40, { ...options, count: 1000 }, random, fail)
    expect(new Set(places).size).toBe(1000)
    expect(Math.max(...places)).toBeGreaterThan(2 ** 39)
  })

  it('repeats where that is allowed, and draws by place', () => {
    expect(draw(['a'], { count: 3, unique: false, seed: '' }, random, fail)).toEqual(['a', 'a', 'a'])
  })

  it.each([
    [0, 1, false],
    [3, 4, true],
  ])('refuses a list of %i for %i draws', (length, count, unique) => {
    expect(() => drawPlaces(length, { count, unique, seed: '' }, random, fail)).toThrow('too-few-to-draw')
    expect(() => drawWeighted(Array(length).fill(1), { count, unique, seed: '' }, random, fail)).toThrow('too-few-to-draw')
  })
})

describe('drawWeighted', () => {
  it('draws the first two without repeats as their weights say', () => {
    const often = new Map<string, number>()
    for (let round = 0; round < 12_000; round++) {
      const pair = drawWeighted([3, 2, 1], { count: 2, unique: true, seed: '' }, random, fail).join('')
      often.set(pair, (often.get(pair) ?? 0) + 1)
    }
    // 3/6·2/3, 3/6·1/3, 2/6·3/4, 2/6·1/4, 1/6·3/5, 1/6·2/5 of 12,000.
    const expected = { '01': 4000, '02': 2000, '10': 3000, '12': 1000, '20': 1200, '21': 800 }
    const sum = Object.entries(expected).reduce((total, [pair, count]) => total + chiSquared([often.get(pair) ?? 0], count), 0)
    expect(sum).toBeLessThan(fairBound(5))
  })
})

describe('drawMade', () => {
  it('makes each outcome once at most, and as many as are asked for', () => {
    const drawn = drawMade((chance) => chance.int(0, 2), 3, made, seededRandom(1), fail)
    expect(drawn.toSorted()).toEqual([0, 1, 2])
  })

  it('repeats outcomes when it may', () => {
    expect(drawMade(() => 'a', 1, { ...made, unique: false }, seededRandom(1), fail)).toEqual(['a', 'a', 'a'])
  })

  it('takes the seed in place of chance', () => {
    const of = (seed: string, chance: number) => drawMade((c) => c.int(0, 1e9), 1e9, { ...made, seed }, seededRandom(chance), fail)
    expect(of('x', 1)).toEqual(of('x', 2))
    expect(of('', 1)).not.toEqual(of('', 2))
  })

  it.each([
    [2, true],
    [0, false],
  ])('refuses to draw three of %i', (available, unique) => {
    expect(() => drawMade(() => 'a', available, { ...made, unique }, seededRandom(1), fail)).toThrow('too-few-to-draw')
  })
})

describe('inOrder', () => {
  it('sorts by value, not by text', () => {
    expect(inOrder([10, 9, 100], 'ascending')).toEqual([9, 10, 100])
    expect(inOrder([10n, 9n, 100n], 'descending')).toEqual([100n, 10n, 9n])
    expect(inOrder([10, 9, 100], 'drawn')).toEqual([10, 9, 100])
  })
})

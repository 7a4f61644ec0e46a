import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { cryptoRandom, seededRandom } from '../../../engine/core/random.ts'

/** Pearson's chi-squared of counts against equal shares. */
function chiSquared(counts: readonly number[]): number {
  const expected = counts.reduce((sum, count) => sum + count, 0) / counts.length
  return counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0)
}

describe('a seeded source', () => {
  it('repeats itself, and differs by its seed', () => {
    const draw = (seed: string | number) => Array.from(seededRandom(seed).bytes(64))
    expect(draw('a')).toEqual(draw('a'))
    expect(draw(1)).toEqual(draw('1'))
    const all = Array.from({ length: 200 }, (_, seed) => draw(seed).join())
    expect(new Set(all).size).toBe(200)
  })

  it('is the same on every machine and in every version', () => {
    const source = seededRandom('toolglot')
    expect([source.int(1, 6), source.int(1, 6), source.int(1, 6)]).toEqual([1, 1, 5])
  })
})

describe.each([
  ['seeded', () => seededRandom('chance')],
  ['cryptographic', cryptoRandom],
])('a %s source', (_, make) => {
  const source = make()

  it('stays within its bounds, both included', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: Number.MIN_SAFE_INTEGER, max: 0 }),
        fc.integer({ min: 0, max: Number.MAX_SAFE_INTEGER }),
        (min, max) => {
          const value = source.int(min, max)
          expect(Number.isSafeInteger(value) && value >= min && value <= max).toBe(true)
          const big = source.bigInt(BigInt(min) * 10n ** 30n, BigInt(max) * 10n ** 30n)
          expect(big >= BigInt(min) * 10n ** 30n && big <= BigInt(max) * 10n ** 30n).toBe(true)
        },
      ),
    )
    expect(source.int(7, 7)).toBe(7)
    const floats = Array.from({ length: 1000 }, () => source.float())
    expect(floats.every((value) => value >= 0 && value < 1)).toBe(true)
  })

  // The chance of a fair source to be above these is below one in a million.
  it('is fair: dice, large ranges, items and weights', () => {
    expect(chiSquared(tally(6, () => source.int(1, 6) - 1))).toBeLessThan(40)
    expect(chiSquared(tally(10, () => Math.floor(source.float() * 10)))).toBeLessThan(50)
    expect(chiSquared(tally(3, () => Math.floor(source.int(0, 3 * 2 ** 46 - 1) / 2 ** 46)))).toBeLessThan(30)
    expect(
      chiSquared(tally(6, () => ['abc', 'acb', 'bac', 'bca', 'cab', 'cba'].indexOf(source.shuffle(['a', 'b', 'c']).join('')))),
    ).toBeLessThan(40)
    const [one = 0, three = 0, none = 0] = tally(3, () => source.weighted([1, 3, 0]))
    expect(chiSquared([one * 3, three])).toBeLessThan(90)
    expect(none).toBe(0)
  })

  it('draws different items, and leaves the list as it was', () => {
    const items = Object.freeze([1, 2, 3, 4, 5])
    expect(new Set(source.sample(items, 4)).size).toBe(4)
    expect(source.shuffle(items).toSorted()).toEqual(items)
  })

  it('refuses what cannot be drawn', () => {
    expect(() => source.int(2, 1)).toThrow(RangeError)
    expect(() => source.int(0.5, 1)).toThrow(RangeError)
    expect(() => source.bigInt(2n, 1n)).toThrow(RangeError)
    expect(() => source.pick([])).toThrow(RangeError)
    expect(() => source.sample([1], 2)).toThrow(RangeError)
    expect(() => source.weighted([0, 0])).toThrow(RangeError)
  })
})

function tally(size: number, draw: () => number): number[] {
  const counts = Array.from({ length: size }, () => 0)
  for (let i = 0; i < 12_000; i++) {
    const value = draw()
    counts[value] = (counts[value] ?? 0) + 1
  }
  return counts
}

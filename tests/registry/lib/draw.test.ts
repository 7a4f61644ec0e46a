import { describe, expect, it } from 'vitest'
import { failWith } from '../../../engine/core/define.ts'
import { seededRandom } from '../../../engine/core/random.ts'
import { drawMade, inOrder } from '../../../registry/lib/draw.ts'

const options = { count: 3, unique: true, seed: '' }

describe('drawMade', () => {
  it('makes each outcome once at most, and as many as are asked for', () => {
    const drawn = drawMade((chance) => chance.int(0, 2), 3, options, seededRandom(1), failWith)
    expect(drawn.toSorted()).toEqual([0, 1, 2])
  })

  it('repeats outcomes when it may', () => {
    expect(drawMade(() => 'a', 1, { ...options, unique: false }, seededRandom(1), failWith)).toEqual(['a', 'a', 'a'])
  })

  it('takes the seed in place of chance', () => {
    const of = (seed: string, chance: number) => drawMade((c) => c.int(0, 1e9), 1e9, { ...options, seed }, seededRandom(chance), failWith)
    expect(of('x', 1)).toEqual(of('x', 2))
    expect(of('', 1)).not.toEqual(of('', 2))
  })

  it.each([
    [2, true],
    [0, false],
  ])('refuses to draw three of %i', (available, unique) => {
    expect(() => drawMade(() => 'a', available, { ...options, unique }, seededRandom(1), failWith)).toThrow('too-few-to-draw')
  })
})

describe('inOrder', () => {
  it('sorts by value, not by text', () => {
    expect(inOrder([10, 9, 100], 'ascending')).toEqual([9, 10, 100])
    expect(inOrder([10n, 9n, 100n], 'descending')).toEqual([100n, 10n, 9n])
    expect(inOrder([10, 9, 100], 'drawn')).toEqual([10, 9, 100])
  })
})

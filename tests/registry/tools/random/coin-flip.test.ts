import { describe, expect, it } from 'vitest'
import { coinFlip } from '../../../../registry/tools/random/coin-flip.ts'
import { noticeCodes, output } from '../../../support/run-tool.ts'

describe('coin-flip', () => {
  it('shows one side of one flip', async () => {
    const made = await output(coinFlip, {})
    expect(['heads', 'tails']).toContain(made.side)
    expect(made.counts).toBeUndefined()
  })

  it('counts what it lists', async () => {
    const { flips, counts } = await output(coinFlip, { count: 500 })
    const text = flips.map((side: string) => side[0]).join('')
    const longest = (side: string) => Math.max(...text.split(new RegExp(`[^${side}]`)).map((run: string) => run.length))
    expect(counts).toEqual({
      heads: text.replaceAll('t', '').length,
      tails: text.replaceAll('h', '').length,
      headsShare: String((text.replaceAll('t', '').length * 100) / 500),
      headsStreak: longest('h'),
      tailsStreak: longest('t'),
      changes: (text.match(/h(?=t)|t(?=h)/g) ?? []).length,
    })
  })

  it('is fair, and as unfair as it is told to be', async () => {
    // Six standard deviations of 100,000 flips are 949; of a share of 80%, 759.
    const fair = await output(coinFlip, { count: 100_000 })
    expect(Math.abs(fair.counts.heads - 50_000)).toBeLessThan(949)
    // Each flip is as likely to change the side as to keep it.
    expect(Math.abs(fair.counts.changes - 50_000)).toBeLessThan(949)
    expect(Math.abs((await output(coinFlip, { count: 100_000, share: 80 })).counts.heads - 80_000)).toBeLessThan(759)
  })

  it('lists the first thousand and says so', async () => {
    const made = await output(coinFlip, { count: 1001 })
    expect(made.flips).toHaveLength(1000)
    expect(made.counts.heads + made.counts.tails).toBe(1001)
    expect(noticeCodes(made)).toEqual(['first-listed'])
    expect(noticeCodes(await output(coinFlip, { count: 1000 }))).toEqual([])
  })

  it('gives the same flips for a seed', async () => {
    const made = await output(coinFlip, { count: 50, seed: 'a' }, { seed: 'one' })
    expect(await output(coinFlip, { count: 50, seed: 'a' }, { seed: 'two' })).toEqual(made)
  })
})

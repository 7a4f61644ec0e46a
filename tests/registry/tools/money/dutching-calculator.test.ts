import { Decimal } from 'decimal.js'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { dutchingCalculator } from '../../../../registry/tools/money/dutching-calculator.ts'
import { failure, noticeCodes, output } from '../../../support/run-tool.ts'

const bets = (...odds: string[]) => odds.map((value) => ({ odds: value }))
const solve = (input: object) => output(dutchingCalculator, { currency: 'USD', ...input })
type Line = { stake: string; returned: string; profit: string }

describe('dutching-calculator', () => {
  // Stake × (1 ÷ odds) ÷ sum, by hand; 4, 6 and 8 with 100 is the common worked example.
  it.each([
    [{ stake: '100', bets: bets('4', '6', '8') }, ['46.15', '30.77', '23.08']],
    [{ stake: '100', bets: bets('2', '2') }, ['50', '50']],
    [{ stake: '90', bets: bets('2', '4') }, ['60', '30']],
    [{ stake: '1000', bets: bets('3', '3', '3'), currency: 'JPY' }, ['333', '333', '333']],
    [{ mode: 'return', return: '120', bets: bets('3', '4', '5') }, ['40', '30', '24']],
    [{ mode: 'profit', profit: '50', bets: bets('3', '4') }, ['40', '30']],
    [{ stake: '100', bets: bets('3', '3'), commission: '50' }, ['50', '50']],
  ])('%j is staked as %j', async (input, stakes) => {
    expect((await solve(input)).stakes.map((line: Line) => line.stake)).toEqual(stakes)
  })

  it('takes commission from the winnings', async () => {
    expect((await solve({ stake: '100', bets: bets('3', '3'), commission: '5' })).lowest).toBe('45')
  })

  it('returns the same whichever outcome wins, to the rounding of its stake', async () => {
    const odds = fc.integer({ min: 1010, max: 50_000 }).map((value) => (value / 1000).toString())
    await fc.assert(
      fc.asyncProperty(fc.array(odds, { minLength: 2, maxLength: 8 }), fc.integer({ min: 10_000, max: 10_000_000 }), async (all, cents) => {
        const stake = (cents / 100).toFixed(2)
        const { stakes, facts } = await solve({ stake, bets: bets(...all) })
        const total = stakes.reduce((sum: Decimal, line: Line) => sum.plus(line.stake), new Decimal(0))
        expect(total.eq(facts.total)).toBe(true)
        expect(total.minus(stake).abs().toNumber()).toBeLessThanOrEqual(0.005 * all.length + 1e-9)
        for (const [index, line] of (stakes as Line[]).entries()) {
          const off = Math.abs(Number(line.returned) - (Number(stake) * 100) / Number(facts.book))
          expect(off).toBeLessThan(0.006 * Number(all[index]) + 0.01 + Number(stake) * 1e-4)
        }
      }),
      { numRuns: 60 },
    )
  })

  it('warns of a sure loss, and always of the risk', async () => {
    const codes = async (...odds: string[]) => noticeCodes(await solve({ stake: '100', bets: bets(...odds) }))
    expect(await codes('1.5', '2')).toEqual(['sure-loss', 'play-responsibly'])
    expect(await codes('3', '4')).toEqual(['play-responsibly'])
  })

  it.each([
    [{ bets: bets('2', '3') }, 'required', 'stake'],
    [{ stake: '0', bets: bets('2', '3') }, 'not-above', 'stake'],
    [{ mode: 'profit', profit: '1', bets: bets('2', '2') }, 'no-profit-possible', 'bets'],
    [{ stake: '0.01', bets: bets('2', '1000') }, 'stake-too-small', 'stake'],
  ])('refuses %j as %s', async (input, code, field) => {
    expect(await failure(dutchingCalculator, input)).toMatchObject({ code, field })
  })
})

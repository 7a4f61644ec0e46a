import { describe, expect, it } from 'vitest'
import { LOTTERIES } from '../../../../registry/data/world/lotteries.ts'
import { lotteryNumberGenerator as tool } from '../../../../registry/tools/random/lottery-number-generator.ts'
import { fairBound, chiSquared, countsOf } from '../../../support/chi-squared.ts'
import { failure, output } from '../../../support/run-tool.ts'

const numbersOf = (text: string) => text.split(' ').map(Number)

describe('lottery-number-generator', () => {
  // As the lotteries themselves publish the odds of their first prize.
  it.each([
    ['Powerball', '292201338'],
    ['Mega Millions', '290472336'],
    ['EuroMillions', '139838160'],
    ['Eurojackpot', '139838160'],
    ['UK Lotto', '45057474'],
    ['LOTTO 6aus49', '13983816'],
    ['Loto (France)', '19068840'],
    ['SuperEnalotto', '622614630'],
    ['Mega-Sena', '50063860'],
  ])('%s has %s different tickets', async (game, possible) => {
    expect((await output(tool, { game })).facts.possible).toBe(possible)
  })

  it.each(Object.entries(LOTTERIES))('%s gets tickets by its rules', async (game, lottery) => {
    const { tickets } = await output(tool, { game, count: 200 })
    expect(new Set(tickets.map((ticket: object) => JSON.stringify({ ...ticket, number: 0 }))).size).toBe(200)
    for (const { numbers, bonus } of tickets)
      for (const [text, pool] of [[numbers, lottery.main], ...('bonus' in lottery ? [[bonus, lottery.bonus]] : [])]) {
        const drawn = numbersOf(text)
        expect(new Set(drawn).size).toBe(pool.count)
        expect(drawn).toEqual(drawn.toSorted((a, b) => a - b))
        expect(drawn.every((number) => number >= pool.from && number <= pool.to)).toBe(true)
      }
  })

  it('draws every number of the pool evenly', async () => {
    const drawn: number[] = []
    for (let seed = 0; seed < 4; seed++) {
      const { tickets } = await output(tool, { mainCount: 1, count: 1000, unique: false, bonusCount: 0 }, { seed })
      const six = await output(tool, { count: 1000, unique: false }, { seed: `six ${seed}` })
      drawn.push(...[...tickets, ...six.tickets].flatMap(({ numbers }: { numbers: string }) => numbersOf(numbers)))
    }
    expect(drawn.length).toBe(28_000)
    expect(
      chiSquared(
        countsOf(
          drawn,
          Array.from({ length: 49 }, (_, index) => index + 1),
        ),
      ),
    ).toBeLessThan(fairBound(48))
  })

  it('gives every different ticket there is, and no more', async () => {
    const small = { mainCount: 2, min: 0, max: 3, bonusCount: 1, bonusMin: 7, bonusMax: 8 }
    const { tickets, facts } = await output(tool, { ...small, count: 12 })
    expect(facts.possible).toBe('12')
    expect(new Set(tickets.map(({ numbers, bonus }: { numbers: string; bonus: string }) => `${numbers}+${bonus}`)).size).toBe(12)
    expect(await failure(tool, { ...small, count: 13 })).toMatchObject({
      code: 'too-few-to-draw',
      field: 'count',
      params: { available: 12 },
    })
  })

  it('draws the same tickets from the same seed', async () => {
    const of = (seed: string) => output(tool, { count: 5, seed })
    expect(await of('mine')).toEqual(await of('mine'))
    expect(await of('mine')).not.toEqual(await of('yours'))
  })

  it.each([
    [{ min: 50, max: 49 }, 'lowest-above-highest', 'min'],
    [{ bonusCount: 1, bonusMin: 3, bonusMax: 2 }, 'lowest-above-highest', 'bonusMin'],
    [{ mainCount: 7, min: 1, max: 6 }, 'pool-too-small', 'mainCount'],
    [{ bonusCount: 3, bonusMax: 2 }, 'pool-too-small', 'bonusCount'],
    [{ mainCount: 0 }, 'too-small', 'mainCount'],
    [{ count: 1001 }, 'too-large', 'count'],
  ])('refuses %j as %s', async (input, code, field) => {
    expect(await failure(tool, input)).toMatchObject({ code, field })
  })
})

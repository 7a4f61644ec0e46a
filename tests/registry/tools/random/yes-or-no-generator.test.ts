import { describe, expect, it } from 'vitest'
import { yesOrNoGenerator } from '../../../../registry/tools/random/yes-or-no-generator.ts'
import { chiSquared, fairBound } from '../../../support/chi-squared.ts'
import { failure, output } from '../../../support/run-tool.ts'

async function tally(input: object): Promise<Record<string, number>> {
  const sums: Record<string, number> = {}
  for (let seed = 0; seed < 12; seed++)
    for (const [answer, count] of Object.entries((await output(yesOrNoGenerator, { count: 1000, ...input }, { seed })).tally))
      sums[answer] = (sums[answer] ?? 0) + (count as number)
  return sums
}

describe('yes-or-no-generator', () => {
  it('answers evenly, with maybe or without', async () => {
    const two = await tally({})
    expect(Object.keys(two)).toEqual(['yes', 'no'])
    expect(chiSquared(Object.values(two), 6000)).toBeLessThan(fairBound(1))
    const three = await tally({ maybe: true, share: 90 })
    expect(chiSquared(Object.values(three), 4000)).toBeLessThan(fairBound(2))
  })

  it('keeps to a chance of yes', async () => {
    const { yes = 0, no = 0 } = await tally({ share: 10 })
    expect(chiSquared([yes], 1200) + chiSquared([no], 10_800)).toBeLessThan(fairBound(1))
  })

  it('counts what it answered, and answers once without counting', async () => {
    const { answers, tally: counts } = await output(yesOrNoGenerator, { maybe: true, count: 99 })
    for (const [answer, count] of Object.entries(counts))
      expect(answers.filter((one: string) => one === answer)).toHaveLength(count as number)
    const one = await output(yesOrNoGenerator, {})
    expect(one.answers).toHaveLength(1)
    expect(one.tally).toBeUndefined()
  })

  it('answers the same again from a seed', async () => {
    const input = { count: 50, maybe: true, seed: 'shall we?' }
    expect(await output(yesOrNoGenerator, input, { seed: 1 })).toEqual(await output(yesOrNoGenerator, input, { seed: 2 }))
  })

  it.each([
    [{ count: 0 }, 'too-small', 'count'],
    [{ count: 1001 }, 'too-large', 'count'],
    [{ share: 100 }, 'too-large', 'share'],
  ])('refuses %j as %s', async (input, code, field) => {
    expect(await failure(yesOrNoGenerator, input)).toMatchObject({ code, field })
  })
})

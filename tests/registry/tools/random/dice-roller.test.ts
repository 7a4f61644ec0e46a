import { describe, expect, it } from 'vitest'
import { readDice } from '../../../../registry/tools/random/dice-roller/notation.ts'
import { oddsOf } from '../../../../registry/tools/random/dice-roller/odds.ts'
import { diceRoller } from '../../../../registry/tools/random/dice-roller/tool.ts'
import { failure, noticeCodes, output } from '../../../support/run-tool.ts'

const ways = (notation: string) => {
  const { least, ways } = oddsOf(readDice(notation)) ?? { least: 0, ways: [] }
  return Object.fromEntries(ways.map((count, index) => [least + index, Number(count)]))
}

/** All outcomes one by one, which is how odds are defined. */
function counted(count: number, sides: number, keep: number, highest: boolean): Record<number, number> {
  const found: Record<number, number> = {}
  for (let outcome = 0; outcome < sides ** count; outcome++) {
    const faces = Array.from({ length: count }, (_, die) => (Math.floor(outcome / sides ** die) % sides) + 1).toSorted((a, b) =>
      highest ? b - a : a - b,
    )
    const total = faces.slice(0, keep).reduce((a, b) => a + b, 0)
    found[total] = (found[total] ?? 0) + 1
  }
  return found
}

describe('dice-roller', () => {
  it('counts the ways of each total', () => {
    expect(ways('2d6')).toEqual({ 2: 1, 3: 2, 4: 3, 5: 4, 6: 5, 7: 6, 8: 5, 9: 4, 10: 3, 11: 2, 12: 1 })
    expect(ways('d6 - 1')).toEqual({ 0: 1, 1: 1, 2: 1, 3: 1, 4: 1, 5: 1 })
    expect(ways('1d2 - 1d2')).toEqual({ [-1]: 1, 0: 2, 1: 1 })
    // Fate: 19 of 81 for 0.
    expect(ways('4dF')).toEqual({ [-4]: 1, [-3]: 4, [-2]: 10, [-1]: 16, 0: 19, 1: 16, 2: 10, 3: 4, 4: 1 })
  })

  it.each([
    ['4d6kh3', 4, 6, 3, true],
    ['4d6dl1', 4, 6, 3, true],
    ['4d6k3', 4, 6, 3, true],
    ['4d6d1', 4, 6, 3, true],
    ['2d20kl1', 2, 20, 1, false],
    ['5d4dh2', 5, 4, 3, false],
    ['3d3kh3', 3, 3, 3, true],
  ] as const)('%s counts as all outcomes one by one do', (notation, count, sides, keep, highest) => {
    expect(ways(notation)).toEqual(counted(count, sides, keep, highest))
  })

  it('tells averages, spans and chances', async () => {
    // 15869 ÷ 1296 is the known mean of 4d6 without the lowest.
    expect((await output(diceRoller, { dice: '4d6kh3' })).expected).toMatchObject({
      lowest: 3,
      highest: 18,
      average: '12.2446',
      ways: '1296',
    })
    const { odds } = await output(diceRoller, { dice: '3d6' })
    expect(odds[0]).toEqual({ total: 3, ways: '1', chance: '0.462963', atLeast: '100', atMost: '0.462963' })
    expect(odds.at(-1)).toEqual({ total: 18, ways: '1', chance: '0.462963', atLeast: '0.462963', atMost: '100' })
  })

  it('adds what it rolled', async () => {
    const { rolls, summary } = await output(diceRoller, { dice: '3d6+2d4-1', rolls: 200 })
    for (const { dice, total } of rolls) {
      const [, first = '', second = ''] = /^\[([\d ]+)\] \+ \[([\d ]+)\] - 1$/.exec(dice) ?? []
      expect([...first.split(' '), ...second.split(' ')].reduce((sum, face) => sum + Number(face), -1)).toBe(total)
    }
    expect(summary.sum).toBe(rolls.reduce((sum: number, { total }: { total: number }) => sum + total, 0))
  })

  it('marks the dice that do not count', async () => {
    const { rolls } = await output(diceRoller, { dice: '4d6kh3', rolls: 100 })
    for (const { dice, total } of rolls) {
      const faces: number[] = dice.match(/\d/g).map(Number)
      expect(total).toBe(faces.reduce((a, b) => a + b) - Math.min(...faces))
      expect(dice).toContain(`(${Math.min(...faces)})`)
    }
  })

  it('rolls again what explodes, and has no odds for it', async () => {
    const made = await output(diceRoller, { dice: '1d2!', rolls: 200 })
    for (const { dice } of made.rolls) expect(dice).toMatch(/^\[(?:2!)*1\]$/)
    expect(made.odds).toBeUndefined()
    expect(noticeCodes(made)).toEqual(['no-odds'])
  })

  it('is fair', async () => {
    const { rolls } = await output(diceRoller, { dice: '100d6', rolls: 100 })
    const faces: string[] = rolls.flatMap(({ dice }: { dice: string }) => dice.match(/\d/g))
    // Of 10,000 throws; six standard deviations are 224.
    for (const face of '123456') expect(Math.abs(faces.filter((one) => one === face).length - 10_000 / 6)).toBeLessThan(224)
  })

  it('gives the same rolls for a seed', async () => {
    const made = await output(diceRoller, { dice: '5d20', seed: 'a' }, { seed: 'one' })
    expect(await output(diceRoller, { dice: '5d20', seed: 'a' }, { seed: 'two' })).toEqual(made)
  })

  it.each([
    ['2x6', 'bad-dice', 2],
    ['2d', 'bad-dice', 2],
    ['2d6 3', 'bad-dice', 5],
    ['d6+', 'bad-dice', 3],
    ['<b>', 'bad-dice', 1],
    ['1001d6', 'too-many-dice', 1],
    ['0d6', 'too-many-dice', 1],
    ['600d6+600d6', 'too-many-dice', 6],
    ['d0', 'bad-sides', 1],
    ['d1000001', 'bad-sides', 1],
    ['3d6kh4', 'bad-keep', 1],
    ['3d6kh0', 'bad-keep', 1],
    ['2d6+d1!', 'endless-explosion', 4],
  ])('refuses %s: %s at %i', async (dice, code, column) => {
    expect(await failure(diceRoller, { dice })).toMatchObject({ code, field: 'dice', place: { column } })
  })

  it('refuses more dice than it can list', async () => {
    expect(await failure(diceRoller, { dice: '1000d6', rolls: 1000 })).toMatchObject({ code: 'too-many-thrown', field: 'rolls' })
  })
})

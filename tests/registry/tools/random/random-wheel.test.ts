import { describe, expect, it } from 'vitest'
import { randomWheel } from '../../../../registry/tools/random/random-wheel.ts'
import { failure, output } from '../../../support/run-tool.ts'

const list = async (text: string) => (await output(randomWheel, { text })).list

describe('random-wheel', () => {
  it('draws in proportion to the weights', async () => {
    let wins = 0
    for (let seed = 0; seed < 2000; seed++) if ((await output(randomWheel, { text: 'a *3\nb' }, { seed })).winner === 'a') wins++
    // 1500 expected; five standard deviations are 97.
    expect(Math.abs(wins - 1500)).toBeLessThan(97)
  })

  it('names the winner that the index points at', async () => {
    for (let seed = 0; seed < 20; seed++) {
      const result = await output(randomWheel, { text: 'a\nb\r\nc\rd' }, { seed })
      expect(result.list[result.index].name).toBe(result.winner)
    }
  })

  it.each([
    ['Anna *3', 'Anna', 3],
    ['  Anna*12  ', 'Anna', 12],
    ['5 * 4', '5', 4],
    ['*3', '*3', 1],
    ['5*', '5*', 1],
    ['Rock * roll', 'Rock * roll', 1],
    ['a*b*2', 'a*b', 2],
    ['👩‍👩‍👧 <b>', '👩‍👩‍👧 <b>', 1],
  ])('reads %j as %s with weight %i', async (text, name, weight) => {
    expect(await list(text)).toEqual([{ name, weight, chance: '100' }])
  })

  it('passes over empty lines, keeps repeats, and rounds chances', async () => {
    expect(await list('a\n\n \na\nb')).toEqual(['a', 'a', 'b'].map((name) => ({ name, weight: 1, chance: '33.3333' })))
    expect((await list(`a *1000\n${'b *1000\n'.repeat(998)}c`))[999].chance).toBe('0.0001')
  })

  it.each([
    ['', 'required', undefined],
    [' \n ', 'required', undefined],
    ['a\nb *0', 'bad-weight', 4],
    ['b *1001', 'bad-weight', 2],
    ['b *2.5', 'bad-weight', 2],
    ['b *1,5', 'bad-weight', 2],
    ['a\nb * -1', 'bad-weight', 4],
    ['a\n'.repeat(1001), 'too-many-entries', undefined],
  ])('refuses %.20j as %s', async (text, code, offset) => {
    expect(await failure(randomWheel, { text })).toMatchObject({ code, field: 'text', ...(offset !== undefined && { place: { offset } }) })
  })
})

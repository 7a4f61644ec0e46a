import { describe, expect, it } from 'vitest'
import { randomChoice } from '../../../../registry/tools/random/random-choice.ts'
import { chiSquared, fairBound } from '../../../support/chi-squared.ts'
import { failure, output } from '../../../support/run-tool.ts'

describe('random-choice', () => {
  it('chooses in proportion to the weights', async () => {
    const { chosen } = await output(randomChoice, { text: 'a *3\nb\nc *2', count: 1000, unique: false }, { seed: 1 })
    const all = [...chosen]
    for (let seed = 2; seed <= 12; seed++)
      all.push(...(await output(randomChoice, { text: 'a *3\nb\nc *2', count: 1000, unique: false }, { seed })).chosen)
    const often = (wanted: string) => all.filter((one) => one === wanted).length
    expect(chiSquared([often('a')], 6000) + chiSquared([often('b')], 2000) + chiSquared([often('c')], 4000)).toBeLessThan(fairBound(2))
  })

  it('logs order, place, weight and chance of what was chosen', async () => {
    const text = 'tea; coffee *2 ;; water\nmilk'
    const { chosen, log, method } = await output(randomChoice, { text, separator: 'semicolon', count: 4 })
    expect(chosen.toSorted()).toEqual(['coffee', 'milk', 'tea', 'water'])
    expect(log.map((row: { entry: string }) => row.entry)).toEqual(chosen)
    expect(log.map((row: { order: number }) => row.order)).toEqual([1, 2, 3, 4])
    expect(log.find((row: { entry: string }) => row.entry === 'coffee')).toMatchObject({ place: 2, weight: 2, chance: '40' })
    expect(method).toEqual({ entries: 4, drawn: 4, source: 'device', seed: '' })
  })

  it('chooses the same again from a seed, whatever chance would say', async () => {
    const input = { text: 'a\nb\nc\nd\ne', count: 5, seed: 'again' }
    expect(await output(randomChoice, input, { seed: 1 })).toEqual(await output(randomChoice, input, { seed: 2 }))
    expect((await output(randomChoice, input)).method).toMatchObject({ source: 'seed', seed: 'again' })
  })

  it.each([
    [{ text: '' }, 'required', 'text'],
    [{ text: ' \n ' }, 'required', 'text'],
    [{ text: 'a\nb', count: 3 }, 'too-few-to-draw', 'count'],
    [{ text: 'a\n'.repeat(2001) }, 'too-many-options', 'text'],
    [{ text: 'a\nb *1001' }, 'bad-weight', 'text'],
  ])('refuses %.40j as %s', async (input, code, field) => {
    expect(await failure(randomChoice, input)).toMatchObject({ code, field })
  })

  it('points at the asterisk of a bad weight', async () => {
    expect(await failure(randomChoice, { text: 'a, b *0', separator: 'comma' })).toMatchObject({ place: { offset: 5 } })
  })
})

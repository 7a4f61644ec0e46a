import { describe, expect, it } from 'vitest'
import { countriesOf } from '../../../../registry/lib/chance/countries.ts'
import { randomCountry } from '../../../../registry/tools/random/random-country.ts'
import { chiSquared, fairBound } from '../../../support/chi-squared.ts'
import { failure, output } from '../../../support/run-tool.ts'

describe('random-country', () => {
  it('draws every country of a region equally often', async () => {
    const counts = new Map<string, number>()
    for (let seed = 0; seed < 12; seed++)
      for (const { code } of (
        await output(randomCountry, { region: 'south-america', kind: 'members', count: 1000, unique: false }, { seed })
      ).details)
        counts.set(code, (counts.get(code) ?? 0) + 1)
    expect([...counts.keys()].toSorted().join(' ')).toBe('AR BO BR CL CO EC GY PE PY SR UY VE')
    expect(chiSquared([...counts.values()], 1000)).toBeLessThan(fairBound(11))
  })

  it('draws all of them once, members or not', async () => {
    const all = await output(randomCountry, { count: 249 })
    expect(new Set(all.details.map(({ code }: { code: string }) => code)).size).toBe(249)
    expect(all.details.filter(({ member }: { member: boolean }) => member)).toHaveLength(193)
    const members = await output(randomCountry, { count: 193, kind: 'members' })
    expect(members.details.every(({ member }: { member: boolean }) => member)).toBe(true)
  })

  it('names them in the language of the page, or the one asked for', async () => {
    const input = { region: 'europe', kind: 'members', count: 43 }
    expect((await output(randomCountry, input, { locale: 'pl' })).countries).toEqual(expect.arrayContaining(['Polska', 'Niemcy', 'Włochy']))
    const { details } = await output(randomCountry, { ...input, language: 'es' }, { locale: 'pl' })
    expect(details).toContainEqual({ name: 'Alemania', flag: '🇩🇪', code: 'DE', region: 'europe', member: true })
  })

  it('draws the same again from a seed', async () => {
    const input = { count: 5, seed: 'again' }
    expect(await output(randomCountry, input, { seed: 1 })).toEqual(await output(randomCountry, input, { seed: 2 }))
  })

  it.each([
    [{ count: 250 }, 'too-few-to-draw', 'count'],
    [{ region: 'south-america', kind: 'members', count: 13 }, 'too-few-to-draw', 'count'],
    [{ region: 'atlantis' }, 'not-a-choice', 'region'],
  ])('refuses %j as %s', async (input, code, field) => {
    expect(await failure(randomCountry, input)).toMatchObject({ code, field })
  })

  it('takes regions apart without losing any but Antarctica', () => {
    const regions = ['africa', 'asia', 'europe', 'north-america', 'south-america', 'oceania'] as const
    const parts = regions.flatMap((region) => countriesOf(region, 'all').map(({ code }) => code))
    expect(countriesOf('any', 'all').filter(({ code }) => !parts.includes(code))).toEqual([{ code: 'AQ', region: 'antarctica' }])
  })
})

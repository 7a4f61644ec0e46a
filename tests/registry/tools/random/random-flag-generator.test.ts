import * as flags from 'country-flag-icons/string/3x2'
import { describe, expect, it } from 'vitest'
import { countriesOf } from '../../../../registry/lib/chance/countries.ts'
import { randomFlagGenerator } from '../../../../registry/tools/random/random-flag-generator.ts'
import { chiSquared, fairBound } from '../../../support/chi-squared.ts'
import { failure, output } from '../../../support/run-tool.ts'

const pictures: Readonly<Record<string, string>> = flags

describe('random-flag-generator', () => {
  it('has a picture of every flag, three to two, that refers to nothing outside and to no name inside', () => {
    for (const { code } of countriesOf('any', 'all')) {
      const picture = pictures[code] ?? ''
      expect(picture, code).toMatch(/^<svg (?:xmlns="http:\/\/www\.w3\.org\/2000\/svg"|viewBox="[\d. -]+"| )+>[\s\S]*<\/svg>$/)
      const [, , width, height] = (/viewBox="([\d. -]+)"/.exec(picture)?.[1] ?? '').split(' ').map(Number) as number[]
      expect((width as number) / (height as number), code).toBeCloseTo(1.5, 2)
      expect(picture, code).not.toMatch(/ id=|href|<script|<style|\son\w+=/)
    }
  })

  it('draws flags equally often', async () => {
    const counts = new Map<string, number>()
    for (let seed = 0; seed < 1200; seed++)
      for (const { code } of (await output(randomFlagGenerator, { region: 'south-america', count: 8 }, { seed })).flags)
        counts.set(code, (counts.get(code) ?? 0) + 1)
    // Without repeats within a draw, counts differ even less than the bound allows.
    expect(counts.size).toBe(16)
    expect(chiSquared([...counts.values()], 600)).toBeLessThan(fairBound(15))
  })

  it('lays the flags that it names side by side, each once', async () => {
    const { svg, flags: named } = await output(randomFlagGenerator, { count: 5 })
    expect(svg.match(/<svg /g)).toHaveLength(6)
    expect(new Set(named.map(({ code }: { code: string }) => code)).size).toBe(5)
    expect(svg).toMatch(/^<svg xmlns="[^"]+" width="1522" height="682" viewBox="0 0 1522 682">/)
    const places = [...svg.matchAll(/<rect x="(\d+)" y="(\d+)" width="480" height="320" fill="none"/g)].map(([, x, y]) => `${x},${y}`)
    expect(places).toEqual(['1,1', '521,1', '1041,1', '1,361', '521,361'])
    const shapes = (code: string) => (pictures[code] as string).replace(/^<svg [^>]*>/, '')
    for (const { code } of named) expect(svg).toContain(shapes(code))
  })

  it('keeps the names to itself for a quiz, and names in another language', async () => {
    expect((await output(randomFlagGenerator, { names: false })).flags).toBeUndefined()
    const { flags: named } = await output(randomFlagGenerator, { region: 'europe', kind: 'members', count: 43, language: 'it' })
    expect(named).toContainEqual({ name: 'Germania', emoji: '🇩🇪', code: 'DE' })
  })

  it('draws the same again from a seed', async () => {
    const input = { count: 5, seed: 'again' }
    expect(await output(randomFlagGenerator, input, { seed: 1 })).toEqual(await output(randomFlagGenerator, input, { seed: 2 }))
  })

  it.each([
    [{ region: 'oceania', kind: 'members', count: 30 }, 'too-few-to-draw', 'count'],
    [{ count: 61 }, 'too-large', 'count'],
  ])('refuses %j as %s', async (input, code, field) => {
    expect(await failure(randomFlagGenerator, input)).toMatchObject({ code, field })
  })
})

import data from 'emojibase-data/en/data.json' with { type: 'json' }
import { describe, expect, it } from 'vitest'
import { randomEmoji } from '../../../../registry/tools/random/random-emoji.ts'
import { chiSquared, fairBound } from '../../../support/chi-squared.ts'
import { failure, output } from '../../../support/run-tool.ts'

type Row = { readonly emoji: string; readonly name: string; readonly group: string; readonly codes: string }
const rows = async (input: object, options?: object): Promise<Row[]> => (await output(randomEmoji, input, options)).details
const all = (group: number) => new Set(data.filter((one) => one.group === group).map(({ emoji }) => emoji))

describe('random-emoji', () => {
  it('draws every emoji of a group, equally often', async () => {
    const counts = new Map<string, number>()
    for (let seed = 0; seed < 85; seed++)
      for (const { emoji } of await rows({ group: 'activities', count: 1000, unique: false }, { seed }))
        counts.set(emoji, (counts.get(emoji) ?? 0) + 1)
    expect(new Set(counts.keys())).toEqual(all(6))
    expect(chiSquared([...counts.values()], 85_000 / counts.size)).toBeLessThan(fairBound(counts.size - 1))
  })

  it.each([
    ['faces', 0],
    ['animals', 3],
    ['food', 4],
    ['travel', 5],
    ['objects', 7],
    ['symbols', 8],
    ['flags', 9],
  ])('draws %s from its group only, without repeats', async (group, number) => {
    const found = await rows({ group, count: 100 })
    expect(new Set(found.map(({ emoji }) => emoji)).size).toBe(100)
    for (const row of found) {
      expect(all(number)).toContain(row.emoji)
      expect(row.group).toBe(group)
    }
  })

  it('never draws skin swatches or loose letters of flags', async () => {
    for (let seed = 0; seed < 20; seed++)
      for (const { emoji } of await rows({ count: 1000 }, { seed }))
        expect(emoji).not.toMatch(/^[\u{1f3fb}-\u{1f3ff}\u{1f9b0}-\u{1f9b3}\u{1f1e6}-\u{1f1ff}]$/u)
  })

  it('puts on the tone asked for, and yellow has none', async () => {
    const tones = /[\u{1f3fb}-\u{1f3ff}]/gu
    for (const { emoji } of await rows({ group: 'people', count: 300 })) expect(emoji).not.toMatch(/[\u{1f3fb}-\u{1f3ff}]/u)
    const dark = (await rows({ group: 'people', count: 300, tone: 'dark' })).flatMap(({ emoji }) => emoji.match(tones) ?? [])
    expect(dark.length).toBeGreaterThan(200)
    expect(new Set(dark)).toEqual(new Set(['🏿']))
    const mixed = (await rows({ group: 'people', count: 300, tone: 'any' })).flatMap(({ emoji }) => emoji.match(tones) ?? [])
    expect(new Set(mixed).size).toBe(5)
  })

  it('writes the code points that the emoji has', async () => {
    for (const { emoji, codes } of await rows({ count: 200, tone: 'medium' })) {
      const own = [...emoji].map((sign) => `U+${(sign.codePointAt(0) as number).toString(16).toUpperCase().padStart(4, '0')}`)
      expect(codes).toBe(own.join(' '))
    }
  })

  it('leaves out what is newer than asked', async () => {
    const newer = new Set(data.filter(({ version }) => version >= 14).map(({ emoji }) => emoji))
    for (const { emoji } of await rows({ count: 1000, newest: '13' })) expect(newer.has(emoji)).toBe(false)
  })

  it('names emoji in the language of the page, or says that it cannot', { tags: 'long' }, async () => {
    const input = { group: 'animals', count: 160 }
    const names = async (locale: string) => (await rows(input, { locale })).map(({ name }) => name)
    expect(await names('en')).toContain('cat')
    expect(await names('pl')).toContain('kot')
    expect(await names('ru')).toContain('кошка')
    expect(await names('fr')).toContain('chat')
    const indonesian = await output(randomEmoji, input, { locale: 'id' })
    expect(indonesian.notices).toEqual([{ code: 'english-names', level: 'info' }])
    expect((await output(randomEmoji, input, { locale: 'es-MX' })).notices).toBeUndefined()
  })

  it('draws the same again from a seed, tones too', async () => {
    const input = { group: 'people', count: 50, tone: 'any', seed: 'again' }
    expect(await output(randomEmoji, input, { seed: 1 })).toEqual(await output(randomEmoji, input, { seed: 2 }))
  })

  it.each([
    [{ group: 'activities', count: 86 }, 'too-few-to-draw', 'count'],
    [{ tone: 'green' }, 'not-a-choice', 'tone'],
  ])('refuses %j as %s', async (input, code, field) => {
    expect(await failure(randomEmoji, input)).toMatchObject({ code, field })
  })
})

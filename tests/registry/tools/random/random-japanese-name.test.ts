import { describe, expect, it } from 'vitest'
import { FEMALE_NAMES, MALE_NAMES, SURNAMES } from '../../../../registry/data/scripts/japanese-names.ts'
import { randomJapaneseName } from '../../../../registry/tools/random/random-japanese-name/tool.ts'
import { chiSquared, fairBound } from '../../../support/chi-squared.ts'
import { failure, output } from '../../../support/run-tool.ts'

type Row = { readonly name: string; readonly kana: string; readonly latin: string; readonly gender?: string }
const rows = async (input: object, options?: object): Promise<Row[]> => (await output(randomJapaneseName, input, options)).details
const kanji = (list: readonly { readonly kanji: string }[]) => new Set(list.map((name) => name.kanji))

describe('random-japanese-name', () => {
  it.each([
    ['surnames', SURNAMES, 200],
    ['names of women', FEMALE_NAMES, 170],
    ['names of men', MALE_NAMES, 170],
  ])('has enough %s, each once, in kanji with a reading in hiragana', (_, list, least) => {
    expect(list.length).toBeGreaterThanOrEqual(least)
    expect(kanji(list).size).toBe(list.length)
    for (const name of list) expect(`${name.kanji} ${name.kana}`).toMatch(/^[\p{Script=Han}々]+ [ぁ-ん]+(?:-[ぁ-ん]+)?$/u)
  })

  // The readings that everybody knows from the news and from novels.
  it.each([
    ['佐藤', 'さとう'],
    ['長谷川', 'はせがわ'],
    ['五十嵐', 'いがらし'],
    ['服部', 'はっとり'],
    ['翔平', 'しょうへい'],
    ['大和', 'やまと'],
    ['弥生', 'やよい'],
    ['小百合', 'さゆり'],
  ])('reads %s as %s', (name, kana) => {
    expect([...SURNAMES, ...FEMALE_NAMES, ...MALE_NAMES]).toContainEqual({ kanji: name, kana })
  })

  it('draws surnames equally often', async () => {
    const counts = new Map<string, number>()
    for (let seed = 0; seed < 40; seed++)
      for (const { name } of await rows({ part: 'surname', count: 1000, unique: false }, { seed }))
        counts.set(name, (counts.get(name) ?? 0) + 1)
    expect(counts.size).toBe(SURNAMES.length)
    expect(chiSquared([...counts.values()], 40_000 / SURNAMES.length)).toBeLessThan(fairBound(SURNAMES.length - 1))
  })

  it('puts a surname and a given name together, never the same pair twice', async () => {
    const [surnames, women, men] = [kanji(SURNAMES), kanji(FEMALE_NAMES), kanji(MALE_NAMES)]
    const all = await rows({ count: 1000 })
    expect(new Set(all.map(({ name, gender }) => `${name} ${gender}`)).size).toBe(1000)
    for (const { name, kana, gender } of all) {
      const [surname = '', given = ''] = name.split(' ')
      expect(surnames).toContain(surname)
      expect(gender === 'female' ? women : men).toContain(given)
      expect(kana).toMatch(/^[ぁ-ん]+ [ぁ-ん]+$/)
    }
    expect(new Set(all.map(({ gender }) => gender))).toEqual(new Set(['female', 'male']))
  })

  it('draws only what is asked', async () => {
    const women = await rows({ part: 'given', gender: 'female', count: FEMALE_NAMES.length })
    expect(new Set(women.map(({ name }) => name))).toEqual(kanji(FEMALE_NAMES))
    expect((await rows({ gender: 'male', count: 200 })).every(({ gender }) => gender === 'male')).toBe(true)
    expect((await rows({ part: 'surname' }))[0]?.gender).toBeUndefined()
  })

  it('writes Latin letters in the order and way asked', async () => {
    const japanese = await rows({ count: 300, seed: 's' })
    const western = await rows({ count: 300, seed: 's', order: 'western' })
    expect(western.map(({ latin }) => latin.split(' ').toReversed().join(' '))).toEqual(japanese.map(({ latin }) => latin))
    const plain = await rows({ count: 300, seed: 's', long: 'plain' })
    expect(plain.map(({ latin }) => latin)).toEqual(japanese.map(({ latin }) => latin.normalize('NFD').replace(/\u0304/g, '')))
  })

  it('draws the same again from a seed', async () => {
    expect(await rows({ count: 9, seed: 'again' }, { seed: 1 })).toEqual(await rows({ count: 9, seed: 'again' }, { seed: 2 }))
  })

  it.each([
    [{ part: 'surname', count: 203 }, 'too-few-to-draw', 'count'],
    [{ gender: 'robot' }, 'not-a-choice', 'gender'],
  ])('refuses %j as %s', async (input, code, field) => {
    expect(await failure(randomJapaneseName, input)).toMatchObject({ code, field })
  })
})

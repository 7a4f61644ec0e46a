import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { seededRandom } from '../../../../engine/core/random.ts'
import { measureText } from '../../../../registry/lib/pictures/svg-text.ts'
import { type PlacedWord, placeWords } from '../../../../registry/tools/generators/word-cloud-generator/cloud.ts'
import { wordCloudGenerator } from '../../../../registry/tools/generators/word-cloud-generator/tool.ts'
import { chiSquared, fairBound } from '../../../support/chi-squared.ts'
import { failure, output } from '../../../support/run-tool.ts'

const words = fc.array(fc.record({ text: fc.stringMatching(/^[A-Za-zéł]{1,14}$/), weight: fc.integer({ min: 1, max: 1000 }) }), {
  minLength: 1,
  maxLength: 60,
})
const BOX = { width: 900, height: 600 }
const place = (list: { text: string; weight: number }[], upright: 0 | 1 | 2 = 1, seed = 1, box = BOX) =>
  placeWords(list, box, upright, seededRandom(seed), () => {})

/** The room of a word as its letters are drawn. */
function letters({ text, size, x, y, isUpright }: PlacedWord) {
  const long = (measureText(text).thousandths * size) / 1000
  const [w, h] = isUpright ? [size, long] : [long, size]
  return { left: x - w / 2, right: x + w / 2, top: y - h / 2, bottom: y + h / 2 }
}

describe('placing words', () => {
  it('lays no word over another or over the edge', () => {
    fc.assert(
      fc.property(words, fc.constantFrom(0, 1, 2), fc.nat(1000), (list, upright, seed) => {
        const rooms = place(list, upright as 0 | 1 | 2, seed).map(letters)
        for (const [index, room] of rooms.entries()) {
          expect(Math.min(room.left, room.top)).toBeGreaterThanOrEqual(0)
          expect(room.right).toBeLessThanOrEqual(900)
          expect(room.bottom).toBeLessThanOrEqual(600)
          for (const other of rooms.slice(0, index))
            expect(room.left < other.right && other.left < room.right && room.top < other.bottom && other.top < room.bottom).toBe(false)
        }
      }),
    )
  })

  it('gives areas in proportion to the weights', () => {
    const [heavy, light] = place([
      { text: 'bread', weight: 40 },
      { text: 'bread', weight: 10 },
    ])
    expect((heavy?.size ?? 0) / (light?.size ?? 1)).toBeCloseTo(2, 6)
  })

  it('finds room for two hundred words', () => {
    const list = Array.from({ length: 200 }, (_, index) => ({ text: `word${index}`, weight: 200 - index }))
    expect(place(list)).toHaveLength(200)
    expect(place(list, 1, 1, { width: 200, height: 200 }).length).toBeLessThan(200)
  })

  it('turns one word in four, or one in two, as chance has it (a fair source fails less than once in 1e9)', { tags: 'long' }, () => {
    for (const [upright, share] of [
      [1, 1 / 4],
      [2, 1 / 2],
    ] as const) {
      let turned = 0
      for (let seed = 0; seed < 10_000; seed++) turned += place([{ text: 'a', weight: 1 }], upright, seed)[0]?.isUpright ? 1 : 0
      expect(chiSquared([turned], 10_000 * share) + chiSquared([10_000 - turned], 10_000 * (1 - share))).toBeLessThan(fairBound(1))
    }
    expect(place([{ text: 'a', weight: 1 }], 0)[0]?.isUpright).toBe(false)
  })
})

describe('word-cloud-generator', () => {
  it('counts without regard to case, in the most frequent spelling', async () => {
    const { words: found } = await output(wordCloudGenerator, { text: 'NASA nasa NASA moon', language: 'en' })
    expect(found).toEqual([
      { word: 'NASA', times: 3 },
      { word: 'moon', times: 1 },
    ])
  })

  it('leaves out common words of the language, and the visitor’s own', async () => {
    const list = async (input: object) =>
      (await output(wordCloudGenerator, { text: 'Na stole leży chleb i masło, a pod nim chleb', language: 'pl', ...input })).words.map(
        ({ word }: { word: string }) => word,
      )
    expect(await list({})).toEqual(['chleb', 'stole', 'leży', 'masło'])
    expect(await list({ leaveOut: 'Chleb, MASŁO' })).toEqual(['stole', 'leży'])
    expect(await list({ stopWords: false })).toContain('Na')
  })

  it('reads weights with commas, colons and words of several parts', async () => {
    const { words: found } = await output(wordCloudGenerator, { contents: 'weights', text: 'rye bread: 2.5\r\nbutter,3\n\ntea  1' })
    expect(found).toEqual([
      { word: 'butter', times: 3 },
      { word: 'rye bread', times: 2.5 },
      { word: 'tea', times: 1 },
    ])
  })

  it('draws the same again from a seed, and something else from another', async () => {
    const draw = async (seed: string) =>
      (await output(wordCloudGenerator, { text: 'one two three four five six', seed, stopWords: false })).svg
    expect(await draw('Łódź')).toBe(await draw('Łódź'))
    expect(await draw('Łódź')).not.toBe(await draw('Gdańsk'))
  })

  it('lets no word become markup, and says what found no room', async () => {
    const { svg } = await output(wordCloudGenerator, { contents: 'weights', text: '<script>alert(1)</script> 5\n"&\u0000 3' })
    expect(svg.replaceAll(/<\/?(svg|title|rect|g|text)\b[^<>]*>/g, '')).not.toMatch(/[<>\0]/)
    const many = Array.from({ length: 200 }, (_, index) => `${'W'.repeat(20)}${index} 1`).join('\n')
    const { notices } = await output(wordCloudGenerator, { contents: 'weights', text: many, width: 200, height: 200, count: 200 })
    expect(notices).toMatchObject([{ code: 'no-room', level: 'warning' }])
  })

  it.each([
    [{ text: ' ' }, 'required', undefined],
    [{ text: 'the and of', language: 'en' }, 'no-words', undefined],
    [{ text: '12 34', language: 'en' }, 'no-words', undefined],
    [{ contents: 'weights', text: 'bread 2\nbutter' }, 'bad-weight-line', 8],
    [{ contents: 'weights', text: 'bread 0' }, 'bad-weight-line', 0],
    [{ contents: 'weights', text: `${'x'.repeat(1000)} 1` }, 'bad-weight-line', 0],
  ])('refuses %j as %s', async (input, code, offset) => {
    const found = await failure(wordCloudGenerator, input)
    expect(found).toMatchObject({ code, field: 'text' })
    expect(found.place?.offset).toBe(offset)
  })
})

import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { STOP_WORDS } from '../../../../registry/data/text/stop-words.ts'
import { wordFrequencyCounter } from '../../../../registry/tools/text/word-frequency-counter.ts'
import { failure, output } from '../../../support/run-tool.ts'

const count = async (text: string, more: object = {}) => output(wordFrequencyCounter, { text, language: 'en', ...more })
const times = async (text: string, more: object = {}): Promise<Record<string, number>> =>
  Object.fromEntries((await count(text, more)).words.map(({ word, times: number }: { word: string; times: number }) => [word, number]))

describe('word-frequency-counter', () => {
  it('ranks words, equal ones alike and in the order of the text', async () => {
    expect((await count('b a c b a d')).words).toEqual([
      { rank: 1, word: 'b', times: 2, share: 200 / 6 },
      { rank: 1, word: 'a', times: 2, share: 200 / 6 },
      { rank: 3, word: 'c', times: 1, share: 100 / 6 },
      { rank: 3, word: 'd', times: 1, share: 100 / 6 },
    ])
    expect(await count('')).toEqual({ counts: { words: 0, different: 0, once: 0, rows: 0 }, words: [] })
  })

  it('folds case by language, accents and apostrophes', async () => {
    expect(await times("Don’t don't DON’T")).toEqual({ "don't": 3 })
    expect(await times('İZMİR izmir', { language: 'tr' })).toEqual({ izmir: 2 })
    expect(await times('caf\u00e9 cafe\u0301')).toEqual({ café: 2 })
    expect(await times('Polish polish', { ignoreCase: false })).toEqual({ Polish: 1, polish: 1 })
  })

  it('finds words in scripts without spaces', async () => {
    expect(await times('我爱北京，北京爱我。', { language: 'zh' })).toEqual({ 我: 2, 爱: 2, 北京: 2 })
    expect(await times('ภาษาไทย ภาษา', { language: 'th' })).toEqual({ ภาษา: 2, ไทย: 1 })
  })

  it('parts elisions in French and Italian only', async () => {
    expect(await times("L’ami d'hier, aujourd’hui qu'il", { language: 'fr' })).toEqual({
      "l'": 1,
      ami: 1,
      "d'": 1,
      hier: 1,
      "aujourd'hui": 1,
      "qu'": 1,
      il: 1,
    })
    expect(await times("dell'acqua un'amica", { language: 'it', stopWords: true })).toEqual({ acqua: 1, amica: 1 })
    expect(await times("o'clock d'accord")).toEqual({ "o'clock": 1, "d'accord": 1 })
  })

  it('counts phrases inside sentences and lines', async () => {
    expect(await times('red fox. Red fox runs\nred fox', { phrase: '2' })).toEqual({ 'red fox': 3, 'fox runs': 1 })
    expect(await times('a b c a b c', { phrase: '3' })).toEqual({ 'a b c': 2, 'b c a': 1, 'c a b': 1 })
    expect((await count('one', { phrase: '2' })).words).toEqual([])
  })

  it('leaves out what is asked', async () => {
    expect(await times('The state of the art', { phrase: '3', stopWords: true })).toEqual({})
    expect(await times('state of art', { phrase: '3', stopWords: true })).toEqual({ 'state of art': 1 })
    expect(await times("I didn’t say that Anna's here", { stopWords: true })).toEqual({ say: 1, "anna's": 1 })
    expect(await times('a bb 👩‍👩‍👧 ccc', { shortest: 2 })).toEqual({ bb: 1, ccc: 1 })
    expect(await times('e\u0301e\u0301 abc', { shortest: 3 })).toEqual({ abc: 1 })
    expect(await times('in 2026 2 a2', { numbers: false })).toEqual({ in: 1, a2: 1 })
    expect(await times('x x y', { least: 2 })).toEqual({ x: 2 })
    expect(await times('Red Green blue', { leaveOut: 'RED,blue', ignoreCase: false })).toEqual({ Green: 1 })
    expect((await count('the the cat', { stopWords: true })).words).toEqual([{ rank: 1, word: 'cat', times: 1, share: 100 / 3 }])
  })

  it.each([
    ['en', 'the house and the garden are ours', ['house', 'garden']],
    ['es', 'la casa y el jardín son nuestros', ['casa', 'jardín']],
    ['fr', 'la maison et le jardin sont à nous', ['maison', 'jardin']],
    ['id', 'rumah dan kebun itu adalah milik kami', ['rumah', 'kebun', 'milik']],
    ['it', 'la casa e il giardino sono nostri', ['casa', 'giardino']],
    ['pl', 'dom i ogród są nasze', ['dom', 'ogród']],
    ['pt', 'a casa e o jardim são nossos', ['casa', 'jardim']],
    ['ru', 'дом и сад были нашими', ['дом', 'сад', 'нашими']],
  ])('knows the common words of %s', async (language, text, left) => {
    expect(Object.keys(await times(text, { language, stopWords: true }))).toEqual(left)
  })

  it('has at least a hundred common words for each language, in small letters', () => {
    for (const words of Object.values(STOP_WORDS)) {
      expect(words.size).toBeGreaterThan(100)
      for (const word of words) expect(word).toBe(word.normalize('NFC').toLowerCase())
    }
  })

  it('cuts the table and says so', async () => {
    const { counts, notices, words, chart } = await count('a b c a', { count: 2 })
    expect(words).toHaveLength(2)
    expect(counts).toEqual({ words: 4, different: 3, once: 2, rows: 2 })
    expect(notices).toEqual([{ code: 'cut', params: { count: 1 } }])
    expect(chart).toEqual({ type: 'bar', labels: ['a', 'b'], series: [{ name: 'times', values: [2, 1] }] })
  })

  it('gives counts and shares that add up', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.constantFrom('red', 'green', '__proto__', 'constructor'), { minLength: 1, maxLength: 50 }),
        async (list) => {
          const { counts, words } = await count(list.join(' '))
          expect(counts.words).toBe(list.length)
          for (const { word, times: number } of words) expect(number).toBe(list.filter((one) => one === word).length)
          expect(words.reduce((sum: number, { share }: { share: number }) => sum + share, 0)).toBeCloseTo(100)
        },
      ),
    )
  })

  it('takes hostile text', async () => {
    for (const phrase of ['1', '3'])
      for (const text of [
        'a'.repeat(1_000_000),
        'a '.repeat(300_000),
        "l'".repeat(300_000),
        `a${'\u0301'.repeat(200_000)}`,
        '\ud800\u0000',
      ])
        expect((await count(text, { phrase, language: 'fr', shortest: 5 })).counts.words).toBeGreaterThanOrEqual(0)
  })

  it('refuses what is out of bounds', async () => {
    expect(await failure(wordFrequencyCounter, { text: 'a', phrase: '4' })).toMatchObject({ code: 'not-a-choice', field: 'phrase' })
    expect(await failure(wordFrequencyCounter, { text: 'a', count: 0 })).toMatchObject({ code: 'too-small', field: 'count' })
  })
})

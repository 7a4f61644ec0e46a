import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { wordCounter } from '../../../../registry/tools/text/word-counter.ts'
import { failure, output } from '../../../support/run-tool.ts'

const count = async (text: string, more: object = {}) => output(wordCounter, { text, language: 'en', ...more })

describe('word-counter', () => {
  // UAX 29, table 3 and section 4: apostrophes and decimal points join, the rest parts.
  it.each([
    ['', 0],
    [' \n\t', 0],
    ["can't 3.14 1,000 e.g. U.S.A.", 5],
    ['well-being state-of-the-art – a -b c- d - e', 7],
    ['one,two;three/four', 4],
    ['!!! ??? 😀', 0],
    ['ſ\u0301a naïve', 2],
    ['-', 0],
    ['a--b', 2],
  ])('counts the words of %j', async (text, words) => {
    expect((await count(text)).counts.words).toBe(words)
  })

  it('counts words of scripts without spaces', async () => {
    expect((await count('我爱北京', { language: 'zh' })).counts.words).toBe(3)
    expect((await count('ภาษาไทย', { language: 'th' })).counts.words).toBe(2)
    expect((await count('私は学生です', { language: 'ja' })).counts.words).toBeGreaterThan(2)
    expect((await count('Привет, мир! नमस्ते दुनिया', { language: 'ru' })).counts.words).toBe(4)
  })

  it.each([
    ['', { sentences: 0, paragraphs: 0, lines: 0 }],
    ['One. Two? Three!', { sentences: 3, paragraphs: 1, lines: 1 }],
    ['a\nb\n\nc\n', { paragraphs: 2, lines: 4 }],
    ['a\r\n\r\n \r\nb', { paragraphs: 2, lines: 4 }],
    ['\n\n\na', { paragraphs: 1, lines: 4 }],
    ['… !', { sentences: 0 }],
    ['今日は。元気？', { sentences: 2 }],
    ['Dr. Smith met J. R. R. Tolkien. They talked.', { sentences: 2 }],
  ])('counts the parts of %j', async (text, parts) => {
    expect((await count(text)).counts).toMatchObject(parts)
  })

  it('counts a letter with its marks and a family emoji once', async () => {
    expect((await count('e\u0301 👨‍👩‍👧\r\n')).counts).toMatchObject({ characters: 4, charactersWithoutSpaces: 2 })
  })

  it('joins nothing across the spaces that it leaves out', async () => {
    expect((await count('a \u0301')).counts).toMatchObject({ characters: 2, charactersWithoutSpaces: 2 })
    expect((await count('🇵 🇱\r\n')).counts).toMatchObject({ characters: 4, charactersWithoutSpaces: 2 })
  })

  it('takes time by the speeds, rounded up', async () => {
    expect((await count('a '.repeat(300), { readingSpeed: 100, speakingSpeed: 120 })).counts).toMatchObject({
      readingTime: 180,
      speakingTime: 150,
    })
    expect((await count('a', { readingSpeed: 2000 })).counts.readingTime).toBe(1)
  })

  it('ranks keywords by frequency, then by place, without regard to capitals', async () => {
    const { keywords } = await count('b A a B c', { count: 5 })
    expect(keywords).toEqual([
      { keyword: 'b', times: 2, share: 40 },
      { keyword: 'a', times: 2, share: 40 },
      { keyword: 'c', times: 1, share: 20 },
    ])
    expect((await count('İZMİR izmir', { language: 'tr' })).keywords).toEqual([{ keyword: 'izmir', times: 2, share: 100 }])
  })

  it('leaves short keywords out and keeps their weight', async () => {
    expect((await count('to do anything', { shortest: 3 })).keywords).toEqual([{ keyword: 'anything', times: 1, share: 100 / 3 }])
    expect((await count('one', { phrase: '3' })).keywords).toEqual([])
    expect((await count('a b c a b c', { phrase: '3', count: 1 })).keywords).toEqual([{ keyword: 'a b c', times: 2, share: 50 }])
  })

  it('gives shares that add up when every keyword is shown', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.constantFrom('red', 'green', 'blue', '__proto__', 'constructor'), { minLength: 1, maxLength: 50 }),
        async (words) => {
          const { counts, keywords } = await count(words.join(' '), { count: 100 })
          expect(counts.words).toBe(words.length)
          expect(keywords.reduce((sum: number, { share }: { share: number }) => sum + share, 0)).toBeCloseTo(100)
        },
      ),
    )
  })

  it('takes hostile text', async () => {
    for (const text of [
      'a'.repeat(1_000_000),
      'a '.repeat(50_000),
      '\n'.repeat(100_000),
      `a${'\u0301'.repeat(20_000)}`,
      '-'.repeat(50_000),
      '\ud800\u0000\u202e',
    ])
      expect((await count(text)).counts.characters).toBeGreaterThan(0)
  })

  it('refuses what is out of bounds', async () => {
    expect(await failure(wordCounter, { text: 'a', readingSpeed: 0 })).toMatchObject({ code: 'too-small', field: 'readingSpeed' })
    expect(await failure(wordCounter, { text: 'a', count: 1001 })).toMatchObject({ code: 'too-large', field: 'count' })
  })
})

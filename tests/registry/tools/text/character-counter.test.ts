import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { GSM_BASIC, GSM_EXTENDED } from '../../../../registry/data/text/gsm-7.ts'
import { characterCounter } from '../../../../registry/tools/text/character-counter/tool.ts'
import { failure, output } from '../../../support/run-tool.ts'

const count = (text: string) => output(characterCounter, { text })
const used = async (text: string, place: string) => (await count(text)).limits.find((row: { place: string }) => row.place === place).used

describe('character-counter', () => {
  it.each([
    ['', { characters: 0, charactersWithoutSpaces: 0, spaces: 0, lines: 0 }],
    ['e \u0301', { characters: 2, charactersWithoutSpaces: 2, spaces: 1 }],
    ['🇵  🇱', { characters: 4, charactersWithoutSpaces: 2, spaces: 2 }],
    ['a b\u00a0c\r\n', { characters: 6, charactersWithoutSpaces: 3, spaces: 3, lines: 1 }],
    ['e\u0301', { characters: 1, letters: 1 }],
    ['नमस्ते', { characters: 3 }],
    ['🇵🇱👍🏽', { characters: 2, letters: 0 }],
    ['٣4½', { digits: 2 }],
  ])('counts %j', async (text, counts) => {
    expect((await count(text)).counts).toMatchObject(counts)
  })

  it('agrees with the platform on code points, units and bytes', async () => {
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: 'binary' }), async (text) => {
        expect((await count(text)).technical).toEqual({
          codePoints: [...text].length,
          utf16: text.length,
          utf8: new TextEncoder().encode(text).length,
        })
      }),
    )
  })

  it('knows the GSM alphabet: 128 codes less the escape, and ten doubled', () => {
    expect(new Set(GSM_BASIC).size).toBe(127)
    expect(new Set(GSM_EXTENDED).size).toBe(10)
  })

  // 3GPP TS 23.038 and 23.040.
  it.each([
    ['', 'gsm-7', 0, 0, 160],
    ['a'.repeat(160), 'gsm-7', 1, 160, 0],
    ['a'.repeat(161), 'gsm-7', 2, 161, 145],
    ['a'.repeat(306), 'gsm-7', 2, 306, 0],
    ['a'.repeat(307), 'gsm-7', 3, 307, 152],
    ['€'.repeat(80), 'gsm-7', 1, 160, 0],
    // The escape pair does not fit into septet 153, so the first part ends at 152.
    [`${'a'.repeat(152)}€${'a'.repeat(10)}`, 'gsm-7', 2, 164, 141],
    ['ą'.repeat(70), 'ucs-2', 1, 70, 0],
    ['ą'.repeat(71), 'ucs-2', 2, 71, 63],
    // An emoji of two units does not fit into unit 67.
    [`${'ą'.repeat(66)}😀${'ą'.repeat(3)}`, 'ucs-2', 2, 71, 62],
    ['`', 'ucs-2', 1, 1, 69],
  ])('counts the SMS %j', async (text, encoding, messages, spent, left) => {
    expect((await count(text)).sms).toEqual({ encoding, messages, used: spent, left })
  })

  // twitter-text, conformance/validate.yml and configuration v3.
  it.each([
    ['abc', 3],
    ['日本語', 6],
    ['ж', 1],
    ['e\u0301', 1],
    ['😀', 2],
    ['👨‍👩‍👧‍👦', 2],
    ['👍🏽', 2],
    ['“”–—…', 6],
    ['see https://example.com/a/very/long/path/that/goes/on.', 28],
    ['http://a.pl http://b.pl', 47],
  ])('weighs %j for X', async (text, length) => {
    expect(await used(text, 'x')).toBe(length)
  })

  it('counts for the other places as each does', async () => {
    const text = 'é👨‍👩‍👧 https://example.com/long/address/here'
    expect(await used(text, 'bluesky')).toBe(40)
    expect(await used(text, 'mastodon')).toBe(26)
    // Threads API, Posts: “Emojis are counted as the number of UTF-8 bytes.”
    expect(await used('é😀 ©—Ж', 'threads')).toBe(9)
    expect(await used('👩🏽‍🚀❤️1️⃣', 'threads')).toBe(new TextEncoder().encode('👩🏽‍🚀❤️1️⃣').length)
    expect(await used('é😀', 'instagram')).toBe(3)
    expect(await used('é😀', 'youtubeDescription')).toBe(6)
  })

  it('says what is left and whether it fits', async () => {
    const { limits } = await count('a'.repeat(281))
    expect(limits[0]).toEqual({ place: 'x', used: 281, limit: 280, left: -1, fits: false })
    expect(limits[1]).toMatchObject({ place: 'bluesky', left: 19, fits: true })
  })

  it('takes hostile text', async () => {
    for (const text of [
      'a'.repeat(500_000),
      '€'.repeat(50_000),
      'http://'.repeat(20_000),
      `http://${'.'.repeat(50_000)}`,
      `a${'\u0301'.repeat(20_000)}`,
      '\ud800\u0000\u202e',
    ])
      expect((await count(text)).counts.characters).toBeGreaterThan(0)
  })

  it('refuses what is not a text', async () => {
    expect(await failure(characterCounter, {})).toMatchObject({ code: 'required', field: 'text' })
  })
})

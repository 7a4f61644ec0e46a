import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { corruptedFontGenerator } from '../../../../registry/tools/styled-text/corrupted-font-generator.ts'
import { failure, output } from '../../../support/run-tool.ts'

describe('corrupted-font-generator', () => {
  const COMBINING = /\p{M}/gu
  const marksOf = (text: string) => text.match(COMBINING)?.length ?? 0
  const plain = async (text: string) => (await output(corruptedFontGenerator, { text, direction: 'plain' })).text

  it('is repeatable by its seed', async () => {
    const text = 'The quick brown fox'
    const [first, again, other] = await Promise.all(
      ['a', 'a', 'b'].map(async (seed) => (await output(corruptedFontGenerator, { text }, { seed })).text),
    )
    expect(again).toBe(first)
    expect(other).not.toBe(first)
  })

  it('puts between 11 and 27 marks on each letter at usual strength, and none on spaces', async () => {
    for (const seed of ['a', 'b', 'c']) {
      const { text } = await output(corruptedFontGenerator, { text: 'x '.repeat(200) }, { seed })
      const heaps = text.split(' ').slice(0, -1).map(marksOf)
      expect(heaps).toHaveLength(200)
      expect(Math.min(...heaps)).toBeGreaterThanOrEqual(11)
      expect(Math.max(...heaps)).toBeLessThanOrEqual(27)
    }
  })

  it('grows with its strength, and puts marks only where it is told', async () => {
    const text = 'a'.repeat(300)
    const [weak, usual, strong] = await Promise.all(
      [1, 5, 10].map(async (strength) => marksOf((await output(corruptedFontGenerator, { text, strength })).text)),
    )
    expect(weak).toBeLessThan(usual as number)
    expect(usual).toBeLessThan(strong as number)
    const above = (await output(corruptedFontGenerator, { text, marks: ['up'] })).text
    // Canonical order puts U+0316, a mark below, before marks above: nothing may be in order with it already.
    expect([...above].filter((sign) => `a${sign}\u0316`.normalize('NFD') === `a${sign}\u0316` && /\p{M}/u.test(sign))).toEqual([])
  })

  it('takes a long text, and the result of it the other way', async () => {
    const { text } = await output(corruptedFontGenerator, { text: 'a'.repeat(10_000), strength: 10 })
    expect([...new Set(await plain(text))].join('').toLowerCase()).toContain('a')
    expect(await failure(corruptedFontGenerator, { text: 'a'.repeat(10_001) })).toMatchObject({
      code: 'too-long',
      field: 'text',
      params: { count: 10_000 },
    })
  })

  it('refuses to put marks nowhere', async () => {
    expect(await failure(corruptedFontGenerator, { text: 'a', marks: [] })).toMatchObject({ code: 'required', field: 'marks' })
  })

  it('takes only its own marks away from words in many languages', async () => {
    const text = 'Tiếng Việt, हिन्दी, שָׁלוֹם, مُحَمَّد, ไทย, ọ́ g̃ ą́, ἄνθρωπος, йод, 한국어, 👨‍👩‍👧 1️⃣ \u{1f1eb}\u{1f1f7}'
    expect(await plain(text)).toBe(text.normalize('NFC'))
    for (const seed of ['a', 'b', 'c']) {
      const { text: marked } = await output(corruptedFontGenerator, { text, marks: ['up', 'down'] }, { seed })
      expect(marksOf(marked)).toBeGreaterThan(marksOf(text))
      expect(await plain(marked)).toBe(text.normalize('NFC'))
    }
  })

  it('cleans text from elsewhere, whose marks are those of accents too', async () => {
    expect(await plain('h\u030d\u0302\u0311\u0323e\u0316\u0300\u0334y\u0489\u0321 n\u0363\u0302o')).toBe('hey no')
    expect(await plain('x\u0302\u0323\u0307y\u0301')).toBe('xý')
  })

  it('strews signs in, and takes them away', async () => {
    const text = 'a'.repeat(500)
    const { text: marked } = await output(corruptedFontGenerator, { text })
    expect(marked).toMatch(/[\ufffd┼╬╫┤├╪]/u)
    expect(await plain(marked)).not.toMatch(/[\ufffd┼╬╫┤├╪]/u)
  })

  it('takes an empty text', async () => {
    expect(await output(corruptedFontGenerator, { text: '' })).toEqual({ text: '' })
    expect(await plain('')).toBe('')
  })

  it('is undone by its other direction', async () => {
    const units = fc.constantFrom(...'aZ09 é\n😀жếहש.,!\t', '\r\n', 'ọ́', '\ud800')
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: units }), fc.integer({ min: 1, max: 10 }), fc.string(), async (text, strength, seed) => {
        const { text: marked } = await output(corruptedFontGenerator, { text, strength }, { seed })
        expect(await plain(marked)).toBe(text.normalize('NFC'))
      }),
    )
  })
})

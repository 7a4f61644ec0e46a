import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { corruptedFontGenerator } from '../../../../registry/tools/styled-text/corrupted-font-generator.ts'
import { creepyFontGenerator } from '../../../../registry/tools/styled-text/creepy-font-generator.ts'
import { cursedFontGenerator } from '../../../../registry/tools/styled-text/cursed-font-generator.ts'
import { glitchFontGenerator } from '../../../../registry/tools/styled-text/glitch-font-generator.ts'
import { zalgoFontGenerator } from '../../../../registry/tools/styled-text/zalgo-font-generator.ts'
import { failure, output } from '../../../support/run-tool.ts'

/** Fonts that heap combining marks on letters. */
const TOOLS = [
  { tool: creepyFontGenerator, least: 4, most: 11 },
  { tool: cursedFontGenerator, least: 9, most: 20 },
  { tool: corruptedFontGenerator, least: 11, most: 27 },
  { tool: glitchFontGenerator, least: 3, most: 7 },
  { tool: zalgoFontGenerator, least: 3, most: 22 },
]
/** This one changes some letters too, so that only their number can be told afterwards. */
const keepsLetters = (tool: object) => tool !== glitchFontGenerator

const marksOf = (text: string) => text.match(/\p{M}/gu)?.length ?? 0

describe.each(TOOLS)('$tool.id', ({ tool, least, most }) => {
  const plain = async (text: string): Promise<string> => (await output(tool, { text, direction: 'plain' })).text

  it('is repeatable by its seed', async () => {
    const text = 'The quick brown fox'
    const [first, again, other] = await Promise.all(['a', 'a', 'b'].map(async (seed) => (await output(tool, { text }, { seed })).text))
    expect(again).toBe(first)
    expect(other).not.toBe(first)
  })

  it(`puts between ${least} and ${most} marks on each letter at usual strength, and none on spaces`, async () => {
    for (const seed of ['a', 'b', 'c']) {
      const { text } = await output(tool, { text: 'x '.repeat(200) }, { seed })
      const heaps = text.split(' ').slice(0, -1).map(marksOf)
      expect(heaps).toHaveLength(200)
      expect(Math.min(...heaps)).toBeGreaterThanOrEqual(least)
      expect(Math.max(...heaps)).toBeLessThanOrEqual(most)
    }
  })

  it('grows with its strength, and puts marks only where it is told', async () => {
    const text = 'a'.repeat(300)
    const [weak, usual, strong] = await Promise.all(
      [1, 5, 10].map(async (strength) => marksOf((await output(tool, { text, strength })).text)),
    )
    expect(weak).toBeLessThan(usual as number)
    expect(usual).toBeLessThan(strong as number)
    const above = (await output(tool, { text, marks: ['up'] })).text
    // Canonical order puts U+0316, a mark below, before marks above: nothing may be in order with it already.
    expect([...above].filter((sign) => `a${sign}\u0316`.normalize('NFD') === `a${sign}\u0316` && /\p{M}/u.test(sign))).toEqual([])
  })

  it('takes a long text, and the result of it the other way', async () => {
    const { text } = await output(tool, { text: 'a'.repeat(10_000), strength: 10 })
    expect([...new Set(await plain(text))].join('').toLowerCase()).toContain('a')
    expect(await failure(tool, { text: 'a'.repeat(10_001) })).toMatchObject({ code: 'too-long', field: 'text', params: { count: 10_000 } })
  })

  it('refuses to put marks nowhere', async () => {
    expect(await failure(tool, { text: 'a', marks: [] })).toMatchObject({ code: 'required', field: 'marks' })
  })

  it('takes only its own marks away from words in many languages', async () => {
    const text = 'Tiếng Việt, हिन्दी, שָׁלוֹם, مُحَمَّد, ไทย, ọ́ g̃ ą́, ἄνθρωπος, йод, 한국어, 👨‍👩‍👧 1️⃣ \u{1f1eb}\u{1f1f7}'
    expect(await plain(text)).toBe(text.normalize('NFC'))
    for (const seed of ['a', 'b', 'c']) {
      const { text: marked } = await output(tool, { text, marks: ['up', 'down'] }, { seed })
      expect(marksOf(marked)).toBeGreaterThan(marksOf(text))
      if (keepsLetters(tool)) expect(await plain(marked)).toBe(text.normalize('NFC'))
      else expect(await plain(marked)).toHaveLength(text.normalize('NFC').length)
    }
  })

  it('cleans text from elsewhere, whose marks are those of accents too', async () => {
    expect(await plain('h\u030d\u0302\u0311\u0323e\u0316\u0300\u0334y\u0489\u0321 n\u0363\u0302o')).toBe('hey no')
    expect(await plain('x\u0302\u0323\u0307y\u0301')).toBe('xý')
  })

  it('takes an empty text', async () => {
    expect(await output(tool, { text: '' })).toEqual({ text: '' })
    expect(await plain('')).toBe('')
  })

  if (keepsLetters(tool))
    it('is undone by its other direction', async () => {
      const units = fc.constantFrom(...'aZ09 é\n😀жếहש.,!\t', '\r\n', 'ọ́', '\ud800')
      await fc.assert(
        fc.asyncProperty(fc.string({ unit: units }), fc.integer({ min: 1, max: 10 }), fc.string(), async (text, strength, seed) => {
          const { text: marked } = await output(tool, { text, strength }, { seed })
          expect(await plain(marked)).toBe(text.normalize('NFC'))
        }),
      )
    })
})

it.each([creepyFontGenerator, cursedFontGenerator])('$id writes other letters below the marks, and reads them back', async (tool) => {
  const { text } = await output(tool, { text: 'Việt Crème', letters: 'boldFraktur' })
  expect(text).toContain('\u{1d581}')
  expect((await output(tool, { text, direction: 'plain' })).text).toBe('Việt Crème')
})

it.each([
  [corruptedFontGenerator.id, corruptedFontGenerator, /[\ufffd┼╬╫┤├╪]/u],
  [glitchFontGenerator.id, glitchFontGenerator, /[█▓▒░▀▄]/u],
])('%s strews signs in, and takes them away', async (_, tool, signs) => {
  const { text } = await output(tool, { text: 'a'.repeat(500) })
  expect(text).toMatch(signs)
  expect((await output(tool, { text, direction: 'plain' })).text).not.toMatch(signs)
})

it('glitch-font-generator changes some letters but no other signs', async () => {
  const glitched = async (text: string): Promise<string> => {
    const { text: marked } = await output(glitchFontGenerator, { text })
    return (await output(glitchFontGenerator, { text: marked, direction: 'plain' })).text
  }
  const letters = new Set(await glitched('k'.repeat(300)))
  expect(letters.has('k') && letters.has('K')).toBe(true)
  expect([...letters].every((letter) => 'kKкꝁ'.includes(letter))).toBe(true)
  expect(await glitched('1 + 1 = 2')).toBe('1 + 1 = 2')
})

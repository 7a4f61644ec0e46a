import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Tool } from '../../../../engine/core/define.ts'
import { bubbleFontGenerator } from '../../../../registry/tools/styled-text/bubble-font-generator.ts'
import { cursiveFontGenerator } from '../../../../registry/tools/styled-text/cursive-font-generator.ts'
import { gothicFontGenerator } from '../../../../registry/tools/styled-text/gothic-font-generator.ts'
import { italicFontGenerator } from '../../../../registry/tools/styled-text/italic-font-generator.ts'
import { smallFontGenerator } from '../../../../registry/tools/styled-text/small-font-generator.ts'
import { squareFontGenerator } from '../../../../registry/tools/styled-text/square-font-generator.ts'
import { subscriptFontGenerator } from '../../../../registry/tools/styled-text/subscript-font-generator.ts'
import { superscriptFontGenerator } from '../../../../registry/tools/styled-text/superscript-font-generator.ts'
import { tinyFontGenerator } from '../../../../registry/tools/styled-text/tiny-font-generator.ts'
import { output } from '../../../support/run-tool.ts'

/** Fonts that write letters as other characters of Unicode. */
type Family = {
  readonly tool: Tool
  readonly writes: readonly (readonly [style: string, text: string, written: string])[]
  readonly unstyled: readonly [input: object, characters: string]
  /** Styles whose letters tell what they were, where a text is made of these. */
  readonly undone: { readonly styles: readonly string[]; readonly units: string }
}

// Unicode code charts: the first letters and the first digit of each alphabet.
const TOOLS: readonly Family[] = [
  {
    tool: cursiveFontGenerator,
    writes: [
      ['boldScript', 'Aa', '\u{1d4d0}\u{1d4ea}'],
      ['script', 'ABaego', '\u{1d49c}\u212c\u{1d4b6}\u212f\u210a\u2134'],
    ],
    unstyled: [{ text: 'May 24' }, '2 4'],
    undone: { styles: ['boldScript', 'script'], units: 'abzAZ09 éñç.,!?\n😀' },
  },
  {
    tool: gothicFontGenerator,
    writes: [
      ['fraktur', 'ABCHIRZa', '\u{1d504}\u{1d505}\u212d\u210c\u2111\u211c\u2128\u{1d51e}'],
      ['boldFraktur', 'ACa', '\u{1d56c}\u{1d56e}\u{1d586}'],
    ],
    unstyled: [{ text: 'Straße 1' }, 'ß 1'],
    undone: { styles: ['fraktur', 'boldFraktur'], units: 'abzAZ09 éñç.,!?\n😀' },
  },
  {
    tool: italicFontGenerator,
    writes: [
      ['sansItalic', 'Aah', '\u{1d608}\u{1d622}\u{1d629}'],
      ['italic', 'Aagh', '\u{1d434}\u{1d44e}\u{1d454}\u210e'],
      ['sansBoldItalic', 'Aa', '\u{1d63c}\u{1d656}'],
      ['boldItalic', 'Aa', '\u{1d468}\u{1d482}'],
    ],
    unstyled: [{ text: 'Room 7, Łódź 7' }, '7 Ł'],
    undone: { styles: ['sansItalic', 'italic', 'sansBoldItalic', 'boldItalic'], units: 'abzAZ09 éñç.,!?\n😀' },
  },
  {
    tool: tinyFontGenerator,
    writes: [
      ['superscript', 'tiny', '\u1d57\u2071\u207f\u02b8'],
      ['smallCaps', 'Tx', '\u1d1bx'],
      ['subscript', 'ten', '\u209c\u2091\u2099'],
    ],
    unstyled: [{ text: 'жук' }, 'ж у к'],
    undone: { styles: ['superscript', 'smallCaps'], units: 'abxyz \n!' },
  },
  {
    tool: smallFontGenerator,
    writes: [
      ['smallCaps', 'abcfsyz', '\u1d00\u0299\u1d04\ua730\ua731\u028f\u1d22'],
      ['smallCaps', 'AbX', '\u1d00\u0299x'],
      ['superscript', 'ab', '\u1d43\u1d47'],
      ['subscript', 'a1', '\u2090\u2081'],
    ],
    unstyled: [{ text: 'Łza 7' }, 'ł 7'],
    undone: { styles: ['smallCaps', 'superscript'], units: 'abxyz \n!' },
  },
  {
    tool: subscriptFontGenerator,
    writes: [
      ['subscript', 'H2O', '\u2095\u2082\u2092'],
      [
        'subscript',
        'aehijklmnoprstuvx',
        '\u2090\u2091\u2095\u1d62\u2c7c\u2096\u2097\u2098\u2099\u2092\u209a\u1d63\u209b\u209c\u1d64\u1d65\u2093',
      ],
      ['subscript', 'βγρφχ', '\u1d66\u1d67\u1d68\u1d69\u1d6a'],
      ['superscript', 'x2', '\u02e3\u00b2'],
    ],
    unstyled: [{ text: 'CO2 bcd' }, 'C b c d'],
    undone: { styles: ['subscript'], units: 'aehx09 +-=()\n' },
  },
  {
    tool: superscriptFontGenerator,
    writes: [
      ['superscript', 'x2+(n-1)=', '\u02e3\u00b2\u207a\u207d\u207f\u207b\u00b9\u207e\u207c'],
      ['superscript', '-1\u22121', '\u207b\u00b9\u207b\u00b9'],
      ['subscript', '\u22121', '\u208b\u2081'],
      ['superscript', 'qCFQ', '\u{107a5}\ua7f2\ua7f3\ua7f4'],
      ['subscript', 'x0+(n-9)', '\u2093\u2080\u208a\u208d\u2099\u208b\u2089\u208e'],
    ],
    unstyled: [{ text: 'β-ж' }, 'β ж'],
    undone: { styles: ['superscript'], units: 'abzAB09 +-=()\n' },
  },
  {
    tool: squareFontGenerator,
    writes: [
      ['squared', 'Aa', '\u{1f130}\u{1f130}'],
      ['negativeSquared', 'ABC', '\u{1f170}\ufe0e\u{1f171}\ufe0e\u{1f172}'],
      ['regionalIndicator', 'Fr', '\u{1f1eb}\u200b\u{1f1f7}\u200b'],
    ],
    unstyled: [{ text: 'no. 7' }, '7'],
    undone: { styles: ['squared', 'negativeSquared', 'regionalIndicator'], units: 'ABZ .,!?\n😀Ñ' },
  },
  {
    tool: bubbleFontGenerator,
    writes: [
      ['circled', 'Aa 0 1 9', '\u24b6\u24d0 \u24ea \u2460 \u2468'],
      ['negativeCircled', 'Aa 0 1', '\u{1f150}\u{1f150} \u24ff \u2776'],
      ['parenthesized', 'Aa 1 9', '\u{1f110}\u249c \u2474 \u247c'],
    ],
    unstyled: [{ text: '10 and ж', style: 'parenthesized' }, 'ж'],
    undone: { styles: ['circled', 'parenthesized'], units: 'abzAZ09 éñç.,!?\n😀' },
  },
]

describe.each(TOOLS)('$tool.id', ({ tool, writes, unstyled, undone }) => {
  it.each(writes)('writes %s', async (style, text, written) => {
    expect((await output(tool, { text, style })).text).toBe(written)
  })

  it('names the letters that have no form in a style, each once', async () => {
    const [input, characters] = unstyled
    expect(await output(tool, input)).toMatchObject({ notices: [{ code: 'unstyled', params: { characters } }] })
  })

  it('keeps accents, emoji and what it does not know', async () => {
    const { text } = await output(tool, { text: '👩‍👩‍👧 1️⃣ שָׁלוֹם हिन्दी' })
    expect(text).toBe('👩‍👩‍👧 1️⃣ שָׁלוֹם हिन्दी')
  })

  it('takes an empty text', async () => {
    expect(await output(tool, { text: '' })).toEqual({ text: '' })
    expect(await output(tool, { text: '', direction: 'plain' })).toEqual({ text: '' })
  })

  it('is undone by its other direction', async () => {
    const text = fc.string({ unit: fc.constantFrom(...undone.units) })
    await fc.assert(
      fc.asyncProperty(text, fc.constantFrom(...undone.styles), async (plain, style) => {
        const { text: styled } = await output(tool, { text: plain, style })
        expect(await output(tool, { text: styled, direction: 'plain' })).toEqual({ text: plain })
      }),
    )
  })
})

describe('small-font-generator', () => {
  it('leaves capitals large when told so, without calling them unknown', async () => {
    expect(await output(smallFontGenerator, { text: 'Xenia', capitals: false })).toEqual({ text: 'X\u1d07\u0274\u026a\u1d00' })
    expect(await output(smallFontGenerator, { text: 'Ax', style: 'superscript' })).toEqual({ text: '\u1d2c\u02e3' })
  })
})

describe('superscript-font-generator', () => {
  it('puts small letters for the raised capitals that are missing', async () => {
    expect((await output(superscriptFontGenerator, { text: 'SXYZ' })).text).toBe('\u02e2\u02e3\u02b8\u1dbb')
  })
})

describe('square-font-generator', () => {
  it('gives capitals or small letters back where a style has but one of them', async () => {
    for (const style of ['squared', 'negativeSquared', 'regionalIndicator']) {
      const { text } = await output(squareFontGenerator, { text: 'Hello World', style })
      expect(text).not.toContain('Hello')
      expect((await output(squareFontGenerator, { text, direction: 'plain' })).text.toLowerCase()).toBe('hello world')
    }
  })
})

describe('bubble-font-generator', () => {
  // Unicode code charts: U+2460, U+3251 and U+32B1; U+277F and U+24EB; U+247D.
  it.each([
    ['circled', '10 20 21 35 36 50', '\u2469 \u2473 \u3251 \u325f \u32b1 \u32bf'],
    ['negativeCircled', '10 11 20', '\u277f \u24eb \u24f4'],
    ['parenthesized', '10 20', '\u247d \u2487'],
  ])('writes whole numbers in one sign: %s', async (style, text, written) => {
    expect((await output(bubbleFontGenerator, { text, style })).text).toBe(written)
    expect((await output(bubbleFontGenerator, { text: written, direction: 'plain' })).text).toBe(text)
  })

  it('writes digit by digit beyond that, or where it is told so', async () => {
    expect((await output(bubbleFontGenerator, { text: '51 05 2024' })).text).toBe('⑤① ⓪⑤ ②⓪②④')
    expect((await output(bubbleFontGenerator, { text: '12', numbers: false })).text).toBe('①②')
  })

  it('gives capitals or small letters back where a style has but one of them', async () => {
    for (const style of ['negativeCircled']) {
      const { text } = await output(bubbleFontGenerator, { text: 'Hello World', style })
      expect(text).not.toContain('Hello')
      expect((await output(bubbleFontGenerator, { text, direction: 'plain' })).text.toLowerCase()).toBe('hello world')
    }
  })
})

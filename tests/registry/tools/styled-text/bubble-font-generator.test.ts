import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { bubbleFontGenerator } from '../../../../registry/tools/styled-text/bubble-font-generator.ts'
import { output } from '../../../support/run-tool.ts'

describe('bubble-font-generator', () => {
  // Unicode code charts: the first letters and the first digit of each alphabet.
  it.each([
    ['circled', 'Aa 0 1 9', '\u24b6\u24d0 \u24ea \u2460 \u2468'],
    ['negativeCircled', 'Aa 0 1', '\u{1f150}\u{1f150} \u24ff \u2776'],
    ['parenthesized', 'Aa 1 9', '\u{1f110}\u249c \u2474 \u247c'],
  ])('writes %s', async (style, text, written) => {
    expect((await output(bubbleFontGenerator, { text, style })).text).toBe(written)
  })

  it('names the letters that have no form in a style, each once', async () => {
    expect(await output(bubbleFontGenerator, { text: '10 and ж', style: 'parenthesized' })).toMatchObject({
      notices: [{ code: 'unstyled', params: { characters: 'ж' } }],
    })
  })

  it('keeps accents, emoji and what it does not know', async () => {
    const { text } = await output(bubbleFontGenerator, { text: '👩‍👩‍👧 1️⃣ שָׁלוֹם हिन्दी' })
    expect(text).toBe('👩‍👩‍👧 1️⃣ שָׁלוֹם हिन्दी')
  })

  it('takes an empty text', async () => {
    expect(await output(bubbleFontGenerator, { text: '' })).toEqual({ text: '' })
    expect(await output(bubbleFontGenerator, { text: '', direction: 'plain' })).toEqual({ text: '' })
  })

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

  it('is undone by its other direction', async () => {
    const styles = fc.constantFrom('circled', 'parenthesized')
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: fc.constantFrom(...'abzAZ09 éñç.,!?\n😀') }), styles, async (text, style) => {
        const { text: styled } = await output(bubbleFontGenerator, { text, style })
        expect(await output(bubbleFontGenerator, { text: styled, direction: 'plain' })).toEqual({ text })
      }),
    )
  })

  it('gives capitals or small letters back where a style has but one of them', async () => {
    for (const style of ['negativeCircled']) {
      const { text } = await output(bubbleFontGenerator, { text: 'Hello World', style })
      expect(text).not.toContain('Hello')
      expect((await output(bubbleFontGenerator, { text, direction: 'plain' })).text.toLowerCase()).toBe('hello world')
    }
  })
})

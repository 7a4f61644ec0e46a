import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { squareFontGenerator } from '../../../../registry/tools/styled-text/square-font-generator.ts'
import { output } from '../../../support/run-tool.ts'

describe('square-font-generator', () => {
  // Unicode code charts: the first letters and the first digit of each alphabet.
  it.each([
    ['squared', 'Aa', '\u{1f130}\u{1f130}'],
    ['negativeSquared', 'ABC', '\u{1f170}\ufe0e\u{1f171}\ufe0e\u{1f172}'],
    ['regionalIndicator', 'Fr', '\u{1f1eb}\u200b\u{1f1f7}\u200b'],
  ])('writes %s', async (style, text, written) => {
    expect((await output(squareFontGenerator, { text, style })).text).toBe(written)
  })

  it('names the letters that have no form in a style, each once', async () => {
    expect(await output(squareFontGenerator, { text: 'no. 7' })).toMatchObject({
      notices: [{ code: 'unstyled', params: { characters: '7' } }],
    })
  })

  it('keeps accents, emoji and what it does not know', async () => {
    const { text } = await output(squareFontGenerator, { text: '👩‍👩‍👧 1️⃣ שָׁלוֹם हिन्दी' })
    expect(text).toBe('👩‍👩‍👧 1️⃣ שָׁלוֹם हिन्दी')
  })

  it('takes an empty text', async () => {
    expect(await output(squareFontGenerator, { text: '' })).toEqual({ text: '' })
    expect(await output(squareFontGenerator, { text: '', direction: 'plain' })).toEqual({ text: '' })
  })

  it('brings capitals back as they were', async () => {
    const styles = fc.constantFrom('squared', 'negativeSquared', 'regionalIndicator')
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: fc.constantFrom(...'ABZ .,!?\n😀Ñ') }), styles, async (text, style) => {
        const { text: styled } = await output(squareFontGenerator, { text, style })
        expect(await output(squareFontGenerator, { text: styled, direction: 'plain' })).toEqual({ text })
      }),
    )
  })

  it('gives capitals or small letters back where a style has but one of them', async () => {
    for (const style of ['squared', 'negativeSquared', 'regionalIndicator']) {
      const { text } = await output(squareFontGenerator, { text: 'Hello World', style })
      expect(text).not.toContain('Hello')
      expect((await output(squareFontGenerator, { text, direction: 'plain' })).text.toLowerCase()).toBe('hello world')
    }
  })
})

import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { italicFontGenerator } from '../../../../registry/tools/styled-text/italic-font-generator.ts'
import { output } from '../../../support/run-tool.ts'

describe('italic-font-generator', () => {
  // Unicode code charts: the first letters and the first digit of each alphabet.
  it.each([
    ['sansItalic', 'Aah', '\u{1d608}\u{1d622}\u{1d629}'],
    ['italic', 'Aagh', '\u{1d434}\u{1d44e}\u{1d454}\u210e'],
    ['sansBoldItalic', 'Aa', '\u{1d63c}\u{1d656}'],
    ['boldItalic', 'Aa', '\u{1d468}\u{1d482}'],
  ])('writes %s', async (style, text, written) => {
    expect((await output(italicFontGenerator, { text, style })).text).toBe(written)
  })

  it('names the letters that have no form in a style, each once', async () => {
    expect(await output(italicFontGenerator, { text: 'Room 7, Łódź 7' })).toMatchObject({
      notices: [{ code: 'unstyled', params: { characters: '7 Ł' } }],
    })
  })

  it('keeps accents, emoji and what it does not know', async () => {
    const { text } = await output(italicFontGenerator, { text: '👩‍👩‍👧 1️⃣ שָׁלוֹם हिन्दी' })
    expect(text).toBe('👩‍👩‍👧 1️⃣ שָׁלוֹם हिन्दी')
  })

  it('takes an empty text', async () => {
    expect(await output(italicFontGenerator, { text: '' })).toEqual({ text: '' })
    expect(await output(italicFontGenerator, { text: '', direction: 'plain' })).toEqual({ text: '' })
  })

  it('is undone by its other direction', async () => {
    const styles = fc.constantFrom('sansItalic', 'italic', 'sansBoldItalic', 'boldItalic')
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: fc.constantFrom(...'abzAZ09 éñç.,!?\n😀') }), styles, async (text, style) => {
        const { text: styled } = await output(italicFontGenerator, { text, style })
        expect(await output(italicFontGenerator, { text: styled, direction: 'plain' })).toEqual({ text })
      }),
    )
  })
})

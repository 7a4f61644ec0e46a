import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { gothicFontGenerator } from '../../../../registry/tools/styled-text/gothic-font-generator.ts'
import { output } from '../../../support/run-tool.ts'

describe('gothic-font-generator', () => {
  // Unicode code charts: the first letters and the first digit of each alphabet.
  it.each([
    ['fraktur', 'ABCHIRZa', '\u{1d504}\u{1d505}\u212d\u210c\u2111\u211c\u2128\u{1d51e}'],
    ['boldFraktur', 'ACa', '\u{1d56c}\u{1d56e}\u{1d586}'],
  ])('writes %s', async (style, text, written) => {
    expect((await output(gothicFontGenerator, { text, style })).text).toBe(written)
  })

  it('names the letters that have no form in a style, each once', async () => {
    expect(await output(gothicFontGenerator, { text: 'Straße 1' })).toMatchObject({
      notices: [{ code: 'unstyled', params: { characters: 'ß 1' } }],
    })
  })

  it('keeps accents, emoji and what it does not know', async () => {
    const { text } = await output(gothicFontGenerator, { text: '👩‍👩‍👧 1️⃣ שָׁלוֹם हिन्दी' })
    expect(text).toBe('👩‍👩‍👧 1️⃣ שָׁלוֹם हिन्दी')
  })

  it('takes an empty text', async () => {
    expect(await output(gothicFontGenerator, { text: '' })).toEqual({ text: '' })
    expect(await output(gothicFontGenerator, { text: '', direction: 'plain' })).toEqual({ text: '' })
  })

  it('is undone by its other direction', async () => {
    const styles = fc.constantFrom('fraktur', 'boldFraktur')
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: fc.constantFrom(...'abzAZ09 éñç.,!?\n😀') }), styles, async (text, style) => {
        const { text: styled } = await output(gothicFontGenerator, { text, style })
        expect(await output(gothicFontGenerator, { text: styled, direction: 'plain' })).toEqual({ text })
      }),
    )
  })
})

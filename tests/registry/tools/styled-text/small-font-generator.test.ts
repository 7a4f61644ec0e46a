import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { smallFontGenerator } from '../../../../registry/tools/styled-text/small-font-generator.ts'
import { output } from '../../../support/run-tool.ts'

describe('small-font-generator', () => {
  // Unicode code charts: the first letters and the first digit of each alphabet.
  it.each([
    ['smallCaps', 'abcfsyz', '\u1d00\u0299\u1d04\ua730\ua731\u028f\u1d22'],
    ['smallCaps', 'AbX', '\u1d00\u0299x'],
    ['superscript', 'ab', '\u1d43\u1d47'],
    ['subscript', 'a1', '\u2090\u2081'],
  ])('writes %s', async (style, text, written) => {
    expect((await output(smallFontGenerator, { text, style })).text).toBe(written)
  })

  it('names the letters that have no form in a style, each once', async () => {
    expect(await output(smallFontGenerator, { text: 'Łza 7' })).toMatchObject({
      notices: [{ code: 'unstyled', params: { characters: 'ł 7' } }],
    })
  })

  it('keeps accents, emoji and what it does not know', async () => {
    const { text } = await output(smallFontGenerator, { text: '👩‍👩‍👧 1️⃣ שָׁלוֹם हिन्दी' })
    expect(text).toBe('👩‍👩‍👧 1️⃣ שָׁלוֹם हिन्दी')
  })

  it('takes an empty text', async () => {
    expect(await output(smallFontGenerator, { text: '' })).toEqual({ text: '' })
    expect(await output(smallFontGenerator, { text: '', direction: 'plain' })).toEqual({ text: '' })
  })

  it('leaves capitals large when told so, without calling them unknown', async () => {
    expect(await output(smallFontGenerator, { text: 'Xenia', capitals: false })).toEqual({ text: 'X\u1d07\u0274\u026a\u1d00' })
    expect(await output(smallFontGenerator, { text: 'Ax', style: 'superscript' })).toEqual({ text: '\u1d2c\u02e3' })
  })

  it('is undone by its other direction', async () => {
    const styles = fc.constantFrom('smallCaps', 'superscript')
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: fc.constantFrom(...'abxyz \n!') }), styles, async (text, style) => {
        const { text: styled } = await output(smallFontGenerator, { text, style })
        expect(await output(smallFontGenerator, { text: styled, direction: 'plain' })).toEqual({ text })
      }),
    )
  })
})

import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { superscriptFontGenerator } from '../../../../registry/tools/styled-text/superscript-font-generator.ts'
import { output } from '../../../support/run-tool.ts'

describe('superscript-font-generator', () => {
  // Unicode code charts: the first letters and the first digit of each alphabet.
  it.each([
    ['superscript', 'x2+(n-1)=', '\u02e3\u00b2\u207a\u207d\u207f\u207b\u00b9\u207e\u207c'],
    ['superscript', 'qCFQ', '\u{107a5}\ua7f2\ua7f3\ua7f4'],
    ['subscript', 'x0+(n-9)', '\u2093\u2080\u208a\u208d\u2099\u208b\u2089\u208e'],
  ])('writes %s', async (style, text, written) => {
    expect((await output(superscriptFontGenerator, { text, style })).text).toBe(written)
  })

  it('names the letters that have no form in a style, each once', async () => {
    expect(await output(superscriptFontGenerator, { text: 'β-ж' })).toMatchObject({
      notices: [{ code: 'unstyled', params: { characters: 'β ж' } }],
    })
  })

  it('keeps accents, emoji and what it does not know', async () => {
    const { text } = await output(superscriptFontGenerator, { text: '👩‍👩‍👧 1️⃣ שָׁלוֹם हिन्दी' })
    expect(text).toBe('👩‍👩‍👧 1️⃣ שָׁלוֹם हिन्दी')
  })

  it('takes an empty text', async () => {
    expect(await output(superscriptFontGenerator, { text: '' })).toEqual({ text: '' })
    expect(await output(superscriptFontGenerator, { text: '', direction: 'plain' })).toEqual({ text: '' })
  })

  it('puts small letters for the raised capitals that are missing', async () => {
    expect((await output(superscriptFontGenerator, { text: 'SXYZ' })).text).toBe('\u02e2\u02e3\u02b8\u1dbb')
  })

  it('is undone by its other direction', async () => {
    const styles = fc.constantFrom('superscript')
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: fc.constantFrom(...'abzAB09 +-=()\n') }), styles, async (text, style) => {
        const { text: styled } = await output(superscriptFontGenerator, { text, style })
        expect(await output(superscriptFontGenerator, { text: styled, direction: 'plain' })).toEqual({ text })
      }),
    )
  })
})

import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { tinyFontGenerator } from '../../../../registry/tools/styled-text/tiny-font-generator.ts'
import { output } from '../../../support/run-tool.ts'

describe('tiny-font-generator', () => {
  // Unicode code charts: the first letters and the first digit of each alphabet.
  it.each([
    ['superscript', 'tiny', '\u1d57\u2071\u207f\u02b8'],
    ['smallCaps', 'Tx', '\u1d1bx'],
    ['subscript', 'ten', '\u209c\u2091\u2099'],
  ])('writes %s', async (style, text, written) => {
    expect((await output(tinyFontGenerator, { text, style })).text).toBe(written)
  })

  it('names the letters that have no form in a style, each once', async () => {
    expect(await output(tinyFontGenerator, { text: 'жук' })).toMatchObject({
      notices: [{ code: 'unstyled', params: { characters: 'ж у к' } }],
    })
  })

  it('keeps accents, emoji and what it does not know', async () => {
    const { text } = await output(tinyFontGenerator, { text: '👩‍👩‍👧 1️⃣ שָׁלוֹם हिन्दी' })
    expect(text).toBe('👩‍👩‍👧 1️⃣ שָׁלוֹם हिन्दी')
  })

  it('takes an empty text', async () => {
    expect(await output(tinyFontGenerator, { text: '' })).toEqual({ text: '' })
    expect(await output(tinyFontGenerator, { text: '', direction: 'plain' })).toEqual({ text: '' })
  })

  it('is undone by its other direction', async () => {
    const styles = fc.constantFrom('superscript', 'smallCaps')
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: fc.constantFrom(...'abxyz \n!') }), styles, async (text, style) => {
        const { text: styled } = await output(tinyFontGenerator, { text, style })
        expect(await output(tinyFontGenerator, { text: styled, direction: 'plain' })).toEqual({ text })
      }),
    )
  })
})

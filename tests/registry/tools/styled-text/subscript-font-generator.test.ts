import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { subscriptFontGenerator } from '../../../../registry/tools/styled-text/subscript-font-generator.ts'
import { output } from '../../../support/run-tool.ts'

describe('subscript-font-generator', () => {
  // Unicode code charts: the first letters and the first digit of each alphabet.
  it.each([
    ['subscript', 'H2O', '\u2095\u2082\u2092'],
    [
      'subscript',
      'aehijklmnoprstuvx',
      '\u2090\u2091\u2095\u1d62\u2c7c\u2096\u2097\u2098\u2099\u2092\u209a\u1d63\u209b\u209c\u1d64\u1d65\u2093',
    ],
    ['subscript', 'βγρφχ', '\u1d66\u1d67\u1d68\u1d69\u1d6a'],
    ['superscript', 'x2', '\u02e3\u00b2'],
  ])('writes %s', async (style, text, written) => {
    expect((await output(subscriptFontGenerator, { text, style })).text).toBe(written)
  })

  it('names the letters that have no form in a style, each once', async () => {
    expect(await output(subscriptFontGenerator, { text: 'CO2 bcd' })).toMatchObject({
      notices: [{ code: 'unstyled', params: { characters: 'C b c d' } }],
    })
  })

  it('keeps accents, emoji and what it does not know', async () => {
    const { text } = await output(subscriptFontGenerator, { text: '👩‍👩‍👧 1️⃣ שָׁלוֹם हिन्दी' })
    expect(text).toBe('👩‍👩‍👧 1️⃣ שָׁלוֹם हिन्दी')
  })

  it('takes an empty text', async () => {
    expect(await output(subscriptFontGenerator, { text: '' })).toEqual({ text: '' })
    expect(await output(subscriptFontGenerator, { text: '', direction: 'plain' })).toEqual({ text: '' })
  })

  it('is undone by its other direction', async () => {
    const styles = fc.constantFrom('subscript')
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: fc.constantFrom(...'aehx09 +-=()\n') }), styles, async (text, style) => {
        const { text: styled } = await output(subscriptFontGenerator, { text, style })
        expect(await output(subscriptFontGenerator, { text: styled, direction: 'plain' })).toEqual({ text })
      }),
    )
  })
})

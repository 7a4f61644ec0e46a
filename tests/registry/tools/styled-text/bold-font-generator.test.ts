import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { boldFontGenerator } from '../../../../registry/tools/styled-text/bold-font-generator.ts'
import { output } from '../../../support/run-tool.ts'

describe('bold-font-generator', () => {
  // Unicode code chart U1D400: the first letter of each alphabet.
  it.each([
    ['sansBold', '\u{1d5d4}\u{1d5ee}\u{1d7ec}'],
    ['bold', '\u{1d400}\u{1d41a}\u{1d7ce}'],
    ['sansBoldItalic', '\u{1d63c}\u{1d656}\u{1d7ec}'],
    ['boldItalic', '\u{1d468}\u{1d482}\u{1d7ce}'],
    ['boldScript', '\u{1d4d0}\u{1d4ea}0'],
    ['boldFraktur', '\u{1d56c}\u{1d586}0'],
  ])('writes the style %s', async (style, text) => {
    expect((await output(boldFontGenerator, { text: 'Aa0', style })).text).toBe(text)
  })

  it('writes Greek, with the final sigma', async () => {
    expect((await output(boldFontGenerator, { text: 'ΑΩ σς', style: 'bold' })).text).toBe('\u{1d6a8}\u{1d6c0} \u{1d6d4}\u{1d6d3}')
  })

  it('names the letters that have no bold form, each once', async () => {
    expect(await output(boldFontGenerator, { text: 'Łódź Łat, жук!' })).toMatchObject({
      notices: [{ code: 'unstyled', params: { characters: 'Ł ж у к' } }],
    })
    expect(await output(boldFontGenerator, { text: 'é 👍 1️⃣!' })).toEqual({ text: '𝗲\u0301 👍 1️⃣!' })
  })

  it('takes an empty text', async () => {
    expect(await output(boldFontGenerator, { text: '' })).toEqual({ text: '' })
    expect(await output(boldFontGenerator, { text: '', direction: 'plain' })).toEqual({ text: '' })
  })

  it('is undone by its other direction', async () => {
    const styles = fc.constantFrom('sansBold', 'bold', 'sansBoldItalic', 'boldItalic', 'boldScript', 'boldFraktur')
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: fc.constantFrom(...'azAZ09 éñçŁ.,!?\n😀') }), styles, async (text, style) => {
        const { text: bold } = await output(boldFontGenerator, { text, style })
        expect(await output(boldFontGenerator, { text: bold, direction: 'plain' })).toEqual({ text })
      }),
    )
  })
})

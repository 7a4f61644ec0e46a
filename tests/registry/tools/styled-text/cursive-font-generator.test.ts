import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { cursiveFontGenerator } from '../../../../registry/tools/styled-text/cursive-font-generator.ts'
import { output } from '../../../support/run-tool.ts'

describe('cursive-font-generator', () => {
  // Unicode code charts: the first letters and the first digit of each alphabet.
  it.each([
    ['boldScript', 'Aa', '\u{1d4d0}\u{1d4ea}'],
    ['script', 'ABaego', '\u{1d49c}\u212c\u{1d4b6}\u212f\u210a\u2134'],
  ])('writes %s', async (style, text, written) => {
    expect((await output(cursiveFontGenerator, { text, style })).text).toBe(written)
  })

  it('names the letters that have no form in a style, each once', async () => {
    expect(await output(cursiveFontGenerator, { text: 'May 24' })).toMatchObject({
      notices: [{ code: 'unstyled', params: { characters: '2 4' } }],
    })
  })

  it('keeps accents, emoji and what it does not know', async () => {
    const { text } = await output(cursiveFontGenerator, { text: '👩‍👩‍👧 1️⃣ שָׁלוֹם हिन्दी' })
    expect(text).toBe('👩‍👩‍👧 1️⃣ שָׁלוֹם हिन्दी')
  })

  it('takes an empty text', async () => {
    expect(await output(cursiveFontGenerator, { text: '' })).toEqual({ text: '' })
    expect(await output(cursiveFontGenerator, { text: '', direction: 'plain' })).toEqual({ text: '' })
  })

  it('is undone by its other direction', async () => {
    const styles = fc.constantFrom('boldScript', 'script')
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: fc.constantFrom(...'abzAZ09 éñç.,!?\n😀') }), styles, async (text, style) => {
        const { text: styled } = await output(cursiveFontGenerator, { text, style })
        expect(await output(cursiveFontGenerator, { text: styled, direction: 'plain' })).toEqual({ text })
      }),
    )
  })
})

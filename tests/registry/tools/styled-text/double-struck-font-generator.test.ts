import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { doubleStruckFontGenerator } from '../../../../registry/tools/styled-text/double-struck-font-generator.ts'
import { output } from '../../../support/run-tool.ts'

describe('double-struck-font-generator', () => {
  // Unicode code charts: the first letters and the first digit.
  it('writes letters and digits', async () => {
    expect((await output(doubleStruckFontGenerator, { text: 'ACa0' })).text).toBe('\u{1d538}\u2102\u{1d552}\u{1d7d8}')
  })

  it('writes letters that Unicode itself reads as the plain ones', async () => {
    const text = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789'
    const styled = (await output(doubleStruckFontGenerator, { text })).text
    expect(styled).not.toMatch(/[A-Za-z0-9]/)
    expect(styled.normalize('NFKC')).toBe(text)
  })

  it('writes the few Greek letters that there are', async () => {
    expect((await output(doubleStruckFontGenerator, { text: 'γΓπΠ∑' })).text).toBe('\u213d\u213e\u213c\u213f\u2140')
  })

  it('keeps accents, and names the letters that have no such form, each once', async () => {
    expect(await output(doubleStruckFontGenerator, { text: 'éżж żuż' })).toEqual({
      text: '𝕖\u0301𝕫\u0307ж 𝕫\u0307𝕦𝕫\u0307',
      notices: [{ code: 'unstyled', params: { characters: 'ж' } }],
    })
  })

  it('takes an empty text', async () => {
    expect(await output(doubleStruckFontGenerator, { text: '' })).toEqual({ text: '' })
    expect(await output(doubleStruckFontGenerator, { text: '', direction: 'plain' })).toEqual({ text: '' })
  })

  it('is undone by its other direction', async () => {
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: fc.constantFrom(...'abzAZ09 éñç.,!?\n😀ж') }), async (text) => {
        const { text: styled } = await output(doubleStruckFontGenerator, { text })
        expect(await output(doubleStruckFontGenerator, { text: styled, direction: 'plain' })).toEqual({ text })
      }),
    )
  })
})

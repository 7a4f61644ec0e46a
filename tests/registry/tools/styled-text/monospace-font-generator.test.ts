import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { monospaceFontGenerator } from '../../../../registry/tools/styled-text/monospace-font-generator.ts'
import { output } from '../../../support/run-tool.ts'

describe('monospace-font-generator', () => {
  // Unicode code charts: the first letters and the first digit.
  it('writes letters and digits', async () => {
    expect((await output(monospaceFontGenerator, { text: 'Aa0' })).text).toBe('\u{1d670}\u{1d68a}\u{1d7f6}')
  })

  it('writes letters that Unicode itself reads as the plain ones', async () => {
    const text = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789'
    const styled = (await output(monospaceFontGenerator, { text })).text
    expect(styled).not.toMatch(/[A-Za-z0-9]/)
    expect(styled.normalize('NFKC')).toBe(text)
  })

  it('keeps accents, and names the letters that have no such form, each once', async () => {
    expect(await output(monospaceFontGenerator, { text: 'éж ж' })).toEqual({
      text: '𝚎\u0301ж ж',
      notices: [{ code: 'unstyled', params: { characters: 'ж' } }],
    })
  })

  it('takes an empty text', async () => {
    expect(await output(monospaceFontGenerator, { text: '' })).toEqual({ text: '' })
    expect(await output(monospaceFontGenerator, { text: '', direction: 'plain' })).toEqual({ text: '' })
  })

  it('is undone by its other direction', async () => {
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: fc.constantFrom(...'abzAZ09 éñç.,!?\n😀ж') }), async (text) => {
        const { text: styled } = await output(monospaceFontGenerator, { text })
        expect(await output(monospaceFontGenerator, { text: styled, direction: 'plain' })).toEqual({ text })
      }),
    )
  })
})

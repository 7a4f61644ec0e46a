import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { doubleStruckFontGenerator } from '../../../../registry/tools/styled-text/double-struck-font-generator.ts'
import { monospaceFontGenerator } from '../../../../registry/tools/styled-text/monospace-font-generator.ts'
import { output } from '../../../support/run-tool.ts'

// Unicode code charts: the first letters and the first digit.
const TOOLS = [
  {
    tool: doubleStruckFontGenerator,
    writes: ['ACa0', '\u{1d538}\u2102\u{1d552}\u{1d7d8}'],
    accents: ['éżж żuż', '𝕖\u0301𝕫\u0307ж 𝕫\u0307𝕦𝕫\u0307'],
  },
  { tool: monospaceFontGenerator, writes: ['Aa0', '\u{1d670}\u{1d68a}\u{1d7f6}'], accents: ['éж ж', '𝚎\u0301ж ж'] },
] as const

describe.each(TOOLS)('$tool.id', ({ tool, writes, accents }) => {
  it('writes letters and digits', async () => {
    const [text, written] = writes
    expect((await output(tool, { text })).text).toBe(written)
  })

  it('writes letters that Unicode itself reads as the plain ones', async () => {
    const text = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789'
    const styled = (await output(tool, { text })).text
    expect(styled).not.toMatch(/[A-Za-z0-9]/)
    expect(styled.normalize('NFKC')).toBe(text)
  })

  it('keeps accents, and names the letters that have no such form, each once', async () => {
    const [text, written] = accents
    expect(await output(tool, { text })).toEqual({ text: written, notices: [{ code: 'unstyled', params: { characters: 'ж' } }] })
  })

  it('takes an empty text', async () => {
    expect(await output(tool, { text: '' })).toEqual({ text: '' })
    expect(await output(tool, { text: '', direction: 'plain' })).toEqual({ text: '' })
  })

  it('is undone by its other direction', async () => {
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: fc.constantFrom(...'abzAZ09 éñç.,!?\n😀ж') }), async (text) => {
        const { text: styled } = await output(tool, { text })
        expect(await output(tool, { text: styled, direction: 'plain' })).toEqual({ text })
      }),
    )
  })
})

describe('double-struck-font-generator', () => {
  it('writes the few Greek letters that there are', async () => {
    expect((await output(doubleStruckFontGenerator, { text: 'γΓπΠ∑' })).text).toBe('\u213d\u213e\u213c\u213f\u2140')
  })
})

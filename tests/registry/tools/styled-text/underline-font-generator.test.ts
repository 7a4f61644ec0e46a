import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { underlineFontGenerator } from '../../../../registry/tools/styled-text/underline-font-generator.ts'
import { output } from '../../../support/run-tool.ts'

describe('underline-font-generator', () => {
  // Unicode names: COMBINING LOW LINE, COMBINING DOUBLE LOW LINE, COMBINING OVERLINE.
  it.each([
    ['underline', '\u0332'],
    ['doubleUnderline', '\u0333'],
    ['overline', '\u0305'],
  ])('draws %s behind each character', async (style, mark) => {
    expect((await output(underlineFontGenerator, { text: 'a é', style })).text).toBe(`a${mark} ${mark}é${mark}`)
    expect((await output(underlineFontGenerator, { text: 'a é\tb', style, spaces: false })).text).toBe(`a${mark} é${mark}\tb${mark}`)
  })

  it('breaks no emoji, line or half a character', async () => {
    expect((await output(underlineFontGenerator, { text: '👩‍👩‍👧\r\n\ud800' })).text).toBe('👩‍👩‍👧\u0332\r\n\ud800')
  })

  it('takes an empty text', async () => {
    expect(await output(underlineFontGenerator, { text: '' })).toEqual({ text: '' })
  })

  it('is undone by its other direction, whatever the text', async () => {
    const styles = fc.constantFrom('underline', 'doubleUnderline', 'overline')
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: fc.constantFrom(...'aZ09 é\n😀жếह') }), styles, fc.boolean(), async (text, style, spaces) => {
        const { text: styled } = await output(underlineFontGenerator, { text, style, spaces })
        expect((await output(underlineFontGenerator, { text: styled, direction: 'plain' })).text).toBe(text)
      }),
    )
  })
})

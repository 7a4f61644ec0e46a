import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { strikethroughFontGenerator } from '../../../../registry/tools/styled-text/strikethrough-font-generator.ts'
import { output } from '../../../support/run-tool.ts'

describe('strikethrough-font-generator', () => {
  // Unicode names: COMBINING LONG STROKE OVERLAY, COMBINING LONG SOLIDUS OVERLAY, COMBINING SHORT STROKE OVERLAY, COMBINING TILDE OVERLAY.
  it.each([
    ['strikethrough', '\u0336'],
    ['slashed', '\u0338'],
    ['dashedStrikethrough', '\u0335'],
    ['wavyStrikethrough', '\u0334'],
  ])('draws %s behind each character', async (style, mark) => {
    expect((await output(strikethroughFontGenerator, { text: 'a é', style })).text).toBe(`a${mark} ${mark}é${mark}`)
    expect((await output(strikethroughFontGenerator, { text: 'a é\tb', style, spaces: false })).text).toBe(`a${mark} é${mark}\tb${mark}`)
  })

  it('breaks no emoji, line or half a character', async () => {
    expect((await output(strikethroughFontGenerator, { text: '👩‍👩‍👧\r\n\ud800' })).text).toBe('👩‍👩‍👧\u0336\r\n\ud800')
  })

  it('takes an empty text', async () => {
    expect(await output(strikethroughFontGenerator, { text: '' })).toEqual({ text: '' })
  })

  it('is undone by its other direction, whatever the text', async () => {
    const styles = fc.constantFrom('strikethrough', 'slashed', 'dashedStrikethrough', 'wavyStrikethrough')
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: fc.constantFrom(...'aZ09 é\n😀жếह') }), styles, fc.boolean(), async (text, style, spaces) => {
        const { text: styled } = await output(strikethroughFontGenerator, { text, style, spaces })
        expect((await output(strikethroughFontGenerator, { text: styled, direction: 'plain' })).text).toBe(text)
      }),
    )
  })
})

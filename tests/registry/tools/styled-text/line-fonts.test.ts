import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { strikethroughFontGenerator } from '../../../../registry/tools/styled-text/strikethrough-font-generator.ts'
import { underlineFontGenerator } from '../../../../registry/tools/styled-text/underline-font-generator.ts'
import { output } from '../../../support/run-tool.ts'

/** Fonts that put a combining line behind each character, the mark of the default style first. */
const TOOLS = [
  {
    // Unicode names: COMBINING LONG STROKE OVERLAY, COMBINING LONG SOLIDUS OVERLAY, COMBINING SHORT STROKE OVERLAY, COMBINING TILDE OVERLAY.
    tool: strikethroughFontGenerator,
    marks: { strikethrough: '\u0336', slashed: '\u0338', dashedStrikethrough: '\u0335', wavyStrikethrough: '\u0334' },
  },
  {
    // Unicode names: COMBINING LOW LINE, COMBINING DOUBLE LOW LINE, COMBINING OVERLINE.
    tool: underlineFontGenerator,
    marks: { underline: '\u0332', doubleUnderline: '\u0333', overline: '\u0305' },
  },
]

describe.each(TOOLS)('$tool.id', ({ tool, marks }) => {
  it.each(Object.entries(marks))('draws %s behind each character', async (style, mark) => {
    expect((await output(tool, { text: 'a é', style })).text).toBe(`a${mark} ${mark}é${mark}`)
    expect((await output(tool, { text: 'a é\tb', style, spaces: false })).text).toBe(`a${mark} é${mark}\tb${mark}`)
  })

  it('breaks no emoji, line or half a character', async () => {
    const [mark] = Object.values(marks)
    expect((await output(tool, { text: '👩‍👩‍👧\r\n\ud800' })).text).toBe(`👩‍👩‍👧${mark}\r\n\ud800`)
  })

  it('takes an empty text', async () => {
    expect(await output(tool, { text: '' })).toEqual({ text: '' })
  })

  it('is undone by its other direction, whatever the text', async () => {
    const styles = fc.constantFrom(...Object.keys(marks))
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: fc.constantFrom(...'aZ09 é\n😀жếह') }), styles, fc.boolean(), async (text, style, spaces) => {
        const { text: styled } = await output(tool, { text, style, spaces })
        expect((await output(tool, { text: styled, direction: 'plain' })).text).toBe(text)
      }),
    )
  })
})

import { describe, expect, it } from 'vitest'
import { weirdFontGenerator } from '../../../../registry/tools/styled-text/weird-font-generator.ts'
import { output } from '../../../support/run-tool.ts'

describe('weird-font-generator', () => {
  it('shows all its styles, each with letters of its own', async () => {
    const { styles } = await output(weirdFontGenerator, { text: 'abcdeghk' })
    expect(styles.map((row: { style: string }) => row.style)).toEqual([
      'asianStyle',
      'currency',
      'strokes',
      'curvyCherokee',
      'greekish',
      'cyrillicish',
      'mirrored',
      'upsideDown',
      'slashed',
    ])
    expect(new Set(styles.map((row: { text: string }) => row.text)).size).toBe(9)
  })

  // Unicode names: BAHT SIGN, AUSTRAL SIGN; LETTER B and A WITH STROKE; Han, Cherokee, Cyrillic and Greek letters.
  it('takes letters from other scripts', async () => {
    const { styles } = await output(weirdFontGenerator, { text: 'ba' })
    const byStyle = Object.fromEntries(styles.map((row: { style: string; text: string }) => [row.style, row.text]))
    expect(byStyle).toMatchObject({
      currency: '\u0e3f\u20b3',
      strokes: '\u0180\u023a',
      asianStyle: '\u4e43\u5342',
      curvyCherokee: '\u13f0\u13d7',
      greekish: '\u0432\u03b1',
      slashed: 'b\u0338a\u0338',
    })
  })

  it('reads back a text that is wholly in one style, but for the Cyrillic look', async () => {
    const { styles } = await output(weirdFontGenerator, { text: 'weird beach' })
    for (const { style, text } of styles)
      if (style !== 'cyrillicish')
        expect((await output(weirdFontGenerator, { text, direction: 'plain' })).text.toLowerCase(), style).toBe('weird beach')
  })

  it.each(['море', 'αβγ', '日本', 'łódź', '', 'plain'])('leaves %j alone', async (text) => {
    expect(await output(weirdFontGenerator, { text, direction: 'plain' })).toEqual({ text })
  })

  it('gives no rows for an empty text', async () => {
    expect(await output(weirdFontGenerator, { text: '' })).toEqual({ styles: [] })
  })
})

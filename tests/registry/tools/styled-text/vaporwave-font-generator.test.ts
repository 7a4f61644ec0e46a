import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { vaporwaveFontGenerator } from '../../../../registry/tools/styled-text/vaporwave-font-generator.ts'
import { output } from '../../../support/run-tool.ts'

describe('vaporwave-font-generator', () => {
  // Unicode code chart U+FF00: ASCII from ! on, moved by 0xFEE0; the space is U+3000.
  it('writes all of ASCII wide', async () => {
    const ascii = Array.from({ length: 95 }, (_, index) => String.fromCodePoint(32 + index)).join('')
    const wide = [...ascii]
      .map((sign) => (sign === ' ' ? '\u3000' : String.fromCodePoint((sign.codePointAt(0) as number) + 0xfee0)))
      .join('')
    expect((await output(vaporwaveFontGenerator, { text: ascii })).text).toBe(wide)
  })

  it('spaces letters out line by line, with accents and emoji whole', async () => {
    expect((await output(vaporwaveFontGenerator, { text: 'ab\né👩‍👩‍👧', spacing: 2 })).text).toBe('ａ\u3000\u3000ｂ\nｅ\u0301\u3000\u3000👩‍👩‍👧')
  })

  it('puts a frame around a text, and none around nothing', async () => {
    expect((await output(vaporwaveFontGenerator, { text: '$&', frame: '【A】' })).text).toBe('【＄＆】')
    expect(await output(vaporwaveFontGenerator, { text: '', frame: '【A】' })).toEqual({ text: '' })
  })

  it('takes a frame away only where there is one', async () => {
    expect((await output(vaporwaveFontGenerator, { text: '【ａｂ', frame: '【A】', direction: 'plain' })).text).toBe('【ab')
    expect((await output(vaporwaveFontGenerator, { text: '【】', frame: '【A】', direction: 'plain' })).text).toBe('【】')
  })

  it('is undone by its other direction with the same settings', async () => {
    const frames = fc.constantFrom('A', '【A】', '꧁A꧂', '★A★')
    await fc.assert(
      fc.asyncProperty(
        fc.string({ unit: fc.constantFrom(...'aZ09 é\n\r😀ж.,A') }),
        fc.integer({ min: 0, max: 3 }),
        frames,
        async (text, spacing, frame) => {
          const wide = (await output(vaporwaveFontGenerator, { text, spacing, frame })).text
          expect((await output(vaporwaveFontGenerator, { text: wide, direction: 'plain', spacing, frame })).text).toBe(text)
        },
      ),
    )
  })
})

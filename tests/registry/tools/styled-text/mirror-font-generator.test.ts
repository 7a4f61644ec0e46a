import { describe, expect, it } from 'vitest'
import { mirrorFontGenerator } from '../../../../registry/tools/styled-text/mirror-font-generator.ts'
import { output } from '../../../support/run-tool.ts'

describe('mirror-font-generator', () => {
  // Drawn on paper: each letter in a mirror, from right to left.
  it.each([
    ['mirrored', 'bd pq', 'pq bd'],
    ['mirrored', '(a) <E>', '<\u018e> (\u0252)'],
    ['mirrored', 'Rs?', '\u2e2e\ua645\u042f'],
    ['upsideDown', 'hi', '\u1d09\u0265'],
  ])('writes %s', async (style, text, written) => {
    expect((await output(mirrorFontGenerator, { text, style })).text).toBe(written)
  })

  it('names the letters that have no form in a style, each once', async () => {
    expect(await output(mirrorFontGenerator, { text: 'жук 7' })).toMatchObject({
      notices: [{ code: 'unstyled', params: { characters: 'ж у к' } }],
    })
  })

  it('keeps accents, emoji and what it does not know', async () => {
    const { text } = await output(mirrorFontGenerator, { text: '👩‍👩‍👧 1️⃣ שָׁלוֹם हिन्दी' })
    expect(text).toBe(
      [...new Intl.Segmenter('en').segment('👩‍👩‍👧 1️⃣ שָׁלוֹם हिन्दी')]
        .map(({ segment }) => segment)
        .toReversed()
        .join(''),
    )
  })

  it('takes an empty text', async () => {
    expect(await output(mirrorFontGenerator, { text: '' })).toEqual({ text: '' })
    expect(await output(mirrorFontGenerator, { text: '', direction: 'plain' })).toEqual({ text: '' })
  })

  it('is undone by its other direction, where a letter tells that it is mirrored', async () => {
    const letters = [...'bdpqacefghjkrstyzBCDEFGJKLNQRSZ hello world ']
    for (const letter of letters) {
      const { text } = await output(mirrorFontGenerator, {
        text: `a${letter}
ea`,
      })
      expect((await output(mirrorFontGenerator, { text, direction: 'plain' })).text, letter).toBe(`a${letter}
ea`)
    }
  })
})

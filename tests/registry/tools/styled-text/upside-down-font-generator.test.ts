import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { upsideDownFontGenerator } from '../../../../registry/tools/styled-text/upside-down-font-generator.ts'
import { output } from '../../../support/run-tool.ts'

describe('upside-down-font-generator', () => {
  // Drawn on paper and turned round.
  it.each([
    ['hello', 'oll\u01dd\u0265'],
    ['bdpqnumw', '\u028d\u026funbdpq'.slice(0, 2) + 'nubdpq'],
    ['(6,9)', "(6'9)"],
    ['MW?!', '\u00a1\u00bfMW'],
    ['\u00a1\u00bfMW?!', '\u00a1\u00bfMW?!'],
  ])('turns %s', async (text, turned) => {
    expect((await output(upsideDownFontGenerator, { text })).text).toBe(turned)
  })

  it('turns each line by itself, or the whole page', async () => {
    expect((await output(upsideDownFontGenerator, { text: 'ab\r\ncd' })).text).toBe('q\u0250\r\np\u0254')
    expect((await output(upsideDownFontGenerator, { text: 'bad\nday' })).text).toBe('p\u0250q\n\u028e\u0250p')
    expect((await output(upsideDownFontGenerator, { text: 'bad\nday', lines: true })).text).toBe('\u028e\u0250p\np\u0250q')
  })

  it('mirrors instead, keeps accents on their letters and emoji whole', async () => {
    expect((await output(upsideDownFontGenerator, { text: 'be', style: 'mirrored' })).text).toBe('\u0258d')
    expect((await output(upsideDownFontGenerator, { text: 'é👩‍👩‍👧b' })).text).toBe('q👩‍👩‍👧\u01dd\u0301')
  })

  it('names the letters that cannot be turned, but not those that look the same', async () => {
    expect(await output(upsideDownFontGenerator, { text: 'oslo жук 80' })).toMatchObject({
      notices: [{ code: 'unstyled', params: { characters: 'ж у к' } }],
    })
    expect(await output(upsideDownFontGenerator, { text: 'SOS xoxo 8' })).toEqual({ text: '8 oxox SOS' })
  })

  it('takes an empty text', async () => {
    expect(await output(upsideDownFontGenerator, { text: '' })).toEqual({ text: '' })
    expect(await output(upsideDownFontGenerator, { text: '', direction: 'plain', lines: true })).toEqual({ text: '' })
  })

  it('is undone by its other direction, where a letter tells that it is turned', { tags: 'long' }, async () => {
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: fc.constantFrom(...'aehmtvwyABEFGL. !?') }), fc.boolean(), async (text, lines) => {
        const { text: turned } = await output(upsideDownFontGenerator, { text: `a${text}\na${text}`, lines })
        expect(await output(upsideDownFontGenerator, { text: turned, direction: 'plain', lines })).toEqual({ text: `a${text}\na${text}` })
      }),
    )
  })
})

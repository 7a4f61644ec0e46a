import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { TEXT_STYLES, type TextStyle } from '../../../../registry/lib/styled/styles.ts'
import { fancyFontGenerator } from '../../../../registry/tools/styled-text/fancy-font-generator.ts'
import { failure, output } from '../../../support/run-tool.ts'

async function styled(text: string): Promise<Record<TextStyle, string>> {
  const { styles } = await output(fancyFontGenerator, { text })
  return Object.fromEntries(styles.map((row: { style: TextStyle; text: string }) => [row.style, row.text])) as Record<TextStyle, string>
}
const plain = async (text: string): Promise<string> => (await output(fancyFontGenerator, { text, direction: 'plain' })).text

/** Styles whose letters Unicode itself maps to the plain ones (compatibility decomposition, NFKC). */
const COMPATIBLE: readonly TextStyle[] = [
  'sansBold',
  'bold',
  'italic',
  'sansItalic',
  'boldItalic',
  'sansBoldItalic',
  'script',
  'boldScript',
  'fraktur',
  'boldFraktur',
  'doubleStruck',
  'sans',
  'monospace',
  'circled',
  'fullwidth',
]
/** Styles that lose the difference between capital and small letters, or cannot be read back. */
const LOSSY = new Set<TextStyle>([
  'negativeCircled',
  'squared',
  'negativeSquared',
  'regionalIndicator',
  'subscript',
  'currency',
  'greekish',
  'cyrillicish',
  'asianStyle',
  'strokes',
  'curvyCherokee',
])

describe('fancy-font-generator', () => {
  it('writes letters that Unicode itself reads as the plain ones', async () => {
    const text = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ abcdefghijklmnopqrstuvwxyz 0123456789'
    const all = await styled(text)
    for (const style of COMPATIBLE) {
      expect(all[style], style).not.toBe(text)
      expect(all[style].replaceAll('\ufe0e', '').normalize('NFKC'), style).toBe(text)
    }
  })

  it('leaves no letter out of the holes of the mathematical blocks', async () => {
    const { script, italic, fraktur, doubleStruck } = await styled('BEFHILMRego h CHIRZ CHNPQRZ')
    expect(script.slice(0, 'ℬℰℱℋℐℒℳℛℯℊℴ'.length)).toBe('ℬℰℱℋℐℒℳℛℯℊℴ')
    expect(italic).toContain(' ℎ ')
    expect(fraktur).toContain('ℭℌℑℜℨ')
    expect(doubleStruck).toContain('ℂℍℕℙℚℝℤ')
  })

  it('writes whole user-perceived characters', async () => {
    const { bold, upsideDown, strikethrough, negativeSquared } = await styled('é👩‍👩‍👧b🇫🇷')
    expect(bold).toBe('𝐞\u0301👩‍👩‍👧𝐛🇫🇷')
    expect(upsideDown).toBe('🇫🇷q👩‍👩‍👧ǝ\u0301')
    expect(strikethrough).toBe('é\u0336👩‍👩‍👧\u0336b\u0336🇫🇷\u0336')
    expect(negativeSquared).toContain('🅱\ufe0e')
  })

  it('turns each line by itself and marks no line break', async () => {
    const { upsideDown, underline } = await styled('ab\ncd')
    expect(upsideDown).toBe('qɐ\npɔ')
    expect(underline).toBe('a\u0332b\u0332\nc\u0332d\u0332')
  })

  it('reads every style back', async () => {
    const all = await styled('Hello World')
    for (const style of TEXT_STYLES) if (!LOSSY.has(style)) expect(await plain(all[style]), style).toBe('Hello World')
    for (const style of TEXT_STYLES) if (style !== 'cyrillicish') expect((await plain(all[style])).toLowerCase(), style).toBe('hello world')
  })

  it.each(['', 'Hello', 'no son mu', 'łódź świat', 'море', 'муму', 'αβγ', '日本 乃', '🇫🇷 flag', '\0\ud800\u202e'])(
    'leaves plain %j alone',
    async (text) => {
      expect(await plain(text)).toBe(text)
    },
  )

  it('reads letters back that were written as emoji, and leaves real emoji', async () => {
    expect(await plain('🅱\ufe0f🅾\ufe0f🅾\ufe0fⓂ\ufe0f ❤\ufe0f 1\ufe0f\u20e3')).toBe('BOOM ❤\ufe0f 1\ufe0f\u20e3')
  })

  it('gives no rows for an empty text', async () => {
    expect(await output(fancyFontGenerator, { text: '' })).toEqual({ styles: [] })
  })

  it('refuses a text that is too long', async () => {
    expect(await failure(fancyFontGenerator, { text: 'a'.repeat(10_001) })).toMatchObject({ code: 'too-long', field: 'text' })
  })

  it('answers for any text, and reads ASCII back from the exact styles', { tags: 'long' }, async () => {
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: 'binary' }), async (text) => {
        expect(Object.keys(await styled(`${text}.`))).toEqual(TEXT_STYLES)
      }),
      { numRuns: 30 },
    )
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: fc.constantFrom(...'abcXYZ 019.\n') }), async (text) => {
        const all = await styled(`${text}a`)
        for (const style of COMPATIBLE) expect(await plain(all[style])).toBe(`${text}a`)
      }),
    )
  })
})

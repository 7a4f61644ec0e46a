import { describe, expect, it } from 'vitest'
import { freeFireFontGenerator } from '../../../../registry/tools/styled-text/free-fire-font-generator.ts'
import { output } from '../../../support/run-tool.ts'

describe('free-fire-font-generator', () => {
  type Row = { style: string; text: string; length: number }

  it('shows its styles with letters that Unicode reads as the plain ones, and their lengths', async () => {
    const { styles } = (await output(freeFireFontGenerator, { text: 'Hello Moon', frame: 'A', blank: false })) as { styles: Row[] }
    expect(styles).toHaveLength(16)
    const exact = styles.filter(({ style }) => /bold|italic|^script|fraktur|monospace|doubleStruck/i.test(style))
    expect(exact.length).toBeGreaterThan(4)
    for (const { style, text } of exact) {
      expect(text, style).not.toBe('Hello Moon')
      expect(text.normalize('NFKC'), style).toBe('Hello Moon')
    }
  })

  it('reads each of them back where its letters tell', async () => {
    const { styles } = (await output(freeFireFontGenerator, { text: 'Hello Moon', frame: '★A★' })) as { styles: Row[] }
    for (const { style, text } of styles)
      expect((await output(freeFireFontGenerator, { text, direction: 'plain', frame: '★A★' })).text.toLowerCase(), style).toBe('hello moon')
  })

  it('knows its limits, to the character', async () => {
    const limitsOf = async (text: string) =>
      Object.fromEntries(
        ((await output(freeFireFontGenerator, { text, frame: 'A' })).limits as { place: string; limit: number; fits: string }[]).map(
          ({ place, limit, fits }) => [place, [limit, fits]],
        ),
      )
    expect(Object.fromEntries(Object.entries(await limitsOf('a')).map(([place, [limit]]) => [place, limit]))).toEqual({ name: 12 })
    // No style changes this sign, but lines are put behind it.
    expect((await limitsOf('☺'.repeat(12)))['name']?.[1]).toBe('all')
    expect((await limitsOf('☺'.repeat(12 + 1)))['name']?.[1]).toBe('none')
    expect((await limitsOf('a'.repeat(12)))['name']?.[1]).toBe('some')
  })

  it('puts a frame around each', async () => {
    const { styles } = (await output(freeFireFontGenerator, { text: '$&', frame: '★A★' })) as { styles: Row[] }
    for (const { text } of styles) expect(text.startsWith('★') && text.endsWith('★')).toBe(true)
    expect(styles.find(({ style }) => style === 'sansBold')?.text).toBe('★$&★')
  })

  it('writes spaces as a letter that shows nothing, and reads them back', async () => {
    const { styles } = (await output(freeFireFontGenerator, { text: 'a b', frame: 'A' })) as { styles: Row[] }
    expect(styles[0]?.text).toBe('\u{1d41a}\u3164\u{1d41b}')
    expect((await output(freeFireFontGenerator, { text: '\u{1d41a}\u3164\u{1d41b}', frame: 'A', direction: 'plain' })).text).toBe('a b')
    const spaced = (await output(freeFireFontGenerator, { text: 'a b', frame: 'A', blank: false })) as { styles: Row[] }
    expect(spaced.styles[0]?.text).toBe('\u{1d41a} \u{1d41b}')
  })

  it('gives no rows for an empty text', async () => {
    expect((await output(freeFireFontGenerator, { text: '' })).styles).toEqual([])
    expect((await output(freeFireFontGenerator, { text: '', direction: 'plain' })).text).toBe('')
  })
})

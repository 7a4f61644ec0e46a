import { describe, expect, it } from 'vitest'
import { tiktokFontGenerator } from '../../../../registry/tools/styled-text/tiktok-font-generator.ts'
import { output } from '../../../support/run-tool.ts'

describe('tiktok-font-generator', () => {
  type Row = { style: string; text: string; length: number }

  it('shows its styles with letters that Unicode reads as the plain ones, and their lengths', async () => {
    const { styles } = (await output(tiktokFontGenerator, { text: 'Hello Moon', frame: 'A' })) as { styles: Row[] }
    expect(styles).toHaveLength(19)
    const exact = styles.filter(({ style }) => /bold|italic|^script|fraktur|monospace|doubleStruck/i.test(style))
    expect(exact.length).toBeGreaterThan(4)
    for (const { style, text } of exact) {
      expect(text, style).not.toBe('Hello Moon')
      expect(text.normalize('NFKC'), style).toBe('Hello Moon')
    }
  })

  it('reads each of them back where its letters tell', async () => {
    const { styles } = (await output(tiktokFontGenerator, { text: 'Hello Moon', frame: '★A★' })) as { styles: Row[] }
    for (const { style, text } of styles)
      expect((await output(tiktokFontGenerator, { text, direction: 'plain', frame: '★A★' })).text.toLowerCase(), style).toBe('hello moon')
  })

  it('knows its limits, to the character', async () => {
    const limitsOf = async (text: string) =>
      Object.fromEntries(
        ((await output(tiktokFontGenerator, { text, frame: 'A' })).limits as { place: string; limit: number; fits: string }[]).map(
          ({ place, limit, fits }) => [place, [limit, fits]],
        ),
      )
    expect(Object.fromEntries(Object.entries(await limitsOf('a')).map(([place, [limit]]) => [place, limit]))).toEqual({
      caption: 2200,
      comment: 150,
      name: 30,
      bio: 80,
    })
    // No style changes this sign, but lines are put behind it.
    expect((await limitsOf('☺'.repeat(80)))['bio']?.[1]).toBe('some')
    expect((await limitsOf('☺'.repeat(80 + 1)))['bio']?.[1]).toBe('none')
    expect((await limitsOf('a'.repeat(80)))['bio']?.[1]).toBe('some')
  })

  it('leaves links, hashtags and mentions plain unless told otherwise', async () => {
    const text = 'see https://a.example/b #tag @me x@y'
    const { styles } = (await output(tiktokFontGenerator, { text, frame: 'A' })) as { styles: Row[] }
    expect(styles.find(({ style }) => style === 'sansBold')?.text).toBe('𝘀𝗲𝗲 https://a.example/b #tag @me 𝘅@𝘆')
    const all = (await output(tiktokFontGenerator, { text, frame: 'A', working: false })) as { styles: Row[] }
    expect(all.styles.find(({ style }) => style === 'sansBold')?.text).toBe('𝘀𝗲𝗲 𝗵𝘁𝘁𝗽𝘀://𝗮.𝗲𝘅𝗮𝗺𝗽𝗹𝗲/𝗯 #𝘁𝗮𝗴 @𝗺𝗲 𝘅@𝘆')
  })

  it('puts a frame around each', async () => {
    const { styles } = (await output(tiktokFontGenerator, { text: '$&', frame: '★A★' })) as { styles: Row[] }
    for (const { text } of styles) expect(text.startsWith('★') && text.endsWith('★')).toBe(true)
    expect(styles.find(({ style }) => style === 'sansBold')?.text).toBe('★$&★')
  })

  it('gives no rows for an empty text', async () => {
    expect((await output(tiktokFontGenerator, { text: '' })).styles).toEqual([])
    expect((await output(tiktokFontGenerator, { text: '', direction: 'plain' })).text).toBe('')
  })
})

import { describe, expect, it } from 'vitest'
import { twitterFontGenerator } from '../../../../registry/tools/styled-text/twitter-font-generator.ts'
import { output } from '../../../support/run-tool.ts'

describe('twitter-font-generator', () => {
  type Row = { style: string; text: string; length: number }

  it('shows its styles with letters that Unicode reads as the plain ones, and their lengths', async () => {
    const { styles } = (await output(twitterFontGenerator, { text: 'Hello Moon', frame: 'A' })) as { styles: Row[] }
    expect(styles).toHaveLength(19)
    const exact = styles.filter(({ style }) => /bold|italic|^script|fraktur|monospace|doubleStruck/i.test(style))
    expect(exact.length).toBeGreaterThan(4)
    for (const { style, text } of exact) {
      expect(text, style).not.toBe('Hello Moon')
      expect(text.normalize('NFKC'), style).toBe('Hello Moon')
    }
  })

  it('reads each of them back where its letters tell', async () => {
    const { styles } = (await output(twitterFontGenerator, { text: 'Hello Moon', frame: '★A★' })) as { styles: Row[] }
    for (const { style, text } of styles)
      expect((await output(twitterFontGenerator, { text, direction: 'plain', frame: '★A★' })).text.toLowerCase(), style).toBe('hello moon')
  })

  it('knows its limits, to the character', async () => {
    const limitsOf = async (text: string) =>
      Object.fromEntries(
        ((await output(twitterFontGenerator, { text, frame: 'A' })).limits as { place: string; limit: number; fits: string }[]).map(
          ({ place, limit, fits }) => [place, [limit, fits]],
        ),
      )
    expect(Object.fromEntries(Object.entries(await limitsOf('a')).map(([place, [limit]]) => [place, limit]))).toEqual({
      post: 280,
      name: 50,
      bio: 160,
    })
    // No style changes this sign, but lines are put behind it.
    expect((await limitsOf('☺'.repeat(140)))['post']?.[1]).toBe('some')
    expect((await limitsOf('☺'.repeat(140 + 1)))['post']?.[1]).toBe('none')
    expect((await limitsOf('a'.repeat(140)))['post']?.[1]).toBe('some')
  })

  it('leaves links, hashtags and mentions plain unless told otherwise', async () => {
    const text = 'see https://a.example/b #tag @me x@y'
    const { styles } = (await output(twitterFontGenerator, { text, frame: 'A' })) as { styles: Row[] }
    expect(styles.find(({ style }) => style === 'sansBold')?.text).toBe('𝘀𝗲𝗲 https://a.example/b #tag @me 𝘅@𝘆')
    const all = (await output(twitterFontGenerator, { text, frame: 'A', working: false })) as { styles: Row[] }
    expect(all.styles.find(({ style }) => style === 'sansBold')?.text).toBe('𝘀𝗲𝗲 𝗵𝘁𝘁𝗽𝘀://𝗮.𝗲𝘅𝗮𝗺𝗽𝗹𝗲/𝗯 #𝘁𝗮𝗴 @𝗺𝗲 𝘅@𝘆')
  })

  it('puts a frame around each', async () => {
    const { styles } = (await output(twitterFontGenerator, { text: '$&', frame: '★A★' })) as { styles: Row[] }
    for (const { text } of styles) expect(text.startsWith('★') && text.endsWith('★')).toBe(true)
    expect(styles.find(({ style }) => style === 'sansBold')?.text).toBe('★$&★')
  })

  it('counts as X does: styled letters twice, an address 23', async () => {
    const { styles } = (await output(twitterFontGenerator, { text: 'ab https://example.com/a/long/path/that/goes/on/and/on' })) as {
      styles: Row[]
    }
    expect(styles.find(({ style }) => style === 'sansBold')?.length).toBe(4 + 1 + 23)
  })

  it('gives no rows for an empty text', async () => {
    expect((await output(twitterFontGenerator, { text: '' })).styles).toEqual([])
    expect((await output(twitterFontGenerator, { text: '', direction: 'plain' })).text).toBe('')
  })
})

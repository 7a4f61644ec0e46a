import { describe, expect, it } from 'vitest'
import { whatsappFontGenerator } from '../../../../registry/tools/styled-text/whatsapp-font-generator.ts'
import { output } from '../../../support/run-tool.ts'

describe('whatsapp-font-generator', () => {
  type Row = { style: string; text: string; length: number }

  it('shows its styles with letters that Unicode reads as the plain ones, and their lengths', async () => {
    const { styles } = (await output(whatsappFontGenerator, { text: 'Hello Moon', frame: 'A' })) as { styles: Row[] }
    expect(styles).toHaveLength(18)
    const exact = styles.filter(({ style }) => /bold|italic|^script|fraktur|monospace|doubleStruck/i.test(style))
    expect(exact.length).toBeGreaterThan(4)
    for (const { style, text } of exact) {
      expect(text, style).not.toBe('Hello Moon')
      expect(text.normalize('NFKC'), style).toBe('Hello Moon')
    }
  })

  it('reads each of them back where its letters tell', async () => {
    const { styles } = (await output(whatsappFontGenerator, { text: 'Hello Moon', frame: '★A★' })) as { styles: Row[] }
    for (const { style, text } of styles)
      expect((await output(whatsappFontGenerator, { text, direction: 'plain', frame: '★A★' })).text.toLowerCase(), style).toBe('hello moon')
  })

  it('knows its limits, to the character', async () => {
    const limitsOf = async (text: string) =>
      Object.fromEntries(
        ((await output(whatsappFontGenerator, { text, frame: 'A' })).limits as { place: string; limit: number; fits: string }[]).map(
          ({ place, limit, fits }) => [place, [limit, fits]],
        ),
      )
    expect(Object.fromEntries(Object.entries(await limitsOf('a')).map(([place, [limit]]) => [place, limit]))).toEqual({
      message: 65_536,
      about: 139,
      status: 700,
    })
    // No style changes this sign, but lines are put behind it.
    expect((await limitsOf('☺'.repeat(139)))['about']?.[1]).toBe('some')
    expect((await limitsOf('☺'.repeat(139 + 1)))['about']?.[1]).toBe('none')
    expect((await limitsOf('a'.repeat(139)))['about']?.[1]).toBe('some')
  })

  it('leaves links, hashtags and mentions plain unless told otherwise', async () => {
    const text = 'see https://a.example/b #tag @me x@y'
    const { styles } = (await output(whatsappFontGenerator, { text, frame: 'A' })) as { styles: Row[] }
    expect(styles.find(({ style }) => style === 'sansBold')?.text).toBe('𝘀𝗲𝗲 https://a.example/b #tag @me 𝘅@𝘆')
    const all = (await output(whatsappFontGenerator, { text, frame: 'A', working: false })) as { styles: Row[] }
    expect(all.styles.find(({ style }) => style === 'sansBold')?.text).toBe('𝘀𝗲𝗲 𝗵𝘁𝘁𝗽𝘀://𝗮.𝗲𝘅𝗮𝗺𝗽𝗹𝗲/𝗯 #𝘁𝗮𝗴 @𝗺𝗲 𝘅@𝘆')
  })

  it('puts a frame around each', async () => {
    const { styles } = (await output(whatsappFontGenerator, { text: '$&', frame: '★A★' })) as { styles: Row[] }
    for (const { text } of styles) expect(text.startsWith('★') && text.endsWith('★')).toBe(true)
    expect(styles.find(({ style }) => style === 'sansBold')?.text).toBe('★$&★')
  })

  type Format = { format: string; text: string }
  const formatsOf = async (text: string): Promise<Record<string, string>> =>
    Object.fromEntries(((await output(whatsappFontGenerator, { text })).formatting as Format[]).map((row) => [row.format, row.text]))

  // WhatsApp’s help pages on formatting.
  it('writes the formatting of the app, line by line', async () => {
    expect(await formatsOf('one\n\n two ')).toEqual({
      bold: '*one*\n\n *two* ',
      italic: '_one_\n\n _two_ ',
      boldItalic: '*_one_*\n\n *_two_* ',
      strikethrough: '~one~\n\n ~two~ ',
      code: '`one`\n\n `two` ',
      codeBlock: '```one\n\n two ```',
      quote: '> one\n\n> two ',
      bullets: '- one\n\n- two ',
      numbers: '1. one\n\n2. two ',
    })
  })

  it('warns of signs that WhatsApp may take for formatting, each once', async () => {
    expect((await output(whatsappFontGenerator, { text: 'a_b_c *d' })).notices).toEqual([
      { code: 'marks-inside', params: { characters: '_ *' } },
    ])
    expect((await output(whatsappFontGenerator, { text: 'abc' })).notices).toBeUndefined()
  })

  it('gives no rows for an empty text', async () => {
    expect((await output(whatsappFontGenerator, { text: '' })).styles).toEqual([])
    expect((await output(whatsappFontGenerator, { text: '', direction: 'plain' })).text).toBe('')
  })
})

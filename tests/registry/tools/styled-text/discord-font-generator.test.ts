import { describe, expect, it } from 'vitest'
import { discordFontGenerator } from '../../../../registry/tools/styled-text/discord-font-generator.ts'
import { output } from '../../../support/run-tool.ts'

describe('discord-font-generator', () => {
  type Row = { style: string; text: string; length: number }

  it('shows its styles with letters that Unicode reads as the plain ones, and their lengths', async () => {
    const { styles } = (await output(discordFontGenerator, { text: 'Hello Moon', frame: 'A' })) as { styles: Row[] }
    expect(styles).toHaveLength(20)
    const exact = styles.filter(({ style }) => /bold|italic|^script|fraktur|monospace|doubleStruck/i.test(style))
    expect(exact.length).toBeGreaterThan(4)
    for (const { style, text } of exact) {
      expect(text, style).not.toBe('Hello Moon')
      expect(text.normalize('NFKC'), style).toBe('Hello Moon')
    }
  })

  it('reads each of them back where its letters tell', async () => {
    const { styles } = (await output(discordFontGenerator, { text: 'Hello Moon', frame: '★A★' })) as { styles: Row[] }
    for (const { style, text } of styles)
      expect((await output(discordFontGenerator, { text, direction: 'plain', frame: '★A★' })).text.toLowerCase(), style).toBe('hello moon')
  })

  it('knows its limits, to the character', async () => {
    const limitsOf = async (text: string) =>
      Object.fromEntries(
        ((await output(discordFontGenerator, { text, frame: 'A' })).limits as { place: string; limit: number; fits: string }[]).map(
          ({ place, limit, fits }) => [place, [limit, fits]],
        ),
      )
    expect(Object.fromEntries(Object.entries(await limitsOf('a')).map(([place, [limit]]) => [place, limit]))).toEqual({
      message: 2000,
      name: 32,
      about: 190,
      status: 128,
    })
    // No style changes this sign, but lines are put behind it.
    expect((await limitsOf('☺'.repeat(32)))['name']?.[1]).toBe('all')
    expect((await limitsOf('☺'.repeat(32 + 1)))['name']?.[1]).toBe('none')
    expect((await limitsOf('a'.repeat(32)))['name']?.[1]).toBe('some')
  })

  it('leaves links, hashtags and mentions plain unless told otherwise', async () => {
    const text = 'see https://a.example/b #tag @me x@y'
    const { styles } = (await output(discordFontGenerator, { text, frame: 'A' })) as { styles: Row[] }
    expect(styles.find(({ style }) => style === 'sansBold')?.text).toBe('𝘀𝗲𝗲 https://a.example/b #tag @me 𝘅@𝘆')
    const all = (await output(discordFontGenerator, { text, frame: 'A', working: false })) as { styles: Row[] }
    expect(all.styles.find(({ style }) => style === 'sansBold')?.text).toBe('𝘀𝗲𝗲 𝗵𝘁𝘁𝗽𝘀://𝗮.𝗲𝘅𝗮𝗺𝗽𝗹𝗲/𝗯 #𝘁𝗮𝗴 @𝗺𝗲 𝘅@𝘆')
  })

  it('puts a frame around each', async () => {
    const { styles } = (await output(discordFontGenerator, { text: '$&', frame: '★A★' })) as { styles: Row[] }
    for (const { text } of styles) expect(text.startsWith('★') && text.endsWith('★')).toBe(true)
    expect(styles.find(({ style }) => style === 'sansBold')?.text).toBe('★$&★')
  })

  type Format = { format: string; text: string }
  const formatsOf = async (text: string): Promise<Record<string, string>> =>
    Object.fromEntries(((await output(discordFontGenerator, { text })).formatting as Format[]).map((row) => [row.format, row.text]))

  // Discord’s help pages on Markdown.
  it('writes the formatting of the app, line by line', async () => {
    expect(await formatsOf('one\n\n two ')).toEqual({
      bold: '**one**\n\n **two** ',
      italic: '*one*\n\n *two* ',
      boldItalic: '***one***\n\n ***two*** ',
      underline: '__one__\n\n __two__ ',
      strikethrough: '~~one~~\n\n ~~two~~ ',
      spoiler: '||one||\n\n ||two|| ',
      heading: '# one\n\n# two ',
      smallText: '-# one\n\n-# two ',
      quote: '> one\n\n> two ',
      bullets: '- one\n\n- two ',
      numbers: '1. one\n\n2. two ',
      code: '`one`\n\n `two` ',
      codeBlock: '```\none\n\n two \n```',
    })
  })

  it('escapes what has a meaning, but not in links, mentions and emoji', async () => {
    const { bold } = await formatsOf('a*b_c~d|e`f\\g https://x.example/a_b <:smile_y:1> <@12>\n# no\n> no')
    expect(bold).toBe(String.raw`**a\*b\_c\~d\|e\`f\\g https://x.example/a_b <:smile_y:1> <@12>**` + '\n**\\# no**\n**\\> no**')
  })

  it('fences code that holds backticks', async () => {
    const { code, codeBlock } = await formatsOf('a `b` ```')
    expect(code).toBe('```` a `b` ``` ````')
    expect(codeBlock?.slice(4, -4)).not.toContain('```')
  })

  it('gives no rows for an empty text', async () => {
    expect((await output(discordFontGenerator, { text: '' })).styles).toEqual([])
    expect((await output(discordFontGenerator, { text: '', direction: 'plain' })).text).toBe('')
  })
})

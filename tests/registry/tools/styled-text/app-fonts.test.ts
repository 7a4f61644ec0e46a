import { describe, expect, it } from 'vitest'
import type { Tool } from '../../../../engine/core/define.ts'
import { discordFontGenerator } from '../../../../registry/tools/styled-text/discord-font-generator.ts'
import { facebookFontGenerator } from '../../../../registry/tools/styled-text/facebook-font-generator.ts'
import { freeFireFontGenerator } from '../../../../registry/tools/styled-text/free-fire-font-generator.ts'
import { instagramFontGenerator } from '../../../../registry/tools/styled-text/instagram-font-generator.ts'
import { linkedinFontGenerator } from '../../../../registry/tools/styled-text/linkedin-font-generator.ts'
import { snapchatFontGenerator } from '../../../../registry/tools/styled-text/snapchat-font-generator.ts'
import { tiktokFontGenerator } from '../../../../registry/tools/styled-text/tiktok-font-generator.ts'
import { twitterFontGenerator } from '../../../../registry/tools/styled-text/twitter-font-generator.ts'
import { whatsappFontGenerator } from '../../../../registry/tools/styled-text/whatsapp-font-generator.ts'
import { output } from '../../../support/run-tool.ts'

type Row = { style: string; text: string; length: number }
type Place = { place: string; limit: number; fits: string }
type Format = { format: string; text: string }

const stylesOf = async (tool: Tool, input: object): Promise<Row[]> => (await output(tool, input)).styles
const boldOf = async (tool: Tool, input: object) => (await stylesOf(tool, input)).find(({ style }) => style === 'sansBold')
const formatsOf = async (tool: Tool, text: string): Promise<Record<string, string>> =>
  Object.fromEntries(((await output(tool, { text })).formatting as Format[]).map((row) => [row.format, row.text]))

const hasLinks = ({ input }: Tool) => Object.hasOwn(input.shape, 'working')

/** `at`: where a text of `length` may just be written, and how many of its styles then fit. */
const TOOLS = [
  {
    tool: discordFontGenerator,
    styles: 20,
    limits: { message: 2000, name: 32, about: 190, status: 128 },
    at: 'name',
    length: 32,
    fits: 'all',
  },
  { tool: facebookFontGenerator, styles: 21, limits: { post: 63_206, comment: 8000, bio: 101 }, at: 'bio', length: 101 },
  { tool: freeFireFontGenerator, styles: 16, limits: { name: 12 }, at: 'name', length: 12, fits: 'all', more: { blank: false } },
  { tool: instagramFontGenerator, styles: 21, limits: { caption: 2200, comment: 2200, bio: 150 }, at: 'bio', length: 150 },
  {
    tool: linkedinFontGenerator,
    styles: 16,
    limits: { post: 3000, comment: 1250, headline: 220, about: 2600 },
    at: 'headline',
    length: 220,
  },
  { tool: snapchatFontGenerator, styles: 18, limits: { caption: 250, name: 30 }, at: 'name', length: 30 },
  { tool: tiktokFontGenerator, styles: 19, limits: { caption: 2200, comment: 150, name: 30, bio: 80 }, at: 'bio', length: 80 },
  { tool: twitterFontGenerator, styles: 19, limits: { post: 280, name: 50, bio: 160 }, at: 'post', length: 140 },
  { tool: whatsappFontGenerator, styles: 18, limits: { message: 65_536, about: 139, status: 700 }, at: 'about', length: 139 },
]

describe.each(TOOLS)('$tool.id', ({ tool, styles: count, limits, at, length, fits = 'some', more }) => {
  it('shows its styles with letters that Unicode reads as the plain ones, and their lengths', async () => {
    const styles = await stylesOf(tool, { text: 'Hello Moon', frame: 'A', ...more })
    expect(styles).toHaveLength(count)
    const exact = styles.filter(({ style }) => /bold|italic|^script|fraktur|monospace|doubleStruck/i.test(style))
    expect(exact.length).toBeGreaterThan(4)
    for (const { style, text } of exact) {
      expect(text, style).not.toBe('Hello Moon')
      expect(text.normalize('NFKC'), style).toBe('Hello Moon')
    }
  })

  it('reads each of them back where its letters tell', async () => {
    for (const { style, text } of await stylesOf(tool, { text: 'Hello Moon', frame: '★A★' }))
      expect((await output(tool, { text, direction: 'plain', frame: '★A★' })).text.toLowerCase(), style).toBe('hello moon')
  })

  it('knows its limits, to the character', async () => {
    const limitsOf = async (text: string): Promise<Place[]> => (await output(tool, { text, frame: 'A' })).limits
    const fitsAt = async (text: string) => (await limitsOf(text)).find(({ place }) => place === at)?.fits
    expect(Object.fromEntries((await limitsOf('a')).map(({ place, limit }) => [place, limit]))).toEqual(limits)
    // No style changes this sign, but lines are put behind it.
    expect(await fitsAt('☺'.repeat(length))).toBe(fits)
    expect(await fitsAt('☺'.repeat(length + 1))).toBe('none')
    expect(await fitsAt('a'.repeat(length))).toBe('some')
  })

  if (hasLinks(tool))
    it('leaves links, hashtags and mentions plain unless told otherwise', async () => {
      const text = 'see https://a.example/b #tag @me x@y'
      expect((await boldOf(tool, { text, frame: 'A' }))?.text).toBe('𝘀𝗲𝗲 https://a.example/b #tag @me 𝘅@𝘆')
      expect((await boldOf(tool, { text, frame: 'A', working: false }))?.text).toBe('𝘀𝗲𝗲 𝗵𝘁𝘁𝗽𝘀://𝗮.𝗲𝘅𝗮𝗺𝗽𝗹𝗲/𝗯 #𝘁𝗮𝗴 @𝗺𝗲 𝘅@𝘆')
    })

  it('puts a frame around each', async () => {
    for (const { text } of await stylesOf(tool, { text: '$&', frame: '★A★' })) expect(text.startsWith('★') && text.endsWith('★')).toBe(true)
    expect((await boldOf(tool, { text: '$&', frame: '★A★' }))?.text).toBe('★$&★')
  })

  it('gives no rows for an empty text', async () => {
    expect((await output(tool, { text: '' })).styles).toEqual([])
    expect((await output(tool, { text: '', direction: 'plain' })).text).toBe('')
  })
})

it('turns lines round their links, hashtags and mentions, and back', async () => {
  const text = 'Hi @ada #tea: https://a.example/b\nBye'
  const turned = (await stylesOf(twitterFontGenerator, { text })).find(({ style }) => style === 'upsideDown')?.text
  expect(turned).toBe('https://a.example/b :#tea @ada ᴉH\nǝʎꓭ')
  expect(await output(twitterFontGenerator, { text: turned, direction: 'plain' })).toMatchObject({ text })
  const whole = (await stylesOf(twitterFontGenerator, { text, working: false })).find(({ style }) => style === 'upsideDown')?.text
  expect(whole).toMatch(/:sdʇʇɥ :ɐǝʇ# ɐpɐ@ ᴉH$/m)
  expect(await output(twitterFontGenerator, { text: whole, direction: 'plain' })).toMatchObject({ text })
})

it('only in a game there are no links', () => {
  expect(TOOLS.filter(({ tool }) => !hasLinks(tool)).map(({ tool }) => tool)).toEqual([freeFireFontGenerator])
})

describe('twitter-font-generator', () => {
  it('counts as X does: styled letters twice, an address 23', async () => {
    const text = 'ab https://example.com/a/long/path/that/goes/on/and/on'
    expect((await boldOf(twitterFontGenerator, { text }))?.length).toBe(4 + 1 + 23)
  })
})

describe('free-fire-font-generator', () => {
  it('writes spaces as a letter that shows nothing, and reads them back', async () => {
    const [first] = await stylesOf(freeFireFontGenerator, { text: 'a b', frame: 'A' })
    expect(first?.text).toBe('\u{1d41a}\u3164\u{1d41b}')
    expect((await output(freeFireFontGenerator, { text: '\u{1d41a}\u3164\u{1d41b}', frame: 'A', direction: 'plain' })).text).toBe('a b')
    const [spaced] = await stylesOf(freeFireFontGenerator, { text: 'a b', frame: 'A', blank: false })
    expect(spaced?.text).toBe('\u{1d41a} \u{1d41b}')
  })
})

describe('whatsapp-font-generator', () => {
  // WhatsApp’s help pages on formatting.
  it('writes the formatting of the app, line by line', async () => {
    expect(await formatsOf(whatsappFontGenerator, 'one\n\n two ')).toEqual({
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
})

describe('discord-font-generator', () => {
  // Discord’s help pages on Markdown.
  it('writes the formatting of the app, line by line', async () => {
    expect(await formatsOf(discordFontGenerator, 'one\n\n two ')).toEqual({
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
    const { bold } = await formatsOf(discordFontGenerator, 'a*b_c~d|e`f\\g https://x.example/a_b <:smile_y:1> <@12>\n# no\n> no')
    expect(bold).toBe(String.raw`**a\*b\_c\~d\|e\`f\\g https://x.example/a_b <:smile_y:1> <@12>**` + '\n**\\# no**\n**\\> no**')
  })

  it('fences code that holds backticks', async () => {
    const { code, codeBlock } = await formatsOf(discordFontGenerator, 'a `b` ```')
    expect(code).toBe('```` a `b` ``` ````')
    expect(codeBlock?.slice(4, -4)).not.toContain('```')
  })
})

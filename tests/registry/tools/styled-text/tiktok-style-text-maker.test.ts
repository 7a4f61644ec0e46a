import { describe, expect, it } from 'vitest'
import { tiktokStyleTextMaker } from '../../../../registry/tools/styled-text/tiktok-style-text-maker/tool.ts'
import { failure, output } from '../../../support/run-tool.ts'

describe('tiktok-style-text-maker', () => {
  const draw = async (input: object): Promise<string> => (await output(tiktokStyleTextMaker, input)).svg
  const attribute = (svg: string, name: string) => Array.from(svg.matchAll(new RegExp(` ${name}="([^"]*)"`, 'g')), ([, value]) => value)

  it('draws the text three times, the copies moved to either side by the distance', async () => {
    const svg = await draw({ text: 'Hi', size: 100, offset: 5 })
    expect(svg.match(/>Hi</g)).toHaveLength(3)
    expect(attribute(svg, 'fill')).toEqual(['#000000', '#25f4ee', '#fe2c55', '#ffffff'])
    const [left, right, middle] = attribute(svg.slice(svg.indexOf('<text')), 'x').map(Number) as [number, number, number]
    expect(middle - left).toBeCloseTo(5)
    expect(right - middle).toBeCloseTo(5)
  })

  // Widths of Helvetica Bold (its AFM file): H 722, i 278.
  it('fits Latin lines to the width of the letters, with accents or without', async () => {
    expect(attribute(await draw({ text: 'Hi', size: 100 }), 'textLength')).toEqual(['100', '100', '100'])
    expect(attribute(await draw({ text: 'Hí', size: 100 }), 'textLength')).toEqual(['100', '100', '100'])
    expect(attribute(await draw({ text: '日本 Hi' }), 'textLength')).toEqual([])
  })

  it('leaves the background out for a transparent picture, and writes opacity by itself', async () => {
    const svg = await draw({ text: 'Hi', transparent: true, foreground: '#11223380' })
    expect(svg).not.toContain('<rect')
    expect(svg).toContain('fill="#112233" fill-opacity="0.5"')
  })

  it('holds all lines', async () => {
    const [one, two] = await Promise.all(
      ['Hi', 'Hi\r\nyou'].map(async (text) => Number(attribute(await draw({ text, size: 100 }), 'height')[0])),
    )
    expect((two as number) - (one as number)).toBe(115)
  })

  it('writes XML whatever the text', async () => {
    const svg = await draw({ text: '<b>&"\0\ud800\u0007]]>' })
    expect(svg).toContain('&lt;b&gt;&amp;"\ufffd\ufffd\ufffd]]&gt;')
    expect(svg.isWellFormed()).toBe(true)
  })

  it('gives captions in fitting letters', async () => {
    const { styles } = await output(tiktokStyleTextMaker, { text: 'Hi' })
    expect(styles[0]).toEqual({ style: 'sansBold', text: '\u{1d5db}\u{1d5f6}' })
    expect(styles).toHaveLength(6)
  })

  it('draws nothing for an empty text', async () => {
    expect(await output(tiktokStyleTextMaker, { text: ' \n' })).toEqual({ styles: [] })
  })

  it('refuses what is no colour or too long', async () => {
    expect(await failure(tiktokStyleTextMaker, { text: 'a', left: 'red' })).toMatchObject({ code: 'bad-color', field: 'left' })
    expect(await failure(tiktokStyleTextMaker, { text: 'a'.repeat(501) })).toMatchObject({ code: 'too-long', field: 'text' })
  })
})

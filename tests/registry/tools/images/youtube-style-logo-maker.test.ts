import { describe, expect, it } from 'vitest'
import { youtubeStyleLogoMaker } from '../../../../registry/tools/images/youtube-style-logo-maker.ts'
import { failure, output } from '../../../support/run-tool.ts'

const logo = async (input: object = {}) => output(youtubeStyleLogoMaker, input)
const attributes = (tag: string, svg: string) => [...svg.matchAll(new RegExp(`<${tag} ([^>]*)>`, 'g'))].map((match) => match[1] ?? '')

describe('youtube-style-logo-maker', () => {
  it('sets plain words beside words in a box, as wide as Helvetica Bold makes them', async () => {
    const { svg, size } = await logo({ before: 'My', boxed: 'Channel', height: 240, margin: 20 })
    // Font size 240 × 0.85 × 0.66 = 134.64; M y = 833 + 556 thousandths by Adobe's metrics of Helvetica Bold.
    expect(svg).toContain('font-size="134.64"')
    expect(attributes('text', svg)[0]).toContain('textLength="187.01"')
    expect(size).toEqual({ width: Number(/width="(\d+)"/.exec(svg)?.[1]), height: 240 })
  })

  it('keeps everything inside the picture, with the same space at both ends', async () => {
    for (const input of [
      {},
      { before: '', boxed: 'X' },
      { margin: 0 },
      { margin: 100 },
      { height: 40 },
      { before: 'Wide words here', boxed: 'and here' },
    ]) {
      const { svg, size } = await logo(input)
      const box = attributes('rect', svg).at(-1) ?? ''
      const [x = 0, y = 0, width = 0, height = 0] = ['x', 'y', 'width', 'height'].map((name) =>
        Number(new RegExp(`\\b${name}="([\\d.]+)"`).exec(box)?.[1]),
      )
      expect(size.width - (x + width)).toBeGreaterThanOrEqual(y - 0.02)
      expect(size.width - (x + width)).toBeLessThan(y + 1.02)
      expect(y * 2 + height).toBeCloseTo(size.height, 1)
    }
  })

  it('shows a play button with both words beside it', async () => {
    const { svg } = await logo({ before: 'Night', boxed: 'Cooking', layout: 'play' })
    expect(svg).toContain('<polygon')
    expect(svg).toContain('>Night Cooking</text>')
  })

  it('leaves the background out where it is to be transparent', async () => {
    expect(attributes('rect', (await logo({ transparent: true })).svg)).toHaveLength(1)
    expect(attributes('rect', (await logo()).svg)).toHaveLength(2)
  })

  it('warns of colors that cannot be told apart, only where they meet', async () => {
    const pale = { colors: 'own', text: '#eeeeee', background: '#ffffff' }
    expect((await logo(pale)).notices).toEqual([{ code: 'low-contrast', params: { contrast: 1.16, minimum: 3 }, level: 'warning' }])
    expect((await logo({ ...pale, before: '' })).notices).toBeUndefined()
    expect((await logo({ ...pale, transparent: true })).notices).toBeUndefined()
  })

  it('says that the width of other alphabets and emoji is an estimate', async () => {
    for (const before of ['Моё', 'Live ❤️', '1\ufe0f\u20e3'])
      expect((await logo({ before, boxed: 'TV' })).notices, before).toEqual([{ code: 'estimated-width' }])
  })

  it('knows the widths of letters that are no ASCII letter with an accent', async () => {
    // Adobe's metrics of Helvetica Bold: lslash 278, germandbls 611, AE 1000, oslash 611, dcroat 611, quoteright 278, emdash 1000.
    for (const [letter, width] of Object.entries({ ł: 278, ß: 611, Æ: 1000, ø: 611, đ: 611, '’': 278, '—': 1000 })) {
      const { svg, notices } = await logo({ before: `M${letter}`, boxed: 'TV' })
      expect(notices, letter).toBeUndefined()
      expect(attributes('text', svg)[0], letter).toContain(`textLength="${Math.round((833 + width) * 13.464) / 100}"`)
    }
  })

  it('has no words that could become markup', async () => {
    const { svg } = await logo({ before: '</text><script>alert(1)</script>', boxed: '"&\u0000]]>' })
    expect(svg).not.toContain('<script')
    expect(svg).toContain('&lt;script&gt;')
    expect(svg).not.toContain('\u0000')
  })

  it('asks for a word when there is none', async () => {
    expect(await failure(youtubeStyleLogoMaker, { before: '  ', boxed: '' })).toMatchObject({ code: 'nothing-to-show', field: 'before' })
    expect(await failure(youtubeStyleLogoMaker, { before: 'x'.repeat(41) })).toMatchObject({ code: 'too-long', field: 'before' })
    expect(await failure(youtubeStyleLogoMaker, { colors: 'own', box: 'red' })).toMatchObject({ code: 'bad-color', field: 'box' })
  })
})

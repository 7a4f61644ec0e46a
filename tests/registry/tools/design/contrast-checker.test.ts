import { describe, expect, it } from 'vitest'
import { convert } from '../../../../registry/lib/colors/spaces.ts'
import { fromRgb } from '../../../../registry/lib/colors/write-color.ts'
import { contrastRatio, parseHex } from '../../../../registry/lib/pictures/rgb.ts'
import { contrastChecker } from '../../../../registry/tools/design/contrast-checker.ts'
import { failure, noticeCodes, output } from '../../../support/run-tool.ts'

type Fix = { readonly change: 'text' | 'background'; readonly needed: number; readonly color: string; readonly ratio: number }
const check = (text: string, background: string, more = {}) => output(contrastChecker, { text, background, ...more })
const results = async (text: string, background: string) =>
  ((await check(text, background)).verdicts as { result: string }[]).map(({ result }) => (result === 'passes' ? '+' : '-')).join('')

describe('contrast-checker', () => {
  // Ratios as WebAIM's checker and the examples of WCAG's techniques G18 and G145 give them.
  it.each([
    ['#000000', '#ffffff', 21, '+++++'],
    ['#ffffff', '#ffffff', 1, '-----'],
    ['#767676', '#ffffff', 4.54, '+-+++'],
    ['#777777', '#ffffff', 4.47, '--+-+'],
    ['#949494', '#ffffff', 3.03, '--+-+'],
    ['#959595', '#ffffff', 2.99, '-----'],
    ['#595959', '#ffffff', 7, '+++++'],
    ['#0000ff', '#ffffff', 8.59, '+++++'],
    ['#ff0000', '#ffffff', 3.99, '--+-+'],
  ])('knows %s on %s', async (text, background, ratio, verdicts) => {
    expect((await check(text, background)).ratio).toBe(ratio)
    expect((await check(background, text)).ratio).toBe(ratio)
    expect(await results(text, background)).toBe(verdicts)
  })

  it('finds the nearest that pass, of the same hue', async () => {
    const { fixes } = (await check('#777777', '#ffffff')) as { fixes: Fix[] }
    expect(fixes.filter(({ change }) => change === 'text').map(({ needed, color }) => [needed, color])).toEqual([
      [4.5, '#767676'],
      [7, '#595959'],
    ])
    // White has no lighter color, so the background has to become dark; nothing reaches 7 against this gray.
    expect(fixes.filter(({ change }) => change === 'background').map(({ needed, color }) => [needed, color])).toEqual([[4.5, '#060606']])
    for (const [text, background] of [
      ['#e07050', '#fff0e0'],
      ['#3355cc', '#223355'],
      ['#88cc44', '#ccddee'],
    ] as const) {
      // prettier-ignore
      const found = ((await check(text, background)) as { fixes: Fix[] }).fixes
      expect(found.length).toBeGreaterThan(1)
      for (const { change, needed, color, ratio } of found) {
        const [own, other] = change === 'text' ? [text, background] : [background, text]
        expect(contrastRatio(parseHex(color), parseHex(other))).toBeGreaterThanOrEqual(needed)
        expect(ratio).toBeGreaterThanOrEqual(needed)
        const [before, after] = [own, color].map((hex) => convert(fromRgb(parseHex(hex)), 'oklch').coords)
        // What CSS clips at the edge of the gamut turns the hue a little, unseen.
        if (after![1] > 0.02) expect(Math.abs(before![2] - after![2]) % 360).toBeLessThan(20)
      }
    }
  })

  it('says nothing where all passes, and says where lightness alone is not enough', async () => {
    expect(await check('#000000', '#ffffff')).not.toHaveProperty('fixes')
    // Against this gray, neither black nor white reaches 7.
    expect(noticeCodes(await check('#777777', '#777777'))).toEqual(['no-fix'])
  })

  it('blends what shows through', async () => {
    const { seen, ratio } = await check('#00000080', '#ffffff80', { behind: '#000000' })
    expect(seen).toEqual({ text: '#404040', background: '#808080' })
    expect(ratio).toBe(2.62)
    expect(await check('#000000ff', '#ffffffFF')).not.toHaveProperty('seen')
    expect(noticeCodes(await check('#00000080', '#ffffff'))).toContain('see-through')
  })

  it('draws a preview in the colors', async () => {
    const { preview } = await check('#aa0000', '#00aa0080')
    expect(preview).toContain('fill="#aa0000"')
    expect(preview).toContain('fill="#7fd47f"')
    expect(preview).not.toContain('style=')
  })

  it('refuses what is no color', async () => {
    expect(await failure(contrastChecker, { text: 'red' })).toMatchObject({ code: 'bad-color', field: 'text' })
  })
})

import { describe, expect, it } from 'vitest'
import { toHex } from '../../../../../registry/lib/colors/write-color.ts'
import { inBox } from '../../../../../registry/tools/design/css-gradient-generator/write-gradient.ts'
import { readGradient } from '../../../../../registry/tools/design/css-gradient-generator/read-gradient.ts'
import { cssGradientGenerator } from '../../../../../registry/tools/design/css-gradient-generator/tool.ts'
import { failure, noticeCodes, output } from '../../../../support/run-tool.ts'

const rewritten = async (css: string) =>
  ((await output(cssGradientGenerator, { type: 'css', css, width: 16, height: 16 })).css as string).split('\n').at(-2)
const read = (css: string) => readGradient(css, 'css')
const colors = (css: string) =>
  read(css).stops.map(({ color, position }) => `${toHex(color)}${position === undefined ? '' : ` ${position}`}`)

describe('an existing gradient', () => {
  // What is read and written again is what a browser computes for it. @see CSS Images 3, 4; CSS Color 4, section 12
  it.each([
    ['linear-gradient(90deg, #f00, #00f)', 'linear-gradient(90deg, #ff0000, #0000ff)'],
    ['background: LINEAR-GRADIENT(red, blue);', 'linear-gradient(180deg, #ff0000, #0000ff)'],
    ['linear-gradient(to left, red, rgb(0 0 255 / 50%) 20% 40%)', 'linear-gradient(270deg, #ff0000, #0000ff80 20%, #0000ff80 40%)'],
    ['linear-gradient(to bottom right, red, blue)', 'linear-gradient(to bottom right, #ff0000, #0000ff)'],
    ['linear-gradient(.25turn, rgba(255, 0, 0, 1), hsl(240, 100%, 50%))', 'linear-gradient(90deg, #ff0000, #0000ff)'],
    [
      '.a { background: url(a.png), repeating-radial-gradient(circle at 10% top, red, blue 30%) }',
      'repeating-radial-gradient(circle at 10% 0%, #ff0000, #0000ff 30%)',
    ],
    ['radial-gradient(farthest-corner at left, red, blue)', 'radial-gradient(at 0% 50%, #ff0000, #0000ff)'],
    ['conic-gradient(from 45deg at top right, red, 180deg blue)', undefined],
    [
      'conic-gradient(from 45deg at top right, red 0 90deg, blue 50%)',
      'conic-gradient(from 45deg at 100% 0%, #ff0000 0deg, #ff0000 90deg, #0000ff 180deg)',
    ],
    ['linear-gradient(45deg in hsl longer hue, red, blue)', 'linear-gradient(45deg in hsl longer hue, #ff0000, #0000ff)'],
    ['linear-gradient(in oklab to top, red, blue)', 'linear-gradient(0deg in oklab, #ff0000, #0000ff)'],
    // Newer colors are mixed in Oklab by default.
    ['linear-gradient(oklch(50% 0.1 20), blue)', 'linear-gradient(180deg in oklab, #944a4b, #0000ff)'],
    [
      'background: -webkit-linear-gradient(left, red, blue); background: linear-gradient(90deg, lime, blue)',
      'linear-gradient(90deg, #00ff00, #0000ff)',
    ],
  ])('%s', async (css, wanted) => {
    if (wanted === undefined)
      return expect(await failure(cssGradientGenerator, { type: 'css', css })).toMatchObject({ code: 'gradient-part' })
    expect(await rewritten(css)).toBe(`background: ${wanted};`)
    // Read once more, it is the same gradient.
    expect(await rewritten(wanted)).toBe(`background: ${wanted};`)
  })

  it('leads to a corner as the box is', () => {
    const { shape } = read('linear-gradient(to top right, red, blue)')
    expect(
      [inBox(shape, 100, 100), inBox(shape, 400, 100), inBox(shape, 100, 400)].map((one) => 'angle' in one && Math.round(one.angle)),
    ).toEqual([45, 14, 76])
    expect(inBox(read('linear-gradient(to left bottom, red, blue)').shape, 100, 100)).toMatchObject({ angle: 225 })
  })

  it('is the first of several', async () => {
    const two = 'linear-gradient(red, blue), radial-gradient(lime, blue)'
    expect(colors(two)).toEqual(['#ff0000', '#0000ff'])
    expect(noticeCodes(await output(cssGradientGenerator, { type: 'css', css: two, width: 16, height: 16 }))).toEqual(['only-first'])
  })

  it.each([
    ['', 'no-gradient', 0],
    ['-webkit-linear-gradient(left, red, blue)', 'no-gradient', 0],
    ['linear-gradient(red, rgb(0 0 0)', 'gradient-not-closed', 15],
    ['linear-gradient(red, blue 20px)', 'gradient-part', 26],
    ['linear-gradient(red, 30%, blue)', 'gradient-part', 21],
    ['linear-gradient(red, var(--end))', 'gradient-part', 21],
    ['linear-gradient(red, , blue)', 'gradient-part', 21],
    ['linear-gradient(to constructor, red, blue)', 'gradient-part', 16],
    ['linear-gradient(to top bottom, red, blue)', 'gradient-part', 16],
    ['linear-gradient(in display-p3, red, blue)', 'gradient-part', 19],
    ['linear-gradient(red, color(display-p3 0 1 0))', 'gradient-part', 21],
    ['radial-gradient(closest-side, red, blue)', 'gradient-part', 16],
    ['linear-gradient(red)', 'few-colors', 0],
  ])('%j is refused: %s', async (css, code, offset) =>
    expect(await failure(cssGradientGenerator, { type: 'css', css })).toMatchObject({ code, field: 'css', place: { offset } }),
  )

  it('takes hostile text in time', async () => {
    for (const css of [`linear-gradient(${'('.repeat(9000)}`, `linear-gradient(${'red,'.repeat(2000)}red)`, 'linear-gradient('.repeat(600)])
      expect(await failure(cssGradientGenerator, { type: 'css', css })).toMatchObject({ field: 'css' })
  })
})

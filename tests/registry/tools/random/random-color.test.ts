import { describe, expect, it } from 'vitest'
import { rgbToHsl, rgbToOklch } from '../../../../registry/lib/oklch.ts'
import { contrastRatio, formatHex, parseHex } from '../../../../registry/lib/rgb.ts'
import { randomColor } from '../../../../registry/tools/random/random-color.ts'
import { failure, output } from '../../../support/run-tool.ts'

const draw = async (input: object) => (await output(randomColor, { count: 200, ...input })).colors as { hex: string; text: string }[]

describe('random-color', () => {
  // CSS Color 4: red, lime and blue in OKLCH; hsl from its examples.
  it.each([
    ['#ff0000', 0.628, 0.2577, 29.23],
    ['#00ff00', 0.8664, 0.2948, 142.5],
    ['#0000ff', 0.452, 0.3132, 264.05],
  ])('knows the OKLCH of %s', (hex, lightness, chroma, hue) => {
    const found = rgbToOklch(parseHex(hex))
    expect(found.lightness).toBeCloseTo(lightness, 3)
    expect(found.chroma).toBeCloseTo(chroma, 3)
    expect(found.hue).toBeCloseTo(hue, 1)
  })

  it('knows HSL and contrast', () => {
    expect(rgbToHsl([255, 0, 128])).toMatchObject({ saturation: 1, lightness: 0.5 })
    expect(rgbToHsl([128, 128, 128])).toMatchObject({ hue: 0, saturation: 0 })
    expect(contrastRatio([0, 0, 0], [255, 255, 255])).toBeCloseTo(21, 10)
    // WCAG's own example of the least grey on white for plain text.
    expect(contrastRatio(parseHex('#767676'), [255, 255, 255])).toBeCloseTo(4.54, 2)
    expect(formatHex(parseHex('#00040a'))).toBe('#00040a')
  })

  it('finds colours for every range and hue', async () => {
    for (const range of ['any', 'light', 'dark', 'pastel', 'vivid'])
      for (const hue of ['red', 'orange', 'yellow', 'green', 'cyan', 'blue', 'purple', 'pink'])
        expect(await draw({ count: 3, range, hue })).toHaveLength(3)
  })

  it('keeps to the range', async () => {
    const lightness = async (range: string) => (await draw({ range })).map(({ hex }) => rgbToOklch(parseHex(hex)).lightness)
    expect(Math.min(...(await lightness('light')))).toBeGreaterThanOrEqual(0.8)
    expect(Math.max(...(await lightness('dark')))).toBeLessThanOrEqual(0.4)
    for (const { hex } of await draw({ range: 'grey' })) expect(hex).toMatch(/^#(..)\1\1$/)
    for (const { hex } of await draw({ range: 'vivid' })) expect(Math.max(...parseHex(hex))).toBeGreaterThanOrEqual(0.85 * 255)
  })

  it('draws all colours evenly: mean channel near the middle', async () => {
    const channels = (await draw({ count: 500 })).flatMap(({ hex }) => [...parseHex(hex)])
    const mean = channels.reduce((sum, channel) => sum + channel) / channels.length
    expect(Math.abs(mean - 127.5)).toBeLessThan(8)
  })

  it.each([
    ['rgb', /^rgb\(\d{1,3} \d{1,3} \d{1,3}\)$/],
    ['hsl', /^hsl\(\d{1,3} \d{1,3}% \d{1,3}%\)$/],
    ['oklch', /^oklch\([\d.]+% [\d.]+ [\d.]+\)$/],
  ])('writes %s', async (format, pattern) => {
    for (const range of ['any', 'grey']) for (const { text } of await draw({ format, range })) expect(text).toMatch(pattern)
  })

  it('refuses more than it may draw', async () => {
    expect(await failure(randomColor, { count: 501 })).toMatchObject({ code: 'too-large', field: 'count' })
  })
})

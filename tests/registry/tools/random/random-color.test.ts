import { describe, expect, it } from 'vitest'
import { convert } from '../../../../registry/lib/colors/spaces.ts'
import { fromRgb } from '../../../../registry/lib/colors/write-color.ts'
import { type Rgb, contrastRatio, formatHex, parseHex } from '../../../../registry/lib/pictures/rgb.ts'
import { randomColor } from '../../../../registry/tools/random/random-color.ts'
import { failure, output } from '../../../support/run-tool.ts'

const oklchOf = (color: Rgb) => convert(fromRgb(color), 'oklch').coords
const draw = async (input: object) => (await output(randomColor, { count: 200, ...input })).colors as { hex: string; text: string }[]

function readHsl(hue: number, saturation: number, lightness: number): number[] {
  const [s, l] = [saturation / 100, lightness / 100]
  return [0, 8, 4].map((n) => {
    const k = (n + hue / 30) % 12
    return l - s * Math.min(l, 1 - l) * Math.max(-1, Math.min(k - 3, 9 - k, 1))
  })
}

function readOklch(percent: number, chroma: number, hue: number): number[] {
  const angle = (hue * Math.PI) / 180
  const [l, a, b] = [percent / 100, chroma * Math.cos(angle), chroma * Math.sin(angle)]
  const times = (matrix: number[][], vector: number[]) =>
    matrix.map((row) => row.reduce((sum, value, index) => sum + value * (vector[index] as number), 0))
  const lms = times(
    [
      [1, 0.3963377773761749, 0.2158037573099136],
      [1, -0.1055613458156586, -0.0638541728258133],
      [1, -0.0894841775298119, -1.2914855480194092],
    ],
    [l, a, b],
  ).map((value) => value ** 3)
  const xyz = times(
    [
      [1.2268798758459243, -0.5578149944602171, 0.2813910456659647],
      [-0.0405757452148008, 1.112286803280317, -0.0717110580655164],
      [-0.0763729366746601, -0.4214933324022432, 1.5869240198367816],
    ],
    lms,
  )
  const linear = times(
    [
      [12831 / 3959, -329 / 214, -1974 / 3959],
      [-851781 / 878810, 1648619 / 878810, 36519 / 878810],
      [705 / 12673, -2585 / 12673, 705 / 667],
    ],
    xyz,
  )
  return linear.map((value) => (value <= 0.0031308 ? 12.92 * value : 1.055 * value ** (1 / 2.4) - 0.055))
}

describe('random-color', () => {
  // CSS Color 4: red, lime and blue in OKLCH; hsl from its examples.
  it.each([
    ['#ff0000', 0.628, 0.2577, 29.23],
    ['#00ff00', 0.8664, 0.2948, 142.5],
    ['#0000ff', 0.452, 0.3132, 264.05],
  ])('knows the OKLCH of %s', (hex, lightness, chroma, hue) => {
    const found = oklchOf(parseHex(hex))
    expect(found[0]).toBeCloseTo(lightness, 3)
    expect(found[1]).toBeCloseTo(chroma, 3)
    expect(found[2]).toBeCloseTo(hue, 1)
  })

  it('knows HSL and contrast', () => {
    expect(convert(fromRgb([255, 0, 128]), 'hsl').coords.slice(1)).toEqual([1, 0.5])
    expect(convert(fromRgb([128, 128, 128]), 'hsl').coords.slice(0, 2)).toEqual([0, 0])
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
    const lightness = async (range: string) => (await draw({ range })).map(({ hex }) => oklchOf(parseHex(hex))[0])
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
    ['hsl', /^hsl\(\d{1,3}(\.\d)? \d{1,3}(\.\d)?% \d{1,3}(\.\d)?%\)$/],
    ['oklch', /^oklch\([\d.]+% [\d.]+ [\d.]+\)$/],
  ])('writes %s', async (format, pattern) => {
    for (const range of ['any', 'grey']) for (const { text } of await draw({ format, range })) expect(text).toMatch(pattern)
  })

  // The sample code of CSS Color 4: section 7.1 for HSL, and section 18 for OKLCH.
  it.each([
    ['hsl', readHsl],
    ['oklch', readOklch],
  ])('writes %s that gives the same colour back', async (format, read) => {
    for (const range of ['any', 'light', 'dark', 'pastel', 'vivid', 'grey'])
      for (const { hex, text } of await draw({ count: 500, format, range, seed: 'css' })) {
        const [first, second, third] = [...text.matchAll(/[\d.]+/g)].map(Number) as [number, number, number]
        expect(formatHex(read(first, second, third).map((channel) => Math.round(channel * 255)) as [number, number, number]), text).toBe(
          hex,
        )
      }
  })

  it('draws the same again from a seed of the visitor’s', async () => {
    expect(await draw({ seed: 'a' })).toEqual(await draw({ seed: 'a' }))
    expect(await draw({ seed: 'a' })).not.toEqual(await draw({ seed: 'b' }))
  })

  it('refuses more than it may draw', async () => {
    expect(await failure(randomColor, { count: 501 })).toMatchObject({ code: 'too-large', field: 'count' })
  })
})

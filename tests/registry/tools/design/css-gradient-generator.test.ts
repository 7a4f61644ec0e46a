import Reference from 'colorjs.io'
import { describe, expect, it } from 'vitest'
import { convert } from '../../../../registry/lib/colors/spaces.ts'
import { fromRgb, toRgb } from '../../../../registry/lib/colors/write-color.ts'
import { parseColor } from '../../../../registry/lib/colors/parse-color.ts'
import { decodePicture } from '../../../../registry/lib/pictures/decode.ts'
import { parseHex } from '../../../../registry/lib/pictures/rgb.ts'
import { drawGradient } from '../../../../registry/tools/design/css-gradient-generator/draw.ts'
import { mix, placeStops } from '../../../../registry/tools/design/css-gradient-generator/interpolate.ts'
import { cssGradientGenerator } from '../../../../registry/tools/design/css-gradient-generator/tool.ts'
import { work } from '../../../support/samples/pictures.ts'
import { failure, noticeCodes, output } from '../../../support/run-tool.ts'

const make = (input: object) => output(cssGradientGenerator, { width: 16, height: 16, ...input })
const color = (hex: string) => parseColor(hex, 'color').color
const css = async (input: object) => ((await make(input)).css as string).trimEnd()
const two = [{ color: '#ff0000' }, { color: '#0000ff' }]
const plain = { space: 'srgb', arc: 'shorter', repeats: false } as const
const stops = placeStops([{ color: color('#000000'), position: undefined }, { color: color('#ffffff'), position: undefined }]) // prettier-ignore

describe('css-gradient-generator', () => {
  // CSS Images 3, section 3.5.1, with its own examples.
  it.each([
    [
      [undefined, undefined, undefined],
      [0, 0.5, 1],
    ],
    [
      [0.2, undefined, undefined, 0.8],
      [0.2, 0.4, 0.6, 0.8],
    ],
    [
      [0.4, 0.2, 1],
      [0.4, 0.4, 1],
    ],
    [
      [undefined, 0.6, 0.3, undefined],
      [0, 0.6, 0.6, 1],
    ],
    [
      [-0.5, undefined, 1.5],
      [-0.5, 0.5, 1.5],
    ],
  ])('places stops at %j', (given, expected) => {
    const placed = placeStops(given.map((position) => ({ color: fromRgb([0, 0, 0]), position })))
    placed.forEach(({ position }, index) => expect(position).toBeCloseTo(expected[index]!, 10))
  })

  it.each(['srgb', 'oklab', 'srgb-linear', 'lab', 'oklch', 'lch', 'hsl'] as const)('mixes in %s as the reference does', (space) => {
    for (const arc of ['shorter', 'longer', 'increasing', 'decreasing'] as const)
      for (const [from, to] of [
        ['#ff0000', '#0000ff'],
        ['#ffcc00', '#33aa77'],
        ['#11223380', '#ddeeff'],
      ] as const) {
        // prettier-ignore
        const found = convert(mix(color(from), color(to), 0.3, space, arc), 'srgb')
        const expected = Reference.mix(new Reference(from), new Reference(to), 0.3, {
          space,
          hue: arc,
          premultiplied: true,
          outputSpace: 'srgb',
        })
        expect(found.alpha).toBeCloseTo(expected.alpha, 5)
        found.coords.forEach((value, index) => expect(value, `${arc} ${from}`).toBeCloseTo(expected.coords[index]!, 3))
      }
  })

  it('gives white and gray the hue of their neighbor', () => {
    const [, , hue] = mix(color('#ffffff'), color('#0000ff'), 0.5, 'oklch', 'shorter').coords
    expect(hue).toBeCloseTo(264.05, 1)
  })

  it('draws as browsers do', () => {
    const gray = (shape: Parameters<typeof drawGradient>[0], x: number, y: number, more = {}) =>
      drawGradient(shape, stops, { ...plain, ...more }, 100, 50).data[(y * 100 + x) * 4]!
    expect(gray({ type: 'linear', angle: 90 }, 50, 10)).toBeCloseTo(128, -1)
    expect(gray({ type: 'linear', angle: 0 }, 10, 49)).toBeLessThan(5)
    expect(gray({ type: 'linear', angle: 180 }, 10, 49)).toBeGreaterThan(250)
    // From corner to corner.
    expect(gray({ type: 'linear', angle: 135 }, 0, 0)).toBeLessThan(4)
    expect(gray({ type: 'linear', angle: 135 }, 99, 49)).toBeGreaterThan(251)
    expect(gray({ type: 'radial', isCircle: false, x: 50, y: 50 }, 50, 25)).toBeLessThan(8)
    // An ellipse meets the corners; at the middle of a side it is at 1 / √2.
    expect(gray({ type: 'radial', isCircle: false, x: 50, y: 50 }, 99, 25)).toBeCloseTo(255 * Math.SQRT1_2, -1)
    expect(gray({ type: 'radial', isCircle: true, x: 50, y: 50 }, 50, 0)).toBeLessThan(120)
    expect(gray({ type: 'conic', angle: 0, x: 50, y: 50 }, 99, 25)).toBeCloseTo(64, -1)
    expect(gray({ type: 'conic', angle: 90, x: 50, y: 50 }, 50, 49)).toBeCloseTo(64, -1)
  })

  it('repeats', () => {
    const short = placeStops([{ color: color('#000000'), position: 0 }, { color: color('#ffffff'), position: 0.25 }]) // prettier-ignore
    const row = drawGradient({ type: 'linear', angle: 90 }, short, { ...plain, repeats: true }, 100, 1).data
    for (const x of [0, 5, 20]) expect(row[x * 4]).toBe(row[(x + 25) * 4])
    expect(drawGradient({ type: 'linear', angle: 90 }, short, plain, 100, 1).data[60 * 4]).toBe(255)
  })

  it('writes CSS', async () => {
    expect(await css({ stops: two })).toBe('background: linear-gradient(90deg, #ff0000, #0000ff);')
    expect(await css({ stops: [{ color: '#ff000080', position: 10 }, { color: '#0000ff', position: 90.5 }], angle: -45, repeats: true })).toBe(
      'background: repeating-linear-gradient(-45deg, #ff000080 10%, #0000ff 90.5%);',
    ) // prettier-ignore
    expect(await css({ type: 'radial', circle: 'circle', x: 20, y: 0, stops: two })).toBe(
      'background: radial-gradient(circle at 20% 0%, #ff0000, #0000ff);',
    )
    expect(await css({ type: 'conic', angle: 45, x: 0, stops: [{ color: '#ff0000', position: 0 }, { color: '#0000ff', position: 50 }] })).toBe(
      'background: conic-gradient(from 45deg at 0% 50%, #ff0000 0deg, #0000ff 180deg);',
    ) // prettier-ignore
    expect(await css({ space: 'oklch', arc: 'longer', stops: two })).toBe(
      'background: linear-gradient(90deg, #ff0000, #0000ff);\nbackground: linear-gradient(90deg in oklch longer hue, #ff0000, #0000ff);',
    )
    // The way around is nothing to a space without hues.
    expect(await css({ space: 'oklab', arc: 'longer', stops: two })).not.toContain('hue')
  })

  it('writes SVG only where it looks the same', async () => {
    expect((await make({ stops: two, type: 'radial', x: 0, y: 0 })).svg).toContain('translate(0 0) scale(22.627 22.627)')
    for (const other of [
      { type: 'conic' },
      { space: 'oklab' },
      { stops: [{ color: '#ff000080' }, { color: '#0000ff' }] },
      { stops: [{ color: '#ff0000', position: -10 }, { color: '#0000ff' }] },
    ]) {
      // prettier-ignore
      const made = await make({ stops: two, ...other })
      expect(made.svg).toBeUndefined()
      expect(noticeCodes(made)).toContain('no-svg')
    }
  })

  it('gives a picture of the size asked for', async () => {
    const { picture } = await make({ stops: two, width: 20, height: 16 })
    const { pixels } = await decodePicture(picture, work())
    expect([pixels.width, pixels.height]).toEqual([20, 16])
    const middle = toRgb(mix(fromRgb(parseHex('#ff0000')), fromRgb(parseHex('#0000ff')), 10.5 / 20, 'srgb', 'shorter'))
    expect(Math.abs(pixels.data[10 * 4]! - middle[0])).toBeLessThanOrEqual(1)
  })

  it('tells of stops out of order, and refuses', async () => {
    expect(noticeCodes(await make({ stops: [{ color: '#ff0000', position: 50 }, { color: '#0000ff', position: 20 }] }))).toEqual(['moved-stop']) // prettier-ignore
    expect(await failure(cssGradientGenerator, { stops: [{ color: '#ff0000' }] })).toMatchObject({ field: 'stops' })
    expect(await failure(cssGradientGenerator, { stops: [{ color: 'red' }, { color: '#ff0000' }] })).toMatchObject({
      code: 'bad-color',
      field: 'stops.0.color',
    })
  })
})

import Reference from 'colorjs.io'
import { describe, expect, it } from 'vitest'
import { seededRandom } from '../../../../engine/core/random.ts'
import { difference, isInGamut, toGamut } from '../../../../registry/lib/colors/gamut.ts'
import type { Triple } from '../../../../registry/lib/colors/matrix.ts'
import { nearestName } from '../../../../registry/lib/colors/names.ts'
import { parseColor } from '../../../../registry/lib/colors/parse-color.ts'
import { type Color, type SpaceName, convert } from '../../../../registry/lib/colors/spaces.ts'
import { fromRgb, toHex } from '../../../../registry/lib/colors/write-color.ts'
import { parseHex } from '../../../../registry/lib/pictures/rgb.ts'

const SPACES = ['srgb', 'srgb-linear', 'display-p3', 'a98-rgb', 'prophoto-rgb', 'rec2020', 'lab', 'lch', 'oklab', 'oklch', 'xyz-d50', 'xyz-d65', 'hsl', 'hwb'] as const // prettier-ignore
/** The names and scales of the reference, the library of the authors of CSS Color 4. */
const IDS: Readonly<Record<string, string>> = { 'display-p3': 'p3', 'a98-rgb': 'a98rgb', 'prophoto-rgb': 'prophoto' }
const scale = (space: SpaceName): Triple => (space === 'hsl' || space === 'hwb' ? [1, 100, 100] : [1, 1, 1])
const referenceOf = ({ space, coords, alpha }: Color) =>
  new Reference(IDS[space] ?? space, coords.map((value, index) => value * scale(space)[index]!) as [number, number, number], alpha)
const coordsOf = (color: Reference, space: SpaceName) =>
  color.to(IDS[space] ?? space).coords.map((value, index) => (value ?? 0) / scale(space)[index]!) as unknown as Triple

describe('colors', () => {
  it.each(SPACES)('converts sRGB to %s and back as the reference does', (space) => {
    const random = seededRandom(space)
    for (let i = 0; i < 200; i++) {
      const color = fromRgb([random.int(0, 255), random.int(0, 255), random.int(0, 255)])
      const there = convert(color, space)
      const expected = convert({ ...color, coords: coordsOf(referenceOf(color), space), space }, 'xyz-d65')
      convert(there, 'xyz-d65').coords.forEach((value, index) => expect(value).toBeCloseTo(expected.coords[index]!, 6))
      convert(there, 'srgb').coords.forEach((value, index) => expect(value).toBeCloseTo(color.coords[index]!, 4))
    }
  })

  it('converts colors outside of sRGB, between all spaces', () => {
    for (const from of SPACES.slice(0, 12))
      for (const to of SPACES.slice(0, 12)) {
        const color = convert({ space: 'display-p3', coords: [0.1, 0.95, 0.3], alpha: 0.5 }, from)
        convert(color, to).coords.forEach((value, index) =>
          expect(value, `${from} ${to}`).toBeCloseTo(coordsOf(referenceOf(color), to)[index]!, 3),
        )
        expect(convert(color, to).alpha).toBe(0.5)
      }
  })

  it('maps into a gamut as CSS Color 4 says', () => {
    const random = seededRandom('gamut')
    for (let i = 0; i < 200; i++) {
      const color: Color = { space: 'oklch', coords: [random.float(), random.float() * 0.5, random.float() * 360], alpha: 1 }
      const mapped = toGamut(color, 'srgb')
      expect(isInGamut(mapped, 'srgb')).toBe(true)
      const expected = coordsOf(referenceOf(color).toGamut({ space: 'srgb', method: 'css' }), 'srgb')
      mapped.coords.forEach((value, index) => expect(value).toBeCloseTo(Math.min(1, Math.max(0, expected[index]!)), 2))
    }
    expect(toHex({ space: 'oklch', coords: [1.2, 0.3, 90], alpha: 1 })).toBe('#ffffff')
    expect(toHex({ space: 'oklch', coords: [0, 0.3, 90], alpha: 1 })).toBe('#000000')
    expect(isInGamut(fromRgb([255, 0, 0]), 'srgb')).toBe(true)
  })

  it.each([
    '#f80', '#F808', '#ff8800', '#ff880080', 'tomato', 'RebeccaPurple', 'rgb(255 136 0)', 'rgb(255, 136, 0)', 'rgba(100%, 50%, 0%, .5)',
    'rgb(10% 20% 30% / 40%)', 'hsl(120deg 75% 25%)', 'hsl(0.5turn, 75%, 25%)', 'hsla(200grad 75% 25% / 0.3)', 'hsl(-90 50% 50%)',
    'hwb(194 0% 0% / .5)', 'hwb(90 60% 60%)', 'lab(29.2345% 39.3825 20.0664)', 'lab(50% -50% 100%)', 'lch(52.2345% 72.2 56.2)',
    'oklab(40.101% 0.1147 0.0453)', 'oklch(0.6 50% 1.2rad)', 'oklch(60% none 30)', 'color(srgb 1 0.5 0)', 'color(display-p3 0 100% 0 / 0.5)',
    'color(xyz 0.3 0.4 0.2)', 'color(xyz-d50 0.3 0.4 0.2)', 'color(prophoto-rgb 0.2 0.4 0.6)', 'color(rec2020 0.2 0.4 0.6)', 'rgb(1e2 .5e2 0)',
  ])('reads %s as the reference does', (written) => {
    const { color, isClamped } = parseColor(written, 'color')
    expect(isClamped).toBe(false)
    const expected = new Reference(written)
    expect(color.alpha).toBeCloseTo(expected.alpha, 10)
    convert(color, 'xyz-d65').coords.forEach((value, index) => expect(value).toBeCloseTo(coordsOf(expected, 'xyz-d65')[index]!, 5))
  }) // prettier-ignore

  it('reads what people write beside CSS', () => {
    const hex = (written: string) => toHex(parseColor(written, 'color').color)
    expect(hex('ff8800')).toBe('#ff8800')
    expect(hex(' #FF8800; ')).toBe('#ff8800')
    expect(hex('0xff8800')).toBe('#ff8800')
    expect(hex('255, 136, 0')).toBe('#ff8800')
    expect(hex('255 136 0')).toBe('#ff8800')
    // CSS Color 5, section 6: the naive conversion.
    expect(hex('cmyk(0%, 50%, 100%, 20%)')).toBe('#cc6600')
    expect(hex('cmyk(0, 50, 100, 20)')).toBe('#cc6600')
    expect(hex('device-cmyk(0 0.5 1 0.2)')).toBe('#cc6600')
    expect(hex('transparent')).toBe('#00000000')
    expect(parseColor('rgb(300 -5 0)', 'color')).toMatchObject({ color: { coords: [1, 0, 0] }, isClamped: true })
  })

  it.each([
    ['', 'unknown-color', 0],
    ['tomatoe', 'unknown-color', 0],
    ['foo(1 2 3)', 'unknown-color', 0],
    ['#12345', 'bad-hex', 0],
    ['#ff88zz', 'bad-hex-digit', 5],
    ['#', 'bad-hex', 0],
    ['rgb(1 2)', 'color-part-count', 4],
    ['rgb(1 2 3 4)', 'color-part-count', 4],
    ['rgb(1, 2, 3, 4, 5)', 'bad-color-part', 16],
    ['rgb(1, 2 3)', 'bad-color-part', 9],
    ['rgb(1 2 3 / / 4)', 'bad-color-part', 12],
    ['  hsl(12px 1% 2%)', 'bad-color-part', 6],
    ['rgb(1 x 3)', 'bad-color-part', 6],
    ['color(srgb2 1 1 1)', 'bad-color-part', 6],
    ['color()', 'bad-color-part', 0],
    ['rgb(1 2 3', 'color-not-closed', 9],
    ['currentColor', 'color-needs-page', 0],
    ['rgb(from red r g b)', 'color-needs-page', 4],
    ['var(--x)', 'color-needs-page', 0],
    ['__proto__', 'unknown-color', 0],
    ['constructor(1 2 3)', 'unknown-color', 0],
    ['rgb(\ud800 2 3)', 'bad-color-part', 4],
  ])('refuses %j at its place', (written, code, offset) => {
    let failure: unknown
    try {
      parseColor(written, 'color')
    } catch (error) {
      failure = (error as { failure: unknown }).failure
    }
    expect(failure).toMatchObject({ code, field: 'color', place: { offset } })
  })

  it('names the nearest', () => {
    expect(nearestName(fromRgb(parseHex('#663399')))).toEqual({ name: 'rebeccapurple', hex: '#663399', difference: 0 })
    expect(nearestName(fromRgb(parseHex('#808080'))).name).toBe('gray')
    expect(nearestName(fromRgb(parseHex('#00ffff'))).name).toBe('aqua')
    expect(nearestName(fromRgb(parseHex('#fe0101'))).name).toBe('red')
    expect(difference(fromRgb([0, 0, 0]), fromRgb([255, 255, 255]))).toBeCloseTo(1, 5)
  })
})

import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Pixels } from '../../../../../engine/core/context.ts'
import { type Adjustments, NEUTRAL, adjustPixels } from '../../../../../registry/tools/images/online-photo-editor/adjust.ts'
import { blurPixels, boxWidths, gaussKernel, sharpenPixels } from '../../../../../registry/tools/images/online-photo-editor/adjust-blur.ts'
import { colorMatrix } from '../../../../../registry/tools/images/online-photo-editor/adjust-color.ts'
import { PHOTO_FILTERS } from '../../../../../registry/tools/images/online-photo-editor/filters.ts'
import { noise } from '../../../../support/samples/pictures.ts'

type Rgba = readonly [number, number, number, number]
const plain = (width: number, height: number, color: Rgba): Pixels => ({
  width,
  height,
  data: new Uint8ClampedArray(Array.from({ length: width * height }, () => color).flat()),
})
const one = (color: Rgba, adjust: Partial<Adjustments>) => {
  const pixels = plain(1, 1, color)
  adjustPixels(pixels, adjust)
  return [...pixels.data]
}
const copyOf = ({ width, height, data }: Pixels): Pixels => ({ width, height, data: data.slice() })

describe('adjustments', () => {
  it('change nothing at zero, nor with a full turn of hue', () => {
    const source = noise(23, 17)
    for (const adjust of [{}, NEUTRAL, { hue: 360 }, { hue: -360 }, PHOTO_FILTERS.none]) {
      const pixels = copyOf(source)
      adjustPixels(pixels, adjust)
      expect(pixels).toEqual(source)
    }
  })

  it.each<[Partial<Adjustments>, Rgba, Rgba]>([
    [{ brightness: 100 }, [0, 0, 0, 255], [255, 255, 255, 255]],
    [{ brightness: -100 }, [255, 255, 255, 255], [0, 0, 0, 255]],
    [{ brightness: 20 }, [100, 150, 250, 255], [151, 201, 255, 255]],
    [{ contrast: -100 }, [10, 200, 255, 255], [128, 128, 128, 255]],
    [{ contrast: 100 }, [127, 128, 200, 255], [0, 255, 255, 255]],
    [{ contrast: 40 }, [0, 0, 0, 255], [0, 0, 0, 255]],
    [{ temperature: 100 }, [100, 100, 100, 255], [125, 100, 75, 255]],
    [{ temperature: 100 }, [0, 0, 0, 255], [0, 0, 0, 255]],
    [{ fade: 100 }, [0, 255, 0, 255], [89, 255, 89, 255]],
    // The luminance coefficients of Filter Effects: 0.213, 0.715, 0.072.
    [{ saturation: -100 }, [255, 0, 0, 255], [54, 54, 54, 255]],
    [{ saturation: -100 }, [0, 255, 0, 255], [182, 182, 182, 255]],
    [{ saturation: 60 }, [120, 120, 120, 255], [120, 120, 120, 255]],
    [{ hue: 180 }, [77, 77, 77, 255], [77, 77, 77, 255]],
    // The sepia matrix of Filter Effects.
    [{ sepia: 100 }, [100, 100, 100, 9], [135, 120, 94, 9]],
  ])('%j makes %j into %j', (adjust, from, to) => {
    expect(one(from, adjust)).toEqual(to)
  })

  it('turn hue by the matrix of Filter Effects', () => {
    const matrix = colorMatrix({ saturation: 0, sepia: 0, hue: 90 }) as number[]
    const spec = [0, 0, 1, 0.356, 0.855, -0.211, -0.574, 1.43, 0.144]
    expect(matrix.map((value) => Number(value.toFixed(3)))).toEqual(spec)
  })

  it('keep gray gray under saturation and hue, whatever else they do', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: -100, max: 100 }),
        fc.integer({ min: -180, max: 180 }),
        fc.nat({ max: 255 }),
        (saturation, hue, gray) => {
          const [red, green, blue] = one([gray, gray, gray, 255], { saturation, hue })
          for (const channel of [red, green, blue]) expect(Math.abs((channel as number) - gray)).toBeLessThanOrEqual(1)
        },
      ),
    )
  })

  it('darken the corners with a vignette, and leave the middle', () => {
    const pixels = plain(41, 41, [200, 200, 200, 255])
    adjustPixels(pixels, { vignette: 100 })
    expect(pixels.data[(20 * 41 + 20) * 4]).toBe(200)
    expect(pixels.data[0]).toBeLessThan(20)
  })
})

describe('blur and sharpening', () => {
  it('weigh by kernels that add up to one', () => {
    fc.assert(
      fc.property(fc.double({ min: 0.2, max: 30, noNaN: true }), (sigma) => {
        const kernel = gaussKernel(sigma)
        expect(kernel.reduce((sum, weight) => sum + weight, 0)).toBeCloseTo(1, 12)
        expect([...kernel].toReversed()).toEqual([...kernel])
      }),
    )
  })

  it('approximate a wide Gaussian by boxes of about the same spread', () => {
    for (const sigma of [2, 5, 13.7, 60]) {
      const variance = boxWidths(sigma).reduce((sum, width) => sum + (width * width - 1) / 12, 0)
      expect(Math.sqrt(variance) / sigma).toBeGreaterThan(0.9)
      expect(Math.sqrt(variance) / sigma).toBeLessThan(1.1)
    }
  })

  it.each([0.5, 1.5, 3, 9, 40])('leave an even image even with σ = %d, to its very edges', (sigma) => {
    const pixels = plain(31, 19, [10, 120, 240, 255])
    blurPixels(pixels, sigma)
    expect(pixels).toEqual(plain(31, 19, [10, 120, 240, 255]))
    sharpenPixels(pixels, Math.min(sigma, 4), 2)
    expect(pixels).toEqual(plain(31, 19, [10, 120, 240, 255]))
  })

  it.each([1, 4])('spread a point evenly to all sides and keep its light, σ = %d', (sigma) => {
    const side = 61
    const pixels = plain(side, side, [0, 0, 0, 255])
    const middle = (30 * side + 30) * 4
    // A bright square: a single point would vanish in rounding.
    for (let y = 26; y <= 34; y++) for (let x = 26; x <= 34; x++) pixels.data.fill(255, (y * side + x) * 4, (y * side + x) * 4 + 3)
    blurPixels(pixels, sigma)
    const at = (x: number, y: number) => pixels.data[(y * side + x) * 4] as number
    expect(Math.abs(at(20, 30) - at(40, 30))).toBeLessThanOrEqual(1)
    expect(Math.abs(at(30, 22) - at(22, 30))).toBeLessThanOrEqual(1)
    expect(pixels.data[middle]).toBeGreaterThan(at(25, 30))
    const sum = pixels.data.reduce((total, value, i) => (i % 4 === 0 ? total + value : total), 0)
    expect(sum / (81 * 255)).toBeGreaterThan(0.95)
    expect(sum / (81 * 255)).toBeLessThan(1.05)
  })

  it('never let the color of transparent pixels show', () => {
    const pixels = plain(9, 1, [255, 0, 0, 0])
    pixels.data.set([0, 0, 255, 255], 16)
    blurPixels(pixels, 1)
    for (let x = 2; x <= 6; x++) expect([...pixels.data.subarray(x * 4, x * 4 + 2)]).toEqual([0, 0])
    expect(pixels.data[12 + 3]).toBeGreaterThan(0)
  })

  it('steepen an edge on both sides', () => {
    const pixels = plain(20, 3, [100, 100, 100, 255])
    for (let y = 0; y < 3; y++) for (let x = 10; x < 20; x++) pixels.data.fill(150, (y * 20 + x) * 4, (y * 20 + x) * 4 + 3)
    sharpenPixels(pixels, 1, 1)
    expect(pixels.data[(20 + 9) * 4]).toBeLessThan(100)
    expect(pixels.data[(20 + 10) * 4]).toBeGreaterThan(150)
  })
})

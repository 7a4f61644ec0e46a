import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { aspectRatioCalculator } from '../../../../registry/tools/images/aspect-ratio-calculator/tool.ts'
import { failure, output } from '../../../support/run-tool.ts'

const solve = (input: object) => output(aspectRatioCalculator, input)

describe('aspect-ratio-calculator', () => {
  // Ratios as the standards name them: HD and UHD (ITU-R BT.709, BT.2020), VGA, SXGA, DCI 2K; the others by Euclid’s algorithm.
  it.each([
    ['1920', '1080', '16:9'],
    ['3840', '2160', '16:9'],
    ['640', '480', '4:3'],
    ['1280', '1024', '5:4'],
    ['2048', '1080', '256:135'],
    ['1080', '1920', '9:16'],
    ['1366', '768', '683:384'],
    ['1.85', '1', '37:20'],
    ['7', '7', '1:1'],
  ])('%s × %s is %s', async (width, height, ratio) => {
    expect((await solve({ width, height })).ratio).toBe(ratio)
  })

  it.each([
    [{ unknown: 'height', width: '1366', ratio: '16:9' }, 'height', '768'],
    [{ unknown: 'height', width: '1280', ratio: '2.39:1', rounding: 'even' }, 'height', '536'],
    [{ unknown: 'width', height: '720', ratio: '21:9' }, 'width', '1680'],
    [{ unknown: 'width', height: '1080', ratio: '9:16', rounding: 'exact' }, 'width', '607.5'],
    [{ unknown: 'width', height: '1080', ratio: '9:16' }, 'width', '608'],
    [{ unknown: 'height', width: '1200', ratio: 'own', ratioWidth: '4032', ratioHeight: '3024' }, 'height', '900'],
    [{ unknown: 'height', width: '1', ratio: '32:9' }, 'height', '1'],
  ])('%j gives %s %s', async (input, part, value) => {
    expect((await solve(input))[part]).toBe(value)
  })

  it('tells the nearest usual ratio and the orientation', async () => {
    expect((await solve({ width: '1366', height: '768' })).facts).toMatchObject({
      near: '16:9',
      difference: '0.0488',
      orientation: 'landscape',
    })
    expect((await solve({ width: '1000', height: '1500' })).facts).toMatchObject({
      near: '2:3',
      orientation: 'portrait',
      megapixels: '1.5',
    })
    expect((await solve({ width: '5', height: '5' })).facts).toMatchObject({ near: '1:1', orientation: 'square' })
  })

  it('cuts and frames a size to another ratio', async () => {
    const { crops } = await solve({ width: '1920', height: '1080' })
    expect(crops.find((row: { ratio: string }) => row.ratio === '1:1')).toEqual({
      ratio: '1:1',
      crop: '1080 × 1080',
      frame: '1920 × 1920',
      kept: '56.25',
    })
    expect(crops.find((row: { ratio: string }) => row.ratio === '21:9')).toMatchObject({ crop: '1920 × 823', frame: '2520 × 1080' })
  })

  it('keeps the ratio when a size is scaled, and finds each side from the other', { tags: 'long' }, async () => {
    const pixels = fc.integer({ min: 1, max: 20_000 })
    await fc.assert(
      fc.asyncProperty(pixels, pixels, fc.integer({ min: 1, max: 50 }), async (width, height, times) => {
        const own = { ratio: 'own', ratioWidth: String(width), ratioHeight: String(height) }
        const found = await solve({ unknown: 'height', width: String(width * times), ...own })
        expect(found.height).toBe(String(height * times))
        expect((await solve({ unknown: 'width', height: found.height, ...own })).width).toBe(String(width * times))
        expect(found.facts.ratio).toBe((await solve({ width: String(width), height: String(height) })).ratio)
      }),
    )
  })

  it.each([
    [{ height: '1' }, 'required', 'width'],
    [{ unknown: 'width' }, 'required', 'height'],
    [{ unknown: 'height', width: '1', ratio: 'own', ratioWidth: '1' }, 'required', 'ratioHeight'],
    [{ width: '0', height: '1' }, 'too-small', 'width'],
    [{ width: '1', height: '1000001' }, 'too-large', 'height'],
  ])('refuses %j as %s', async (input, code, field) => {
    expect(await failure(aspectRatioCalculator, input)).toMatchObject({ code, field })
  })
})

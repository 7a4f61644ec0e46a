import { describe, expect, it } from 'vitest'
import type { Pixels } from '../../../../engine/core/context.ts'
import { mainColors } from '../../../../registry/tools/design/image-color-picker/main-colors.ts'
import { imageColorPicker } from '../../../../registry/tools/design/image-color-picker/tool.ts'
import { encodePicture } from '../../../../registry/lib/pictures/encode.ts'
import { fileOf, gif, gradient, noise, profile, work } from '../../../support/samples/pictures.ts'
import { failure, noticeCodes, output } from '../../../support/run-tool.ts'

/** A picture of blocks: each color as often as it says. */
function blocks(...parts: readonly (readonly [color: readonly number[], count: number])[]): Pixels {
  const all = parts.flatMap(([color, count]) => Array.from({ length: count }, () => color))
  return { width: all.length, height: 1, data: Uint8ClampedArray.from(all.flat()) }
}
const png = async (pixels: Pixels, options = {}) => fileOf(await encodePicture(pixels, { format: 'png', ...options }, work()))
const pick = async (pixels: Pixels, input = {}, options = {}) => output(imageColorPicker, { file: await png(pixels, options), ...input })
const RED = [255, 0, 0, 255]
const GREEN = [0, 128, 0, 255]
const NOTHING = [0, 0, 255, 0]

describe('image-color-picker', () => {
  it('counts the colors of flat pictures exactly', async () => {
    const { colors, swatches, image } = await pick(blocks([RED, 60], [GREEN, 30], [[255, 255, 255, 255], 10]))
    expect(swatches).toEqual([{ hex: '#ff0000' }, { hex: '#008000' }, { hex: '#ffffff' }])
    expect(colors.map(({ share }: { share: number }) => share)).toEqual([60, 30, 10])
    expect(colors[1]).toMatchObject({ rgb: 'rgb(0 128 0)', hsl: 'hsl(120 100% 25.1%)', oklch: 'oklch(51.98% 0.1769 142.5)', name: 'green' })
    expect(image).toMatchObject({ dimensions: '100 × 1', counted: 100, skipped: 0 })
  })

  it('leaves transparent pixels out', async () => {
    const { swatches, image } = await pick(blocks([RED, 5], [NOTHING, 95]))
    expect(swatches).toEqual([{ hex: '#ff0000' }])
    expect(image).toMatchObject({ counted: 5, skipped: 95 })
    expect(await failure(imageColorPicker, { file: await png(blocks([NOTHING, 4])) })).toMatchObject({
      code: 'all-transparent',
      field: 'file',
    })
  })

  it('keeps a small color that is unlike the others', async () => {
    const { swatches } = await pick(blocks([[20, 20, 20, 255], 480], [[30, 30, 30, 255], 480], [RED, 10]), { count: 2 })
    expect(swatches).toContainEqual({ hex: '#ff0000' })
  })

  it('is the same each time, also for many colors, and counts every pixel once', () => {
    for (const pixels of [gradient(300, 200), noise(120, 100)]) {
      const found = mainColors(pixels, 8, 'srgb')
      expect(found).toEqual(mainColors(pixels, 8, 'srgb'))
      expect(found.colors).toHaveLength(8)
      expect(found.colors.reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(1, 9)
      expect(found.counted).toBe(pixels.width * pixels.height)
    }
  })

  it('tells the color of a pixel', async () => {
    const pixels = blocks([RED, 2], [[0, 0, 255, 128], 1])
    expect((await pick(pixels, { x: 2, y: 0 })).pixel).toMatchObject({ hex: '#0000ff80', rgb: 'rgb(0 0 255 / 0.502)', name: 'blue' })
    expect((await pick(pixels, { x: 0, y: 0 })).pixel.hex).toBe('#ff0000')
    expect(await failure(imageColorPicker, { file: await png(pixels), x: 3, y: 0 })).toMatchObject({
      code: 'pixel-outside',
      field: 'x',
      params: { width: 3, height: 1 },
    })
    expect(await failure(imageColorPicker, { file: await png(pixels), x: 0, y: 1 })).toMatchObject({ code: 'pixel-outside', field: 'y' })
    expect(await failure(imageColorPicker, { file: await png(pixels), x: 0 })).toMatchObject({ code: 'pixel-half', field: 'y' })
  })

  it('converts by a profile that CSS knows, and tells of any other', async () => {
    // CSS Color 4: display-p3 0.9176 0.2003 0.1386 is red.
    const red = blocks([[234, 51, 35, 255], 4])
    const p3 = await pick(red, {}, { metadata: { icc: profile('Display P3') } })
    expect(p3.swatches).toEqual([{ hex: '#ff0000' }])
    expect(p3.image.profile).toBe('Display P3')
    expect(noticeCodes(p3)).toEqual(['profile-read'])
    const other = await pick(red, {}, { metadata: { icc: profile('My printer') } })
    expect(other.swatches).toEqual([{ hex: '#ea3323' }])
    expect(noticeCodes(other)).toEqual(['profile-ignored'])
  })

  it('takes the first frame of an animation, and refuses what is no image', async () => {
    const frame = (color: number) => ({ width: 1, height: 1, pixels: [color] })
    const bytes = gif({ width: 1, height: 1, colors: [0, 0, 0, 255, 0, 0] }, [frame(1), frame(0)])
    const made = await output(imageColorPicker, { file: fileOf(bytes, 'a.gif', 'image/gif') })
    expect(made.swatches).toEqual([{ hex: '#ff0000' }])
    expect(noticeCodes(made)).toEqual(['first-frame'])
    expect(await failure(imageColorPicker, { file: fileOf(Uint8Array.of(1, 2, 3)) })).toMatchObject({ code: 'not-an-image', field: 'file' })
  })
})

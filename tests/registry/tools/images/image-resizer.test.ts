import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { CanvasAccess, Pixels } from '../../../../engine/core/context.ts'
import { ToolError } from '../../../../engine/core/errors.ts'
import { encodePicture } from '../../../../registry/lib/pictures/encode.ts'
import { imageResizer } from '../../../../registry/tools/images/image-resizer.ts'
import { resample } from '../../../../registry/lib/pictures/resample.ts'
import { failure, noticeCodes, output } from '../../../support/run-tool.ts'
import { work } from '../../../support/samples/pictures.ts'

/** A picture as plain bytes: width and height in two bytes each, then RGBA. */
function write({ width, height, data }: Pixels): Uint8Array {
  const bytes = new Uint8Array(4 + data.length)
  new DataView(bytes.buffer).setUint16(0, width)
  new DataView(bytes.buffer).setUint16(2, height)
  bytes.set(data, 4)
  return bytes
}

function read(bytes: Uint8Array): Pixels {
  const view = new DataView(bytes.buffer, bytes.byteOffset)
  return { width: view.getUint16(0), height: view.getUint16(2), data: new Uint8ClampedArray(bytes.slice(4)) }
}

const asked: { type: string; quality?: number }[] = []
const canvas: CanvasAccess = {
  decode: async (file) => read(file.bytes),
  encode: async (pixels, type, quality) => {
    asked.push({ type, ...(quality !== undefined && { quality }) })
    return write(pixels)
  },
  text: () => Promise.reject(new Error('no text is drawn here')),
  svg: () => Promise.reject(new Error('no SVG is drawn here')),
  surface: () => {
    throw new Error('not needed')
  },
}

type Rgba = readonly [number, number, number, number]
const paint = (width: number, height: number, colorAt: (x: number, y: number) => Rgba): Pixels => ({
  width,
  height,
  data: new Uint8ClampedArray(Array.from({ length: width * height }, (_, i) => colorAt(i % width, Math.floor(i / width))).flat()),
})
const plain = (width: number, height: number, color: Rgba = [10, 200, 30, 255]) => paint(width, height, () => color)

const fileOf = (pixels: Pixels, type = 'image/png') => ({ name: 'photo.final.png', type, bytes: write(pixels) })
const resize = async (pixels: Pixels, input: object, type?: string) => {
  const result = await output(imageResizer, { files: [fileOf(pixels, type)], ...input }, {}, { canvas })
  return { ...result, pixels: read(result.image.bytes) }
}
const codes = (notices: readonly { code: string }[] | undefined) => noticeCodes({ notices })

describe('image-resizer', () => {
  it.each([
    [{ by: 'percent', percent: 50 }, 50, 30],
    [{ by: 'percent', percent: 1 }, 1, 1],
    [{ by: 'longest', longest: 200 }, 200, 120],
    [{ width: 50 }, 50, 30],
    [{ height: 30 }, 50, 30],
    [{ width: 50, height: 50 }, 50, 30],
    [{ width: 50, height: 50, fit: 'cover' }, 50, 50],
    [{ width: 50, height: 50, fit: 'pad' }, 50, 50],
    [{ width: 10, height: 90, fit: 'stretch' }, 10, 90],
    [{ by: 'longest', longest: 200, enlarge: false }, 100, 60],
    [{ width: 200, height: 90, fit: 'pad', enlarge: false }, 200, 90],
    // The whole pixels nearest to the image's own shape are met: 34 × 0.6 is 20.4.
    [{ width: 34, height: 20 }, 34, 20],
    [{ preset: '1080x1080', fit: 'cover' }, 1080, 1080],
    [{ preset: '1080x1080' }, 1080, 648],
    [{ preset: '1080x1080', width: 50 }, 50, 30],
  ])('makes %j of 100 × 60 into %i × %i', async (input, width, height) => {
    const { pixels, after, before } = await resize(plain(100, 60), input)
    expect([pixels.width, pixels.height, after.width, after.height]).toEqual([width, height, width, height])
    expect(before).toMatchObject({ width: 100, height: 60, bytes: 24_004 })
  })

  it('keeps an even colour even, at any size and in either light', () => {
    const size = fc.integer({ min: 1, max: 40 })
    const channel = fc.nat({ max: 255 })
    fc.assert(
      fc.property(
        size,
        size,
        size,
        size,
        fc.tuple(channel, channel, channel),
        fc.boolean(),
        (width, height, toWidth, toHeight, rgb, isLinear) => {
          const color: Rgba = [...rgb, 255]
          expect(resample(plain(width, height, color), toWidth, toHeight, { isLinear })).toEqual(plain(toWidth, toHeight, color))
        },
      ),
    )
  })

  it('leaves a picture of the same size as it is', () => {
    const source = paint(7, 5, (x, y) => [x * 36, y * 60, (x * y * 7) % 256, 255])
    expect(resample(source, 7, 5, { isLinear: false })).toEqual(source)
  })

  it('does not let see-through pixels bleed', () => {
    // Right half: invisible red. Its colour must not tint the green.
    const source = paint(8, 8, (x) => (x < 4 ? [0, 255, 0, 255] : [255, 0, 0, 0]))
    const { data } = resample(source, 3, 3, { isLinear: false })
    for (let i = 0; i < data.length; i += 4) if ((data[i + 3] as number) > 0) expect([data[i], data[i + 1]]).toEqual([0, 255])
  })

  it('averages light where asked: black and white become the lighter grey', () => {
    const stripes = paint(64, 64, (x) => (x % 2 === 0 ? [0, 0, 0, 255] : [255, 255, 255, 255]))
    const middle = (pixels: Pixels) => pixels.data[(4 * 8 + 4) * 4] as number
    expect(middle(resample(stripes, 8, 8, { isLinear: false }))).toBeCloseTo(128, -1)
    // sRGB of half the light is 188 (IEC 61966-2-1).
    expect(Math.abs(middle(resample(stripes, 8, 8, { isLinear: true })) - 188)).toBeLessThanOrEqual(3)
  })

  it('cuts the middle to fill, and pads around the middle', async () => {
    const thirds = paint(90, 30, (x) => (x < 30 ? [255, 0, 0, 255] : x < 60 ? [0, 255, 0, 255] : [0, 0, 255, 255]))
    const cover = await resize(thirds, { width: 10, height: 10, fit: 'cover' })
    expect(cover.pixels).toEqual(plain(10, 10, [0, 255, 0, 255]))
    const pad = await resize(plain(90, 30, [1, 2, 3, 255]), { width: 30, height: 30, fit: 'pad', background: '#ffffff' })
    const at = (y: number) => [...pad.pixels.data.subarray(y * 120, y * 120 + 4)]
    expect([at(0), at(9), at(10), at(19), at(20)]).toEqual([
      [255, 255, 255, 255],
      [255, 255, 255, 255],
      [1, 2, 3, 255],
      [1, 2, 3, 255],
      [255, 255, 255, 255],
    ])
  })

  it('colours the margins only, and leaves the picture see-through, unless it becomes a JPEG', async () => {
    const glass = plain(4, 2, [9, 9, 9, 0])
    const pixelAt = ({ pixels }: { pixels: Pixels }, y: number) => [...pixels.data.subarray(y * 16, y * 16 + 4)]
    const size = { width: 4, height: 4, fit: 'pad', background: '#336699' }
    const png = await resize(glass, size)
    expect([pixelAt(png, 0), pixelAt(png, 1)[3], pixelAt(png, 2)[3], pixelAt(png, 3)]).toEqual([
      [51, 102, 153, 255],
      0,
      0,
      [51, 102, 153, 255],
    ])
    const jpeg = await resize(glass, { ...size, type: 'jpeg' })
    expect(jpeg.pixels).toEqual(plain(4, 4, [51, 102, 153, 255]))
  })

  // Every rule of shape: within the size, at least one side of it reached, never a side of nothing.
  it('keeps within the size that was asked for, whatever the shape', async () => {
    const side = fc.integer({ min: 1, max: 60 })
    await fc.assert(
      fc.asyncProperty(side, side, side, side, async (width, height, toWidth, toHeight) => {
        const { after } = await resize(plain(width, height), { width: toWidth, height: toHeight })
        expect(after.width <= toWidth && after.height <= toHeight && (after.width === toWidth || after.height === toHeight)).toBe(true)
        const exact =
          (toWidth * height) / toHeight / width > 1 ? [(width * toHeight) / height, toHeight] : [toWidth, (height * toWidth) / width]
        expect(Math.abs(after.width - Math.max(exact[0] as number, 1))).toBeLessThanOrEqual(0.5)
        expect(Math.abs(after.height - Math.max(exact[1] as number, 1))).toBeLessThanOrEqual(0.5)
        for (const fit of ['cover', 'pad', 'stretch'])
          expect((await resize(plain(width, height), { width: toWidth, height: toHeight, fit })).after).toMatchObject({
            width: toWidth,
            height: toHeight,
          })
      }),
      { numRuns: 60 },
    )
  })

  it('puts the background behind a JPEG only', async () => {
    const glass = plain(4, 4, [0, 0, 0, 0])
    expect((await resize(glass, { by: 'percent', type: 'jpeg', background: '#336699' })).pixels).toEqual(
      plain(2, 2, [0x33, 0x66, 0x99, 255]),
    )
    expect((await resize(glass, { by: 'percent', type: 'webp' })).pixels.data[3]).toBe(0)
    expect(asked.slice(-2)).toEqual([
      { type: 'image/jpeg', quality: 0.85 },
      { type: 'image/webp', quality: 0.85 },
    ])
  })

  it('names the file by size and type, and tells what it did', async () => {
    const gif = await resize(plain(4, 2), { by: 'percent', percent: 200 }, 'image/gif')
    expect([gif.image.name, gif.image.type]).toEqual(['photo.final-8x4.png', 'image/png'])
    expect(codes(gif.notices)).toEqual(['type-changed', 'enlarged'])
    const kept = await resize(plain(4, 2), { by: 'longest', enlarge: false }, 'image/jpeg')
    expect([kept.image.name, codes(kept.notices)]).toEqual(['photo.final-4x2.jpg', ['not-enlarged']])
  })

  it.each([
    [plain(2, 2), {}, 'no-size', 'width'],
    [plain(2, 1000), { by: 'longest', longest: 16_384 }, undefined, undefined],
    [plain(2, 2), { by: 'longest', longest: 16_384 }, 'too-many-pixels', 'longest'],
    [plain(1, 2000), { by: 'percent', percent: 1000 }, 'side-too-long', 'percent'],
    [plain(1, 2000), { width: 10 }, 'side-too-long', 'width'],
    [plain(2000, 1), { height: 10 }, 'side-too-long', 'height'],
    [plain(2, 2), { width: 10_000, height: 10_000 }, 'too-many-pixels', 'width'],
  ])('refuses a picture for %#', async (pixels, input, code, field) => {
    if (code) expect(await failure(imageResizer, { files: [fileOf(pixels)], ...input }, {}, { canvas })).toMatchObject({ code, field })
    else expect((await resize(pixels, input)).after).toMatchObject({ height: 16_384 })
  })

  it('refuses a picture beyond the limit before touching it', async () => {
    const huge: CanvasAccess = { ...canvas, decode: async () => ({ width: 10_000, height: 10_000, data: new Uint8ClampedArray() }) }
    expect(await failure(imageResizer, { files: [fileOf(plain(1, 1))], by: 'percent' }, {}, { canvas: huge })).toMatchObject({
      code: 'picture-too-big',
      field: 'files.0',
    })
  })

  it('resizes many at once, each by its own shape, and says what became of each', async () => {
    const progress: number[] = []
    const { image, files, pictures, notices } = await output(
      imageResizer,
      { files: [fileOf(plain(4, 2)), fileOf(plain(2, 8), 'image/gif'), fileOf(plain(1, 1))], by: 'longest', longest: 4, enlarge: false },
      {},
      { canvas, progress: (fraction: number) => progress.push(fraction) },
    )
    expect(image).toBeUndefined()
    expect(files?.map(({ name, bytes }: { name: string; bytes: Uint8Array }) => [name, read(bytes).width, read(bytes).height])).toEqual([
      ['photo.final-4x2.png', 4, 2],
      ['photo.final-1x4.png', 1, 4],
      ['photo.final-1x1.png', 1, 1],
    ])
    expect(pictures?.[1]).toEqual({ name: 'photo.final.png', from: '2 × 8', to: '1 × 4', bytesBefore: 68, bytes: 20 })
    expect(codes(notices)).toEqual(['type-changed', 'not-enlarged'])
    expect(progress).toEqual(progress.toSorted((a, b) => a - b))
    expect(progress.at(-1)).toBeLessThanOrEqual(1)
  })

  it('names the one of many that cannot be read', async () => {
    const broken: CanvasAccess = {
      ...canvas,
      decode: async (file) => {
        if (file.bytes.length < 10) throw new ToolError('bad-encoding', { encoding: 'image/png' }, { field: 'file' })
        return read(file.bytes)
      },
    }
    const bad = { name: 'notes.png', type: 'image/png', bytes: new Uint8Array(3) }
    expect(await failure(imageResizer, { files: [fileOf(plain(2, 2)), bad], by: 'percent' }, {}, { canvas: broken })).toMatchObject({
      code: 'unreadable-picture',
      params: { name: 'notes.png' },
      field: 'files.1',
    })
  })

  it('finds the quality for a target size, and says when no quality reaches it', async () => {
    const speckled = paint(60, 60, (x, y) => [(x * 97 + y * 31) % 256, (x * y) % 256, (x * 13 + y * 71) % 256, 255])
    const size = { by: 'percent', percent: 100, type: 'jpeg' }
    const fitting = await output(imageResizer, { files: [fileOf(speckled)], ...size, target: 3 }, {}, { canvas })
    expect(fitting.image.bytes.length).toBeLessThanOrEqual(3000)
    expect([...fitting.image.bytes.subarray(0, 2)]).toEqual([0xff, 0xd8])
    const [{ code, params }] = fitting.notices
    expect(code).toBe('target-quality')
    const options = { format: 'jpeg', quality: params.quality + 1 } as const
    const better = await encodePicture(speckled, options, work())
    expect(better.length).toBeGreaterThan(3000)
    const missed = await output(imageResizer, { files: [fileOf(speckled)], ...size, target: 0.1 }, {}, { canvas })
    expect(codes(missed.notices)).toEqual(['target-missed'])
    const long = { files: [fileOf(plain(1000, 1))], by: 'longest', longest: 16_384, type: 'webp', target: 5 }
    expect(await failure(imageResizer, long, {}, { canvas })).toMatchObject({ code: 'webp-too-long', field: 'type' })
  })

  it('stops when cancelled, and says where there is no canvas', async () => {
    const controller = new AbortController()
    const stopping: CanvasAccess = { ...canvas, decode: async (file) => (controller.abort(), read(file.bytes)) }
    expect(
      await failure(imageResizer, { files: [fileOf(plain(9, 9))], by: 'percent' }, {}, { canvas: stopping, signal: controller.signal }),
    ).toMatchObject({ code: 'cancelled' })
    expect(await failure(imageResizer, { files: [fileOf(plain(9, 9))], by: 'percent' })).toMatchObject({ code: 'browser-only' })
  })
})

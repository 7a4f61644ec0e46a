import { describe, expect, it } from 'vitest'
import type { CanvasAccess, Pixels, TextDrawing } from '../../../../engine/core/context.ts'
import type { RunHost } from '../../../../engine/run/context.ts'
import { decodePicture } from '../../../../registry/lib/pictures/decode.ts'
import { encodePicture } from '../../../../registry/lib/pictures/encode.ts'
import { PLACES, stampPixels, turnPixels } from '../../../../registry/tools/images/watermark-image/stamp.ts'
import { watermarkImage } from '../../../../registry/tools/images/watermark-image/tool.ts'
import { exifBlock, fileOf, gif, gradient, profile, work } from '../../../support/samples/pictures.ts'
import { failure, output } from '../../../support/run-tool.ts'

const plain = (width: number, height: number, color: readonly number[]): Pixels => ({
  width,
  height,
  data: new Uint8ClampedArray(Array.from({ length: width * height }, () => color).flat()),
})
const drawn: TextDrawing[] = []
/** Draws every text as a red block, half as high as wide. */
const canvas: CanvasAccess = {
  decode: async () => plain(20, 10, [9, 9, 9, 255]),
  encode: () => Promise.reject(new Error('the codecs encode')),
  text: async (drawing) => {
    drawn.push(drawing)
    return plain(drawing.width, Math.round(drawing.width / 2), [255, 0, 0, 255])
  },
  svg: () => Promise.reject(new Error('no SVG is drawn here')),
  surface: () => {
    throw new Error('not needed')
  },
}
const png = (pixels: Pixels) => encodePicture(pixels, { format: 'png' }, work())
const mark = async (input: object, host: RunHost = {}) =>
  output(watermarkImage, { text: 'x', scope: 'all', ...input }, {}, { canvas, ...host })
const at = ({ width, data }: Pixels, x: number, y: number) => [...data.subarray((y * width + x) * 4, (y * width + x) * 4 + 4)]

describe('stampPixels', () => {
  it('finds all nine places', () => {
    const found = PLACES.slice(0, 9).map((place) => {
      const { data } = stampPixels(plain(9, 7, [0, 0, 0, 255]), plain(1, 1, [255, 255, 255, 255]), { place, margin: 1, opacity: 1, gap: 0 })
      const index = data.findIndex((value, i) => i % 4 === 0 && value === 255) / 4
      return [index % 9, Math.floor(index / 9)]
    })
    expect(found).toEqual([[1, 1], [4, 1], [7, 1], [1, 3], [4, 3], [7, 3], [1, 5], [4, 5], [7, 5]]) // prettier-ignore
  })

  // Source over: alpha 0.5 · 200 of white over gray 100, by hand.
  it('mixes by opacity and alpha, also over what is transparent', () => {
    const options = { place: 'center', margin: 0, opacity: 0.5, gap: 0 } as const
    expect(at(stampPixels(plain(1, 1, [100, 0, 0, 255]), plain(1, 1, [200, 255, 0, 255]), options), 0, 0)).toEqual([150, 128, 0, 255])
    expect(at(stampPixels(plain(1, 1, [100, 0, 0, 0]), plain(1, 1, [200, 255, 0, 255]), options), 0, 0)).toEqual([200, 255, 0, 128])
    expect(at(stampPixels(plain(1, 1, [100, 0, 0, 255]), plain(1, 1, [200, 0, 0, 0]), options), 0, 0)).toEqual([100, 0, 0, 255])
  })

  it('covers every corner with tiles, and keeps the original', () => {
    const image = plain(31, 23, [0, 0, 0, 255])
    const tiled = stampPixels(image, plain(4, 3, [255, 0, 0, 255]), { place: 'tiled', margin: 0, opacity: 1, gap: 0 })
    expect(tiled.data.every((value, i) => value === [255, 0, 0, 255][i % 4])).toBe(true)
    expect(image.data[0]).toBe(0)
    const airy = stampPixels(image, plain(4, 3, [255, 0, 0, 255]), { place: 'tiled', margin: 0, opacity: 1, gap: 1 })
    const share = airy.data.filter((value, i) => i % 4 === 0 && value === 255).length / (31 * 23)
    expect(Math.abs(share - 0.25)).toBeLessThan(0.08)
  })

  it('lets a mark larger than the image reach over its edges', () => {
    const options = { place: 'center', margin: 0, opacity: 1, gap: 0 } as const
    expect(at(stampPixels(plain(2, 2, [0, 0, 0, 255]), plain(8, 8, [7, 7, 7, 255]), options), 1, 1)).toEqual([7, 7, 7, 255])
  })
})

describe('turnPixels', () => {
  it('turns clockwise, exactly by quarters', () => {
    const source = { width: 2, height: 1, data: new Uint8ClampedArray([1, 1, 1, 255, 2, 2, 2, 255]) }
    const reds = (pixels: Pixels) => [pixels.width, [...pixels.data].filter((_, i) => i % 4 === 0)]
    expect(reds(turnPixels(source, 90))).toEqual([1, [1, 2]])
    expect(reds(turnPixels(source, 180))).toEqual([2, [2, 1]])
    expect(reds(turnPixels(source, -90))).toEqual([1, [2, 1]])
    expect(turnPixels(source, 0)).toBe(source)
  })

  it('keeps color up to a smooth edge', () => {
    const turned = turnPixels(plain(20, 10, [200, 100, 50, 255]), 30)
    expect([turned.width, turned.height]).toEqual([23, 19])
    for (let i = 0; i < turned.data.length; i += 4)
      if ((turned.data[i + 3] as number) > 0) expect([...turned.data.subarray(i, i + 3)]).toEqual([200, 100, 50])
    expect(at(turned, 11, 9)).toEqual([200, 100, 50, 255])
    expect(at(turned, 0, 0)[3]).toBe(0)
  })
})

describe('watermark-image', () => {
  it('draws a text relative to the width, in its place, and keeps everything else', async () => {
    const bytes = await png(plain(100, 60, [0, 0, 255, 255]))
    const { image } = await mark({ files: [fileOf(bytes)], size: 20, opacity: 100, margin: 5, edge: 'outline', color: '#ffffff' })
    const { pixels } = await decodePicture(image, work())
    expect(drawn.at(-1)).toMatchObject({ text: 'x', width: 20, maxHeight: 60, edge: { kind: 'outline', color: '#000000' } })
    // Margin: 5 % of 60 is 3. The block is 20 × 10.
    expect([at(pixels, 77, 47), at(pixels, 96, 56), at(pixels, 76, 47), at(pixels, 97, 56)]).toEqual([
      [255, 0, 0, 255],
      [255, 0, 0, 255],
      [0, 0, 255, 255],
      [0, 0, 255, 255],
    ])
    expect(image.name).toBe('photo-watermarked.png')
  })

  it('scales a logo, and marks an upright photo with its profile kept', async () => {
    const metadata = { exif: exifBlock(6, true), icc: profile('Display P3') }
    const photo = await encodePicture(gradient(60, 40), { format: 'jpeg', quality: 95, metadata }, work())
    const logo = fileOf(await png(plain(4, 4, [255, 255, 0, 255])))
    const { image, notices } = await mark({ files: [fileOf(photo)], kind: 'image', logo, size: 50, place: 'center', opacity: 100 })
    const { pixels, info } = await decodePicture(image, work())
    expect([info.format, pixels.width, pixels.height, info.metadata]).toEqual(['jpeg', 40, 60, { icc: metadata.icc }])
    const [red, green, blue] = at(pixels, 20, 30) as [number, number, number]
    expect(red > 245 && green > 245 && blue < 15).toBe(true)
    expect(notices).toEqual([{ code: 'place-removed', level: 'info' }])
  })

  it('shows the first of many until all are wanted', async () => {
    const files = [fileOf(await png(plain(8, 8, [1, 2, 3, 255])), 'a.png'), fileOf(await png(plain(9, 9, [1, 2, 3, 255])), 'b.png')]
    const first = await mark({ files, scope: 'first' })
    expect([first.image.name, first.files, first.notices]).toEqual(['a-watermarked.png', undefined, [{ code: 'preview', params: { count: 2 }, level: 'info' }]]) // prettier-ignore
    expect((await mark({ files })).files.map(({ name }: { name: string }) => name)).toEqual(['a-watermarked.png', 'b-watermarked.png'])
  })

  it('takes what the browser reads, and saves it as JPEG', async () => {
    const heic = Uint8Array.from([0, 0, 0, 24, ...Buffer.from('ftypheic\0\0\0\0mif1heic')])
    const decodeForeign = () => Promise.resolve(plain(8, 8, [1, 2, 3, 255]))
    const { image, notices } = await mark({ files: [fileOf(heic, 'IMG_1.HEIC')] }, { decodeForeign })
    expect([image.name, image.type, notices[0].code]).toEqual(['IMG_1-watermarked.jpg', 'image/jpeg', 'other-jpeg'])
    expect(await failure(watermarkImage, { files: [fileOf(heic, 'IMG_1.HEIC')], text: 'x' }, {}, { canvas })).toMatchObject({
      code: 'image-damaged',
      params: { name: 'IMG_1.HEIC' },
    })
  })

  it('asks for what is missing, and refuses animations and rubbish', { tags: 'long' }, async () => {
    const files = [fileOf(await png(plain(2, 2, [0, 0, 0, 255])))]
    const refused = (input: object) => failure(watermarkImage, input, {}, { canvas })
    expect(await refused({ files, text: '  ' })).toMatchObject({ code: 'required', field: 'text' })
    expect(await refused({ files, kind: 'image' })).toMatchObject({ code: 'required', field: 'logo' })
    expect(await refused({ files, kind: 'image', logo: fileOf(Buffer.from('no')) })).toMatchObject({ code: 'not-an-image', field: 'logo' })
    const moving = gif({ width: 1, height: 1, colors: [0, 0, 0, 9, 8, 7] }, [{ width: 1, height: 1, pixels: [1] }, { width: 1, height: 1, pixels: [0] }]) // prettier-ignore
    expect(await refused({ files: [fileOf(moving)], text: 'x' })).toMatchObject({ code: 'animated-image', field: 'files.0' })
    const long = [fileOf(await png(plain(16_384, 1, [0, 0, 0, 255])))]
    expect(await refused({ files: long, text: 'x', format: 'webp' })).toMatchObject({ code: 'webp-too-long', field: 'format' })
    expect(await failure(watermarkImage, { files, text: 'x' })).toMatchObject({ code: 'browser-only' })
  })
})

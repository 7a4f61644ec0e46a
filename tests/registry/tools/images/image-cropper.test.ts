import { describe, expect, it } from 'vitest'
import type { Pixels } from '../../../../engine/core/context.ts'
import { decodePicture } from '../../../../registry/lib/pictures/decode.ts'
import { encodePicture } from '../../../../registry/lib/pictures/encode.ts'
import { jpegQuality, sourceQuality } from '../../../../registry/lib/pictures/jpeg/source-quality.ts'
import { cropPixels } from '../../../../registry/lib/pictures/pixels.ts'
import { imageCropper } from '../../../../registry/tools/images/image-cropper/tool.ts'
import { exifBlock, fileOf, gradient, noise, psnr, work } from '../../../support/samples/pictures.ts'
import { failure, noticeCodes, output } from '../../../support/run-tool.ts'

const png = async (pixels: Pixels) => fileOf(await encodePicture(pixels, { format: 'png' }, work()))
const crop = async (file: ReturnType<typeof fileOf>, input: object) => {
  const result = await output(imageCropper, { file, ...input })
  return { ...result, picture: await decodePicture(result.image, work()) }
}

describe('image-cropper', () => {
  it('copies the pixels of an area exactly', async () => {
    const source = noise(40, 30)
    const { picture, after, image } = await crop(await png(source), { area: '5,7,20,10' })
    expect(picture.pixels).toEqual(cropPixels(source, 5, 7, 20, 10))
    expect([after.width, after.height, after.type, image.name]).toEqual([20, 10, 'image/png', 'photo-cropped.png'])
  })

  it.each([
    [{}, 40, 30],
    [{ area: 'square' }, 30, 30],
    [{ ratio: '16:9' }, 40, 23],
    [{ ratio: '16:9', area: '0,0,10,10' }, 10, 10],
    [{ area: 'pct:25,50,50,50' }, 20, 15],
    [{ area: '30,20,99,99' }, 10, 10],
    [{ rotate: '90' }, 30, 40],
    [{ rotate: '270', area: '0,0,30,10' }, 30, 10],
    [{ preset: '1280x720' }, 1280, 720],
  ])('makes %j of 40 × 30 into %i × %i', async (input, width, height) => {
    const { picture } = await crop(await png(gradient(40, 30)), input)
    expect([picture.pixels.width, picture.pixels.height]).toEqual([width, height])
  })

  it('turns first, so that the area is counted in what is seen', async () => {
    const source = noise(6, 4)
    const { picture } = await crop(await png(source), { rotate: '90', area: '0,0,1,1' })
    expect([...picture.pixels.data]).toEqual([...source.data.subarray(3 * 6 * 4, 3 * 6 * 4 + 4)])
  })

  it('keeps format, about the quality, and the color profile of a JPEG, without camera data', async () => {
    const exif = exifBlock(6)
    const icc = new Uint8Array(200).fill(1)
    const bytes = await encodePicture(gradient(64, 48), { format: 'jpeg', quality: 80, metadata: { exif } }, work())
    const { picture, after, before } = await crop(fileOf(bytes, 'a.jpg', 'image/jpeg'), { area: '3,5,40,40' })
    expect(before).toMatchObject({ width: 48, height: 64, type: 'image/jpeg' })
    expect(after).toMatchObject({ width: 40, height: 40, type: 'image/jpeg', quality: jpegQuality(bytes) })
    expect(picture.metadata).toEqual({})
    const kept = await encodePicture(gradient(8, 8), { format: 'jpeg', metadata: { icc } }, work())
    expect((await crop(fileOf(kept, 'b.jpg', 'image/jpeg'), {})).picture.metadata.icc).toEqual(icc)
  })

  it('crops a JPEG without loss on its block borders, or moves there on request', { tags: 'long' }, async () => {
    const icc = new Uint8Array(200).fill(1)
    const bytes = await encodePicture(gradient(64, 48), { format: 'jpeg', quality: 80, metadata: { exif: exifBlock(6), icc } }, work())
    const file = fileOf(bytes, 'a.jpg', 'image/jpeg')
    const whole = await decodePicture(file, work())
    const exact = await crop(file, { area: '16,16,20,30' })
    expect([noticeCodes(exact), exact.after.quality, exact.image.name, exact.image.type]).toEqual([['lossless-jpeg'], undefined, 'a-cropped.jpg', 'image/jpeg']) // prettier-ignore
    expect(exact.crop).toEqual({ x: 16, y: 16, width: 20, height: 30 })
    // Away from its edges, where color is smoothed across them, every pixel is the same.
    expect(psnr(cropPixels(exact.picture.pixels, 2, 2, 16, 26), cropPixels(whole.pixels, 18, 18, 16, 26))).toBeGreaterThan(50)
    expect(exact.picture.metadata).toEqual({ icc })
    const snapped = await crop(file, { area: '20,21,20,30', snap: true })
    expect(snapped.crop).toEqual({ x: 16, y: 16, width: 24, height: 35 })
    expect(snapped.notices).toEqual([
      { code: 'lossless-jpeg', level: 'info' },
      { code: 'snapped', params: { left: 4, top: 5 }, level: 'info' },
    ])
    for (const other of [
      { area: '20,21,20,30' },
      { area: '16,16,20,30', quality: 80 },
      { area: '16,16,20,30', straighten: 3 },
      { preset: '1080x1080' },
    ])
      // prettier-ignore
      expect(noticeCodes(await crop(file, other))).toContain('compressed')
    expect(noticeCodes(await crop(file, { rotate: '90', flip: 'horizontal' }))).toEqual(['lossless-jpeg'])
  })

  it('stays lossless where a WebP is', async () => {
    const source = noise(20, 20)
    const bytes = await encodePicture(source, { format: 'webp', lossless: true }, work())
    const exact = await crop(fileOf(bytes, 'a.webp', 'image/webp'), { area: '2,2,9,9' })
    expect(exact.picture.pixels).toEqual(cropPixels(source, 2, 2, 9, 9))
    expect(noticeCodes(exact)).toEqual([])
    const lossy = await encodePicture(gradient(20, 20), { format: 'webp', quality: 60 }, work())
    expect(noticeCodes(await crop(fileOf(lossy, 'a.webp', 'image/webp'), {}))).toEqual(['compressed'])
  })

  it('cuts a circle with transparent corners, as PNG where the original knows none', async () => {
    const bytes = await encodePicture(gradient(30, 30), { format: 'jpeg', quality: 95 }, work())
    const round = await crop(fileOf(bytes, 'a.jpg', 'image/jpeg'), { shape: 'ellipse' })
    expect([round.image.type, round.picture.pixels.data[3], round.picture.pixels.data[(15 * 30 + 15) * 4 + 3]]).toEqual([
      'image/png',
      0,
      255,
    ])
    expect(noticeCodes(round)).toEqual(['became-png'])
    const filled = await crop(fileOf(bytes, 'a.jpg', 'image/jpeg'), {
      shape: 'ellipse',
      format: 'jpeg',
      background: '#000000',
      quality: 100,
    })
    expect([...filled.picture.pixels.data.subarray(0, 3)].every((value) => value < 30)).toBe(true)
  })

  it.each(['jpeg', 'webp', 'avif'] as const)('writes %s', async (format) => {
    const { picture, after } = await crop(await png(gradient(32, 32)), { format, quality: 90 })
    expect(after.type).toBe(`image/${format}`)
    expect(psnr(picture.pixels, gradient(32, 32))).toBeGreaterThan(28)
  })

  it('says when it enlarges', async () => {
    expect(noticeCodes(await crop(await png(gradient(40, 30)), { preset: '1080x1080' }))).toEqual(['enlarged'])
  })

  it('refuses an area outside, a form that is none, and what is no image', async () => {
    const file = await png(gradient(40, 30))
    expect(await failure(imageCropper, { file, area: '40,0,5,5' })).toMatchObject({
      code: 'crop-outside',
      params: { width: 40, height: 30 },
      field: 'area',
    })
    expect(await failure(imageCropper, { file, area: '1,2,3' })).toMatchObject({ field: 'area' })
    expect(await failure(imageCropper, { file, ratio: 'wide' })).toMatchObject({ field: 'ratio' })
    expect(await failure(imageCropper, { file, straighten: 50 })).toMatchObject({ field: 'straighten' })
    expect(await failure(imageCropper, { file: fileOf(new TextEncoder().encode('hello'), 'a.txt') })).toMatchObject({
      code: 'not-an-image',
    })
    const tiff = Uint8Array.of(0x49, 0x49, 0x2a, 0, 8, 0, 0, 0, 0, 0, 0, 0)
    expect(await failure(imageCropper, { file: fileOf(tiff, 'scan.tif') })).toMatchObject({
      code: 'format-not-read',
      params: { format: 'TIFF' },
    })
    const huge = file.bytes.slice()
    new DataView(huge.buffer).setUint32(16, 65_535)
    new DataView(huge.buffer).setUint32(20, 65_535)
    expect(await failure(imageCropper, { file: fileOf(huge) })).toMatchObject({ code: 'image-too-big', params: { width: 65_535 } })
    const long = await png(gradient(16_384, 1))
    expect(await failure(imageCropper, { file: long, format: 'webp' })).toMatchObject({ code: 'webp-too-long', field: 'format' })
    expect(await failure(imageCropper, { file: fileOf(file.bytes.subarray(0, 60)) })).toMatchObject({ code: 'image-damaged' })
  })
})

describe('the quality of a file', () => {
  /** A JPEG’s start with the luminance table of annex K, scaled as the Independent JPEG Group does. */
  const table = (scale: number) => {
    const base = [16, 11, 10, 16, 24, 40, 51, 61, 12, 12, 14, 19, 26, 58, 60, 55, 14, 13, 16, 24, 40, 57, 69, 56, 14, 17, 22, 29, 51, 87, 80, 62, 18, 22, 37, 56, 68, 109, 103, 77, 24, 35, 55, 64, 81, 104, 113, 92, 49, 64, 78, 87, 103, 121, 120, 101, 72, 92, 95, 98, 112, 100, 103, 99] // prettier-ignore
    const values = base.map((value) => Math.min(255, Math.max(1, Math.floor((value * scale + 50) / 100))))
    return Uint8Array.from([0xff, 0xd8, 0xff, 0xdb, 0, 67, 0, ...values, 0xff, 0xda, 0, 2])
  }
  it.each([
    [50, 100],
    [75, 50],
    [90, 20],
    [25, 200],
    [98, 4],
  ])('%i is known by its table', (quality, scale) => {
    expect(Math.abs((jpegQuality(table(scale)) as number) - quality)).toBeLessThanOrEqual(1)
  })

  it('is not known without one', () => {
    expect(jpegQuality(Uint8Array.of(0xff, 0xd8, 0xff, 0xda, 0, 2, 0, 0))).toBeUndefined()
    expect(sourceQuality(Uint8Array.of(), 'avif')).toEqual({})
  })
})

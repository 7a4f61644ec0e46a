import { describe, expect, it } from 'vitest'
import { decodeAnyPicture } from '../../../../registry/lib/pictures/decode-any.ts'
import { encodePicture } from '../../../../registry/lib/pictures/encode.ts'
import { pictureInfo } from '../../../../registry/lib/pictures/picture-info.ts'
import { imageConverter } from '../../../../registry/tools/images/image-converter.ts'
import { exifBlock, fileOf, gif, gradient, noise, profile, psnr, work } from '../../../support/samples/pictures.ts'
import { failure, noticeCodes, output } from '../../../support/run-tool.ts'

const png = async (pixels = gradient(24, 16), options = {}) => fileOf(await encodePicture(pixels, { format: 'png', ...options }, work()))
const convert = async (format: string, source: ReturnType<typeof fileOf>, more = {}) =>
  output(imageConverter, { files: [source], format, ...more })

describe('image-converter', () => {
  it.each([
    ['jpeg', 'photo.jpg', 'image/jpeg', 30],
    ['png', 'photo.png', 'image/png', Infinity],
    ['webp', 'photo.webp', 'image/webp', 30],
    ['avif', 'photo.avif', 'image/avif', 25],
    ['gif', 'photo.gif', 'image/gif', 20],
    ['bmp', 'photo.bmp', 'image/bmp', Infinity],
    ['ico', 'photo.ico', 'image/x-icon', undefined],
  ])('writes %s that is read again', async (format, name, type, least) => {
    const { image, result } = await convert(format, await png(), { quality: 95 })
    expect(image).toMatchObject({ name, type })
    expect(result.after).toBe(image.bytes.length)
    const { pixels } = await decodeAnyPicture(image, work())
    // An icon is a square.
    expect([pixels.width, pixels.height]).toEqual(format === 'ico' ? [24, 24] : [24, 16])
    if (least !== undefined) expect(psnr(pixels, gradient(24, 16))).toBeGreaterThanOrEqual(least)
    // And back from there.
    const back = await convert('png', image)
    expect((await decodeAnyPicture(back.image, work())).pixels.width).toBe(24)
  })

  it('keeps each pixel in lossless WebP', async () => {
    const { image } = await convert('webp', await png(noise(20, 10)), { lossless: true })
    expect(psnr((await decodeAnyPicture(image, work())).pixels, noise(20, 10))).toBe(Infinity)
  })

  it('puts the background behind transparency in a JPEG only', { tags: 'long' }, async () => {
    const clear = { width: 8, height: 8, data: new Uint8ClampedArray(256) }
    const jpeg = await convert('jpeg', await png(clear), { background: '#00ff00' })
    expect(noticeCodes(jpeg)).toEqual(['background-filled'])
    expect((await decodeAnyPicture(jpeg.image, work())).pixels.data[1]).toBeGreaterThan(250)
    for (const format of ['png', 'webp', 'avif', 'gif', 'bmp', 'ico'])
      expect((await decodeAnyPicture((await convert(format, await png(clear))).image, work())).pixels.data[3], format).toBeLessThan(10)
  })

  it('tells what is lost', async () => {
    const frame = (color: number) => ({ width: 1, height: 1, pixels: [color] })
    const animated = fileOf(gif({ width: 1, height: 1, colors: [0, 0, 0, 255, 0, 0] }, [frame(1), frame(0)]), 'a.gif', 'image/gif')
    expect(noticeCodes(await convert('png', animated))).toEqual(['animation-lost'])
    expect(noticeCodes(await convert('gif', await png(noise(40, 40))))).toEqual(['gif-colors'])
    expect(noticeCodes(await convert('gif', await png(gradient(3, 3, 100))))).toEqual(['gif-edges'])
    const large = await convert('ico', await png(gradient(600, 300)))
    expect(noticeCodes(large)).toEqual(['icon-scaled'])
    expect(large.result.dimensions).toBe('256 × 256')
  })

  it('turns photos upright, and keeps metadata only when asked', async () => {
    const options = { format: 'jpeg', metadata: { exif: exifBlock(6, true), icc: profile('Display P3') } } as const
    const photo = fileOf(await encodePicture(gradient(24, 16), options, work()), 'photo.jpg', 'image/jpeg')
    const bare = await convert('webp', photo)
    expect(bare.result.dimensions).toBe('16 × 24')
    expect(noticeCodes(bare)).toEqual(['place-removed'])
    const info = await pictureInfo(bare.image, 'file')
    expect(info.metadata.exif).toBeUndefined()
    expect(info.metadata.icc).toBeDefined()
    const kept = await convert('png', photo, { metadata: true })
    expect(noticeCodes(kept)).toEqual(['place-kept'])
    expect((await pictureInfo(kept.image, 'file')).orientation).toBe(1)
  })

  it('takes many, and refuses by the file', async () => {
    const made = await output(imageConverter, { files: [await png(), await png()], format: 'bmp' })
    expect(made.images).toHaveLength(2)
    expect(made.files).toHaveLength(2)
    const broken = { files: [await png(), fileOf(Uint8Array.of(0x42, 0x4d, 1, 2), 'bad.bmp')], format: 'png' }
    expect(await failure(imageConverter, broken)).toMatchObject({ code: 'image-damaged', field: 'files.1', params: { name: 'bad.bmp' } })
    expect(await failure(imageConverter, { files: [fileOf(Uint8Array.of(1, 2))], format: 'png' })).toMatchObject({ code: 'not-an-image' })
    const jxl = fileOf(Uint8Array.of(0xff, 0x0a, 0, 0), 'a.jxl')
    expect(await failure(imageConverter, { files: [jxl], format: 'png' })).toMatchObject({
      code: 'format-not-read',
      params: { format: 'JPEG XL' },
    })
  })
})

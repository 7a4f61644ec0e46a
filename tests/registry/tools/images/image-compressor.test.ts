import { describe, expect, it } from 'vitest'
import { decodePicture } from '../../../../registry/lib/pictures/decode.ts'
import { encodePicture } from '../../../../registry/lib/pictures/encode.ts'
import { fitToSize } from '../../../../registry/lib/pictures/target-size.ts'
import { writeMetadata } from '../../../../registry/lib/pictures/metadata/write-metadata.ts'
import { imageCompressor } from '../../../../registry/tools/images/image-compressor/tool.ts'
import { exifBlock, fileOf, gif, gradient, noise, profile, pngChunk, rawPng, work } from '../../../support/samples/pictures.ts'
import { failure, noticeCodes, output } from '../../../support/run-tool.ts'

const codes = (notices: readonly { code: string }[] | undefined) => noticeCodes({ notices })
const jpegOf = (pixels: Parameters<typeof encodePicture>[0], quality: number, metadata = {}) =>
  encodePicture(pixels, { format: 'jpeg', quality, metadata }, work())
const infoOf = async (bytes: Uint8Array) => (await decodePicture(fileOf(bytes), work())).info
const compress = async (bytes: Uint8Array, input = {}) => output(imageCompressor, { files: [fileOf(bytes)], ...input })

/** The color of a pixel that is wholly transparent does not matter. */
const seen = ({ data }: { readonly data: Uint8ClampedArray }) => Buffer.from(data.map((value, i) => (data[i | 3] === 0 ? 0 : value)))

/** Speckles that fade out to the right: thousands of colors, each alpha from 0 to 255. */
function speckledGlass(width: number, height: number) {
  const { data } = noise(width, height)
  for (let i = 0; i < data.length; i += 4) {
    const [x, y] = [(i / 4) % width, Math.floor(i / 4 / width)]
    data.set([x + ((data[i] as number) >> 4), 2 * y + ((data[i + 1] as number) >> 4), 90, Math.round(255 - (x * 255) / (width - 1))], i)
  }
  return { width, height, data }
}

describe('image-compressor', () => {
  it('makes a photo smaller by quality, and says by how much', async () => {
    const bytes = await jpegOf(noise(80, 80), 95)
    const { result, image } = await compress(bytes, { quality: 40 })
    expect(image.bytes.length).toBe(result.after)
    expect(result).toMatchObject({ before: bytes.length, outcome: 'smaller', format: 'JPEG', dimensions: '80 × 80', quality: 40 })
    expect(result.saved).toBeCloseTo((1 - result.after / result.before) * 100, 1)
    expect(image).toMatchObject({ name: 'photo-compressed.jpg', type: 'image/jpeg' })
  })

  it.each(['jpeg', 'webp', 'avif'] as const)('finds the best quality below a target size for %s', async (format) => {
    const pixels = noise(100, 100)
    const fitted = await fitToSize(pixels, { format }, { maxBytes: 6000, mayScale: false }, work())
    expect(fitted.fits && fitted.bytes.length <= 6000 && fitted.tries <= 7).toBe(true)
    const above = await encodePicture(pixels, { format, quality: (fitted.quality as number) + 1 }, work())
    expect(above.length).toBeGreaterThan(6000)
  })

  it('says so when a target cannot be reached, and gives the smallest it got', async () => {
    const bytes = await jpegOf(noise(100, 100), 90)
    const { result, notices } = await compress(bytes, { by: 'target', target: 0.2 })
    expect([result.outcome, result.quality, result.tries, codes(notices)]).toEqual(['missed', 5, 7, ['missed']])
    const scaled = await compress(bytes, { by: 'target', target: 0.9, scale: true })
    expect(scaled.result.after).toBeLessThanOrEqual(900)
    expect(scaled.result.quality).toBeGreaterThanOrEqual(45)
    expect(codes(scaled.notices)).toEqual(['scaled'])
  })

  it('leaves alone what already fits the target', async () => {
    const bytes = await jpegOf(noise(20, 20), 80)
    const { result, image } = await compress(bytes, { by: 'target', target: 500 })
    expect([result.outcome, [...image.bytes]]).toEqual(['kept', [...bytes]])
  })

  it('never gives back a larger file of the same format, and says when it kept the original', async () => {
    const bytes = await jpegOf(noise(60, 60), 20)
    const { result, image, notices } = await compress(bytes, { quality: 95 })
    expect(result).toMatchObject({ outcome: 'kept', saved: 0 })
    expect(result.quality).toBeUndefined()
    expect([...image.bytes]).toEqual([...bytes])
    expect(codes(notices)).toEqual(['kept'])
  })

  it('removes metadata even from data that it keeps, but not the way it is turned', async () => {
    const bare = await jpegOf(noise(40, 24), 20)
    const tagged = writeMetadata('jpeg', bare, { exif: exifBlock(6, true), icc: profile('Display P3') })
    const { image, notices } = await compress(tagged, { quality: 95 })
    const info = await infoOf(image.bytes)
    expect(info).toMatchObject({ orientation: 6, metadata: { icc: profile('Display P3') } })
    expect(Buffer.from(image.bytes).includes(Buffer.from([0x88, 0x25]))).toBe(false)
    expect(codes(notices)).toEqual(['kept', 'place-removed'])
  })

  it('turns a photo upright, strips EXIF and keeps the profile; or keeps all on request', async () => {
    const metadata = { exif: exifBlock(6, true), icc: profile('Adobe RGB (1998)') }
    const bytes = await jpegOf(gradient(60, 40), 100, metadata)
    const stripped = await compress(bytes, { quality: 60 })
    expect(await infoOf(stripped.image.bytes)).toMatchObject({ width: 40, height: 60, orientation: 1, metadata: { icc: metadata.icc } })
    expect((await infoOf(stripped.image.bytes)).metadata.exif).toBeUndefined()
    expect(codes(stripped.notices)).toEqual(['place-removed'])
    for (const format of ['same', 'png', 'webp']) {
      const kept = await compress(bytes, { quality: 60, metadata: true, format })
      expect((await infoOf(kept.image.bytes)).metadata).toEqual({ ...metadata, exif: exifBlock(1, true) })
      expect(codes(kept.notices)).toContain('place-kept')
    }
    const avif = await compress(bytes, { format: 'avif', metadata: true })
    expect(codes(avif.notices)).toEqual(['place-removed', 'metadata-lost'])
    expect((await infoOf(avif.image.bytes)).metadata.icc).toEqual(metadata.icc)
  })

  it('leaves out an sRGB profile, which changes nothing', async () => {
    const bytes = await jpegOf(noise(40, 40), 95, { icc: profile('sRGB IEC61966-2.1') })
    expect((await infoOf((await compress(bytes, { quality: 50 })).image.bytes)).metadata).toEqual({})
  })

  it('keeps each sample of a 16-bit PNG, and says when a format cannot', async () => {
    const rows = Array.from({ length: 40 }, (_, y) => Array.from({ length: 40 }, (__, x) => [y, x]).flat())
    const png = rawPng({ width: 40, height: 40, bitDepth: 16, colorType: 0 }, rows, [pngChunk('tEXt', Buffer.from('Author\0me'))])
    const { image, notices } = await compress(png, { by: 'lossless' })
    expect((await infoOf(image.bytes)).bitDepth).toBe(16)
    expect(Buffer.from(image.bytes).includes('Author')).toBe(false)
    expect(codes(notices)).toEqual([])
    expect(codes((await compress(png, { format: 'jpeg' })).notices)).toContain('depth-lost')
  })

  it('reduces a PNG to a palette by quality, dithered and with levels of transparency, and keeps it whole on request', async () => {
    const pixels = speckledGlass(120, 80)
    const png = await encodePicture(pixels, { format: 'png' }, work())
    const whole = await compress(png, { by: 'lossless' })
    expect(seen((await decodePicture(whole.image, work())).pixels)).toEqual(seen(pixels))
    const sizes: number[] = []
    for (const quality of [100, 75, 30]) {
      const { image, result } = await compress(png, { quality })
      const made = (await decodePicture(image, work())).pixels
      const colors = new Set(new Uint32Array(made.data.buffer, made.data.byteOffset, 120 * 80))
      expect(colors.size).toBeLessThanOrEqual(Math.round(256 * (quality / 100) ** 1.5))
      expect(colors.size).toBeGreaterThan(30)
      expect(result).toMatchObject({ outcome: 'smaller', quality })
      // Glass stays glass: wholly transparent pixels stay so, and others keep about their alpha.
      for (let i = 3; i < made.data.length; i += 4) {
        if (pixels.data[i] === 0) expect(made.data[i]).toBe(0)
        else expect(Math.abs((made.data[i] as number) - (pixels.data[i] as number))).toBeLessThan(quality === 100 ? 40 : 90)
      }
      sizes.push(image.bytes.length)
    }
    expect(sizes).toEqual(sizes.toSorted((a, b) => b - a))
    expect(sizes[0]).toBeLessThan(whole.image.bytes.length / 2)
  })

  it('reaches a target size in PNG by fewer colors, and not before it must', async () => {
    const png = await encodePicture(speckledGlass(120, 80), { format: 'png' }, work())
    const { result } = await compress(png, { by: 'target', target: 8 })
    expect(result.after).toBeLessThanOrEqual(8000)
    expect(result).toMatchObject({ outcome: 'smaller', format: 'PNG', dimensions: '120 × 80', quality: expect.any(Number) as number })
    const roomy = await compress(png, { by: 'target', target: png.length / 1000 - 0.001 })
    expect([roomy.result.quality, roomy.result.outcome]).toEqual([undefined, 'smaller'])
  })

  it('keeps the gamma by which a PNG without a profile is shown', async () => {
    const png = await encodePicture(speckledGlass(60, 40), { format: 'png' }, work())
    const chunk = (gamma: number) => pngChunk('gAMA', Buffer.from([0, 0, gamma >> 8, gamma & 255]))
    const withGamma = (gamma: number) => Buffer.concat([png.subarray(0, 33), chunk(gamma), png.subarray(33)])
    for (const input of [{ quality: 50 }, { by: 'target', target: 4 }]) {
      const { image, result } = await compress(withGamma(50_000), input)
      expect(result.quality).toBeGreaterThan(0)
      if ('target' in input) expect(image.bytes.length).toBeLessThanOrEqual(4000)
      expect(Buffer.from(image.bytes.subarray(33)).indexOf(chunk(50_000))).toBe(0)
      expect((await decodePicture(image, work())).pixels.width).toBe(60)
    }
    // That of sRGB says nothing.
    expect(Buffer.from((await compress(withGamma(45_455), { quality: 50 })).image.bytes).includes('gAMA')).toBe(false)
  })

  it('packs a PNG without loss where a palette would save less', async () => {
    const png = await encodePicture(gradient(256, 256), { format: 'png' }, work())
    const { image, result } = await compress(png)
    expect(result.quality).toBeUndefined()
    expect((await decodePicture(image, work())).pixels.data).toEqual(gradient(256, 256).data)
  })

  it('packs nothing anew when a JPEG must keep every bit', async () => {
    const bytes = writeMetadata('jpeg', await jpegOf(noise(30, 30), 70), { xmp: Buffer.from('<x:xmpmeta/>') })
    const { image, result } = await compress(bytes, { by: 'lossless' })
    expect(result.after).toBeLessThan(bytes.length)
    expect([...image.bytes]).toEqual([...(await jpegOf(noise(30, 30), 70))])
    expect(await failure(imageCompressor, { files: [fileOf(bytes)], by: 'lossless', format: 'avif' })).toMatchObject({
      code: 'not-lossless',
    })
  })

  it('saves a still GIF as PNG, and refuses an animation by its name', async () => {
    const still = gif({ width: 2, height: 1, colors: [0, 0, 0, 9, 8, 7] }, [{ width: 2, height: 1, pixels: [1, 0] }])
    expect(codes((await compress(still)).notices)).toContain('became-png')
    const moving = gif({ width: 1, height: 1, colors: [0, 0, 0, 9, 8, 7] }, [{ width: 1, height: 1, pixels: [1] }, { width: 1, height: 1, pixels: [0] }]) // prettier-ignore
    expect(await failure(imageCompressor, { files: [fileOf(still), fileOf(moving, 'cat.gif')] })).toMatchObject({
      code: 'animated-image',
      params: { name: 'cat.gif' },
      field: 'files.1',
    })
  })

  it('compresses many at once, with a row for each and a total', async () => {
    const files = await Promise.all(
      [90, 95].map(async (quality, i) => fileOf(await jpegOf(noise(40, 40), quality), `holiday ${i}.jpeg`, '')),
    )
    const progress: number[] = []
    const result = await output(imageCompressor, { files, format: 'webp', quality: 30 }, {}, { progress: (share) => progress.push(share) })
    expect(result.image).toBeUndefined()
    expect(result.files.map(({ name }: { name: string }) => name)).toEqual(['holiday 0-compressed.webp', 'holiday 1-compressed.webp'])
    expect(result.images.map(({ after }: { after: number }) => after)).toEqual(result.files.map(({ bytes }: { bytes: Uint8Array }) => bytes.length)) // prettier-ignore
    expect(result.total.after).toBe(result.images[0].after + result.images[1].after)
    expect(progress).toEqual([0, 0.5])
  })

  it('refuses a side too long for WebP', async () => {
    const long = rawPng({ width: 16_384, height: 1, colorType: 0 }, [Array<number>(16_384).fill(7)])
    expect(await failure(imageCompressor, { files: [fileOf(long)], format: 'webp' })).toMatchObject({
      code: 'webp-too-long',
      params: { maximum: 16_383 },
    })
  })

  it('stops when it is cancelled', async () => {
    const controller = new AbortController()
    const files = [fileOf(await jpegOf(noise(40, 40), 90)), fileOf(await jpegOf(noise(40, 40), 90))]
    const host = { progress: () => controller.abort(), signal: controller.signal }
    expect(await failure(imageCompressor, { files }, {}, host)).toMatchObject({ code: 'cancelled' })
  })

  it('answers about rubbish with the name of the file', async () => {
    for (const [bytes, code] of [
      [Buffer.from('hello'), 'not-an-image'],
      [rawPng({ width: 60_000, height: 60_000, colorType: 6 }, [[1]]), 'image-too-big'],
    ] as const)
      // prettier-ignore
      expect(await failure(imageCompressor, { files: [fileOf(bytes)] })).toMatchObject({ code, field: 'files.0' })
  })
})

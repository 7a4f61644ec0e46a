import { describe, expect, it } from 'vitest'
import { decodePicture } from '../../../../registry/lib/pictures/decode.ts'
import { type EncodeOptions, encodePicture, optimizePng } from '../../../../registry/lib/pictures/encode.ts'
import { readExif, uprightExif } from '../../../../registry/lib/pictures/metadata/exif.ts'
import { sniffFormat } from '../../../../registry/lib/pictures/formats.ts'
import { readProfile } from '../../../../registry/lib/pictures/metadata/icc.ts'
import { joinBytes } from '../../../../engine/core/bytes/join.ts'
import { latin1 } from '../../../../registry/lib/pictures/bytes.ts'
import { exifBlock, fileOf, gradient, noise, profile, psnr, rawPng, work } from '../../../support/samples/pictures.ts'

const make = (pixels: Parameters<typeof encodePicture>[0], options: EncodeOptions) => encodePicture(pixels, options, work())
const back = (bytes: Uint8Array) => decodePicture(fileOf(bytes), work())

describe('encodePicture', () => {
  it.each([
    [{ format: 'jpeg', quality: 90 }, 38],
    [{ format: 'webp', quality: 90 }, 38],
    [{ format: 'avif', quality: 80 }, 38],
  ] as const)('keeps colors close to the original: %o', async (options, least) => {
    const source = gradient(64, 48)
    const { pixels, format } = await back(await make(source, options))
    expect(format).toBe(options.format)
    expect(psnr(source, pixels)).toBeGreaterThan(least)
  })

  it.each([{ format: 'png' }, { format: 'png', effort: 2 }, { format: 'webp', lossless: true }] as const)(
    'keeps every pixel, also half-transparent ones: %o',
    async (options) => {
      const source = gradient(33, 17, 77)
      expect([...(await back(await make(source, options))).pixels.data]).toEqual([...source.data])
      const dense = noise(20, 20)
      expect([...(await back(await make(dense, options))).pixels.data]).toEqual([...dense.data])
    },
  )

  it('keeps transparency in AVIF and lossy WebP', async () => {
    for (const format of ['avif', 'webp'] as const) {
      const { pixels, info } = await back(await make(gradient(16, 16, 100), { format, quality: 90 }))
      expect(info.hasAlpha).toBe(true)
      expect(Math.abs((pixels.data[3] as number) - 100)).toBeLessThanOrEqual(2)
    }
  })

  it('puts a color behind what is transparent in a JPEG', async () => {
    const clear = { width: 8, height: 8, data: new Uint8ClampedArray(256) }
    const { pixels } = await back(await make(clear, { format: 'jpeg', quality: 95, background: [0, 128, 255] }))
    expect(Math.abs((pixels.data[2] as number) - 255)).toBeLessThanOrEqual(2)
    expect((await back(await make(clear, { format: 'jpeg' }))).pixels.data[0]).toBeGreaterThan(252)
  })

  it('gets smaller as the quality sinks', async () => {
    for (const format of ['jpeg', 'webp', 'avif'] as const) {
      const sizes = [90, 50, 10].map(async (quality) => (await make(noise(64, 64), { format, quality })).length)
      const [high = 0, middle = 0, low = 0] = await Promise.all(sizes)
      expect(high > middle && middle > low).toBe(true)
    }
  })

  it.each(['jpeg', 'png', 'webp'] as const)('writes profile, EXIF and XMP into %s, and reads them again', async (format) => {
    const metadata = { icc: profile('Display P3'), exif: exifBlock(1, true), xmp: latin1('<x:xmpmeta/>') }
    const bytes = await make(gradient(9, 9), { format, metadata })
    expect((await back(bytes)).info.metadata).toEqual(metadata)
    const transparent = await make(gradient(9, 9, 50), { format, lossless: true, metadata })
    expect((await back(transparent)).info.metadata).toEqual(metadata)
  })

  it('splits a long profile over several JPEG segments', async () => {
    const icc = joinBytes([profile('Display P3'), new Uint8Array(150_000).fill(7)])
    expect((await back(await make(gradient(8, 8), { format: 'jpeg', metadata: { icc } }))).info.metadata.icc).toEqual(icc)
  })

  it('puts a profile into an AVIF, with and without transparency, without disturbing its pixels', async () => {
    for (const alpha of [255, 90]) {
      const plain = await make(gradient(24, 24, alpha), { format: 'avif' })
      const tagged = await make(gradient(24, 24, alpha), { format: 'avif', metadata: { icc: profile('Display P3') } })
      const [a, b] = [await back(plain), await back(tagged)]
      expect(b.metadata.icc).toEqual(profile('Display P3'))
      expect([...b.pixels.data]).toEqual([...a.pixels.data])
    }
  })

  it('writes gray JPEG data for a gray profile', async () => {
    const gray = gradient(8, 8)
    for (let i = 0; i < gray.data.length; i += 4) gray.data[i + 1] = gray.data[i + 2] = gray.data[i] as number
    const { info } = await back(await make(gray, { format: 'jpeg', metadata: { icc: profile('Dot Gain 20%', 'GRAY') } }))
    expect(info.isGray).toBe(true)
  })

  it('refuses a side too long for WebP', async () => {
    const long = { width: 16_384, height: 1, data: new Uint8ClampedArray(16_384 * 4) }
    await expect(make(long, { format: 'webp', field: 'type' })).rejects.toMatchObject({ failure: { code: 'webp-too-long', field: 'type' } })
  })
})

describe('optimizePng', () => {
  it('packs a PNG better and keeps 16 bits', async () => {
    const row = Array.from({ length: 64 }, (_, i) => [i, 255 - i]).flat()
    const png = rawPng(
      { width: 64, height: 64, bitDepth: 16, colorType: 0 },
      Array.from({ length: 64 }, () => row),
    )
    const packed = await optimizePng(png, 2, work())
    expect(packed.length).toBeLessThan(png.length)
    expect(packed[24]).toBe(16)
    expect([...(await back(packed)).pixels.data]).toEqual([...(await back(png)).pixels.data])
  })

  it('keeps a profile, and colors where the profile wants them', async () => {
    const gray = { width: 32, height: 32, data: new Uint8ClampedArray(4096).fill(99) }
    for (let i = 3; i < 4096; i += 4) gray.data[i] = 255
    const made = await make(gray, { format: 'png', effort: 3, metadata: { icc: profile('Display P3') } })
    const { info } = await back(made)
    expect(info.metadata.icc).toEqual(profile('Display P3'))
    expect(info.isGray).toBe(false)
  })
})

describe('metadata', () => {
  it('finds orientation and place in an EXIF block, in both byte orders', () => {
    expect(readExif(exifBlock(6, true))).toEqual({ orientation: 6, hasPlace: true })
    expect(readExif(exifBlock(3))).toEqual({ orientation: 3, hasPlace: false })
    const little = Uint8Array.from([0x49, 0x49, 42, 0, 8, 0, 0, 0, 1, 0, 0x12, 1, 3, 0, 1, 0, 0, 0, 8, 0, 0, 0, 0, 0, 0, 0])
    expect(readExif(little).orientation).toBe(8)
    expect(readExif(uprightExif(little)).orientation).toBe(1)
    for (const odd of [undefined, new Uint8Array(3), exifBlock(0), exifBlock(9), exifBlock(6).subarray(0, 15)])
      expect(readExif(odd).orientation).toBe(1)
  })

  it('blanks the small preview, which would show the image as it lay', () => {
    const preview = [0xff, 0xd8, 1, 2, 3, 4]
    const second = [0, 2, 2, 1, 0, 4, 0, 0, 0, 1, 0, 0, 0, 56, 2, 2, 0, 4, 0, 0, 0, 1, 0, 0, 0, 6, 0, 0, 0, 0]
    const first = [0x4d, 0x4d, 0, 42, 0, 0, 0, 8, 0, 1, 1, 0x12, 0, 3, 0, 0, 0, 1, 0, 6, 0, 0, 0, 0, 0, 26]
    const block = Uint8Array.from([...first, ...second, ...preview])
    expect(block.length).toBe(62)
    const upright = uprightExif(block)
    expect([...upright.subarray(56)]).toEqual([0, 0, 0, 0, 0, 0])
    expect([...upright.subarray(22, 26)]).toEqual([0, 0, 0, 0])
    expect(block[56]).toBe(0xff)
  })

  it('tells sRGB from other profiles by name', () => {
    expect(readProfile(profile('sRGB IEC61966-2.1'))).toMatchObject({ space: 'RGB', isSrgb: true })
    expect(readProfile(profile('Adobe RGB (1998)'))).toMatchObject({ name: 'Adobe RGB (1998)', isSrgb: false })
    expect(readProfile(new Uint8Array(300))).toBeUndefined()
  })

  it('knows formats by contents only', () => {
    expect(sniffFormat(latin1('RIFF\0\0\0\0WEBPVP8 '))).toEqual({ format: 'webp' })
    expect(sniffFormat(latin1('RIFF\0\0\0\0WAVEfmt '))).toBeUndefined()
  })
})

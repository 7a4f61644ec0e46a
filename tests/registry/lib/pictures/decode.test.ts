import { zlibSync } from 'fflate'
import { describe, expect, it } from 'vitest'
import { joinBytes } from '../../../../engine/core/bytes/join.ts'
import { u32be } from '../../../../registry/lib/pictures/bytes.ts'
import { decodePicture } from '../../../../registry/lib/pictures/decode.ts'
import { orientPixels } from '../../../../registry/lib/pictures/orient.ts'
import { pictureInfo } from '../../../../registry/lib/pictures/picture-info.ts'
import { writeMetadata } from '../../../../registry/lib/pictures/metadata/write-metadata.ts'
import { assemblePng } from '../../../../registry/lib/pictures/png/png-encode.ts'
import { exifBlock, fileOf, gif, pngChunk, rawPng, work } from '../../../support/samples/pictures.ts'

const fromBase64 = (text: string) => Uint8Array.from(Buffer.from(text, 'base64'))
/** Eight by eight pixels, blue on the left and red on the right, written by ImageMagick 6.9. */
const MADE = {
  jpeg: '/9j/4AAQSkZJRgABAQAAAQABAAD/2wBDAAIBAQEBAQIBAQECAgICAgQDAgICAgUEBAMEBgUGBgYFBgYGBwkIBgcJBwYGCAsICQoKCgoKBggLDAsKDAkKCgr/2wBDAQICAgICAgUDAwUKBwYHCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgr/wAARCAAIAAgDAREAAhEBAxEB/8QAFAABAAAAAAAAAAAAAAAAAAAACf/EABgQAAIDAAAAAAAAAAAAAAAAAAAIRYTD/8QAFAEBAAAAAAAAAAAAAAAAAAAACP/EABgRAAIDAAAAAAAAAAAAAAAAAAAJRoTE/9oADAMBAAIRAxEAPwA0VVnquwqGaRS9jGovOTUtZ//Z',
  webp: 'UklGRh4AAABXRUJQVlA4TBIAAAAvB8ABAA8Q87//8x8OCh/R/wA=',
  avif: 'AAAAHGZ0eXBhdmlmAAAAAGF2aWZtaWYxbWlhZgAAAOptZXRhAAAAAAAAACFoZGxyAAAAAAAAAABwaWN0AAAAAAAAAAAAAAAAAAAAAA5waXRtAAAAAAABAAAAImlsb2MAAAAAREAAAQABAAAAAAEOAAEAAAAAAAAALwAAACNpaW5mAAAAAAABAAAAFWluZmUCAAAAAAEAAGF2MDEAAAAAamlwcnAAAABLaXBjbwAAABNjb2xybmNseAACAAIABoAAAAAMYXYxQ4EADAAAAAAUaXNwZQAAAAAAAAAIAAAACAAAABBwaXhpAAAAAAMICAgAAAAXaXBtYQAAAAAAAAABAAEEgYIDhAAAADdtZGF0EgAKBRgIv2BCMiQRgAAAQEHBvZzjjpeeAJ2+D6TcGEHb4yD3vUN34WLMijo0skQ=',
}
const CMYK =
  '/9j/7gAOQWRvYmUAZAAAAAAC/9sAQwADAgICAgIDAgICAwMDAwQGBAQEBAQIBgYFBgkICgoJCAkJCgwPDAoLDgsJCQ0RDQ4PEBAREAoMEhMSEBMPEBAQ/9sAQwEDAwMEAwQIBAQIEAsJCxAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQ/8AAFAgACAAIBAERAAIRAQMRAQQRAP/EABQAAQAAAAAAAAAAAAAAAAAAAAj/xAAdEAABAgcAAAAAAAAAAAAAAAAAAQMGEhcoUpHw/8QAFAEBAAAAAAAAAAAAAAAAAAAACP/EABoRAAEFAQAAAAAAAAAAAAAAAAEABRhRkVL/2gAOBAEAAhEDEQQAAD8ATFO46yZ0oapSu/I1EKN79Ywpg3RdOf/Z'

const decode = async (bytes: Uint8Array) => (await decodePicture(fileOf(bytes), work())).pixels
const pixelsOf = async (bytes: Uint8Array) => {
  const { data } = await decode(bytes)
  return Array.from({ length: data.length / 4 }, (_, i) => [...data.subarray(i * 4, i * 4 + 4)])
}
const refusal = (bytes: Uint8Array) =>
  decodePicture(fileOf(bytes), work()).then(
    () => 'decoded',
    (error: { failure?: { code: string; params: object } }) =>
      error.failure ? { code: error.failure.code, ...error.failure.params } : error,
  )

describe('decodePicture', () => {
  it.each(Object.entries(MADE))('reads the %s of another program', async (format, base64) => {
    const { pixels, info } = await decodePicture(fileOf(fromBase64(base64)), work())
    expect(info).toMatchObject({ format, width: 8, height: 8, orientation: 1, frames: 1, hasAlpha: false })
    for (let i = 0; i < 64; i++) {
      // JPEG and AVIF store color at half the resolution, so it runs over the seam.
      if (i % 8 === 3 || i % 8 === 4) continue
      const wanted = i % 8 < 4 ? [0, 0, 255, 255] : [255, 0, 0, 255]
      for (let channel = 0; channel < 4; channel++)
        expect(Math.abs((pixels.data[i * 4 + channel] as number) - (wanted[channel] as number))).toBeLessThanOrEqual(
          format === 'webp' ? 0 : 4,
        )
    }
  })

  // Values computed by hand from the definition of each color type.
  it.each([
    [
      '1-bit gray',
      { width: 3, height: 1, bitDepth: 1, colorType: 0 },
      [[0b10100000]],
      [],
      [
        [255, 255, 255, 255],
        [0, 0, 0, 255],
        [255, 255, 255, 255],
      ],
    ],
    [
      '2-bit gray',
      { width: 2, height: 1, bitDepth: 2, colorType: 0 },
      [[0b01100000]],
      [],
      [
        [85, 85, 85, 255],
        [170, 170, 170, 255],
      ],
    ],
    [
      '4-bit gray with a clear value',
      { width: 2, height: 1, bitDepth: 4, colorType: 0 },
      [[0x5f]],
      [pngChunk('tRNS', Uint8Array.of(0, 5))],
      [
        [85, 85, 85, 0],
        [255, 255, 255, 255],
      ],
    ],
    [
      '16-bit gray, rounded',
      { width: 2, height: 1, bitDepth: 16, colorType: 0 },
      [[0x80, 0x7f, 0x00, 0x81]],
      [],
      [
        [128, 128, 128, 255],
        [1, 1, 1, 255],
      ],
    ],
    ['gray with alpha', { width: 1, height: 1, colorType: 4 }, [[7, 9]], [], [[7, 7, 7, 9]]],
    [
      'palette with alpha',
      { width: 3, height: 1, bitDepth: 4, colorType: 3 },
      [[0x01, 0x20]],
      [pngChunk('PLTE', Uint8Array.of(1, 2, 3, 4, 5, 6, 7, 8, 9)), pngChunk('tRNS', Uint8Array.of(255, 40))],
      [
        [1, 2, 3, 255],
        [4, 5, 6, 40],
        [7, 8, 9, 255],
      ],
    ],
    [
      'RGB with a clear color',
      { width: 2, height: 1, colorType: 2 },
      [[1, 2, 3, 1, 2, 4]],
      [pngChunk('tRNS', Uint8Array.of(0, 1, 0, 2, 0, 3))],
      [
        [1, 2, 3, 0],
        [1, 2, 4, 255],
      ],
    ],
    ['16-bit RGBA', { width: 1, height: 1, bitDepth: 16, colorType: 6 }, [[255, 255, 0, 0, 128, 128, 64, 64]], [], [[255, 0, 128, 64]]],
    ['linear light, by gAMA', { width: 1, height: 1, colorType: 0 }, [[55]], [pngChunk('gAMA', u32be(100_000))], [[128, 128, 128, 255]]],
    ['gAMA of sRGB, left as it is', { width: 1, height: 1, colorType: 0 }, [[55]], [pngChunk('gAMA', u32be(45_455))], [[55, 55, 55, 255]]],
  ] as const)('reads a PNG of %s', async (_, header, rows, before, wanted) => {
    // prettier-ignore
    expect(await pixelsOf(rawPng(header, rows, before))).toEqual(wanted)
  })

  // Paeth and average need neighbors on both sides: rows worked by hand from https://www.w3.org/TR/png-3/#9Filters.
  it('undoes each filter of PNG', async () => {
    const rows = [[1, 10, 10, 10], [2, 5, 5, 5], [3, 5, 5, 5], [4, 1, 1, 1], [0, 9, 8, 7]] // prettier-ignore
    const png = assemblePng({ width: 3, height: 5, colorType: 0 }, zlibSync(Uint8Array.from(rows.flat())))
    const grays = (await pixelsOf(png)).map(([gray]) => gray)
    expect(grays).toEqual([10, 20, 30, 15, 25, 35, 12, 23, 34, 13, 24, 35, 9, 8, 7])
  })

  it('puts the passes of an interlaced PNG in their places', async () => {
    const wanted = Array.from({ length: 9 * 9 }, (_, i) => i * 3)
    const rows: number[] = []
    for (const [x0, y0, dx, dy] of [
      [0, 0, 8, 8],
      [4, 0, 8, 8],
      [0, 4, 4, 8],
      [2, 0, 4, 4],
      [0, 2, 2, 4],
      [1, 0, 2, 2],
      [0, 1, 1, 2],
    ] as const)
      // prettier-ignore
      for (let y: number = y0; y < 9; y += dy) {
        rows.push(0)
        for (let x: number = x0; x < 9; x += dx) rows.push(wanted[y * 9 + x] as number)
      }
    const header = joinBytes([u32be(9), u32be(9), Uint8Array.of(8, 0, 0, 0, 1)])
    const still = assemblePng({ width: 9, height: 9, colorType: 0 }, zlibSync(Uint8Array.from(rows)))
    const png = joinBytes([still.subarray(0, 8), pngChunk('IHDR', header), still.subarray(33)])
    expect((await pixelsOf(png)).map(([gray]) => gray)).toEqual(wanted)
  })

  it('turns an image upright for each orientation', async () => {
    // The stored pixels 1 2 3 / 4 5 6, seen as EXIF defines it: row 0 and column 0 are named by the orientation.
    const seen: Readonly<Record<number, readonly [width: number, values: readonly number[]]>> = {
      1: [3, [1, 2, 3, 4, 5, 6]],
      2: [3, [3, 2, 1, 6, 5, 4]],
      3: [3, [6, 5, 4, 3, 2, 1]],
      4: [3, [4, 5, 6, 1, 2, 3]],
      5: [2, [1, 4, 2, 5, 3, 6]],
      6: [2, [4, 1, 5, 2, 6, 3]],
      7: [2, [6, 3, 5, 2, 4, 1]],
      8: [2, [3, 6, 2, 5, 1, 4]],
    }
    const png = rawPng({ width: 3, height: 2, colorType: 0 }, [[1, 2, 3], [4, 5, 6]]) // prettier-ignore
    for (const [orientation, [width, values]] of Object.entries(seen)) {
      const tagged = writeMetadata('png', png, { exif: exifBlock(Number(orientation)) })
      const { pixels, metadata } = await decodePicture(fileOf(tagged), work())
      expect([pixels.width, [...pixels.data].filter((__, i) => i % 4 === 0)]).toEqual([width, values])
      expect(metadata.exif).toEqual(exifBlock(1))
    }
    expect(orientPixels({ width: 1, height: 1, data: new Uint8ClampedArray(4) }, 99).width).toBe(1)
  })

  it('reads the first frame of a GIF', async () => {
    const bytes = gif({ width: 2, height: 1, colors: [0, 0, 0, 9, 8, 7] }, [{ width: 1, height: 1, pixels: [1] }])
    expect(await pixelsOf(bytes)).toEqual([[9, 8, 7, 255], [0, 0, 0, 0]]) // prettier-ignore
  })

  it('refuses what is damaged or cut off, whatever the format', async () => {
    const whole = [
      ...Object.values(MADE).map(fromBase64),
      rawPng(
        { width: 8, height: 8, colorType: 0 },
        Array.from({ length: 8 }, () => [1, 2, 3, 4, 5, 6, 7, 8]),
      ),
    ]
    for (const bytes of whole)
      for (const length of [12, Math.floor(bytes.length * 0.5), Math.floor(bytes.length * 0.85)])
        expect(await refusal(bytes.subarray(0, length))).toMatchObject({ code: 'image-damaged', name: 'photo.png' })
  })

  it('refuses a PNG with a wrong check sum, too few rows, or no palette', async () => {
    const png = rawPng({ width: 1, height: 1, colorType: 0 }, [[5]])
    const flipped = png.slice()
    ;(flipped[43] as number) ^= 1
    expect(await refusal(flipped)).toMatchObject({ code: 'image-damaged' })
    expect(await refusal(rawPng({ width: 1, height: 2, colorType: 0 }, [[5]]))).toMatchObject({ code: 'image-damaged' })
    expect(await refusal(rawPng({ width: 1, height: 1, colorType: 3 }, [[0]]))).toMatchObject({ code: 'image-damaged' })
    expect(await refusal(rawPng({ width: 1, height: 1, bitDepth: 3, colorType: 0 }, [[0]]))).toMatchObject({ code: 'image-damaged' })
  })

  it('refuses sizes beyond the limit by the header, before it reserves memory', async () => {
    const bomb = rawPng({ width: 65_535, height: 65_535, colorType: 6 }, [[0]])
    expect(await refusal(bomb)).toEqual({ code: 'image-too-big', name: 'photo.png', width: 65_535, height: 65_535, maximum: 52_428_800 })
    const canvas = gif({ width: 65_535, height: 65_535, colors: [0, 0, 0, 9, 8, 7] }, [{ width: 1, height: 1, pixels: [1] }])
    expect(await refusal(canvas)).toMatchObject({ code: 'image-too-big' })
    const jpeg = fromBase64(MADE.jpeg)
    const frame = jpeg.findIndex((byte, i) => byte === 0xff && jpeg[i + 1] === 0xc0)
    jpeg.set([255, 255, 255, 255], frame + 5)
    expect(await refusal(jpeg)).toMatchObject({ code: 'image-too-big', width: 65_535 })
  })

  it('stops unpacking a PNG once its rows are full', { tags: 'long' }, async () => {
    const rows = new Uint8Array(300_000_000 / 10)
    const bomb = assemblePng({ width: 4, height: 1, colorType: 0 }, zlibSync(rows))
    expect((await decode(bomb)).width).toBe(4)
  })

  it.each([
    ['a TIFF', [0x49, 0x49, 0x2a, 0, 8, 0, 0, 0], { code: 'format-not-read', format: 'TIFF' }],
    ['a JPEG XL', [0xff, 0x0a, 0, 0], { code: 'format-not-read', format: 'JPEG XL' }],
    ['a PSD', [...Buffer.from('8BPS\0\x01')], { code: 'format-not-read', format: 'PSD' }],
    ['a Canon RAW', [0x49, 0x49, 0x2a, 0, 16, 0, 0, 0, 0x43, 0x52, 2, 0], { code: 'format-not-read', format: 'RAW' }],
    ['a CMYK JPEG', [...fromBase64(CMYK)], { code: 'format-not-read', format: 'CMYK JPEG' }],
    ['a text', [...Buffer.from('hello')], { code: 'not-an-image' }],
    ['nothing', [], { code: 'not-an-image' }],
  ])('names %s as what it is', async (_, bytes, wanted) => {
    expect(await refusal(Uint8Array.from(bytes))).toMatchObject(wanted)
  })

  it('reads a JPEG with rubbish before a marker, as viewers do', async () => {
    const jpeg = fromBase64(MADE.jpeg)
    const last = jpeg.length - 2
    expect((await decode(joinBytes([jpeg.subarray(0, last), Uint8Array.of(0, 0), jpeg.subarray(last)]))).width).toBe(8)
  })
})

describe('pictureInfo', () => {
  it('counts the frames of animations without decoding them', async () => {
    const animated = gif({ width: 2, height: 2, colors: [0, 0, 0, 9, 8, 7] }, [{ width: 1, height: 1, pixels: [1] }, { width: 1, height: 1, pixels: [0], clear: 0 }]) // prettier-ignore
    expect(await pictureInfo(fileOf(animated), 'file')).toMatchObject({ format: 'gif', frames: 2, hasAlpha: true })
    const png = rawPng({ width: 1, height: 1, colorType: 0 }, [[5]], [pngChunk('acTL', Uint8Array.of(0, 0, 0, 7, 0, 0, 0, 0))])
    expect(await pictureInfo(fileOf(png), 'file')).toMatchObject({ frames: 7 })
  })
})

import { describe, expect, it } from 'vitest'
import type { ToolError } from '../../../../engine/core/errors.ts'
import { importLibrary } from '../../../../engine/run/node/read-asset.ts'
import { joinBytes } from '../../../../engine/core/bytes/join.ts'
import { latin1, u32be } from '../../../../registry/lib/pictures/bytes.ts'
import { decodePicture } from '../../../../registry/lib/pictures/decode.ts'
import { readHeicFacts } from '../../../../registry/lib/pictures/heic/heic-items.ts'
import { keepMetadata } from '../../../../registry/lib/pictures/metadata/kept-metadata.ts'
import { readExif } from '../../../../registry/lib/pictures/metadata/exif.ts'
import type { Picture } from '../../../../registry/lib/pictures/picture.ts'
import { DEEP, MASK, PLAIN, type HeicItem, box, cropped, exifItem, grid, heicFile, isMask, mirrored, picture, size, turned } from '../../../support/samples/heic.ts' // prettier-ignore
import { fileOf, gradient, work } from '../../../support/samples/pictures.ts'

const heic = (items: readonly HeicItem[], primary?: number) => fileOf(heicFile(items, primary), 'IMG_1.HEIC', 'image/heic')
const read = (items: readonly HeicItem[], primary?: number) => decodePicture(heic(items, primary), work())
const failureOf = (made: Promise<unknown>) => made.then(() => 'decoded', (error: unknown) => (error as ToolError).failure) // prettier-ignore

const NAMES = { red: [200, 30, 30], green: [30, 160, 60], blue: [40, 60, 200], yellow: [230, 210, 40], black: [0, 0, 0] }
const pixelAt = ({ pixels: { width, data } }: Picture, x: number, y: number) => [
  ...data.subarray((y * width + x) * 4, (y * width + x) * 4 + 4),
]
/** The color nearest to what lossy coding made of it. */
const nameAt = (one: Picture, x: number, y: number) =>
  Object.entries(NAMES).find(([, color]) => color.every((value, i) => Math.abs(value - (pixelAt(one, x, y)[i] as number)) <= 2))?.[0]
/** Colors of the four quarters, row by row. */
const quarters = (one: Picture) => {
  const [right, bottom] = [one.pixels.width - 6, one.pixels.height - 6]
  return [nameAt(one, 5, 5), nameAt(one, right, 5), nameAt(one, 5, bottom), nameAt(one, right, bottom)].join(' ')
}

/** An EXIF block with an orientation and a place. */
const tiff = (orientation: number) =>
  joinBytes([latin1('MM\0*'), u32be(8), Uint8Array.of(0, 2, 1, 0x12, 0, 3, 0, 0, 0, 1, 0, orientation, 0, 0, 0x88, 0x25, 0, 4, 0, 0, 0, 1, 0, 0, 0, 0), u32be(0)]) // prettier-ignore

describe('decodePicture of an HEIC', () => {
  it.each([
    ['as it is', [], 'red green blue yellow'],
    ['turned to the left', [turned(1)], 'green yellow red blue'],
    ['upside down', [turned(2)], 'yellow blue green red'],
    ['turned to the right', [turned(3)], 'blue red yellow green'],
    ['mirrored, top and bottom', [mirrored(0)], 'blue yellow red green'],
    ['mirrored, left and right', [mirrored(1)], 'green red yellow blue'],
    ['turned, then mirrored', [turned(1), mirrored(1)], 'yellow green blue red'],
    ['mirrored, then turned', [mirrored(1), turned(1)], 'red blue green yellow'],
  ])('%s', async (_, properties, colors) => expect(quarters(await read([picture(PLAIN, properties)]))).toBe(colors))

  it('applies the turn of the file once, and not again that of its EXIF block', async () => {
    const one = await read([picture(PLAIN, [turned(3)]), exifItem(tiff(6), 1)])
    expect(quarters(one)).toBe('blue red yellow green')
    expect(readExif(one.metadata.exif)).toEqual({ orientation: 1, hasPlace: true })
    expect(one.info).toMatchObject({ format: 'other', name: 'HEIC', orientation: 1, frames: 1, pictures: 1, bitDepth: 8, hasAlpha: false })
    const { metadata, outcome } = keepMetadata(one.info, one.metadata, one.pixels, 'jpeg', true)
    expect([metadata.exif?.length, outcome.isLost, outcome.isPlaceKept]).toEqual([38, false, true])
  })

  it('crops before it turns', async () => {
    const one = await read([picture(PLAIN, [cropped(20, 0, 44, 40), turned(1)])])
    expect([one.pixels.width, one.pixels.height]).toEqual([40, 44])
    expect([nameAt(one, 5, 5), nameAt(one, 36, 5), nameAt(one, 5, 36), nameAt(one, 36, 38)]).toEqual(['green', 'yellow', 'red', 'blue'])
    expect([nameAt(one, 5, 30), nameAt(one, 5, 33)]).toEqual(['green', 'red'])
  })

  it('joins tiles, and cuts what is over', async () => {
    const tiles = [1, 2, 3, 4].map((i) => picture(PLAIN, [turned(0)], { isHidden: i > 0 }))
    const one = await read([...tiles, grid([1, 2, 3, 4], 120, 100)], 5)
    expect([one.pixels.width, one.pixels.height]).toEqual([120, 100])
    expect([nameAt(one, 5, 5), nameAt(one, 37, 5), nameAt(one, 69, 5), nameAt(one, 101, 37), nameAt(one, 5, 69)]).toEqual(['red', 'green', 'red', 'yellow', 'red']) // prettier-ignore
  })

  it('takes the mask of another item as transparency', async () => {
    const mask = picture(MASK, [isMask], { isHidden: true, references: { auxl: [1] } })
    const one = await read([picture(PLAIN), mask])
    expect([pixelAt(one, 5, 5)[3], pixelAt(one, 58, 5)[3], pixelAt(one, 5, 58)[3], pixelAt(one, 58, 58)[3]]).toEqual([255, 128, 64, 0])
    expect(nameAt(one, 58, 5)).toBe('green')
    expect(one.info).toMatchObject({ hasAlpha: true, pictures: 1 })
    const multiplied = await read([picture(PLAIN, [], { references: { prem: [2] } }), mask])
    expect(pixelAt(multiplied, 58, 5).map((value, i) => Math.abs(value - ([60, 255, 120, 128][i] as number)) <= 3)).toEqual([true, true, true, true]) // prettier-ignore
  })

  it('rounds ten bits to eight', async () => {
    const one = await read([picture(DEEP)])
    expect([pixelAt(one, 5, 5), pixelAt(one, 58, 5), pixelAt(one, 5, 58), pixelAt(one, 58, 58)]).toEqual([[1, 1, 1, 255], [64, 64, 64, 255], [159, 159, 159, 255], [32, 32, 32, 255]]) // prettier-ignore
    expect(one.info.bitDepth).toBe(10)
  })

  it('takes the main picture of several, and tells how many there are', async () => {
    const preview = picture(PLAIN, [], { references: { thmb: [2] } })
    const one = await read([picture(DEEP), picture(PLAIN, [turned(2)]), preview, picture(PLAIN)], 2)
    expect(quarters(one)).toBe('yellow blue green red')
    expect(one.info).toMatchObject({ pictures: 3 })
  })

  it('keeps the color profile', async () => {
    const icc = Uint8Array.from({ length: 140 }, (_, i) => (i === 3 ? 140 : i))
    expect((await read([picture(PLAIN, [box('colr', latin1('prof'), icc)])])).metadata.icc).toEqual(icc)
    const hdr = picture(PLAIN, [box('colr', latin1('nclx'), 0, 9, 0, 16, 0, 9, 0x80)])
    expect(await failureOf(read([hdr]))).toMatchObject({ code: 'format-not-read', params: { format: 'HDR HEIC' } })
  })

  it.each([
    ['cut in its pixels', (bytes: Uint8Array) => bytes.subarray(0, -20)],
    ['cut in its header', (bytes: Uint8Array) => bytes.subarray(0, 200)],
    ['without pixels that mean anything', (bytes: Uint8Array) => bytes.map((value, at) => (at > bytes.length - 60 ? 0xff : value))],
    ['without a header', (bytes: Uint8Array) => bytes.subarray(0, 24)],
  ])('refuses one %s', async (_, harm) => {
    const file = fileOf(harm(heicFile([picture(PLAIN)])), 'IMG_1.HEIC')
    expect(await failureOf(decodePicture(file, work()))).toEqual({ code: 'image-damaged', params: { name: 'IMG_1.HEIC' }, field: 'file' })
  })

  it('refuses one that misses a tile, or is of another coding', async () => {
    const missing = { ...picture(PLAIN), data: new Uint8Array(8) }
    const tiles = [picture(PLAIN), picture(PLAIN), picture(PLAIN), missing]
    expect(await failureOf(read([...tiles, grid([1, 2, 3, 4], 128, 128)], 5))).toMatchObject({ code: 'image-damaged' })
    expect(await failureOf(read([picture(PLAIN, [], { type: 'jpeg' })]))).toMatchObject({
      code: 'format-not-read',
      params: { format: 'HEIC' },
    })
  })

  it('refuses a sequence without a still picture by its format', async () => {
    const burst = joinBytes([box('ftyp', latin1('hevc\0\0\0\0msf1hevc')), box('moov', box('mvhd', 0)), box('mdat', PLAIN.data)])
    const refused = { code: 'format-not-read', params: { format: 'HEIC' } }
    expect(await failureOf(decodePicture(fileOf(burst), work()))).toMatchObject(refused)
  })

  it('refuses what is too large by its header, before anything is loaded', async () => {
    const library = () => Promise.reject(new Error('loaded'))
    const file = heic([picture(PLAIN), grid([1, 1, 1, 1], 16_000, 16_000)], 2)
    expect(await failureOf(decodePicture(file, { ...work(), library }))).toMatchObject({ code: 'image-too-big', params: { width: 16_000 } })
  })

  it('loads nothing where the browser reads it, and takes metadata and the number of pictures all the same', async () => {
    const library = () => Promise.reject(new Error('loaded'))
    const file = heic([picture(PLAIN), picture(PLAIN), exifItem(tiff(6), 1)])
    const one = await decodePicture(file, { ...work(), library, decodeForeign: () => Promise.resolve(gradient(64, 64)) })
    expect(one.pixels).toEqual(gradient(64, 64))
    expect(readExif(one.metadata.exif)).toEqual({ orientation: 1, hasPlace: true })
    expect(one.info).toMatchObject({ pictures: 2 })
  })

  it('asks for its one library, once the browser gave up', async () => {
    const asked: string[] = []
    const library = (path: string) => (asked.push(path), importLibrary(path))
    await decodePicture(heic([picture(PLAIN)]), { ...work(), library, decodeForeign: () => Promise.resolve(undefined) })
    expect(asked).toEqual(['libheif-js/libheif-wasm/libheif-bundle.mjs'])
  })
})

describe('readHeicFacts', () => {
  it('takes metadata about the main picture alone, in one piece or several', () => {
    const xmp = { type: 'mime', data: latin1('<x/>'), content: 'application/rdf+xml', isHidden: true, references: { cdsc: [1] } }
    const bytes = heicFile([picture(PLAIN), exifItem(tiff(1), 3), picture(PLAIN), xmp])
    expect(readHeicFacts(bytes)).toEqual({ metadata: { xmp: latin1('<x/>') }, pictures: 2 })
  })
  it('counts no tile, no preview, no mask and no gain map', () => {
    const parts = [
      picture(MASK, [isMask], { references: { auxl: [5] } }),
      picture(DEEP, [], { isHidden: true }),
      picture(PLAIN, [], { references: { thmb: [5] } }),
    ]
    const tonemap = { type: 'tmap', data: Uint8Array.of(0), properties: [size(64, 64)], references: { dimg: [5, 3] } }
    expect(readHeicFacts(heicFile([picture(PLAIN), picture(PLAIN), ...parts, grid([1, 2, 1, 2], 128, 128), tonemap], 5)).pictures).toBe(1)
  })
  it('knows nothing of a file that it cannot read', () => {
    const bytes = heicFile([picture(PLAIN), exifItem(tiff(6), 1)])
    for (let length = 0; length < bytes.length; length += 7) expect(readHeicFacts(bytes.subarray(0, length)).pictures).toBe(1)
  })
})

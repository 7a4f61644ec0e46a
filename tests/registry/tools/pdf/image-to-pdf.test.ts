import { PDFArray, PDFDict, PDFDocument, PDFName, PDFRawStream, decodePDFRawStream } from '@cantoo/pdf-lib'
import { unzlibSync } from 'fflate'
import { describe, expect, it } from 'vitest'
import { fieldsOf } from '../../../../engine/core/fields.ts'
import type { FileValue } from '../../../../engine/core/file-value.ts'
import { type Place, startIn } from '../../../../engine/core/start.ts'
import { matrixOf } from '../../../../registry/lib/pdf/place-images.ts'
import { decodePicture } from '../../../../registry/lib/pictures/decode.ts'
import { encodePicture } from '../../../../registry/lib/pictures/encode.ts'
import { orientPixels } from '../../../../registry/lib/pictures/orient.ts'
import { assemblePng } from '../../../../registry/lib/pictures/png/png-encode.ts'
import { imageToPdf } from '../../../../registry/tools/pdf/image-to-pdf.ts'
import { bmp, exifBlock, fileOf, gif, gradient, noise, profile, psnr, work } from '../../../support/samples/pictures.ts'
import { failure, noticeCodes, output } from '../../../support/run-tool.ts'

const png = async (pixels = gradient(24, 16), name = 'photo.png', metadata = {}) =>
  fileOf(await encodePicture(pixels, { format: 'png', metadata }, work()), name)
const jpeg = async (pixels = gradient(24, 16), metadata = {}, name = 'photo.jpg') =>
  fileOf(await encodePicture(pixels, { format: 'jpeg', quality: 95, metadata }, work()), name, 'image/jpeg')

type Image = { readonly dict: PDFDict; readonly bytes: Uint8Array; readonly matrix: number[]; readonly clip: number[] }

/** The pages of a document: their sizes, and the images on each. */
async function pagesOf(file: FileValue | undefined) {
  const document = await PDFDocument.load((file as FileValue).bytes, { updateMetadata: false })
  const pages = document.getPages().map((page) => {
    const text = new TextDecoder().decode((page.node.Contents() as unknown as PDFRawStream).getContents())
    const objects = page.node.Resources()?.lookup(PDFName.of('XObject'), PDFDict) as PDFDict
    const images = [...text.matchAll(/q ([-\d. ]+) re W n ([-\d. ]+) cm \/(\w+) Do Q/g)].map(
      ([, clip = '', matrix = '', name = '']): Image => {
        const stream = objects.lookup(PDFName.of(name)) as PDFRawStream
        return { dict: stream.dict, bytes: stream.contents, matrix: matrix.split(' ').map(Number), clip: clip.split(' ').map(Number) }
      },
    )
    return { size: [page.getWidth(), page.getHeight()], images }
  })
  return { document, pages, images: pages.flatMap(({ images }) => images) }
}

const say = (dict: PDFDict, key: string) => String(dict.lookup(PDFName.of(key)))

/** Pixels of an image that is not a JPEG, read as a PNG of the same packed rows, and its mask. */
async function decoded({ dict, bytes }: Image) {
  const space = dict.lookup(PDFName.of('ColorSpace'))
  const [width, height] = [Number(say(dict, 'Width')), Number(say(dict, 'Height'))]
  const palette = space instanceof PDFArray && String(space.get(0)) === '/Indexed' ? (space.lookup(3) as PDFRawStream).contents : undefined
  const { pngChunk } = await import('../../../support/samples/pictures.ts')
  const made = assemblePng({ width, height, colorType: palette ? 3 : 2 }, bytes, palette ? [pngChunk('PLTE', palette)] : [])
  const { pixels } = await decodePicture(fileOf(made), work())
  const mask = dict.lookup(PDFName.of('SMask'))
  if (mask instanceof PDFRawStream) unzlibSync(mask.contents).forEach((alpha, at) => (pixels.data[at * 4 + 3] = alpha))
  return pixels
}

describe('image-to-pdf: what is stored', () => {
  it('keeps the packed pixels of a JPEG, byte by byte, without what it says of camera and place', async () => {
    const photo = await jpeg(noise(40, 30), { exif: exifBlock(6, true) })
    const bare = await jpeg(noise(40, 30))
    const { file, images } = await output(imageToPdf, { files: [photo] })
    const { images: stored } = await pagesOf(file[0])
    expect(stored[0]?.bytes).toEqual(bare.bytes)
    expect(say(stored[0]?.dict as PDFDict, 'Filter')).toBe('/DCTDecode')
    expect(new TextDecoder('latin1').decode(file[0].bytes)).not.toContain('Exif')
    expect(images).toEqual([{ name: 'photo.jpg', page: 1, dimensions: '30 × 40', stored: 'untouched' }])
  })

  it.each([
    ['many colors', noise(20, 12)],
    ['few colors', gradient(8, 8)],
    ['see-through', gradient(24, 16, 100)],
  ])('stores %s without loss, transparency as a mask', async (_, pixels) => {
    const { file } = await output(imageToPdf, { files: [await png(pixels)] })
    const [image] = (await pagesOf(file[0])).images
    expect(psnr(await decoded(image as Image), pixels)).toBe(Infinity)
    expect((image as Image).dict.has(PDFName.of('SMask'))).toBe(pixels.data[3] !== 255)
  })

  it.each(['webp', 'avif', 'bmp'] as const)('reads %s', async (format) => {
    const bytes = format === 'bmp' ? bmp(gradient(24, 16)) : await encodePicture(gradient(24, 16), { format, lossless: true }, work())
    const { file, images } = await output(imageToPdf, { files: [fileOf(bytes, `a.${format}`)] })
    expect(psnr(await decoded((await pagesOf(file[0])).images[0] as Image), gradient(24, 16))).toBeGreaterThan(30)
    expect(images[0]).toMatchObject({ dimensions: '24 × 16', stored: 'lossless' })
  })

  it('takes the first frame of an animation, and says so', async () => {
    const frame = (color: number) => ({ width: 1, height: 1, pixels: [color] })
    const animated = fileOf(gif({ width: 1, height: 1, colors: [0, 0, 0, 255, 0, 0] }, [frame(1), frame(0)]), 'a.gif')
    const made = await output(imageToPdf, { files: [animated] })
    expect(noticeCodes(made)).toEqual(['first-frame'])
    expect([...(await decoded((await pagesOf(made.file[0])).images[0] as Image)).data]).toEqual([255, 0, 0, 255])
  })

  it('keeps a profile, once for all that have it, and needs none for sRGB', async () => {
    const icc = profile('Display P3')
    const files = [
      await jpeg(noise(9, 9), { icc }),
      await png(noise(30, 30), 'b.png', { icc }),
      await jpeg(noise(9, 9), { icc: profile('sRGB') }),
    ]
    const { images } = await pagesOf((await output(imageToPdf, { files })).file[0])
    const spaces = images.map(({ dict }) => dict.lookup(PDFName.of('ColorSpace')))
    expect(String(spaces[0])).toMatch(/ICCBased/)
    expect(String(spaces[1])).toBe(String(spaces[0]))
    expect(String(spaces[2])).toBe('/DeviceRGB')
    expect(decodePDFRawStream((spaces[0] as PDFArray).lookup(1) as PDFRawStream).decode()).toEqual(icc)
  })

  it('keeps CMYK as it is, inverted where Adobe’s mark says so', async () => {
    // A header of four channels is all that is looked at.
    const head = (adobe: number[]) => Uint8Array.of(0xff, 0xd8, ...adobe, 0xff, 0xc0, 0, 20, 8, 0, 2, 0, 3, 4, 1, 17, 0, 2, 17, 0, 3, 17, 0, 4, 17, 0, 0xff, 0xda, 0, 2, 1, 0xff, 0xd9) // prettier-ignore
    const adobe = [0xff, 0xee, 0, 14, ...new TextEncoder().encode('Adobe'), 0, 100, 0, 0, 0, 0, 2]
    const files = [fileOf(head(adobe), 'a.jpg'), fileOf(head([]), 'b.jpg')]
    const { images } = await pagesOf((await output(imageToPdf, { files })).file[0])
    expect(images.map(({ dict }) => [say(dict, 'ColorSpace'), dict.has(PDFName.of('Decode'))])).toEqual([
      ['/DeviceCMYK', true],
      ['/DeviceCMYK', false],
    ])
  })

  it('gives the same bytes for the same files', async () => {
    const once = async () => (await output(imageToPdf, { files: [await jpeg(), await png()] })).file[0]?.bytes
    expect(await once()).toEqual(await once())
  })
})

describe('image-to-pdf: where it is', () => {
  it.each([1, 2, 3, 4, 5, 6, 7, 8])('turns orientation %i as decoders do', (orientation) => {
    const stored = { width: 2, height: 3, data: new Uint8ClampedArray(24).map((_, at) => at >> 2) }
    const upright = orientPixels(stored, orientation)
    const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0] = matrixOf({ x: 10, y: 20, width: upright.width, height: upright.height }, orientation)
    for (let y = 0; y < 3; y++)
      for (let x = 0; x < 2; x++) {
        const [u, v] = [(x + 0.5) / 2, 1 - (y + 0.5) / 3]
        const [column, row] = [Math.floor(a * u + c * v + e - 10), Math.floor(upright.height - (b * u + d * v + f - 20))]
        expect(upright.data[(row * upright.width + column) * 4]).toBe(y * 2 + x)
      }
  })

  const wide = () => png(gradient(40, 20))
  // 595.2756 × 841.8898 points are A4, 28.3465 points are 10 mm.
  it.each([
    [{}, [841.8898, 595.2756], [785.1969, 0, 0, 392.5984, 28.3465, 101.3386]],
    [{ orientation: 'portrait' }, [595.2756, 841.8898], [538.5827, 0, 0, 269.2913, 28.3465, 286.2992]],
    [{ orientation: 'portrait', margin: 0, fit: 'cover' }, [595.2756, 841.8898], [1683.7795, 0, 0, 841.8898, -544.252, 0]],
    [{ size: 'letter', fit: 'shrink', margin: 0 }, [792, 612], [30, 0, 0, 15, 381, 298.5]],
    [{ size: 'image', margin: 0 }, [30, 15], [30, 0, 0, 15, 0, 0]],
    [{ size: 'image', margin: 25.4, dpi: 72 }, [184, 164], [40, 0, 0, 20, 72, 72]],
  ])('by %j', async (options, size, matrix) => {
    const [page] = (await pagesOf((await output(imageToPdf, { files: [await wide()], ...options })).file[0])).pages
    page?.size.forEach((side, at) => expect(side).toBeCloseTo(size[at] as number, 2))
    page?.images[0]?.matrix.forEach((value, at) => expect(value).toBeCloseTo(matrix[at] as number, 2))
  })

  it('cuts off what a filled page cannot show', async () => {
    const { images } = await pagesOf((await output(imageToPdf, { files: [await wide()], fit: 'cover', orientation: 'portrait' })).file[0])
    images[0]?.clip.forEach((value, at) => expect(value).toBeCloseTo([28.3465, 28.3465, 538.5827, 785.1969][at] as number, 2))
  })

  it('lays several on a page, row by row', async () => {
    const files = await Promise.all([1, 2, 3, 4, 5].map((at) => png(gradient(10, 20), `${at}.png`)))
    const made = await output(imageToPdf, { files, perPage: '4', size: 'letter', margin: 0 })
    const { pages } = await pagesOf(made.file[0])
    expect(pages.map(({ images }) => images.map(({ clip }) => clip))).toEqual([
      [[0, 396, 306, 396], [306, 396, 306, 396], [0, 0, 306, 396], [306, 0, 306, 396]],
      [[0, 396, 306, 396]],
    ]) // prettier-ignore
    expect(made.images.map(({ page }: { readonly page: number }) => page)).toEqual([1, 1, 1, 1, 2])
    const pair = await pagesOf((await output(imageToPdf, { files: files.slice(0, 2), perPage: '2', size: 'letter' })).file[0])
    expect(pair.pages[0]?.size).toEqual([792, 612])
  })

  it('scales down what no page can hold', async () => {
    const long = await png({ width: 20_000, height: 1, data: new Uint8ClampedArray(80_000).fill(255) })
    const { pages } = await pagesOf((await output(imageToPdf, { files: [long], size: 'image', margin: 0, dpi: 18 })).file[0])
    expect(pages[0]?.size).toEqual([14_400, 3])
  })

  it.each([
    ['given', ['10.png', '9.png', 'a.png']],
    ['name', ['9.png', '10.png', 'a.png']],
    ['reverse', ['a.png', '9.png', '10.png']],
  ])('orders by %s', async (order, names) => {
    const files = [await png(undefined, '10.png'), await png(undefined, '9.png'), await png(undefined, 'a.png')]
    const made = await output(imageToPdf, { files, order })
    expect(made.images.map(({ name }: { readonly name: string }) => name)).toEqual(names)
    expect(made.file[0].name).toBe((names[0] as string).replace('png', 'pdf'))
  })
})

describe('image-to-pdf refuses', () => {
  it('what is not a sound image, by its place', async () => {
    const whole = await jpeg(noise(64, 64))
    const cut = fileOf(whole.bytes.slice(0, -40), 'cut.jpg', 'image/jpeg')
    expect(await failure(imageToPdf, { files: [whole, cut] })).toMatchObject({
      code: 'image-damaged',
      field: 'files.1',
      params: { name: 'cut.jpg' },
    })
    expect(await failure(imageToPdf, { files: [fileOf(Uint8Array.of(0xff, 0xd8, 0xff))] })).toMatchObject({ code: 'image-damaged' })
    expect(await failure(imageToPdf, { files: [fileOf(Uint8Array.of(1, 2))] })).toMatchObject({ code: 'not-an-image', field: 'files.0' })
    const jxl = fileOf(Uint8Array.of(0xff, 0x0a, 0, 0), 'a.jxl')
    expect(await failure(imageToPdf, { files: [jxl] })).toMatchObject({ code: 'format-not-read', params: { format: 'JPEG XL' } })
    const large = Uint8Array.from((await png()).bytes)
    new DataView(large.buffer).setUint32(16, 100_000)
    expect(await failure(imageToPdf, { files: [fileOf(large)] })).toMatchObject({
      code: expect.stringMatching(/image-too-big|image-damaged/),
    })
  })

  it('margins without room between them', async () => {
    expect(await failure(imageToPdf, { files: [await png()], size: 'a5', margin: 75 })).toMatchObject({ code: 'no-room', field: 'margin' })
  })

  it('more than a PDF of 268 MB', { tags: 'long' }, async () => {
    const body = Uint8Array.from((await jpeg()).bytes)
    const huge = new Uint8Array(60 * 1024 * 1024)
    huge.set(body.subarray(0, -2))
    huge.set([0xff, 0xd9], huge.length - 2)
    const file = fileOf(huge, 'huge.jpg', 'image/jpeg')
    expect(await failure(imageToPdf, { files: Array.from({ length: 5 }, () => file) })).toMatchObject({
      code: 'pdf-too-big',
      params: { most: 268 },
    })
  })
})

it('begins with Letter on the American page, and with A4 on the others', () => {
  const fields = fieldsOf(imageToPdf.input)
  const size = fields.find(({ name }) => name === 'size') as (typeof fields)[number]
  const first = (language: Place['language']) => startIn(size, fields, { language, currency: 'EUR', amounts: 1 })
  expect((['en', 'es', 'fr', 'id', 'it', 'pl', 'pt', 'ru'] as const).map(first)).toEqual([
    'letter',
    ...Array.from({ length: 7 }, () => 'a4'),
  ])
})

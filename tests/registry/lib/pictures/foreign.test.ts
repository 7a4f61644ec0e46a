import { describe, expect, it } from 'vitest'
import type { Pixels } from '../../../../engine/core/context.ts'
import type { ToolError } from '../../../../engine/core/errors.ts'
import { decodePicture } from '../../../../registry/lib/pictures/decode.ts'
import { ownFormat } from '../../../../registry/lib/pictures/foreign.ts'
import { foreignSize } from '../../../../registry/lib/pictures/foreign-size.ts'
import { bmp, fileOf, gradient, work } from '../../../support/samples/pictures.ts'

const u32 = (value: number) => [value & 255, (value >> 8) & 255, (value >> 16) & 255, value >>> 24]
const box = (type: string, ...body: number[]): number[] => [0, 0, 0, body.length + 8, ...Buffer.from(type), ...body]
const heic = (...sizes: readonly (readonly [number, number])[]) =>
  Uint8Array.from([
    ...box('ftyp', ...Buffer.from('heic\0\0\0\0mif1heic')),
    ...box(
      'meta',
      0,
      0,
      0,
      0,
      ...box('iprp', ...box('ipco', ...sizes.flatMap(([w, h]) => box('ispe', 0, 0, 0, 0, 0, 0, w, 0, 0, 0, h, 0)))),
    ),
  ])
const tiff = Uint8Array.of(0x4d, 0x4d, 0, 42, 0, 0, 0, 8, 0, 2, 1, 0, 0, 3, 0, 0, 0, 1, 2, 0, 0, 0, 1, 1, 0, 4, 0, 0, 0, 1, 0, 0, 1, 0)
const icon = Uint8Array.from([0, 0, 1, 0, 1, 0, 8, 8, 0, 0, 1, 0, 32, 0, ...u32(40), ...u32(22), ...u32(40), ...u32(8), ...u32(16)])

const failureOf = (made: Promise<unknown>) => made.then(() => 'decoded', (error: unknown) => (error as ToolError).failure) // prettier-ignore

describe('decodePicture, where the page’s browser helps', () => {
  it('takes what the browser decodes of a format it has no codec for', async () => {
    const asked: [string, number][] = []
    const pixels = gradient(3, 2)
    const decodeForeign = (file: { name: string }, most: number) => (asked.push([file.name, most]), Promise.resolve(pixels))
    const picture = await decodePicture(fileOf(bmp(gradient(3, 2)), 'old.bmp'), { ...work(), decodeForeign })
    expect(picture).toMatchObject({ pixels, format: 'other', info: { name: 'BMP', width: 3, height: 2, hasAlpha: false } })
    expect(asked).toEqual([['old.bmp', 52_428_800]])
  })

  it('never asks the browser for what it reads itself', async () => {
    const decodeForeign = () => Promise.reject(new Error('asked'))
    expect(await failureOf(decodePicture(fileOf(Uint8Array.of(0xff, 0xd8, 0xff)), { ...work(), decodeForeign }))).toMatchObject({
      code: 'image-damaged',
    })
    expect(await failureOf(decodePicture(fileOf(Buffer.from('<svg/>')), { ...work(), decodeForeign }))).toMatchObject({
      code: 'not-an-image',
    })
  })

  it('names the format where the browser cannot read it either, and no decoder is at hand', async () => {
    const { library: _, ...bare } = work()
    const file = fileOf(heic([1, 1]), 'IMG_1.HEIC')
    const refused = { code: 'format-not-read', params: { name: 'IMG_1.HEIC', format: 'HEIC' }, field: 'file' }
    expect(await failureOf(decodePicture(file, bare))).toMatchObject(refused)
    expect(await failureOf(decodePicture(file, { ...bare, decodeForeign: () => Promise.resolve(undefined) }))).toMatchObject(refused)
  })

  it('refuses what is too large: by its header before the browser is asked, by its measures after', async () => {
    const asked: string[] = []
    const decodeForeign = () => (asked.push('asked'), Promise.resolve({ width: 10_000, height: 9000 }))
    const wide = bmp(gradient(1, 1))
    new DataView(wide.buffer).setInt32(18, 65_535, true)
    new DataView(wide.buffer).setInt32(22, -65_535, true)
    const tooBig = (width: number, height: number) => ({ code: 'image-too-big', params: { width, height, maximum: 52_428_800 } })
    expect(await failureOf(decodePicture(fileOf(wide), { ...work(), decodeForeign }))).toMatchObject(tooBig(65_535, 65_535))
    expect(asked).toEqual([])
    const unmeasured = fileOf(Uint8Array.of(0xff, 0x0a))
    expect(await failureOf(decodePicture(unmeasured, { ...work(), decodeForeign }))).toMatchObject(tooBig(10_000, 9000))
  })
})

describe('foreignSize', () => {
  it.each([
    ['BMP', bmp(gradient(5, 4)), { width: 5, height: 4 }],
    ['ICO', icon, { width: 8, height: 8 }],
    ['TIFF', tiff, { width: 512, height: 256 }],
    ['HEIC', heic([2, 1], [9, 7], [3, 3]), { width: 9 * 256, height: 7 * 256 }],
    ['TIFF', tiff.subarray(0, 20), undefined],
    ['HEIC', heic([2, 1]).subarray(0, 40), undefined],
    ['PSD', Uint8Array.of(0x38, 0x42, 0x50, 0x53), undefined],
  ])('of a %s', (format, bytes, size) => expect(foreignSize(bytes, format)).toEqual(size))
})

describe('ownFormat', () => {
  const picture = (name: string, pixels: Pixels) =>
    decodePicture(fileOf(name === 'BMP' ? bmp(gradient(1, 1)) : heic([1, 1])), { ...work(), decodeForeign: () => Promise.resolve(pixels) })
  it('is JPEG for what cameras write, PNG for the rest and for what is transparent', async () => {
    expect(ownFormat(await picture('HEIC', gradient(4, 4)))).toBe('jpeg')
    expect(ownFormat(await picture('HEIC', gradient(4, 4, 100)))).toBe('png')
    expect(ownFormat(await picture('BMP', gradient(4, 4)))).toBe('png')
  })
})

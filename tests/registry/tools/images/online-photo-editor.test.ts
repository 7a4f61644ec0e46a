import { describe, expect, it } from 'vitest'
import type { Pixels } from '../../../../engine/core/context.ts'
import { decodePicture } from '../../../../registry/lib/pictures/decode.ts'
import { encodePicture } from '../../../../registry/lib/pictures/encode.ts'
import { onlinePhotoEditor } from '../../../../registry/tools/images/online-photo-editor/tool.ts'
import { fileOf, gradient, noise, work } from '../../../support/samples/pictures.ts'
import { failure, output } from '../../../support/run-tool.ts'

const plain = (width: number, height: number, color: readonly number[]): Pixels => ({
  width,
  height,
  data: new Uint8ClampedArray(Array.from({ length: width * height }, () => color).flat()),
})
const png = async (pixels: Pixels) => fileOf(await encodePicture(pixels, { format: 'png' }, work()))
const edit = async (source: Pixels, input: object) => {
  const result = await output(onlinePhotoEditor, { file: await png(source), ...input })
  return { ...result, pixels: (await decodePicture(result.image, work())).pixels }
}

describe('online-photo-editor', () => {
  it('changes nothing when nothing is asked for', async () => {
    const source = noise(31, 17)
    const { pixels, width, height, bytes, image } = await edit(source, {})
    expect(pixels).toEqual(source)
    expect([width, height, image.name]).toEqual([31, 17, 'photo-edited.png'])
    expect(bytes).toBe(image.bytes.length)
  })

  it('does its steps in their order: turn, crop, scale, adjust, lay over', async () => {
    const over = await png(plain(2, 2, [0, 0, 255, 255]))
    const { pixels } = await edit(plain(20, 10, [100, 100, 100, 255]), {
      rotate: '90',
      area: '0,0,10,10',
      width: 5,
      brightness: 20,
      overlay: over,
      overlayX: 4,
      overlayY: 4,
    })
    expect([pixels.width, pixels.height]).toEqual([5, 5])
    expect([...pixels.data.subarray(0, 4)]).toEqual([151, 151, 151, 255])
    // What lies over is not made brighter.
    expect([...pixels.data.subarray(24 * 4)]).toEqual([0, 0, 255, 255])
  })

  it('applies a filter, then the amounts on top', async () => {
    const { pixels } = await edit(plain(3, 3, [255, 0, 0, 255]), { filter: 'mono', brightness: 10 })
    expect([...pixels.data.subarray(0, 3)]).toEqual([80, 80, 80])
  })

  it('refuses what would be too large, and an overlay that is none', async () => {
    const file = await png(gradient(2, 60))
    expect(await failure(onlinePhotoEditor, { file, width: 1000 })).toMatchObject({ code: 'side-too-long', field: 'width' })
    const wide = await png(gradient(60, 60))
    expect(await failure(onlinePhotoEditor, { file: wide, width: 9000 })).toMatchObject({
      code: 'too-many-pixels',
      params: { count: 81_000_000, maximum: 52_428_800 },
    })
    expect(await failure(onlinePhotoEditor, { file, overlay: fileOf(Uint8Array.of(1, 2, 3), 'x.png') })).toMatchObject({
      code: 'not-an-image',
      field: 'overlay',
    })
    expect(await failure(onlinePhotoEditor, { file, contrast: 101 })).toMatchObject({ field: 'contrast' })
  })

  it('refuses by its header an image beyond the limit', async () => {
    const huge = (await png(gradient(2, 2))).bytes.slice()
    new DataView(huge.buffer).setUint32(16, 65_535)
    new DataView(huge.buffer).setUint32(20, 65_535)
    expect(await failure(onlinePhotoEditor, { file: fileOf(huge) })).toMatchObject({ code: 'image-too-big' })
    const long = await png(gradient(16_384, 1))
    expect(await failure(onlinePhotoEditor, { file: long, format: 'webp' })).toMatchObject({ code: 'webp-too-long' })
    expect(await failure(onlinePhotoEditor, { file: await png(gradient(4, 4)), area: '9,9,2,2' })).toMatchObject({ code: 'crop-outside' })
  })
})

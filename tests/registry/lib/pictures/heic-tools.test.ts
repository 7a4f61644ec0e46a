import { describe, expect, it } from 'vitest'
import type { CanvasAccess, Pixels } from '../../../../engine/core/context.ts'
import { ToolError } from '../../../../engine/core/errors.ts'
import { fieldsOf } from '../../../../engine/core/fields.ts'
import { decodePicture } from '../../../../registry/lib/pictures/decode.ts'
import { sampleImage } from '../../../../registry/lib/pictures/sample.ts'
import { shownImage } from '../../../../registry/pageless/shown-image.ts'
import { frameImages } from '../../../../registry/tools/images/video-to-gif-converter/frame-images.ts'
import { tools } from '../../../support/real-registry.ts'
import { output, run } from '../../../support/run-tool.ts'
import { PLAIN, cropped, heicFile, picture, turned } from '../../../support/samples/heic.ts'
import { fileOf, work } from '../../../support/samples/pictures.ts'

/** 44 × 40 pixels, turned to the left. */
const photo = (name = 'IMG_1.HEIC') => fileOf(heicFile([picture(PLAIN, [cropped(20, 0, 44, 40), turned(1)])]), name, '')
const near = (color: Iterable<number>, wanted: readonly number[]) =>
  [...color].every((value, i) => Math.abs(value - (wanted[i] as number)) <= 8)

/** Each field that takes any image, of a tool that runs without a browser. */
const takers = tools
  .filter(({ effect }) => effect !== 'browser')
  .flatMap((tool) => fieldsOf(tool.input).filter(({ accept }) => accept?.includes('image/*')).map((field) => ({ tool, field, of: `${tool.id}: ${field.name}` }))) // prettier-ignore

describe('an HEIC', () => {
  it.each(takers)('is read by $of, and may be chosen', async ({ tool, field }) => {
    expect(field.accept).toContain('.heic')
    const first = fieldsOf(tool.input).find(({ value, required }) => required && (value === 'file' || value === 'files'))
    const given = (one: typeof field | undefined, value: unknown) => (one ? { [one.name]: one.value === 'files' ? [value] : value } : {})
    const settings = tool.id === 'watermark-image' ? (field.name === 'logo' ? { kind: 'image' } : { text: 'x' }) : {}
    const result = await run(tool, { ...settings, ...given(first, sampleImage()), ...given(field, photo()) })
    const refused = result.ok ? [] : result.failures.map(({ code }) => code)
    // An image without a code in it holds nothing to read for those that look for one.
    expect(refused.filter((code) => !['no-code', 'no-barcode', 'nothing-found'].includes(code))).toEqual([])
  })

  it('becomes an image that every browser shows, with the measures of the photo', async () => {
    const { width, height, image } = await output(shownImage, { file: photo() })
    const { pixels, format } = await decodePicture(image, work())
    expect([width, height, image.type, format, pixels.width, pixels.height]).toEqual([40, 44, 'image/jpeg', 'jpeg', 40, 44])
    expect([near(pixels.data.subarray(0, 3), [30, 160, 60]), near(pixels.data.subarray(-4, -1), [40, 60, 200])]).toEqual([true, true])
  })

  it('is a frame of a GIF where the browser cannot read it', async () => {
    const canvas: Pick<CanvasAccess, 'decode'> = { decode: () => Promise.reject(new ToolError('bad-encoding', { encoding: 'image/heic' })) }
    const source = await frameImages([photo(), photo('2.heic')], 10, { ...work(), canvas })
    const area = { left: 0, top: 0, width: 40, height: 44 }
    const frames: Pixels[] = []
    for await (const one of source.frames([0], area, 40, 44)) frames.push(one)
    const [frame] = frames
    expect([source.width, source.height, near(frame?.data.subarray(0, 3) ?? [], [30, 160, 60])]).toEqual([40, 44, true])
    const damaged = frameImages([fileOf(photo().bytes.subarray(0, -20), 'cut.heic')], 10, { ...work(), canvas })
    await expect(damaged).rejects.toMatchObject({ failure: { code: 'image-damaged', params: { name: 'cut.heic' }, field: 'frames.0' } })
  })
})

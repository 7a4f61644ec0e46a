import { describe, expect, it } from 'vitest'
import type { CanvasAccess } from '../../../../engine/core/context.ts'
import { ToolError } from '../../../../engine/core/errors.ts'
import { composeFrames, readGif } from '../../../../registry/lib/pictures/gif/gif-decode.ts'
import { videoToGifConverter } from '../../../../registry/tools/images/video-to-gif-converter/tool.ts'
import { fileOf } from '../../../support/samples/pictures.ts'
import { failure, output } from '../../../support/run-tool.ts'
import { clockVideo, videoHost } from '../../../support/samples/video.ts'

const clip = fileOf(new Uint8Array(), 'clip.mp4', 'video/mp4')
const make = (input = {}, video = clockVideo()) =>
  output(videoToGifConverter, { file: clip, width: 32, ...input }, {}, { video: videoHost({ video }) })
const refuse = (input = {}, host: Parameters<typeof videoHost>[0] = {}) =>
  failure(videoToGifConverter, { file: clip, width: 32, ...input }, {}, { video: videoHost(host) })

/** Images whose bytes say their width, height and gray. */
const canvas: CanvasAccess = {
  decode: ({ bytes: [width = 1, height = 1, gray = 0] }) =>
    Promise.resolve({
      width,
      height,
      data: new Uint8ClampedArray(width * height * 4).fill(gray).map((value, i) => (i % 4 === 3 ? 255 : value)),
    }),
  encode: () => Promise.reject(new Error('not needed')),
  text: () => Promise.reject(new Error('not needed')),
  svg: () => Promise.reject(new Error('not needed')),
  surface: () => {
    throw new Error('not needed')
  },
}
const image = (...values: number[]) => fileOf(Uint8Array.from(values), 'frame.png')

describe('video-to-gif-converter', () => {
  it('has the frames, delays and loops that were asked for', async () => {
    const { image: gif, bytes, facts, source } = await make({ start: 0.5, end: 1.5, fps: 8, loop: 2 })
    const read = readGif(gif.bytes)
    expect(gif.name).toBe('clip.gif')
    expect(read.plays).toBe(2)
    expect(read.frames.map(({ delay }) => delay)).toEqual([13, 12, 13, 12, 13, 12, 13, 12])
    expect(facts).toEqual({ dimensions: '32 × 18', frames: 8, duration: 1 })
    // The file tells its own size.
    expect(bytes).toBeUndefined()
    expect(source).toEqual({ seconds: 2, width: 320, height: 180, codec: 'vp9' })
    const shown: number[] = []
    for (const { data } of composeFrames(gif.bytes, read)) shown.push(data[0] as number)
    expect(shown[0]).toBe(50)
    expect(shown).toHaveLength(8)
  })

  it('only estimates when that is wanted, near to what it becomes', async () => {
    const estimate = await make({ estimate: true })
    expect(estimate.image).toBeUndefined()
    expect(estimate.notices).toEqual([{ code: 'estimated', level: 'info' }])
    const { length } = (await make()).image.bytes
    expect(Math.abs(estimate.bytes - length)).toBeLessThan(length / 4)
    expect(estimate.facts.frames).toBe(24)
  })

  it('says when nothing moves', async () => {
    const { facts, notices } = await make({ end: 0.02, fps: 50, direction: 'boomerang', speed: 0.1 })
    expect(facts.frames).toBe(1)
    expect(notices).toEqual([{ code: 'still', level: 'warning' }])
  })

  it('takes images in place of a video', async () => {
    const frames = [image(4, 2, 10), image(4, 2, 90), image(4, 2, 200)]
    const { image: gif } = await output(videoToGifConverter, { frames, fps: 10, width: 0 }, {}, { canvas })
    const read = readGif(gif.bytes)
    const shown: number[] = []
    for (const { data } of composeFrames(gif.bytes, read)) shown.push(data[0] as number)
    expect([read.width, read.height]).toEqual([4, 2])
    expect(shown).toEqual([10, 90, 200])
  })

  it('needs a video or images', async () => {
    expect(await failure(videoToGifConverter, {}, {}, { video: videoHost() })).toMatchObject({ code: 'required', field: 'file' })
  })

  it.each([
    ['start-after-end', { start: 2 }, 'start'],
    ['end-before-start', { start: 1, end: 0.5 }, 'end'],
    ['crop-outside', { cropX: 200, cropWidth: 121 }, 'cropWidth'],
  ])('refuses %s', async (code, input, field) => {
    expect(await refuse(input)).toMatchObject({ code, field })
  })

  it('refuses more than it can make', async () => {
    const long = { video: clockVideo(600, { width: 1920, height: 1080 }) }
    expect(await refuse({}, long)).toMatchObject({ code: 'too-many-frames', params: { count: 7200, maximum: 1500 } })
    expect(await refuse({ width: 0, end: 60 }, long)).toMatchObject({ code: 'too-many-gif-pixels', field: 'width' })
  })

  it('refuses images of different sizes', async () => {
    const frames = [image(4, 2, 10), image(2, 4, 10)]
    expect(await failure(videoToGifConverter, { frames, width: 0 }, {}, { canvas })).toMatchObject({
      code: 'frames-differ',
      params: { number: 2 },
    })
  })

  it.each(['not-a-video', 'codec-not-read', 'video-damaged', 'video-encrypted', 'video-gone', 'video-too-big'])(
    'passes on %s from the browser',
    async (code) => {
      expect(await refuse({}, { fails: new ToolError(code, {}, { field: 'file' }) })).toMatchObject({ code, field: 'file' })
    },
  )
})

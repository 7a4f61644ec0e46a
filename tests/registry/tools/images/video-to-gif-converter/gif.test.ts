import { describe, expect, it } from 'vitest'
import type { OpenVideo, Pixels } from '../../../../../engine/core/context.ts'
import { composeFrames, readGif } from '../../../../../registry/lib/pictures/gif/gif-decode.ts'
import { framesOf } from '../../../../../registry/tools/images/video-to-gif-converter/gif-frames.ts'
import { type GifWish, planGif } from '../../../../../registry/tools/images/video-to-gif-converter/gif-plan.ts'
import { estimateGif, makeGif } from '../../../../../registry/tools/images/video-to-gif-converter/make-gif.ts'

const WISH: GifWish = { start: 0, fps: 10, speed: 1, direction: 'forward', width: 0, cropX: 0, cropY: 0, cropWidth: 0, cropHeight: 0 }
const VIDEO = { duration: 2, width: 320, height: 180 }
const LOOK = { fps: 10, colors: 256, dither: 'none', palette: 'whole', plays: 0 } as const
const work = () => ({ signal: new AbortController().signal, progress: () => {} })

/** A source whose gray tells the time: 100 levels a second. It insists on ascending times, as the contract says. */
const clock: Pick<OpenVideo, 'frames'> = {
  async *frames(times, _area, width, height) {
    let last = -1
    for (const time of times) {
      if (time < last) throw new Error('times must ascend')
      last = time
      const data = new Uint8ClampedArray(width * height * 4).fill(255)
      for (let i = 0; i < data.length; i += 4) data.fill(Math.round(time * 100), i, i + 3)
      yield { width, height, data }
    }
  },
}
const grays = async (frames: AsyncIterable<Pixels>) => {
  const found: number[] = []
  for await (const { data } of frames) found.push(data[0] as number)
  return found
}

describe('the plan of a GIF', () => {
  it('takes a frame at each step, up to the end', () => {
    const { times, width, height } = planGif(WISH, VIDEO)
    expect([times.length, width, height]).toEqual([20, 320, 180])
    expect(times.at(-1)).toBeCloseTo(1.9)
  })
  it('skips faster with more speed, and keeps the rate', () => {
    expect(planGif({ ...WISH, start: 0.5, end: 1.5, speed: 2 }, VIDEO).times).toEqual(
      [0.5, 0.7, 0.9, 1.1, 1.3].map((t) => expect.closeTo(t)),
    )
  })
  it('goes there and back with both ends once', () => {
    expect(planGif({ ...WISH, end: 0.4, direction: 'boomerang' }, VIDEO).times).toEqual(
      [0, 0.1, 0.2, 0.3, 0.2, 0.1].map((t) => expect.closeTo(t)),
    )
  })
  it('never enlarges, and keeps the proportions of the crop', () => {
    expect(planGif({ ...WISH, width: 1000 }, VIDEO)).toMatchObject({ width: 320, height: 180 })
    const crop = { cropX: 20, cropY: 30, cropWidth: 200, cropHeight: 100 }
    const plan = planGif({ ...WISH, ...crop, width: 100 }, VIDEO)
    expect(plan).toMatchObject({ area: { left: 20, top: 30, width: 200, height: 100 }, width: 100, height: 50 })
  })
  it.each([
    ['start-after-end', { start: 2 }, 'start'],
    ['end-before-start', { start: 1, end: 1 }, 'end'],
    ['crop-outside', { cropX: 320 }, 'cropX'],
    ['crop-outside', { cropX: 300, cropWidth: 21 }, 'cropWidth'],
    ['crop-outside', { cropY: 100, cropHeight: 81 }, 'cropHeight'],
    ['too-many-frames', { speed: 0.1, fps: 50, end: 2, direction: 'boomerang' as const }, 'end'],
  ])('refuses %s', (code, wish, field) => {
    const failure = { code, field }
    const duration = code === 'too-many-frames' ? 60 : VIDEO.duration
    expect(() => planGif({ ...WISH, ...wish }, { ...VIDEO, duration })).toThrow(
      expect.objectContaining({ failure: expect.objectContaining(failure) }),
    )
  })
  it('refuses more pixels than it can make', () => {
    expect(() => planGif(WISH, { duration: 60, width: 1920, height: 1080 })).toThrow('too-many-gif-pixels')
  })
})

describe('frames in the order in which they are shown', () => {
  it.each([
    ['forward', [0, 10, 20, 30]],
    ['reverse', [30, 20, 10, 0]],
    ['boomerang', [0, 10, 20, 30, 20, 10]],
  ] as const)('%s, although a video is read forward only', async (direction, expected) => {
    expect(await grays(framesOf(clock, planGif({ ...WISH, end: 0.4, direction }, VIDEO)))).toEqual(expected)
  })
  it('reads backward a few at a time', { tags: 'long' }, async () => {
    const plan = planGif({ ...WISH, direction: 'reverse' }, { duration: 2, width: 1000, height: 1500 })
    expect(await grays(framesOf(clock, plan))).toEqual(Array.from({ length: 20 }, (_, i) => 190 - i * 10))
  })
  it('gives one frame for a moment', async () => {
    expect(await grays(framesOf(clock, planGif({ ...WISH, end: 0.01, direction: 'boomerang' }, VIDEO)))).toEqual([0])
  })
})

describe('a GIF from frames', () => {
  const plan = planGif({ ...WISH, width: 32 }, VIDEO)
  it.each(['whole', 'frame'] as const)('shows each frame for its time (palette: %s)', async (palette) => {
    const { bytes, frames, duration } = await makeGif(clock, plan, { ...LOOK, palette }, work())
    const gif = readGif(bytes)
    expect([gif.width, gif.height, frames, duration]).toEqual([32, 18, 20, 200])
    const shown: number[] = []
    for (const { data } of composeFrames(bytes, gif)) shown.push(data[0] as number)
    expect(shown).toEqual(Array.from({ length: 20 }, (_, i) => i * 10))
    expect(gif.frames.every(({ delay }) => delay === 10)).toBe(true)
  })
  it('is estimated near to what it becomes', async () => {
    const about = await estimateGif(clock, plan, LOOK, work())
    const { bytes } = await makeGif(clock, plan, LOOK, work())
    expect(Math.abs(about - bytes.length)).toBeLessThan(bytes.length * 0.1)
  })
  it('stops when it is told to', async () => {
    const stop = new AbortController()
    const progress = (fraction: number) => fraction > 0.3 && stop.abort()
    await expect(makeGif(clock, plan, LOOK, { signal: stop.signal, progress })).rejects.toThrow()
  })
})

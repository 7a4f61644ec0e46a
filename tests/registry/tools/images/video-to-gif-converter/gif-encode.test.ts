import { describe, expect, it } from 'vitest'
import type { Pixels } from '../../../../../engine/core/context.ts'
import { composeFrames, readGif } from '../../../../../registry/lib/pictures/gif/gif-decode.ts'
import { ditherFrame } from '../../../../../registry/lib/pictures/gif/gif-dither.ts'
import {
  GifEncoder,
  type GifOptions,
  gifDelays,
  paletteSize,
} from '../../../../../registry/tools/images/video-to-gif-converter/gif-encode.ts'
import { ColorCount, makePalette } from '../../../../../registry/lib/pictures/gif/gif-palette.ts'
import { packLzw } from '../../../../../registry/lib/pictures/gif/lzw-pack.ts'
import { ByteReader } from '../../../../../registry/lib/pictures/bytes.ts'
import { unpackLzw } from '../../../../../registry/lib/pictures/gif/lzw.ts'
import { noise } from '../../../../support/samples/pictures.ts'

/** A field of one color with a square of another at `x`. */
function scene(width: number, height: number, x: number, back = [20, 40, 60], front = [200, 100, 0]): Pixels {
  const data = new Uint8ClampedArray(width * height * 4)
  for (let i = 0; i < width * height; i++) {
    const isFront = i % width >= x && i % width < x + 4 && i / width >= 2 && i / width < 6
    data.set([...(isFront ? front : back), 255], i * 4)
  }
  return { width, height, data }
}

function encode(frames: readonly Pixels[], options: Partial<GifOptions> = {}, delays = gifDelays(frames.length, 10)): Uint8Array {
  const [first] = frames as [Pixels]
  const encoder = new GifEncoder({ width: first.width, height: first.height, plays: 0, colors: 256, dither: 'none', ...options })
  for (const [i, frame] of frames.entries()) encoder.add(frame, delays[i] as number)
  return encoder.end()
}

const decode = (bytes: Uint8Array): number[][] => {
  const shown: number[][] = []
  for (const { data } of composeFrames(bytes, readGif(bytes))) shown.push([...data])
  return shown
}

describe('the GIF encoder', () => {
  const frames = [0, 3, 7, 11].map((x) => scene(16, 9, x))

  it.each(['diffusion', 'ordered', 'none'] as const)('gives back each pixel where the palette has all colors (%s)', (dither) => {
    expect(decode(encode(frames, { dither }))).toEqual(frames.map(({ data }) => [...data]))
  })

  it('stores delays and how often it plays', () => {
    const gif = readGif(encode(frames, { plays: 3 }, [10, 20, 30, 40]))
    expect([gif.width, gif.height, gif.plays]).toEqual([16, 9, 3])
    expect(gif.frames.map(({ delay }) => delay)).toEqual([10, 20, 30, 40])
    expect(readGif(encode(frames, { plays: 0 })).plays).toBe(0)
    expect(readGif(encode(frames, { plays: 1 })).plays).toBe(1)
  })

  it('stores only the rectangle that changed', () => {
    const [, second] = readGif(encode(frames)).frames
    // The square leaves 0 to 2 and comes to 4 to 6.
    expect(second).toMatchObject({ left: 0, top: 2, width: 7, height: 4, disposal: 1 })
  })

  it('lengthens a frame instead of storing the same again', () => {
    const same = scene(16, 9, 3)
    const gif = readGif(encode([same, same, scene(16, 9, 5)], {}, [7, 8, 9]))
    expect(gif.frames.map(({ delay }) => delay)).toEqual([15, 9])
  })

  it('shares one palette when it is given', () => {
    const count = new ColorCount()
    for (const frame of frames) count.add(frame)
    const bytes = encode(frames, { palette: count.palette(paletteSize(256)) })
    expect(readGif(bytes).frames.every(({ hasOwnColors }) => !hasOwnColors)).toBe(true)
    expect(decode(bytes)).toEqual(frames.map(({ data }) => [...data]))
  })

  it('keeps what differs by no more than the tolerance, and never drifts from it', () => {
    const steps = [100, 101, 102, 103].map((level) => scene(8, 8, 2, [level, 50, 50]))
    const shown = decode(encode(steps, { tolerance: 2 }))
    expect(shown.map((data) => data[0])).toEqual([100, 103])
  })

  it('comes near to noise of any size with few colors, as a reader of its own sees it', () => {
    for (const colors of [4, 16, 256]) {
      const [data] = decode(encode([noise(67, 41)], { colors, dither: 'diffusion' })) as [number[]]
      const average = (values: ArrayLike<number>) => Array.from(values).reduce((sum, value) => sum + value, 0) / values.length
      expect(Math.abs(average(data) - average(noise(67, 41).data))).toBeLessThan(6)
    }
  })
})

describe('LZW', () => {
  it.each([
    [1, 1],
    [1, 8],
    [255, 8],
    [256, 8],
    [5000, 1],
    [70_000, 8],
    [300_000, 4],
  ])('packs %i pixels of %i bits so that they come back', (length, bits) => {
    const random = noise(Math.ceil(length / 100) + 1, 100).data
    for (const indexes of [
      new Uint8Array(length).map((_, i) => (random[i * 4 + (i % 3)] ?? 0) & ((1 << bits) - 1)),
      new Uint8Array(length).map((_, i) => (i >> 6) & ((1 << bits) - 1)),
    ]) {
      const packed = packLzw(indexes, bits)
      expect(unpackLzw(new ByteReader(packed), 0, length)).toEqual(indexes)
      expect(packed.at(-1)).toBe(0)
    }
  })

  it('packs the sample of the specification’s readers to its known bytes', () => {
    // The 10 × 10 image of “What’s in a GIF” (M. Flickinger), row by row.
    const rows = ['1111122222', '1111122222', '1111122222', '1110000222', '1110000222', '2220000111', '2220000111', '2222211111', '2222211111', '2222211111'] // prettier-ignore
    const packed = packLzw(Uint8Array.from(rows.join(''), Number), 2)
    expect(Buffer.from(packed).toString('hex')).toBe('02168c2d99872a1cdc33a00275ec95faa8de608c04914c0100')
  })
})

describe('delays', () => {
  it.each([
    [12, 12, 100],
    [30, 24, 125],
    [7, 30, 23],
    [100, 29.97, 334],
  ])('of %i frames at %d a second add up to %i hundredths', (count, rate, sum) => {
    const delays = gifDelays(count, rate)
    expect(delays.reduce((total, delay) => total + delay, 0)).toBe(sum)
    expect(Math.max(...delays) - Math.min(...delays)).toBeLessThanOrEqual(1)
  })
})

describe('the palette', () => {
  it('has exactly the colors there are, when they are few enough', () => {
    const count = new ColorCount()
    count.add(scene(8, 8, 2))
    expect([...count.palette(255).colors].toSorted((a, b) => a - b)).toEqual([0, 20, 40, 60, 100, 200])
  })

  it('has no more colors than asked for, and both ends of a ramp', () => {
    const data = new Uint8ClampedArray(256 * 4)
    for (let i = 0; i < 256; i++) data.set([i, i, i, 255], i * 4)
    const count = new ColorCount()
    count.add({ width: 256, height: 1, data })
    const { colors, count: made } = count.palette(8)
    expect(made).toBe(8)
    expect(Math.min(...colors)).toBeLessThan(24)
    expect(Math.max(...colors)).toBeGreaterThan(231)
  })
})

it('diffuses a gray into half black and half white', () => {
  const gray = { width: 32, height: 32, data: new Uint8ClampedArray(32 * 32 * 4).fill(128) }
  const black = makePalette([
    [0, 0, 0],
    [255, 255, 255],
  ])
  for (const dither of ['diffusion', 'ordered'] as const) {
    const white = ditherFrame(gray, black, dither).reduce((sum, index) => sum + index, 0)
    expect(Math.abs(white - 514)).toBeLessThan(40)
  }
  expect(ditherFrame(gray, black, 'none').every((index) => index === 1)).toBe(true)
})

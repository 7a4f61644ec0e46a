import { describe, expect, it } from 'vitest'
import { decodePicture } from '../../../../registry/lib/pictures/decode.ts'
import { frameRange } from '../../../../registry/tools/images/gif-splitter/frame-range.ts'
import { gifSplitter } from '../../../../registry/tools/images/gif-splitter/tool.ts'
import { fileOf, gif, rawPng, work } from '../../../support/samples/pictures.ts'
import { failure, output } from '../../../support/run-tool.ts'

/** Black, red, green, blue. */
const COLORS = [0, 0, 0, 255, 0, 0, 0, 255, 0, 0, 0, 255]
const NAMES: Readonly<Record<string, string>> = { '0,0,0,255': 'K', '255,0,0,255': 'R', '0,255,0,255': 'G', '0,0,255,255': 'B', '255,255,255,255': 'W' } // prettier-ignore

const splitting = (bytes: Uint8Array, input = {}) => output(gifSplitter, { file: fileOf(bytes, 'cat.gif'), ...input })
/** Each frame as rows of letters; a dot is transparent. */
async function drawn(bytes: Uint8Array, input = {}): Promise<string[]> {
  const { files } = await splitting(bytes, input)
  const letters: Promise<string>[] = files.map(async (file: ReturnType<typeof fileOf>) => {
    const { width, data } = (await decodePicture(file, work())).pixels
    const all = Array.from({ length: data.length / 4 }, (_, i) => {
      const pixel = data.subarray(i * 4, i * 4 + 4)
      return pixel[3] === 0 ? '.' : (NAMES[String([...pixel])] ?? '?')
    })
    return Array.from({ length: all.length / width }, (_, y) => all.slice(y * width, (y + 1) * width).join('')).join('/')
  })
  return Promise.all(letters)
}
const red = (disposal: number) => ({ width: 3, height: 2, disposal: 0, pixels: [1, 1, 1, 1, 1, 1], delay: disposal })
const green = (disposal: number) => ({ left: 1, top: 0, width: 1, height: 2, disposal, pixels: [2, 2] })
const blue = { left: 2, top: 1, width: 1, height: 1, pixels: [3] }

describe('gif-splitter', () => {
  // By section 23 of the GIF89a specification; what is cleared is transparent, as in browsers.
  it.each([
    [0, 'RGR/RGB'],
    [1, 'RGR/RGB'],
    [2, 'R.R/R.B'],
    [3, 'RRR/RRB'],
    [4, 'RRR/RRB'],
  ])('composes frames after disposal %i', async (disposal, last) => {
    const bytes = gif({ width: 3, height: 2, colors: COLORS }, [red(1), green(disposal), blue])
    expect(await drawn(bytes)).toEqual(['RRR/RRR', 'RGR/RGR', last])
  })

  it('lets show through what a frame leaves out', async () => {
    const bytes = gif({ width: 2, height: 2, colors: COLORS }, [
      { width: 2, height: 2, pixels: [1, 0, 1, 0], clear: 0 },
      { width: 2, height: 2, pixels: [0, 2, 3, 0], clear: 0 },
    ])
    expect(await drawn(bytes)).toEqual(['R./R.', 'RG/B.'])
  })

  it('reads interlaced frames, palettes of their own, and frames that reach over the edge', async () => {
    // Stored rows 0, 4, 2, 1, 3 of five.
    const interlaced = { width: 1, height: 5, isInterlaced: true, pixels: [1, 0, 2, 3, 3] }
    const own = { top: 3, width: 2, height: 4, colors: [255, 255, 255, 255, 0, 0], pixels: [0, 1, 0, 1, 0, 1, 0, 1] }
    const bytes = gif({ width: 1, height: 5, colors: COLORS }, [interlaced, own])
    expect(await drawn(bytes)).toEqual(['R/B/G/B/K', 'R/B/G/W/W'])
  })

  it('tells delays as stored and as browsers show them, loops and the total', async () => {
    const frame = (delay: number) => ({ width: 1, height: 1, pixels: [1], delay })
    const frames = [frame(0), frame(1), frame(2), frame(50)]
    const { summary, table, notices } = await splitting(gif({ width: 1, height: 1, colors: COLORS, loops: 0 }, frames))
    expect(summary).toEqual({ count: 4, dimensions: '1 × 1', duration: 720, plays: '∞' })
    expect(table.map(({ delay, shown }: { delay: number; shown: number }) => [delay, shown])).toEqual([[0, 100], [10, 100], [20, 20], [500, 500]]) // prettier-ignore
    expect(notices).toEqual([{ code: 'fast-frames', level: 'info' }])
    expect((await splitting(gif({ width: 1, height: 1, colors: COLORS, loops: 2 }, frames))).summary.plays).toBe('3')
    expect((await splitting(gif({ width: 1, height: 1, colors: COLORS }, frames))).summary.plays).toBe('1')
  })

  it('takes the chosen frames only, named by their number', { tags: 'long' }, async () => {
    const frames = Array.from({ length: 12 }, (_, i) => ({ width: 1, height: 1, pixels: [i % 4] }))
    const bytes = gif({ width: 1, height: 1, colors: COLORS }, frames)
    const { files, table } = await splitting(bytes, { frames: '11, 2-3', format: 'webp' })
    expect(files.map(({ name, type }: { name: string; type: string }) => [name, type])).toEqual([
      ['cat-frame-02.webp', 'image/webp'],
      ['cat-frame-03.webp', 'image/webp'],
      ['cat-frame-11.webp', 'image/webp'],
    ])
    expect(table.map(({ frame }: { frame: number }) => frame)).toEqual([2, 3, 11])
    expect(await drawn(bytes, { frames: '2-3,11', format: 'webp' })).toEqual(['R', 'G', 'G'])
  })

  it('lays frames out in a sheet, with CSS and JSON that fit', async () => {
    const frames = [1, 2, 3].map((color) => ({ width: 2, height: 1, pixels: [color, color], delay: color * 10 }))
    const { sprite, css, json, files } = await splitting(gif({ width: 2, height: 1, colors: COLORS, loops: 0 }, frames), {
      as: 'sprite',
      columns: 2,
    })
    const { pixels } = await decodePicture(sprite, work())
    expect([pixels.width, pixels.height, sprite.name, files]).toEqual([4, 2, 'cat-sprite.png', undefined])
    expect([...pixels.data.subarray(8, 12)]).toEqual([0, 255, 0, 255])
    expect([...pixels.data.subarray(16, 20)]).toEqual([0, 0, 255, 255])
    expect(pixels.data[31]).toBe(0)
    expect(JSON.parse(json).frames).toEqual([
      { frame: 1, x: 0, y: 0, width: 2, height: 1, duration: 100 },
      { frame: 2, x: 2, y: 0, width: 2, height: 1, duration: 200 },
      { frame: 3, x: 0, y: 1, width: 2, height: 1, duration: 300 },
    ])
    expect(css).toContain('animation: sprite 600ms step-end infinite;')
    expect(css).toContain('16.6667% { background-position: -2px 0px; }')
    expect(css).toContain('50% { background-position: 0px -1px; }')
  })

  it('unpacks real LZW, with codes that grow and a string that names itself', async () => {
    // sample_1.gif of “What’s in a GIF” by Matthew Flickinger, 10 × 10 pixels in four colors, packed by another program.
    const bytes = Uint8Array.from([
      ...Buffer.from('GIF89a'), 10, 0, 10, 0, 0x91, 0, 0, 255, 255, 255, 255, 0, 0, 0, 0, 255, 0, 0, 0, 0x2c, 0, 0, 0, 0, 10, 0, 10, 0, 0,
      2, 0x16, 0x8c, 0x2d, 0x99, 0x87, 0x2a, 0x1c, 0xdc, 0x33, 0xa0, 0x02, 0x75, 0xec, 0x95, 0xfa, 0xa8, 0xde, 0x60, 0x8c, 0x04, 0x91, 0x4c, 0x01, 0, 0x3b,
    ]) // prettier-ignore
    const rows = 'RRRRRBBBBB/RRRRRBBBBB/RRRRRBBBBB/RRRWWWWBBB/RRRWWWWBBB/BBBWWWWRRR/BBBWWWWRRR/BBBBBRRRRR/BBBBBRRRRR/BBBBBRRRRR'
    expect(await drawn(bytes)).toEqual([rows])
  })

  it.each([
    ['a PNG', rawPng({ width: 1, height: 1, colorType: 0 }, [[1]]), {}, { code: 'format-not-read', field: 'file' }],
    ['a text', Buffer.from('hello'), {}, { code: 'not-an-image' }],
    [
      'a canvas of 65,535 squared',
      gif({ width: 65_535, height: 65_535, colors: COLORS }, [{ width: 1, height: 1, pixels: [1] }]),
      {},
      { code: 'image-too-big' },
    ],
    [
      'cut-off data',
      gif({ width: 40, height: 40, colors: COLORS }, [{ width: 40, height: 40, pixels: Array<number>(1600).fill(1) }]).subarray(0, 300),
      {},
      { code: 'image-damaged' },
    ],
    [
      'too few pixels',
      gif({ width: 3, height: 3, colors: COLORS }, [{ width: 3, height: 3, pixels: [1, 1] }]),
      {},
      { code: 'image-damaged' },
    ],
    ['no palette at all', gif({ width: 1, height: 1 }, [{ width: 1, height: 1, pixels: [1] }]), {}, { code: 'image-damaged' }],
    [
      'a frame far larger than the canvas',
      gif({ width: 1, height: 1, colors: COLORS }, [{ width: 65_535, height: 65_535, pixels: [1] }]),
      {},
      { code: 'image-damaged' },
    ],
    [
      'an impossible range',
      gif({ width: 1, height: 1, colors: COLORS }, [{ width: 1, height: 1, pixels: [1] }]),
      { frames: '1-2' },
      { code: 'no-such-frame', params: { frame: 2, count: 1 }, field: 'frames' },
    ],
    [
      'a sheet beyond the limit',
      gif({ width: 6000, height: 6000, colors: COLORS }, [
        { width: 1, height: 1, pixels: [1] },
        { width: 1, height: 1, pixels: [1] },
      ]),
      { as: 'sprite' },
      { code: 'sprite-too-large' },
    ],
  ] as const)('refuses %s', async (_, bytes, input, wanted) => {
    // prettier-ignore
    expect(await failure(gifSplitter, { file: fileOf(bytes), ...input })).toMatchObject(wanted)
  })

  it('refuses a side too long for WebP, and what is no range', async () => {
    const long = gif({ width: 16_384, height: 1, colors: COLORS }, [{ width: 1, height: 1, pixels: [1] }])
    expect(await failure(gifSplitter, { file: fileOf(long), format: 'webp' })).toMatchObject({ code: 'webp-too-long', field: 'format' })
    expect(await failure(gifSplitter, { file: fileOf(long), frames: '1, two' })).toMatchObject({
      code: 'bad-range',
      params: { part: 'two' },
      field: 'frames',
    })
  })

  it('refuses thousands of frames at once, but splits a range of them', async () => {
    const frames = Array.from({ length: 2001 }, () => ({ width: 1, height: 1, pixels: [1] }))
    const bytes = gif({ width: 1, height: 1, colors: COLORS }, frames)
    expect(await failure(gifSplitter, { file: fileOf(bytes) })).toMatchObject({ code: 'too-many-frames' })
    expect((await splitting(bytes, { frames: '2000-' })).files.length).toBe(2)
    const large = gif({ width: 7000, height: 7000, colors: COLORS }, frames.slice(0, 30))
    expect(await failure(gifSplitter, { file: fileOf(large) })).toMatchObject({ code: 'gif-too-large', field: 'frames' })
  })
})

describe('frameRange', () => {
  it.each([
    ['', [1, 2, 3, 4, 5]],
    [' 2 , 1 ', [1, 2]],
    ['1-3 5', [1, 2, 3, 5]],
    ['4–', [4, 5]],
    ['3 - 4;3', [3, 4]],
  ])('reads %j', (text, numbers) => {
    expect(frameRange(text, 5, 'frames')).toEqual(numbers)
  })
  it.each(['x', '1-2-3', '3-1', '0', '6', '-2', '1.5'])('refuses %j', (text) => {
    expect(() => frameRange(text, 5, 'frames')).toThrow()
  })
})
